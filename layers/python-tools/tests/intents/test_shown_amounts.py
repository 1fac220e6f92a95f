"""What a docstring shows of spans of time and amounts tells the argument they were made from."""

import pytest

from .corpora import load, run_generated, suite_for


def shown_in(doc: str, name: str = "seconds", result: str = "str(seconds)") -> list[str]:
    """Return the calls of examples that the tests of a function hold."""
    text = f'def written({name}):\n    """{doc}"""\n    return {result}\n'
    body = suite_for(text).files.get("tests/test_mod.py", "")
    return [line.strip() for line in body.splitlines() if "module.written(" in line]


@pytest.mark.parametrize(
    ("name", "doc", "argument"),
    [
        ("seconds", 'A span as "1h 02m 03s".', "3723"),
        ("seconds", "A span as '2:00:05'.", "7205"),
        ("total_seconds", "Such as `1 hour 5 minutes`.", "3900"),
        ("minutes", "En heures : '2h15'.", "135"),
        ("cents", "An amount such as '12,05 EUR'.", "1205"),
        ("cents", "An amount such as '-$3.50'.", "-350"),
    ],
)
def test_what_is_shown_tells_the_argument(name, doc, argument):
    calls = shown_in(doc, name, f"str({name})")
    assert any(f"module.written({argument})" in call for call in calls), calls


@pytest.mark.parametrize(
    ("name", "doc"),
    [
        ("seconds", 'A span as "1h", not "90m".'),
        ("seconds", "Never '75 minutes'."),
        ("minutes", "A span as '2m 03s'."),
        ("number", "A span as '1h 02m'."),
        ("seconds", "A span as 'h m s'."),
        ("cents", "An amount such as '12 EUR'."),
    ],
)
def test_nothing_else_is_taken_for_an_argument(name, doc):
    calls = shown_in(doc, name, f"str({name})")
    assert not [call for call in calls if "90m" in call or "75" in call or "03s" in call]
    assert len(calls) <= doc.count('1h"')


def test_a_wrong_form_is_red_and_the_right_one_green():
    text = (
        'def written(seconds):\n    """A span as "1h 02m 03s"."""\n'
        "    hours, rest = divmod(seconds, 3600)\n    minutes, seconds = divmod(rest, 60)\n"
        '    return f"{hours}h {minutes:02d}m {seconds:02d}s"\n'
    )
    assert not any(run_generated(suite_for(text), load(text)).values())
    wrong = text.replace("{seconds:02d}", "{seconds}")
    assert any(run_generated(suite_for(wrong), load(wrong)).values())
