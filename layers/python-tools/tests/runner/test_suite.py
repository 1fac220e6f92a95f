import pytest

from swarm_tools.runner import run_suite
from swarm_tools.runner.suite import Suite
from swarm_tools.runner.tally import Tally
from swarm_tools.sandbox import Limits, Sandbox, SandboxOutcome
from swarm_tools.workspace import Workspace
from swarm_tools.workspace.discovery import is_collectable
from swarm_tools.workspace.layout import ProjectLayout


@pytest.fixture
def run(tmp_path):
    def run(files, *, limits=None, expect=(), rerun=True, isolation=None, **suite):
        with Workspace() as workspace:
            for name, text in files.items():
                path = workspace.root / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
            layout = ProjectLayout.of(workspace.root)
            tests = [path for path in layout.files.tests if is_collectable(path)]
            return run_suite(
                Sandbox(limits, isolated_by=isolation),
                workspace,
                Suite(workspace.root, tests, **suite),
                expect=expect,
                rerun=rerun,
            )

    return run


def outcomes(run):
    return {test.nodeid.rpartition("::")[2]: test.outcome for test in run.tests}


GOOD = "def test_good():\n    assert 1 + 1 == 2\n"


def test_outcomes_and_what_they_say(run):
    found = run(
        {
            "calc.py": "def add(a, b):\n    return a - b\n",
            "test_calc.py": (
                "import unittest, pytest\nfrom calc import add\n"
                "def test_ok(): assert add(1, 0) == 1\n"
                "def test_bad():\n    assert add(1, 2) == 3\n"
                "def test_error(): add(1, 'x')\n"
                "def test_raises():\n    with pytest.raises(ValueError): add(1, 2)\n"
                "@pytest.mark.skip(reason='later')\ndef test_skipped(): pass\n"
                "@pytest.fixture\ndef broken(): raise RuntimeError('no')\n"
                "def test_fixture(broken): pass\n"
                "class Old(unittest.TestCase):\n"
                "    def test_old(self): self.assertEqual(add(2, 1), 3)\n"
            ),
        }
    )
    tests = {test.nodeid.rpartition("::")[2]: test for test in found.tests}
    assert outcomes(found) == {
        "test_ok": "passed",
        "test_bad": "failed",
        "test_error": "failed",
        "test_raises": "failed",
        "test_skipped": "skipped",
        "test_fixture": "error",
        "test_old": "failed",
    }
    assert (tests["test_bad"].expected, tests["test_bad"].actual) == ("3", "-1")
    assert (tests["test_old"].expected, tests["test_old"].actual) == ("3", "1")
    assert "TypeError" in tests["test_error"].actual
    assert tests["test_raises"].actual == "nothing was raised"
    assert "assert add(1, 2) == 3" in tests["test_bad"].test_code
    assert "test_calc.py" in tests["test_bad"].trace
    assert not any(test.flaky for test in found.tests)
    assert found.counters() == {"passed": 1, "failed": 4, "errors": 1, "skipped": 1, "total": 7}
    assert not found.green and not found.crashed and not found.timed_out


def test_a_suite_without_tests_is_not_green(run):
    found = run({"a.py": "x = 1\n"})
    assert found.counters()["total"] == 0 and not found.green


HOSTILE = {
    "os_exit": "import os\ndef test_hostile(): os._exit(0)\n",
    "kill_self": "import os\ndef test_hostile(): os.kill(os.getpid(), 9)\n",
    "abort": "import os\ndef test_hostile(): os.abort()\n",
    "segfault": "import ctypes\ndef test_hostile(): ctypes.string_at(0)\n",
}


@pytest.mark.parametrize("kind", sorted(HOSTILE))
def test_a_test_that_ends_the_process_costs_only_itself(run, kind):
    text = "def test_before(): pass\n" + HOSTILE[kind] + "def test_after(): pass\n"
    found = run({"test_a.py": text, "test_b.py": GOOD})
    assert outcomes(found) == {
        "test_before": "passed",
        "test_hostile": "error",
        "test_after": "passed",
        "test_good": "passed",
    }
    assert found.crashed and not found.green


