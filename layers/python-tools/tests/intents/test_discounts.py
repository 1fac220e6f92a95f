"""A discount that a docstring states is read with its limit; other texts are none."""

import pytest

from swarm_tools.intents.discounts import rule

from .corpora import suite_for


@pytest.mark.parametrize(
    ("told", "wanted"),
    [
        ("10% off for orders of at least 100 euros.", ("from", 100, 10)),
        ("orders of 10000 cents or more get 10 % off", ("from", 10000, 10)),
        ("5 % de remise a partir de 200 euros", ("from", 200, 5)),
        ("20 percent off when the amount exceeds 50", ("beyond", 50, 20)),
        ("a discount of 15% over 80 euros", ("over", 80, 15)),
        ("10 % off from 100, 20 % off from 200", None),
        ("10 % off for orders of 100 or more, and 5 euros for shipping", None),
        ("10 % off for orders", None),
        ("orders of 100 or more are sent first", None),
    ],
)
def test_rule(told, wanted):
    assert rule(told) == wanted


@pytest.mark.parametrize(
    "signature", ["price(total, member)", "price(weight)", "price(*totals)", "_price(total)"]
)
def test_only_one_amount_is_taken(signature):
    text = f'def {signature}:\n    """10% off for orders of at least 100."""\n    return 1\n'
    assert not [t for t in suite_for(text).tests if t.intent == "docstring.discount"]
