"""Sorting, and whether something is sorted."""

from __future__ import annotations

import itertools

from ..domains import ascending, integers, lists
from ..model import args, specification

_NUMBERS = lists(integers(-9, 9), 0, 8, [], [1], [2, 1], [1, 2, 3], [3, 2, 1], [2, 2, 1],
                 [5, 1, 4, 2, 3], [0, -1, 0, -2])  # fmt: skip
_ORDERED = ascending(integers(-9, 20), 0, 6)


@specification(
    names="bubble_sort insertion_sort merge_sort quick_sort selection_sort heap_sort shell_sort "
    "quicksort mergesort heapsort shellsort gnome_sort comb_sort cocktail_sort "
    "cocktail_shaker_sort "
    "tri_bulle tri_a_bulles tri_insertion tri_fusion tri_rapide tri_selection tri_par_insertion "
    "tri_par_selection tri_tas tri_par_tas sort_list sort_numbers sort_array trier_liste "
    "my_sort tri_shell sort_ascending odd_even_sort cycle_sort binary_insertion_sort tree_sort",
    domain=args(_NUMBERS),
    extra="list numbers recursive ascending",
    says="sort sorts sorted ascending increasing order bubble insertion merge quick selection heap "
    "shell sorting algorithm copy smallest first place in-place list numbers trie croissant ordre "
    "tri par fusion bulles insertion rapide tas recursively recursive halves pivot stable new "
    "using by own algorithme itself smallest largest gap gaps quicksort mergesort",
    roles={"values": "values numbers list data nums items elements array arr lst liste xs x seq "
           "sequence l valeurs nombres tableau t a tab input_list my_list unsorted collection v "
           "ints integers entiers numbers_list alist"},
    unless="descending decroissant desc",
    numbers=(3, 1.3, 10, 4),
    in_place=True,
    phrases=(
        (r"\b(in[ -]place|sur place|en place)\b", "in_place", None),
        (r"\b(the )?(input|argument|original|list) (is|stays|remains) (left )?(unchanged|untouched)"
         r"|\bwithout (changing|modifying) (it|the (input|original|argument)( list)?)",
         "in_place", False),
        (r"\bfrom (the )?smallest to (the )?largest\b", "", None),
    ),
)  # fmt: skip
def bubble_sort(values: list) -> list:
    """Sort a list in ascending order."""
    return sorted(values)


@specification(
    names="is_sorted est_trie est_triee est_trie_croissant is_ascending sorted_check check_sorted "
    "is_sorted_ascending is_non_decreasing",
    domain=args(_NUMBERS, draw=lambda c: (sorted(c.randint(0, 9) for _ in range(c.randint(0, 7))),),
                share=0.4),
    extra="list numbers ascending",
    says="sorted ascending increasing order croissant ordre trie triee non-decreasing decreasing "
    "each smaller equal than next previous element",
    phrases=((r"\b(non-?decreasing|not strictly|equal (values|elements|neighbours) (are )?"
              r"(allowed|ok|fine))\b", "strict", False),
             (r"\bstrict(ly|ement)?\b", "strict", True)),
    against="reverse",
)  # fmt: skip
def is_sorted(values: list, *, strict: bool = False) -> bool:
    """Say whether a list is in ascending order."""
    pairs = list(itertools.pairwise(values))
    return all(a < b for a, b in pairs) if strict else all(a <= b for a, b in pairs)


@specification(
    names="is_increasing est_croissante is_strictly_increasing strictly_increasing est_croissant",
    domain=args(_NUMBERS, draw=lambda c: (sorted(c.randint(0, 9) for _ in range(c.randint(0, 7))),),
                share=0.4),
    extra="list numbers",
    says="increasing ascending each greater larger than one before previous next croissante",
    phrases=((r"\bstrict(ly|ement)?\b", "strict", True),),
)  # fmt: skip
def is_increasing(values: list, *, strict: bool = True) -> bool:
    """Say whether every element is larger than the one before."""
    pairs = list(itertools.pairwise(values))
    return all(a < b for a, b in pairs) if strict else all(a <= b for a, b in pairs)


@specification(
    names="merge_sorted merge_sorted_lists merge_two_sorted_lists merge_sorted_arrays "
    "fusionner_listes_triees fusion_listes_triees merge_two_sorted",
    domain=args(_ORDERED, _ORDERED),
    extra="two lists arrays list",
    says="merge merges two sorted lists one list order ascending into single",
)
def merge_sorted(first: list, second: list) -> list:
    """Make one sorted list of two."""
    return sorted(first + second)


@specification(
    names="count_inversions number_of_inversions compter_inversions",
    domain=args(_NUMBERS),
    extra="in list",
    says="count inversions pairs how many i j wrong order out larger earlier before later",
)
def count_inversions(values: list) -> int:
    """Count the pairs that stand in the wrong order."""
    return sum(a > b for i, a in enumerate(values) for b in values[i + 1 :])
