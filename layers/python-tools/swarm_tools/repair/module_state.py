"""What the modules of a project hold, so that it can be set back after a test."""

from __future__ import annotations

import datetime
import decimal
import enum
import fractions
import inspect
import logging
import pathlib
import random
import re
import sys
import types
from collections import Counter, OrderedDict, defaultdict, deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

FIXED = (
    str, bytes, int, float, complex, type(None), type(Ellipsis), type(NotImplemented), re.Pattern,
    decimal.Decimal, fractions.Fraction, datetime.date, datetime.time, datetime.timedelta,
    datetime.timezone, enum.Enum, range, types.ModuleType, types.BuiltinFunctionType,
    types.GenericAlias, types.WrapperDescriptorType, types.MethodDescriptorType,
    inspect.Signature, inspect.Parameter, logging.Logger, pathlib.PurePath,
)  # fmt: skip
HOLDERS = (list, dict, set, deque, Counter, OrderedDict, defaultdict)
LIBRARIES = (
    "operator", "functools", "_collections", "_pytest.mark.structures", "_pytest.fixtures",
)  # fmt: skip
MOST_DEEP = 6
_HEAP_TYPE = 1 << 9


class Unknown(ValueError):
    """Something is held that cannot be set back."""


class ModuleState:
    """The values of the modules below a folder, as they are now."""

    def __init__(self, root: Path) -> None:
        """Note the values; raises Unknown when one cannot be set back."""
        self._undo: list[Callable[[], None]] = []
        self._random = random.getstate()
        self._path = list(sys.path)
        self._inside = f"{root}/"
        self._seen: set[int] = set()
        files: set[str] = set()
        for module in list(sys.modules.values()):
            path = getattr(module, "__file__", None) or ""
            if not path.startswith(self._inside):
                continue
            if path in files:
                raise Unknown(f"{path} is imported twice")
            files.add(path)
            self._namespace(vars(module), path)

    def restore(self) -> None:
        """Set the values back."""
        for undo in self._undo:
            undo()
        random.setstate(self._random)
        sys.path[:] = self._path
        sys.settrace(None)

    def _namespace(self, space: dict[str, Any], path: str) -> None:
        before = {k: v for k, v in space.items() if k != "__builtins__"}
        for name, value in before.items():
            if not name.startswith("__"):
                self._value(value, path, 0)

        def undo() -> None:
            if len(space) != size or any(space.get(k) is not v for k, v in before.items()):
                for name in [k for k in space if k not in before and k != "__builtins__"]:
                    del space[name]
                space.update(before)

        size = len(space)
        self._undo.append(undo)

    def _value(self, value: Any, path: str, depth: int) -> None:
        if isinstance(value, FIXED) or id(value) in self._seen or _is_typing(value):
            return
        self._seen.add(id(value))
        if depth > MOST_DEEP:
            raise Unknown(type(value).__name__)
        if isinstance(value, (tuple, frozenset)):
            for item in value:
                self._value(item, path, depth + 1)
        elif type(value) in HOLDERS:
            self._holder(value, path, depth)
        elif isinstance(value, types.FunctionType):
            self._function(value, path, depth)
        elif isinstance(value, type):
            if value.__module__ in sys.modules and _file(value) == path:
                self._class(value, path, depth)
        elif isinstance(value, types.MethodType):
            # What functions such as random.choice are bound to is set back by `restore`.
            if not isinstance(value.__self__, random.Random):
                self._value(value.__self__, path, depth + 1)
        elif hasattr(value, "cache_clear"):
            self._undo.append(value.cache_clear)
        elif isinstance(value, (staticmethod, classmethod)):
            self._value(value.__func__, path, depth + 1)
        elif isinstance(value, property):
            for part in (value.fget, value.fset, value.fdel):
                self._value(part, path, depth + 1)
        elif type(value).__module__ in LIBRARIES:
            return
        elif _file(type(value)).startswith(self._inside) and _is_python(type(value)):
            if hasattr(value, "__dict__"):
                self._namespace(vars(value), path)
            elif any(vars(cls).get("__slots__") for cls in type(value).__mro__):
                raise Unknown(type(value).__name__)
        else:
            raise Unknown(type(value).__name__)

    def _holder(self, value: Any, path: str, depth: int) -> None:
        inside = [*value, *value.values()] if isinstance(value, dict) else list(value)
        for item in inside:
            self._value(item, path, depth + 1)
        copy = value.copy()

        def undo() -> None:
            if value != copy:
                value.clear()
                value.extend(copy) if isinstance(value, (list, deque)) else value.update(copy)

        self._undo.append(undo)

    def _function(self, value: types.FunctionType, path: str, depth: int) -> None:
        if value.__code__.co_filename != path:
            return
        for item in (*(value.__defaults__ or ()), *(value.__kwdefaults__ or {}).values()):
            self._value(item, path, depth + 1)
        for cell in value.__closure__ or ():
            if cell.cell_contents is not None and not isinstance(cell.cell_contents, type):
                self._value(cell.cell_contents, path, depth + 1)
        self._namespace(vars(value), path)

    def _class(self, value: type, path: str, depth: int) -> None:
        before = dict(vars(value))
        plain = {k: v for k, v in before.items() if not _is_machinery(k, v)}
        for item in plain.values():
            self._value(item, path, depth + 1)

        def undo() -> None:
            now = vars(value)
            for name in [k for k in now if k not in before and not k.startswith("__")]:
                delattr(value, name)
            for name, item in plain.items():
                if now.get(name) is not item:
                    setattr(value, name, item)

        self._undo.append(undo)


def _is_python(cls: type) -> bool:
    """Say whether objects of a class hold nothing but attributes: no base is written in C."""
    return all(base is object or base.__flags__ & _HEAP_TYPE for base in cls.__mro__)


def _is_machinery(name: str, value: Any) -> bool:
    """Say whether a member of a class is of the interpreter's or a library's making."""
    kinds = (types.GetSetDescriptorType, types.MemberDescriptorType, types.WrapperDescriptorType)
    if isinstance(value, kinds):
        return True
    if name.startswith("__") and name.endswith("__"):
        return not isinstance(value, (types.FunctionType, *HOLDERS)) or name == "__annotations__"
    return name.startswith(("_abc_", "_member", "_value2", "_field", "__dataclass"))


def _is_typing(value: Any) -> bool:
    """Say whether a value is of typing, or a mere mark: it holds nothing that changes."""
    kinds = ("typing", "types", "dataclasses", "__future__")
    return type(value) is object or type(value).__module__ in kinds


def _file(cls: type) -> str:
    return getattr(sys.modules.get(cls.__module__), "__file__", None) or ""