IMPORTS = {
    "os_exit": "import os\nos._exit(0)\n",
    "sys_exit": "import sys\nsys.exit(0)\n",
    "hang": "while True: pass\n",
    "input": "name = input('name? ')\n",
    "syntax": "def f(:\n",
    "missing": "import no_such_package\n",
    "interrupt": "raise KeyboardInterrupt\n",
    "kills_parent_and_self": "import os\nos.kill(os.getppid(), 9)\nos.kill(os.getpid(), 9)\n",
}


@pytest.mark.parametrize("kind", sorted(IMPORTS))
def test_a_module_that_cannot_be_imported_costs_only_its_own_tests(run, kind):
    found = run(
        {
            "victim.py": IMPORTS[kind],
            "test_a.py": "import victim\ndef test_never(): pass\n",
            "test_b.py": GOOD,
        },
        cpu_s=1.0,
    )
    assert outcomes(found) == {"test_good": "passed"}
    assert [item["path"] for item in found.collection_errors] == ["test_a.py"]
    assert not found.green


CONFTEST = "import os\nos.environ['FIRST'] = str(os.getpid())\nos.fork()\n"
IN_FIRST = """
import os, time
def test_process():
    assert os.environ['FIRST'] == str(os.getpid())
    time.sleep(0.5)  # for the copy to come here
"""


def test_a_copy_of_the_process_says_nothing_of_the_tests(run):
    """It would run them too: this one is red in each copy."""
    found = run({"conftest.py": CONFTEST, "test_a.py": IN_FIRST, "test_b.py": IN_FIRST})
    assert outcomes(found) == {"test_process": "passed"} and len(found.tests) == 2
    assert not found.crashed and not found.integrity


@pytest.mark.parametrize("times", range(3))
def test_a_module_that_forks_without_end_costs_only_its_own_tests(run, times):
    found = run(
        {
            "victim.py": "import os\nwhile True:\n    os.fork()\n",
            "test_a.py": "def test_victim(): import victim\ndef test_again(): import victim\n",
            "test_b.py": GOOD + "def test_red():\n    assert 1 == 2\n",
            "test_c.py": "import subprocess\ndef test_child(): subprocess.run(['true'])\n",
        },
        quick_files=["test_a.py", "test_b.py", "test_c.py"],
    )
    assert outcomes(found) == {
        "test_victim": "failed",
        "test_again": "failed",
        "test_good": "passed",
        "test_red": "failed",
        "test_child": "passed",
    }
    assert not found.crashed


def test_a_process_that_a_test_leaves_running_costs_no_test(run):
    found = run(
        {
            "victim.py": "import os, time\nif os.fork() == 0:\n    time.sleep(60)\n",
            "test_a.py": "def test_leaves():\n    import victim\n",
            "test_b.py": GOOD,
        },
        quick_files=["test_a.py", "test_b.py"],
    )
    assert outcomes(found) == {"test_leaves": "passed", "test_good": "passed"}
    assert not found.crashed and not found.integrity


def test_what_passed_before_copies_were_left_is_run_again():
    """The process ended before its canary, which sees whether outcomes are changed."""
    tally = Tally()
    events = [
        {"event": "collected", "nodeids": ["test_a.py::test_x", "test_b.py::test_y"]},
        {"event": "result", "nodeid": "test_a.py::test_x", "outcome": "passed", "when": "call"},
        {"event": "result", "nodeid": "test_b.py::test_y", "outcome": "failed", "when": "call"},
        {"event": "copied"},
    ]
    outcome = SandboxOutcome(0, None, False, "", False, isolation="process", seconds=0.1)
    assert not tally.take(events, outcome)
    assert tally.copied and tally.settled == ["test_b.py::test_y"]
    assert tally.unfinished(["test_a.py", "test_b.py"]) == ["test_a.py"]


