"""``assert (test, "message")``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Assert):
        test = node.test
        if node.msg is not None or not isinstance(test, ast.Tuple) or len(test.elts) != 2:
            continue
        said, message = test.elts
        text = isinstance(message, ast.JoinedStr) or (
            isinstance(message, ast.Constant) and isinstance(message.value, str)
        )
        if text and not module.has_comment(module.start(node), module.end(node)):
            source = module.source(said)
            if said.lineno != said.end_lineno:
                source = f"({source})"
            yield module.replace(
                node, f"assert {source}, {module.source(message)}", "Asserted the test itself."
            )


RULE = Rule(
    id="assert-tuple",
    title="An assertion that can fail",
    docs=(
        "A tuple that is not empty counts as true, so that 'assert (test, \"message\")' never "
        "fails. The parentheses go."
    ),
    fix=_fix,
    pylint=("assert-on-tuple",),
    good=("def f(x):\n    assert x, 'message'\n", "def f(x, y):\n    assert (x, y)\n"),
    bad=(
        (
            "def f(x):\n    assert (x > 0, 'must be positive')\n",
            "def f(x):\n    assert x > 0, 'must be positive'\n",
        ),
    ),
    order=5,
    repairs=True,
)
