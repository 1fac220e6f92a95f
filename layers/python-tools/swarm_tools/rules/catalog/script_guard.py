"""A script's own run under ``if __name__ == "__main__"``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import DEFINITIONS, Module


def _fix(module: Module) -> Iterator[Edit]:
    body = module.tree.body
    if "__name__" in module.names or module.reflective or module.is_test:
        return
    last = max((i for i, node in enumerate(body) if isinstance(node, DEFINITIONS)), default=-1)
    tail = body[last + 1 :]
    while tail and not _runs(tail[0]):
        tail = tail[1:]
    if last < 0 or not tail or not _movable(module, tail):
        return
    start = module.line_start(module.start(tail[0]))
    end = module.line_end(module.end(tail[-1]))
    lines = module.text[start:end].split("\n")
    moved = "\n".join(module.unit + line if line.strip() else line for line in lines)
    new = f'if __name__ == "__main__":\n{moved}'
    yield Edit(start, end, new, "Kept the script's own run from starting when it is imported.")


def _runs(node: ast.stmt) -> bool:
    """Return whether a statement does something rather than define something."""
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        return False
    if isinstance(node, (ast.Assign, ast.AnnAssign)):
        return any(isinstance(part, ast.Call) for part in ast.walk(node))
    return not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))


def _movable(module: Module, tail: list[ast.stmt]) -> bool:
    if any(isinstance(node, (ast.Import, ast.ImportFrom, *DEFINITIONS)) for node in tail):
        return False
    parts = [part for node in tail for part in ast.walk(node)]
    if any(isinstance(part, (*DEFINITIONS, ast.Lambda)) for part in parts):
        return False
    if not all(module.alone(node) for node in tail) or _many_lines(module, parts):
        return False
    bound = {
        part.id
        for part in parts
        if isinstance(part, ast.Name) and not isinstance(part.ctx, ast.Load)
    }
    asks = any(_calls(module, part, "input") for part in parts)
    shows = all(isinstance(node, ast.Expr) and _calls(module, node.value, "print") for node in tail)
    if not asks and not shows and not module.options.import_fails:
        return False
    return not _needed(module, bound, tail) and not _imported(module)


def _calls(module: Module, node: ast.AST, name: str) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == name
        and module.is_builtin(name)
    )


def _many_lines(module: Module, parts: list[ast.AST]) -> bool:
    """Return whether a string runs over several lines; indenting would change it."""
    return any(
        isinstance(part, (ast.Constant, ast.JoinedStr)) and part.lineno != part.end_lineno
        for part in parts
        if hasattr(part, "lineno")
    )


def _needed(module: Module, bound: set[str], tail: list[ast.stmt]) -> bool:
    """Return whether a function, or another file, uses a name that the run binds."""
    top = module.scopes.module
    inside = {id(part) for node in tail for part in ast.walk(node)}
    if any(
        id(use) not in inside for name in bound for use in module.scopes.references(name, top)
    ) or any(module.scopes.declared(name) for name in bound):
        return True
    if module.project is None:
        return False
    return any(module.project.used_elsewhere(name, module.path) for name in bound)


def _imported(module: Module) -> bool:
    """Return whether another file that is no test names this module."""
    if module.project is None:
        return False
    stem = module.project.module_of(module.path).rsplit(".", 1)[-1]
    return any(
        stem in words
        for path, words in module.project.words.items()
        if path != module.path and path not in module.project.tests
    )


RULE = Rule(
    id="script-guard",
    title="A script's own run under a guard",
    docs=(
        "Code after the last definition that asks for input, or only prints, moves under "
        "'if __name__ == \"__main__\"', so that the functions can be imported. So does any other "
        "where importing the file was seen to fail, or never to end. Not when a function or "
        "another file uses a name it binds."
    ),
    fix=_fix,
    good=(
        "def f():\n    return LIMIT\n\n\nLIMIT = int(input())\n",
        "def f():\n    return 1\n\n\nRESULT = f()\n",
    ),
    bad=(
        (
            "def f(n):\n    return n + 1\n\n\nn = int(input())\nprint(f(n))\n",
            'def f(n):\n    return n + 1\n\n\nif __name__ == "__main__":\n    n = int(input())\n'
            "    print(f(n))\n",
        ),
        (
            "def f():\n    return 1\n\n\nprint(f())\n",
            'def f():\n    return 1\n\n\nif __name__ == "__main__":\n    print(f())\n',
        ),
    ),
    order=12,
)