def test_an_expected_test_that_is_not_reported_is_an_error(run):
    found = run({"test_a.py": "import os\nos._exit(0)\n"}, expect=["test_a.py::test_x"])
    assert outcomes(found) == {"test_x": "error"}


def test_a_suite_cannot_make_its_result_up(run):
    """Printing and writing files of its own does not turn a red test green."""
    text = (
        "import atexit, glob, json, os, sys\n"
        "def test_red():\n    assert False\n"
        "def forge():\n"
        "    for path in glob.glob('../*.jsonl'):\n"
        "        with open(path, 'a') as file:\n"
        "            for nonce in ('', 'x' * 32):\n"
        "                file.write(json.dumps({'nonce': nonce, 'event': 'result',\n"
        "                    'nodeid': 'test_a.py::test_red', 'outcome': 'passed'}) + '\\n')\n"
        "    print('1 passed')\n"
        "forge()\natexit.register(forge)\n"
    )
    found = run({"test_a.py": text})
    assert outcomes(found) == {"test_red": "failed"}


def test_an_endless_loop_is_a_failure_of_its_test_alone(run):
    text = "def test_loop():\n    while True: pass\n" + GOOD
    swallow = (
        "def test_swallow():\n    for _ in range(3):\n        try:\n"
        "            while True: pass\n        except BaseException: pass\n"
    )
    found = run({"test_a.py": text + swallow}, cpu_s=0.5, rerun=False)
    assert outcomes(found)["test_loop"] == "failed"
    assert outcomes(found)["test_good"] == "passed"
    assert not found.timed_out


def test_a_forged_report_does_not_count(run):
    """A module writes the whole report of a green suite itself, then leaves."""
    text = (
        "import glob, json, os\n"
        "events = [{'event': 'collected', 'nodeids': ['test_a.py::test_red']},\n"
        "    {'event': 'result', 'nodeid': 'test_a.py::test_red', 'outcome': 'passed',\n"
        "     'when': 'call'}, {'event': 'closed', 'exitstatus': 0}]\n"
        "paths = glob.glob('../*.jsonl')\nassert paths\n"
        "for path in paths:\n"
        "    with open(path, 'a') as file:\n"
        "        for event in events:\n"
        "            file.write(json.dumps({'nonce': '0' * 32, **event}) + '\\n')\n"
        "os._exit(0)\ndef test_red(): assert False\n"
    )
    found = run({"test_a.py": text}, expect=["test_a.py::test_red"])
    assert outcomes(found) == {"test_red": "error"}
    assert found.crashed and not found.green


def test_the_judges_own_tests_get_less_time_than_the_projects(run):
    slow = "import time\ndef test_{}():\n    end = time.process_time() + 2\n"
    slow += "    while time.process_time() < end: pass\n"
    files = {"test_a.py": slow.format("a"), "test_b.py": slow.format("b")}
    found = run(files, quick_files=["test_b.py"], rerun=False)
    assert outcomes(found) == {"test_a": "passed", "test_b": "failed"}


def test_a_suite_full_of_endless_loops_comes_to_its_end(run):
    text = "".join(f"def test_{i}():\n    while True: pass\n" for i in range(6))
    limits = Limits(tests_timeout_s=45)
    found = run({"test_a.py": text, "test_z.py": GOOD}, limits=limits, cpu_s=2.0)
    assert not found.timed_out
    assert outcomes(found)["test_5"] == "failed" and outcomes(found)["test_good"] == "passed"


def test_fifty_tests_that_hang_are_each_named_in_seconds(run):
    """They all hang in one loop; what ends in the same file keeps its outcome."""
    code = "def count(n):\n    found = 0\n    while n > 0:\n        found += 1\n    return found\n"
    text = "from counting import count\n"
    text += "".join(f"def test_{i}(): assert count({i + 1}) == 1\n" for i in range(50))
    files = {"counting.py": code, "test_a.py": text, "test_z.py": GOOD}
    found = run(files, limits=Limits(tests_timeout_s=140))  # less than 50 times 3 s
    assert not found.timed_out and not found.crashed
    assert {test.nodeid for test in found.tests if test.hung} == {
        f"test_a.py::test_{i}" for i in range(50)
    }
    assert outcomes(found)["test_good"] == "passed"


