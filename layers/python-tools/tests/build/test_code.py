"""The coder without a model, on texts alone."""

import ast

from swarm_tools.build.code import code
from swarm_tools.build.plan import plan

PRICES = '''"""Prices."""


def with_tax(price, rate):
    """Return a price with its tax."""
    raise NotImplementedError


def gcd(a, b): ...


def wondrous(x):
    pass
'''
TESTS = """from shop.prices import gcd, with_tax


def test_all():
    assert with_tax(100, 10) == 110
    assert 60 == with_tax(50, 20)
    assert gcd(4, 6) == 2
"""


def built(goal, files, red=None):
    """Return the files after every task of the plan for a goal."""
    modules = {path.removesuffix(".py").replace("/", "."): path for path in files}
    answer = plan(goal, files, modules, red)
    assert "tasks" in answer, answer
    files = dict(files)
    for task in answer["tasks"]:
        made = code(task, files)
        assert "edits" in made, made
        files |= {edit["path"]: edit["content"] for edit in made["edits"]}
    return files


def test_a_function_is_added_below_what_is_there_with_what_it_needs():
    files = built("Add circle_area(r) and next_prime to m.py", {"m.py": '"""M."""\n\nX = 1\n'})
    tree = ast.parse(files["m.py"])
    assert [getattr(n, "name", "") for n in tree.body][-3:] == [
        "circle_area",
        "is_prime",
        "next_prime",
    ]
    assert "import math" in files["m.py"] and "math.pi * r**2" in files["m.py"]
    assert files["m.py"].startswith('"""M."""')


def test_its_tests_are_of_itself_alone_and_none_of_the_project_is_written_over():
    files = built("Write next_prime(n)", {"tests/test_next_prime.py": "# taken\n"})
    assert files["tests/test_next_prime.py"] == "# taken\n"
    assert "def test_next_prime" in files["tests/test_next_prime_2.py"]
    assert "is_prime" not in files["tests/test_next_prime_2.py"]


def test_a_module_never_hides_one_of_the_standard_library():
    assert "queue_tools.py" in built("class Queue", {})


def test_a_function_that_is_there_is_not_written_again():
    task = plan("Write gcd(a, b) in m.py", {}, {}, None)["tasks"][0]
    answer = code(task, {"m.py": "def gcd(a, b):\n    return 1\n"})
    assert answer == {"status": "error", "reason": "gcd is in m.py already"}


def test_stubs_are_written_by_name_and_by_the_examples_of_tests():
    files = {"shop/prices.py": PRICES, "tests/test_prices.py": TESTS}
    done = built("make the tests pass", files, {"tests/test_prices.py": "red"})
    space = {}
    exec(done["shop/prices.py"], space)
    assert space["with_tax"](200, 5) == 210
    assert space["gcd"](12, 18) == 6
    assert "def wondrous(x):\n    pass" in done["shop/prices.py"]
    assert done["tests/test_prices.py"] == TESTS


def test_a_stub_whose_docstring_asks_for_something_else_is_left():
    text = 'def gcd(a, b):\n    """Return the global cost of a deal in euros."""\n    pass\n'
    files = {
        "m.py": text,
        "tests/test_m.py": "from m import gcd\n\n\ndef test_it():\n    assert gcd(1, 2) == 9\n",
    }
    task = plan("make the tests pass", files, {"m": "m.py"}, {"tests/test_m.py": "red"})["tasks"][0]
    assert code(task, files)["status"] == "error"


def test_modules_that_share_tests_are_one_task():
    files = {
        "a.py": "", "b.py": "", "c.py": "",
        "tests/test_ab.py": "import a\nimport b\n", "tests/test_b.py": "import b\n",
        "tests/test_c.py": "import c\n",
    }  # fmt: skip
    modules = {"a": "a.py", "b": "b.py", "c": "c.py"}
    red = dict.fromkeys(("tests/test_ab.py", "tests/test_b.py", "tests/test_c.py"), "red")
    tasks = plan("make the tests pass", files, modules, red)["tasks"]
    assert [task["artifacts"] for task in tasks] == [["a.py", "b.py"], ["c.py"]]


def test_what_is_green_or_unknown_is_no_task():
    assert plan("make the tests pass", {}, {}, {})["reason"] == "no test is red"
    assert "is not in the project" in plan("make tests/test_x.py pass", {}, {}, {})["reason"]
