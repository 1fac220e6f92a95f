"""Examples in documentation that a project's own settings run as tests."""

import pytest

from swarm_tools.runner.doctests import is_doctest
from swarm_tools.runner.own_tests import own_test_files
from swarm_tools.runner.suite import Suite, run_suite
from swarm_tools.sandbox import Limits, Sandbox
from swarm_tools.workspace import Workspace
from swarm_tools.workspace.layout import ProjectLayout

SHOP = '''"""A shop.

>>> 1 + 1
2
"""

def price(count):
    """Return the price.

    >>> price(2)
    6
    """
    return count * 3

def wrong():
    """
    >>> wrong()
    4
    """
    return 5

def test_order(number):
    """Looks like a test, and is none."""
'''
FILES = {
    "src/shop/__init__.py": "",
    "src/shop/core.py": SHOP,
    "src/shop/plain.py": "import not_there\n",
    "src/shop/__main__.py": '""">>> 1\n2\n"""\n',
    "setup.py": '""">>> 1\n2\n"""\nimport setuptools\n',
    "tests/test_shop.py": "def test_it():\n    '''\n    >>> 3\n    3\n    '''\n",
    "README.rst": ">>> 7\n7\n",
    "docs/test_use.txt": ">>> 8\n8\n",
    "docs/notes.txt": ">>> 8\n9\n",
}


@pytest.fixture
def project():
    with Workspace() as workspace:

        def lay(settings, files=FILES):
            for name, text in {**files, "pytest.ini": f"[pytest]\n{settings}\n"}.items():
                path = workspace.root / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
            return workspace

        yield lay


def run(workspace):
    files = own_test_files(ProjectLayout.of(workspace.root))
    found = run_suite(Sandbox(Limits()), workspace, Suite(workspace.root, files), rerun=False)
    assert not found.collection_errors, found.collection_errors
    return {test.nodeid: test for test in found.tests}


def test_examples_of_modules_and_texts_run_where_the_settings_say_so(project):
    found = run(project("addopts = -q --doctest-modules --doctest-glob=*.rst"))
    assert {name: test.outcome for name, test in found.items()} == {
        "README.rst::README.rst": "passed",
        "src/shop/core.py::shop.core": "passed",
        "src/shop/core.py::shop.core.price": "passed",
        "src/shop/core.py::shop.core.wrong": "failed",
        "tests/test_shop.py::test_it": "passed",
        "tests/test_shop.py::test_shop.test_it": "passed",
    }
    wrong = found["src/shop/core.py::shop.core.wrong"]
    assert "Expected:\n    4\nGot:\n    5" in wrong.trace
    assert [name for name in found if not is_doctest(name)] == ["tests/test_shop.py::test_it"]


def test_without_such_settings_only_texts_of_a_test_name_are_run(project):
    found = run(project("addopts = -q"))
    assert list(found) == ["docs/test_use.txt::test_use.txt", "tests/test_shop.py::test_it"]


def test_examples_outside_the_folders_of_tests_are_left_alone(project):
    found = run(project("addopts = --doctest-modules\ntestpaths = tests"))
    assert list(found) == ["tests/test_shop.py::test_it", "tests/test_shop.py::test_shop.test_it"]
