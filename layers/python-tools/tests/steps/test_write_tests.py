import ast
import json

import pytest

from swarm_tools.contracts import WorkOrder
from swarm_tools.steps import load_steps
from swarm_tools.testgen.prune import without_tests
from swarm_tools.workspace import Workspace


@pytest.fixture
def write():
    def write(files, params=None, inputs=None, step="write_tests"):
        with Workspace() as workspace:
            for path, text in files.items():
                target = workspace.root / path
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(text if isinstance(text, bytes) else text.encode())
            return load_steps()[step](WorkOrder(step, params or {}, inputs or {}), workspace)

    return write


RIGHT = "def factorial(n):\n    return 1 if n < 2 else n * factorial(n - 1)\n"
WRONG = "def factorial(n):\n    return 0 if n < 2 else n * factorial(n - 1)\n"
BROKEN = "def factorial(n)\n    return 1 if n < 2 else n * factorial(n - 1)\n"


def functions(outcome):
    return {f["name"]: (f["evidence"], f["outcome"]) for f in outcome.result["functions"]}


def test_right_code_is_green_and_wrong_code_is_red(write):
    right, wrong = write({"calc.py": RIGHT}), write({"calc.py": WRONG})
    assert {test["outcome_before"] for test in right.result["tests"]} == {"passed"}
    assert "failed" in {test["outcome_before"] for test in wrong.result["tests"]}
    assert functions(right) == {"factorial": ("specified", "right")}
    assert functions(wrong) == {"factorial": ("specified", "wrong")}
    for text in right.result["files"].values():
        ast.parse(text)


def test_what_agrees_with_no_variant_and_cannot_be_repaired_is_suspected(write):
    loop = "    for i in range(n):\n        total = i - total - n\n"
    outcome = write({"calc.py": f"def factorial(n):\n    total = 0\n{loop}    return total\n"})
    assert outcome.summary["red"] == 0
    assert functions(outcome) == {"factorial": ("suspected", "unchanged")}
    [one] = outcome.result["suspicions"]
    assert (one["pattern"], one["input"]) == ("specification", "factorial(0)")
    assert (one["actual"], one["expected"]) == ("0", "1")


SEVERAL = {
    "sums.py": (
        "def mean(numbers):\n    total = 0\n    for n in numbers:\n        total += n\n"
        "    return total\n\n\n"
        "def is_even(n):\n    return n % 2 == 1\n\n\n"
        "def factorial(n):\n    total = 0\n    for i in range(n):\n"
        "        total = i - total - n\n    return total\n"
    ),
    "words.py": "def reverse_string(text):\n    return text[::1]\n",
    "broken.py": "import not_there\n\n\ndef is_odd(n):\n    return n % 2 == 0\n",
}


def test_what_is_wrong_in_several_places_is_repaired_in_each_that_can_be(write):
    outcome = write(SEVERAL)
    assert functions(outcome) == {
        "mean": ("specified", "wrong"),
        "is_even": ("specified", "wrong"),
        "factorial": ("suspected", "unchanged"),
        "reverse_string": ("specified", "wrong"),
        "is_odd": ("none", "unchanged"),
    }
    repairs = {row["path"]: row for row in outcome.result["repairs"]}
    assert sorted(repairs) == ["sums.py", "words.py"]
    assert len(repairs["sums.py"]["changes"]) == 2
    space = {}
    exec(repairs["sums.py"]["text"], space)
    assert (space["mean"]([1, 2]), space["is_even"](2)) == (1.5, True)


def test_what_is_called_is_repaired_before_what_calls_it(write):
    text = (
        "def gcd(a, b):\n    while b:\n        a, b = b, a % b\n    return a + 1\n\n\n"
        "def lcm(a, b):\n    return a + b // gcd(a, b)\n"
    )
    outcome = write({"calc.py": text})
    [repair] = outcome.result["repairs"]
    space = {}
    exec(repair["text"], space)
    assert (space["gcd"](12, 18), space["lcm"](4, 6)) == (6, 12)


def test_a_file_that_does_not_parse_gets_tests_too_and_they_are_red_on_it(write):
    outcome = write({"calc.py": BROKEN})
    assert outcome.result["tests"]
    assert {test["outcome_before"] for test in outcome.result["tests"]} == {"error"}


def test_no_file_of_the_project_is_ever_written_over(write):
    own = {"tests/test_calc.py": "def test_mine(): pass\n", "tests/helper.py": "x = 1\n"}
    outcome = write({"calc.py": RIGHT, **own})
    assert outcome.result["files"]
    assert not set(outcome.result["files"]) & set(own)
    assert "tests/__init__.py" not in outcome.result["files"]


