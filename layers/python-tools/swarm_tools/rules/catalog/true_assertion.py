"""``self.assertTrue(True)``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.classes import class_of, is_self
from swarm_tools.rules.flow import drop
from swarm_tools.rules.imports import origin
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Expr):
        call = node.value
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
            continue
        here = class_of(module, node)
        if here is None or not is_self(module, call.func.value) or len(call.args) != 1:
            continue
        if not any(origin(module, base) == "unittest.TestCase" for base in here.bases):
            continue
        value = call.args[0]
        if not isinstance(value, ast.Constant) or not isinstance(value.value, bool):
            continue
        wanted = {"assertTrue": True, "assertFalse": False}.get(call.func.attr)
        if wanted is value.value and module.alone(node):
            yield drop(module, node, "Removed an assertion that cannot fail.")
        elif wanted is not None and wanted is not value.value:
            new = f"{module.source(call.func.value)}.fail()"
            yield module.replace(call, new, "Said outright that the test fails here.")


RULE = Rule(
    id="true-assertion",
    title="No assertion about a constant",
    docs="'assertTrue(True)' cannot fail and goes; 'assertTrue(False)' is 'fail()'.",
    fix=_fix,
    pylint=("redundant-unittest-assert",),
    good=(
        "import unittest\n\n\nclass T(unittest.TestCase):\n    def test_a(self):\n"
        "        self.assertTrue(self.x)\n",
    ),
    bad=(
        (
            "import unittest\n\n\nclass T(unittest.TestCase):\n    def test_a(self):\n"
            "        self.assertTrue(True)\n        self.assertTrue(False)\n",
            "import unittest\n\n\nclass T(unittest.TestCase):\n    def test_a(self):\n"
            "        self.fail()\n",
        ),
    ),
    repairs=True,
)
