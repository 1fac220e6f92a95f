"""The library: every implementation passes the tests that are written of it."""

import ast
import subprocess
import sys

import pytest

from swarm_tools.build.catalog import entries, entry_for, families
from swarm_tools.build.goal import Want
from swarm_tools.build.render import new_module
from swarm_tools.build.testing import written_tests
from swarm_tools.testgen.placement import Placement
from swarm_tools.testgen.render import render

FAMILIES = sorted(families())


@pytest.mark.parametrize("family", FAMILIES)
def test_every_implementation_passes_tests_of_its_own(family, tmp_path):
    mine = [entry for entry in entries() if entry.family == family]
    for entry in mine:
        name = entry.name.lower()
        want = Want(entry.name, entry.params, entry, f"{name}_lib.py")
        made = written_tests(want, want.path)
        (tmp_path / want.path).write_text(new_module(entry, want.name, want.params))
        place = Placement(f"{name}_lib", want.path)
        (tmp_path / f"test_{name}.py").write_text(render(made, place))
    command = [sys.executable, "-m", "pytest", "-q", "-rA", "-p", "no:cacheprovider", "."]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-3000:]
    passed = {line.split("::")[0] for line in run.stdout.splitlines() if line.startswith("PASSED")}
    assert len(passed) == len(mine)


def test_the_library_is_worth_its_name():
    assert len(entries()) >= 120
    assert {"Stack", "Queue", "Counter"} <= {e.name for e in entries() if e.kind == "class"}


@pytest.mark.parametrize("family", FAMILIES)
def test_every_definition_has_a_docstring_and_every_parameter_a_type(family):
    for node in ast.walk(families()[family].tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            assert ast.get_docstring(node), node.name
        if isinstance(node, ast.FunctionDef):
            named = [arg for arg in node.args.args if arg.arg != "self"]
            assert all(arg.annotation for arg in named) and node.returns, node.name


def test_of_several_implementations_the_one_of_that_name_is_chosen():
    assert entry_for("bubble_sort", "quick_sort").name == "quick_sort"
    assert entry_for("bubble_sort", "mergeSort").name == "merge_sort"
    assert entry_for("no_such_one") is None


def test_what_a_definition_uses_goes_with_it():
    family = families()["number_theory"]
    assert family.needs("next_prime") == ["is_prime"]
    assert family.imports(["is_prime"]) == ["from __future__ import annotations"]
    assert "import math" in families()["geometry"].imports(["circle_area"])
