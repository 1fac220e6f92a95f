"""Looks for harm of a change in another way than the gate: by mutating values that are in use.

The gate makes its inputs from what code asks for. Here they come from what people wrote: the calls
in docstrings and tests, and the values in the source, changed again and again at random, longer and
larger than the gate's.
"""

from __future__ import annotations

import ast
import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from swarm_tools.sandbox import Limits, Sandbox
from swarm_tools.validate.arguments import static
from swarm_tools.validate.compare import compared, input_text, same, texts, tolerated
from swarm_tools.validate.model import Call
from swarm_tools.validate.observe import observe
from swarm_tools.validate.units import Unit, parsed, units
from swarm_tools.workspace import Workspace
from swarm_tools.workspace.layout import ProjectLayout

_CALLS = 200
_SEED = 7919
_SECONDS = 60


@dataclass(frozen=True)
class Harm:
    """A call that gives something else after a change.

    Attributes:
        path: The file.
        call: The call as a person writes it.
        before: What came of it before.
        after: What comes of it now.
    """

    path: str
    call: str
    before: str
    after: str


def find_harm(
    before: Mapping[str, str], after: Mapping[str, str], written: Iterable[str] = ()
) -> list[Harm]:
    """Return calls whose outcome a change altered, by path and call.

    Args:
        before: All files of a project, by path.
        after: The same files after a change.
        written: Sources in which people call the project, as its tests.
    """
    seeds = _written([*before.values(), *written])
    calls = {
        path: made
        for path, text in before.items()
        if path.endswith(".py") and (made := _calls(text, seeds))
    }
    first, second, third = (_outcomes(files, calls) for files in (before, before, after))
    found = []
    for path in sorted(calls):
        rows = zip(calls[path], first[path], second[path], third[path], strict=True)
        for call, one, again, now in rows:
            steady = compared(one) and same(one, again)
            if steady and now.kind != "absent" and not same(one, now) and not tolerated(one, now):
                found.append(Harm(path, input_text(call), *texts(one, now)))
    return found


def _outcomes(files: Mapping[str, str], calls: Mapping[str, list[Call]]) -> dict:
    with Workspace() as workspace:
        for path, text in files.items():
            (workspace.root / path).parent.mkdir(parents=True, exist_ok=True)
            (workspace.root / path).write_text(text, encoding="utf-8")
        layout = ProjectLayout.of(workspace.root)
        return observe(Sandbox(Limits()), workspace, layout, calls, _SECONDS)


def _written(sources: Iterable[str]) -> dict[str, list[tuple[object, ...]]]:
    """Return the literal arguments of all calls in sources and their examples, by name."""
    found: dict[str, list[tuple[object, ...]]] = {}
    for text in sources:
        examples = [line.strip()[4:] for line in text.splitlines() if line.strip()[:4] == ">>> "]
        for tree in filter(None, map(parsed, [text, *examples])):
            for node in ast.walk(tree):
                if isinstance(node, ast.Call):
                    name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                    row = tuple(map(_value, node.args))
                    if name and row and None not in row:
                        found.setdefault(name, []).append(row)
    return found


def _value(node: ast.expr) -> object:
    try:
        return ast.literal_eval(node)
    except (ValueError, TypeError, SyntaxError, RecursionError):
        return None


def _calls(text: str, seeds: Mapping[str, list[tuple[object, ...]]]) -> list[Call]:
    tree = parsed(text)
    if tree is None:
        return []
    constants = [n.value for n in ast.walk(tree) if isinstance(n, ast.Constant)]
    plain = [c for c in constants if type(c) in (int, float, str)] or [0, 1, "a"]
    calls = []
    for name, unit in sorted(units(tree).items()):
        known = seeds.get(unit.node.name, [])
        makes = [None] if unit.cls is None or static(unit.node) else seeds.get(unit.cls.name, [()])
        chance = random.Random(f"{_SEED}{name}")
        for number in range(_CALLS if unit.callable and unit.node.name != "__init__" else 0):
            count = _arity(unit)
            row = known[number % len(known)] if known else chance.choices(plain, k=count)
            values = tuple(_mutated(item, chance, plain, number % 4) for item in row)
            make = makes[number % len(makes)]
            calls.append(Call(name, repr(values), make=None if make is None else repr(make)))
    return list(dict.fromkeys(calls))


def _arity(unit: Unit) -> int:
    args = unit.node.args
    bound = unit.cls is not None and not static(unit.node)
    return len(args.posonlyargs) + len(args.args) - bound


def _mutated(value: object, chance: random.Random, plain: list, times: int) -> object:
    for _ in range(times):
        value = _once(value, chance, plain)
    return value


def _once(value: object, chance: random.Random, plain: list) -> object:
    """Return a value near another one, or now and then one that is far larger."""
    if isinstance(value, bool) or value is None:
        return chance.choice([True, False, None])
    if isinstance(value, (int, float)):
        return chance.choice([value + 1, value - 1, -value, value * 2, value * 1000 + 3, value / 2])
    if isinstance(value, str):
        at = chance.randint(0, len(value))
        piece = chance.choice(
            [" ", "a", "Z", "7", "-", value, "".join(chance.choices("ab c", k=40))]
        )
        cut = value[:at] + value[at + 1 :]
        return chance.choice([value[:at] + piece + value[at:], cut, value[::-1], value.swapcase()])
    if isinstance(value, (list, tuple)):
        items = [_once(item, chance, plain) if chance.random() < 0.4 else item for item in value]
        extra = [chance.choice([*items, *plain])] * chance.choice([0, 1, 1, 30])
        made = items + extra if chance.random() < 0.7 else items[1:]
        chance.shuffle(made)
        return type(value)(made)
    if isinstance(value, dict):
        changed = {key: _once(item, chance, plain) for key, item in value.items()}
        return changed if chance.random() < 0.8 else dict(list(changed.items())[1:])
    return value
