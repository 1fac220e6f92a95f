"""From what a project needs to a lock: everything that can be had together."""

from __future__ import annotations

import hashlib
import json
import platform
import re
import sys
import sysconfig
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import metadata

from .model import Need, Needs, Purpose, SetAside, Why
from .python_version import HERE
from .texts import normalised
from .uv import Ran, Uv

TOOLS = ("pytest", "coverage")
"""Tests run by these, in our versions, whatever a project asks for."""
_OURS = frozenset({*TOOLS, "pluggy", "iniconfig"})
_PLUGIN = "pytest-"
_RECIPE = 1
_MOST_NEEDS = 300
_MOST_PACKAGES = 400
_ONE_CALL_S = 60.0
_ORDER: dict[Purpose, int] = {"runtime": 0, "tests": 1, "imported": 2, "extra": 3}
_LOCKED = re.compile(r"^([A-Za-z0-9][\w.-]*)==([^\s;\\]+)", re.M)

# What uv's messages say, of the locked version; the tests ask an index of their own each time.
_SAID: tuple[tuple[str, Why], ...] = (
    (r"error sending request|[Ff]ailed to fetch|dns error|timed out", "unreachable"),
    (r"was not found in the package registry|was not found in the provided package", "not_found"),
    (r"no usable wheels|no wheels with a matching|is disabled for all packages", "no_wheel"),
    (r"there (?:is|are) no versions? of|only .{1,200} (?:is|are) available", "no_version"),
)


@dataclass
class Resolution:
    """A lock, and what it leaves out.

    Attributes:
        lock: Requirements with hashes as pip and uv read them; empty when nothing is installed.
        packages: {normalised name: version} of what is installed.
        set_aside: What can't be had, each with its reason.
        pins_dropped: Whether locked versions were given up: of packages that are only needed by
            others, because together they could not be had; of plugins of pytest that are not for
            the pytest that runs the tests.
        seconds: Wall time.
        python: The Python that it is for.
    """

    lock: str = ""
    packages: dict[str, str] = field(default_factory=dict)
    set_aside: list[SetAside] = field(default_factory=list)
    pins_dropped: bool = False
    seconds: float = 0.0
    python: str = HERE

    @property
    def key(self) -> str:
        """Return 64 hex digits for lock, interpreter and platform; empty without packages."""
        if not self.packages:
            return ""
        tag = f"{sys.implementation.name}-{self.python.replace('.', '')}"
        parts = [_RECIPE, self.lock, tag, sysconfig.get_platform()]
        parts += list(platform.libc_ver())
        return hashlib.sha256(json.dumps(parts).encode()).hexdigest()


def resolve(uv: Uv, found: Needs, *, total_s: float) -> Resolution:
    """Resolve what can be had of `found`; what can't is left out by name, never replaced."""
    started = time.monotonic()
    needs = sorted(
        (need for need in found.needs if need.name not in _OURS),
        key=lambda need: (_ORDER[need.purpose], need.name, need.requirement),
    )
    direct = {need.name for need in needs}
    search = _Search(uv, started + total_s)
    locked = {name: version for name, version in found.pins.items() if name not in _OURS}
    pins = search.beside_tools(locked)
    limited = [SetAside(n.requirement, n.origin, "limit") for n in needs[_MOST_NEEDS:]]
    needs = needs[:_MOST_NEEDS]
    best = search.largest(needs, pins)
    own = {name: version for name, version in pins.items() if name in direct}
    dropped = pins != locked
    if best.left_out and own != pins and not search.unreachable:
        other = search.largest(needs, own)
        if len(other.left_out) < len(best.left_out):
            best, pins, dropped = other, own, True
    result = Resolution(
        set_aside=[*limited, *search.reasons(best.left_out, pins)],
        pins_dropped=dropped,
        python=uv.python,
    )
    packages = {normalised(name): version for name, version in _LOCKED.findall(best.lock)}
    result.packages = {name: version for name, version in packages.items() if name not in _OURS}
    if len(result.packages) > _MOST_PACKAGES:
        result.set_aside += [SetAside(n.requirement, n.origin, "limit") for n in best.taken]
        result.packages = {}
    elif result.packages:
        result.lock = _without_ours(best.lock)
    result.seconds = round(time.monotonic() - started, 3)
    return result


