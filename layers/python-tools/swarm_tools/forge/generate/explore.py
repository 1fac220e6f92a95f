"""The search for inputs: those that take a new way through the module are varied further."""

from __future__ import annotations

import ast
import contextlib
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from types import ModuleType

from swarm_tools.forge.generate.given import NAME, Given
from swarm_tools.forge.generate.model import Arc, Attempt, Candidate, Often
from swarm_tools.forge.generate.parameters import Parameter, arguments
from swarm_tools.forge.generate.quarantine import Quarantine
from swarm_tools.forge.generate.targets import FILLING, KEYS, PAIRED, Callable_, Target
from swarm_tools.forge.generate.tracing import Tracer
from swarm_tools.forge.generate.trial import LONGEST_LINE, namespace, observe

MOST_CANDIDATES = 160
MOST_TRIES = 8000
MOST_ALIKE = 80
MOST_CALLABLES = 40
CALLABLES = ("gives_function", "gives_method", "gives_partial", "gives_type")
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


class Explorer:
    """The search in one target."""

    def __init__(
        self,
        module: ModuleType,
        target: Target,
        seed: str,
        wanted: frozenset[int] = frozenset(),
        changing: Sequence[Callable_] = (),
    ) -> None:
        """Prepare.

        Args:
            module: Where the target is.
            target: What to call.
            seed: Decides all that is left to chance.
            wanted: Lines that matter most.
            changing: Functions that change what the module keeps.
        """
        self._changing = changing
        self.wanted = wanted
        self.module = module
        self.target = target
        self.chance = random.Random(f"{target.name}/{seed}")
        self.names = namespace(module)
        self.quarantine = Quarantine()
        self.tracer = Tracer(module.__file__ or "")
        self.arcs: set[Arc] = set()
        self.often: set[Often] = set()
        self.kept: list[Candidate] = []
        self.grown: list[Candidate] = []
        self.oftener: list[Candidate] = []
        self.callables: list[Attempt] = []
        self.outcomes: dict[str, int] = {}
        self.tried = 0
        longest = max((len(p.values) for p in target.call.parameters), default=0)
        most = _FIRST_ROWS if target.methods else _MOST_FIRST_ROWS
        self._first_rows = max(_FIRST_ROWS, min(most, longest))
        self._keys: set[str] = set()
        self._few: list[str] = list(KEYS)
        self._filling = [m for m in target.methods if FILLING.match(m.name)]
        self._given = Given()
        self._made: Attempt | None = None
        self._turn = 0
        self._works: list[Attempt] = []
        self._grown_works: list[Attempt] = []

    def run(self, until: float, first: Sequence[Attempt] = ()) -> list[Candidate]:
        """Search until `until` on the clock or until enough was tried."""
        for attempt in first:
            self._try(self._read(attempt))
        for attempt in self._attempts():
            if time.monotonic() >= until or self.tried >= MOST_TRIES:
                break
            self._try(attempt)
        return self._best()

    def _attempts(self) -> Iterator[Attempt]:
        call = self.target.call
        for row in self.target.seeds:
            yield self._read(self._simple(call, row))
        for number in range(self._first_rows):
            yield self._row(call, number)
        number = self._first_rows
        while True:
            number += 1
            if self.callables and number % 3 != 1:
                yield self._called(number)
            elif self.target.methods and number % 5:
                yield self._sequence()
            elif self._changing and number % 2:
                yield self._after_changes()
            elif self.grown and number % 3:
                yield self._varied(number)
            else:
                yield self._row(call, number)

    def _simple(self, call: Callable_, row: Sequence[str]) -> Attempt:
        act = call.form.replace("{args}", ", ".join(row))
        return Attempt(self.target.name, (), act)

    def _read(self, attempt: Attempt) -> Attempt:
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

    def _row(self, call: Callable_, number: int) -> Attempt:
        picked = self._pick(call.parameters, number)
        act = call.form.replace("{args}", arguments(picked))
        return Attempt(self.target.name, (), act, args=tuple((p.name, v) for p, v in picked))

    def _pick(self, parameters: list[Parameter], number: int) -> list[tuple[Parameter, str]]:
        found = []
        for at, param in enumerate(parameters):
            if number < self._first_rows:
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

    def _varied(self, number: int) -> Attempt:
        """Return one that took a new way, with one argument changed."""
        base = self.chance.choice(self.grown[-12:]).attempt
        values = dict(base.args)
        params = {p.name: p for p in self.target.call.parameters}
        if not params or base.states or not base.args:
            return self._row(self.target.call, number)
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

    def _called(self, number: int) -> Attempt:
        """Return a call, once or more, of what the target returned: a function of its own."""
        made = self.chance.choice(self.callables[-MOST_CALLABLES:])
        self._made = made
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

    def _after_changes(self) -> Attempt:
        """Return a call after some that change what the module keeps."""
        some = [self.chance.choice(self._changing) for _ in range(self.chance.choice((1, 1, 2, 3)))]
        self._few = self.chance.sample(KEYS, _FEW_KEYS)
        rows = tuple(self._method(call) for call in some)
        return replace(self._row(self.target.call, self._first_rows), arrange=rows)

    def _sequence(self) -> Attempt:
        """Return an object made, some methods called, and one whose result is looked at."""
        made = self._row(self.target.call, self.chance.randint(0, 2 * _FIRST_ROWS)).act
        works = self._grown_works if self.chance.random() < 0.5 else self._works
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
            for param, value in self._pick(method.parameters, self._first_rows + 1)
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

    def _try(self, attempt: Attempt) -> None:
        if attempt.key in self._keys:
            self.tried += 1
            return
        self._keys.add(attempt.key)
        self.tried += 1
        plain, attempt = attempt, self._given.named(attempt)
        said = self._observed(attempt)
        if attempt is not plain and not (said and self._given.note(said[0])):
            # Nothing was changed: the arguments need no names.
            attempt = plain
            said = self._observed(attempt)
        arcs = frozenset(self.tracer.taken())
        often = self.tracer.often()
        if said is None or not arcs or max(map(len, said[0])) > LONGEST_LINE:
            return
        lines, outcome = said
        new = not arcs <= self.arcs
        oftener = not often <= self.often
        kind = outcome.partition("_")[0] + str(sorted(arcs))
        count = self.outcomes.get(kind, 0)
        if new or oftener or count < MOST_ALIKE:
            self.outcomes[kind] = count + 1
            executed = self.tracer.lines()
            candidate = Candidate(attempt, tuple(lines), outcome, arcs, often, executed)
            self.kept.append(candidate)
            if attempt.act.startswith("module.") or "subject = " in "".join(attempt.arrange):
                self._works.append(attempt)
                if new:
                    self._grown_works.append(attempt)
            if outcome in CALLABLES and not attempt.arrange:
                self.callables.append(attempt)
            elif new and self._made is not None and attempt.arrange:
                self.callables.append(self._made)  # it takes calls well: more of them
            self.often |= often
            if new:
                self.arcs |= arcs
                self.grown.append(candidate)
            elif oftener:
                self.oftener.append(candidate)

    def _observed(self, attempt: Attempt) -> tuple[list[str], str] | None:
        """Return what comes of an attempt; None where it is of no use, or did what no test may."""
        said = None
        self.quarantine.begin()
        # `Slow`, `Refused`, and whatever the arranging raises.
        with contextlib.suppress(BaseException), self.tracer:
            said = observe(attempt, self.names, arranged=self.tracer.forget)
        return said if self.quarantine.is_clean() else None

    def _best(self) -> list[Candidate]:
        """Return the candidates worth comparing: all that took a new way, and some others."""
        first = [*self.grown, *self.oftener]
        grown = {id(c) for c in first}
        others = [c for c in self.kept if id(c) not in grown]
        others.sort(key=lambda c: (c.outcome.startswith("raises"), len(c.attempt.key)))
        if self.wanted:
            others.sort(key=lambda c: not c.executed & self.wanted)
            others = others[: 2 * MOST_CANDIDATES]
        spread = others[:: max(1, len(others) // MOST_CANDIDATES)]
        return [*first, *spread[: max(8, MOST_CANDIDATES - len(first))]]
