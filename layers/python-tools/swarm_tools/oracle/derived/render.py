"""Examples and statements into the text of tests."""

from __future__ import annotations

import ast
from dataclasses import dataclass

from swarm_tools.signatures.arrows import tolerance
from swarm_tools.signatures.docexamples import Example
from swarm_tools.signatures.facts import Function
from swarm_tools.signatures.tokens import split


@dataclass(frozen=True)
class Rendered:
    """One test method: its name and its lines, without indentation of the class."""

    name: str
    lines: tuple[str, ...]


def camel(name: str) -> str:
    """Return ``calculate_average`` as ``CalculateAverage``."""
    return "".join(p[:1].upper() + p[1:] for p in name.replace(".", "_").split("_") if p)


def plain(name: str) -> str:
    """Return an identifier as it stands in a test's name."""
    return "_".join(split(name))


def target(function: Function) -> str:
    """Return the expression that gives the function in a test."""
    if function.binding == "instance":
        return f"module.{function.cls.name}().{function.name}"
    return f"module.{function.qualname}"


def checks(how: str, value: object) -> list[str]:
    """Return the assertions of one case."""
    text = written(value)
    if how == "true":
        return ["assert result"]
    if how == "false":
        return ["assert not result"]
    if how == "list":
        if any(isinstance(v, float) for v in value):
            return [f"assert list(result) == pytest.approx({text})"]
        return [f"assert list(result) == {text}"]
    if how == "near":
        return [f"assert result == pytest.approx({text}, rel=0.007)"]
    if how == "rows":
        return [f"assert [list(row) for row in result] == {text}"]
    if how == "items":
        return [f"assert sorted(result) == {written(sorted(value))}"]
    if how == "one_of":
        if has_float(value):
            return [f"assert any(result == pytest.approx(value) for value in {text})"]
        return [f"assert result in {text}"]
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return [f"assert result == pytest.approx({text})"]
    return [f"assert result == {text}"]


def has_float(value: object) -> bool:
    """Say whether a value is a float, or holds one."""
    if isinstance(value, (list, tuple)):
        return any(map(has_float, value))
    return isinstance(value, float)


def example_test(function: Function, example: Example, number: int) -> Rendered:
    """Return the test of one example of the docstring."""
    call = f"{target(function)}({example.call})"
    name = f"test_{plain(function.name)}_docstring_example_{number}"
    say = doc("The docstring states this example.")
    if example.raises:
        builtin = example.raises.split(".")[-1]
        rows = [f"with pytest.raises({builtin}):", f"    {call}"]
        return Rendered(name, (say, *rows))
    value = ast.literal_eval(example.want)
    rows = [f"result = {call}"]
    if example.loose and type(value) in (int, float):
        within = tolerance(example.want)
        rows.append(f"assert result == pytest.approx({example.want}, abs={within})")
    elif example.loose and isinstance(value, (list, tuple)):
        nested = bool(value) and all(isinstance(v, (list, tuple)) for v in value)
        rows += checks("rows", [list(v) for v in value]) if nested else checks("list", list(value))
    elif isinstance(value, float):
        rows.append(f"assert result == pytest.approx({example.want})")
    elif isinstance(value, bool) or value is None:
        rows.append(f'assert repr(result) == "{example.want}"')
    else:
        rows.append(f"assert result == {example.want}")
    return Rendered(name, (say, *rows))


def written(value: object) -> str:
    """Return a literal as it stands in a test, with double quotes."""
    if isinstance(value, str) and '"' not in value and "\\" not in repr(value):
        return f'"{value}"'
    if isinstance(value, list):
        return "[" + ", ".join(written(v) for v in value) + "]"
    if isinstance(value, tuple):
        return "(" + ", ".join(written(v) for v in value) + ("," if len(value) == 1 else "") + ")"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{written(k)}: {written(v)}" for k, v in value.items()) + "}"
    return repr(value)


def doc(text: str) -> str:
    """Return a one-line docstring."""
    return f'"""{text}"""'
