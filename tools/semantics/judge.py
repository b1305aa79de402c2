"""Judges: meanings to guess by that are not the bots' own, to see how their clues do with somebody else.

Both have what the bots do not have:

- WordLlama's token vectors, for evaluation only: nothing derived from them is part of the program;
- the Moby thesaurus and pairs of neighbouring words from the web, as a graph.

That alone agrees with people far less than the bots do, so each shares one source with them: the *reader* what MiniLM makes of words and
their definitions, the *stranger* GloVe.

`python judge.py CACHE`, after make.py, writes CACHE/{reader,stranger}-{en,es,de,nl}.bin.
"""

import json
import math
import struct
import sys

import numpy as np
import scipy.sparse as sparse
from scipy.sparse.linalg import svds
from tokenizers import Tokenizer

import make
from english import DEFINITION
from vectors import clean, reduce, unit

WEB_WORDS = 1.02e12


def token_vectors(folder, words):
    base = f"{folder}/wordllama/wordllama"
    with open(f"{base}/weights/l2_supercat_256.safetensors", "rb") as file:
        (size,) = struct.unpack("<Q", file.read(8))
        (entry,) = (e for name, e in json.loads(file.read(size)).items() if name != "__metadata__")
        kind = {"F16": np.float16, "F32": np.float32}[entry["dtype"]]
        table = np.frombuffer(file.read(), kind).reshape(entry["shape"]).astype(np.float32)
    tokenizer = Tokenizer.from_file(f"{base}/tokenizers/l2_supercat_tokenizer_config.json")
    ids = [tokenizer.encode(word, add_special_tokens=False).ids for word in words]
    return clean(np.array([table[some].mean(0) for some in ids]), 2)


def graph_vectors(folder, words):
    place = {word: i for i, word in enumerate(words)}
    weights = {}

    def link(a, b, weight):
        if a in place and b in place and a != b:
            for pair in ((place[a], place[b]), (place[b], place[a])):
                weights[pair] = max(weights.get(pair, 0), weight)

    with open(f"{folder}/moby/package/words.txt", encoding="utf-8", errors="replace") as file:
        for line in file:
            head, *others = (text.strip().lower() for text in line.split(","))
            for other in others:
                link(head, other, 0.5)
    base = f"{folder}/wordsegment/wordsegment"
    with open(f"{base}/unigrams.txt", encoding="utf-8") as file:
        single = {word: float(count) for word, count in (line.split("\t") for line in file)}
    with open(f"{base}/bigrams.txt", encoding="utf-8") as file:
        for line in file:
            pair, count = line.split("\t")
            first, _, second = pair.lower().partition(" ")
            if first in place and second in place and min(len(first), len(second)) > 2:
                surprise = math.log(float(count) * WEB_WORDS / (single.get(first, 1e5) * single.get(second, 1e5)))
                if surprise > 2:
                    link(first, second, min(1, surprise / 8))
    size = len(words)
    rows, columns = np.array(list(weights), np.int64).T
    graph = sparse.csr_matrix((np.array(list(weights.values()), np.float32), (rows, columns)), shape=(size, size))
    graph = (graph + sparse.identity(size, dtype=np.float32)).tocoo()
    degree = np.bincount(graph.row, graph.data, size)
    surprise = np.log1p(graph.data * degree.sum() / (degree[graph.row] * degree[graph.col]))
    matrix = sparse.csr_matrix((surprise.astype(np.float32), (graph.row, graph.col)), shape=(size, size))
    u, s, _ = svds(matrix, k=150, v0=np.ones(size, np.float32) / size**0.5)
    return unit(u * s**0.5).astype(np.float32)


class Judge:
    """The same words as the bots' English, with other vectors."""

    def __init__(self, source, vectors):
        self.words, self.place, self.zipf, self.wordnet = source.words, source.place, source.zipf, source.wordnet
        self.vectors = vectors

    def mixed(self, rows=None):
        return self.vectors if rows is None else self.vectors[rows]


def write(judge, votes, cache, name):
    project = reduce(judge.mixed(), np.exp(judge.zipf - 3), make.SIZE)
    make.write_english(judge, project, f"{cache}/{name}-en.bin")
    concepts = {row[0]: judge.vectors[judge.place[row[1]]] for row in make.board()}
    for column, language in ((2, "es"), (3, "de"), (4, "nl")):
        path = f"{cache}/{name}-{language}.bin"
        make.write_other(language, column, judge, judge.mixed(), concepts, votes[language], project, path)


def main(cache):
    source = make.kept(f"{cache}/english.pickle", lambda: None)
    votes = make.kept(f"{cache}/votes.pickle", lambda: None)
    other = [token_vectors(cache, source.words), 0.8 * graph_vectors(cache, source.words)]
    meaning = unit(source.mini + DEFINITION * source.defined)
    write(Judge(source, unit(np.hstack([1.2 * meaning, *other]))), votes, cache, "reader")
    write(Judge(source, unit(np.hstack([source.glove, *other]))), votes, cache, "stranger")


if __name__ == "__main__":
    main(sys.argv[1])
