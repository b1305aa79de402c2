"""Small linear algebra that every stage shares."""

import numpy as np


def unit(rows):
    """Each row at length one; a row of zeros stays one."""
    return rows / np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), 1e-9)


def clean(rows, directions):
    """Without the mean and the directions that all rows share most: those say how frequent a word is, not what it means."""
    rows = rows - rows.mean(0)
    _, axes = np.linalg.eigh(rows.T @ rows)
    top = axes[:, -directions:]
    return unit(rows - (rows @ top) @ top.T)


def reduce(rows, weights, size):
    """A function that takes rows of this space to unit rows of fewer numbers, keeping what the weighted rows need most.

    The result is turned at random (from a fixed seed), so that all its numbers vary alike and can be rounded alike.
    """
    weights = weights / weights.sum()
    mean = weights @ rows
    centred = (rows - mean) * np.sqrt(weights)[:, None]
    _, axes = np.linalg.eigh(centred.T @ centred)
    turn, _ = np.linalg.qr(np.random.default_rng(7).standard_normal((size, size)))
    basis = (axes[:, -size:] @ turn).astype(np.float32)
    mean = mean.astype(np.float32)
    return lambda more: unit((more - mean) @ basis)
