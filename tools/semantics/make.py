"""Makes the data files: `python make.py CACHE OUT`."""

import os
import pickle
import re
import sys

import numpy as np
from wordfreq import zipf_frequency

import pack
from dictionaries import Dictionaries
from english import English
from sayable import STRUCK_OUT, unsaid
from vectors import reduce, unit

# Numbers in a vector: people's guesses still tell 320 from 256.
SIZE = 320
ENGLISH_WORDS = 26_000
OTHER_WORDS = 9_000
# How much more common, in Zipf frequency, a word must be that WordNet does not have as a noun.
NO_NOUN = 0.6
# How much of a board word's meaning is the concept that it stands for, and how much what dictionaries say of the word.
CONCEPT, DICTIONARY = 0.6, 0.6
HERE = os.path.dirname(os.path.abspath(__file__))
SENSES = os.path.join(HERE, "senses.tsv")
BOARD = os.path.join(HERE, "../../crates/duet/data/words-1.tsv")
SAID, SAID_NAME = 3.35, 3.9


def board():
    """The board's concepts: id, then a name in each language."""
    with open(BOARD, encoding="utf-8") as file:
        return [line.rstrip("\n").split("\t")[:5] for line in file][1:]


def senses_by_hand():
    """What the board's concepts mean where a dictionary's first sense misleads."""
    with open(SENSES, encoding="utf-8") as file:
        return dict(line.rstrip("\n").split("\t") for line in file)


def kept(path, make):
    """What was made before, or is made now: some of it takes minutes."""
    if not os.path.exists(path):
        made = make()
        with open(path, "wb") as file:
            pickle.dump(made, file)
    with open(path, "rb") as file:
        return pickle.load(file)


def shown(wordnet, word):
    """The word as it is written: names with a capital."""
    return word.capitalize() if wordnet.is_name(word) else word


def may_say(source, word, zipf):
    """Common words with a meaning of their own; of names only places and the like, which WordNet knows as instances."""
    wordnet = source.wordnet
    senses = wordnet.senses.get(word, ())
    if not senses or len(word) < 3 or unsaid(wordnet, word) or word in STRUCK_OUT["en"] or wordnet.base(word):
        return False
    if zipf > 6.2 or not any(synset[0] in "nva" for synset in senses):
        return False
    if wordnet.is_name(word):
        placed = all(any(kind == "@i" and "person" not in wordnet.lemmas[target] for kind, target in wordnet.pointers[s]) for s in senses)
        return zipf >= SAID_NAME and placed
    noun = sum(weight for synset, weight in wordnet.weighted_senses(word) if synset[0] == "n")
    return zipf >= (SAID if noun > 0.4 else SAID + 0.5)


def write_english(source, project, path):
    wordnet, board_words = source.wordnet, {row[1] for row in board()}
    # The board first, then what is common; clues are nouns, so all else must be more so.
    handicap = lambda word: 0 if any(synset[0] == "n" for synset in wordnet.senses.get(word, ())) else NO_NOUN
    order = sorted(
        range(len(source.words)),
        key=lambda i: (source.words[i] not in board_words, handicap(source.words[i]) - source.zipf[i], source.words[i]),
    )
    rows, forms = [], []
    for i in order:
        word = source.words[i]
        base = wordnet.base(word)
        plain = word.removesuffix("ly")
        if word not in board_words and word not in wordnet.senses and base in source.place:
            forms.append((word, base))
        elif plain != word and plain in source.place and all(synset[0] == "r" for synset in wordnet.senses.get(word, ())):
            forms.append((word, plain))
        elif word.endswith("ed") and base in source.place and word not in board_words:
            forms.append((word, base))
        elif len(rows) < ENGLISH_WORDS:
            rows.append(i)
    rows.sort(key=lambda i: (-source.zipf[i], source.words[i]))
    entries, vectors, place = [], [], {}
    whole = project(source.mixed(np.array(rows)))
    for i, vector in zip(rows, whole):
        word = source.words[i]
        place[word] = len(entries)
        flags = pack.SAYABLE if may_say(source, word, source.zipf[i]) else 0
        entries.append((shown(wordnet, word), source.zipf[i], flags))
        vectors.append(vector)
    aliases = sorted((form, place[base]) for form, base in forms if base in place)
    finish(path, entries, vectors, aliases)


