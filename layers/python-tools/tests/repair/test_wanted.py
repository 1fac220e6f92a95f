"""What red tests ask for is read from them; a guard can give it."""

import pytest

from swarm_tools.repair import search
from swarm_tools.repair.wanted import only_runs, wanted

from .standin import PlainRunner, write_project


def asked(tmp_path, body, nodeid="test_m.py::test_it"):
    text = f"def test_it():\n    {body}\n\n\ndef test_other():\n    assert f() == 'no'\n"
    (tmp_path / "test_m.py").write_text(text)
    return wanted(tmp_path, [nodeid])


@pytest.mark.parametrize(
    ("body", "values"),
    [
        ("assert f(0) == 'zero'", ("'zero'",)),
        ("assert -1 == f([])", ("-1",)),
        ("assert f(1) is None", ("None",)),
        ("assert f('') == []", ("[]",)),
        ("assert f('') == [0]", ("[0]",)),
        ("assert f(5) == 2.5", ()),
        ("assert f(5) == 120", ()),
        ("assert f(5) == [1, 2]", ()),
        ("assert f(5) != 'zero'", ()),
        ("assert f(5) == g(5)", ()),
        ("assert f('Top Ten') == 'top-ten'", ()),
        ("assert f('Top Ten') == 'no name'", ("'no name'",)),
    ],
)
def test_plain_values_are_read(tmp_path, body, values):
    assert asked(tmp_path, body).values == values


def test_errors_are_read_in_either_style(tmp_path):
    body = "with raises((KeyError, bank.Broke)):\n        f(1)\n    assertRaises(ValueError, f)"
    assert sorted(asked(tmp_path, body).errors) == ["Broke", "KeyError", "ValueError"]


@pytest.mark.parametrize("nodeid", ["test_m.py::test_none", "gone.py::test_it"])
def test_other_tests_ask_for_nothing(tmp_path, nodeid):
    found = asked(tmp_path, "assert f(0) == 'zero'", nodeid)
    assert (found.values, found.errors) == ((), ())


def test_words_are_read_from_the_whole_file(tmp_path):
    assert asked(tmp_path, "assert f('failed', 'two words', 3)").words == ("failed", "no")


def test_a_test_with_parameters_or_in_a_class_is_found(tmp_path):
    assert asked(tmp_path, "assert f(0) == 'zero'", "test_m.py::TestF::test_it[1-2]").values


def test_a_missing_case_is_given_the_value_of_its_test(tmp_path):
    files = {
        "m.py": (
            "def in_base(number, base):\n    digits = ''\n    while number:\n"
            "        digits = str(number % base) + digits\n        number //= base\n"
            "    return digits\n"
        ),
        "test_m.py": (
            "from m import in_base\n\n\ndef test_zero():\n    assert in_base(0, 2) == 'none'\n\n\n"
            "def test_five():\n    assert in_base(5, 2) == '101'\n"
        ),
    }
    write_project(tmp_path, files)
    red, green = ["test_m.py::test_zero"], ["test_m.py::test_five"]
    result = search(tmp_path, ["m.py"], red, green, deadline_s=60, sandbox=PlainRunner())
    space: dict = {}
    exec(result.edits["m.py"], space)
    assert [space["in_base"](n, 2) for n in (0, 1, 6)] == ["none", "1", "110"]


@pytest.mark.parametrize(
    ("body", "silent"),
    [
        ("runpy.run_module('m', run_name='__main__')", True),
        ("runpy.run_path('m.py')\n    assert len(out().splitlines()) > 2", True),
        ("runpy.run_path('m.py')\n    assert out() == 'yes'", False),
        ("assert f(1) == 2", False),
        ("self.assertEqual(f(1), 2)", False),
        ("with pytest.raises(ValueError):\n        f(1)", False),
        ("test_other()", False),
        ("f(1)", True),
    ],
)
def test_what_compares_nothing_only_runs(tmp_path, body, silent):
    asked(tmp_path, body)
    assert only_runs(tmp_path, ["test_m.py::test_it"]) is silent
    assert not only_runs(tmp_path, ["test_m.py::test_it", "test_m.py::test_other"])
    assert not only_runs(tmp_path, ["test_m.py::test_gone"])
