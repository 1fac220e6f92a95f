"""A discount from an amount on that a docstring states: ``10 % off for orders of 100 or more``.

Code may give the price that is left or what is taken off; which of the two, an amount far below
the limit tells. Of a discount "over" a limit, the limit itself is not tried.
"""

from __future__ import annotations

import re

from swarm_tools.intents.facts import Function
from swarm_tools.intents.model import words
from swarm_tools.intents.render import Rendered, doc, plain, target
from swarm_tools.intents.samples import callable_plainly

_N = r"[$€£]? ?(?P<limit>\d+(?:\.\d+)?)"
_UNIT = r"(?: ?(?:cents?|euros?|eur|€|\$|£|dollars?|pounds?|pence|usd))?"
_FROM = (
    rf"(?:at least|from|reach(?:es|ing)?|starting at|>=|a partir de|au moins) {_N}\b",
    rf"{_N}{_UNIT},? (?:(?:or|and) (?:more|above|over|up|higher)|(?:ou|et) plus)\b",
)
_BEYOND = (
    rf"(?:more than|exceed(?:s|ing)?|strictly (?:above|over|greater than)|> ?|plus de) ?{_N}\b"
)
_OVER = rf"(?:over|above|au-dessus de|au-dela de) {_N}\b"
_OFF = re.compile(
    r"(?P<percent>\d+(?:\.\d+)?) ?(?:%|percent|per cent|pour ?cent)(?: \w+)?"
    r" (?:off|discount|reduction|cheaper|remise|rabais|de remise|de reduction|de rabais)\b"
    r"|(?:discount|reduction|remise|rabais) (?:of|de) (?P<rate>\d+(?:\.\d+)?) ?(?:%|percent)"
)
_NUMBERS = re.compile(r"\d+(?:\.\d+)?")
_OTHER = words(
    "tax vat tva shipping delivery coupon member members vip loyalty capped cap port rounded_up "
    "instead additional extra second third each per unit every livraison membre"
)
_AMOUNT = re.compile(
    r"(sub)?(total|amount|price|montant|sum|prix|order|basket|cart|bill|spent|purchase|achat"
    r"|commande)(_(total|amount|cents|price|sum|value))?|x|value"
)
_PRICES = re.compile(r"prices|amounts|prix|costs|montants|items|basket|cart|panier")
_PAIRED = re.compile(r"each_\w*(price|prix|cost)\w*_(quantity|qty|quantite|n|count|q)=")


def discount_tests(function: Function) -> list[Rendered]:
    """Return the test of the one discount that a docstring states, if it states one."""
    needed = [p for p in function.params if not p.optional]
    if not callable_plainly(function) or len(needed) != 1 or function.vocabulary & _OTHER:
        return []
    text = " ".join(function.doc.split(">>>")[0].lower().replace("à", "a").split())
    stated = rule(text)
    form = form_of(function)
    if stated is None or not form:
        return []
    how, limit, percent = stated
    whole = limit == int(limit)
    shown = f"{limit:g}" if limit < 10**6 else str(int(limit))
    below, above = f"{shown} - 1", f"{shown} + 1"
    checks = {
        "from": ((shown, percent), (below, 0)),
        "beyond": ((shown, 0), (above, percent)),
        "over": ((below, 0), (above, percent)),
    }[how] + ((f"4 * {shown}", percent),)
    if not whole or limit < 10 or limit * percent < 300:
        return []
    rows = (
        "def given(amount):",
        f"    return {target(function)}({form})",
        "",
        "def left(amount, percent):",
        "    return amount - amount * percent / 100",
        "",
        "def off(amount, percent):",
        "    return amount * percent / 100",
        "",
        f"near = {shown} // 2",
        "try:",
        "    least = given(near)",
        "except (TypeError, ValueError, LookupError):",
        "    return  # other data",
        "if least not in (0, near):",
        "    return  # something else is given",
        "told = left if least == near else off",
        *(f"assert abs(given({n}) - told({n}, {share:g})) <= 1" for n, share in checks),
    )
    name = f"test_{plain(function.name)}_discount_as_stated"
    return [Rendered(name, (doc("The docstring states the discount."), *rows))]


def rule(text: str) -> tuple[str, float, float] | None:
    """Return how a text compares with the limit of its one discount, the limit and the percent.

    >>> rule("orders of 100 or more get 10 % off")
    ('from', 100.0, 10.0)
    """
    offs = list(_OFF.finditer(text))
    found = []
    for how, patterns in (("from", _FROM), ("beyond", (_BEYOND,)), ("over", (_OVER,))):
        found += [(how, m["limit"]) for p in patterns for m in re.finditer(p, text)]
    if len(offs) != 1 or len(found) != 1:
        return None
    percent = offs[0]["percent"] or offs[0]["rate"]
    how, limit = found[0]
    if sorted(_NUMBERS.findall(text)) != sorted([percent, limit]):
        return None
    return how, float(limit), float(percent)


def form_of(function: Function) -> str:
    """Return what is given for one amount: itself, in a list, or a pair with how many; or ""."""
    param = next(p for p in function.params if not p.optional)
    if any(_PAIRED.fullmatch(word) for word in function.vocabulary):
        return "[(amount // 4, 3), (amount - amount // 4 * 3, 1)]"
    if param.kind in ("number", "unknown") and _AMOUNT.fullmatch(param.name.lower()):
        return "amount"
    if param.kind in ("list", "iterable") and _PRICES.fullmatch(param.name.lower()):
        return "[amount]"
    return ""