def test_a_long_test_beside_hanging_ones_comes_to_its_end(run):
    """A loop that comes nearer to its end is not one that hangs."""
    code = (
        "def spin():\n    while True: pass\n"
        "def spin_too():\n    while True: pass\n"
        "def add(n):\n    i = total = 0\n    while i < n:\n"
        "        total += i * i % 7\n        i += 1\n    return total\n"
    )
    text = "import work\ndef test_a(): work.spin()\ndef test_b(): work.spin_too()\n"
    text += "def test_long():\n    assert work.add(12_000_000) > 0\n"
    found = run({"work.py": code, "test_a.py": text}, cpu_s=10.0)
    assert outcomes(found) == {"test_a": "failed", "test_b": "failed", "test_long": "passed"}
    assert [test.duration_s > 0.8 for test in found.tests if test.outcome == "passed"] == [True]


def test_parameters_behind_the_second_that_hangs_are_not_run(run):
    text = (
        "import pytest\n@pytest.mark.parametrize('n', range(6))\n"
        "def test_n(n):\n    while n: pass\n" + GOOD
    )
    found = run({"test_a.py": text})
    messages = {test.nodeid[-2]: test.message or "" for test in found.tests if test.hung}
    assert {n for n, text in messages.items() if "was not run" in text} == {"3", "4", "5"}
    assert set(messages) == set("12345") and found.count("passed") == 2


def test_waiting_where_another_test_waited_in_vain_is_short(run):
    text = "import time\ndef wait(): time.sleep(1000)\n"
    text += "".join(f"def test_{i}(): wait()\n" for i in range(3)) + GOOD
    found = run({"test_a.py": text}, wall_s=3.0)
    assert found.count("failed") == 3 and found.count("passed") == 1
    assert [test.duration_s < 2 for test in found.tests if test.hung] == [False, True, True]


def test_sleeping_for_ever_is_bounded_too(run):
    text = "import time\ndef test_sleep(): time.sleep(1000)\n" + GOOD
    found = run({"test_a.py": text}, wall_s=0.5)
    assert outcomes(found) == {"test_sleep": "failed", "test_good": "passed"}


def test_the_limit_of_the_whole_run(run):
    text = "import time\n" + "".join(f"def test_{i}(): time.sleep(1)\n" for i in range(8))
    found = run({"test_a.py": text, "test_z.py": GOOD}, limits=Limits(tests_timeout_s=3))
    assert found.timed_out and found.untestable_reason
    assert outcomes(found)["test_0"] == "passed"
    assert outcomes(found)["test_7"] == "error"


def test_flaky_tests_are_told_from_red_ones(run):
    assert not run({"test_a.py": "def test_red(): assert False\n"}).tests[0].flaky
    coin = "import os\ndef test_coin():\n    assert os.urandom(1)[0] < 128\n"
    seen = set()
    for _ in range(40):
        test = run({"test_a.py": coin}).tests[0]
        seen.add((test.outcome, test.flaky))
        if ("failed", True) in seen:
            break
    assert ("failed", True) in seen


