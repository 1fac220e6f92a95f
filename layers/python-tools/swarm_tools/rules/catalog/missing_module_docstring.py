"""Docstrings for modules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from swarm_tools.rules.docstyle import WIDTH
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module
from swarm_tools.signatures.spoken import join, sentence, spoken, words

_MOST_NAMED = 4


def _fix(module: Module) -> Iterator[Edit]:
    if not module.tree.body or ast.get_docstring(module.tree) is not None:
        return
    where = 0
    for line in module.lines[:2]:
        if line.startswith("#!") or (line.startswith("#") and re.search(r"coding[:=]", line)):
            where += len(line) + 1
        else:
            break
    where = min(where, len(module.text))
    gap = "\n\n" if module.text[where : where + 1] != "\n" else "\n"
    if where and not module.text[:where].endswith("\n"):
        return
    yield Edit(where, where, f'"""{_summary(module)}"""{gap}', "Documented the module.")


def _summary(module: Module) -> str:
    classes = [node.name for node in module.tree.body if isinstance(node, ast.ClassDef)]
    functions = [
        node.name
        for node in module.tree.body
        if isinstance(node, FUNCTIONS) and node.name != "main"
    ]
    classes = [name for name in classes if not name.startswith("_")]
    functions = [name for name in functions if not name.startswith("_")]
    parts = module.path.replace("\\", "/").removesuffix(".py").split("/")
    package = parts[-1] == "__init__"
    stem = parts[-2] if package and len(parts) > 1 else parts[-1]
    name = spoken(words(stem)) or "module"
    if module.is_test:
        subject = spoken([word for word in words(stem) if word not in ("test", "tests")])
        return sentence(f"test {subject or 'the project'}")
    if package:
        return sentence(f"bundle the {name} package")
    kinds = [("class", "classes", classes), ("function", "functions", functions)]
    found = [(one if len(names) == 1 else more, names) for one, more, names in kinds if names]
    if found:
        text = sentence(f"provide {join([f'the {word} {join(names)}' for word, names in found])}")
        if len(classes + functions) <= _MOST_NAMED and len(text) <= WIDTH - 6:
            return text
        return sentence(f"provide the {name} {join([word for word, _ in found])}")
    if all(
        isinstance(node, (ast.Assign, ast.AnnAssign, ast.Import, ast.ImportFrom))
        for node in module.tree.body
    ):
        return sentence(f"define the values of {name}")
    return sentence(f"run the {name} script")


RULE = Rule(
    id="missing-module-docstring",
    title="Docstring for a module",
    docs="Names the classes and functions a module provides; a file without code needs none.",
    fix=_fix,
    pylint=("missing-module-docstring",),
    good=('"""Provide things."""\n\nX = 1\n', ""),
    bad=(
        (
            'def _add(a, b):\n    return a + b\n\n\nclass Shop:\n    """Represent a shop."""\n',
            '"""Provide the class Shop."""\n\ndef _add(a, b):\n    return a + b\n\n\nclass Shop:\n'
            '    """Represent a shop."""\n',
        ),
    ),
    order=92,
    keeps_tree=True,
    concern="docs",
)
