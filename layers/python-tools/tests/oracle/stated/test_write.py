"""What the generated suites look like, and which tests may drive a repair."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from swarm_tools.oracle.derived.write import write_tests
from swarm_tools.signatures.tokens import matches, normal


def suite(text, path="mod.py", **others):
    return write_tests({path: text, **others})


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


def stating(name, value, body="n"):
    """Return a function whose docstring states what it gives for 2."""
    return f'def {name}(n):\n    """Work it out: {name}(2) -> {value}."""\n    return {body}\n'


def test_node_ids_are_those_that_pytest_collects(tmp_path):
    files = {
        "calc.py": stating("thrice", 6),
        "src/tools.py": stating("same", 2),
        "pkg/__init__.py": "",
        "pkg/base.py": "STEP = 2\n",
        "pkg/mod.py": "from .base import STEP\n\n\n" + stating("double", 4, "n * STEP"),
        "statistics.py": stating("median", 1),
        "broken.py": "import does_not_exist\n\n\n" + stating("whole", 2),
    }
    made = write_tests(files)
    write(tmp_path, {**files, **made.files})
    outcome, text = pytest_in(tmp_path)
    assert set(outcome) == {t.nodeid for t in made.tests}, text
    red = {t.module for t in made.tests if outcome[t.nodeid] != "PASSED"}
    assert red == {"calc", "statistics", "broken"}
    assert {t.module for t in made.tests} == red | {"tools", "pkg.mod"}


def test_files_are_readable_python_with_a_docstring_a_test():
    made = suite(stating("thrice_it", 6))
    assert sorted(made.files) == ["tests/__init__.py", "tests/test_mod.py"]
    tree = ast.parse(made.files["tests/test_mod.py"])
    classes = [n for n in tree.body if isinstance(n, ast.ClassDef)]
    assert [c.name for c in classes] == ["TestThriceIt"]
    for test in classes[0].body[1:]:
        assert test.name.startswith("test_thrice_it_")
        assert ast.get_docstring(test)


def test_existing_tests_are_never_overwritten():
    made = write_tests(
        {
            "mod.py": stating("same", 2),
            "tests/__init__.py": "# mine\n",
            "tests/test_mod.py": "# mine\n",
        }
    )
    assert sorted(made.files) == ["tests/test_mod_intent.py"]


def test_same_names_in_two_packages_get_two_files():
    text = stating("same", 2)
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


def test_same_input_same_suite():
    text = stating("thrice", 6) + "\n\n" + stating("same", 2)
    assert suite(text) == suite(text)


def test_nothing_known_nothing_written():
    assert suite("def frobnicate(x):\n    return x\n").files == {}