def test_a_project_without_anything_to_test(write):
    outcome = write({"data.txt": "x", "tests/helper.py": ""})
    assert outcome.result == {
        "files": {}, "tests": [], "dropped": [], "functions": [], "suspicions": [], "repairs": [],
        "programs": [],
    }  # fmt: skip


def test_unreliable_examples_are_dropped(write):
    text = (
        'import os\n\n\ndef coin():\n    """Toss.\n\n    >>> coin()\n    0\n    """\n'
        '    return os.urandom(1)[0] % 2\n\n\ndef sure():\n    """One.\n\n    >>> sure()\n'
        '    1\n    """\n    return 1\n'
    )
    for _ in range(20):
        outcome = write({"a.py": text})
        dropped = {item["nodeid"]: item["reason"] for item in outcome.result["dropped"]}
        assert "tests/test_a.py::test_sure_examples" not in dropped
        if any("unreliable" in reason for reason in dropped.values()):
            break
    assert "unreliable" in dropped["tests/test_a.py::test_coin_examples"]
    assert "test_coin" not in outcome.result["files"]["tests/test_a.py"]


def test_a_red_example_that_may_depend_on_the_day_is_dropped(write):
    text = (
        'def age(year):\n    """Years until today.\n\n    >>> age(2000)\n    24\n    """\n'
        "    return 2026 - year\n"
    )
    outcome = write({"a.py": text})
    assert outcome.summary["red"] == 0
    assert "differ" in outcome.result["dropped"][0]["reason"]


STATING = (
    'def take(name):\n    """Take a name; raises ValueError if name is empty."""\n'
    "    return name.title()\n"
)


def test_what_a_docstring_states_is_suspected_and_delivered_nowhere(write):
    outcome = write({"accounts.py": STATING})
    assert [test["intent"] for test in outcome.result["tests"]] == ["module.imports"]
    assert functions(outcome) == {"take": ("suspected", "unchanged")}
    [one] = outcome.result["suspicions"]
    assert (one["path"], one["line"], one["function"]) == ("accounts.py", 1, "take")


def test_what_a_name_alone_suggests_is_nothing(write):
    text = "def is_valid_username(name):\n    return 2 < len(name) < 40\n"
    assert write({"accounts.py": text}).result["suspicions"] == []


def test_what_a_person_has_accepted_does_not_come_back(write):
    text = STATING
    [one] = write({"accounts.py": text}).result["suspicions"]
    baseline = {"version": 1, "accepted": [{"fingerprint": one["fingerprint"]}], "answered": []}
    files = {"accounts.py": text, ".swarm/baseline.json": json.dumps(baseline)}
    assert write(files).result["suspicions"] == []
    files[".swarm/baseline.json"] = "{"
    assert len(write(files).result["suspicions"]) == 1
    intended = text.replace(":\n", ":  # swarm: intended\n", 1)
    assert write({"accounts.py": intended}).result["suspicions"] == []


def test_the_one_example_that_a_right_function_does_not_keep_is_suspected(write):
    text = (
        'def factorial(n):\n    """Return the factorial of n.\n\n    >>> factorial(3)\n    6\n'
        '    >>> factorial(4)\n    25\n    """\n'
        "    return 1 if n < 2 else n * factorial(n - 1)\n"
    )
    outcome = write({"calc.py": text})
    assert outcome.summary["red"] == 0
    [one] = outcome.result["suspicions"]
    assert (one["pattern"], one["actual"], one["expected"]) == ("example", "24", "25")


def test_a_demonstration_that_crashes_is_told_and_the_functions_are_tested(write):
    text = (
        'def half(a):\n    """Halve.\n\n    >>> half(4)\n    2.0\n    """\n    return a / 2\n\n\n'
        "print(1 / 0)\n"
    )
    outcome = write({"demo.py": text})
    assert [t["nodeid"] for t in outcome.result["tests"]] == [
        "tests/test_demo.py::test_half_examples"
    ]
    [one] = outcome.result["suspicions"]
    assert one["pattern"] == "program-crash" and "ZeroDivisionError" in one["message"]


def test_a_crash_of_the_programs_own_making_drives(write):
    text = "def size(words):\n    return len(len(words))\n\n\nprint(size(['a']))\n"
    outcome = write({"demo.py": text})
    [test] = outcome.result["tests"]
    assert test["nodeid"].endswith("test_program_runs") and test["drives_repair"]
    assert functions(outcome)["<module>"] == ("shown", "wrong")


