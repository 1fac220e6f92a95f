"""Suspected bugs: where they are, and how they stand in a test file."""

import ast

from swarm_tools.forge.bugs import bug_line, with_marks

SOURCE = """class Box:
    def size(self, big):
        if big:
            return 10
        return 1


def area(a, b):
    total = a + b
"""


def test_the_line_is_the_last_way_out_that_ran():
    assert bug_line(SOURCE, "Box.size", {2, 3, 4}) == 4
    assert bug_line(SOURCE, "Box.size", {2, 3, 5}) == 5


def test_without_a_way_out_it_is_the_definition():
    assert bug_line(SOURCE, "area", {9}) == 8
    assert bug_line(SOURCE, "nowhere", {9}) is None


TESTS = """import importlib

module = importlib.import_module("a")


class TestArea:
    def test_area(self):
        assert module.area(1, 2) == 2

    def test_other(self):
        assert True
"""


def test_a_mark_is_set_once_also_when_it_takes_more_than_a_line():
    marked = {"t.py::TestArea::test_area": ("expected 2, got 3", 0.9)}
    text = with_marks("t.py", TESTS, marked)
    assert text.count("@pytest.mark.xfail") == 1
    long = text.replace("(strict=True, ", "(\n        strict=True,\n        ")
    assert with_marks("t.py", long, marked) == long
    methods = {n.name: n for n in ast.walk(ast.parse(text)) if isinstance(n, ast.FunctionDef)}
    assert methods["test_area"].decorator_list
    assert not methods["test_other"].decorator_list
    assert with_marks("other.py", TESTS, marked) == TESTS
