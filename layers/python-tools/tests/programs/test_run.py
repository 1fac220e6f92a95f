import pytest

from swarm_tools.kept import Kept, Scope
from swarm_tools.programs.model import Program, ProgramRun
from swarm_tools.programs.run import Programs
from swarm_tools.programs.scripts import crash_test, will_print
from swarm_tools.sandbox import Sandbox
from swarm_tools.workspace import Workspace

from .scripts import SCRIPTS

LIMIT_S = 3.0


@pytest.fixture
def programs():
    with Workspace() as workspace:

        def build(files, kept=None):
            for path, text in files.items():
                target = workspace.root / path
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(text)
            return Programs(Sandbox(), workspace, workspace.root, kept)

        build.root = workspace.root
        yield build


@pytest.mark.parametrize("name", SCRIPTS)
def test_the_end_of_each_script_has_its_name(programs, name):
    text, (end, line, more) = SCRIPTS[name]
    run = programs({name: text}).run(Program(name), LIMIT_S)
    own = end == "crashed"
    assert (run.end, run.own) == (end.partition(",")[0], own), run
    assert not line or (run.path, run.line) == (name, line), run
    facts = {
        "ended": run.output,
        "crashed": run.error,
        "lacks": (run.lacks, run.wanted),
        "exits_with_code": run.code,
    }
    if run.end in facts and more is not None:
        assert facts[run.end] == more


def test_a_program_gets_what_is_given(programs):
    text = "import sys\n\nfor name in sys.stdin:\n    print(sys.argv[1], name.strip())\n"
    run = programs({"greet.py": text}).run(Program("greet.py", ("Hei",), "Ida\nOle\n"))
    assert (run.end, run.output) == ("ended", "Hei Ida\nHei Ole\n")


@pytest.mark.parametrize(
    ("expect", "as_expected"), [(None, None), ("4\n5", True), ("4  \n5\n\n", True), ("4\n6", False)]
)
def test_what_it_prints_is_compared_without_the_white_space_at_ends(programs, expect, as_expected):
    run = programs({"a.py": "print('4 ')\nprint(5)\n"}).run(Program("a.py", expect=expect))
    assert run.as_expected is as_expected


def test_programs_run_as_python_runs_them(programs):
    runner = programs(
        {
            "tools/convert.py": "import helper\nprint(helper.X, __name__, __file__[-10:])\n",
            "tools/helper.py": "X = 1\n",
            "tools/rows.py": "print(open('rows.txt').read())\n",
            "tools/rows.txt": "row",
            "pkg/__init__.py": "",
            "pkg/__main__.py": "from . import core\nprint(core.X, __package__)\n",
            "pkg/core.py": "X = 2\n",
            "pkg/beside.py": "from core import X\nprint(X, __package__)\n",
        }
    )
    paths = ("tools/convert.py", "tools/rows.py", "pkg/__main__.py", "pkg/beside.py")
    ends = [(run.end, run.output) for run in map(runner.run, map(Program, paths))]
    assert ends == [
        ("ended", "1 __main__ convert.py\n"),
        ("ended", "row\n"),
        ("ended", "2 pkg\n"),
        ("ended", "2 None\n"),
    ]


def test_the_project_is_not_touched_and_each_program_has_its_own_copy(programs):
    runner = programs(
        {
            "writes.py": "open('made.txt', 'w').write('x')\n",
            "zreads.py": "print(open('made.txt').read())\n",
        }
    )
    first, second = runner.run_all([Program("writes.py"), Program("zreads.py")], 30)
    assert (first.end, second.end) == ("ended", "lacks")
    assert not (programs.root / "made.txt").exists()


def test_the_same_bytes_run_once(programs):
    text = "import os\nprint(os.urandom(8).hex())\n"
    scope = Scope(Kept(), "run")
    first = programs({"a.py": text}, scope).run(Program("a.py"))
    assert programs({}, scope).run(Program("a.py")) == first
    assert programs({"b.py": ""}, scope).run(Program("a.py")).output != first.output


def test_no_program_runs_when_the_time_is_up(programs):
    runner = programs({"a.py": "print(1)\n"})
    assert runner.run_all([Program("a.py")], 0) == []


def test_a_flood_of_output_is_cut(programs):
    run = programs({"a.py": "while True:\n    print('x' * 1000)\n"}).run(Program("a.py"), 1.0)
    assert run.end == "never_ends" and 0 < len(run.output) <= 1_100_000


def test_a_row_of_a_result_gives_the_program_back():
    program = Program("a.py", ("1", "two words"), "in\n", "out\n", given=True)
    assert Program.from_json(ProgramRun(program, "ended").to_json()) == program
    assert program.command == "python a.py 1 'two words'"


STACK = (
    "import sys\n\n\ndef size(word):\n    return len(len(word))\n\n\n"
    "def main():\n{body}\n\n\nmain()\n"
)


@pytest.mark.parametrize(
    ("body", "prints"),
    [
        ("    print(size('a'))", True),
        ("    n = size('a')\n    print(n)", True),
        ("    n = size('a')\n    return n\n    print(n)", False),
        ("    n = size('a')\n    sys.exit(n)\n    print(n)", False),
        ("    n = size('a')", False),
    ],
)
def test_a_crash_on_the_way_to_a_print_is_known_as_that(programs, body, prints):
    files = {"a.py": STACK.format(body=body)}
    run = programs(files).run(Program("a.py"))
    assert [line for _, line in run.stack] == [run.stack[0][1], 9, 5]
    assert will_print(run, files) is prints
    assert ("capsys" in crash_test(run, files).fixtures) is prints