def test_functions_that_tests_of_the_project_run_are_shown(write):
    files = {"calc.py": "def f(a):\n    return a\n\n\ndef g(a):\n    return a\n"}
    ran = {
        "coverage": {"calc.py": {"executed": [1, 2, 5], "missing": [6]}},
        "tests": [{"nodeid": "tests/test_c.py::test_f", "outcome": "passed"}],
    }
    outcome = write(files, None, {"existing": ran})
    assert functions(outcome) == {"f": ("shown", "right"), "g": ("none", "unchanged")}


def test_the_tests_written_can_be_run_by_the_next_step(write):
    made = write({"calc.py": WRONG}).result
    ran = write({"calc.py": WRONG}, {"suite": "generated"}, {"tests": made}, "run_tests")
    expected = {test["nodeid"]: test["outcome_before"] for test in made["tests"]}
    assert {test["nodeid"]: test["outcome"] for test in ran.result["tests"]} == expected


def test_pruning_takes_whole_tests_classes_and_files():
    text = (
        "import pytest\n\n\nclass TestA:\n    @pytest.mark.parametrize('x', [1])\n"
        "    def test_1(self, x):\n        pass\n\n\nclass TestB:\n    def test_2(self):\n"
        "        pass\n\n    def test_3(self):\n        pass\n\n\ndef test_4():\n    pass\n"
    )
    files = {"tests/__init__.py": "", "tests/test_x.py": text}
    gone = ["tests/test_x.py::TestA::test_1[1]", "tests/test_x.py::TestB::test_2"]
    kept = without_tests(files, gone)["tests/test_x.py"]
    names = [node.name for node in ast.walk(ast.parse(kept)) if isinstance(node, ast.FunctionDef)]
    assert sorted(names) == ["test_3", "test_4"] and "TestA" not in kept
    everything = [f"tests/test_x.py::{name}" for name in ("TestA::test_1", "test_4")]
    everything += ["tests/test_x.py::TestB::test_2", "tests/test_x.py::TestB::test_3"]
    assert without_tests(files, everything) == {}


def test_what_modules_in_a_circle_show_is_known_once_it_is_opened(write):
    shows = "from b import helper\n\n\ndef run(n):\n    '''Run.\n\n    >>> run(2)\n    5\n    '''\n"
    files = {
        "a.py": shows + "    return helper(n) + 1\n\n\ndef base(n):\n    return n * 2\n",
        "b.py": "from a import base\n\n\ndef helper(n):\n    return base(n)\n",
    }
    outcome = write(files)
    assert [t["function"] for t in outcome.result["tests"] if t["drives_repair"]] == ["run"]
    assert functions(outcome)["run"] == ("shown", "right")


def test_a_file_that_is_not_utf8_is_read_for_what_it_shows(write):
    source = b'# Caf\xe9\ndef f(n):\n    """Twice.\n\n    >>> f(2)\n    4\n    """\n    return n\n'
    result = write({"cafe.py": source}).result
    assert [test["function"] for test in result["tests"] if test["drives_repair"]] == ["f"]


def test_a_module_without_known_intents_still_gets_its_import_test(write):
    outcome = write({"odd.py": "def frobnicate(thing):\n    return thing\n"})
    assert [test["intent"] for test in outcome.result["tests"]] == ["module.imports"]
    assert outcome.result["tests"][0]["outcome_before"] == "passed"


def test_what_tests_of_the_project_run_already_gets_no_green_ones(write):
    def ran(*lines):
        tests = [{"nodeid": "tests/test_own.py::test_f", "outcome": "passed"}]
        return {"existing": {"coverage": {"calc.py": {"executed": [*lines]}}, "tests": tests}}

    own = {"tests/test_own.py": "def test_f():\n    pass\n"}
    assert write({"calc.py": RIGHT, **own}, None, ran(1)).result["files"]
    assert write({"calc.py": RIGHT, **own}, None, ran(1, 2)).result["files"] == {}
    assert write({"calc.py": WRONG, **own}, None, ran(1, 2)).summary["red"]


def test_a_project_with_tests_gets_none_that_only_import(write):
    own = {"tests/test_own.py": "def test_mine():\n    pass\n"}
    assert (
        write({"odd.py": "def frobnicate(thing):\n    return thing\n", **own}).result["files"] == {}
    )


def test_an_import_test_that_is_red_is_dropped_with_its_reason(write):
    outcome = write({"odd.py": "import module_that_nobody_has\n"})
    assert outcome.result["tests"] == []
    assert "module_that_nobody_has" in outcome.result["dropped"][0]["reason"]


