"""Tests write records down with the fields that the code reads."""

import ast

import pytest

from swarm_tools.intents.model import code
from swarm_tools.intents.record_fields import fields_of, of_fields
from swarm_tools.intents.record_filters import filter_of

from .corpora import load, run_generated, suite_for

TOTALS = (
    "def totals_by_country(orders):\n    totals = {}\n    for order in orders:\n"
    "        if order@:\n            place = order['country']\n"
    "            totals[place] = totals.get(place, 0) + order.get('unit_price', 0)\n"
    "    return totals\n"
)


@pytest.mark.parametrize(
    ("text", "amounts", "others"),
    [
        ("row['country'], row['unit_price']", ["unit_price"], ["country"]),
        ("sorted(rows, key=itemgetter('age')), row.get('manager')", ["age"], ["manager"]),
        ("row[0], row[name], rows[1:]", [], []),
        ("row['hours'] + row['hours']", ["hours"], []),
    ],
)
def test_fields_are_amounts_and_others(text, amounts, others):
    assert fields_of(ast.parse(text)) == (amounts, others)


def test_a_field_that_is_set_is_not_read():
    assert fields_of(ast.parse("row['total'] = row['price']")) == (["price"], [])


def test_a_case_of_other_things_stays_as_it_is():
    case = code("any", "assert {f}({key})")
    assert of_fields(case, ast.parse("row['price']")) is case


def test_records_have_the_fields_that_are_read():
    text = suite_for(TOTALS.replace("@", "")).files["tests/test_mod.py"]
    assert "{'country': 'ann', 'unit_price': 12}," in text


def test_a_further_field_is_not_guessed():
    suite = suite_for(TOTALS.replace("@", "['state'] > 'm'"))
    assert not [t for t in suite.tests if t.intent == "record_sums.sums"]


@pytest.mark.parametrize(
    ("condition", "values"),
    [
        ("['state'] == 'paid'", "('paid',)"),
        ("['state'].lower() not in ('open', 'lost')", "('open', 'lost')"),
        ("['paid']", "(True,)"),
    ],
)
def test_records_hold_what_a_filter_compares(condition, values):
    suite = suite_for(TOTALS.replace("@", condition))
    assert [t for t in suite.tests if t.intent == "record_sums.sums" and t.drives_repair]
    assert f"for held in {values}:" in suite.files["tests/test_mod.py"]


@pytest.mark.parametrize(("sums", "red"), [("totals.get(place, 0) + ", False), ("", True)])
def test_a_sum_is_wrong_whatever_the_filter_leaves_out(sums, red):
    text = TOTALS.replace("@", "['state'] == 'paid'").replace("totals.get(place, 0) + ", sums)
    outcome = run_generated(suite_for(text), load(text))
    assert any(outcome.values()) is red


def test_two_filters_are_none():
    assert filter_of(ast.parse("if row['a'] == 'x' and row['b']: pass")) is None


def test_what_helpers_read_counts():
    text = (
        "def of_each(orders):\n    groups = {}\n    for order in orders:\n"
        "        groups.setdefault(order['country'], []).append(order)\n    return groups\n\n\n"
        "def totals_by_country(orders):\n    return {name: sum(o['price'] for o in group)"
        " for name, group in of_each(orders).items()}\n"
    )
    assert "{'country': 'ann', 'price': 12}," in suite_for(text).files["tests/test_mod.py"]
