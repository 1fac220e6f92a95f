"""What the generated suites look like, and which tests may drive a repair."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from swarm_tools.intents import write_tests
from swarm_tools.intents.tokens import matches, normal


def suite(text, path="mod.py", **others):
    return write_tests({path: text, **others})


def driving(text):
    return [t for t in suite(text).tests if t.drives_repair]


def write(root: Path, files):
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")


def pytest_in(root: Path):
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-rA", "--tb=line", "."],
        cwd=root, capture_output=True, text=True, check=False,
    )  # fmt: skip
    rows = [
        r.split(" ", 1)
        for r in done.stdout.splitlines()
        if r.startswith(("PASSED", "FAILED", "ERROR"))
    ]
    return {name.split(" - ")[0]: word for word, name in rows}, done.stdout


def test_node_ids_are_those_that_pytest_collects(tmp_path):
    files = {
        "calc.py": "def average(numbers):\n    return sum(numbers)\n",
        "src/tools.py": "def is_even(n):\n    return n % 2 == 0\n",
        "pkg/__init__.py": "",
        "pkg/base.py": "STEP = 2\n",
        "pkg/mod.py": "from .base import STEP\n\n\ndef double(n):\n    return n * STEP\n",
        "statistics.py": "def median(values):\n    return sorted(values)[len(values) // 2]\n",
        "broken.py": "import does_not_exist\n\n\ndef is_odd(n):\n    return n % 2 == 1\n",
    }
    made = write_tests(files)
    write(tmp_path, {**files, **made.files})
    outcome, text = pytest_in(tmp_path)
    assert set(outcome) == {t.nodeid for t in made.tests}, text
    red = {t.nodeid for t in made.tests if outcome[t.nodeid] != "PASSED"}
    modules = {t.module for t in made.tests if t.nodeid in red}
    assert modules == {"calc", "statistics", "broken"}
    assert {t.module for t in made.tests} == modules | {"tools", "pkg.mod"}
    assert all("even_count" in n for n in red if "statistics" in n)


def test_files_are_readable_python_with_a_docstring_a_test():
    made = suite("def calculate_average(numbers):\n    return sum(numbers) / len(numbers)\n")
    assert sorted(made.files) == ["tests/__init__.py", "tests/test_mod.py"]
    tree = ast.parse(made.files["tests/test_mod.py"])
    classes = [n for n in tree.body if isinstance(n, ast.ClassDef)]
    assert [c.name for c in classes] == ["TestCalculateAverage"]
    for test in classes[0].body[1:]:
        assert test.name.startswith("test_calculate_average_")
        assert ast.get_docstring(test)


def test_existing_tests_are_never_overwritten():
    made = write_tests(
        {
            "mod.py": "def is_even(n):\n    return n % 2 == 0\n",
            "tests/__init__.py": "# mine\n",
            "tests/test_mod.py": "# mine\n",
        }
    )
    assert sorted(made.files) == ["tests/test_mod_intent.py"]


def test_same_names_in_two_packages_get_two_files():
    text = "def is_even(n):\n    return n % 2 == 0\n"
    made = write_tests({"a/__init__.py": "", "a/m.py": text, "b/__init__.py": "", "b/m.py": text})
    assert sorted(made.files) == ["tests/__init__.py", "tests/test_a_m.py", "tests/test_b_m.py"]
    assert {t.module for t in made.tests} == {"a.m", "b.m"}


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("calculateAverage", ["calculate", "average"]),
        ("calculer_moyenne", ["calculate", "average"]),
        ("estPremier", ["is", "prime"]),
        ("c2f", ["celsius", "to", "fahrenheit"]),
        ("HTTPServer", ["http", "server"]),
    ],
)
def test_names_into_words(name, words):
    assert list(normal(name)) == words


def test_every_word_of_a_name_must_be_known():
    none = frozenset()
    assert matches("get_average", "average", none)
    assert not matches("average_speed", "average", none)
    assert matches("average_of_list", "average", frozenset({"list"}))
    assert matches("convert_celsius_to_fahrenheit", "celsius to fahrenheit", frozenset({"convert"}))
    assert not matches("fahrenheit_to_celsius", "celsius to fahrenheit", none)


@pytest.mark.parametrize(
    "text",
    [
        "def average(numbers):\n    print(sum(numbers))\n",
        "async def average(numbers):\n    return sum(numbers)\n",
        "def average(numbers):\n    '''Average, ignoring zeros.'''\n    return sum(numbers)\n",
        "def average(rows):\n    return sum(r.price for r in rows)\n",
        "def average(numbers, scale):\n    return sum(numbers) * scale\n",
        "def average():\n    n = input()\n    return n\n",
        "import sys\nN = sys.argv[1]\n\ndef average(numbers):\n    return sum(numbers)\n",
        "N = input()\n\ndef average(numbers):\n    return sum(numbers)\n",
        "class A:\n    def __init__(self, x):\n        self.x = x\n\n"
        "    def average(self, numbers):\n        return sum(numbers)\n",
        "def is_even(n):\n    return 'yes' if n % 2 == 0 else 'no'\n",
        "def divide(a, b):\n    '''Integer division.'''\n    return a // b\n",
    ],
)
def test_doubtful_functions_do_not_drive(text):
    assert driving(text) == []


def test_division_by_zero_is_open_unless_the_docstring_says():
    plain = driving("def divide(a, b):\n    return a / b\n")
    stated = driving(
        "def divide(a, b):\n    '''Divide.\n\n    Raises:\n        ValueError: If b is zero.\n"
        "    '''\n    return a / b\n"
    )
    assert plain and not any("zero" in t.nodeid for t in plain)
    assert any(t.nodeid.endswith("by_zero_raises") for t in stated)


def test_the_empty_list_is_open_unless_the_docstring_says():
    plain = driving("def average(numbers):\n    return sum(numbers) / len(numbers)\n")
    stated = driving(
        "def average(numbers):\n    '''Mean; raises ValueError if numbers is empty.'''\n"
        "    return sum(numbers) / len(numbers)\n"
    )
    assert plain and not any("empty" in t.nodeid for t in plain)
    assert any("empty" in t.nodeid for t in stated)


def test_docstring_examples_become_tests():
    made = suite(
        "def shift(x, by=1):\n    '''Shift.\n\n    >>> shift(3)\n    4\n"
        "    >>> shift(3, by=2)\n    5\n"
        "    >>> shift('a')\n    Traceback (most recent call last):\n    TypeError: no\n    '''\n"
        "    return x - by\n\n"
        "def twice(x):\n    '''twice(4) -> 8'''\n    return x\n"
    )
    text = made.files["tests/test_mod.py"]
    for row in (
        "result = module.shift(3)",
        "result = module.shift(3, by=2)",
        "with pytest.raises(TypeError):",
        "result = module.twice(4)",
    ):
        assert row in text
    assert all(t.intent == "docstring.example" and t.drives_repair for t in made.tests)
    assert len(made.tests) == 4


def test_numbers_of_examples_tell_nothing_else():
    body = "    return [d for d in range(2, n) if n % d == 0]\n"
    for told, drives in (("prime_factors(12) -> [2, 2, 3]", True), ("Of 12 months.", False)):
        suite = write_tests({"m.py": f'def prime_factors(n):\n    """{told}"""\n{body}'})
        mine = [t for t in suite.tests if t.intent == "number_theory.prime_factors"]
        assert mine and any(t.drives_repair for t in mine) is drives, told


def test_a_quoted_amount_with_a_unit_tells_nothing_else():
    body = '    return f"{size / 1024:.1f} KB"\n'
    for told, drives in (
        ("Bytes as text, '512 B' or '2.5 KB'.", True),
        ("Below 512 bytes.", False),
    ):
        suite = write_tests({"m.py": f'def human_size(size):\n    """{told}"""\n{body}'})
        mine = [t for t in suite.tests if t.intent == "units.bytes_text"]
        assert mine and any(t.drives_repair for t in mine) is drives, told


def test_an_example_drives_where_a_path_is_no_file():
    said = '    """Paths of a tree.\n\n    >>> f({"a": 1})\n    [\'a\']\n    """\n'
    for body, drives in (
        ("    path = list(x)\n    return path\n", True),
        ("    path = Path(list(x)[0])\n    return [str(path)]\n", False),
    ):
        head = "from pathlib import Path\n\n\n"
        made = write_tests({"m.py": f"{head}def f(x):\n{said}{body}"}).tests
        mine = [t for t in made if t.intent == "docstring.example"]
        assert mine and all(t.drives_repair is drives for t in mine), body


def test_up_to_is_asked_for_the_limit_where_there_is_room_for_it():
    body = (
        "    prime = [True] * ({0})\n    for p in range(2, limit):\n"
        "        for m in range(p * p, len(prime), p):\n            prime[m] = False\n"
        "    return [n for n in range(2, len(prime)) if prime[n]]\n"
    )
    for room, asked in (("limit + 1", True), ("limit", False)):
        suite = write_tests({"m.py": f"def primes_up_to(limit):\n{body.format(room)}"})
        assert any(t.nodeid.endswith("_a_prime") for t in suite.tests) is asked, room


def test_static_and_plain_instance_methods_are_called():
    made = suite(
        "class Tools:\n    @staticmethod\n    def add(a, b):\n        return a + b\n\n"
        "    def subtract(self, a, b):\n        return a - b\n"
    )
    text = made.files["tests/test_mod.py"]
    assert "module.Tools.add(2, 3)" in text
    assert "module.Tools().subtract(10, 4)" in text


def test_same_input_same_suite():
    text = "def average(numbers):\n    return 0\n\n\n"
    text += "class Stack:\n    def push(self, x):\n        pass\n"
    assert suite(text) == suite(text)


def test_nothing_known_nothing_written():
    assert suite("def frobnicate(x):\n    return x\n").files == {}
