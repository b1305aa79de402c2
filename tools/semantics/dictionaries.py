"""Spanish, German and Dutch words in English: open dictionaries through several pivot languages, and MultiWordNet."""

import gzip
import re
import unicodedata
from collections import Counter, defaultdict

DIGITS = {c: i for i, c in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")}


def _number(text):
    value = 0
    for c in text:
        value = value * 64 + DIGITS[c]
    return value


def _tidy(text):
    """A translation without marks, brackets and stress."""
    text = re.sub(r"\[\[|\]\]|\([^)]*\)|<[^>]*>", "", text)
    # Bulgarian is printed with the stress that nobody writes.
    text = re.sub("(?<=[\u0400-\u04ff])\u0301", "", unicodedata.normalize("NFD", text))
    return unicodedata.normalize("NFC", text).strip(" .;:")


def read_dictd(folder, pair):
    """A dictionary: for each headword its translations."""
    base = f"{folder}/debian/usr/share/dictd/freedict-{pair}"
    with gzip.open(base + ".dict.dz") as file:
        body = file.read()
    out = defaultdict(list)
    seen = set()
    with open(base + ".index", encoding="utf-8") as index:
        for line in index:
            key, start, length = line.rstrip("\n").split("\t")
            start, length = _number(start), _number(length)
            if key.startswith("00database") or start in seen:
                continue
            seen.add(start)
            head, *lines = body[start : start + length].decode("utf-8", "replace").split("\n")
            head = re.split(r" /| <", head)[0].strip()
            for text in _translations(lines):
                out[head].append(text)
    return out


def _translations(lines):
    """The first line, or the lines numbered 1., 2., …; what follows them explains."""
    lines = [line.strip() for line in lines if line.strip()]
    if not lines:
        return []
    chosen = [lines[0]]
    if lines[0].startswith("1."):
        chosen, number = [], 1
        for line in lines:
            if line.startswith(f"{number}."):
                chosen.append(line)
                number += 1
    texts = [part for line in chosen for part in re.split(r"[,;]", re.sub(r"^\d+\.|\d+\.$", "", line))]
    return [text for text in map(_tidy, texts) if text]


def turned(dictionary):
    """The dictionary the other way round."""
    out = defaultdict(list)
    for head, texts in dictionary.items():
        for text in texts:
            out[text].append(head)
    return out


def read_multiwordnet(folder, language):
    """Pairs of a language's words and English ones, through shared synsets."""
    base = f"{folder}/multiwordnet/multiwordnet/db"
    english = defaultdict(list)
    for synset, words in _synsets(f"{base}/english/english_synset.sql"):
        english[synset].extend(words)
    out = defaultdict(list)
    for synset, words in _synsets(f"{base}/{language}/{language}_synset.sql"):
        for word in words:
            out[word].extend(english.get(synset, ()))
    return out


def _synsets(path):
    row = re.compile(r"""VALUES \(["'](\w#\d+)["'],\s*(?:"([^"]*)"|'((?:[^']|'')*)'|NULL)""")
    with open(path, encoding="utf-8", errors="replace") as file:
        for line in file:
            found = row.search(line)
            if found:
                words = (found[2] or found[3] or "").split()
                yield found[1], [word.replace("_", " ") for word in words if "GAP" not in word]


class Dictionaries:
    """Votes for English translations: each path from the language to English is a source with a vote."""

    def __init__(self, folder):
        load = lambda pair: read_dictd(folder, pair)
        finnish, polish, greek = load("fin-eng"), load("pol-eng"), load("ell-eng")
        from_finnish = turned(load("eng-fin"))
        bulgarian = turned(load("eng-bul"))
        spanish = read_multiwordnet(folder, "spanish")
        french, italian, portuguese = (read_multiwordnet(folder, name) for name in ("french", "italian", "portuguese"))
        german_spanish, dutch_spanish = load("deu-spa"), load("nld-spa")
        self.paths = {
            "es": [(spanish,)]
            + [(turned(load(f"{pivot}-spa")), to) for pivot, to in (("pol", polish), ("ell", greek))]
            + [(turned(german_spanish), load("deu-fin"), finnish), (turned(german_spanish), load("deu-pol"), polish)]
            + [(turned(dutch_spanish), load("nld-fin"), finnish), (turned(dutch_spanish), load("nld-pol"), polish)],
            "de": self._paths(load, "deu", finnish, polish, greek, bulgarian, from_finnish)
            + [(german_spanish, spanish), (load("deu-fra"), french)],
            "nl": self._paths(load, "nld", finnish, polish, greek, bulgarian, from_finnish)
            + [(dutch_spanish, spanish), (load("nld-ita"), italian), (load("nld-por"), portuguese)],
        }

    @staticmethod
    def _paths(load, code, finnish, polish, greek, bulgarian, from_finnish):
        paths = [(load(f"{code}-fin"), finnish), (load(f"{code}-fin"), from_finnish)]
        paths += [(load(f"{code}-pol"), polish), (load(f"{code}-ell"), greek), (load(f"{code}-bul"), bulgarian)]
        paths += [(turned(load(f"fin-{code}")), finnish), (turned(load(f"pol-{code}")), polish)]
        if code == "nld":
            paths.append((turned(load("ell-nld")), greek))
        return paths

    def votes(self, language):
        """For each word of the language how many sources give which English word."""
        out = defaultdict(Counter)
        for path in self.paths[language]:
            for word, texts in path[0].items():
                found = set(texts)
                for step in path[1:]:
                    # A pivot with many meanings says little: such a word's votes would be noise.
                    found = {text for middle in found for text in step.get(middle, ())[:12]}
                lower = {text for text in found if text.islower()}
                for text in lower or found:
                    out[word][text.lower()] += 1
        return out
