"""The search on whole small projects, in the real sandbox and in the plain runner."""

import json

import pytest

from swarm_tools.kept import Kept, Scope
from swarm_tools.repair import BadResult, search
from swarm_tools.repair.local_types import SeenTypes
from swarm_tools.repair.search import parse_result
from swarm_tools.repair.templates import registry
from swarm_tools.sandbox import Sandbox

from .standin import PlainOutcome, PlainRunner, write_project

REGISTRY = registry()
SEVERAL = {
    "calc.py": (
        "# keep  this comment\r\n"
        "def mean(numbers):\r\n    total = 0\r\n    for n in numbers:\r\n        total += n\r\n"
        "    return total   # été\r\n\r\n"
        "def countdown(n):\r\n    out = []\r\n    while n > 0:\r\n        out.append(n)\r\n"
        "    return out\r\n\r\n"
        "def fine(x):\r\n    return x + 1\r\n\r\n"
        "def strange(x):\r\n    return x\r\n"
    ),
    "tests/__init__.py": "",
    "tests/test_calc.py": (
        "from calc import countdown, fine, mean, strange\n\n"
        "def test_mean():\n    assert mean([10, 20]) == 15\n\n"
        "def test_mean_three():\n    assert mean([1, 2, 6]) == 3\n\n"
        "def test_countdown():\n    assert countdown(3) == [3, 2, 1]\n\n"
        "def test_fine():\n    assert fine(1) == 2\n\n"
        "def test_strange():\n    assert strange(3) == {'no': object}\n"
    ),
}
T = "tests/test_calc.py::test_"
RED = [T + n for n in ("mean", "mean_three", "countdown", "strange")]


def find(root, files=SEVERAL, targets=("calc.py",), red=RED, green=(T + "fine",), **more):
    write_project(root, files)
    more.setdefault("sandbox", PlainRunner())
    more.setdefault("deadline_s", 60)
    return search(root, list(targets), list(red), list(green), **more)


def test_independent_bugs_are_repaired_one_after_another(tmp_path):
    result = find(tmp_path)
    assert result.fixed == sorted(RED[:3])
    assert result.hopeless == [T + "strange"]
    text = result.edits["calc.py"]
    assert "return total / len(numbers)   # été\r\n" in text
    assert text.startswith("# keep  this comment\r\n")
    assert "\n" not in text.replace("\r\n", "")
    assert {c.kind for c in result.changes} == {"repair"}
    assert (tmp_path / "calc.py").read_bytes().decode() == SEVERAL["calc.py"]


def test_the_real_sandbox_gives_the_same_edits(tmp_path):
    red = RED[:2]
    plain = find(tmp_path / "a", red=red)
    boxed = find(tmp_path / "b", red=red, sandbox=Sandbox())
    assert plain.edits and boxed.edits == plain.edits


def test_a_search_of_the_same_bytes_is_made_once(tmp_path):
    class Counting(PlainRunner):
        runs = 0

        def run(self, *args, **more):
            self.runs += 1
            return super().run(*args, **more)

    runner, kept = Counting(), Scope(Kept(), "owner")
    options = {"red": RED[:2], "sandbox": runner, "kept": kept}
    first = find(tmp_path, **options)
    assert find(tmp_path, **options) == first and first.edits
    assert runner.runs == 1
    other = SEVERAL["calc.py"].replace("+ 1", "+ 2 - 1")
    find(tmp_path, {**SEVERAL, "calc.py": other}, **options)
    assert runner.runs == 2


def test_what_time_may_have_cut_short_is_not_kept(tmp_path):
    kept = Kept()
    hopeless = find(tmp_path, red=[T + "strange"], deadline_s=0.1, kept=Scope(kept, "owner"))
    assert hopeless.hopeless and not kept._texts


def test_an_edit_that_turns_a_green_test_red_is_not_kept(tmp_path):
    files = {
        "mod.py": "def pick(a, b):\n    return a\n",
        "test_mod.py": (
            "from mod import pick\n\n"
            "def test_red():\n    assert pick(1, 2) == 2\n\n"
            "def test_green():\n    assert pick(7, 3) == 7\n"
        ),
    }
    result = find(
        tmp_path, files, ["mod.py"], ["test_mod.py::test_red"], ["test_mod.py::test_green"]
    )
    assert result.fixed == ["test_mod.py::test_red"]
    space: dict = {}
    exec(result.edits["mod.py"], space)
    assert space["pick"](7, 3) == 7


