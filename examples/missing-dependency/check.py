"""Held-back checks of the result: the file that cannot be run is still documented."""

import ast
from pathlib import Path

from numbers_tools import find_minimum, square

assert find_minimum([4, 2, 9]) == 2
assert square(3) == 9
tree = ast.parse(Path("chart.py").read_text(encoding="utf-8"))
assert ast.get_docstring(tree)
names = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
names |= {name.id for node in ast.walk(tree) if isinstance(node, ast.Assign) for name in ast.walk(node) if isinstance(name, ast.Name)}
assert "drawChart" in names