def program_ends(outcome):
    return {(run["path"], *run["args"]): run["end"] for run in outcome.result["programs"]}


def test_a_program_that_never_ends_is_told_and_becomes_no_test(write):
    outcome = write({"spin.py": "while True:\n    pass\n", "ask.py": "print(int(input()))\n"})
    assert program_ends(outcome) == {("spin.py",): "never_ends", ("ask.py",): "waits_for_input"}
    assert all(test["intent"] == "module.imports" for test in outcome.result["tests"])
    assert not any("spin" in path or "ask" in path for path in outcome.result["files"])
    said = [entry for entry in outcome.log_entries if entry["details"].get("end")]
    assert [entry["details"]["input_prompt"] for entry in said] == [
        "python ask.py",
        "python spin.py",
    ]


ASKS_AFTERWARDS = (
    "import sys\n\n\ndef longest(words):\n    return max(len(word) for word in word)\n\n\n"
    "print(longest(['a', 'bcd']))\nname = input('Name? ')\nsys.exit()\n"
)


def test_a_program_that_crashes_before_it_asks_is_repaired_up_to_there(write):
    outcome = write({"words.py": ASKS_AFTERWARDS})
    assert program_ends(outcome) == {("words.py",): "crashed"}
    [test] = [test for test in outcome.result["tests"] if test["intent"] == "program"]
    assert (test["outcome_before"], test["drives_repair"]) == ("failed", True)
    right = ASKS_AFTERWARDS.replace("in word)", "in words)")
    inputs = {"tests": outcome.result}
    run = write({"words.py": right, **outcome.result["files"]}, {}, inputs, step="run_tests")
    assert {t["outcome"] for t in run.result["tests"] if "program" in t["nodeid"]} == {"passed"}


GREET = "import sys\n\nfor name in sys.stdin:\n    print(sys.argv[1], name.strip())\n"


def test_the_runs_that_a_project_gives_are_tests(write):
    wanted = [
        {"args": ["Hei"], "stdin": "Ida\n", "expect": "Hei Ida"},
        {"file": "greet.py", "args": ["Hei"], "stdin": "Ole\n", "expect": "Hello Ole\n"},
        {"file": "greet.py", "args": ["Hei"]},
    ]
    outcome = write({"greet.py": GREET}, {"run": wanted})
    tests = [test for test in outcome.result["tests"] if test["intent"] == "swarm.yaml"]
    assert [test["outcome_before"] for test in tests] == ["passed", "failed", "passed"]
    assert all(test["drives_repair"] and test["evidence"] == "shown" for test in tests)
    told = [run.get("as_expected") for run in outcome.result["programs"] if run["given"]]
    assert told == [True, False, None]


def test_a_given_run_that_says_nothing_of_the_code_is_no_test(write):
    wanted = [{"expect": "1"}, {"file": "spin.py"}, {"file": "rows.py", "expect": ""}]
    files = {"spin.py": "while True:\n    pass\n", "rows.py": "print(open('rows.txt').read())\n"}
    outcome = write(files, {"run": wanted[1:]})
    reasons = {item["nodeid"]: item["reason"] for item in outcome.result["dropped"]}
    assert "had not ended" in reasons["python spin.py"]
    assert "lacks the file rows.txt" in reasons["python rows.py"]
    unnamed = write(files, {"run": wanted[:1]}).result["dropped"]
    [why] = [item["reason"] for item in unnamed if item["nodeid"] == "swarm.yaml: run"]
    assert why == "names no file, and the programs are rows.py, spin.py"


HALF = 'def half(a):\n    """Halve.\n\n    >>> half(4)\n    2.0\n    """\n    return a / 2\n\n\n'


@pytest.mark.parametrize(
    "run",
    [
        "print(half(int(input())))\n",
        "import_time = half(2)\nwhile import_time:\n    pass\n",
        "code = int(half(6))\nif code:\n    raise SystemExit(code)\n",
    ],
    ids=["asks", "never-ends", "exits"],
)
def test_what_prevents_an_import_goes_under_a_guard(write, run):
    outcome = write({"demo.py": HALF + run})
    [test] = [t for t in outcome.result["tests"] if t["function"] == "half"]
    assert test["nodeid"].endswith("test_half_examples")


def test_what_prevents_an_import_stays_where_another_file_reads_a_name_of_it(write):
    run = "code = int(half(6))\nif code:\n    raise SystemExit(code)\n"
    outcome = write({"demo.py": HALF + run, "other.py": "import demo\n\nprint(demo.code)\n"})
    assert "cannot be imported" in str(outcome.result["dropped"]) or not outcome.result["tests"]
