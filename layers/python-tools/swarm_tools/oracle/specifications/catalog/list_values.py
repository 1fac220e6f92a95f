"""One value from a list of numbers."""

from __future__ import annotations

import math

from ..domains import integers, items, lists
from ..model import OPEN, args, specification

_NUMBER = integers(-9, 9)
_SOME = lists(_NUMBER, 1, 7, [1], [-1], [2, 2], [1, 2, 3], [3, 2, 1], [-3, -1, -2], [0, -1])
_ANY = lists(_NUMBER, 0, 7, [], [1], [-1], [2, 2], [1, 2, 3], [3, 2, 1], [-3, -1, -2], [0, -1])
_TWO = lists(_NUMBER, 2, 7, [1, 2], [2, 1], [1, 2, 3], [3, 3, 1], [1, 3, 3], [-1, -2, -3], [2, 2])

_PARAMETER = {
    "values": "values numbers list data nums items elements array arr lst liste xs x "
    "seq sequence l "
    "valeurs nombres tableau numbers_list my_list input_list tab integers ints entiers unsorted a"
}


@specification(
    names="maximum find_max max_value largest_number get_max plus_grand find_maximum find_largest "
    "max_of_list trouver_maximum maximum_liste my_max largest_element max_list largest",
    domain=args(_SOME),
    extra="list numbers element value number in array",
    says="largest biggest greatest highest maximum element plus grand grande",
    roles=_PARAMETER,
)
def maximum(values: list):
    """Give the largest element."""
    return max(values)


@specification(
    names="minimum find_min min_value smallest_number get_min plus_petit find_minimum "
    "find_smallest min_of_list trouver_minimum minimum_liste my_min smallest_element min_list "
    "smallest",
    domain=args(_SOME),
    extra="list numbers element value number in array",
    says="smallest least lowest minimum element plus petit petite",
    roles=_PARAMETER,
)
def minimum(values: list):
    """Give the smallest element."""
    return min(values)


@specification(
    names="sum_list somme_liste sum_of_list sum_numbers list_sum sum_array sum_elements "
    "somme_elements total_list recursive_sum sum_recursive somme calculate_sum calculer_somme",
    domain=args(_ANY),
    extra="list numbers elements of array",
    says="sum add adds total all elements recursively somme recursive",
    roles=_PARAMETER,
)
def sum_list(values: list):
    """Add the elements."""
    return sum(values)


@specification(
    names="product produit product_of_list list_product multiply_list product_list produit_liste "
    "multiply_all product_of_numbers",
    domain=args(_ANY),
    extra="list numbers elements of",
    says="product multiply multiplied all together elements produit",
    roles=_PARAMETER,
)
def product(values: list):
    """Multiply the elements."""
    return math.prod(values)


@specification(
    names="second_largest deuxieme_plus_grand second_max find_second_largest second_maximum "
    "second_plus_grand second_highest second_biggest",
    domain=args(_TWO),
    extra="list number numbers element value in",
    says="second largest biggest highest distinct different unique element plus grand fewer than "
    "there are if two values deuxieme",
    phrases=(
        (r"\b(distinct|different|unique)( values?| numbers?| elements?)?\b", "distinct", True),
        (r"(,|;|or|and) ?(returns? )?none (if|when)[^.]*", "", None),
        (r"\bduplicates (count|are counted) (once|one time|as one)\b", "distinct", True),
    ),
    roles=_PARAMETER,
)
def second_largest(values: list, *, distinct: bool = True):
    """Give the second largest element."""
    found = sorted(set(values) if distinct else values)
    return found[-2] if len(found) > 1 else OPEN


@specification(
    names="second_smallest deuxieme_plus_petit second_min second_lowest second_minimum",
    domain=args(_TWO),
    extra="list number numbers element value in",
    says="second smallest lowest distinct different unique element plus petit deuxieme",
    phrases=((r"\b(distinct|different|unique)\b", "distinct", True),),
    roles=_PARAMETER,
)
def second_smallest(values: list, *, distinct: bool = True):
    """Give the second smallest element."""
    found = sorted(set(values) if distinct else values)
    return found[1] if len(found) > 1 else OPEN


@specification(
    names="value_range etendue range_of_list amplitude range_of_values statistical_range "
    "max_min_difference difference_max_min",
    domain=args(_SOME),
    extra="list numbers",
    says="difference between largest smallest highest lowest maximum minimum range ecart etendue "
    "plus grande petite greatest least",
    roles=_PARAMETER,
)
def value_range(values: list):
    """Give the difference between the largest and the smallest element."""
    return max(values) - min(values)


@specification(
    names="max_subarray max_subarray_sum kadane maximum_subarray max_sub_array sous_tableau_max "
    "somme_max_sous_tableau max_subarray_kadane maximum_subarray_sum",
    domain=args(lists(integers(-9, 9), 1, 8, [1], [-1], [-2, -1], [1, -2, 3, 4], [5, -9, 6],
                      [2, -1, 2], [-2, 1, -3, 4, -1, 2, 1, -5, 4])),
    extra="sum list",
    says="largest maximum sum contiguous consecutive subarray sublist non empty non-empty kadane "
    "slice adjacent elements greatest algorithm s run somme",
    phrases=((r"\bnon-?empty\b", "empty", False),
             (r"\b(the )?empty (one|run|slice|subarray) (counts|is allowed)[\w ]*", "empty", True)),
    roles=_PARAMETER,
)  # fmt: skip
def max_subarray(values: list, *, empty: bool = False) -> int:
    """Give the largest sum of neighbouring elements."""
    size = len(values)
    runs = [values[i:j] for i in range(size) for j in range(i + 1, size + 1)]
    best = max(map(sum, runs))
    return max(best, 0) if empty else best


@specification(
    names="most_common most_frequent plus_frequent element_le_plus_frequent most_common_element "
    "most_frequent_element majority majority_element element_majoritaire",
    domain=args(items(1, 7)),
    extra="list element item value",
    roles={"values": "values items numbers list elements data nums arr array lst liste seq xs"},
    says="element value occurs most often frequent common appears more than half times item "
    "which majority",
)
def most_common(values: list):
    """Give the element that more than half are; what comes when there is none is open."""
    found = [x for x in values if 2 * values.count(x) > len(values)]
    return found[0] if found else OPEN