def test_only_targets_are_edited(tmp_path):
    files = {
        "a.py": "from b import step\n\ndef go(n):\n    return step(n)\n",
        "b.py": "def step(n):\n    return n - 1\n",
        "test_a.py": (
            "from a import go\n\ndef test_go():\n    assert go(1) == 2\n    assert go(5) == 6\n"
        ),
    }
    result = find(tmp_path, files, ["b.py"], ["test_a.py::test_go"], [])
    assert list(result.edits) == ["b.py"]
    assert "n + 1" in result.edits["b.py"]


def test_package_with_conftest_uses_a_fresh_pytest_each_time(tmp_path):
    files = {
        "pkg/__init__.py": "",
        "pkg/mod.py": "def double(n):\n    return n * 3\n",
        "conftest.py": (
            "import pytest\nfrom pkg.mod import double\n\n"
            "@pytest.fixture\ndef f():\n    return double\n"
        ),
        "tests/test_mod.py": "def test_double(f):\n    assert f(4) == 8\n",
    }
    result = find(tmp_path, files, ["pkg/mod.py"], ["tests/test_mod.py::test_double"], [])
    assert "n * 2" in result.edits["pkg/mod.py"]


def test_two_edits_for_one_cause(tmp_path):
    files = {
        "mod.py": "def area(w, h):\n    return w + w\n",
        "test_mod.py": (
            "from mod import area\n\ndef test_a():\n    assert area(3, 4) == 12\n"
            "    assert area(5, 2) == 10\n    assert area(7, 1) == 7\n"
        ),
    }
    red = ["test_mod.py::test_a"]
    result = find(tmp_path, files, ["mod.py"], red, [], max_edits=2)
    assert result.fixed == red
    space: dict = {}
    exec(result.edits["mod.py"], space)
    assert space["area"](9, 5) == 45


def test_hostile_module_cannot_forge_a_result(tmp_path):
    files = {
        "mod.py": ("import os\n\ndef f():\n    print('{\"edits\": {}}')\n    os._exit(0)\n"),
        "test_mod.py": "from mod import f\n\ndef test_f():\n    assert f() == 1\n",
    }
    result = find(tmp_path, files, ["mod.py"], ["test_mod.py::test_f"], [], deadline_s=20)
    assert result.fixed == [] or "os._exit(0)" not in result.edits["mod.py"]


GOOD = {"edits": {}, "changes": [], "fixed": [], "tried": 3, "hopeless": ["t"], "note": ""}


@pytest.mark.parametrize(
    "bad",
    [
        {"edits": {"other.py": "x"}},
        {"edits": {"../mod.py": "x"}},
        {"edits": {"mod.py": 3}},
        {"edits": []},
        {"fixed": ["unknown"]},
        {"tried": "3"},
        {"changes": [{"path": "other.py", "line": 1, "rule": "r", "message": "m"}]},
        {"changes": [{"path": "mod.py", "line": "1", "rule": "r", "message": "m"}]},
        {"note": None},
    ],
    ids=str,
)
def test_results_out_of_bounds_are_refused(bad):
    assert parse_result(json.dumps(GOOD), {"mod.py"}, {"t"}).hopeless == ["t"]
    with pytest.raises(BadResult):
        parse_result(json.dumps({**GOOD, **bad}), {"mod.py"}, {"t"})


def test_not_json_is_refused():
    with pytest.raises(BadResult):
        parse_result("{", {"mod.py"}, {"t"})


def test_same_input_same_edits(tmp_path):
    first = find(tmp_path / "a", red=RED[:2])
    second = find(tmp_path / "b", red=RED[:2])
    assert (first.edits, first.changes, first.fixed) == (
        second.edits,
        second.changes,
        second.fixed,
    )


def test_a_worker_that_dies_is_said(tmp_path):
    class Dies:
        def run(self, argv, **_):
            return PlainOutcome(1, False)

    result = find(tmp_path, sandbox=Dies())
    assert not result.edits and result.hopeless == sorted(RED) and "exit code 1" in result.note


