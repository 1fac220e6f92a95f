"""A repair that nobody asked for makes the difference that its pattern predicts, or goes."""

import pytest

from swarm_tools.sandbox import Limits, Sandbox
from swarm_tools.validate.gate import Gate
from swarm_tools.validate.predicted import WITNESS, Predicted, unpredicted
from swarm_tools.workspace import Workspace

DEFAULT = "def f(n, xs=[]):\n    xs.append(n)\n    return xs\n"
REPAIRED = (
    "def f(n, xs=None):\n    if xs is None:\n        xs = []\n    xs.append(n)\n    return xs\n"
)
LOOP = "def f(n: int):\n    while n > 3:\n        n += 1\n    return n\n"
FIRST = "def f(items):\n    return items[0] + 1\n"
STRIP = "def f(text: str):\n    text.strip()\n    return text\n"


def witness(text):
    """Return the module that raises where stripping makes a difference."""
    raised = f"class {WITNESS}(BaseException):\n    pass\n\n\n{text}"
    check = f"    if text != text.strip():\n        raise {WITNESS}\n"
    return raised.replace("    text.strip()\n", check)


CASES = {
    "second_call": (DEFAULT, REPAIRED, Predicted("second_call"), ""),
    "first_call": (
        DEFAULT,
        REPAIRED.replace("append(n)", "append(-n)"),
        Predicted("second_call"),
        "first call",
    ),
    "endless": (LOOP, LOOP.replace("n += 1", "n -= 1"), Predicted("endless"), ""),
    "ends_otherwise": (
        LOOP,
        LOOP.replace("n += 1", "n -= 1").replace("return n", "return n + 1"),
        Predicted("endless"),
        "nothing was to change",
    ),
    "crash": (
        FIRST,
        FIRST.replace("    return", "    if not items:\n        return 0\n    return"),
        Predicted("crash", ("IndexError", "KeyError")),
        "",
    ),
    "no_crash": (
        FIRST,
        FIRST.replace("+ 1", "+ 2"),
        Predicted("crash", ("IndexError", "KeyError")),
        "did not crash",
    ),
    "witness": (
        STRIP,
        STRIP.replace("    text.strip", "    text = text.strip"),
        Predicted("witness", witness=witness),
        "",
    ),
    "beyond_witness": (
        STRIP,
        STRIP.replace("    text.strip", "    text = text.title"),
        Predicted("witness", witness=witness),
        "no effect",
    ),
    "unseen": (
        STRIP,
        STRIP.replace("text.strip()", "text.lower()"),
        Predicted("crash"),
        "shows no",
    ),
    "none": (STRIP, STRIP.replace("text.strip()", "text.lower()"), Predicted("none"), ""),
    "not_none": (FIRST, FIRST.replace("+ 1", "+ 2"), Predicted("none"), "nothing was to change"),
}


@pytest.fixture(scope="module")
def reasons():
    with Workspace() as workspace:
        for name, case in CASES.items():
            (workspace.root / f"case_{name}.py").write_text(case[0])
        paths = [f"case_{name}.py" for name in CASES]
        gate = Gate(Sandbox(Limits()), workspace, workspace.root, paths, 60)
        for name, case in CASES.items():
            (workspace.root / f"case_{name}.py").write_text(case[1])
        diffs = gate.compare(workspace.root, paths)
        return {
            name: unpredicted(gate, workspace.root, diffs[f"case_{name}.py"], case[2])
            for name, case in CASES.items()
        }


@pytest.mark.parametrize("name", sorted(CASES))
def test_only_the_predicted_difference_is_taken(reasons, name):
    expected = CASES[name][3]
    found = reasons[name]
    assert (found == {}) if not expected else (expected in found["f"]), found
