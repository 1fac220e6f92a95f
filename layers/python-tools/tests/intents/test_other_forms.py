"""Tests that meet code which answers another question."""

from swarm_tools.forge.generate.unittest_style import in_unittest
from swarm_tools.intents.other_forms import does_not_apply

from .corpora import load, run_generated, suite_for

BILL = '''def split_bill(total_cents, people):
    """Split a bill in cents into shares as equal as possible."""
    base, extra = divmod(total_cents, people)
    return {made}
'''


def test_code_that_answers_another_question_fails_no_test_and_passes_none():
    code = BILL.format(made="tuple([base + 1] * extra + [base] * (people - extra))")
    suite = suite_for(code)
    text = "".join(suite.files.values())
    assert 'pytest.fail("does not apply: ' in text
    assert "return  #" not in text
    driving = [t.nodeid for t in suite.tests if t.drives_repair]
    assert driving
    assert not set(driving) & set(run_generated(suite, load(code)))


def test_code_that_answers_the_question_is_asked():
    code = BILL.format(made="[base + 1] * extra + [base] * (people - extra)")
    outcomes = run_generated(suite_for(code), load(code))
    assert outcomes
    assert set(outcomes.values()) == {""}


def test_only_the_failure_of_a_test_that_leaves_off_counts():
    assert does_not_apply("Failed: does not apply: another form")
    assert not does_not_apply("AssertionError: assert 1 == 2")
    assert not does_not_apply("ValueError: does not apply: another form")
    assert not does_not_apply(None)


def test_unittest_says_the_same():
    lines = ("if result is None:", '    pytest.fail("does not apply: nothing")')
    assert in_unittest(lines) == ("if result is None:", "    self.fail('does not apply: nothing')")
