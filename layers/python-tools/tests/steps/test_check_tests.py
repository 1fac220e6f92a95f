"""Tests that a model wrote: which are kept, and why the others are not."""

import ast

import pytest

from swarm_tools.contracts import OrderError, WorkOrder, validate
from swarm_tools.steps import load_steps
from swarm_tools.workspace import Workspace

PROJECT = {
    "calc.py": (
        "import json\nimport os\nimport subprocess\n\n\n"
        "def add(a, b):\n    return a - b\n\n\n"
        "def half(x):\n    return x / 2\n\n\n"
        "def total(rows):\n    return sum(row.price for row in rows)\n\n\n"
        "def parse(text):\n    return json.loads(text.strip('x'))\n\n\n"
        "def lazy():\n    import not_installed_anywhere\n\n    return not_installed_anywhere\n\n\n"
        "def save(text):\n    with open('out.txt', 'w') as file:\n        file.write(text)\n\n\n"
        "def count():\n    while True:\n        pass\n\n\n"
        "def shell():\n    return subprocess.run(['/bin/true']).returncode\n\n\n"
        "def home():\n    return os.environ['HOME']\n"
    ),
    "shop/__init__.py": "",
    "shop/cart.py": (
        "class Cart:\n    def __init__(self):\n        self.rows = []\n\n"
        "    def put(self, row):\n        self.rows.append(row)\n        self.size = 0\n"
    ),
}
HEAD = "import pytest\n\nimport calc\nfrom calc import add, half\nfrom shop.cart import Cart\n\n\n"
PATH = "tests/test_calc.py"


def check(files, project=None, tests=None, wrap=False):
    candidates = {"files": files}
    inputs = {"candidates": {"result": candidates} if wrap else candidates}
    if tests is not None:
        inputs["tests"] = tests
    with Workspace() as workspace:
        for path, text in {**PROJECT, **(project or {})}.items():
            target = workspace.root / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text)
        outcome = load_steps()["check_tests"](WorkOrder("check_tests", {}, inputs), workspace)
    for entry in outcome.log_entries:
        validate("log-entry", entry)
    return outcome


def one(body, **options):
    """Return (outcome, None) of a test that is kept, (None, reason) of one that is not."""
    result = check({PATH: HEAD + body}, **options).result
    dropped = {item["nodeid"]: item["reason"] for item in result["dropped"]}
    if dropped:
        assert result["files"] == {} and result["tests"] == [] and result["outcomes"] == []
        assert len(dropped) == 1
        return None, next(iter(dropped.values()))
    assert len(result["tests"]) == len(result["outcomes"]) == 1
    return result["outcomes"][0]["outcome"], None


KEPT = {
    "green": ("def test_it():\n    assert half(4) == 2\n", "passed"),
    "assertion": ("def test_it():\n    assert add(1, 2) == 3\n", "failed"),
    "did_not_raise": (
        "def test_it():\n    with pytest.raises(TypeError):\n        half(1)\n",
        "failed",
    ),
    "raises": (
        "def test_it():\n    with pytest.raises(TypeError):\n        half('x')\n",
        "passed",
    ),
    "inside_the_project": ("def test_it():\n    assert calc.total([1]) == 1\n", "failed"),
    "below_the_project": ("def test_it():\n    assert calc.parse('') is None\n", "failed"),
    "endless_project": ("def test_it():\n    assert calc.count() == 1\n", "failed"),
    "class": (
        "class TestIt:\n    def setup_method(self):\n        self.cart = Cart()\n\n"
        "    def test_it(self):\n        self.cart.put(1)\n        assert self.cart.size == 1\n",
        "failed",
    ),
    "unittest": (
        "import unittest\n\n\nclass TestIt(unittest.TestCase):\n    def test_it(self):\n"
        "        self.assertEqual(add(1, 2), 3)\n",
        "failed",
    ),
    "fixture": (
        "@pytest.fixture\ndef cart():\n    return Cart()\n\n\n"
        "def test_it(cart):\n    assert cart.rows == []\n",
        "passed",
    ),
    "helper": (
        "def assert_sum(a, b, c):\n    assert add(a, b) == c\n\n\n"
        "def test_it():\n    assert_sum(1, 2, 3)\n",
        "failed",
    ),
    "temporary_folder": (
        "def test_it(tmp_path, monkeypatch):\n    monkeypatch.chdir(tmp_path)\n"
        "    calc.save('x')\n    assert (tmp_path / 'out.txt').read_text() == 'x'\n",
        "passed",
    ),
    "temporary_folder_of_its_own": (
        "import tempfile\n\n\ndef test_it():\n"
        "    with tempfile.TemporaryDirectory() as folder:\n"
        "        open(folder + '/a', 'w').close()\n        assert half(2) == 1\n",
        "passed",
    ),
    "mocked_process": (
        "from unittest.mock import patch\n\n\n@patch('calc.subprocess.run')\n"
        "def test_it(run):\n    run.return_value.returncode = 3\n    assert calc.shell() == 3\n",
        "passed",
    ),
}


