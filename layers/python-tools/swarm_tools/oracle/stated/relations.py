"""Functions of one module that tell of each other: one undoes the other, or both do the same."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import combinations

from swarm_tools.oracle.derived.render import Rendered, doc, plain, target, written
from swarm_tools.signatures.facts import Function
from swarm_tools.signatures.samples import SAMPLES, callable_plainly, sample_args
from swarm_tools.signatures.tokens import split, words

OPPOSITES = (
    ("encode", "decode"), ("encrypt", "decrypt"), ("compress", "decompress"), ("pack", "unpack"),
    ("serialize", "deserialize"), ("escape", "unescape"), ("quote", "unquote"), ("dump", "load"),
    ("dumps", "loads"), ("encoder", "decoder"), ("chiffrer", "dechiffrer"), ("coder", "decoder"),
    ("compress", "expand"), ("cipher", "decipher"), ("to", "from"), ("zip", "unzip"),
)  # fmt: skip
WAYS = words(
    "iterative recursive rec iter iteratif recursif recursion loop slow fast naive optimized memo "
    "memoized v1 v2 brute force dp bruteforce reference simple quick efficient dynamic 1 2"
)


@dataclass(frozen=True)
class Relation:
    """Tests about two functions.

    Attributes:
        id: ``relations.inverse`` or ``relations.agreement``.
        first: One of the functions.
        second: The other one.
        tests: What holds of both.
    """

    id: str
    first: Function
    second: Function
    tests: tuple[Rendered, ...]


LONG_RUN = "a" * 12 + "b"
"""A text with more of one character than a digit counts."""
SHORT_RUNS = re.compile(
    r"\b(one|single) digit|\b(up to|at most|below|under) (9|10|nine|ten)\b", re.I
)


def relations_of(functions: list[Function]) -> list[Relation]:
    """Return the relations among the functions of a module, in source order."""
    plainly = [f for f in functions if callable_plainly(f)]
    found = []
    for first, second in combinations(plainly, 2):
        for one, other in ((first, second), (second, first)):
            if undoes(one, other) or made_from(one, other):
                found.append(Relation("relations.inverse", one, other, inverse_tests(one, other)))
        if same_thing(first, second):
            tests = agreement_tests(first, second)
            found.append(Relation("relations.agreement", first, second, tests))
    return [r for r in found if r.tests]


def undoes(first: Function, second: Function) -> bool:
    """Say whether the names say that the second function undoes the first."""
    if [p.name for p in first.params[1:]] != [p.name for p in second.params[1:]]:
        return False
    one, other = split(first.name), split(second.name)
    if "to" in one and "to" in other and len(one) == len(other) == 3:
        return one[1] == other[1] == "to" and (one[0], one[2]) == (other[2], other[0])
    if len(other) == 3 and other[1] == "from":
        return undone_from(first, one, other[0], other[2])
    return any(
        there in one and [back if w == there else w for w in one] == other
        for there, back in OPPOSITES
    )


def made_from(first: Function, second: Function) -> bool:
    """Say whether one function makes something of a list and the other makes the list of it."""
    kinds = [p.kind for p in first.params]
    names = (split(first.name), split(second.name))
    return kinds == ["list"] and names == (["from", "list"], ["to", "list"])


def undone_from(first: Function, one: list[str], whole: str, part: str) -> bool:
    """Say whether a function makes ``part`` of ``whole``, as `whole_from_part` undoes it."""
    if one in ([part, "from", whole], [whole, "to", part]):
        return True
    given = split(first.params[0].name) if first.params else []
    return part in one and whole in given and whole not in one and "from" not in one


def same_thing(first: Function, second: Function) -> bool:
    """Say whether the names differ only in the way the work is done."""
    one, other = split(first.name), split(second.name)
    ways = set(one) & WAYS | set(other) & WAYS
    rest = [[w for w in name if w not in WAYS] for name in (one, other)]
    kinds = [[p.kind for p in f.params] for f in (first, second)]
    return bool(ways) and rest[0] == rest[1] and bool(rest[0]) and kinds[0] == kinds[1]


def inverse_tests(first: Function, second: Function) -> tuple[Rendered, ...]:
    """Return tests that the second function gives back what the first was given."""
    kind = first.params[0].kind if first.params else ""
    if kind not in ("string", "number", "list", "dict"):
        return ()
    if kind == "string" and first.returns == {"number"}:
        return ()  # only some texts mean a number
    tests = []
    values = SAMPLES[kind]
    if kind == "string" and not SHORT_RUNS.search(first.doc + second.doc):
        values = (*values, LONG_RUN)
    for number, value in enumerate(values, 1):
        args = sample_args(first)
        if args is None:
            return ()
        more = "".join(f", {written(a)}" for a in args[1:])
        same = "back == value" if kind != "number" else "back == pytest.approx(value, rel=0.01)"
        if kind == "string":
            same = "str(back).strip().lower() == value"
        rows = (
            f"value = {written(value)}",
            "try:",
            f"    there = {target(first)}(value{more})",
            "except Exception:  # it may not take every value",
            "    return",
            f"back = {target(second)}(there{more})",
            f"assert {same}",
        )
        name = f"test_{plain(second.name)}_undoes_{plain(first.name)}_{number}"
        tests.append(Rendered(name, (doc(f"`{second.name}` undoes `{first.name}`."), *rows)))
    return tuple(tests)


def agreement_tests(first: Function, second: Function) -> tuple[Rendered, ...]:
    """Return tests that both functions give the same."""
    tests = []
    for number in range(3):
        args = sample_args(first, number)
        if args is None or len(args) != len(first.params) or not args:
            return ()
        shown = ", ".join(written(a) for a in args)
        rows = (f"assert {target(first)}({shown}) == {target(second)}({shown})",)
        name = f"test_{plain(first.name)}_agrees_with_{plain(second.name)}_{number + 1}"
        tests.append(Rendered(name, (doc("Both do the same in different ways."), *rows)))
    return tuple(tests)
