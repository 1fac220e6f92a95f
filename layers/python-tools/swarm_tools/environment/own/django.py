"""Which settings a Django project runs with, read from its `manage.py`."""

from __future__ import annotations

import ast
from pathlib import Path

from ...workspace.reading import Project

VARIABLE = "DJANGO_SETTINGS_MODULE"


def django_variables(root: Path) -> dict[str, str]:
    """Return the variable that `manage.py` at the root, or one folder below, sets by default."""
    project = Project(root)
    for path in ("manage.py", *project.glob("*/manage.py")):
        tree = project.tree(path)
        for call in (
            node for node in ast.walk(tree or ast.Module([], [])) if isinstance(node, ast.Call)
        ):
            words = [item.value for item in call.args if isinstance(item, ast.Constant)]
            if len(words) == 2 and words[0] == VARIABLE and isinstance(words[1], str):
                return {VARIABLE: words[1]}
    return {}
