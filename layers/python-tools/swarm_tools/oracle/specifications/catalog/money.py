"""Discounts, taxes, interest and percentages."""

from __future__ import annotations

from ..domains import integers, numbers
from ..model import OPEN, args, one_of, specification

_PRICE = numbers(0, 500, 0, 1, 10, 100, 19.99, 200, 49.5)
_RATE = numbers(0, 100, 0, 5, 10, 20, 50, 100, 0.1, 0.25, 12.5)
_MONEY = "price amount total cost prix montant value net p subtotal bill base ht"
_PERCENT = (
    "percent percentage pct pourcentage rate taux tax_rate vat_rate discount_percent "
    "discount_rate remise_pct taux_tva discount_percentage tax_percent vat_percent discount_pct"
)
_SHARE = (
    (r"\b(in|as a|as|given in|of|en)? ?(a )?(percent|percentage|pourcentage|pour cent)"
     r"( \([^)]*\))?", "share", False),
    (r"\b(as )?(a )?(fraction|share|decimal)\b( between 0 and 1)?", "share", True),
)  # fmt: skip


def _part(rate: float, share: bool):
    return rate if share else rate / 100


@specification(
    names="apply_discount appliquer_remise discounted_price prix_remise price_after_discount "
    "prix_apres_remise calculate_discounted_price final_price_discount discount_price",
    domain=args(_PRICE, _RATE),
    roles={"price": _MONEY, "percent": _PERCENT},
    extra="price",
    says="price after discount percent percentage reduced taking off given total remise prix apres "
    "new reduction applied apply final",
    phrases=_SHARE,
    against="//",
    rounded=True,
)
def apply_discount(price: float, percent: float, *, share: bool = False):
    """Give the price after a discount in percent, or as a share."""
    return OPEN if share and percent > 1 else price * (1 - _part(percent, share))


@specification(
    names="add_tax add_vat price_with_tax prix_ttc ajouter_tva apply_tax gross_price "
    "total_with_tax "
    "price_including_tax price_with_vat prix_avec_taxe calculer_ttc",
    domain=args(_PRICE, _RATE),
    roles={"price": _MONEY, "percent": _PERCENT},
    extra="price",
    says="price tax vat tva percent percentage gross net including included with rate total prix "
    "ttc ht taxe after adding",
    phrases=_SHARE,
    against="//",
    rounded=True,
)
def add_tax(price: float, percent: float, *, share: bool = False):
    """Give the price with a tax in percent, or as a share."""
    return OPEN if share and percent > 1 else price * (1 + _part(percent, share))


@specification(
    names="simple_interest interet_simple interets_simples calculate_simple_interest",
    domain=args(numbers(0, 2000, 0, 100, 1000), numbers(0, 20, 0, 5, 10, 0.05),
                integers(0, 10, 0, 1, 2, 5)),
    roles={"principal": "principal capital amount p deposit sum montant",
           "rate": "rate r percent taux annual_rate interest",
           "years": "years time t n annees duration duree periods year"},
    says="simple interest principal rate years time percent annual per year capital taux annees "
    "earned on amount yearly",
    phrases=_SHARE,
    against="//",
    rounded=True,
)  # fmt: skip
def simple_interest(
    principal: float, rate: float, years: float, *, share: bool = False, total: bool = False
):
    """Give the interest, or the capital with it, without interest on interest."""
    if share and rate > 1:
        return OPEN
    return principal * (total + _part(rate, share) * years)


@specification(
    names="compound_interest interets_composes interet_compose compound "
    "calculate_compound_interest "
    "capital_final future_value",
    domain=args(numbers(0, 2000, 0, 100, 1000), numbers(0, 20, 0, 5, 10, 0.05),
                integers(0, 10, 0, 1, 2, 5)),
    roles={"principal": "principal capital amount p deposit sum montant initial",
           "rate": "rate r percent taux annual_rate interest",
           "years": "years time t n annees duration duree periods year"},
    against="exp e //",
    says="compound interest principal rate years time percent annual per year capital taux annees "
    "amount after compounded yearly final value annually",
    phrases=_SHARE,
    rounded=True,
)  # fmt: skip
def compound_interest(
    principal: float, rate: float, years: int, *, total: bool = True, share: bool = False
):
    """Give the capital with interest on interest, or the interest alone."""
    if share and rate > 1:
        return OPEN
    return principal * ((1 + _part(rate, share)) ** years - (not total))


@specification(
    names="percentage pourcentage percent_of_total calculate_percentage percentage_of "
    "part_en_pourcentage",
    domain=args(numbers(0, 200, 0, 1, 25, 50), integers(1, 200, 1, 2, 50, 100)),
    roles={"part": "part value amount partie score count n a valeur obtained portion",
           "whole": "whole total tout maximum total_amount max b of"},
    says="percentage percent part whole total pourcentage share how many",
    rounded=True,
)  # fmt: skip
def percentage(part: float, whole: float) -> float:
    """Give what percentage of the whole a part is."""
    return part / whole * 100


@specification(
    names="percent_change percentage_change variation_pourcentage taux_variation pct_change "
    "evolution_pourcentage percentage_increase taux_evolution",
    domain=args(integers(1, 200, 1, 50, 100, 80), integers(0, 300, 0, 50, 100, 120)),
    roles={"old": "old before initial start previous first ancien depart avant ancienne old_value "
           "debut", "new": "new after final end current last nouveau arrivee apres nouvelle fin"},
    extra="in",
    against="2",
    says="percentage percent change from old new value relative variation increase pourcentage "
    "difference between",
    rounded=True,
)  # fmt: skip
def percent_change(old: float, new: float, *, factor: int = one_of(100, 1)) -> float:
    """Give the change from the old to the new value in percent."""
    return (new - old) / old * factor
