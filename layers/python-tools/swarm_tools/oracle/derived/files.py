"""The text of a generated test file."""

from __future__ import annotations

import sys

from swarm_tools.oracle.bug_patterns.slips.tools import IMPORTS, TOOLS, needs_tools
from swarm_tools.oracle.derived.render import Rendered

HEAD = '''"""What `{module}` should do, derived from its names, signatures and docstrings."""

import {imports}
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
for folder in {roots}:
    if str(ROOT / folder) not in sys.path:
        sys.path.insert(0, str(ROOT / folder))


@pytest.fixture(name="module")
def fixture_module():
    """Import the module under test here, so that a broken import is red in this file only."""
'''
PLAIN = """    return importlib.import_module("{module}")
"""
BY_PATH = """    path = ROOT / "{path}"
    spec = importlib.util.spec_from_file_location("{module}_under_test", path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
"""


def test_file(
    path: str, module: str, roots: tuple[str, ...], classes: list[tuple[str, str, list[Rendered]]]
) -> str:
    """Return the text of a test file.

    Args:
        path: POSIX path of the source file.
        module: Its dotted module name.
        roots: Folders to import from; the last one is searched first.
        classes: (class name, docstring, tests) in order.
    """
    by_path = module in sys.stdlib_module_names or not all(
        p.isidentifier() for p in module.split(".")
    )
    folders = "(" + ", ".join(f'"{r or "."}"' for r in roots) + ",)"
    tools = needs_tools([row for _, _, tests in classes for t in tests for row in t.lines])
    first = IMPORTS if tools else ("importlib", "sys")
    imports = "\nimport ".join(f"{n}.util" if by_path and n == "importlib" else n for n in first)
    out = HEAD.format(module=module, imports=imports, roots=folders)
    out += (BY_PATH if by_path else PLAIN).format(module=module.replace("-", "_"), path=path)
    out += TOOLS if tools else ""
    for name, docstring, tests in classes:
        out += f'\n\nclass {name}:\n    """{docstring}"""\n'
        for test in tests:
            out += f"\n    def {test.name}(self, module):\n"
            out += "".join(f"        {row}\n" if row else "\n" for row in test.lines)
    return out
