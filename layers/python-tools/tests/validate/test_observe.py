"""Calls in the sandbox: what is recorded of them, and how literal it is."""

import pytest

from swarm_tools.sandbox import Limits, Sandbox
from swarm_tools.validate.model import Call
from swarm_tools.validate.observe import record
from swarm_tools.workspace import Workspace
from swarm_tools.workspace.layout import ProjectLayout

TEXT = """\
import os

CALLS = []


def give(value):
    return value


def count():
    CALLS.append(1)
    return len(CALLS)


def add(a, b):
    if a > b:
        return a
    return a + b


def both(path):
    os.mkdir("made")
    return open(path).read()


def leave():
    os._exit(1)


class Box:
    def __init__(self, size=1):
        self.size = size

    def grow(self, by):
        self.size += by
        return self.size
"""


@pytest.fixture
def run():
    def run(calls, **options):
        with Workspace() as workspace:
            (workspace.root / "m.py").write_text(TEXT)
            layout = ProjectLayout.of(workspace.root)
            found = record(Sandbox(Limits()), workspace, layout, {"m.py": calls}, 30, **options)
        return found.outcomes["m.py"], found

    return run


LITERALS = ["1", "-0.0", "True", "'a\\n'", "b'x'", "None", "[1, (2,), {'a': {3}}]", "()", "set()"]
OTHERS = ["nan", "inf", "frozenset({1})", "[nan]", "Box(2)", "lambda: 1", "range(3)"]


def test_values_are_literal_where_they_can_be_read_back(run):
    rows = [*LITERALS, *OTHERS, "{'b', 'a'}"]
    found, _ = run([Call("give", f"({text},)") for text in rows])
    assert [out.value for out in found[: len(LITERALS)]] == LITERALS
    assert all(out.literal for out in found[: len(LITERALS)])
    assert not any(out.literal for out in found[len(LITERALS) : len(rows) - 1])
    assert found[-1].value == "{'a', 'b'}" and found[-1].literal


def test_functions_do_not_see_each_other_and_calls_can_be_alone(run):
    calls = [Call("count"), Call("count"), Call("give", "(CALLS,)")]
    assert [out.value for out in run(calls)[0]] == ["1", "2", "[]"]
    assert [out.value for out in run(calls, fresh=True)[0]] == ["1", "1", "[]"]


def test_lines_are_told_where_asked(run):
    _, found = run([Call("add", "(1, 2)")], lines=True)
    lines = [TEXT.splitlines()[number - 1].strip() for number in found.reached["m.py"]]
    assert "return a + b" in lines and "return a" not in lines


def test_files_state_and_what_is_absent(run):
    found, _ = run(
        [
            Call("both", "('in.txt',)", given=(("in.txt", "x"),)),
            Call("leave"),
            Call("nothing"),
            Call("Box.grow", "(2,)", make="(5,)", first=(("grow", "(1,)"),)),
            Call("add", "(1,)", "{'b': 3}"),
        ]
    )
    assert found[0].value == "'x'" and "made" in found[0].files
    assert [out.kind for out in found[1:3]] == ["absent", "absent"]
    assert (found[3].value, found[3].state) == ("8", "list(8, of 1)")
    assert found[4].value == "4"


def test_a_module_that_kills_the_process_takes_only_its_own_answers_along():
    kill = "import os, signal\nos.kill(os.getppid(), signal.SIGKILL)\n"
    with Workspace() as workspace:
        for name in ("a", "b", "c", "d", "e"):
            text = (kill if name in "bd" else "") + "def twice(x):\n    return 2 * x\n"
            (workspace.root / f"{name}.py").write_text(text)
        layout = ProjectLayout.of(workspace.root)
        calls = {f"{name}.py": [Call("twice", "(4,)")] for name in "abcde"}
        found = record(Sandbox(Limits()), workspace, layout, calls, 30)
    assert {path: out[0].value for path, out in found.outcomes.items() if out[0].value} == {
        "a.py": "8", "c.py": "8", "e.py": "8"
    }  # fmt: skip