def test_a_right_candidate_that_is_slow_is_tried_again_with_more_time(tmp_path):
    files = {
        "mod.py": (
            "def work(n):\n    total = i = 0\n    while i > n:\n        total += i\n"
            "        i += 1\n    return total\n"
        ),
        "test_mod.py": (
            "from mod import work\n\n"
            "def test_red():\n    assert work(1_000_000) == 499999500000\n\n"
            "def test_green():\n    assert work(0) == 0\n"
        ),
    }
    red, green = ["test_mod.py::test_red"], ["test_mod.py::test_green"]
    result = find(tmp_path, files, ["mod.py"], red, green)
    assert result.fixed == red
    assert "while i < n:" in result.edits["mod.py"]


def test_all_tests_that_one_edit_turns_green_are_told(tmp_path):
    files = {
        "mod.py": "def one(x):\n    return x - 1\n\n\ndef two(x):\n    return one(one(x))\n",
        "test_mod.py": (
            "from mod import one, two\n\ndef test_one():\n    assert one(3) == 4\n\n"
            "def test_two():\n    assert two(3) == 5\n"
        ),
    }
    red = ["test_mod.py::test_one", "test_mod.py::test_two"]
    result = find(tmp_path, files, ["mod.py"], red, [])
    assert result.fixed == red and len(result.changes) == 1


def test_bugs_in_two_files_are_repaired_together(tmp_path):
    files = {
        "shop.py": (
            "from item import Item\n\n\ndef worth(rows):\n"
            "    return max(Item(p, q).value() for q, p in rows)\n"
        ),
        "item.py": (
            "class Item:\n    def __init__(self, price, count):\n        self.price = price\n"
            "        self.count = count\n\n    def value(self):\n        return self.price\n"
        ),
        "test_shop.py": (
            "from item import Item\nfrom shop import worth\n\n"
            "def test_value():\n    assert Item(3, 4).value() == 12\n\n"
            "def test_price():\n    assert Item(2, 7).value() == 14\n\n"
            "def test_worth():\n    assert worth([(2, 5), (1, 7)]) == 17\n"
        ),
    }
    red = [f"test_shop.py::test_{n}" for n in ("value", "price", "worth")]
    result = find(tmp_path, files, ["shop.py", "item.py"], red, [], max_edits=2)
    assert result.fixed == sorted(red)


def test_a_template_that_fails_ends_alone(monkeypatch):
    from swarm_tools.repair import candidates
    from swarm_tools.repair.model import Template

    def fails(site):
        raise LookupError(site)
        yield

    broken = Template("broken", "It fails.", "", "", fails)
    monkeypatch.setattr(candidates, "registry", lambda: (broken, *REGISTRY))
    failed = set()
    text = "def f(a, b):\n    return a - b\n"
    found = candidates.candidates({"m.py": text}, {("m.py", 2): 1.0}, failed, SeenTypes())
    assert any("a + b" in text for c in found for text in c.texts.values())
    assert failed == {"template broken failed: LookupError"}


WIDTHS = """\
def widths(heads, rows):
    found = []
    for i in range(len(heads)):
        found.append(max([len(row[i]) for row in rows], default=0))
    return found


def blank(heads):
    return widths(heads, [])
"""
WIDTH_TESTS = """\
from m import blank, widths


def test_blank():
    assert blank(['a', 'b']) == [1, 1]


def test_heads():
    assert widths(['number', 'b'], [['x', 'yy']]) == [6, 2]


def test_more():
    assert widths(['head', 'b'], [['x', 'y'], ['', '']]) == [4, 1]
"""


def test_what_leaves_most_of_its_function_red_is_taken_back(tmp_path):
    red = [f"test_m.py::test_{name}" for name in ("blank", "heads", "more")]
    files = {"m.py": WIDTHS, "test_m.py": WIDTH_TESTS}
    alone = find(tmp_path / "one", files, ["m.py"], red[:1], [])
    assert alone.fixed == red[:1]
    result = find(tmp_path / "all", files, ["m.py"], red, [])
    assert (result.edits, result.changes, result.fixed) == ({}, [], [])
    assert result.hopeless == red
