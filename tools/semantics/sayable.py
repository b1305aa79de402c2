"""Which words a bot may say as a clue. It understands many more."""

import hashlib
import re

# What is hurtful, lewd or grim by its own definition stays unsaid, in every language that translates it.
UNSAID = re.compile(
    r"\b(offensive|obscene|obscenity|vulgar|disparaging|derogatory|ethnic slur|insulting|taboo|sexual|sexually|erotic|"
    r"genital|genitals|genitalia|penis|vagina|vulva|scrotum|testis|testicle|anus|buttocks|intercourse|masturbation|"
    r"prostitute|prostitution|brothel|pornography|excrement|feces|faeces|urine|urinate|defecate|semen|rape|incest|"
    r"pedophile|genocide|lynching|suicide|Nazi|Nazis|slave|slavery|torture|massacre|abortion|mongoloid|retarded)\b"
)

# A few more, of which the definition does not tell: the first bytes of their SHA-256.
MORE = set()


def unsaid(wordnet, word):
    """Whether an English word is one that a bot never says."""
    if hashlib.sha256(word.lower().encode()).hexdigest()[:12] in MORE:
        return True
    senses = wordnet.weighted_senses(word)
    return any(weight > 0.08 and UNSAID.search(wordnet.gloss[synset]) for synset, weight in senses)
