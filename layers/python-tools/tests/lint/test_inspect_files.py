import json
import subprocess
import sys
import time

import pytest

from swarm_tools.lint import add_counts, inspect_files, score
from swarm_tools.lint import check as check_module
from swarm_tools.lint.foreign import is_foreign_import
from swarm_tools.sandbox import Limits, Sandbox
from swarm_tools.workspace.layout import ProjectLayout

FILES = {
    "shop/__init__.py": "",
    "shop/cart.py": (
        "import os, sys\nfrom shop.prices import price\nimport not_there_at_all\n\n"
        "class cart:\n    def Total(self, items=[]):\n"
        "        l = 0\n        for i in range(len(items)): l += price(items[i])\n"
        "        if l == None: return 0\n        return l\n"
    ),
    "shop/prices.py": "from shop import cart\n\ndef price(x):\n    try:\n        return x.p\n"
    "    except:\n        pass\n",
    "main.py": "'''Main.'''\nfrom shop.cart import cart, nothing\nprint(cart().Total([]))\n",
    "broken.py": "def f(:\n    pass\n",
}


@pytest.fixture
def project(tmp_path):
    root = tmp_path / "project"
    for name, text in FILES.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return ProjectLayout.of(root)


def inspect(project, paths=None, *, limits=None, lint=True):
    paths = project.files.python if paths is None else paths
    return inspect_files(Sandbox(limits), project, paths, lint=lint, total_s=100)


def test_the_sum_over_files_is_what_one_pylint_run_says(project):
    reports = inspect(project)
    assert [report.path for report in reports] == project.files.python
    ran = subprocess.run(
        [
            sys.executable,
            "-m",
            "pylint",
            "--rcfile=/dev/null",
            "--persistent=n",
            "--disable=duplicate-code,cyclic-import,import-error",
            "--output-format=json2",
            *project.files.python,
        ],
        cwd=project.root,
        capture_output=True,
        text=True,
        check=False,
    )
    pylint = json.loads(ran.stdout)
    counts = add_counts(report.counts for report in reports)
    said = pylint["statistics"]["messageTypeCount"]
    assert {name: counts[name] for name in said if name in counts} == {
        name: said[name] for name in said if name in counts
    }
    assert score(counts) == pytest.approx(pylint["statistics"]["score"])
    ours = sorted((m["path"], m["line"], m["symbol"]) for r in reports for m in r.messages)
    theirs = sorted((m["path"], m["line"], m["symbol"]) for m in pylint["messages"])
    assert ours == theirs


def test_shards_give_what_the_whole_gives(project):
    whole = {report.path: report.counts for report in inspect(project)}
    for path in project.files.python:
        assert inspect(project, [path])[0].counts == whole[path]


def test_facts_and_syntax_errors(project):
    reports = {report.path: report for report in inspect(project, lint=False)}
    assert not reports["broken.py"].parses
    assert reports["broken.py"].syntax_error["line"] == 1
    cart = reports["shop/cart.py"].facts
    assert cart["missing_imports"] == ["not_there_at_all"]
    total = cart["functions"][0]
    assert (total["qualname"], total["line"], total["params"]) == (
        "cart.Total",
        6,
        ["self", "items"],
    )
    assert total["complexity"] == 3
    assert [item["name"] for item in cart["classes"]] == ["cart"]
    assert reports["shop/cart.py"].messages == []


def test_the_targets_own_configuration_is_not_read(project):
    (project.root / "evil.py").write_text("open('/tmp/pwned-by-pylint', 'w')\n")
    (project.root / ".pylintrc").write_text(
        "[MAIN]\nload-plugins=evil\ninit-hook=raise SystemExit(3)\ndisable=all\n"
    )
    (project.root / "setup.cfg").write_text("[pylint.main]\ndisable=all\n")
    assert inspect(project, ["shop/cart.py"])[0].messages


def test_a_file_on_which_pylint_hangs_costs_only_itself(project, monkeypatch):
    """A chain of operations whose inference takes pylint far longer than its limit."""
    deep = "x = 0\n" + "".join(f"def f{i}(a):\n    return [a, a]\n" for i in range(8000))
    (project.root / "slow.py").write_text(deep)
    started = time.monotonic()
    layout = ProjectLayout.of(project.root)
    paths = ["main.py", "shop/cart.py", "shop/prices.py", "slow.py", "shop/__init__.py"]
    reports = inspect(layout, paths, limits=Limits(pylint_timeout_s=4.0))
    by_path = {report.path: report for report in reports}
    assert by_path["slow.py"].timed_out and by_path["slow.py"].parses
    assert by_path["slow.py"].messages == []
    assert by_path["slow.py"].facts["functions"]
    assert not by_path["shop/cart.py"].timed_out and by_path["shop/cart.py"].messages
    assert not by_path["shop/__init__.py"].timed_out
    assert time.monotonic() - started < 60


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        (
            {"statement": 10, "fatal": 0, "error": 0, "warning": 0, "refactor": 0, "convention": 0},
            10,
        ),
        (
            {"statement": 10, "fatal": 0, "error": 1, "warning": 1, "refactor": 1, "convention": 1},
            2,
        ),
        ({"statement": 1, "fatal": 0, "error": 9, "warning": 0, "refactor": 0, "convention": 0}, 0),
        ({"statement": 9, "fatal": 1, "error": 0, "warning": 0, "refactor": 0, "convention": 0}, 0),
        (
            {"statement": 0, "fatal": 0, "error": 0, "warning": 0, "refactor": 0, "convention": 0},
            10,
        ),
    ],
)
def test_score_is_pylints_formula(counts, expected):
    assert score(counts) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("symbol", "message", "expected"),
    [
        ("import-error", "Unable to import 'numpy.linalg'", True),
        ("import-error", "Unable to import 'shop.nothing'", False),
        ("no-name-in-module", "No name 'x' in module 'shop.cart'", False),
        ("no-name-in-module", "No name 'x' in module 'attr'", True),
        ("unused-import", "Unused import numpy", False),
    ],
)
def test_foreign_imports(symbol, message, expected):
    assert is_foreign_import(symbol, message, {"shop"}) is expected


def test_the_linter_leaves_out_what_depends_on_the_shard():
    linter = check_module.make_linter()
    assert not linter.is_message_enabled("duplicate-code")
    assert not linter.is_message_enabled("cyclic-import")
    assert linter.is_message_enabled("missing-function-docstring")
