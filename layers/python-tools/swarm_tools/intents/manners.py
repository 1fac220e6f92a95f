"""What a body does that code of the intent does not do, not even by mistake."""

from __future__ import annotations

import ast
import re

from swarm_tools.intents.facts import Function
from swarm_tools.intents.fields import words_of_its_own
from swarm_tools.intents.model import Intent, words
from swarm_tools.intents.told import explains, numbers_of

# Fields whose code needs few numbers, so that two foreign ones are no slip.
FEW_NUMBERS = (
    "arithmetic.", "statistics.", "number_theory.", "parity.", "sorting.", "series.", "members.",
    "sequences.", "collections.", "text.", "whole_numbers.", "changes.", "searching.",
)  # fmt: skip
# Constants by which another convention is known, and the words that speak of it.
TELLING = {
    1.852: "nautical", 1852: "nautical", 1.150779: "nautical", 0.539957: "nautical",
    31.1035: "troy", 31.1034768: "troy",
    4.546: "imperial", 4.54609: "imperial", 703: "pounds", 2.2046: "", 88775: "sol",
    86164: "sidereal", 30.44: "average", 365.2425: "average", 907.185: "short", 1016.05: "long",
}  # fmt: skip
PLAIN_SUMS = ("statistics.", "measures.", "summaries.", "arithmetic.", "parity.", "series.")
ONLY_READ = ("statistics.", "measures.", "summaries.", "searching.", "series.")
ROOTED = words("root deviation variance norm power geometric distance exponent square")
LOGS = words("sqrt isqrt cbrt log log2 log10 exp sin cos tan atan atan2")
DIGITS = words("digit digits length palindrome armstrong")
SHARES = words(
    "mean average median middle percentage percent share ratio rate variance deviation "
    "moyenne squares center centroid grade grades score density"
)
SHARE = re.compile(r" / len\([^()]*\)$")
HALF = ("0.5", "1 / 2")
FILLED = ("text_forms.pad_", "markup.center")
MEASURING = words("len width ljust rjust zfill center format largeur")
TEXT = ("text.", "wording.", "text_facts.", "text_forms.")


def manner_doubts(function: Function, intent: Intent) -> list[str]:
    """Return doubts from the way in which the body works."""
    nodes = list(ast.walk(function.node))
    found = []
    meant = " ".join([intent.doc, *intent.names]).lower()
    of_letters = intent.id.startswith(TEXT) and "word" not in meant and "space" not in meant
    if of_letters and splits_words(nodes):
        found.append("it works on words")
    if not any(explains(intent, w) for w in ("bit", "binary", "base")) and calls(nodes, "bin"):
        found.append("it works on bits")
    numbers = {n.value for n in nodes if isinstance(n, ast.Constant)
               and type(n.value) in (int, float)}  # fmt: skip
    known = numbers_of(intent)
    foreign = {n for n in numbers if abs(n) not in known and abs(n) not in (10, 100)}
    if intent.id.startswith(FEW_NUMBERS) and len(foreign) > 1:
        found.append(f"the numbers {min(foreign)} and {max(foreign)} follow another rule")
    if any(not explains(intent, TELLING[n]) for n in sorted(numbers & TELLING.keys())):
        found.append("a constant of another convention is used")
    if intent.id.startswith(PLAIN_SUMS) and takes_roots(nodes):
        own_words = {*meant.split(), *words_of_its_own(intent.id)}
        if not own_words & ROOTED:
            found.append("it takes a root, a logarithm or an angle")
    said = {*meant.replace(".", "").split(), *words_of_its_own(intent.id)}
    for n in nodes:
        shown = ast.unparse(n.value) if isinstance(n, ast.Return) and n.value else ""
        if shown.startswith("len(str(") and not said & DIGITS:
            found.append("it counts digits")
        if SHARE.search(shown) and not said & SHARES:
            found.append("it divides by a length")
    if intent.id.startswith(FILLED) and not function.vocabulary & MEASURING:
        found.append("it never looks at the length")
    if intent.id.startswith("arithmetic.") and "sum" not in meant and calls(nodes, "sum"):
        found.append("it adds up")
    if intent.id.startswith(ONLY_READ) and empties_its_argument(function, nodes):
        found.append("it takes elements out of its argument")
    return found[:1]


def takes_roots(nodes: list[ast.AST]) -> bool:
    """Say whether a root, a logarithm or a function of an angle is taken."""
    for n in nodes:
        if isinstance(n, ast.Call) and getattr(n.func, "attr", getattr(n.func, "id", "")) in LOGS:
            return True
        if isinstance(n, ast.BinOp) and isinstance(n.op, ast.Pow) and ast.unparse(n.right) in HALF:
            return True
    return False


def splits_words(nodes: list[ast.AST]) -> bool:
    """Say whether a text is split into words that are not put together again at once."""
    joined = {id(n.args[0]) for n in nodes if isinstance(n, ast.Call) and n.args
              and getattr(n.func, "attr", "") == "join"}  # fmt: skip
    return any(
        isinstance(n, ast.Call)
        and getattr(n.func, "attr", "") == "split"
        and not n.args
        and id(n) not in joined
        for n in nodes
    )


def calls(nodes: list[ast.AST], name: str) -> bool:
    """Say whether a function of this name is called."""
    return any(isinstance(n, ast.Call) and getattr(n.func, "id", "") == name for n in nodes)


def empties_its_argument(function: Function, nodes: list[ast.AST]) -> bool:
    """Say whether elements are taken out of a parameter."""
    given = {p.name for p in function.params}
    given -= {t.id for n in nodes if isinstance(n, ast.Assign) for t in n.targets
              if isinstance(t, ast.Name)}  # fmt: skip
    return any(
        isinstance(n, ast.Attribute)
        and n.attr in ("pop", "remove", "clear")
        and getattr(n.value, "id", "") in given
        for n in nodes
    )