@dataclass
class _Found:
    lock: str = ""
    taken: list[Need] = field(default_factory=list)
    left_out: list[Need] = field(default_factory=list)


class _Search:
    """Finds the largest part of the needs that goes together, by halves."""

    def __init__(self, uv: Uv, deadline: float) -> None:
        self._uv = uv
        self._deadline = deadline
        self.unreachable = False

    def beside_tools(self, pins: dict[str, str]) -> dict[str, str]:
        """Return `pins` without plugins of pytest that say that they are not for ours.

        They would be loaded all the same, and no test would run.
        """
        plugins = {name: pins[name] for name in pins if name.startswith(_PLUGIN)}
        if not plugins or self._fit(plugins):
            return pins
        unfit = {name for name, version in plugins.items() if not self._fit({name: version})}
        return {name: version for name, version in pins.items() if name not in unfit}

    def _fit(self, plugins: dict[str, str]) -> bool:
        """Tell whether nothing speaks against some plugins beside the tools."""
        lines = "".join(f"{name}=={version}\n" for name, version in sorted(plugins.items()))
        tools = _overrides(self._uv.python)
        ran = self._uv.compile(lines + tools, "", "", timeout_s=self._call_s())
        return ran.ok or _why(ran) != "conflict"

    def _call_s(self) -> float:
        return max(1.0, min(_ONE_CALL_S, self._deadline - time.monotonic()))

    def largest(self, needs: Sequence[Need], pins: dict[str, str]) -> _Found:
        """Return the lock of as many needs as go together, the earlier ones first."""
        found = _Found()
        self._grow(found, list(needs), pins)
        return found

    def _grow(self, found: _Found, items: list[Need], pins: dict[str, str]) -> None:
        if not items:
            return
        if self.unreachable or time.monotonic() >= self._deadline:
            found.left_out += items
            return
        ran = self._ask([*found.taken, *items], pins)
        if ran.ok:
            found.lock, found.taken = ran.output, [*found.taken, *items]
        elif _why(ran) == "unreachable":
            self.unreachable = True
            found.left_out += items
        elif len(items) == 1:
            found.left_out += items
        else:
            half = len(items) // 2
            self._grow(found, items[:half], pins)
            self._grow(found, items[half:], pins)

    def reasons(self, left_out: Sequence[Need], pins: dict[str, str]) -> list[SetAside]:
        """Say why each can't be had: alone, or only beside the others."""
        return [
            SetAside(need.requirement, need.origin, self._reason(need, pins)) for need in left_out
        ]

    def _reason(self, need: Need, pins: dict[str, str]) -> Why:
        if self.unreachable:
            return "unreachable"
        if time.monotonic() >= self._deadline:
            return "limit"
        ran = self._ask([need], pins)
        return "conflict" if ran.ok else _why(ran)

    def _ask(self, needs: Sequence[Need], pins: dict[str, str]) -> Ran:
        lines = dict.fromkeys(need.requirement for need in needs)
        constraints = "".join(f"{name}=={version}\n" for name, version in sorted(pins.items()))
        return self._uv.compile(
            "".join(f"{line}\n" for line in lines),
            constraints,
            _overrides(self._uv.python),
            timeout_s=self._call_s(),
        )


def _overrides(python: str) -> str:
    """Hold what the tools are to the versions that run the tests; of another Python, to any."""
    if python != HERE:
        return "".join(f"{name}\n" for name in TOOLS)
    lines = []
    for name in TOOLS:
        try:
            lines.append(f"{name}=={metadata.version(name)}\n")
        except metadata.PackageNotFoundError:
            continue
    return "".join(lines)


def _why(ran: Ran) -> Why:
    if ran.stopped:
        return "limit"
    for pattern, why in _SAID:
        if re.search(pattern, ran.error):
            return why
    return "conflict"


def _without_ours(lock: str) -> str:
    """Leave the tools out of a lock: an entry is a line and the indented ones below it."""
    kept, keeps = [], True
    for line in lock.splitlines():
        if line and not line[0].isspace():
            match = _LOCKED.match(line)
            keeps = match is not None and normalised(match.group(1)) not in _OURS
        if keeps and line.strip():
            kept.append(line)
    return "\n".join(kept) + "\n" if kept else ""
