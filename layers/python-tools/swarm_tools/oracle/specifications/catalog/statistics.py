"""Averages and spread."""

from __future__ import annotations

import math

from ..domains import integers, lists, numbers
from ..model import OPEN, args, one_of, specification

_VALUE = numbers(-9, 20)
_SOME = lists(_VALUE, 1, 7, [1], [1, 2], [2, 2], [1, 2, 3], [3, 1, 2], [4, 1, 3, 2], [0, 0, 5])
_TWO = lists(_VALUE, 2, 7, [1, 2], [2, 2], [1, 2, 3], [3, 1, 2], [4, 1, 3, 2], [0, 0, 5])
_POSITIVE = lists(integers(1, 20), 1, 7, [1], [1, 2], [2, 2], [1, 2, 4], [9, 4])
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


def _weighted(chance) -> tuple[list[int], list[int]]:
    size = chance.randint(1, 6)
    values = [chance.randint(0, 20) for _ in range(size)]
    return values, [chance.randint(1, 5) for _ in range(size)]


@specification(
    names="weighted_mean weighted_average moyenne_ponderee",
    domain=args(lists(integers(0, 20), 1, 1, [4]), lists(integers(1, 5), 1, 1, [1], [3]),
                draw=_weighted, share=1.0, also=(([1, 3], [1, 1]), ([1, 3], [3, 1]))),
    extra=_VALUES,
    roles={"values": _PARAMETER["values"] + " grade note",
           "weights": "weights coefficients coefs coeffs coefficient ponderations poids weight"},
    says="weighted average mean weights weight values coefficients moyenne ponderee scores",
    rounded=True,
)  # fmt: skip
def weighted_mean(values: list, weights: list):
    """Give the mean of values, each as often as its weight says."""
    if len(values) != len(weights):
        return OPEN
    return sum(map(lambda v, w: v * w, values, weights)) / sum(weights)


@specification(
    names="trimmed_mean truncated_mean moyenne_olympique olympic_average",
    domain=args(lists(integers(0, 20), 3, 8, [1, 2, 3], [3, 1, 2], [9, 1, 5], [4, 4, 8, 2],
                      [1, 7, 3, 9, 5])),
    extra=_VALUES,
    roles=_PARAMETER,
    says="mean average without lowest highest smallest largest one dropped best worst",
    rounded=True,
)  # fmt: skip
def trimmed_mean(values: list) -> float:
    """Give the mean without the lowest and the highest value."""
    kept = sorted(values)[1:-1]
    return sum(kept) / len(kept)


@specification(
    names="geometric_mean moyenne_geometrique",
    domain=args(_POSITIVE),
    extra=_VALUES,
    roles=_PARAMETER,
    says="geometric mean n root product nth th positive",
    rounded=True,
)
def geometric_mean(values: list) -> float:
    """Give the n-th root of the product."""
    return math.prod(values) ** (1 / len(values))


@specification(
    names="harmonic_mean moyenne_harmonique",
    domain=args(_POSITIVE),
    extra=_VALUES,
    roles=_PARAMETER,
    says="harmonic mean n reciprocals reciprocal divided sum positive count",
    rounded=True,
)
def harmonic_mean(values: list) -> float:
    """Give the count divided by the sum of the reciprocals."""
    return len(values) / sum(1 / x for x in values)


@specification(
    names="moving_average moyenne_mobile rolling_mean simple_moving_average rolling_average "
    "sliding_average moyennes_mobiles",
    domain=args(lists(integers(0, 20), 0, 8, [1, 2, 3], [4], [1, 2, 3, 4]),
                integers(1, 4, 1, 2, 3)),
    extra=_VALUES,
    roles={**_PARAMETER,
           "window": "window size n k width w period length fenetre taille window_size count"},
    says="moving average averages mean means window size length each consecutive values sliding "
    "every full windows k n of over",
    phrases=((r"\b(full|complete|whole) windows?( only)?\b", "partial", False),),
    rounded=True,
)  # fmt: skip
def moving_average(values: list, window: int, *, partial: bool = False, padded: bool = False):
    """Give the mean of each window of neighbouring values."""
    if partial:
        found = [values[max(0, i - window + 1) : i + 1] for i in range(len(values))]
        if padded:
            early = [None] * min(window - 1, len(values))
            return [*early, *(sum(run) / len(run) for run in found[len(early) :])]
    elif window > len(values):
        return OPEN
    else:
        found = [values[i : i + window] for i in range(len(values) - window + 1)]
    return [sum(run) / len(run) for run in found]
