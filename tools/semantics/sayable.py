"""Which words a bot may say as a clue. It understands many more."""

import os
import re

# What is hurtful, lewd or grim by its own definition stays unsaid, in every language that translates it.
UNSAID = re.compile(
    r"\b(offensive|obscene|obscenity|vulgar|disparaging|derogatory|ethnic slur|insulting|taboo|sexual|sexually|erotic|"
    r"genital|genitals|genitalia|penis|vagina|vulva|scrotum|testis|testicle|anus|buttocks|intercourse|masturbation|"
    r"prostitute|prostitution|brothel|pornography|excrement|feces|faeces|urine|urinate|defecate|semen|rape|incest|"
    r"pedophile|genocide|lynching|suicide|Nazi|Nazis|slave|slavery|torture|massacre|abortion|mongoloid|retarded)\b"
)


def unsaid(wordnet, word):
    """Whether an English word is one that a bot never says."""
    senses = wordnet.weighted_senses(word)
    return any(weight > 0.08 and UNSAID.search(wordnet.gloss[synset]) for synset, weight in senses)


def read_by_hand():
    """The words of each language that a reader of the whole list struck out: they hurt, or are poor clues."""
    words = {}
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "unsaid.tsv")
    with open(path, encoding="utf-8") as file:
        for line in file:
            language, _, word = line.rstrip("\n").split("\t")
            words.setdefault(language, set()).add(word)
    return words


STRUCK_OUT = read_by_hand()
