"""Means of other kinds than the arithmetic one."""

from __future__ import annotations

import math

from ..domains import integers, lists
from ..model import OPEN, args, specification
from .statistics import _PARAMETER, _VALUES

_POSITIVE = lists(integers(1, 20), 1, 7, [1], [1, 2], [2, 2], [1, 2, 4], [9, 4])


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
