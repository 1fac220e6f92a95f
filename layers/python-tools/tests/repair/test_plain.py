"""Which tests a child may call itself, and how."""

from __future__ import annotations

import os
import sys

import pytest

from swarm_tools.repair.fixtures import shared_fixtures
from swarm_tools.repair.plain import plain_tests

PLAIN = "from mod import f\n\n\ndef test_one():\n    assert f() == 1\n"
IN_CLASS = "class TestIt:\n    def test_one(self):\n        assert 1\n"


@pytest.fixture(autouse=True)
def forgets(monkeypatch):
    """What a test imports and puts on the path is gone after it."""
    monkeypatch.setattr(sys, "path", list(sys.path))
    before = set(sys.modules)
    yield
    for name in set(sys.modules) - before:
        del sys.modules[name]


def plain(root, nodeids):
    return plain_tests(root, nodeids, shared_fixtures(sorted(root.rglob("conftest.py"))))


def found(root, text, nodeid="tests/test_it.py::test_one"):
    path = root / "tests" / "test_it.py"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return plain(root, [nodeid])


def test_functions_and_methods_without_arguments_are_plain(tmp_path):
    assert found(tmp_path / "a", PLAIN)["tests/test_it.py::test_one"].module == "test_it"
    nodeid = "tests/test_it.py::TestIt::test_one"
    test = found(tmp_path / "b", IN_CLASS, nodeid)[nodeid]
    assert test.names == ("TestIt", "test_one")


def test_a_test_in_a_package_is_imported_by_its_whole_name(tmp_path):
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "__init__.py").write_text("", "utf-8")
    (tmp_path / "tests" / "test_it.py").write_text(PLAIN, "utf-8")
    test = plain(tmp_path, ["tests/test_it.py::test_one"])["tests/test_it.py::test_one"]
    assert (test.folder, test.module) == (str(tmp_path), "tests.test_it")


@pytest.mark.parametrize(
    "text",
    [
        "def test_one(capsys):\n    assert capsys\n",
        "import pytest\n\n\n@pytest.mark.skip\ndef test_one():\n    pass\n",
        "import pytest\n\n\n@pytest.fixture(scope='module')\ndef f():\n    pass\n\n\n" + PLAIN,
        "def setup_module():\n    pass\n\n\n" + PLAIN,
        "import pytest\n\npytestmark = pytest.mark.skip\n\n\n" + PLAIN,
        "async def test_one():\n    pass\n",
        "def test_one(:\n",
    ],
)
def test_what_needs_pytest_is_not_plain(tmp_path, text):
    assert not found(tmp_path, text)


OWN = """import importlib
import pytest


@pytest.fixture(name="module")
def fixture_module():
    return importlib.import_module("json")


@pytest.fixture
def pair(module):
    return [module, module.loads("[1]")]


def test_one(module, pair, tmp_path):
    assert pair[0] is module and pair[1] == [1] and not list(tmp_path.iterdir())
    pair.append(3)
    assert len(pair) == 3
"""
AFTER = """import os
import pytest

SEEN = []


@pytest.fixture(autouse=True)
def around(monkeypatch):
    monkeypatch.setenv("SWARM_TEST_FIXTURE", "on")
    SEEN.append("before")
    yield
    SEEN.append("after")


def test_one():
    assert os.environ["SWARM_TEST_FIXTURE"] == "on"
    assert SEEN.count("before") == SEEN.count("after") + 1
"""


def test_fixtures_of_the_file_that_return_a_value_are_made_for_each_call(tmp_path):
    path = tmp_path / "test_own.py"
    path.write_text(OWN, "utf-8")
    found = plain(tmp_path, ["test_own.py::test_one"])
    test = found["test_own.py::test_one"]
    assert test.modules == ("json",)
    call = test.load()
    call()
    call()


def test_a_fixture_goes_on_after_the_test(tmp_path):
    (tmp_path / "test_after.py").write_text(AFTER, "utf-8")
    test = plain(tmp_path, ["test_after.py::test_one"])["test_after.py::test_one"]
    test.load()()
    assert "SWARM_TEST_FIXTURE" not in os.environ
    assert sys.modules["test_after"].SEEN == ["before", "after"]


METHODS = """DONE = []


class TestIt:
    def setup_method(self):
        self.items = [1]

    def teardown_method(self, method):
        DONE.append(method.__name__)

    def test_one(self):
        self.items.append(2)
        assert self.items == [1, 2]
"""


def test_each_call_of_a_method_has_an_object_of_its_own_that_is_set_up(tmp_path):
    (tmp_path / "test_methods.py").write_text(METHODS, "utf-8")
    nodeid = "test_methods.py::TestIt::test_one"
    call = plain(tmp_path, [nodeid])[nodeid].load()
    call()
    call()
    assert sys.modules["test_methods"].DONE == ["test_one", "test_one"]


@pytest.mark.parametrize(
    "text",
    [
        OWN.replace('(name="module")', '(name="module", scope="module")'),
        OWN.replace("def pair(module)", "def pair(capsys)"),
        OWN.replace("def pair(module)", "def pair(pair)"),
        OWN.replace("def pair(module)", "def pair(module=None)"),
    ],
)
def test_other_fixtures_of_a_file_need_pytest(tmp_path, text):
    (tmp_path / "test_own.py").write_text(text, "utf-8")
    assert not plain(tmp_path, ["test_own.py::test_one"])


def test_a_unittest_class_is_not_plain(tmp_path):
    text = "import unittest\n\n\n" + IN_CLASS.replace("TestIt", "TestIt(unittest.TestCase)")
    assert not found(tmp_path, text, "tests/test_it.py::TestIt::test_one")


SHARED = """import pytest


@pytest.fixture
def numbers():
    return [1, 2]
"""
TAKES = "def test_one(numbers):\n    assert numbers == [1, 2]\n"


def test_fixtures_of_the_one_conftest_are_shared(tmp_path):
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "conftest.py").write_text(SHARED, "utf-8")
    found(tmp_path, TAKES)["tests/test_it.py::test_one"].load()()


def test_fixtures_of_a_conftest_elsewhere_are_not(tmp_path):
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "conftest.py").write_text(SHARED, "utf-8")
    assert not found(tmp_path, TAKES)


@pytest.mark.parametrize(
    "conftest",
    [
        "def pytest_runtest_setup(item):\n    pass\n",
        SHARED.replace("@pytest.fixture", "@pytest.fixture(scope='session')"),
        "pytest_plugins = ['pytester']\n",
    ],
)
def test_a_conftest_that_is_more_than_functions_needs_pytest(tmp_path, conftest):
    (tmp_path / "conftest.py").write_text(conftest, "utf-8")
    assert not found(tmp_path, PLAIN)


def test_two_conftests_need_pytest(tmp_path):
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "conftest.py").write_text(SHARED, "utf-8")
    (tmp_path / "conftest.py").write_text(SHARED, "utf-8")
    assert not found(tmp_path, PLAIN)
