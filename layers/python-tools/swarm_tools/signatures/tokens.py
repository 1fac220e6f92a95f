"""Names into words: snake and camel case, English and French."""

from __future__ import annotations

import re
from functools import lru_cache


def words(text: str) -> frozenset[str]:
    """Return the words of ``text`` as a set."""
    return frozenset(text.split())


_PIECE = re.compile(r"[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+|[A-Z]+|\d+")

SYNONYMS = {
    "avg": "average", "mean": "average", "moyenne": "average", "moy": "average",
    "maximum": "max", "largest": "max", "biggest": "max", "highest": "max", "greatest": "max",
    "minimum": "min", "smallest": "min", "lowest": "min", "somme": "sum", "total": "sum",
    "produit": "product", "mediane": "median", "ecart": "range", "etendue": "range",
    "factorielle": "factorial", "fact": "factorial", "fib": "fibonacci", "premier": "prime",
    "pair": "even", "impair": "odd", "inverser": "reverse", "renverser": "reverse",
    "inverse": "reverse", "reversed": "reverse", "chaine": "string", "str": "string",
    "text": "string", "texte": "string", "mots": "words", "mot": "word", "compter": "count",
    "counts": "count", "voyelles": "vowels", "voyelle": "vowels", "vowel": "vowels",
    "consonnes": "consonants", "consonant": "consonants", "trier": "sort", "tri": "sort",
    "sorted": "sort", "sorting": "sort", "liste": "list", "lst": "list", "array": "list",
    "arr": "list", "tableau": "list", "nombre": "number", "nombres": "numbers", "num": "number",
    "nums": "numbers", "diviser": "divide", "division": "divide", "div": "divide",
    "additionner": "add", "addition": "add", "ajouter": "add", "soustraire": "subtract",
    "soustraction": "subtract", "subtraction": "subtract", "sub": "subtract",
    "substract": "subtract", "multiplier": "multiply", "multiplication": "multiply",
    "mult": "multiply", "mul": "multiply", "remise": "discount", "reduction": "discount",
    "prix": "price", "calculer": "calculate", "calcul": "calculate", "calc": "calculate",
    "trouver": "find", "obtenir": "get", "est": "is", "racine": "root", "carre": "square",
    "squared": "square", "cubed": "cube", "puissance": "power", "pow": "power",
    "doublons": "duplicates", "dups": "duplicates", "duplicate": "duplicates", "pgcd": "gcd",
    "ppcm": "lcm", "bissextile": "leap", "annee": "year", "aire": "area", "surface": "area",
    "perimetre": "perimeter", "cercle": "circle", "recherche": "search", "binaire": "binary",
    "dichotomique": "binary", "lineaire": "linear", "sequential": "linear",
    "majuscules": "uppercase", "minuscules": "lowercase", "majuscule": "uppercase",
    "minuscule": "lowercase", "en": "to", "vers": "to", "2": "to", "croissant": "ascending",
    "asc": "ascending", "decroissant": "descending", "desc": "descending",
    "palindromes": "palindrome", "anagramme": "anagram", "anagrams": "anagram",
    "anagrammes": "anagram", "chiffres": "digits", "digit": "digits", "vide": "empty",
    "taxe": "tax", "vat": "tax", "tva": "tax", "pourboire": "tip", "aplatir": "flatten",
    "flattened": "flatten", "transposer": "transpose", "fusionner": "merge", "fusion": "merge",
    "merged": "merge", "chars": "characters", "char": "characters", "character": "characters",
    "caracteres": "characters", "letters": "characters", "occurences": "occurrences",
    "occurrence": "occurrences", "facto": "factorial", "hypotenuse": "hypotenuse",
    "seconde": "seconds", "heures": "hours", "capitalise": "capitalize", "evens": "even",
    "odds": "odd", "primes": "primes", "pct": "percentage", "percent": "percentage",
    "pourcentage": "percentage", "imc": "bmi", "dictionnaire": "dict", "dictionary": "dict",
    "fahr": "fahrenheit", "kilometers": "km", "kilometres": "km", "kilometer": "km",
    "mile": "miles", "kilograms": "kg", "kilos": "kg", "kilogram": "kg", "pounds": "lbs",
    "pound": "lbs", "lb": "lbs", "inches": "inch", "feets": "feet", "metres": "meters",
    "metre": "meters", "meter": "meters", "dec": "decimal", "bin": "binary",
    "appliquer": "apply", "applique": "apply", "convertir": "convert", "enlever": "remove",
    "mediana": "median", "cout": "cost", "kelvins": "kelvin", "metrics": "metrics",
    "freq": "frequency", "frequencies": "frequency", "len": "length", "longueur": "length",
    "dupes": "duplicates", "uniq": "unique", "dist": "distance", "circ": "circumference",
    "temp": "temperature", "vals": "values", "strs": "strings", "elems": "elements",
    "indice": "index", "valider": "validate",
    "valide": "valid", "valides": "valid", "verifie": "check", "verifier": "check",
    "diviseurs": "divisors", "diviseur": "divisors", "propres": "proper", "parfait": "perfect",
    "parfaits": "perfect", "jours": "days", "semaines": "weeks", "secondes": "seconds",
    "annees": "years", "grammes": "grams", "kilogrammes": "kg", "pieds": "feet",
    "pouces": "inch", "octets": "bytes", "degres": "degrees",
    "nb": "number", "bulle": "bubble", "c": "celsius", "f": "fahrenheit", "k": "kelvin",
}  # fmt: skip
SINGLE_LETTERS = frozenset({"c", "f", "k"})
FILLERS = words(
    "calculate compute get find determine return returns the of a an in from my do de du des "
    "la le les un une l d calculates computes given for function func check evaluate value "
    "values process simple basic our make v1 fn fast faster efficient efficiently optimized "
    "optimised manual manually rapide"
)


def split(name: str) -> list[str]:
    """Return the lower-case words of an identifier.

    >>> split("calculateAverage_of")
    ['calculate', 'average', 'of']
    """
    return [p.lower() for p in _PIECE.findall(name)]


@lru_cache(maxsize=4096)
def normal(name: str) -> tuple[str, ...]:
    """Return the words of an identifier in one language and spelling.

    >>> normal("calculer_moyenne")
    ('calculate', 'average')
    """
    pieces = split(name)
    out = []
    convert = bool({"to", "2", "en", "vers"} & set(pieces))
    for word in pieces:
        if word in SINGLE_LETTERS and not convert:
            out.append(word)
        else:
            out.append(SYNONYMS.get(word, word))
    if len(out) > 2 and out[0] == "number" and out[1] in ("of", "de"):
        out[0] = "count"
    return tuple(out)


def matches(name: str, wanted: str, objects: frozenset[str]) -> bool:
    """Say whether a name says ``wanted`` and nothing else of meaning.

    Every word of ``wanted`` must be there; every other word must be a filler or one of
    ``objects``. With ``to`` among them the order counts.
    """
    said = normal(name)
    need = list(normal(wanted.replace(" ", "_")))
    if "to" in need:
        rest = [w for w in said if w not in FILLERS or w in need]
        rest = [w for w in rest if w in need or w not in objects]
        return rest == need
    left = list(said)
    for word in need:
        if word not in left:
            return False
        left.remove(word)
    return all(w in FILLERS or w in objects or w in need for w in left)
