"""What hostile or hanging code does to a step: it is blamed alone, and the others go on."""

from __future__ import annotations

import pytest

from swarm_tools.contracts import WorkOrder
from swarm_tools.sandbox import Limits
from swarm_tools.steps import load_steps
from swarm_tools.workspace import Workspace

FINE = "def test_fine():\n    assert True\n"
HOSTILE = {
    "flood": "import os\n\n\ndef test_bad():\n    block = b'x' * (1 << 20)\n"
    "    for _ in range(100):\n        os.write(1, block)\n    assert False\n",
    "memory": "def test_bad():\n    assert not bytearray(2 << 30)\n",
    "exit": "import os\n\n\ndef test_bad():\n    os._exit(0)\n",
    "parent": "import os\nimport signal\n\n\ndef test_bad():\n"
    "    os.kill(os.getppid(), signal.SIGKILL)\n    assert False\n",
    "forks": "import os\n\n\ndef test_bad():\n    for _ in range(4000):\n"
    "        if not os.fork():\n            import time\n            time.sleep(60)\n"
    "    assert False\n",
}


def step(name, files, params=None, limits=None):
    """Run one step on a project of these files."""
    with Workspace() as workspace:
        for path, text in files.items():
            (workspace.root / path).write_text(text, "utf-8")
        order = WorkOrder(name, params or {}, {}, limits or Limits())
        return load_steps()[name](order, workspace)


@pytest.mark.parametrize("kind", sorted(HOSTILE))
def test_a_hostile_test_is_blamed_alone(kind):
    """The bad test is red, the one of another file is green, and the log stays small."""
    files = {"test_a.py": HOSTILE[kind], "test_b.py": FINE, "calc.py": "X = 1\n"}
    outcome = step("run_tests", files, {"suite": "existing"})
    found = {test["nodeid"]: test["outcome"] for test in outcome.result["tests"]}
    assert found["test_a.py::test_bad"] in ("failed", "error")
    assert found["test_b.py::test_fine"] == "passed"
    assert all(len(entry["details"]["output_response"]) < 200_000 for entry in outcome.log_entries)


def test_a_suite_that_hangs_is_untestable():
    """The run is cut off at its limit, and the reason is given."""
    endless = "import time\n\n\ndef test_bad():\n    time.sleep(600)\n"
    limits = Limits.from_json({"tests_timeout_s": 3})
    outcome = step("run_tests", {"test_a.py": endless}, {"suite": "existing"}, limits)
    assert outcome.result["timed_out"]
    assert outcome.result["untestable_reason"]
    assert outcome.summary["untestable"]
    assert outcome.log_entries[0]["status"] == "FAILURE"


def test_a_file_that_pylint_cannot_finish_is_logged_and_the_others_go_on():
    """A file too long for the limit is killed and logged; its neighbour has its messages."""
    slow = "x = 0\n" + "".join(f"def f{i}(a):\n    return [a, a]\n" for i in range(9000))
    files = {"slow.py": slow, "plain.py": "import os\n"}
    outcome = step("inspect", files, limits=Limits.from_json({"pylint_timeout_s": 5}))
    logged = {entry["details"]["file"]: entry for entry in outcome.log_entries}
    assert set(logged) == set(files)
    assert logged["slow.py"]["status"] == "FAILURE"
    assert logged["slow.py"]["details"]["timed_out"]
    assert logged["plain.py"]["status"] == "SUCCESS"
    by_path = {entry["path"]: entry for entry in outcome.result["files"]}
    symbols = {message["symbol"] for message in by_path["plain.py"]["pylint"]["messages"]}
    assert "unused-import" in symbols
    assert outcome.summary["timed_out"] == 1
