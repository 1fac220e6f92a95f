"""Averages and spread."""

from __future__ import annotations

import math

from ..domains import integers, lists, numbers
from ..model import OPEN, args, one_of, specification

_VALUE = numbers(-9, 20)
_SOME = lists(_VALUE, 1, 7, [1], [1, 2], [2, 2], [1, 2, 3], [3, 1, 2], [4, 1, 3, 2], [0, 0, 5])
_TWO = lists(_VALUE, 2, 7, [1, 2], [2, 2], [1, 2, 3], [3, 1, 2], [4, 1, 3, 2], [0, 0, 5])
_VALUES = "values numbers list data nums items scores grades notes marks samples elements array of"


def _variance(values: list, sample: bool) -> float:
    mean = sum(values) / len(values)
    return sum((x - mean) ** 2 for x in values) / (len(values) - sample)


_PARAMETER = {
    "values": "values numbers list data nums items scores grades notes marks samples elements "
    "array arr lst liste xs x seq sequence valeurs nombres sample observations ages "
    "readings measurements temperatures series prices points liste_nombres measures"
}


@specification(
    names="average mean moyenne calculate_average arithmetic_mean average_score average_grade "
    "list_average moyenne_arithmetique average_of_list moyenne_liste moyenne_notes calc_average "
    "mean_of average_of",
    against="sorted sort min max remove",
    domain=args(_SOME),
    extra=_VALUES,
    roles=_PARAMETER,
    says="average mean arithmetic moyenne sum divided count arithmetique of non-empty empty scores "
    "grades marks 0 zero samples data notes",
    phrases=((r"[,;]? ?(or |and |returns? )?(0|0\.0|none|zero|nan) (if|when|for) (it|there|the "
              r"\w+|an)? ?(is|are|was)? ?(empty|no \w+)( list| sequence)?", "", None),),
    rounded=True,
)  # fmt: skip
def average(values: list) -> float:
    """Give the arithmetic mean."""
    return sum(values) / len(values)


@specification(
    names="median mediane calculate_median find_median median_value",
    domain=args(_SOME),
    extra=_VALUES,
    roles=_PARAMETER,
    says="median mediane middle two average sorted data mean of even odd central non-empty samples",
    rounded=True,
)
def median(values: list, *, even: str = one_of("mean", "lower", "upper")) -> float:
    """Give the middle value, of two the mean."""
    ordered = sorted(values)
    half = len(ordered) // 2
    if len(ordered) % 2:
        return ordered[half]
    two = ordered[half - 1 : half + 1]
    return {"mean": sum(two) / 2, "lower": two[0], "upper": two[1]}[even]


@specification(
    names="mode most_common_value valeur_modale calculate_mode find_mode mode_of_list",
    domain=args(lists(integers(0, 4), 1, 8, [1], [1, 1, 2], [2, 1, 1])),
    extra=_VALUES,
    roles=_PARAMETER,
    says="mode most common frequent value occurs often appears",
)
def mode(values: list, *, form: str = one_of("value", "list")):
    """Give the most common value; which of several is open."""
    best = max(map(values.count, values))
    if best == 1:
        return OPEN
    tied = {x for x in values if values.count(x) == best}
    return OPEN if len(tied) > 1 else list(tied) if form == "list" else tied.pop()


_KINDS = (
    (r"\b(population|de la population)\b|\bdivid\w+ by n\b|\b(by|of) the number of values\b",
     "sample", False),
    (r"\bsample (?=variance|standard|st)|\bn - 1\b|\bbessel\b|\bunbiased\b", "sample", True),
)  # fmt: skip


@specification(
    names="variance population_variance calculate_variance",
    domain=args(_TWO),
    extra=_VALUES,
    roles=_PARAMETER,
    says="variance population sample mean squared deviation deviations from average square squares "
    "distance distances data differences",
    phrases=_KINDS,
    unless="sample population",
    rounded=True,
)
def variance(values: list, *, sample: bool = False) -> float:
    """Give the mean square of the distances from the mean."""
    return _variance(values, sample)


@specification(
    names="sample_variance variance_echantillon",
    domain=args(_TWO),
    extra=_VALUES,
    roles=_PARAMETER,
    says="variance sample n 1 bessel unbiased divided minus data correction s with divisor",
    rounded=True,
)
def sample_variance(values: list) -> float:
    """Give the variance of a sample."""
    return _variance(values, True)


@specification(
    names="population_variance",
    domain=args(_SOME),
    extra=_VALUES,
    roles=_PARAMETER,
    says="variance population n divided data mean squared deviations",
    rounded=True,
)
def population_variance(values: list) -> float:
    """Give the variance of a whole population."""
    return _variance(values, False)


@specification(
    names="standard_deviation ecart_type std_dev stddev std calculate_standard_deviation stdev "
    "deviation_standard",
    domain=args(_TWO),
    extra=_VALUES,
    roles=_PARAMETER,
    says="standard deviation population sample square root variance ecart type data",
    phrases=_KINDS,
    unless="sample population",
    rounded=True,
)
def standard_deviation(values: list, *, sample: bool = False) -> float:
    """Give the root of the variance."""
    return math.sqrt(_variance(values, sample))


@specification(
    names="sample_stdev sample_standard_deviation sample_std ecart_type_echantillon",
    domain=args(_TWO),
    extra=_VALUES,
    roles=_PARAMETER,
    says="standard deviation sample n 1 bessel divided minus data square root variance correction "
    "with divisor",
    rounded=True,
)
def sample_stdev(values: list) -> float:
    """Give the standard deviation of a sample."""
    return math.sqrt(_variance(values, True))
