"""Prices, scores, ages and grades: the everyday names of extremes, means and marks."""

from swarm_tools.intents.families.statistics import MEASURED
from swarm_tools.intents.model import Case, Intent, code, eq, intent, one_of, when, words

WORDS = words("prices price scores score ages age temperatures temperature grades grade marks mark "
              "in list the values numbers person student product item items cost costs "
              "all")  # fmt: skip
LIMITS = frozenset({"letters from 90="})
FINER = words("97 93 87 83 77 73 95 92 85 82 75 72 plus 16 14 12 curve total weights")

OTHER_SUMS = words("quantity quantities qty tax discount shipping fee weight weights max min "
                   "sorted") | {
    "filtered=", "scaled=", "other number=", "constant=", "helper=",
}  # fmt: skip


def mark(label: str, score: int, *letters: str) -> Case:
    """Return the case that a score gives one of these letters."""
    return one_of(label, score, to=letters)


def grades_differ(mark: float, below: float, equal: float) -> Case:
    """Return the case that a mark is worth more than one below it, and as much as another."""
    return code(
        f"from_{mark:g}", f"if {{f}}({mark:g}) == {{f}}(0):", "    return  # other bounds",
        f"assert {{f}}({mark:g}) == {{f}}({equal:g})",
        f"assert {{f}}({mark:g}) != {{f}}({below:g})",
    )  # fmt: skip


INTENTS = [
    intent(
        "measures.mention", "Mentions of the baccalauréat: from 10, 12, 14 and 16 points of 20.",
        "mention|get mention|mention bac|determiner mention|mention note|donner mention"
        "|attribuer mention|mention moyenne|appreciation|grade bac", "number",
        when("14", grades_differ(16, 15.9, 17)), when("12", grades_differ(14, 13.9, 15.9)),
        when("14", grades_differ(12, 11.9, 13.9)), when("12", grades_differ(10, 9.9, 11.9)),
        objects="bac note moyenne du eleve points", returns="any", needs="16",
        unless="strictement strictly round",
        stated=((r"\b10 ?:? passable|\bpassable[^.;]{0,20}\b10\b", code(
            "passable_from_10", "assert {f}(10) == {f}(11.9)", "assert {f}(10) != {f}(9.9)")),),
    ),
    Intent(
        "measures.highest",
        "The highest of plain numbers.",
        ("max price", "max scores", "max age", "max temperature", "max grade", "most expensive",
         "oldest", "hottest", "max score", "max mark", "max cost"),
        ("numbers",),
        (
            eq("in_the_middle", [10, 50, 30], to=50),
            eq("first", [90, 40, 20], to=90),
            eq("last", [20, 40, 90], to=90),
            eq("one_value", [7], to=7),
        ),
        WORDS,
        "number",
        known=True,
        unless=words("key= second index name names place_kept="),
    ),
    Intent(
        "measures.lowest",
        "The lowest of plain numbers.",
        ("min price", "min scores", "min age", "min temperature", "min grade", "cheapest",
         "youngest", "coldest", "min score", "min mark", "min cost"),
        ("numbers",),
        (
            eq("in_the_middle", [40, 10, 30], to=10),
            eq("first", [2, 40, 90], to=2),
            eq("last", [90, 40, 2], to=2),
            eq("large_values", [5000, 3000], to=3000),
        ),
        WORDS,
        "number",
        known=True,
        unless=words("key= second index name names place_kept="),
    ),
    Intent(
        "measures.mean",
        "The mean of plain numbers.",
        (*(f"average {what}" for what in MEASURED), "average score", "average scores",
         "average grade", "average grades",
         "average age", "average temperature", "average mark", "average marks", "average cost"),
        ("numbers",),
        (
            eq("two_values", [10, 20], to=15),
            eq("several_values", [10, 20, 30, 40, 50], to=30),
            eq("one_value", [100], to=100),
            eq("between_two", [10, 15], to=12.5, rounds=True),
        ),
        words("of the list calculate in all"),
        "number",
        known=True,
        unless=words(
            "weight weights quantity key= sorted lower highest drop floor= min max threshold="
        ),
    ),
    Intent(
        "measures.total",
        "The sum of plain numbers.",
        ("sum", "sum price", "sum prices", "sum cost", "sum costs", "sum score", "sum scores",
         "sum marks", "sum grades"),
        ("numbers",),
        (
            eq("several_values", [10, 20, 5], to=35),
            eq("one_value", [7], to=7),
            eq("equal_values", [4, 4, 4], to=12),
            eq("no_values", [], to=0),
        ),
        words("of the list calculate in all"),
        "number",
        known=True,
        unless=OTHER_SUMS,
        spelled=(r"(.*_)?(prices|costs|amounts|expenses|payments|scores|marks|grades|points|prix)",
        ),
    ),
    Intent(
        "measures.letter_grade",
        "The letter of a score out of a hundred: A from 90, B from 80, C from 70.",
        ("letter grade", "grade", "grade letter", "score to grade", "grade from score",
         "grade for score", "letter mark", "mark letter", "letter for score"),
        ("number",),
        (
            mark("excellent", 95, "A"),
            mark("good", 85, "B"),
            mark("fair", 75, "C"),
            mark("just_excellent", 90, "A"),
            mark("just_good", 80, "B"),
        ),
        words("score student"),
        "string",
        needs=LIMITS,
        unless=FINER,
        spelled=(r".*(score|mark|grade|points?|note|average|percent).*",),
    ),
]  # fmt: skip
