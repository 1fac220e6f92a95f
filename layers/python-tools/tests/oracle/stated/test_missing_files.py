"""What docstrings state of files that are empty or not there is tested, and nothing else."""

import ast

import pytest

from swarm_tools.oracle.stated.missing_files import file_tests
from swarm_tools.signatures.facts import functions_of


def last_lines(told, signature="f(path)", body="return open(path).read()"):
    text = f'def {signature}:\n    """{told}"""\n    {body}\n'
    [function] = functions_of(ast.parse(text), text)
    return [test.lines[-1].strip() for test in file_tests(function)]


@pytest.mark.parametrize(
    ("told", "wanted"),
    [
        ("The rows, [] if the file does not exist.", "assert list(result) == []"),
        ("The text, or None when it is missing.", "assert result is None"),
        ("The longest line; '' for an empty file.", 'assert result == ""'),
        ("Le texte, None si le fichier n'existe pas.", "assert result is None"),
        ("How many lines; 0 if the file is empty.", "assert result == 0"),
    ],
)
def test_stated(told, wanted):
    assert last_lines(told) == [wanted]


@pytest.mark.parametrize(
    "more",
    [
        {"told": "The rows of the file."},
        {"told": "FileNotFoundError if the file does not exist."},
        {"told": "None if it is missing.", "signature": "f(key)"},
        {"told": "None if it is missing.", "body": "return path"},
        {"told": "None for an empty file.", "body": "return csv.reader(open(path))"},
    ],
)
def test_nothing_stated(more):
    assert last_lines(**more) == []


def test_a_path_with_methods_is_given():
    told = "None if the file does not exist."
    text = f'def f(path):\n    """{told}"""\n    return path.read_text()\n'
    [function] = functions_of(ast.parse(text), text)
    [test] = file_tests(function)
    assert any("Path(folder)" in line for line in test.lines)
