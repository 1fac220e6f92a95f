"""``raise ... from`` inside an except block."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module


def _fix(module: Module) -> Iterator[Edit]:
    named: set[ast.ExceptHandler] = set()
    for group, node in enumerate(module.walk(ast.Raise)):
        if node.exc is None or node.cause is not None:
            continue
        handler = _handler(module, node)
        if handler is None or handler.type is None:
            continue
        if isinstance(node.exc, ast.Name) and node.exc.id == handler.name:
            continue
        if handler in named:
            continue
        named.add(handler)
        where = module.end(node)
        message = "Named the error that led to this one."
        if handler.name:
            yield Edit(where, where, f" from {handler.name}", message, group)
        elif "error" not in module.names:
            end = module.end(handler.type)
            colon = module.text.find(":", end)
            if module.text[end:colon].strip(" )") == "":
                yield Edit(colon, colon, " as error", message, group)
                yield Edit(where, where, " from error", "", group)
        else:
            name = next((n for n in ("exc", "err", "cause") if n not in module.names), None)
            end = module.end(handler.type)
            colon = module.text.find(":", end)
            if name and module.text[end:colon].strip(" )") == "":
                yield Edit(colon, colon, f" as {name}", message, group)
                yield Edit(where, where, f" from {name}", "", group)


def _handler(module: Module, node: ast.Raise) -> ast.ExceptHandler | None:
    child: ast.AST = node
    for up in module.ancestors(node):
        if isinstance(up, (*FUNCTIONS, ast.ClassDef, ast.Lambda)):
            return None
        if isinstance(up, ast.ExceptHandler):
            return up
        if isinstance(up, ast.Try) and child in up.body and up.handlers:
            return None
        child = up
    return None


RULE = Rule(
    id="raise-from",
    title="Raise from the error that led here",
    docs="The cause is shown with the new error; both are raised as before.",
    fix=_fix,
    pylint=("raise-missing-from",),
    good=(
        "def f(g):\n    try:\n        g()\n    except KeyError as e:\n"
        "        raise ValueError() from e\n",
    ),
    bad=(
        (
            "def f(g):\n    try:\n        g()\n    except KeyError:\n"
            "        raise ValueError('no')\n",
            "def f(g):\n    try:\n        g()\n    except KeyError as error:\n"
            "        raise ValueError('no') from error\n",
        ),
    ),
)
