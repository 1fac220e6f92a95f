"""Where something is in a list."""

from __future__ import annotations

import random

from ..domains import ascending, integers, items, lists
from ..model import OPEN, RAISES, args, one_of, specification

_NUMBER = integers(-6, 6)
_LIST = "list numbers items elements arr array nums values liste lst seq sequence data tableau xs"
_TARGET = "target x value key item element wanted cible valeur n needle v k number num e el"


def _missing(how: str, values: list, target):
    after = sum(x < target for x in values) if how.startswith("insertion") else 0
    given = {"-1": -1, "None": None, "raises": RAISES, "False": False, "length": len(values)}
    return {**given, "insertion": after, "insertion -1": -after - 1}[how]


def _in_order(chance: random.Random) -> tuple[list[int], int]:
    values = sorted({chance.randint(-20, 30) for _ in range(chance.randint(1, 9))})
    return values, chance.choice((*values, chance.randint(-22, 32)))


@specification(
    names="linear_search recherche_lineaire sequential_search recherche_sequentielle find_index "
    "index_of lineaire_search search_list",
    domain=args(items(), integers(-4, 6), draw=lambda c: _hidden(c)),
    extra="list element item",
    roles={"values": _LIST, "target": _TARGET},
    says="index position first occurrence target value found linear search searches none minus "
    "item element is in list sequential one by through",
    phrases=(
        (r"(,? ?(or|otherwise|else|and|ou|sinon|returns)?,? ?-1)( ?(if|when|si) (it|the \w+|there)?"
         r" ?(is|was|there is)? ?(not|n't|missing|absent|none)?[\w ]*)?", "missing", "-1"),
        (r",? ?(or|and|returns)? ?none (if|when) [\w ]+", "missing", "None"),
    ),
)  # fmt: skip
def linear_search(values: list, target, *, missing: str = one_of("-1", "None", "raises", "False",
                  "length")):  # fmt: skip
    """Give the index of the first element that equals the target."""
    return values.index(target) if target in values else _missing(missing, values, target)


def _hidden(chance: random.Random) -> tuple[list[int], int]:
    values = [chance.randint(-4, 6) for _ in range(chance.randint(0, 7))]
    return values, chance.choice((*values, chance.randint(-4, 7)))


@specification(
    names="binary_search recherche_dichotomique recherche_binaire dichotomie bsearch "
    "binary_search_recursive binary_search_iterative recherche_dichotomie",
    domain=args(ascending(_NUMBER, 0, 7, [], [1], [1, 3], [1, 3, 5], [-2, 0, 4, 6]),
                integers(-7, 7), draw=_in_order),
    extra="list recursive iterative array",
    roles={"values": _LIST + " sorted_list sorted ordered", "target": _TARGET + " search"},
    says="index position target value found sorted list ascending binary search item element is in "
    "recursively iterative recursive by halving halves triee trie indice dichotomique cible "
    "recherche",
    phrases=(
        (r"(,? ?(or|otherwise|else|and|ou|sinon|returns)?,? ?-1)( ?(if|when|si) (it|the \w+|there"
         r"|elle|il|absent)? ?(is|was|there is|n'?est|isn)? ?(not|n't|missing|absent|none|pas)?"
         r"[\w ]*)?", "missing", "-1"),
        (r",? ?(or|and|returns|ou) ?none( (if|when|si) [\w ]+)?", "missing", "None"),
    ),
)  # fmt: skip
def binary_search(
    values: list,
    target,
    *,
    missing: str = one_of("-1", "None", "raises", "False", "bool", "insertion", "insertion -1"),
):
    """Give the index of the target in a sorted list without equal elements."""
    if missing == "bool":
        return target in values
    return values.index(target) if target in values else _missing(missing, values, target)


@specification(
    names="count_occurrences compter_occurrences occurrences count_element number_of_occurrences "
    "nombre_occurrences count_item",
    domain=args(items(), integers(-4, 6), draw=_hidden),
    extra="in list of element item",
    roles={"values": _LIST, "target": _TARGET},
    says="how many often times value item element target occurs appears count counts occurrences "
    "list apparait fois",
)
def count_occurrences(values: list, target) -> int:
    """Count the elements that equal the target."""
    return values.count(target)


