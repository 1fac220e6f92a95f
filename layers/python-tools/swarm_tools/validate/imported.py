"""What importing a module left behind: its output and the values it holds."""

from __future__ import annotations

import json
import types
from typing import Any

from .render import render

_PRINTED = 4000
_CODE = (type, types.ModuleType, types.FunctionType, types.BuiltinFunctionType)


def imported(module: Any, printed: str) -> dict[str, Any]:
    """Return the outcome of an import as JSON data; its state maps names to texts of values.

    Attributes of the module's own classes are among them, modules and functions are not: what
    those do is seen by calling them.
    """
    held = {}
    for name, value in sorted(vars(module).items()):
        if isinstance(value, type) and value.__module__ == module.__name__:
            held |= {
                f"{name}.{key}": _text(item)
                for key, item in vars(value).items()
                if _data(key, item)
            }
        elif _data(name, value):
            held[name] = _text(value)
    return {
        "kind": "value",
        "value": "None",
        "printed": printed[:_PRINTED],
        "state": json.dumps(held),
    }


def _data(name: str, value: object) -> bool:
    return not (name.startswith("__") or isinstance(value, _CODE) or hasattr(value, "__get__"))


def _text(value: object) -> str:
    try:
        return render(value)
    except Exception as error:
        return type(error).__name__
