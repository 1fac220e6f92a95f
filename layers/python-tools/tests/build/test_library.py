"""The library against the intents: every implementation passes every test of its intent."""

import ast
import subprocess
import sys

import pytest

from swarm_tools.build.catalog import entries, entry_for, families, without_docstrings
from swarm_tools.intents import write_tests

FAMILIES = sorted(families())


@pytest.mark.parametrize("family", FAMILIES)
def test_every_test_of_the_intents_passes(family, tmp_path):
    text = without_docstrings(families()[family].text)
    suite = write_tests({f"lib_{family}.py": text})
    driven = {test.qualname for test in suite.tests if test.drives_repair}
    wanted = {entry.name for entry in entries() if entry.family == family}
    assert wanted <= driven
    (tmp_path / f"lib_{family}.py").write_text(text)
    for path, content in suite.files.items():
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text(content)
    ids = [test.nodeid for test in suite.tests if test.drives_repair]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *ids]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-3000:]


def test_the_library_is_worth_its_name():
    assert len(entries()) >= 140
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
    assert entry_for("sorting.ascending", "quick_sort").name == "quick_sort"
    assert entry_for("sorting.ascending", "mergeSort").name == "merge_sort"
    assert entry_for("no.such") is None


def test_what_a_definition_uses_goes_with_it():
    family = families()["number_theory"]
    assert family.needs("next_prime") == ["is_prime"]
    assert family.imports(["is_prime"]) == ["from __future__ import annotations"]
    assert "import math" in families()["geometry"].imports(["circle_area"])
