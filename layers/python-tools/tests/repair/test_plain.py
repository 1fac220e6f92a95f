"""Which tests a child may call itself, and how."""

from __future__ import annotations

import pytest

from swarm_tools.repair.plain import plain_tests

PLAIN = "from mod import f\n\n\ndef test_one():\n    assert f() == 1\n"
IN_CLASS = "class TestIt:\n    def test_one(self):\n        assert 1\n"


def found(root, text, nodeid="tests/test_it.py::test_one"):
    path = root / "tests" / "test_it.py"
    path.parent.mkdir(parents=True)
    path.write_text(text, "utf-8")
    return plain_tests(root, [nodeid])


def test_functions_and_methods_without_arguments_are_plain(tmp_path):
    assert found(tmp_path / "a", PLAIN)["tests/test_it.py::test_one"].module == "test_it"
    nodeid = "tests/test_it.py::TestIt::test_one"
    test = found(tmp_path / "b", IN_CLASS, nodeid)[nodeid]
    assert test.names == ("TestIt", "test_one")


def test_a_test_in_a_package_is_imported_by_its_whole_name(tmp_path):
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "__init__.py").write_text("", "utf-8")
    (tmp_path / "tests" / "test_it.py").write_text(PLAIN, "utf-8")
    test = plain_tests(tmp_path, ["tests/test_it.py::test_one"])["tests/test_it.py::test_one"]
    assert (test.folder, test.module) == (str(tmp_path), "tests.test_it")


@pytest.mark.parametrize(
    "text",
    [
        "def test_one(tmp_path):\n    assert tmp_path\n",
        "import pytest\n\n\n@pytest.mark.skip\ndef test_one():\n    pass\n",
        "import pytest\n\n\n@pytest.fixture(autouse=True)\ndef f():\n    pass\n\n\n" + PLAIN,
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


def test_fixtures_of_the_file_that_return_a_value_are_made_for_each_call(tmp_path):
    path = tmp_path / "test_own.py"
    path.write_text(OWN, "utf-8")
    found = plain_tests(tmp_path, ["test_own.py::test_one"], frozenset({"tmp_path"}))
    test = found["test_own.py::test_one"]
    assert test.modules == ("json",)
    call = test.load()
    call()
    call()


@pytest.mark.parametrize(
    "text",
    [
        OWN.replace("    return importlib", "    yield importlib"),
        OWN.replace('(name="module")', '(name="module", autouse=True)'),
        OWN.replace('(name="module")', '(name="module", scope="module")'),
        OWN.replace("def pair(module)", "def pair(monkeypatch)"),
        OWN.replace("def pair(module)", "def pair(module=None)"),
    ],
)
def test_other_fixtures_of_a_file_need_pytest(tmp_path, text):
    (tmp_path / "test_own.py").write_text(text, "utf-8")
    assert not plain_tests(tmp_path, ["test_own.py::test_one"], frozenset({"tmp_path"}))


def test_a_unittest_class_is_not_plain(tmp_path):
    text = "import unittest\n\n\n" + IN_CLASS.replace("TestIt", "TestIt(unittest.TestCase)")
    assert not found(tmp_path, text, "tests/test_it.py::TestIt::test_one")


def test_a_project_with_a_conftest_has_no_plain_tests(tmp_path):
    (tmp_path / "conftest.py").write_text("", "utf-8")
    assert not found(tmp_path, PLAIN)