@pytest.mark.parametrize("kind", sorted(KEPT))
def test_what_is_worth_something_is_kept(kind):
    body, outcome = KEPT[kind]
    assert one(body) == (outcome, None)


DROPPED = {
    "no_assertion": ("def test_it():\n    add(1, 2)\n", "no assertion"),
    "constant": ("def test_it():\n    add(1, 2)\n    assert True\n", "only constants"),
    "constants": (
        "import unittest\n\n\nclass TestIt(unittest.TestCase):\n    def test_it(self):\n"
        "        add(1, 2)\n        self.assertEqual(1, 1)\n",
        "only constants",
    ),
    "nothing_of_the_project": ("def test_it():\n    assert len([1]) == 1\n", "nothing of the"),
    "unknown_name": ("def test_it():\n    assert ad(1, 2) == 3 or add\n", "error of its own"),
    "wrong_signature": ("def test_it():\n    assert add(1) == 1\n", "error of its own"),
    "no_such_attribute": ("def test_it():\n    assert calc.nothing() == 1\n", "error of its own"),
    "import_in_the_test": (
        "def test_it():\n    from calc import nothing\n\n    assert nothing() == add(0, 0)\n",
        "can't be imported",
    ),
    "import_in_the_project": ("def test_it():\n    assert calc.lazy()\n", "can't be imported"),
    "no_such_fixture": ("def test_it(cart):\n    assert add(cart, 1)\n", "another reason|own"),
    "skipped": ("@pytest.mark.skip\ndef test_it():\n    assert half(2) == 1\n", "marked as skip"),
    "skips": ("def test_it():\n    pytest.skip('x')\n    assert half(2) == 1\n", "is skipped"),
    "expected_failure": (
        "@pytest.mark.xfail\ndef test_it():\n    assert add(1, 2) == 3\n",
        "marked as xfail",
    ),
    "expects_failure": (
        "def test_it():\n    if add(1, 2) != 3:\n        pytest.xfail('x')\n    assert add(1, 2)\n",
        "error of its own",
    ),
    "expects_failure_of_a_method": (
        "import unittest\n\n\nclass TestIt(unittest.TestCase):\n    @unittest.expectedFailure\n"
        "    def test_it(self):\n        self.assertEqual(add(1, 2), 3)\n",
        "marked as expectedFailure",
    ),
    "environment": (
        "import os\n\n\ndef test_it():\n    assert half(2) == 1, dict(os.environ)\n",
        "reads os.environ",
    ),
    "processes": (
        "def test_it():\n    assert half(2) == 1, open('/proc/self/environ').read()\n",
        "reads /proc",
    ),
    "slow": (
        "import time\n\n\ndef test_it():\n    time.sleep(5.5)\n    assert half(2) == 1\n",
        "more than 5 seconds",
    ),
    "endless": (
        "def test_it():\n    while True:\n        pass\n    assert half(2)\n",
        "error of its own",
    ),
    "writes": ("def test_it():\n    assert calc.save('x') is None\n", "files outside"),
    "makes_a_folder": (
        "import os\n\n\ndef test_it():\n    os.mkdir('x')\n    assert half(2) == 1\n",
        "files outside",
    ),
    "starts_a_process": ("def test_it():\n    assert calc.shell() == 0\n", "other processes"),
    "calls_a_process": (
        "import os\n\n\ndef test_it():\n    os.system('true')\n    assert half(2) == 1\n",
        "calls os.system",
    ),
    "network": (
        "import asyncio\n\n\nasync def reach():\n    try:\n"
        "        await asyncio.open_connection('127.0.0.1', 1)\n    except OSError:\n        pass\n"
        "\n\ndef test_it():\n    asyncio.run(reach())\n    assert half(2) == 1\n",
        "network",
    ),
    "calls_the_network": (
        "import socket\n\n\ndef test_it():\n"
        "    assert socket.create_connection(('127.0.0.1', 1)) or add\n",
        "calls socket.create_connection",
    ),
    "ends_the_process": (
        "import os as system\n\n\ndef test_it():\n    getattr(system, '_ex' + 'it')(0)\n"
        "    assert half(2) == 1\n",
        "another reason",
    ),
    "not_collected": (
        "class Helper:\n    def test_it(self):\n        assert half(2) == 1\n",
        "not collected",
    ),
    "nested": (
        "class TestIt:\n    class TestInner:\n        def test_it(self):\n"
        "            assert half(2) == 1\n",
        "no plain functions",
    ),
    "inherited": (
        "class Base:\n    def check(self):\n        assert half(2) == 1\n\n"
        "    test_it = check\n\n\n"
        "class TestIt(Base):\n    pass\n",
        "no plain functions",
    ),
    "no_import": ("import nothing_here\n\n\ndef test_it():\n    assert add(1, 2)\n", "not import"),
    "hook": (
        "def pytest_runtest_setup(item):\n    pass\n\n\ndef test_it():\n    assert half(2) == 1\n",
        "defines the hook",
    ),
    "plugins": (
        "pytest_plugins = ['x']\n\n\ndef test_it():\n    assert half(2) == 1\n",
        "pytest_plugins",
    ),
    "conftest": (
        "from tests import conftest\n\n\ndef test_it():\n    assert half(2) == conftest\n",
        "imports tests.conftest",
    ),
    "exit": ("def test_it():\n    assert half(2) == 1\n    pytest.exit('x')\n", "pytest.exit"),
    "does_not_parse": ("def test_it(:\n", "does not parse"),
}


