"""Fractions as numerator and denominator: sums, products, quotients and lowest terms."""

from swarm_tools.intents.families.grouped_sums import OTHER_FORM
from swarm_tools.intents.model import Case, code, intent

TOP = r"(n|num|numer|numerator|numerateur|a|c|p|x|top|up)_?\d?"
BOTTOM = r"(d|den|denom|denominator|denominateur|b|d|q|y|bottom|down)_?\d?"
FOUR = (TOP, BOTTOM, TOP, BOTTOM)
PAIR = r"(a|b|f|g|p|q|x|y|frac|fraction|first|second|left|right|one|other|autre)_?\d?"
WORDS = "two both of the in simple lowest terms reduced numbers rational rationals fractions"
REDUCED = (
    r"\b(lowest|simplest|smallest) (terms?|form)\b|\breduced\b|\bsimplified\b|\bin simple form\b"
    r"|\birr[eé]ductible|\bsimplifi[eé]e?\b|\br[eé]duite\b"
)
REFUSED = OTHER_FORM.replace("TypeError", "KeyError, TypeError")


def value(label: str, args: tuple, top: int, bottom: int, reduced: bool = False) -> Case:
    """Return the case of a fraction given back as two numbers or as a text with a stroke."""
    wanted = (
        f"assert (top, bottom) == {(top, bottom)}" if reduced
        else f"assert bottom and top * {bottom} == bottom * {top}"
    )  # fmt: skip
    return code(
        label, "try:", f"    result = {{f}}({', '.join(map(repr, args))})", REFUSED,
        "    return  # another form of fractions",
        'result = result.split("/") if isinstance(result, str) else result',
        "if not isinstance(result, (tuple, list)) or len(result) != 2:",
        "    return  # another form of result",
        "try:", "    top, bottom = (int(part) for part in result)",
        "except (TypeError, ValueError):", "    return  # a mixed number", wanted,
    )  # fmt: skip


def of_two(name: str, doc: str, names: str, *rows: tuple) -> list:
    """Return the intents of two fractions, given as four numbers or as two pairs."""
    out = []
    for form in ("numbers", "pairs"):
        plain, stated = [], []
        for index, (args, top, bottom) in enumerate(rows, 1):
            given = args if form == "numbers" else (args[:2], args[2:])
            plain.append(value(f"example_{index}", given, top, bottom))
            case = value(f"lowest_terms_{index}", given, top, bottom, reduced=True)
            stated.append((REDUCED, case))
        four = form == "numbers"
        out.append(intent(
            f"fraction_parts.{name}_{form}", doc, names,
            "any any any any" if four else "pair pair", *plain,
            objects=WORDS, stated=tuple(stated), spelled=FOUR if four else (PAIR, PAIR),
            unless="mixed continued float egyptian",
        ))  # fmt: skip
    return out


INTENTS = [
    *of_two(
        "sum", "The sum of two fractions, over a common denominator.",
        "add fractions|fraction add|sum fractions|add fraction|fraction sum|additionner fractions"
        "|somme fractions|addition fractions",
        ((1, 2, 1, 3), 5, 6), ((1, 2, 1, 4), 3, 4), ((1, 6, 1, 3), 1, 2), ((2, 3, 2, 3), 4, 3),
        ((3, 4, 1, 6), 11, 12), ((1, 5, 2, 5), 3, 5),
    ),
    *of_two(
        "difference", "The first fraction less the second.",
        "subtract fractions|fraction subtract|sub fractions|subtract fraction|soustraire fractions"
        "|difference fractions",
        ((1, 2, 1, 3), 1, 6), ((3, 4, 1, 4), 1, 2), ((5, 6, 1, 3), 1, 2), ((4, 5, 1, 2), 3, 10),
    ),
    *of_two(
        "product", "The product of two fractions.",
        "multiply fractions|fraction multiply|mul fractions|multiply fraction|fraction product"
        "|multiplier fractions|produit fractions",
        ((1, 2, 1, 3), 1, 6), ((2, 3, 3, 4), 1, 2), ((5, 6, 2, 5), 1, 3), ((3, 7, 2, 1), 6, 7),
    ),
    *of_two(
        "quotient", "The first fraction by the second.",
        "divide fractions|fraction divide|div fractions|divide fraction|diviser fractions",
        ((1, 2, 1, 3), 3, 2), ((2, 3, 3, 4), 8, 9), ((5, 6, 5, 3), 1, 2), ((3, 7, 2, 1), 3, 14),
    ),
    intent(
        "fraction_parts.lowest_terms", "A fraction in lowest terms.",
        "simplify|reduce|simplifier|reduce fraction|simplify fraction|reduce fractions|reduce to "
        "lowest terms"
        "|simplifier fraction|reduire fraction|lowest terms|normalize fraction|fraction simplify"
        "|fraction reduce", "any any",
        *(value(label, given, *to, reduced=True) for label, given, to in (
            ("sixths", (4, 6), (2, 3)), ("eighths", (6, 8), (3, 4)), ("as_it_is", (5, 7), (5, 7)),
            ("whole", (10, 5), (2, 1)), ("several_factors", (36, 60), (3, 5)),
            ("equal", (9, 9), (1, 1)), ("above_one", (21, 14), (3, 2)))),
        objects=WORDS + " by common gcd a", spelled=(TOP, BOTTOM),
        unless="mixed continued float",
    ),
]  # fmt: skip