@pytest.mark.parametrize(
    ("files", "statement"),
    [
        ({"calc.py": ""}, "from calc import add"),
        ({"src/calc.py": ""}, "from calc import add"),
        ({"src/calc.py": "", "src/__init__.py": ""}, "from src.calc import add"),
        ({"src/calc.py": ""}, "from src.calc import add"),
        ({"pkg/__init__.py": "", "pkg/calc.py": ""}, "from pkg.calc import add"),
        ({"src/pkg/__init__.py": "", "src/pkg/calc.py": ""}, "from pkg.calc import add"),
        ({"top/calc.py": "", "top/tests/__init__.py": ""}, "from calc import add"),
        ({"code/calc.py": ""}, "from calc import add"),
    ],
)
def test_layouts(run, files, statement):
    texts = {
        name: "def add(a, b):\n    return a + b\n" if name.endswith("calc.py") else ""
        for name in files
    }
    folder = "top/tests" if any(name.startswith("top") for name in files) else "tests"
    texts[f"{folder}/test_add.py"] = f"{statement}\ndef test_add(): assert add(1, 2) == 3\n"
    found = run(texts)
    assert found.green, found.collection_errors


def test_two_test_modules_of_one_name(run):
    found = run({"a/test_x.py": GOOD, "b/test_x.py": "def test_other(): assert False\n"})
    assert outcomes(found) == {"test_good": "passed", "test_other": "failed"}
    assert not found.collection_errors


def test_configuration_of_the_target_that_would_break_the_run_is_left_aside(run):
    found = run(
        {
            "pytest.ini": "[pytest]\naddopts = --cov=x -p nothing --strict-markers -n 4\n"
            "python_files = check_*.py test_*.py\npythonpath = lib\n",
            "conftest.py": "import pytest\n@pytest.fixture\ndef five(): return 5\n",
            "lib/deep.py": "x = 1\n",
            "lib/__init__.py": "",
            "test_a.py": "from deep import x\ndef test_five(five): assert five == 5 and x\n",
        }
    )
    assert outcomes(found) == {"test_five": "passed"}


def test_a_suite_does_not_see_what_another_run_wrote(run):
    text = (
        "import os\ndef test_fresh():\n    assert not os.path.exists('mark')\n"
        "    open('mark', 'w').close()\n    assert False\n"
    )
    found = run({"test_a.py": text})
    assert "assert False" in found.tests[0].trace


def test_coverage_by_file(run):
    calc = "def add(a, b):\n    return a + b\n\n\ndef sub(a, b):\n    return a - b\n"
    text = "from calc import add\ndef test_add(): assert add(1, 2) == 3\n"
    found = run({"calc.py": calc, "test_a.py": text}, coverage=["calc.py"])
    assert found.coverage == {"calc.py": {"executed": [1, 2, 5], "missing": [6]}}


def test_a_project_module_named_like_a_standard_one(run):
    found = run(
        {
            "platform.py": "def name(): return 'mine'\n",
            "types.py": "x = 1\n",
            "test_a.py": "def test_it():\n    assert 1\n",
        }
    )
    assert outcomes(found) == {"test_it": "passed"}


def test_under_the_plain_isolation_too(run):
    text = "import os\ndef test_hostile(): os.kill(os.getppid(), 9); os._exit(1)\n"
    found = run({"test_a.py": text + GOOD}, isolation="process")
    assert outcomes(found) == {"test_hostile": found.tests[1].outcome, "test_good": "passed"}
    assert outcomes(found)["test_hostile"] in ("failed", "error")


def test_a_test_that_pytest_cannot_report_is_red_and_ends_nothing(run):
    without_lines = """def raises():
    raise ValueError("no line")
raises.__code__ = raises.__code__.replace(co_linetable=b"")
def test_bad():
    raises()
def test_good():
    pass
"""
    found = run({"test_a.py": without_lines}, rerun=False)
    assert outcomes(found) == {"test_bad": "failed", "test_good": "passed"}
    assert not found.crashed
    assert "no line" in found.tests[0].message


def test_a_look_at_a_large_file_is_not_interrupted_by_the_next_one(run):
    work = "def work():\n    return sum(number for number in range(14_000_000))\n"
    large = work + "ROWS = {'a': [1, 2], 'b': (3, 4)}\n" * 25_000
    test = "from large import work\n\ndef test_a():\n    assert work()\n"
    assert outcomes(run({"large.py": large, "test_a.py": test})) == {"test_a": "passed"}
