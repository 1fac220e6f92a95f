"""Attempts for one target: rows of arguments, variations of what worked, sequences of calls."""

from __future__ import annotations

import ast
import random
from collections.abc import Sequence
from dataclasses import replace

from swarm_tools.forge.generate.given import NAME
from swarm_tools.forge.generate.model import Attempt
from swarm_tools.forge.generate.parameters import Parameter, arguments
from swarm_tools.forge.generate.targets import FILLING, KEYS, PAIRED, Callable_, Target

MOST_CALLABLES = 40
CALLABLE_VALUES = (
    "lambda *args: args",
    "lambda x: [x]",
    "lambda *args, **kwargs: len(args)",
    "lambda *args: 1 / 0",
)
_FIRST_ROWS = 24
_MOST_FIRST_ROWS = 160
_SEQUENCE = 7
_FEW_KEYS = 3
_FILLED = 0.5
_RARELY = 0.15
_SHOWN = ("cache_info()", "cache_clear()", "cache_parameters()")
_PAIRED = 0.7
_TWIN = 0.6


class Maker:
    """Makes attempts; what it leaves to chance is decided by the `chance` that it is given."""

    def __init__(
        self, target: Target, chance: random.Random, changing: Sequence[Callable_]
    ) -> None:
        """Prepare; `changing` are the functions that change what the module keeps."""
        self.target = target
        self.chance = chance
        self.changing = changing
        longest = max((len(p.values) for p in target.call.parameters), default=0)
        most = _FIRST_ROWS if target.methods else _MOST_FIRST_ROWS
        self.first_rows = max(_FIRST_ROWS, min(most, longest))
        self._few: list[str] = list(KEYS)
        self._filling = [m for m in target.methods if FILLING.match(m.name)]
        self._turn = 0

    def given(self, row: Sequence[str]) -> Attempt:
        """Return a call with the texts of arguments that are known to make sense."""
        act = self.target.call.form.replace("{args}", ", ".join(row))
        return self.read(Attempt(self.target.name, (), act))

    def read(self, attempt: Attempt) -> Attempt:
        """Return an attempt with its arguments read from its text, so that it can be varied."""
        call = self.target.call
        try:
            node = ast.parse(attempt.act, mode="eval").body
        except (SyntaxError, ValueError):
            return attempt
        plain = [p.name for p in call.parameters if p.style in ("positional", "either")]
        if not isinstance(node, ast.Call) or len(node.args) > len(plain):
            return attempt
        if ast.unparse(node.func) != call.form.partition("(")[0]:
            return attempt
        pairs = list(zip(plain, map(ast.unparse, node.args), strict=False))
        pairs += [(k.arg, ast.unparse(k.value)) for k in node.keywords if k.arg]
        if len(pairs) < len(node.args) + len(node.keywords):
            return attempt
        return replace(attempt, args=tuple(pairs))

    def row(self, number: int) -> Attempt:
        """Return a call: the first ones go through the values, later ones are left to chance."""
        call = self.target.call
        picked = self._pick(call.parameters, number)
        act = call.form.replace("{args}", arguments(picked))
        return Attempt(self.target.name, (), act, args=tuple((p.name, v) for p, v in picked))

    def _pick(self, parameters: list[Parameter], number: int) -> list[tuple[Parameter, str]]:
        found = []
        for at, param in enumerate(parameters):
            if number < self.first_rows:
                value = param.values[(number * (1 + at * (number // 8))) % len(param.values)]
                leave_out = param.optional and (number + at) % 3 != 2
            else:
                weight = self.chance.random() ** 2
                value = param.values[int(weight * len(param.values))]
                leave_out = param.optional and self.chance.random() < 0.5
            if leave_out:
                continue
            found.append((param, value))
            if param.style == "rest":
                for _ in range(self.chance.randint(0, 2)):
                    found.append((param, self.chance.choice(param.values)))
        return found

    def varied(self, number: int, works: Sequence[Attempt]) -> Attempt:
        """Return one of those that took a new way, with one argument changed."""
        base = self.chance.choice(works)
        values = dict(base.args)
        params = {p.name: p for p in self.target.call.parameters}
        if not params or base.states or not base.args:
            return self.row(number)
        name = self.chance.choice(sorted(params))
        values[name] = self._near(values.get(name), params[name])
        picked = [(p, values[p.name]) for p in params.values() if p.name in values]
        act = self.target.call.form.replace("{args}", arguments(picked))
        args = tuple((p.name, v) for p, v in picked)
        named = bool(base.arrange) and base.arrange[0].startswith(NAME)
        return Attempt(self.target.name, () if named else base.arrange, act, args=args)

    def _near(self, value: str | None, param: Parameter) -> str:
        chance = self.chance.random()
        if value is None or chance < 0.5:
            return self.chance.choice(param.values)
        texts = [v for v in param.values if v.startswith("'")]
        if value.startswith("'") and texts:
            other = self.chance.choice(texts)
            joined = [f"{value[:-1]}{other[1:]}", f"{other[:-1]}{value[1:]}"]
            joined.append(f"{value[:-1]} {other[1:]}")
            joined += [value.title(), value.upper()] if value[1:-1].isalpha() else []
            return self.chance.choice(joined) if other.endswith("'") else other
        if value.lstrip("-").isdigit():
            return str(int(value) + self.chance.choice((-1, 1, 10, -10, 100)))
        if value.startswith("[") and value.endswith("]") and len(value) < 60:
            inside = self.chance.choice(param.values)
            return f"[{inside}, {inside}]" if chance < 0.7 else f"{value[:-1]}]"
        return self.chance.choice(param.values)

    def called(self, number: int, made: Attempt) -> Attempt:
        """Return a call, once or more, of what the target returned: a function of its own."""
        rows = [f"function = {made.act}"]
        wrapped = self.chance.random() < 0.5
        if wrapped:
            rows.append(f"inner = function({self.chance.choice(CALLABLE_VALUES)})")
        name = "inner" if wrapped else "function"
        values = ("1", "2", "'ab'", "[1, 2, 3]", "3, 4", "", "{'a': 1}", "(1, 2), 3")
        args = self.chance.choice(values)
        for _ in range(self.chance.choice((0, 0, 1, 2))):
            again = args if self.chance.random() < 0.6 else self.chance.choice(values)
            rows.append(f"{name}({again})")
        shown = self.target.shown or _SHOWN
        changes = [row for row in shown if row.endswith("()")]
        if changes and self.chance.random() < _RARELY:
            rows.append(f"{name}.{self.chance.choice(changes)}")
        act = f"{name}({args})"
        if number % (4 if self.target.shown else 7) == 0:
            act = f"{name}.{self.chance.choice((*shown, '__name__'))}"
        return Attempt(self.target.name, tuple(rows), act)

    def after_changes(self) -> Attempt:
        """Return a call after some that change what the module keeps."""
        some = [self.chance.choice(self.changing) for _ in range(self.chance.choice((1, 1, 2, 3)))]
        self._few = self.chance.sample(KEYS, _FEW_KEYS)
        rows = tuple(self._method(call) for call in some)
        return replace(self.row(self.first_rows), arrange=rows)

    def sequence(self, works: Sequence[Attempt], grown: Sequence[Attempt]) -> Attempt:
        """Return an object made, some methods called, and one whose result is looked at.

        It often goes on from one of those that worked; `grown` are those that took a new way.
        """
        made = self.row(self.chance.randint(0, 2 * _FIRST_ROWS)).act
        works = grown if self.chance.random() < 0.5 else works
        rows = [f"subject = {made}"]
        if works and self.chance.random() < 0.6:
            base = self.chance.choice(works)
            rows = list(base.arrange) if base.arrange else [f"subject = {base.act}"]
            if base.arrange and self.chance.random() < 0.5:
                rows.append(base.act)
        self._few = self.chance.sample(KEYS, _FEW_KEYS)
        if self._filling and self.chance.random() < _FILLED:
            method = self.chance.choice(self._filling)
            count = self.chance.randint(2, _FEW_KEYS)
            rows += [self._method(method, key) for key in self._few[:count]]
        changing = [m for m in self.target.methods if m.states or not m.operator]
        for _ in range(self.chance.choice((0, 0, 1, 2, 3, 4))):
            if len(rows) > _SEQUENCE:
                break
            some = changing if changing and self.chance.random() < 0.7 else self.target.methods
            rows.append(self._method(self.chance.choice(some)))
        last = self.target.methods[self._turn % len(self.target.methods)]
        self._turn += 1
        act = self._method(last)
        if last.name in PAIRED and self.chance.random() < _PAIRED:
            twin = rows[0].removeprefix("subject = ")
            act = last.form.format("subject", twin if self.chance.random() < _TWIN else made)
        return Attempt(self.target.name, tuple(rows), act, states=last.states)

    def _method(self, method: Callable_, key: str | None = None) -> str:
        """Return a call of a method; `key` stands for what tells one thing that is held."""
        picked = [
            (param, (key or self._value(param)) if param.is_key else value)
            for param, value in self._pick(method.parameters, self.first_rows + 1)
        ]
        if not method.operator:
            return method.form.replace("{args}", arguments(picked))
        values = [(p.is_key and key) or self._value(p) for p in method.parameters]
        return method.form.format("subject", *values, *("0" for _ in range(3 - len(values))))

    def _value(self, param: Parameter) -> str:
        if param.is_key and self.chance.random() < 0.9:
            # Calls that speak of the same key say more of each other.
            return self.chance.choice(self._few)
        return param.values[int(self.chance.random() ** 2 * len(param.values))]