def _pair(chance: random.Random) -> tuple[list[int], int]:
    values = chance.sample(range(-9, 20), chance.randint(2, 7))
    one, other = chance.sample(values, 2)
    return values, one + other


@specification(
    names="two_sum deux_sommes somme_deux find_two_sum twosum two_sum_indices",
    domain=args(lists(integers(-9, 20), 2, 6, [2, 7, 11, 15], [3, 2, 4], [3, 3]),
                integers(0, 20, 6, 9, 17), draw=_pair, share=1.0),
    extra="indices",
    roles={"values": _LIST, "target": "target total goal sum somme cible wanted"},
    says="indices index two numbers add up target sum positions pair whose such that exactly one "
    "solution of values equal adds to which",
)  # fmt: skip
def two_sum(
    values: list[int], target: int,
    *, form: str = one_of("indices", "values", "bool", "from one", "indices back", "values back"),
):  # fmt: skip
    """Give the indices of the two numbers that make the sum; several or no pairs are open."""
    found = [
        (i, j)
        for j in range(len(values))
        for i in range(j)
        if values[i] + values[j] == target
    ]  # fmt: skip
    if form == "bool":
        return bool(found)
    if len(found) != 1:
        return OPEN
    i, j = found[0]
    pair = (values[i], values[j]) if form.startswith("values") else (i, j)
    if form == "from one":
        return i + 1, j + 1
    return pair[::-1] if form.endswith("back") else pair


def _incomplete(chance: random.Random) -> tuple[list[int]]:
    start, size = chance.randint(0, 1), chance.randint(2, 9)
    values = list(range(start, start + size))
    chance.shuffle(values)
    return (values[1:],)


@specification(
    names="missing_number nombre_manquant find_missing_number find_missing absent_number "
    "trouver_manquant",
    domain=args(lists(integers(0, 1), 0, 0, [0], [1], [0, 1], [1, 2], [2, 1], [0, 2], [1, 3]),
                draw=_incomplete, share=1.0),
    extra="in list",
    says="missing number numbers 0 1 n one of left out distinct range list which only contains "
    "through manquant except is but every holds",
    phrases=((r"\b0 ?(\.\.|to|through|a|and) ?n\b|from 0\b", "first", 0),
             (r"\b1 ?(\.\.|to|through|a|and) ?n\b|from 1\b", "first", 1)),
)  # fmt: skip
def missing_number(values: list[int], *, first: int = one_of(0, 1)):
    """Give the one of the numbers 0 to n, or 1 to n, that is not in the list."""
    whole = set(range(first, first + len(values) + 1))
    return (whole - set(values)).pop() if set(values) < whole else OPEN


@specification(
    names="index_of_max argmax index_max max_index indice_maximum position_max indice_du_maximum "
    "indice_max index_of_maximum index_of_largest",
    domain=args(lists(_NUMBER, 1, 7)),
    extra="list",
    says="index position first largest biggest maximum greatest element value plus grand",
    phrases=((r"\b(the )?first( one)?( (in case of|on|of) (a |several )?ties?)?\b", "last", False),
             (r"\b(the )?last( one)?\b", "last", True)),
)  # fmt: skip
def index_of_max(values: list, *, last: bool = False) -> int:
    """Give the index of the largest element."""
    best = max(values)
    return len(values) - 1 - values[::-1].index(best) if last else values.index(best)


@specification(
    names="index_of_min argmin index_min min_index indice_minimum position_min indice_du_minimum "
    "indice_min index_of_minimum index_of_smallest",
    domain=args(lists(_NUMBER, 1, 7)),
    extra="list",
    says="index position first smallest minimum least lowest element value plus petit",
    phrases=((r"\b(the )?first( one)?( (in case of|on|of) (a |several )?ties?)?\b", "last", False),
             (r"\b(the )?last( one)?\b", "last", True)),
)  # fmt: skip
def index_of_min(values: list, *, last: bool = False) -> int:
    """Give the index of the smallest element."""
    best = min(values)
    return len(values) - 1 - values[::-1].index(best) if last else values.index(best)
