"""Docstring entries say what the body shows, and nothing that it does not."""

import ast

import pytest

from swarm_tools.rules import CleanOptions, clean, parameter_phrases, return_phrases
from swarm_tools.rules.module import Module
from swarm_tools.rules.parameter_phrases import parameter_text
from swarm_tools.rules.return_phrases import return_text

PARAMETERS = {
    "def f(path):\n    return open(path).read()": "The path of a file that is read.",
    "def f(log):\n    open(log, 'a').close()": "The log, the path of a file that is appended to.",
    "def f(rows):\n    for row in rows:\n        print(row)": "The rows.",
    "def f(test):\n    return test(1)": "The test, a function, called with one argument.",
    "def f(table):\n    return table.items()": "The table, a dictionary.",
    "def f(line):\n    return line.strip()": "The line, a string.",
    "def f(line):\n    line = line.strip()\n    return line": "The line.",
    "def f(mode):\n    if mode == 'a':\n        return 1\n    return mode == 'b'": (
        "The mode, such as 'a' or 'b'."
    ),
    "def f(age):\n    if age < 0 or age > 150:\n        raise ValueError": (
        "The age, a number, at least 0 and at most 150."
    ),
    "def f(name):\n    if not name:\n        raise ValueError": "The name, not empty or zero.",
    "def f(size=3):\n    return size": "The size. Defaults to 3.",
    "def f(size=None):\n    return size": "The size. Optional.",
}
RETURNS = {
    "def f(x):\n    if x:\n        return 'a'\n    return 'b'": "One of 'a' and 'b'.",
    "def parse(x):\n    return Entry(x)": "An Entry.",
    "def parse(x):\n    if x:\n        return Entry(x)\n    return None": "An Entry, or None.",
    "def split(x):\n    good = bad = x\n    return good, bad": "The good and the bad.",
    "def f(x):\n    return str(x)": "A string.",
    "def get_total(x):\n    return x": "The total.",
    "def parse_file(x):\n    return x.y": "The result.",
    "def scan(x):\n    lines = [x]\n    return lines": "The lines, a list.",
    "def f(x):\n    return x > 1": "True or False.",
}


def parts(text):
    module = Module(text + "\n", "m.py", CleanOptions())
    return module, module.tree.body[0]


@pytest.mark.parametrize("text", sorted(PARAMETERS))
def test_what_is_said_of_a_parameter(text):
    module, function = parts(text)
    argument = function.args.args[0]
    default = function.args.defaults[0] if function.args.defaults else None
    assert parameter_text(function, argument, default, module) == PARAMETERS[text]


@pytest.mark.parametrize("text", sorted(RETURNS))
def test_what_is_said_of_a_result(text):
    module, function = parts(text)
    assert return_text(function, None, module) == RETURNS[text]


def test_an_annotated_parameter_needs_no_type():
    module, function = parts("def f(line: str):\n    return line.strip()")
    assert parameter_text(function, function.args.args[0], None, module) == "The line."


def test_a_method_that_returns_its_object():
    module, function = parts("def add(self, x):\n    return self")
    owner = ast.ClassDef("Query", [], [], [], [])
    assert return_text(function, owner, module) == "The object itself."


def test_what_only_repeats_a_name_is_left_out():
    _, function = parts("def area(width, size=3):\n    return width * size")
    for argument in function.args.args:
        plain = f"The {argument.arg}."
        assert not parameter_phrases.informative(function, argument, plain)
        assert not parameter_phrases.informative(function, argument, f"{plain} Optional.")
    assert not return_phrases.informative("The area.", "Return the area.")
    assert return_phrases.informative("The area, a number.", "Return the area.")
    assert not return_phrases.informative("The result.", "Run.")
    assert "Args:" not in clean("def area(width):\n    return width * 2\n", path="m.py").text


def test_verbs_without_an_object_say_no_more_than_they_know():
    text = "def play():\n    print(1)\n\n\ndef sort_by_name(items):\n    items.sort()\n"
    made = clean(text, path="m.py").text
    assert '"""Play."""' in made
    assert '"""Sort the items by name."""' in made
