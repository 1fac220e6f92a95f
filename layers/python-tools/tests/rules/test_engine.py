import ast
import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swarm_tools.binaries import _executable
from swarm_tools.rules import CleanOptions, ProjectContext, clean
from swarm_tools.rules.engine import apply_edits
from swarm_tools.rules.model import Edit
from swarm_tools.rules.ruff import find_ruff

MESSY = "import os\ndef addUp(a,b):\n    x = 1\n    return a+b\n"


def test_newlines_of_the_file_are_kept():
    result = clean(MESSY.replace("\n", "\r\n"), path="m.py")
    assert "\r\n" in result.text
    assert "\n" not in result.text.replace("\r\n", "")
    assert result.text.replace("\r\n", "\n") == clean(MESSY, path="m.py").text


def test_a_byte_order_mark_is_kept():
    assert clean("\ufeff" + MESSY, path="m.py").text.startswith("\ufeff")


def test_quotes_are_kept():
    assert "'a'" in clean("def f():\n    return 'a'+\"b\"\n", path="m.py").text


@pytest.mark.parametrize("text", ["", "# nothing\n", '"""Doc."""\n\nVALUE = 1\n'])
def test_a_clean_file_stays_byte_for_byte(text):
    result = clean(text, path="m.py")
    assert result.text == text
    assert result.changes == []


def test_a_file_formatted_to_another_width_keeps_it():
    long = "    return some_function(first_argument, second_argument, third_argument, forth)"
    head = "def run(first_argument, second_argument, third_argument, forth):"
    text = f'"""Doc."""\n\n\n{head}\n    """Run."""\n{long}\n'
    wrapped = text.replace(
        long,
        "    return some_function(\n"
        "        first_argument, second_argument, third_argument, forth\n    )",
    )
    assert len(long) > 79
    assert clean(wrapped, path="m.py").text == wrapped
    assert clean(text, path="m.py").text == text


def test_a_broken_file_comes_back_as_it_is():
    result = clean("def f(:\n", path="m.py")
    assert result.text == "def f(:\n"
    assert result.skipped[0].rule == "all"


def test_keep_renames_nothing_public():
    text = clean(MESSY, path="m.py", options=CleanOptions(public_api="keep")).text
    assert "def addUp(" in text


def test_rename_without_other_users_needs_no_alias():
    project = ProjectContext({"m.py": MESSY})
    text = clean(
        MESSY, path="m.py", options=CleanOptions(public_api="rename"), project=project
    ).text
    assert "addUp" not in text


def test_rename_keeps_the_alias_that_other_files_use():
    project = ProjectContext({"m.py": MESSY, "n.py": "from m import addUp\n"})
    text = clean(
        MESSY, path="m.py", options=CleanOptions(public_api="rename"), project=project
    ).text
    assert "addUp = add_up  # kept" in text


def test_an_import_that_another_file_takes_from_here_stays():
    project = ProjectContext({"m.py": MESSY, "n.py": "from m import os\n"})
    assert "import os" in clean(MESSY, path="m.py", project=project).text
    project = ProjectContext({"m.py": MESSY, "n.py": "import m\nprint(m.os.name)\n"})
    assert "import os" in clean(MESSY, path="m.py", project=project).text
    assert (
        "import os" not in clean(MESSY, path="m.py", project=ProjectContext({"m.py": MESSY})).text
    )


def test_a_patched_function_keeps_its_name():
    tests = "from unittest import mock\nwith mock.patch('m.addUp'):\n    pass\n"
    project = ProjectContext({"m.py": MESSY, "test_m.py": tests}, frozenset({"test_m.py"}))
    assert "def addUp(" in clean(MESSY, path="m.py", project=project).text


def test_a_method_that_another_file_overrides_keeps_its_name():
    base = "class Base:\n    def getIt(self):\n        return 1\n\n"
    base += "    def run(self):\n        return self.getIt()\n"
    child = (
        "from base import Base\n\n\nclass Child(Base):\n    def getIt(self):\n        return 2\n"
    )
    project = ProjectContext({"base.py": base, "child.py": child})
    assert "def getIt(" in clean(base, path="base.py", project=project).text


def test_reexports_of_a_package_stay():
    text = '"""Doc."""\n\nfrom .part import thing\n'
    assert clean(text, path="pkg/__init__.py").text == text


def test_every_change_has_path_and_message():
    for change in clean(MESSY, path="a/m.py").changes:
        assert change.path == "a/m.py"
        assert change.message.endswith(".")
        assert change.kind in ("rule", "format")


def test_a_ruff_without_its_executable_bit_is_copied(tmp_path):
    binary = tmp_path / "ruff"
    binary.write_bytes(b"#!/bin/sh\n")
    binary.chmod(0o644)
    copy = _executable(binary)
    assert copy != str(binary)
    assert os.access(copy, os.X_OK)
    assert find_ruff()


@given(
    st.text("abc\n", max_size=30),
    st.lists(
        st.tuples(st.integers(0, 30), st.integers(0, 30), st.text("xyz", max_size=3)), max_size=5
    ),
)
@settings(derandomize=True, deadline=None, max_examples=100)
def test_edits_outside_of_each_other_touch_nothing_else(text, spans):
    edits = [Edit(min(a, b, len(text)), min(max(a, b), len(text)), new) for a, b, new in spans]
    result, taken = apply_edits(text, edits)
    removed = sum(edit.end - edit.start for edit in taken)
    assert len(result) == len(text) - removed + sum(len(edit.new) for edit in taken)


@pytest.mark.parametrize("options", [CleanOptions(), CleanOptions(format=False)])
def test_the_result_always_parses(options):
    ast.parse(clean(MESSY, path="m.py", options=options).text)


def test_mixed_line_endings_become_those_that_most_lines_have():
    text = '"""Doc."""\r\n\r\nX = 1\nY = 2\r\n'
    result = clean(text, path="m.py")
    assert result.text == text.replace("\r\n", "\n").replace("\n", "\r\n")
    assert [change.rule for change in result.changes] == ["line-endings"]
    unchanged = clean(text, path="m.py", options=CleanOptions(exclude=frozenset({"line-endings"})))
    assert unchanged.text == text


def test_lines_that_stay_keep_their_ends_where_these_are_not_asked_for():
    text = "import os\r\nimport sys\nX = 1\rY = sys.path\r\n\nZ = 3\n"
    options = CleanOptions(select=frozenset({"unused-import"}))
    made = clean(text, path="m.py", options=options).text
    assert made == text.replace("import os\r\n", "")
    options = CleanOptions(select=frozenset({"missing-module-docstring"}))
    assert clean(text, path="m.py", options=options).text.endswith(text)


def test_a_module_that_lists_its_names_gets_no_further_ones():
    text = "__all__ = ['addUp']\n\n" + MESSY + "\n\nmaxSize = 3\n"
    made = clean(text, path="m.py").text
    assert "add_up" not in made
    assert "MAX_SIZE" not in made


def test_local_names_only_mind_their_own_function():
    text = "def f(xs):\n    theTotal = sum(xs)\n    return theTotal\n\n\n"
    text += "def the_total():\n    return 1\n"
    made = clean(text, path="m.py").text
    assert "theTotal" not in made
    nested = (
        "def f(aB):\n    def g():\n        A_b = 1\n        return A_b + a_b()\n\n"
        "    return g, aB\n\n\ndef a_b():\n    return 2\n"
    )
    assert "A_b + a_b()" in clean(nested, path="m.py").text
