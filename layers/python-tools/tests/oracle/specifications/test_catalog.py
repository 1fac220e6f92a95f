"""Every reference obeys its own specification, and a broken one does not."""

import ast
import json

import pytest

from swarm_tools.oracle.specifications import Identified, registry, themes
from swarm_tools.oracle.specifications.registry import CATALOG
from swarm_tools.validate.model import Outcome

ALL = registry()
FEW = {"xor"}


def found(entry, variants=None):
    order = tuple(range(len(entry.parameters)))
    return Identified(entry, order, entry.domain.domains, variants or entry.variants({}))


def outcome(expected):
    if expected.kind == "raises":
        return Outcome("raises", value="ValueError")
    value = expected.value if expected.kind == "value" else "None"
    return Outcome("value", value=value, literal=True, arguments=expected.arguments)


def run(spec, function):
    """What came of calls with a function of ours."""
    made = {}
    for row in spec.rows(seed=3):
        arguments = ast.literal_eval(row)
        try:
            value = repr(function(*arguments))
            made[row] = Outcome("value", value=value, literal=True, arguments=repr(arguments))
        except Exception as error:
            made[row] = Outcome("raises", value=type(error).__name__)
    return made


def test_the_registry_is_the_folder():
    path = CATALOG
    files = {p.stem for p in path.glob("*.py")} - {"__init__"}
    assert set(themes()) == files
    named = [
        node.name
        for name in sorted(files)
        for node in ast.parse((path / f"{name}.py").read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.decorator_list
    ]
    assert sorted(ALL) == sorted(named)


def test_counted_names_are_common():
    counts = json.loads((CATALOG.parent / "counts.json").read_text("utf-8"))
    assert set(counts) <= set(ALL)
    assert all(5 <= count <= 10 for count in counts.values())


@pytest.mark.parametrize("entry", ALL.values(), ids=list(ALL))
def test_a_reference_is_right_by_its_own_specification(entry):
    assert len(entry.domain.domains) == len(entry.parameters)
    for variant in entry.variants({})[:12]:
        spec = found(entry)
        answers = {row: outcome(spec.expected(row, variant)) for row in spec.rows(seed=1, most=60)}
        assert len(answers) >= (4 if entry.id in FEW else 6)
        judgement = spec.judge(answers)
        assert judgement.right and judgement.decisive, (variant, judgement)


@pytest.mark.parametrize("entry", ALL.values(), ids=list(ALL))
def test_samples_depend_on_the_seed_alone(entry):
    spec = found(entry)
    assert spec.rows(seed=1) == spec.rows(seed=1)
    assert len(set(spec.rows(seed=1))) == len(spec.rows(seed=1)) <= 300
    assert all(isinstance(ast.literal_eval(row), tuple) for row in spec.rows(seed=2, most=20))


MUTANTS = {
    "count_vowels": lambda text: sum(c in "aeio" for c in text.lower()),
    "is_prime": lambda n: all(n % d for d in range(2, n)),
    "gcd": lambda a, b: min(a, b),
    "median": lambda values: sorted(values)[len(values) // 2 - 1],
    "average": lambda values: sum(values) // len(values),
    "bubble_sort": lambda values: sorted(set(values)),
    "binary_search": lambda values, target: values.index(target) if target in values[:-1] else -1,
    "is_leap_year": lambda year: year % 4 == 0,
    "all_above": lambda values, bound: bool(values) and values[-1] > bound,
    "key_of_smallest": lambda values: min([*values, ""], key=lambda k: values.get(k, 0)),
    "chunks": lambda values, size: [values[i : i + size] for i in range(0, len(values) - 1, size)],
    "from_roman": lambda text: sum({"I": 1, "V": 5, "X": 10}.get(c, 50) for c in text),
    "levenshtein": lambda first, second: abs(len(first) - len(second)),
    "transpose": lambda matrix: [list(row) for row in matrix],
    "celsius_to_fahrenheit": lambda degrees: degrees * 5 / 9 + 32,
    "is_palindrome": lambda text: text[:1] == text[-1:],
    "running_total": lambda values: [sum(values[:i]) for i in range(len(values))],
    "trimmed_mean": lambda values: sum(values[1:-1]) / len(values),
}


@pytest.mark.parametrize("name", MUTANTS)
def test_a_broken_function_is_said_wrong(name):
    spec = found(ALL[name])
    judgement = spec.judge(run(spec, MUTANTS[name]))
    assert judgement.decisive and not judgement.right
    row, gave, expected = judgement.counterexample
    assert row in spec.rows(seed=3) and gave.value != expected
    assert 0 <= judgement.agreement < 1


@pytest.mark.parametrize("entry", ALL.values(), ids=list(ALL))
def test_examples_are_few_and_what_the_reference_gives(entry):
    spec = found(entry)
    variant = spec.variants[0]
    examples = spec.examples(variant)
    assert 1 <= len(examples) <= 8
    assert len({row for row, _ in examples}) == len(examples)
    for row, value in examples:
        expected = spec.expected(row, variant)
        assert expected.kind == "value" and value == expected.value
        assert row in spec.rows(seed=0)
