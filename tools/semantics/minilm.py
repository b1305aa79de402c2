"""MiniLM-L6 sentence vectors with nothing but numpy.

The model is small enough for plain matrix products, and so the build needs no machine-learning framework.
"""

import json
import os
import struct
import unicodedata

import numpy as np

LAYERS, HEADS, WIDTH = 6, 12, 384


def _read_safetensors(path):
    with open(path, "rb") as file:
        (size,) = struct.unpack("<Q", file.read(8))
        header = json.loads(file.read(size))
        body = file.read()
    tensors = {}
    for name, entry in header.items():
        if name == "__metadata__" or entry["dtype"] != "F32":
            continue
        start, end = entry["data_offsets"]
        tensors[name] = np.frombuffer(body[start:end], np.float32).reshape(entry["shape"])
    return tensors


def _gelu(x):
    # The error function by Abramowitz and Stegun 7.1.26: right to seven figures, which float32 cannot tell apart.
    z = np.abs(x) * np.float32(0.70710678)
    t = 1 / (1 + np.float32(0.3275911) * z)
    poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
    erf = np.sign(x) * (1 - poly * np.exp(-z * z))
    return x * np.float32(0.5) * (1 + erf)


class MiniLM:
    """Turns texts into unit vectors of 384 numbers, and keeps what it has turned in a file of its own."""

    def __init__(self, folder, kept):
        self.kept = kept
        self.weights = _read_safetensors(f"{folder}/model.safetensors")
        with open(f"{folder}/vocab.txt", encoding="utf-8") as file:
            self.vocabulary = {line.rstrip("\n"): index for index, line in enumerate(file)}

    def _tokens(self, text):
        text = unicodedata.normalize("NFD", text.lower())
        text = "".join(c for c in text if unicodedata.category(c) != "Mn")
        spaced = "".join(c if c.isalnum() or c.isspace() else f" {c} " for c in text)
        ids = [self.vocabulary["[CLS]"]]
        for word in spaced.split():
            ids.extend(self._pieces(word))
        return ids[:63] + [self.vocabulary["[SEP]"]]

    def _pieces(self, word):
        pieces, start = [], 0
        while start < len(word):
            end = len(word)
            while end > start:
                piece = ("##" if start else "") + word[start:end]
                if piece in self.vocabulary:
                    pieces.append(self.vocabulary[piece])
                    break
                end -= 1
            if end == start:
                return [self.vocabulary["[UNK]"]]
            start = end
        return pieces

    def _norm(self, x, name):
        mean = x.mean(-1, keepdims=True)
        centred = x - mean
        variance = (centred * centred).mean(-1, keepdims=True)
        return centred / np.sqrt(variance + 1e-12) * self.weights[name + ".weight"] + self.weights[name + ".bias"]

    def _linear(self, x, name):
        # One product of two matrices: numpy would make one for each text.
        flat = x.reshape(-1, x.shape[-1]) @ self.weights[name + ".weight"].T
        return (flat + self.weights[name + ".bias"]).reshape(*x.shape[:-1], -1)

    def _batch(self, ids):
        """Vectors of texts that have equally many tokens, so that no padding is needed."""
        w = self.weights
        count, length = ids.shape
        x = w["embeddings.word_embeddings.weight"][ids]
        x = x + w["embeddings.position_embeddings.weight"][:length] + w["embeddings.token_type_embeddings.weight"][0]
        x = self._norm(x, "embeddings.LayerNorm")
        for layer in range(LAYERS):
            name = f"encoder.layer.{layer}."
            split = lambda y: y.reshape(count, length, HEADS, WIDTH // HEADS).transpose(0, 2, 1, 3)
            q = split(self._linear(x, name + "attention.self.query"))
            k = split(self._linear(x, name + "attention.self.key"))
            v = split(self._linear(x, name + "attention.self.value"))
            scores = q @ k.transpose(0, 1, 3, 2) / np.float32(np.sqrt(WIDTH // HEADS))
            scores = np.exp(scores - scores.max(-1, keepdims=True))
            scores /= scores.sum(-1, keepdims=True)
            mixed = (scores @ v).transpose(0, 2, 1, 3).reshape(count, length, WIDTH)
            mixed = self._linear(mixed, name + "attention.output.dense")
            x = self._norm(x + mixed, name + "attention.output.LayerNorm")
            inner = _gelu(self._linear(x, name + "intermediate.dense"))
            x = self._norm(x + self._linear(inner, name + "output.dense"), name + "output.LayerNorm")
        mean = x.mean(1)
        return mean / np.linalg.norm(mean, axis=1, keepdims=True)

    def encode(self, texts):
        """The vectors of the texts, in their order."""
        known = {}
        if os.path.exists(self.kept):
            with np.load(self.kept) as file:
                known = dict(zip(file["texts"].tolist(), file["vectors"]))
        new = sorted(set(texts) - known.keys())
        if new:
            known.update(zip(new, self._encode(new)))
            names = sorted(known)
            np.savez(self.kept, texts=np.array(names), vectors=np.array([known[name] for name in names]))
        return np.array([known[text] for text in texts])

    def _encode(self, texts, batch=64):
        tokens = [self._tokens(text) for text in texts]
        order = sorted(range(len(texts)), key=lambda i: len(tokens[i]))
        out = np.zeros((len(texts), WIDTH), np.float32)
        start = 0
        while start < len(order):
            length = len(tokens[order[start]])
            end = start
            while end < len(order) and end - start < batch and len(tokens[order[end]]) == length:
                end += 1
            rows = order[start:end]
            out[rows] = self._batch(np.array([tokens[i] for i in rows]))
            start = end
        return out
