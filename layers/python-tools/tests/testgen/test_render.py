"""Tests as a person writes them."""

import ast

import pytest

from swarm_tools.testgen.model import ModuleTests, Row, Script, Table
from swarm_tools.testgen.placement import place
from swarm_tools.testgen.render import named, render
from swarm_tools.testgen.unittests import fits, render_unittest
from swarm_tools.workspace.modules import Layout


def table(*rows, columns=("a",), **more):
    given = tuple(Row(tuple(row[:-1]), row[-1]) for row in rows)
    return Table("f", columns, given, "shown", "docstring", "What it shows.", **more)


def where(path="mod.py", files=None, package=True, paths=()):
    return place(path, Layout.of([path, *paths]), files or {}, package=package)


def run(text, **modules):
    """Run the tests of a file with stand-ins for what it imports; returns their names."""
    import sys
    import types

    for name, space in modules.items():
        module = types.ModuleType(name)
        module.__dict__.update(space)
        sys.modules[name] = module
    space = {"__name__": "t", "__file__": __file__}
    try:
        exec(compile(text, "t", "exec"), space)
    finally:
        for name in modules:
            sys.modules.pop(name)
    return space


def test_one_case_is_a_plain_assert_and_several_are_a_table():
    one = render(ModuleTests("mod.py", [table(("1", "2"))]), where())
    assert "parametrize" not in one and "assert f(1) == 2" in one and "import pytest" not in one
    many = render(ModuleTests("mod.py", [table(("1", "2"), ("2", "3"))]), where())
    assert '("a", "expected")' in many and "assert f(a) == expected" in many
    assert "from mod import f" in many and "sys.path" not in many
    ast.parse(many)


@pytest.mark.parametrize(
    "expected, wanted",
    [
        ("0.5", "== pytest.approx(0.5)"),
        ("[0.5, 1]", "== pytest.approx([0.5, 1])"),
        ("[[0.5]]", "== [[0.5]]"),
        ("True", "is True"),
        ("None", "is None"),
        ("'x'", "== 'x'"),
    ],
)
def test_floats_are_near_and_truth_values_are_the_same(expected, wanted):
    text = render(ModuleTests("mod.py", [table(("1", expected))]), where())
    assert f"assert f(1) {wanted}" in text


def test_errors_methods_keywords_and_changed_arguments():
    raises = render(ModuleTests("mod.py", [table(("1", "ValueError"), raises=True)]), where())
    assert "with pytest.raises(ValueError):\n        f(1)" in raises
    method = Table("C.m", ("a",), (Row(("1",), "2"),), "shown", "docstring", "D.", method=True)
    assert "assert C().m(1) == 2" in render(ModuleTests("mod.py", [method]), where())
    named_row = table(("1", "2", "3"), columns=("a", "b"), keywords=("b",))
    assert "f(1, b=2)" in render(ModuleTests("mod.py", [named_row]), where())
    changed = table(("[2, 1]", "[1, 2]"), changes=0)
    text = render(ModuleTests("mod.py", [changed]), where())
    space = run(text, mod={"f": list.sort})
    space["test_f_examples"]()
    with pytest.raises(AssertionError):
        run(text, mod={"f": list.reverse and (lambda a: None)})["test_f_examples"]()


@pytest.mark.parametrize(
    "path, files, package, reached",
    [
        ("mod.py", {}, True, True),
        ("pkg/mod.py", {"pkg/__init__.py": ""}, True, True),
        ("mod.py", {}, False, False),
        ("mod.py", {"conftest.py": ""}, False, True),
        ("src/mod.py", {}, True, False),
        (
            "src/mod.py",
            {"pyproject.toml": '[tool.pytest.ini_options]\npythonpath = ["src"]'},
            True,
            True,
        ),
    ],
)
def test_the_path_is_touched_only_where_pytest_does_not_reach(path, files, package, reached):
    text = render(ModuleTests(path, [table(("1", "2"))]), where(path, files, package, tuple(files)))
    assert ("sys.path" not in text) == reached


def test_a_module_that_does_not_import_is_imported_by_each_test():
    text = render(ModuleTests("mod.py", [table(("1", "2"))]), where(), late_import=True)
    assert text.index("def test_f") < text.index("from mod import f")


def test_a_module_of_a_name_that_cannot_be_imported_is_loaded_from_its_file():
    text = render(ModuleTests("my-mod.py", [table(("1", "2"))]), where("my-mod.py"))
    assert "spec_from_file_location" in text and "f = module.f" in text
    ast.parse(text)


def test_what_is_not_known_is_imported():
    assert "def test_import():" in render(ModuleTests("mod.py"), where())


def test_names_are_told_apart():
    tests = ModuleTests("mod.py", [table(("1", "2")), table(("1", "2", "3"), columns=("a", "b"))])
    assert [one.name for one in named(tests)] == ["test_f_examples", "test_f_examples_2"]


def test_a_project_of_unittest_gets_unittest():
    tests = ModuleTests("mod.py", [table(("1", "2"), ("2", "3"))])
    text, found = render_unittest(tests, where())
    assert list(found) == ["ModTest::test_f_examples"]
    space = run(text, mod={"f": lambda a: a + 1})
    space["ModTest"]("test_f_examples").debug()
    wrong = run(text, mod={"f": lambda a: a})
    result = wrong["ModTest"]("test_f_examples").run()
    assert len(result.failures) == 2
    assert "pytest" not in text
    script = Script("f", ("print(1)",), (), "shown", "docstring", "D.", ("capsys",))
    assert not fits(ModuleTests("mod.py", [], [script]), where())
