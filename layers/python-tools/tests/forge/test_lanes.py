"""Many mutants in one child: what is believed of it, and that verdicts are as in a child each."""

import importlib.util

from swarm_tools.forge.mutation import run, ticks
from swarm_tools.forge.mutation.find import find_mutants
from swarm_tools.forge.mutation.fresh import FreshCode
from swarm_tools.forge.mutation.lane import Task, told
from swarm_tools.forge.mutation.live import LiveCode
from swarm_tools.forge.mutation.patch import compile_with
from swarm_tools.sandbox.forks import Ended


def task(name):
    return Task(name, ("t1", "t2"), 1.0, lambda: lambda: None)


TASKS = (task("a"), task("b"), task("c"), task("d"))


def names(tasks):
    return [one.mutant for one in tasks]


def test_what_a_lane_says_to_its_end_is_believed():
    said = told(TASKS, Ended(b"1\nopen\n0\nopen\nend\n", 0), fresh=False)
    assert [(t.mutant, number) for t, number in said.killed] == [("a", 1), ("c", 0)]
    assert (names(said.left), names(said.again)) == (["b", "d"], [])


def test_a_lane_that_ended_early_leaves_that_mutant_open_and_the_rest_to_another():
    said = told(TASKS, Ended(b"1\nopen\n", 9), fresh=False)
    assert [t.mutant for t, _ in said.killed] == ["a"]
    assert (names(said.left), names(said.again)) == (["b", "c"], ["d"])


def test_a_red_test_that_stays_red_without_the_mutant_says_nothing():
    said = told(TASKS, Ended(b"1\nstuck\n", 0), fresh=False)
    assert [t.mutant for t, _ in said.killed] == ["a"]
    assert (names(said.left), names(said.again)) == (["b"], ["c", "d"])


def test_a_lane_of_new_imports_stands_by_nothing_before_its_end():
    cut = told(TASKS, Ended(b"1\nopen\n", 9), fresh=True)
    assert (cut.killed, names(cut.left), names(cut.again)) == ([], ["b", "c"], ["a", "d"])
    stuck = told(TASKS, Ended(b"1\nopen\n0\nopen\nstuck\n", 0), fresh=True)
    assert stuck.killed == []
    assert sorted(names(stuck.left)) == ["a", "b", "c", "d"]
    assert stuck.again == []


def test_a_number_that_is_no_test_is_not_believed():
    assert told(TASKS[:1], Ended(b"7\nend\n", 0), fresh=False).killed == []


SOURCE = '''"""What it is about."""
import re
from functools import lru_cache

LIMIT = 3
SEEN = {}
"This is not the docstring."


@lru_cache(maxsize=None)
def squeeze(text):
    return re.sub("a+", "a", text)


def count(word):
    SEEN[word] = SEEN.get(word, 0) + 1
    return SEEN[word]


class Box:
    """Holds."""

    size = LIMIT + 1

    def grow(self):
        return re.compile("x").pattern * self.size
'''


def test_functions_of_a_module_with_imports_are_exchanged_in_place(tmp_path):
    # Alone, a statement is compiled to other instructions than below the module's imports.
    path = tmp_path / "boxes.py"
    path.write_text(SOURCE, "utf-8")
    found = find_mutants("boxes.py", SOURCE, str(path))
    code = compile(found.tree, str(path), "exec", dont_inherit=True)
    ticks.start_counting()
    spec = importlib.util.spec_from_file_location("boxes", path)
    module = importlib.util.module_from_spec(spec)
    exec(code, vars(module))
    live = LiveCode({"boxes.py": (found, code)})
    rows = SOURCE.splitlines()
    inside = [m for m in found.mutants if "return re." in rows[m.line - 1]]
    assert len(inside) >= 4
    assert all(live.switch(m.path, m.patch) for m in inside)
    mutant = next(m for m in inside if m.before == "re.sub" or m.before.startswith('"a"'))
    undo = live.switch(mutant.path, mutant.patch)()
    assert module.squeeze.__wrapped__("baad") != "bad"
    undo()
    assert module.squeeze.__wrapped__("baad") == "bad"


def test_a_file_run_statement_by_statement_is_the_file():
    found = find_mutants("boxes.py", SOURCE)
    fresh = FreshCode({"boxes.py": found})
    ticks.start_counting()
    for mutant in found.mutants:
        spaces = []
        for code in (
            fresh.with_mutant("boxes.py", mutant.patch),
            compile_with(found, mutant.patch),
        ):
            space = {"__name__": "boxes"}
            try:
                exec(code, space)
            except Exception as error:
                space = {"error": repr(error)}
            spaces.append({name: describe(value) for name, value in space.items()})
        one, other = spaces
        one.pop("__builtins__", None)
        other.pop("__builtins__", None)
        assert one == other, mutant


def describe(value):
    if isinstance(value, type):
        return sorted(name for name in vars(value)), getattr(value, "size", None)
    code = getattr(value, "__code__", None)
    return code.co_name if code else value if isinstance(value, (str, int, dict)) else type(value)


TESTS = """from boxes import Box, count, squeeze


def test_squeeze():
    assert squeeze("baad") == "bad"


def test_count():
    assert count("a") >= 1
    assert count("a") >= 2


def test_count_first():
    assert count("new") == 1


def test_box():
    assert Box().grow() == "xxxx"
"""


WORKER = "swarm_tools.forge.mutation.worker"
ALONE = (
    "swarm_tools.forge.mutation.engine import Engine; "
    f"Engine._in_lanes = lambda *_: {{}}; from {WORKER}"
)


def test_verdicts_of_lanes_are_those_of_a_child_each(step, monkeypatch):
    files = {"boxes.py": SOURCE, "tests/test_boxes.py": TESTS}
    params = {"suite": "existing", "shuffles": 0}
    together = step("forge_run", files, params)["mutation"]["verdicts"]
    monkeypatch.setattr(run, "_WORKER", ALONE)
    apart = step("forge_run", files, params)["mutation"]["verdicts"]
    assert {name: said[0] for name, said in together.items()} == {
        name: said[0] for name, said in apart.items()
    }
    assert {said[0] for said in together.values()} >= {"killed", "survived"}
