"""What a body does that code of the intent does not do, not even by mistake."""

from __future__ import annotations

import ast
import re

from swarm_tools.intents.facts import Function
from swarm_tools.intents.fields import words_of_its_own
from swarm_tools.intents.model import Case, Intent, words
from swarm_tools.intents.returns import value_kind
from swarm_tools.intents.told import explains, numbers_of

# Fields whose code needs few numbers, so that two foreign ones are no slip.
FEW_NUMBERS = (
    "arithmetic.", "statistics.", "number_theory.", "parity.", "sorting.", "series.", "members.",
    "sequences.", "collections.", "text.", "whole_numbers.", "changes.", "searching.",
)  # fmt: skip
# Constants by which another convention is known, and the words that speak of it.
TELLING = {
    1.852: "nautical", 1852: "nautical", 1.150779: "nautical", 31.1035: "troy", 31.1034768: "troy",
    4.546: "imperial", 4.54609: "imperial", 703: "pounds", 2.2046: "", 88775: "sol",
    86164: "sidereal", 30.44: "average", 365.2425: "average", 907.185: "short", 1016.05: "long",
}  # fmt: skip
PLAIN_SUMS = ("statistics.", "measures.", "summaries.", "arithmetic.", "parity.", "series.")
ROOTED = words("root deviation variance norm power geometric distance exponent square")
LOGS = words("sqrt isqrt cbrt log log2 log10 exp sin cos tan atan atan2")
DIGITS = words("digit digits length palindrome armstrong")
SHARES = words(
    "mean average median middle percentage percent share ratio rate variance deviation "
    "moyenne squares center centroid grade grades score density"
)
SHARE = re.compile(r" / len\([^()]*\)$")
HALF = ("0.5", "1 / 2")
VALUED = words("equals one_of near list rows items ordered true false")
FORMS = {"list": list, "pair": tuple, "dict": dict, "set": (set, frozenset)}
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
    found += form_doubts(function, intent)
    return found[:1]


def form_doubts(function: Function, intent: Intent) -> list[str]:
    """Return a doubt when what is returned is of no form that a case expects."""
    each = [expected_values(case) for case in intent.cases]
    if not each or not all(each):
        return []
    values = [value for some in each for value in some]
    kinds = {form(v) for v in values}
    if {"list"} == function.returns and not kinds & {"list", "pair", "set"}:
        return ["it returns a list"]
    inner = {form(e) for v in values if isinstance(v, (list, dict, tuple, set)) for e in parts(v)}
    for node in ast.walk(function.node):
        built = getattr(node, "value", None) if isinstance(node, ast.Return) else None
        if isinstance(built, ast.DictComp):
            kind = value_kind(built.value, {})
        elif isinstance(built, ast.ListComp):
            kind = value_kind(built.elt, {})
        else:
            continue
        if inner and kind in ("list", "pair", "dict", "set") and not inner & {kind, "list", "pair"}:
            return [f"it returns a {kind} for each"]
    return []


def expected_values(case: Case) -> list[object]:
    """Return the values that a case lets the function return; none when that can't be told."""
    if case.how == "one_of":
        return list(case.value)
    if case.how in VALUED:
        return [case.value]
    if case.how != "code":
        return []
    last = ast.parse("\n".join(case.value).replace("{f}", "f")).body[-1]
    test = getattr(last, "test", None)
    if not isinstance(test, ast.Compare) or not isinstance(test.ops[0], ast.Eq):
        return []
    try:
        return [ast.literal_eval(test.comparators[0])]
    except ValueError:
        return []


def form(value: object) -> str:
    """Return the kind of a value in the terms of `value_kind`."""
    for kind, types in FORMS.items():
        if isinstance(value, types):
            return kind
    return "plain"


def parts(value: list | dict | tuple | set) -> list[object]:
    """Return the elements of a collection, of a dictionary its values."""
    return list(value.values()) if isinstance(value, dict) else list(value)


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