def concept_vectors(source):
    """A vector for each concept of the board: the English word in the sense that is meant."""
    by_hand, out = senses_by_hand(), {}
    for concept, word, *_ in board():
        row = source.place[word]
        nouns = [synset for synset, _ in source.wordnet.weighted_senses(word) if synset in source.synset_place and synset[0] == "n"]
        sense = concept if concept in by_hand else next(iter(nouns), None)
        definition = source.definition[[source.synset_place[sense]]] if sense else None
        out[concept] = source.mixed(np.array([row]), definition)[0]
    return out


def write_other(language, column, source, everything, concepts, votes, project, path):
    """Words whose meaning is that of their English translations, each as often as sources vote for it, squared."""
    named = {row[column]: concepts[row[0]] for row in board()}
    found = []
    for word, counts in votes.items():
        zipf = zipf_frequency(word, language)
        if not re.fullmatch(r"[^\W\d_]{2,}", word) or (zipf < 2.3 and word not in named):
            continue
        counts = {text: count for text, count in counts.items() if text in source.place}
        most = max(counts.values(), default=0)
        if most:
            counts = {text: count for text, count in counts.items() if count >= most / 3}
            found.append((word, zipf, counts, most))
    for word in named.keys() - {word for word, *_ in found}:
        found.append((word, zipf_frequency(word, language), {}, 0))
    # The same letters with and without a capital: the better known one stands for both.
    best = {}
    for entry in sorted(found, key=lambda entry: (entry[0] not in named, -entry[3], entry[0])):
        best.setdefault(entry[0].lower(), entry)
    found = sorted(best.values(), key=lambda entry: (entry[0] not in named, entry[3] < 2, -entry[1], entry[0]))[:OTHER_WORDS]
    found.sort(key=lambda entry: (-entry[1], entry[0]))
    entries, vectors = [], []
    for word, zipf, counts, most in found:
        vector = np.zeros(everything.shape[1], np.float32)
        for text, count in sorted(counts.items()):
            vector += count**2 * everything[source.place[text]]
        vector = unit(vector[None])[0]
        if word in named:
            vector = DICTIONARY * vector + CONCEPT * named[word]
        top = [text for text, count in counts.items() if count >= most / 2]
        clean = word.lower() not in STRUCK_OUT[language] and not any(unsaid(source.wordnet, text) for text in counts)
        plain = any(source.wordnet.senses.get(text) and not source.wordnet.is_name(text) for text in top)
        say = most >= 2 and zipf >= (3.0 if plain else SAID_NAME) and zipf < 6.0 and clean and len(word) > 2
        say = say and any(text in source.wordnet.senses and source.wordnet.senses[text][0][0] in "nva" for text in top)
        entries.append((word, zipf, (pack.SAYABLE if say else 0) | (pack.DOUBTFUL if most < 2 else 0)))
        vectors.append(vector)
    finish(path, entries, list(project(unit(np.array(vectors)))), [])


def finish(path, entries, vectors, aliases):
    pack.write(path, entries, np.array(vectors), aliases)
    say = sum(flags & pack.SAYABLE for _, _, flags in entries)
    print(f"{path}: {len(entries)} words, {say} to say, {len(aliases)} forms, {os.path.getsize(path)} bytes")


def main(cache, out):
    must = {row[1] for row in board()}
    source = kept(f"{cache}/english.pickle", lambda: English(cache, must, senses_by_hand()))
    votes = kept(f"{cache}/votes.pickle", lambda: all_votes(cache))
    everything = source.mixed()
    project = reduce(everything, np.exp(source.zipf - 3), SIZE)
    write_english(source, project, f"{out}/duet-en.bin")
    concepts = concept_vectors(source)
    for column, language in ((2, "es"), (3, "de"), (4, "nl")):
        write_other(language, column, source, everything, concepts, votes[language], project, f"{out}/duet-{language}.bin")


def all_votes(cache):
    dictionaries = Dictionaries(cache)
    return {language: dictionaries.votes(language) for language in ("es", "de", "nl")}


if __name__ == "__main__":
    main(*sys.argv[1:3])
