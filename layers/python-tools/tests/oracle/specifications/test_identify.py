"""Which functions are identified, and which are left alone."""

import ast

import pytest

from swarm_tools.oracle.specifications import identify
from swarm_tools.signatures.facts import functions_of
from swarm_tools.validate.model import Outcome


def of(source):
    """The id of the specification of the last function of a source."""
    tree = ast.parse(source)
    found = identify(functions_of(tree, source)[-1])
    return found and found.id


def described(head, doc=""):
    """A function that reads its parameters, of which nothing else is known."""
    text = f'    """{doc}"""\n' if doc else ""
    names = [a.arg for a in ast.parse(f"def {head}: pass").body[0].args.args]
    return f"def {head}:\n{text}    return calculated({', '.join(names)})\n"


@pytest.mark.parametrize("head, doc, expected", [
    ("count_vowels(text)", "", "count_vowels"),
    ("number_of_vowels(s: str) -> int", "Return the number of vowels in a string.", "count_vowels"),
    ("compter_voyelles(texte)", "Compte les voyelles.", "count_vowels"),
    ("isPrime(n: int) -> bool", "", "is_prime"),
    ("est_premier(n)", "Renvoie True si n est premier.", "is_prime"),
    ("all_above(readings: list[float], bound: float) -> bool",
     "Return True if all readings are above the bound.", "all_above"),
    ("all_above(bound, readings)", "", "all_above"),
    ("coldest_day(degrees_by_day: dict[str, int]) -> str",
     "Return the day with the lowest temperature.", "key_of_smallest"),
    ("multiples(step: int, limit: int) -> list[int]",
     "Return the multiples of step from step up to and including limit.", "multiples"),
    ("chunks(items, size)",
     "Return the items in lists of the given size, the last one shorter.", "chunks"),
    ("trimmed_mean(marks)", "", "trimmed_mean"),
    ("bubble_sort(values: list[int]) -> None", "Sort a list in place.", "bubble_sort"),
    ("days_in_month(month, year)", "", "days_in_month"),
    ("moyenne(notes)", "Moyenne arrondie à 2 décimales.", "average"),
])  # fmt: skip
def test_identified(head, doc, expected):
    assert of(described(head, doc)) == expected


@pytest.mark.parametrize(
    "head, doc",
    [
        ("wrap_text(text, width)", ""),
        ("turn(rows)", ""),
        ("rises(items)", ""),
        ("describe(count)", ""),
        ("is_valid_username(username)", ""),
        ("count_vowels(text, start)", ""),
        ("count_vowels(*texts)", ""),
        ("count_vowels(texts: list[str]) -> int", ""),
        ("count_vowels(text: str) -> str", ""),
        ("count_vowels(text)", "Count the vowels of a text, except in its first word."),
        ("count_vowels(text)", "Count the vowels of the second line."),
        ("average(values)", "Return the weighted average."),
        ("average(values)", "Mean of the values, ignoring negative ones."),
        ("next_prime(n)", "Smallest prime >= n."),
        ("is_prime(n, *, strict)", ""),
        ("count_squared_vowels(text)", ""),
        ("median(values: set[int])", ""),
        ("bmi(weight_kg, height_cm)", ""),
        ("_median(values)", ""),
        ("max_key(d: dict[str, int])", ""),
    ],
)
def test_left_alone(head, doc):
    assert of(described(head, doc)) is None


@pytest.mark.parametrize(
    "source",
    [
        "def days_to_hours(days):\n    return days * 7.5\n",
        "def is_perfect(n):\n    return n == 100\n",
        "def average(grades):\n    return sum(POINTS[g] for g in grades) / len(grades)\n",
        "def circle_area(r):\n    return int(3.14159 * r * r)\n",
        "def to_binary(n):\n    return format(n, '08b')\n",
        "def linear_search(items, x):\n    return items.index(x) if x in items else 'Not found'\n",
        "async def gcd(a, b):\n    return a\n",
        "class A:\n    def gcd(self, a, b):\n        return a\n",
        "@app.route('/')\ndef gcd(a, b):\n    return a\n",
        "# weighted\ndef median(values):\n    return calculated(values)\n",
    ],
)
def test_a_body_with_something_else_in_it_is_left_alone(source):
    assert of(source) is None


def test_the_function_s_own_order_of_parameters():
    tree = ast.parse(described("all_above(bound, readings)"))
    found = identify(functions_of(tree)[0])
    row = found.rows(seed=1)[-1]
    bound, readings = ast.literal_eval(row)
    assert isinstance(readings, list) and isinstance(bound, (int, float))
    wanted = all(x > bound for x in readings)
    assert found.expected(row, found.variants[0]).value == repr(wanted)


@pytest.mark.parametrize(
    "doc, name, values",
    [
        ("Primes up to and including n.", "inclusive", {True}),
        ("Primes less than or equal to n.", "inclusive", {True}),
        ("Primes below n.", "inclusive", {False}),
        ("Primes up to n.", "inclusive", {True, False}),
    ],
)
def test_a_docstring_narrows_the_variants(doc, name, values):
    tree = ast.parse(described("primes_up_to(n)", doc))
    found = identify(functions_of(tree)[0])
    assert {variant[name] for variant in found.variants} == values


def test_an_end_that_the_docstring_includes():
    doc = "Return the multiples of step from step up to and including limit."
    tree = ast.parse(described("multiples(step: int, limit: int) -> list[int]", doc))
    found = identify(functions_of(tree)[0])
    ran = {}
    for row in found.rows(seed=1):
        step, limit = ast.literal_eval(row)
        ran[row] = Outcome("value", value=repr(list(range(step, limit, step))))
    judgement = found.judge(ran)
    assert judgement.decisive and not judgement.right
    assert judgement.counterexample[0] == "(1, 1)"


@pytest.mark.parametrize("annotation, types", [("list[int]", {int}), ("list[float]", {int, float})])
def test_annotations_narrow_the_samples(annotation, types):
    tree = ast.parse(described(f"average(values: {annotation})"))
    found = identify(functions_of(tree)[0])
    seen = {type(x) for row in found.rows(seed=1) for x in ast.literal_eval(row)[0]}
    assert seen == types
