"""Elements above and below a bound."""

from __future__ import annotations

from ..domains import lists, numbers
from ..model import args, specification
from .list_filters import _ONE

_NUMBERS = lists(numbers(-9, 9), 0, 7, [], [1], [5], [1, 5], [5, 1], [2, 2], [5, 1, 5], [-3, 0, 3])


_BOUND = numbers(-6, 6, 0, 1, 2, 3, 5)


_VALUES = (
    "readings values numbers nums items list scores grades marks temperatures data elements notes "
    "measurements levels prices ages amounts arr xs points degrees results lst liste seq valeurs "
    "nombres mesures samples weights"
)


_LIMIT = "bound limit threshold minimum maximum min max seuil limite n x value borne level cutoff k"


_SAYS = (
    "all every each any one some readings values marks scores numbers above below over under bound "
    "limit threshold greater less than more higher lower larger smaller exceed exceeds lies are is "
    "at least seuil dessus dessous superieur superieurs inferieur inferieurs strictement strictly "
    "measurements temperatures prices"
)


_TWO = {"values": _VALUES, "bound": _LIMIT}


_OBJECTS = (
    "numbers values readings scores marks temperatures prices threshold limit bound items list "
    "elements measurements samples grades"
)


@specification(
    names="all_above all_over all_greater tous_superieurs all_exceed all_greater_than",
    domain=args(_NUMBERS, _BOUND),
    extra=_OBJECTS,
    roles=_TWO,
    says=_SAYS,
)
def all_above(values: list, bound: float) -> bool:
    """Say whether every element is above a bound."""
    return all(x > bound for x in values)


@specification(
    names="all_below all_under all_less tous_inferieurs all_less_than all_smaller",
    domain=args(_NUMBERS, _BOUND),
    extra=_OBJECTS,
    roles=_TWO,
    says=_SAYS,
)
def all_below(values: list, bound: float) -> bool:
    """Say whether every element is below a bound."""
    return all(x < bound for x in values)


@specification(
    names="any_above any_over any_greater any_exceeds any_greater_than",
    domain=args(_NUMBERS, _BOUND),
    extra=_OBJECTS,
    roles=_TWO,
    says=_SAYS,
    phrases=_ONE,
)
def any_above(values: list, bound: float) -> bool:
    """Say whether an element is above a bound."""
    return any(x > bound for x in values)


@specification(
    names="any_below any_under any_less any_less_than any_smaller",
    domain=args(_NUMBERS, _BOUND),
    extra=_OBJECTS,
    roles=_TWO,
    says=_SAYS,
    phrases=_ONE,
)
def any_below(values: list, bound: float) -> bool:
    """Say whether an element is below a bound."""
    return any(x < bound for x in values)


@specification(
    names="count_above count_greater count_over count_greater_than compter_superieurs",
    domain=args(_NUMBERS, _BOUND),
    extra=_OBJECTS,
    roles=_TWO,
    says=_SAYS + " count how many",
)
def count_above(values: list, bound: float) -> int:
    """Count the elements above a bound."""
    return sum(x > bound for x in values)


@specification(
    names="count_below count_less count_under count_less_than compter_inferieurs",
    domain=args(_NUMBERS, _BOUND),
    extra=_OBJECTS,
    roles=_TWO,
    says=_SAYS + " count how many",
)
def count_below(values: list, bound: float) -> int:
    """Count the elements below a bound."""
    return sum(x < bound for x in values)


@specification(
    names="numbers_above filter_above values_above filter_greater filter_greater_than",
    domain=args(_NUMBERS, _BOUND),
    extra=_OBJECTS,
    roles=_TWO,
    says=_SAYS + " order keep keeps in",
)
def values_above(values: list, bound: float) -> list:
    """List the elements above a bound."""
    return [x for x in values if x > bound]


@specification(
    names="numbers_below filter_below values_below filter_less filter_less_than",
    domain=args(_NUMBERS, _BOUND),
    extra=_OBJECTS,
    roles=_TWO,
    says=_SAYS + " order keep keeps in",
)
def values_below(values: list, bound: float) -> list:
    """List the elements below a bound."""
    return [x for x in values if x < bound]
