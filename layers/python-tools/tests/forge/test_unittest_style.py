"""Suites for projects that use unittest."""

import ast
import math
import subprocess
import sys
import unittest

import pytest

from swarm_tools.forge.bugs import with_marks
from swarm_tools.forge.generate.unittest_style import in_unittest

from .test_generate import FILES, MODULE, PATHS, forge

BODIES = {
    "result = f()\n\nassert result == [1]": "result = f()\n\nself.assertEqual(result, [1])",
    "assert result is None": "self.assertIsNone(result)",
    "assert result is True": "self.assertIs(result, True)",
    "assert not result": "self.assertFalse(result)",
    "assert result": "self.assertTrue(result)",
    "assert 'a' in result": "self.assertIn('a', result)",
    "assert 1 < result < 3": "self.assertTrue(1 < result < 3)",
    "with pytest.raises(ValueError) as caught:\n    f()\n\nassert str(caught.value) == 'no'": (
        "with self.assertRaises(ValueError) as caught:\n    f()\n\n"
        "self.assertEqual(str(caught.exception), 'no')"
    ),
    "with pytest.raises(ValueError, match='a'):\n    f()": (
        "with self.assertRaisesRegex(ValueError, 'a'):\n    f()"
    ),
}


@pytest.mark.parametrize("body", BODIES)
def test_assertions_are_those_of_the_test_case(body):
    assert "\n".join(in_unittest(body.split("\n"))) == BODIES[body]


NEAR = (
    "pytest.approx(2.5)",
    "pytest.approx(0.0)",
    "pytest.approx(2.5, rel=0.01)",
    "pytest.approx(2.5, abs=0.01)",
    "pytest.approx([2.5, 1])",
    "pytest.approx((0.5, 1000.5))",
)
GOT = (
    2.5,
    2.500001,
    2.5001,
    2.51,
    2.6,
    0.0,
    1e-13,
    1e-11,
    [2.5, 1.0],
    [2.5],
    [2.6, 1],
    (0.5, 1000.5004),
)


def outcome(lines, result):
    """Say whether a body is green."""
    scope = {"self": unittest.TestCase(), "result": result, "pytest": pytest, "math": math}
    try:
        exec("\n".join(lines), scope)
    except (AssertionError, TypeError, ValueError):
        return False
    return True


@pytest.mark.parametrize("near", NEAR)
@pytest.mark.parametrize(
    "shape", ["assert result == {}", "assert any(one == {} for one in [result])"]
)
def test_what_is_near_for_pytest_is_near_for_unittest(near, shape):
    lines = [shape.format(near)]
    put = in_unittest(lines)
    if "any" in shape and near.startswith(("pytest.approx([", "pytest.approx((")):
        assert put is None
        return
    assert "pytest" not in "\n".join(put)
    for result in GOT:
        assert outcome(put, result) == outcome(lines, result), (put, result)


def test_a_folder_is_made_and_removed_and_what_unittest_lacks_is_left_out():
    put = in_unittest(["result = module.read(tmp_path / 'a')", "", "assert result == -1"])
    assert put[1] == "self.addCleanup(folder.cleanup)"
    assert put[-1] == "self.assertEqual(result, -1)"
    assert in_unittest(["with pytest.warns(UserWarning):", "    f()"]) is None


def test_a_whole_suite_runs_under_unittest_alone(step, tmp_path):
    suite = forge(step, seconds=8, framework="unittest")
    text = suite["files"]["tests/test_prices.py"]
    assert "pytest" not in text
    cases = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    assert cases
    assert all(ast.unparse(case.bases[0]) == "unittest.TestCase" for case in cases)
    run = step("forge_run", FILES, {**PATHS, "shuffles": 2}, {"suite": suite})
    counts = run["counts"]
    assert counts["failed"] == counts["errors"] == counts["flaky"] == counts["side_effects"] == 0
    assert counts["xfailed"] == len(suite["suspected_bugs"]) > 0
    assert "@unittest.expectedFailure  # suspected bug, confidence " in text
    assert run["mutation"]["score"] >= 70
    again = forge(step, {"suite": suite, "run": run}, seconds=6, round=1)
    assert "pytest" not in again["files"]["tests/test_prices.py"]

    for name, source in {**FILES, **again["files"]}.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source)
    for healed, well in ((False, True), (True, False)):
        source = MODULE.replace("(len(numbers) + 1)", "len(numbers)") if healed else MODULE
        done = _unittest(tmp_path, source)
        assert (done.returncode == 0) is well, done.stderr
    assert "unexpected success" in done.stderr


def _unittest(folder, source):
    """Return how unittest, in a process of its own, ends on a project whose module is `source`."""
    (folder / "shop/prices.py").write_text(source)
    argv = [sys.executable, "-B", "-m", "unittest", "tests.test_prices"]
    return subprocess.run(argv, cwd=folder, capture_output=True, text=True, check=False)


def test_a_mark_of_unittest_is_set_once():
    text = "import unittest\n\n\nclass TestA(unittest.TestCase):\n"
    text += "    def test_a(self):\n        pass\n"
    why = {"t.py::TestA::test_a": ("expected 2,\ngot 3", 0.9)}
    marked = with_marks("t.py", text, why)
    said = "suspected bug, confidence 0.90: expected 2, got 3"
    assert f"    @unittest.expectedFailure  # {said}\n    def" in marked
    assert with_marks("t.py", marked, why) == marked
    ast.parse(marked)
