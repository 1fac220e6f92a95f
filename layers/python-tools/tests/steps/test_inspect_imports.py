import pytest

from swarm_tools.runner.imports import check_imports
from swarm_tools.sandbox import Sandbox
from swarm_tools.workspace import Workspace
from swarm_tools.workspace.layout import ProjectLayout

FILES = {
    "good.py": "x = 1\n",
    "circular_a.py": "from circular_b import b\na = 1\n",
    "circular_b.py": "from circular_a import a\nb = 1\n",
    "missing.py": "import numpie_not_there\n",
    "uses_missing.py": "import missing\n",
    "asks.py": "name = input('Name: ')\n",
    "reads_args.py": "import sys\nname = sys.argv[1]\n",
    "leaves.py": "import sys\nsys.exit(0)\n",
    "dies.py": "import os\nos._exit(0)\n",
    "hangs.py": "while True:\n    pass\n",
    "raises.py": "1 / 0\n",
    "pkg/__init__.py": "",
    "pkg/relative.py": "from . import sibling\n",
    "pkg/sibling.py": "",
    "src/inner.py": "import good\n",
}


@pytest.fixture(scope="module")
def failed():
    with Workspace() as workspace:
        for name, text in FILES.items():
            path = workspace.root / name
            path.parent.mkdir(exist_ok=True)
            path.write_text(text)
        layout = ProjectLayout.of(workspace.root)
        return check_imports(Sandbox(), workspace, layout, layout.files.sources, 60)


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("good.py", None),
        ("pkg/relative.py", None),
        ("src/inner.py", None),
        ("circular_a.py", "ImportError"),
        ("circular_b.py", "ImportError"),
        ("missing.py", "ModuleNotFoundError"),
        ("uses_missing.py", "ModuleNotFoundError"),
        ("asks.py", "EOFError"),
        ("reads_args.py", "IndexError"),
        ("leaves.py", "SystemExit"),
        ("dies.py", "ProcessEnded"),
        ("hangs.py", "TimeoutError"),
        ("raises.py", "ZeroDivisionError"),
    ],
)
def test_what_each_module_does_when_imported(failed, path, kind):
    assert failed.get(path, {}).get("type") == kind


def test_paths_are_those_of_the_project(failed):
    assert failed["circular_a.py"]["message"].endswith("circular import) (circular_a.py)")


def test_circular_and_missing_are_told(failed):
    assert {path for path, item in failed.items() if item["circular"]} == {
        "circular_a.py",
        "circular_b.py",
    }
    assert {item["missing_module"] for item in failed.values() if "missing_module" in item} == {
        "numpie_not_there"
    }


def test_a_module_that_ends_the_importing_process_does_not_hide_the_others():
    kill = "for pid in (os.getppid(), os.getpid()):\n    os.kill(pid, signal.SIGKILL)\n"
    files = {
        "a_killer.py": f"import os, signal\n{kill}",
        "b_wrong.py": "1 / 0\n",
        "c_right.py": "X = 1\n",
    }
    with Workspace() as workspace:
        for name, text in files.items():
            (workspace.root / name).write_text(text)
        layout = ProjectLayout.of(workspace.root)
        found = check_imports(Sandbox(), workspace, layout, layout.files.sources, 60)
    assert found["a_killer.py"]["type"] == "ProcessEnded"
    assert found["b_wrong.py"]["type"] == "ZeroDivisionError"
    assert "c_right.py" not in found
