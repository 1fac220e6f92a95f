"""Dictionaries and sets of elements."""

from __future__ import annotations

from ..domains import choices, dicts, integers, items, lists, numbers
from ..model import OPEN, args, one_of, specification

_KEY = choices("a", "b", "c", "d", "e", "mon", "tue", "x", kind="string")
_COUNTS = dicts(_KEY, integers(1, 9), 0, 5, {}, {"a": 1}, {"b": 2, "a": 1}, {"a": 5})
_VALUES = dicts(_KEY, numbers(-9, 30), 0, 6)
_LIST = "list numbers items elements arr array nums values liste lst seq sequence data tableau xs"
_ADJECTIVES = {
    True: "hottest warmest highest largest biggest oldest heaviest tallest richest "
          "most_expensive priciest greatest maximum busiest most_populous",
    False: "coldest coolest cheapest lowest smallest youngest lightest shortest poorest "
           "minimum least_expensive",
}  # fmt: skip
_NOUNS = (
    "day city product student player person country town station room team "
    "employee article jour ville fruit book"
)
_ABOUT = (
    _NOUNS + " lowest highest temperature price value cost score age weight height population "
    "largest smallest most least expensive cheapest coldest warmest hottest degrees whose days "
    "items minimum maximum tie ties first dictionary dict keys key name names"
)


def _named(most: bool) -> str:
    found = [f"{a}_{noun}" for a in _ADJECTIVES[most].split() for noun in _NOUNS.split()]
    return " ".join(found) + (" key_of_max key_with_max_value argmax_dict key_with_highest_value"
                              if most else
                              " key_of_min key_with_min_value key_with_lowest_value")  # fmt: skip


_TIES = (
    (r"[,;]? ?(the )?first( one)? (on|in case of) (a )?ties?\b", "last", False),
    (r"[,;]? ?(or )?(an empty string|none|empty) (if|when) [\w ]+", "", None),
)


@specification(names=_named(False), domain=args(_VALUES), says=_ABOUT, phrases=_TIES)
def key_of_smallest(values: dict, *, last: bool = False):
    """Give the key with the smallest value; what an empty dictionary gives is open."""
    keys = list(reversed(values)) if last else list(values)
    return min(keys, key=values.__getitem__) if keys else OPEN


@specification(names=_named(True), domain=args(_VALUES), says=_ABOUT, phrases=_TIES)
def key_of_largest(values: dict, *, last: bool = False):
    """Give the key with the largest value; what an empty dictionary gives is open."""
    keys = list(reversed(values)) if last else list(values)
    return max(keys, key=values.__getitem__) if keys else OPEN


@specification(
    names="merge_dicts fusionner_dictionnaires merge_dictionaries merge_two_dicts combine_dicts "
    "fusionner_dicts",
    domain=args(_COUNTS, _COUNTS),
    extra="dict two",
    says="merge merges merged two dictionaries dictionary dicts into one second wins values keys "
    "override overrides key both new taking precedence later conflict",
    phrases=(
        (r"\b(the )?(second|latter|right|last|b)('s)?( one| dict\w*)?( values?)? "
         r"(wins|overrides?|takes? precedence|has priority)[\w ]*", "first_wins", False),
        (r"\b(the )?(first|left|a)('s)?( one| dict\w*)?( values?)? "
         r"(wins|overrides?|takes? precedence|has priority)[\w ]*", "first_wins", True),
    ),
)  # fmt: skip
def merge_dicts(first: dict, second: dict, *, first_wins: bool = False) -> dict:
    """Make one dictionary of two."""
    return second | first if first_wins else first | second


@specification(
    names="merge_counts add_counts fusionner_comptes sum_counts combine_counts",
    domain=args(_COUNTS, _COUNTS),
    extra="dicts two",
    says="add sum counts two dictionaries dictionary merge keys key each values both added without "
    "changing them summed one",
)
def merge_counts(first: dict, second: dict) -> dict:
    """Add the values of two dictionaries by key."""
    return {key: first.get(key, 0) + second.get(key, 0) for key in first | second}


