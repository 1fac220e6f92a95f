"""Promises of docstrings hold for right code and are red for code that breaks them."""

import pytest

from .corpora import load, run_generated, suite_for

RIGHT = {
    "order": (
        'def divisors(n: int):\n    """Return the numbers below n in ascending order."""\n'
        "    return [d for d in range(1, n)]\n",
        ("range(1, n)", "range(n, 0, -1)"),
    ),
    "unchanged": (
        'def ranked(xs: list):\n    """Return the best, without changing the original list."""\n'
        "    xs = list(xs)\n    xs.sort()\n    return xs[-1]\n",
        ("    xs = list(xs)\n", ""),
    ),
    "unchanged_copy": (
        'def best(xs: list):\n    """Sort into a new list; the list passed in is left alone."""\n'
        "    xs = list(xs)\n    xs.sort()\n    return xs\n",
        ("    xs = list(xs)\n", ""),
    ),
    "rounding": (
        'def priced(price: float, rate: float):\n    """Return the price, rounded to cents."""\n'
        "    return round(price * rate, 2)\n",
        ("round(price * rate, 2)", "price * rate"),
    ),
}


@pytest.mark.parametrize("kind", sorted(RIGHT))
def test_a_promise_is_kept_or_red(kind):
    text, (right, wrong) = RIGHT[kind]
    for version, is_red in ((text, False), (text.replace(right, wrong), True)):
        seen = run_generated(suite_for(version), load(version))
        [outcome] = [
            said
            for nodeid, said in seen.items()
            if f"{kind.partition('_')[0]}_as_promised" in nodeid
        ]
        assert bool(outcome) == is_red


@pytest.mark.parametrize(
    "told",
    [
        "Merge two lists that are in ascending order.",
        "Return the flips that sort the list in ascending order, largest first.",
        "Return the items in ascending order, or the largest first.",
        "Return the words in alphabetical order if asked for.",
        "Names from best to worst; equal scores in alphabetical order.",
        "Noms du meilleur au plus faible ; à égalité, par ordre alphabétique.",
        "Return the players from the list, in descending order by score.",
    ],
)
def test_an_order_of_something_else_is_no_promise(told):
    text = f'def f(xs: list):\n    """{told}"""\n    return [x for x in xs]\n'
    suite = suite_for(text)
    assert not [t for t in suite.tests if t.intent == "docstring.promise"]
