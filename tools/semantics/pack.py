"""The file that the bots carry: words with what they mean, 4 bits a number.

All numbers are little-endian.

    4 bytes   SHW1
    u16       numbers in a vector, even
    u32       entries
    u32       aliases
    entries, most frequent words first:
        u8, text   the word in UTF-8, after its length
        u8         how common it is: 25 times its Zipf frequency
        u8         1: a bot may say it as a clue; 2: known from one source only
        vector     two numbers a byte, the first in the low half; n stands for n - 7.5; lengths mean nothing
    aliases, forms of words:
        u8, text   the form
        u16        its entry
"""

import struct

import numpy as np

SAYABLE, DOUBTFUL = 1, 2
STEP = 0.34


def quantise(rows):
    """Rows of unit length as bytes of two numbers each."""
    size = rows.shape[1]
    level = np.clip(np.floor(rows * np.sqrt(size) / STEP) + 8, 0, 15).astype(np.uint8)
    return level[:, 0::2] | level[:, 1::2] << 4


def write(path, entries, vectors, aliases):
    """Entries are (text, zipf, flags); aliases are (form, number of entry)."""
    body = quantise(vectors)
    with open(path, "wb") as file:
        file.write(b"SHW1" + struct.pack("<HII", vectors.shape[1], len(entries), len(aliases)))
        for (text, zipf, flags), row in zip(entries, body):
            data = text.encode()
            file.write(bytes([len(data)]) + data + bytes([min(255, max(0, round(25 * zipf))), flags]) + row.tobytes())
        for form, entry in aliases:
            data = form.encode()
            file.write(bytes([len(data)]) + data + struct.pack("<H", entry))