@specification(
    names="invert_dict inverser_dictionnaire invert_dictionary reverse_dict swap_keys_values "
    "inverser_dict invert_mapping reverse_dictionary swap_dict",
    domain=args(dicts(_KEY, integers(1, 40), 0, 5, {}, {"a": 1}, {"a": 1, "b": 2})),
    extra="dict",
    roles={"mapping": "d dict dictionary mapping dic data table dico dictionnaire original"},
    says="keys values swap swapped swaps exchanged become dictionary inverted value "
    "key cles valeurs "
    "mapping exchange dict",
)
def invert_dict(mapping: dict, *, lists_of_keys: bool = False):
    """Swap keys and values; equal values are open."""
    if len(set(mapping.values())) < len(mapping):
        return OPEN
    return {value: [key] if lists_of_keys else key for key, value in mapping.items()}


@specification(
    names="frequencies count_frequencies frequency count_elements count_items element_counts "
    "compter_elements frequence count_frequency frequency_count item_counts tally "
    "frequency_table count_occurrences compter_occurrences",
    domain=args(items()),
    extra="list elements items dict of",
    roles={"values": _LIST},
    says="how often many times each element item value occurs appears frequency dictionary dict "
    "count counts mapping occurrences maps fois",
)
def frequencies(values: list, *, form: str = one_of("counts", "shares", "percent")) -> dict:
    """Count how often each element occurs."""
    parts = {"counts": 1, "shares": len(values), "percent": len(values) / 100}
    return {x: values.count(x) / parts[form] for x in values}


@specification(
    names="lists_to_dict zip_to_dict dict_from_lists make_dict listes_en_dict",
    domain=args(lists(_KEY, 0, 3, [], ["a"], distinct=True), lists(integers(0, 9), 0, 3),
                draw=lambda c: _parallel(c), share=1.0),
    roles={"keys": "keys cles names", "values": "values valeurs"},
    extra="dict two lists",
    says="dictionary keys values two lists dict from pairs mapping",
)  # fmt: skip
def lists_to_dict(keys: list, values: list):
    """Make a dictionary of a list of keys and a list of values."""
    return dict(zip(keys, values, strict=True)) if len(keys) == len(values) else OPEN


def _parallel(chance):
    keys = chance.sample(("a", "b", "c", "d", "e"), chance.randint(0, 5))
    return keys, [chance.randint(0, 9) for _ in keys]


def _once(values: list) -> list:
    return list(dict.fromkeys(values))


_DISTINCT = lists(integers(0, 6), 0, 5, distinct=True)
_FORMS = ("first order", "sorted", "set")


def _form(values: list, form: str):
    return {"first order": values, "sorted": sorted(values)}.get(form, set(values))


_SETS = "both lists elements two list common once each order no without duplicates appear in items"


@specification(
    names="intersection common_elements elements_communs intersection_listes list_intersection "
    "intersect find_common_elements lists_intersection",
    domain=args(_DISTINCT, _DISTINCT),
    extra="lists list two of",
    says=_SETS + " intersection shared communs",
    phrases=((r"\bwithout duplicates\b|\bno duplicates\b|\beach (only )?once\b", "", None),),
)  # fmt: skip
def intersection(first: list, second: list, *, form: str = one_of(*_FORMS, "second order")):
    """List the elements that are in both lists."""
    if form == "second order":
        return [x for x in second if x in first]
    return _form([x for x in first if x in second], form)


@specification(
    names="union union_listes list_union union_of_lists lists_union",
    domain=args(_DISTINCT, _DISTINCT),
    extra="lists list two of",
    roles={"first": "a first list1 l1 lst1 xs one s1 x liste1 left", "second": "b second list2 l2 "
           "lst2 ys other s2 y liste2 two right"},
    says=_SETS + " union all either",
    phrases=((r"\bwithout duplicates\b|\bno duplicates\b|\beach (only )?once\b", "", None),),
)  # fmt: skip
def union(first: list, second: list, *, form: str = one_of(*_FORMS)):
    """List the elements that are in one of the lists, each once."""
    return _form(_once(first + second), form)


@specification(
    names="is_subset est_sous_ensemble",
    domain=args(lists(integers(0, 4), 0, 3), lists(integers(0, 4), 0, 6)),
    extra="of list",
    says="every all element elements first second is in subset sous ensemble contained",
)
def is_subset(first: list, second: list) -> bool:
    """Say whether every element of the first list is in the second."""
    return all(x in second for x in first)
