"""The plugin that gives pytest what a project's own tests run with: its plugins and arguments."""

from __future__ import annotations

import copy
import importlib
import importlib.util
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ..environment.plugins import LEFT_OUT

_NOT_BLOCKED = frozenset(("terminal", "capture", "logging", "tmpdir"))
_LONGEST = 200
# Handed over where a plugin knows it: a measured function runs once, not for seconds.
_ALWAYS = (["--benchmark-disable"],)
_INSTEAD = "--benchmark-only"


class TargetPlugins:
    """Loads plugins by their entry points, and hands over arguments that something knows.

    A plugin that can't be loaded, and an argument or a setting that nothing knows, is left out.
    """

    def __init__(
        self,
        entry_points: dict[str, str],
        arguments: list[list[str]],
        note: Callable[[str], None],
    ) -> None:
        """Take what there is.

        Args:
            entry_points: {name: module, or module:attribute}.
            arguments: The project's arguments of pytest, each with the words behind it.
            note: Is told of each plugin that can't be loaded.
        """
        named = [group[1] for group in arguments if group[0] == "-p" and len(group) > 1]
        self._arguments = [group for group in arguments if group[0] != "-p"]
        if not any(group[0] == _INSTEAD for group in arguments):
            self._arguments += _ALWAYS
        self._blocked = {n[3:] for n in named if n.startswith("no:")} - _NOT_BLOCKED
        self._entry_points = dict(entry_points)
        for name in named:
            if not name.startswith("no:") and name.partition(".")[0] not in LEFT_OUT:
                self._entry_points.setdefault(name, name)
        self._note = note

    def pytest_addoption(self, parser: Any, pluginmanager: Any) -> None:
        """Register the plugins: from here on pytest knows their options and hooks."""
        for name in sorted(self._blocked):
            pluginmanager.set_blocked(name)
        for name, module in self._entry_points.items():
            taken = pluginmanager.has_plugin(name) or pluginmanager.is_blocked(name)
            if taken or (name == module and importlib.util.find_spec(_top(name)) is None):
                continue  # a short name of a plugin that is not there, or is left out
            try:
                plugin = _load(module)
                if not pluginmanager.is_registered(plugin):
                    pluginmanager.register(plugin, name)
            except BaseException as error:  # whatever a module may raise
                self._note(f"plugin {name}: {type(error).__name__}: {error}"[:_LONGEST])

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_load_initial_conftests(
        self, early_config: Any, parser: Any, args: list[str]
    ) -> Iterator[None]:
        """Hand arguments over: those that plugins know before conftest files load, others after."""
        left = self._hand_over(self._arguments, early_config, parser, args)
        _declare_unknown(early_config, parser)
        result = yield
        self._hand_over(left, early_config, parser, args)
        return result

    def pytest_configure(self, config: Any) -> None:
        """Register the markers of plugins that are left out."""
        for name in sorted({name for names in LEFT_OUT.values() for name in names}):
            config.addinivalue_line("markers", f"{name}: of a plugin that is left out")

    def _hand_over(
        self, groups: list[list[str]], config: Any, parser: Any, args: list[str]
    ) -> list[list[str]]:
        """Put what `parser` knows in front of `args`; returns the others."""
        left = []
        for group in reversed(groups):
            known = _known_part(group, config, parser)
            if known:
                args[:0] = known
            else:
                left.append(group)
        namespace = copy.copy(config.option)
        config.known_args_namespace = parser.parse_known_args(args, namespace=namespace)
        return left[::-1]


def _known_part(group: list[str], config: Any, parser: Any) -> list[str]:
    """Return the option with as many words as are its own; empty where it is not known."""
    for count in range(1, len(group) + 1):
        words = group[:count]
        try:
            found, unknown = parser.parse_known_and_unknown_args(
                words, namespace=copy.copy(config.option)
            )
        except (pytest.UsageError, SystemExit):
            continue
        if unknown or found.file_or_dir:
            return []
        return words
    return []


def _declare_unknown(config: Any, parser: Any) -> None:
    """Declare settings that belong to plugins which are not there: else pytest warns of each."""
    for name in sorted(config._get_unknown_ini_keys()):
        parser.addini(name, "a setting of a plugin that is not there", default=None)


def _load(module: str) -> Any:
    name, _, attribute = module.partition(":")
    found = importlib.import_module(name)
    for part in filter(None, attribute.split(".")):
        found = getattr(found, part)
    return found


def _top(name: str) -> str:
    return name.partition(".")[0]
