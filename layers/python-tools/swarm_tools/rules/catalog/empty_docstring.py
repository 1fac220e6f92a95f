"""No docstring that says nothing."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import DEFINITIONS, Module
from swarm_tools.signatures.spoken import sentence, spoken, words


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk((ast.Module, *DEFINITIONS)):
        text = ast.get_docstring(node, clean=False)
        if text is None or text.strip():
            continue
        first = node.body[0]
        if len(node.body) > 1:
            if not module.alone(first) or module.source(first)[0] not in "\"'":
                continue
            end = min(module.line_end(module.end(first)) + 1, len(module.text))
            if not module.has_comment(module.start(first), end):
                start = module.line_start(module.start(first))
                yield Edit(start, end, "", "Dropped an empty docstring.")
        elif not isinstance(node, ast.Module):
            kind = "represent" if isinstance(node, ast.ClassDef) else "stand for"
            said = sentence(f"{kind} {spoken(words(node.name))}")
            yield module.replace(first, f'"""{said}"""', "Filled an empty docstring.")


RULE = Rule(
    id="empty-docstring",
    title="No docstring that says nothing",
    docs=(
        "It is dropped, and what is public gets one that says something. Where it is the whole "
        "body it says the name in words."
    ),
    fix=_fix,
    pylint=("empty-docstring",),
    good=('def f():\n    """Do."""\n', 'def f():\n    "" + "a"\n'),
    bad=(
        ('def f(x):\n    """ """\n    return x\n', "def f(x):\n    return x\n"),
        (
            'class ParseError(Exception):\n    """"""\n',
            'class ParseError(Exception):\n    """Represent parse error."""\n',
        ),
    ),
    order=88,
    keeps_tree=True,
    concern="docs",
)
