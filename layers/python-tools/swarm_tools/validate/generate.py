"""The calls that show what a module does: edge cases first, then arguments from a fixed seed."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterable
from dataclasses import replace

from .arguments import FILES, Makers, Pools, static
from .hints import Hints
from .model import MODULE, Call
from .units import Unit, parsed, units

CALLS = 72
_METHOD_CALLS = 48
_PROGRAM_CALLS = 4
_EARLIER = 6
_STDIN = (
    *("5\n3\n2\n1\n0\n", "Ann\n30\nyes\nno\nq\n", "1\n2\n3\n4\n5\n6\nq\n", "abc\n7\n\nx\n", ""),
    *("10 20 30\n4\n+\n2\ny\n", "0\n0\nn\n", "hello world\nexit\nquit\n"),
)

Row = tuple[str, str]
"""Texts of positional and of keyword arguments."""


def generate(text: str, wanted: Iterable[str] | None = None) -> dict[str, list[Call]]:
    """Return calls for the functions of a module, by qualified name.

    Args:
        text: The module's source; one that does not parse has no calls.
        wanted: Qualified names of the functions to call, and `MODULE`; None for all.

    Returns:
        The calls; functions that can't be called by name, as those inside of others, have none.
    """
    tree = parsed(text)
    if tree is None:
        return {}
    found = units(tree)
    makers = Makers(tree, found)
    chosen = {*found, MODULE} if wanted is None else set(wanted)
    asks = "input(" in text or "stdin" in text
    asking = _asking(found) if asks else set()
    made: dict[str, list[Call]] = {}
    if MODULE in chosen:
        most = _PROGRAM_CALLS if asks else 1
        made[MODULE] = [Call(MODULE, stdin=stdin) for stdin in _stdins(makers)[:most]]
    for name, unit in sorted(found.items()):
        if name not in chosen or not unit.callable:
            continue
        pools = makers.pools(unit)
        calls = _calls(unit, pools, makers, found)
        if unit.node.name in asking:
            given = _stdins(makers, pools.hints)
            repeated = (calls * len(given))[: max(len(calls), len(given))]
            calls = [replace(c, stdin=given[n % len(given)]) for n, c in enumerate(repeated)]
        made[name] = _with_files(calls, pools.hints)
    return made


def _asking(found: dict[str, Unit]) -> set[str]:
    """Return the names of the functions that read standard input, or mention one that does."""
    mentioned = {
        unit.node.name: {
            getattr(part, "id", getattr(part, "attr", "")) for part in ast.walk(unit.node)
        }
        for unit in found.values()
    }
    asking = {"input", "stdin", "raw_input", "fileinput"}
    while True:
        more = {name for name, used in mentioned.items() if used & asking} - asking
        if not more:
            return asking
        asking |= more


def _stdins(makers: Makers, hints: Hints | None = None) -> list[str]:
    told = [str(item) for item in [*hints.strings, *hints.numbers]] if hints else [
        n.value for n in ast.walk(makers.tree)
        if isinstance(n, ast.Constant) and isinstance(n.value, str) and 0 < len(n.value) < 12
    ]  # fmt: skip
    own = ["\n".join(told[place:] + told[:place]) + "\n" for place in range(min(5, len(told)))]
    return [_STDIN[0], *own, *_STDIN[1:]]


def _calls(unit: Unit, pools: Pools, makers: Makers, found: dict[str, Unit]) -> list[Call]:
    if unit.cls is None or static(unit.node) or _of_class(unit.node):
        given = rows(pools, unit.qualname, CALLS)
        return [Call(unit.qualname, *row) for row in [*given, *_again(given)]]
    if unit.node.name in ("__init__", "__post_init__", "__new__"):
        made = makers.arguments_of(unit.owner, unit.cls) or pools
        return [Call(unit.owner, *row) for row in rows(made, unit.qualname, CALLS)]
    maker = makers.arguments_of(unit.owner, unit.cls)
    makes = [row[0] for row in rows(maker, unit.owner, 8)] if maker else ["()"]
    others = _others(unit, makers, found)
    given = rows(pools, unit.qualname, _METHOD_CALLS)
    chance, calls = random.Random(unit.qualname), []
    for number in range(CALLS):
        first = tuple(chance.choice(others) for _ in range(number % 4 if others else 0))
        make, row = makes[(number // 2) % len(makes)], given[number % len(given)]
        calls.append(Call(unit.qualname, *row, make=make, first=first))
    return list(dict.fromkeys(calls))


def _again(given: list[Row]) -> list[Row]:
    """Return the shortest rows once more, written otherwise: what is kept shows then."""
    shortest = sorted(given, key=lambda row: (len(row[0]) + len(row[1]), row))[:2]
    return [(f"( {row[0][1:]}", row[1]) for row in shortest]


def _of_class(node: ast.AST) -> bool:
    return any(getattr(mark, "id", "") == "classmethod" for mark in node.decorator_list)  # type: ignore[attr-defined]


def _others(unit: Unit, makers: Makers, found: dict[str, Unit]) -> list[Row]:
    """Return calls of the methods of the same object, to be made before."""
    calls: list[Row] = []
    for other in found.values():
        special = other.node.name.startswith("__")
        if other.owner != unit.owner or special or static(other.node) or not other.callable:
            continue
        if not any(getattr(mark, "id", "") == "property" for mark in other.node.decorator_list):
            given = rows(makers.pools(other), other.qualname, _EARLIER)
            calls += [(other.node.name, row[0]) for row in given if row[1] == "{}"]
    return calls


def rows(pools: Pools, seed: str, most: int) -> list[Row]:
    """Return at most `most` distinct rows of arguments.

    The first ones walk through all pools side by side, so that each edge case is met; the others
    are drawn, so that values meet in other company. One in four leaves out what may be left out.
    """
    chance = random.Random(seed)
    found: dict[Row, None] = {}
    longest = max([len(p) for p in [*pools.positional, *pools.named.values()]], default=1)
    for number in range(4 * most):
        walking = number < min(longest, most // 2)
        taken = [p[number % len(p)] if walking else chance.choice(p) for p in pools.positional]
        named = {
            name: p[number % len(p)] if walking else chance.choice(p)
            for name, p in pools.named.items()
        }
        if number % 4 == 3:
            taken = taken[: pools.needed]
            named = {name: text for name, text in named.items() if name not in pools.optional}
        elif number % 4 == 1 and len(taken) > pools.needed:
            taken = taken[: chance.randint(pools.needed, len(taken))]
        if pools.more and number % 3:
            taken += [("3", "'b'", "4", "[1, 2]")[(number + n) % 4] for n in range(number % 4)]
        if pools.others and number % 3 == 1:
            named |= {"a": "1", "name": "'Ann'"}
        found.setdefault((_tuple(taken), _dict(named)))
        if len(found) == most:
            break
    return list(found)


def _tuple(texts: list[str]) -> str:
    texts = [f"({text})" if text.startswith("lambda") else text for text in texts]
    return f"({texts[0]},)" if len(texts) == 1 else f"({', '.join(texts)})"


def _dict(texts: dict[str, str]) -> str:
    return "{" + ", ".join(f"{name!r}: {text}" for name, text in texts.items()) + "}"


def _with_files(calls: list[Call], hints: Hints) -> list[Call]:
    """Return the calls with the files that their arguments, or the code, name."""
    opened = [name for name in hints.opened if "." in name]
    if not opened and not any(name in call.arguments for call in calls for name in FILES):
        return calls
    header = hints.keys or ["name", "age", "price"]
    contents = {
        "data.txt": "first line\nsecond\n\n3\nfirst line\n",
        "rows.csv": ",".join(header) + "\n" + "".join(
            ",".join(("Ann", "30", "2.5", "4")[(n + i) % 4] for i in range(len(header))) + "\n"
            for n in range(3)
        ),
        "data.json": "{" + ", ".join(f'"{key}": {n}' for n, key in enumerate(header)) + "}",
        "empty.txt": "",
    }  # fmt: skip
    texts = list(contents.values())
    made = []
    for number, call in enumerate(calls):
        named = [(name, text) for name, text in contents.items() if repr(name) in call.arguments]
        if number % 5:
            named += [(name, _fitting(name, contents, texts[number % 4])) for name in opened]
        made.append(replace(call, given=tuple(dict(named).items())))
    return made


def _fitting(name: str, contents: dict[str, str], otherwise: str) -> str:
    """Return a content by a file's ending."""
    endings = {".csv": "rows.csv", ".json": "data.json"}
    return next((contents[own] for end, own in endings.items() if name.endswith(end)), otherwise)
