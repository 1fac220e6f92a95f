"""Which parameters are paths with methods, and no texts."""

import ast

import pytest

from swarm_tools.signatures.facts import functions_of
from swarm_tools.signatures.paths import is_path_object


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
