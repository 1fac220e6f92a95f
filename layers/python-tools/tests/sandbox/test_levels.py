"""The level of isolation under kernels that refuse more and more, and what each still holds."""

import json
import os
import socket
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from swarm_tools.sandbox import compromised
from swarm_tools.sandbox.environment import child_environment, library_folders

from .refusing import EXPECTED, PROFILES

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="these are the levels of Linux")

_HERE = Path(__file__).parent
_PROBE = """
import json, os, sys, tempfile
from pathlib import Path
from swarm_tools.sandbox import Sandbox
from swarm_tools.sandbox.environment import python_command
folder = Path(tempfile.mkdtemp())
run = lambda code: Sandbox().run(python_command(code), cwd=folder, writable=[folder], timeout_s=20)
asked = "import socket; socket.create_connection(('127.0.0.1', %s), 2)" % sys.argv[1]
reads = "print(open('/proc/%d/environ').read())" % os.getpid()
print(json.dumps({
    "level": Sandbox().isolation,
    "right": run("print('ran')").output,
    "connected": run(asked).ok,
    "read": "hunter2" in run(reads).output,
}))
"""


def under(profile, code, *arguments):
    environment = {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
        "SECRET": "hunter2",
    }
    command = [sys.executable, str(_HERE / "refusing.py"), profile, sys.executable, "-c", code]
    done = subprocess.run(
        [*command, *arguments], capture_output=True, text=True, env=environment, timeout=90
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("profile", sorted(PROFILES))
def test_the_level_is_what_the_kernel_allows_and_holds_what_it_says(profile):
    with socket.create_server(("127.0.0.1", 0)) as server:
        found = json.loads(under(profile, _PROBE, str(server.getsockname()[1])))
    assert found["right"] == "ran\n"
    assert found["level"] == EXPECTED[profile]
    if found["level"] == "process":
        assert not found["connected"] and not found["read"]


def test_a_level_that_was_asked_for_is_never_less():
    code = (
        "from pathlib import Path; import tempfile\n"
        "from swarm_tools.sandbox import Sandbox\n"
        "from swarm_tools.sandbox.sandbox import SandboxError\n"
        "from swarm_tools.sandbox.environment import python_command\n"
        "folder = Path(tempfile.mkdtemp())\n"
        "sandbox, command = Sandbox(isolated_by='process'), python_command('print(1)')\n"
        "try: sandbox.run(command, cwd=folder, writable=[], timeout_s=9)\n"
        "except SandboxError as error: print(error)\n"
    )
    assert "no system call filter" in under("no-filter", code)


def test_shared_libraries_of_the_interpreter_are_found_by_children(tmp_path, monkeypatch):
    planted = tmp_path / "planted"
    planted.mkdir()
    given = os.pathsep.join(["/usr/lib", "relative", "/no/such/folder", str(planted)])
    monkeypatch.setenv("LD_LIBRARY_PATH", given)
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    assert library_folders() == ["/usr/lib"]
    assert child_environment(tmp_path, {})["LD_LIBRARY_PATH"] == "/usr/lib"
    monkeypatch.delenv("LD_LIBRARY_PATH")
    assert "LD_LIBRARY_PATH" not in child_environment(tmp_path, {})


def test_nothing_is_purged_outside_lambda(tmp_path):
    assert not compromised.in_lambda({"LAMBDA_TASK_ROOT": "/somewhere/tmp/code"})
    assert not compromised.in_lambda(
        {"AWS_LAMBDA_RUNTIME_API": "127.0.0.1:1", "LAMBDA_TASK_ROOT": "/x"}
    )
    assert compromised.in_lambda(
        {"AWS_LAMBDA_RUNTIME_API": "127.0.0.1:1", "LAMBDA_TASK_ROOT": "/var/task"}
    )
    outside = tmp_path / "kept"
    outside.write_text("x")
    compromised.hand_nothing_on("bare")
    assert outside.exists()


def test_a_purge_leaves_nothing_and_follows_no_link(tmp_path):
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "kept").write_text("x")
    scratch = tmp_path / "scratch"
    (scratch / "deep" / "er").mkdir(parents=True)
    (scratch / "deep").chmod(0o500)
    (scratch / "file").write_text("x")
    (scratch / "link").symlink_to(outside)
    compromised.purge(scratch)
    assert list(scratch.iterdir()) == []
    assert (outside / "kept").exists()


@pytest.mark.parametrize("shared", [True, False])
def test_children_of_one_user_run_one_after_the_other(monkeypatch, shared):
    from swarm_tools.context import step as context

    monkeypatch.setattr(context, "children_share_limits", lambda: shared)
    begun = threading.Barrier(2)

    def together():
        try:
            begun.wait(timeout=0.5 if shared else 10)
        except threading.BrokenBarrierError:
            return "alone"
        return "together"

    expected = "alone" if shared else "together"
    assert context.side_by_side(together, together) == (expected, expected)
