"""``with`` where ``async with`` is needed, and the other way round."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.classes import base_class, shape
from swarm_tools.rules.flow import bindings
from swarm_tools.rules.imports import origin
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_BY_DECORATOR = {"contextlib.contextmanager": "plain", "contextlib.asynccontextmanager": "async"}


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk((ast.With, ast.AsyncWith)):
        function = module.function_of(node)
        if not isinstance(function, ast.AsyncFunctionDef):
            continue
        kinds = {_kind(module, item.context_expr) for item in node.items}
        start = module.start(node)
        if isinstance(node, ast.With) and kinds == {"async"}:
            yield Edit(start, start, "async ", "Entered an asynchronous context as one.")
        elif isinstance(node, ast.AsyncWith) and kinds == {"plain"}:
            end = module.text.index("with", start)
            yield Edit(start, end, "", "Entered a plain context as one.")


def _kind(module: Module, node: ast.expr) -> str | None:
    """Return which kind of context an instance of a class of this file certainly is."""
    if isinstance(node, ast.Name):
        found = bindings(module, node)
        statement = module.parents.get(found[0]) if len(found) == 1 else None
        if not isinstance(statement, ast.Assign):
            return None
        node = statement.value
    if not isinstance(node, ast.Call):
        return None
    made = base_class(module, node.func)
    if isinstance(node.func, ast.Name) and made is None:
        found = bindings(module, node.func)
        decorators = getattr(found[0], "decorator_list", []) if len(found) == 1 else []
        names = [origin(module, one) for one in decorators]
        return _BY_DECORATOR.get(names[0] or "") if len(names) == 1 else None
    if made is None:
        return None
    members = shape(module, made)
    plain, later = "__enter__" in members.members, "__aenter__" in members.members
    if not members.known or plain is later:
        return None
    return "plain" if plain else "async"


RULE = Rule(
    id="context-kind",
    title="with or async with, as the context needs",
    docs=(
        "In an async function the context of a class of this file that has only '__aenter__' is "
        "entered with 'async with', and one that has only '__enter__' with 'with'. The other way "
        "always fails."
    ),
    fix=_fix,
    pylint=(
        "not-context-manager",
        "async-context-manager-with-regular-with",
        "not-async-context-manager",
    ),
    good=("async def f(lock):\n    with lock:\n        return 1\n",),
    bad=(
        (
            "from contextlib import asynccontextmanager\n\n\n@asynccontextmanager\n"
            "async def g():\n    yield 1\n\n\nasync def f():\n    with g() as x:\n"
            "        return x\n",
            "from contextlib import asynccontextmanager\n\n\n@asynccontextmanager\n"
            "async def g():\n    yield 1\n\n\nasync def f():\n    async with g() as x:\n"
            "        return x\n",
        ),
        (
            "class A:\n    async def __aenter__(self):\n        return self\n\n"
            "    async def __aexit__(self, *error):\n        return None\n\n\n"
            "async def f():\n    with A() as a:\n        return a\n",
            "class A:\n    async def __aenter__(self):\n        return self\n\n"
            "    async def __aexit__(self, *error):\n        return None\n\n\n"
            "async def f():\n    async with A() as a:\n        return a\n",
        ),
        (
            "class A:\n    def __enter__(self):\n        return self\n\n"
            "    def __exit__(self, *error):\n        return None\n\n\n"
            "async def f():\n    async with A() as a:\n        return a\n",
            "class A:\n    def __enter__(self):\n        return self\n\n"
            "    def __exit__(self, *error):\n        return None\n\n\n"
            "async def f():\n    with A() as a:\n        return a\n",
        ),
    ),
    order=5,
    concern="repair",
)
