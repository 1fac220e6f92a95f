"""Tests whose ids are others in each run count by their function."""

from swarm_tools.runner.model import SuiteRun, TestResult
from swarm_tools.runner.unstable import passed, unstable


def run_of(**outcomes):
    return SuiteRun(tests=[TestResult(name, outcome) for name, outcome in outcomes.items()])


def test_functions_whose_cases_come_and_go_are_found():
    first = run_of(**{"t::a[0.1]": "passed", "t::b[1]": "passed", "t::c": "passed"})
    second = run_of(**{"t::a[0.2]": "passed", "t::b[1]": "failed"})
    assert unstable(first, second) == {"t::a"}


def test_such_a_function_passed_where_every_case_of_it_did():
    run = run_of(**{"t::a[0.1]": "passed", "t::a[0.2]": "passed", "t::b": "passed"})
    assert passed(run, {"t::a"}) == {"t::a", "t::b"}
    run = run_of(**{"t::a[0.1]": "passed", "t::a[0.2]": "failed", "t::b[1]": "passed"})
    assert passed(run, {"t::a"}) == {"t::b[1]"}