@pytest.mark.parametrize("kind", sorted(DROPPED))
def test_what_is_worth_nothing_is_dropped_with_its_reason(kind):
    body, reason = DROPPED[kind]
    outcome, why = one(body)
    assert outcome is None
    assert any(part in why for part in reason.split("|")), why


def test_a_flaky_test_is_dropped():
    body = "import os\n\n\ndef test_coin():\n    assert half(os.urandom(1)[0] % 2) == 0\n"
    reasons = set()
    for _ in range(12):
        _, why = one(body)
        reasons.add((why or "").partition(":")[0])
        if "unreliable" in reasons:
            break
    assert "unreliable" in reasons


def test_only_the_worthless_tests_of_a_file_go():
    text = HEAD + (
        "def test_good():\n    assert half(4) == 2\n\n\n"
        "@pytest.mark.parametrize('a', [1, 'x'])\ndef test_mixed(a):\n    assert add(a) == a\n\n\n"
        "class TestAll:\n    def test_red(self):\n        assert add(2, 2) == 4\n\n"
        "    def test_none(self):\n        add(1, 1)\n"
    )
    result = check({PATH: text}).result
    kept = ["tests/test_calc.py::TestAll::test_red", "tests/test_calc.py::test_good"]
    assert [test["nodeid"] for test in result["tests"]] == kept
    assert [test["nodeid"] for test in result["outcomes"]] == kept
    dropped = [item["nodeid"] for item in result["dropped"]]
    assert dropped == [f"{PATH}::TestAll::test_none", f"{PATH}::test_mixed"]
    tree = ast.parse(result["files"][PATH])
    names = [node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    assert sorted(names) == ["test_good", "test_red"]


def test_what_a_kept_test_says():
    text = HEAD + (
        "@pytest.mark.parametrize('a', [1, 2])\n"
        "def test_add(a):\n    assert add(a, 2) == a + 2\n\n\n"
        "def test_cart():\n    cart = Cart()\n    cart.put(1)\n    assert cart.rows == [1]\n"
    )
    outcome = check({PATH: text}, wrap=True)
    first, second, third = outcome.result["tests"]
    assert first == {
        "nodeid": f"{PATH}::test_add[1]",
        "module": "calc",
        "function": "add",
        "intent": "model",
        "confidence": 0.6,
        "drives_repair": True,
        "reason": "",
        "outcome_before": "failed",
        "author": "model",
    }
    assert second["nodeid"] == f"{PATH}::test_add[2]"
    assert (third["module"], third["function"]) == ("shop.cart", "Cart")
    said = outcome.result["outcomes"][0]
    assert (said["expected"], said["actual"]) == ("3", "-1")
    assert "def test_add" in said["test_code"] and "assert add(a, 2)" in said["trace"]
    assert outcome.summary == {"tests": 3, "red": 2, "dropped": 0}
    assert outcome.log_entries[0]["status"] == "SUCCESS"


GOOD = "from calc import half\n\n\ndef test_half():\n    assert half(4) == 2\n"


def test_a_path_that_is_taken_is_left_alone():
    tests = {"files": {"tests/test_calc_2.py": "", "tests/__init__.py": ""}, "tests": []}
    result = check({PATH: GOOD}, {PATH: "def test_mine(): pass\n"}, tests).result
    assert result["files"] == {"tests/test_calc_3.py": GOOD}
    assert result["tests"][0]["nodeid"] == "tests/test_calc_3.py::test_half"


@pytest.mark.parametrize(
    "path", ["conftest.py", "tests/conftest.py", "calc.py", "tests/a/test_x.py", "../test_x.py"]
)
def test_other_paths_are_refused(path):
    result = check({path: GOOD, "tests/test_fine.py": GOOD}).result
    assert list(result["files"]) == ["tests/test_fine.py"]
    assert [item["nodeid"] for item in result["dropped"]] == [path]


def test_a_conftest_of_the_project_cannot_make_them_green():
    conftest = "def pytest_collection_modifyitems(items):\n    items.clear()\n"
    body = "def test_it():\n    assert add(1, 2) == 3\n"
    assert one(body, project={"conftest.py": conftest}) == ("failed", None)


def test_no_candidate_at_all():
    outcome = check({})
    assert outcome.result == {"files": {}, "tests": [], "dropped": [], "outcomes": []}
    assert outcome.log_entries[0]["status"] == "FAILURE"


@pytest.mark.parametrize("candidates", [None, [], {"files": []}, {"files": {"a": 1}}])
def test_malformed_candidates_are_an_error_of_the_order(candidates):
    with Workspace() as workspace, pytest.raises(OrderError):
        order = WorkOrder("check_tests", {}, {"candidates": candidates})
        load_steps()["check_tests"](order, workspace)


def test_what_is_kept_can_be_run_by_the_next_step():
    kept = check({PATH: HEAD + "def test_it():\n    assert add(1, 2) == 3\n"}).result
    with Workspace() as workspace:
        for path, text in PROJECT.items():
            target = workspace.root / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text)
        order = WorkOrder("run_tests", {"suite": "generated"}, {"tests": kept})
        ran = load_steps()["run_tests"](order, workspace).result
    assert [(test["nodeid"], test["outcome"]) for test in ran["tests"]] == [
        (f"{PATH}::test_it", "failed")
    ]
