"""The settings with which a project runs its own tests, and what it finds of itself."""

import pytest

from swarm_tools.runner import target_arguments
from swarm_tools.runner.own_tests import own_test_files
from swarm_tools.runner.suite import Suite, run_suite
from swarm_tools.runner.target_config import named_folders, own_arguments, own_options
from swarm_tools.sandbox import Limits, Sandbox
from swarm_tools.sandbox.isolation import BARE, NAMESPACES
from swarm_tools.workspace import Workspace
from swarm_tools.workspace.layout import ProjectLayout

PYPROJECT = """
[project]
name = "demo-shop"
version = "1.2.3"
[project.scripts]
shop = "shop.cli:main"
[project.entry-points.pytest11]
shop = "shop.plugin"
[tool.setuptools_scm]
version_file = "src/shop/_version.py"
[tool.pytest.ini_options]
addopts = ["-ra", "-n", "4", "--cov=shop", "-m", "not slow", "--greet", "hi", "-p", "no_such"]
testpaths = ["tests"]
timeout = 5
greeting = "hello"
filterwarnings = ["error", "ignore::not_there.Odd"]
markers = ["slow: takes long"]
"""
CONFTEST = """
def pytest_addoption(parser):
    parser.addoption("--greet")
    parser.addini("greeting", "what is said")
"""
TESTS = """
import getpass, socket, subprocess, sys
from importlib import metadata
import pytest
from shop._version import version

def test_settings(request, cache, record_property, tmpdir):
    assert request.config.getoption("--greet") == "hi"
    assert request.config.getini("greeting") == "hello"
    assert getpass.getuser()

@pytest.mark.timeout(3)
def test_itself(shelf):
    assert metadata.version("demo-shop") == version == "1.2.3"
    assert [point.value for point in metadata.entry_points(name="shop", group="console_scripts")]
    assert shelf == "full"

def test_program():
    subprocess.run([sys.executable, "-c", "import shop"], check=True)
    subprocess.run(["python", "-c", "import shop.plugin"], check=True)
    assert subprocess.check_output(["shop", "open"]) == b"open\\n"

@pytest.mark.slow
def test_slow():
    assert False

def test_loopback():
    with socket.create_server(("localhost", 0)) as server:
        socket.create_connection(server.getsockname(), 2).close()

def test_service():
    socket.create_connection(("192.0.2.7", 5432), 2)
"""
PLUGIN = "import pytest\n\n@pytest.fixture\ndef shelf():\n    return 'full'\n"


@pytest.fixture
def project():
    with Workspace() as workspace:

        def lay(files):
            for name, text in files.items():
                path = workspace.root / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
            return workspace

        yield lay


def test_a_suite_runs_with_its_own_settings_and_finds_itself(project):
    workspace = project(
        {
            "pyproject.toml": PYPROJECT,
            "conftest.py": CONFTEST,
            "src/shop/__init__.py": "",
            "src/shop/plugin.py": PLUGIN,
            "src/shop/cli.py": "import sys\ndef main():\n    print(*sys.argv[1:])\n",
            "tests/test_shop.py": TESTS,
        }
    )
    sandbox = Sandbox(Limits())
    run = run_suite(sandbox, workspace, Suite(workspace.root, ["tests/test_shop.py"]), rerun=False)
    found = {test.nodeid.rpartition("::")[2]: test for test in run.tests}
    wanted = {"test_settings", "test_itself", "test_program", "test_service", "test_loopback"}
    assert set(found) == wanted, run.output
    own_network = sandbox.isolation == NAMESPACES
    red = {"test_service"} if own_network else {"test_service", "test_loopback"}
    assert {name for name, test in found.items() if test.outcome != "passed"} == red
    if own_network:
        assert found["test_service"].message.startswith("wanted 192.0.2.7:5432 from the network")


def test_settings_that_pytest_refuses_cost_the_settings_not_the_run(project):
    settings = "[pytest]\nfilterwarnings = no_such_action\n"
    workspace = project({"pytest.ini": settings, "test_a.py": "def test_a(): pass\n"})
    suite = Suite(workspace.root, ["test_a.py"])
    assert run_suite(Sandbox(Limits()), workspace, suite).green


LACKS = """import no_such
import pytest
@pytest.fixture
def five(): return 5
"""
USES = "def test_a(): pass\ndef test_b(five): assert five == 5\n"


def run_all(workspace):
    suite = Suite(workspace.root, sorted(own_test_files(ProjectLayout.of(workspace.root))))
    return run_suite(Sandbox(Limits()), workspace, suite, rerun=False)


