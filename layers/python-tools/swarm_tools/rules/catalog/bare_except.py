"""``except Exception`` instead of a bare ``except``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module
from swarm_tools.rules.types import pure

_NUMBER = ("TypeError", "ValueError", "OverflowError")


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Try):
        for handler in node.handlers:
            broad = isinstance(handler.type, ast.Name) and handler.type.id == "Exception"
            if handler.type is not None and not broad:
                continue
            if len(node.handlers) > 1 and broad:
                continue
            raises = _raises(module, node.body)
            if raises is not None and len(node.handlers) == 1:
                names = sorted(raises)
                new = names[0] if len(names) == 1 else f"({', '.join(names)})"
            elif broad or not _may_narrow(handler):
                continue
            else:
                new = "Exception"
            message = f"Caught '{new}' instead of everything."
            if broad:
                yield module.replace(handler.type, new, message)
            else:
                where = module.start(handler) + len("except")
                yield Edit(where, where, f" {new}", message)


def _may_narrow(handler: ast.ExceptHandler) -> bool:
    """Return False for a handler that raises again: it also has to see SystemExit."""
    return not any(isinstance(item, ast.Raise) and item.exc is None for item in ast.walk(handler))


def _raises(module: Module, body: list[ast.stmt]) -> set[str] | None:
    """Return all a block of plain conversions of builtin values can raise; None when unsure."""
    if len(body) != 1:
        return None
    statement = body[0]
    value = getattr(statement, "value", None)
    if not isinstance(statement, (ast.Return, ast.Assign)) or not isinstance(value, ast.Call):
        return None
    if isinstance(statement, ast.Assign) and not all(
        isinstance(t, ast.Name) for t in statement.targets
    ):
        return None
    if not isinstance(value.func, ast.Name) or value.func.id not in ("int", "float"):
        return None
    if not module.is_builtin(value.func.id) or value.keywords or len(value.args) != 1:
        return None
    argument = value.args[0]
    if not pure(argument) or not isinstance(argument, ast.Name):
        return None
    function = module.function_of(statement)
    if function is None or any(
        isinstance(x, FUNCTIONS) and x.name in ("__int__", "__float__") for x in module.nodes
    ):
        return None
    if argument.id not in module.scopes.of[function].bindings:
        return None
    return set(_NUMBER)


RULE = Rule(
    id="bare-except",
    title="No bare except",
    docs=(
        "A bare except also swallows KeyboardInterrupt and SystemExit, which no longer happens. "
        "Where the block can only fail in known ways, just those are caught. A handler that "
        "raises again is left alone."
    ),
    fix=_fix,
    pylint=("bare-except", "broad-exception-caught"),
    good=(
        "try:\n    work()\nexcept:\n    undo()\n    raise\n",
        "try:\n    work()\nexcept ValueError:\n    undo()\n",
    ),
    bad=(
        (
            "try:\n    work()\nexcept:\n    undo()\n",
            "try:\n    work()\nexcept Exception:\n    undo()\n",
        ),
        (
            "def f(x):\n    try:\n        return int(x)\n    except:\n        return None\n",
            "def f(x):\n    try:\n        return int(x)\n"
            "    except (OverflowError, TypeError, ValueError):\n        return None\n",
        ),
        (
            "def f(x):\n    try:\n        return int(x)\n    except Exception:\n"
            "        return None\n",
            "def f(x):\n    try:\n        return int(x)\n"
            "    except (OverflowError, TypeError, ValueError):\n        return None\n",
        ),
    ),
    repairs=True,
)
