"""WordNet 3.0 from its text files: senses with glosses, and what they are related to."""

from collections import defaultdict

PARTS = {"noun": "n", "verb": "v", "adj": "a", "adv": "r"}


class WordNet:
    """Synsets by id such as `n02084071`, and the senses of each lemma, most frequent first."""

    def __init__(self, folder):
        self.gloss, self.lemmas, self.pointers = {}, {}, {}
        self.senses = defaultdict(list)
        self.exceptions = {}
        for part, letter in PARTS.items():
            self._read_data(f"{folder}/data.{part}", letter)
            self._read_index(f"{folder}/index.{part}", letter)
            self._read_exceptions(f"{folder}/{part}.exc", letter)
        self.counts = self._read_counts(f"{folder}/cntlist.rev")

    def _read_data(self, path, letter):
        with open(path, encoding="latin-1") as file:
            for line in file:
                if line.startswith("  "):
                    continue
                head, _, gloss = line.partition("|")
                fields = head.split()
                synset = letter + fields[0]
                count = int(fields[3], 16)
                names = [fields[4 + 2 * i].split("(")[0] for i in range(count)]
                at = 4 + 2 * count
                pointers = []
                for i in range(int(fields[at])):
                    kind, target, part, _ = fields[at + 1 + 4 * i : at + 5 + 4 * i]
                    pointers.append((kind, ("a" if part == "s" else part) + target))
                self.gloss[synset] = gloss.strip()
                self.lemmas[synset] = names
                self.pointers[synset] = pointers

    def _read_index(self, path, letter):
        with open(path, encoding="latin-1") as file:
            for line in file:
                if line.startswith("  "):
                    continue
                fields = line.split()
                count = int(fields[2])
                self.senses[fields[0]].extend(letter + target for target in fields[-count:])

    def _read_exceptions(self, path, letter):
        with open(path, encoding="latin-1") as file:
            for line in file:
                form, *bases = line.split()
                self.exceptions.setdefault(form, bases[0])

    def _read_counts(self, path):
        """How often each sense was met in tagged text, by lemma and number of the sense."""
        counts = defaultdict(dict)
        with open(path, encoding="latin-1") as file:
            for line in file:
                key, number, count = line.split()
                lemma, rest = key.split("%")
                letter = "nvara"[int(rest[0]) - 1]
                counts[lemma, letter][int(number)] = int(count)
        return counts

    def weighted_senses(self, lemma):
        """The senses with a weight each: how often they were met, and nearly nothing for those that never were."""
        number = defaultdict(int)
        out = []
        for synset in self.senses.get(lemma, ()):
            letter = synset[0]
            number[letter] += 1
            met = self.counts.get((lemma, letter), {}).get(number[letter], 0)
            out.append((synset, (met + 1) / number[letter] ** 0.5))
        total = sum(weight for _, weight in out) or 1
        return [(synset, weight / total) for synset, weight in out]

    def definition(self, synset):
        """The gloss without its examples."""
        return self.gloss[synset].split(';  "')[0].split('; "')[0]

    def is_name(self, lemma):
        """Whether WordNet writes the word with a capital in every sense."""
        lower = lemma.lower()
        return bool(self.senses.get(lower)) and all(
            any(name.lower() == lower and name[0].isupper() for name in self.lemmas[synset])
            for synset in self.senses[lower]
        )

    def base(self, form):
        """The dictionary form of an inflected one; nothing if it is one itself or none is known."""
        if form in self.exceptions:
            return self.exceptions[form]
        endings = [("ies", "y"), ("ves", "f"), ("es", ""), ("s", ""), ("ied", "y"), ("ed", "e"), ("ed", ""), ("ing", "e"), ("ing", "")]
        for ending, instead in endings:
            if form.endswith(ending) and len(form) > len(ending) + 2:
                stem = form[: -len(ending)] + instead
                if stem in self.senses:
                    return stem
                if ending in ("ed", "ing") and len(stem) > 3 and stem[-1] == stem[-2] and stem[:-1] in self.senses:
                    return stem[:-1]
        return None