@pytest.mark.parametrize(
    ("conftest", "why"),
    [
        (LACKS, "No module named 'no_such'"),
        ("open('gone.csv')\n" + LACKS, "No such file or directory: 'gone.csv'"),
    ],
)
@pytest.mark.parametrize("folder", ["", "tests/"])
def test_a_conftest_that_lacks_something_is_gone_without_and_told(project, conftest, why, folder):
    workspace = project({f"{folder}conftest.py": conftest, f"{folder}test_a.py": USES})
    run = run_all(workspace)
    assert [test.outcome for test in run.tests] == ["passed", "error"]
    assert "fixture 'five' not found" in run.tests[1].message
    assert len(run.integrity) == 1
    assert run.integrity[0].startswith(f"{folder}conftest.py could not be imported")
    assert why in run.integrity[0]


@pytest.mark.parametrize("code", ["1 / 0\n", "import no_such\n", "open('gone.csv')\n"])
def test_a_conftest_is_not_gone_without_for_what_the_code_does(project, code):
    files = {"shop.py": code, "conftest.py": "import shop\n", "test_a.py": "def test_a(): pass\n"}
    run = run_all(project(files))
    assert [item["path"] for item in run.collection_errors] == ["."]
    assert "ImportError while loading conftest" in run.collection_errors[0]["message"]
    assert run.untestable_reason == "no test could be collected"


def test_tests_that_are_not_the_projects_get_neither_its_settings_nor_a_network(project):
    test = "import socket\ndef test_a():\n    socket.socket(socket.AF_INET)\ndef test_b(): pass\n"
    workspace = project({"pytest.ini": "[pytest]\naddopts = -k no_such\n", "test_a.py": test})
    suite = Suite(workspace.root, ["test_a.py"], quick_files=["test_a.py"])
    sandbox = Sandbox(Limits())
    run = run_suite(sandbox, workspace, suite, rerun=False)
    assert run.tests[1].outcome == "passed"
    if sandbox.isolation != BARE:
        assert "PermissionError" in run.tests[0].message


def test_settings_are_read_from_the_first_file_that_has_them(project):
    root = project(
        {
            "pytest.toml": '[pytest]\naddopts = ["-vv", "--strict-markers", "-k", "one"]\n'
            'filterwarnings = ["error", "ignore::UserWarning"]\nxfail_strict = true\n',
            "setup.cfg": "[tool:pytest]\ntestpaths = other\n",
        }
    ).root
    assert own_arguments(root) == [["-k", "one"]]
    assert dict(own_options(root)) == {
        "filterwarnings": "error\nignore::UserWarning",
        "python_files": "test_*.py *_test.py tests.py test.py",
        "xfail_strict": "true",
    }
    assert named_folders(root) == []


def test_what_only_reports_is_dropped():
    words = [
        "-q",
        "-rA",
        "-n4",
        "--dist",
        "loadfile",
        "--cov-report=xml",
        "--reruns",
        "3",
        "-x",
        "--benchmark-skip",
    ]
    words += ["-pno:cacheprovider", "--import-mode=importlib", "--run-slow", "-W", "error"]
    assert target_arguments.kept(words) == [
        ["--benchmark-skip"],
        ["-p", "no:cacheprovider"],
        ["--import-mode=importlib"],
        ["--run-slow"],
        ["-W", "error"],
    ]


def test_test_files_are_those_that_the_settings_know(project):
    files = ["tests/check_a.py", "tests/test_b.py", "tests/data/check_c.py", "docs/check_d.py"]
    settings = "[pytest]\npython_files = check_*.py\ntestpaths = tests\nnorecursedirs = data\n"
    root = project({"pytest.ini": settings} | dict.fromkeys(files, "x = 1\n")).root
    assert own_test_files(ProjectLayout.of(root)) == ["tests/check_a.py"]


MANAGE = """
import os
def main():
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "site_of.settings")
"""
DJANGO = """
class Runner:
    def __init__(self, verbosity, interactive): pass
    def setup_test_environment(self): done.append("environment")
    def setup_databases(self):
        done.append("databases")
        return 1
    def teardown_databases(self, found): done.append(found)
done = []
def setup(): done.append("apps")
"""


def test_django_is_set_up_where_no_plugin_does_it(project):
    test = (
        "import os, django\nbefore = list(django.done)\n"
        "def test_it():\n    assert before == ['apps', 'environment', 'databases']\n"
        "    assert os.environ['DJANGO_SETTINGS_MODULE'] == 'site_of.settings'\n"
    )
    workspace = project(
        {
            "manage.py": MANAGE,
            "django/__init__.py": DJANGO,
            "django/conf.py": "settings = None\n",
            "django/test/__init__.py": "",
            "django/test/utils.py": "import django\ndef get_runner(_): return django.Runner\n",
            "test_it.py": test,
        }
    )
    run = run_suite(Sandbox(Limits()), workspace, Suite(workspace.root, ["test_it.py"]))
    assert run.green, run.tests
