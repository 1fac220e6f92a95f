"""A parameter that is a path with methods is given one; any other is given a text."""

import ast

import pytest

from swarm_tools.intents.facts import functions_of
from swarm_tools.intents.paths import is_path_object, with_path_objects

from .corpora import suite_for


def function_of(signature, body):
    text = f"def f({signature}):\n    return {body}\n"
    [function] = functions_of(ast.parse(text), text)
    return function


@pytest.mark.parametrize(
    ("signature", "body", "wanted"),
    [
        ("path: Path", "open(path).read()", True),
        ("path: 'pathlib.Path'", "open(path).read()", True),
        ("path", "path.read_text()", True),
        ("path", "path.endswith('.csv')", False),
        ("path: str", "path.strip()", False),
        ("path", "open(path).read_text()", False),
    ],
)
def test_objects(signature, body, wanted):
    function = function_of(signature, body)
    assert is_path_object(function, "path") is wanted
    row = "assert {f}(path, 1) == 3"
    assert with_path_objects(function, row) == (
        row.replace("path", "Path(path)") if wanted else row
    )


@pytest.mark.parametrize(
    ("row", "wanted"),
    [
        ("path = folder", "path = folder"),
        ('assert {f}(folder + "/none.txt") == {}', "assert {f}(Path(folder + '/none.txt')) == {}"),
        ("{f}( paths )", "{f}( paths )"),
        ('{f}(path, ["a", (1, 2)])', "{f}(Path(path), ['a', (1, 2)])"),
        ('{f}(path, folder + "/copy.txt")', "{f}(Path(path), folder + '/copy.txt')"),
        ('assert {f}(path, "a)") == (1)', "assert {f}(Path(path), 'a)') == (1)"),
        ("{f}(path", "{f}(path"),
        ("{f}(source, target)", "{f}(Path(source), target)"),
    ],
)
def test_the_argument_alone_is_made_one(row, wanted):
    function = function_of("path: Path, other: str", "open(path).read()")
    assert with_path_objects(function, row) == wanted


def test_further_arguments_are_made_one():
    function = function_of("lines, path: Path", "path.write_text(lines)")
    row = 'assert list({f}(["one"], path)) == []'
    assert with_path_objects(function, row) == "assert list({f}(['one'], Path(path))) == []"


def test_a_function_of_path_objects_is_tested_with_one():
    text = 'def count_lines(path):\n    """Count the lines of a file."""\n'
    text += "    with path.open() as stream:\n        return sum(1 for _ in stream)\n"
    suite = suite_for(text)
    assert any(t.drives_repair for t in suite.tests)
    assert any("(Path(path))" in made for made in suite.files.values())
