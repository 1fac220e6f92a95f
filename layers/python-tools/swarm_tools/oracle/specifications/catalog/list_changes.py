"""New lists from lists."""

from __future__ import annotations

import itertools

from ..domains import Domain, integers, items, lists
from ..model import OPEN, args, one_of, specification

_NUMBER = integers(-9, 9)
_NUMBERS = lists(_NUMBER, 0, 7)
_LIST = "list numbers items elements arr array nums values liste lst seq sequence data tableau xs l"
_SIZE = "size n k length chunk count taille width step"


@specification(
    names="reverse_list inverser_liste reverse_array renverser_liste list_reverse reverse_items",
    domain=args(items()),
    extra="list",
    says="reversed reverse order elements opposite inverse last first",
    in_place=True,
    phrases=((r"\b(in[ -]place|sur place|en place)\b", "in_place", None),),
)
def reverse_list(values: list) -> list:
    """Give the elements in opposite order."""
    return values[::-1]


@specification(
    names="remove_duplicates unique dedupe supprimer_doublons enlever_doublons unique_elements "
    "remove_dups deduplicate sans_doublons distinct unique_values retirer_doublons dedup "
    "remove_duplicate unique_list unique_items",
    domain=args(items()),
    extra="list elements from order preserve_order items values",
    roles={"values": _LIST + " words names"},
    says="remove removes without duplicates duplicate unique distinct keep keeps "
    "keeping kept order "
    "first occurrence occurrences appearance original preserving once elements each appear time "
    "doublons ordre premiere apparition conserve garde sans repeated preserve preserved the only",
    phrases=(
        (r"\b(keeping|preserving|in|in the|keep|keeps|preserves) (the )?(original |their )?order"
         r"( of (their )?(first )?(appearance|occurrence|elements))?", "form", "in order"),
        (r"\b(order (is )?(kept|preserved))\b", "form", "in order"),
    ),
)  # fmt: skip
def remove_duplicates(values: list, *, form: str = one_of("in order", "sorted", "set")):
    """Give every element once."""
    kept = list(dict.fromkeys(values))
    return {"in order": kept, "sorted": sorted(kept)}.get(form, set(kept))


@specification(
    names="find_duplicates trouver_doublons duplicates get_duplicates doublons list_duplicates "
    "repeated_elements",
    domain=args(items()),
    extra="list elements in",
    roles={"values": _LIST},
    says="duplicates duplicate elements appear occur more than once twice several each listed "
    "order first sorted doublons that which only times",
)
def find_duplicates(values: list, *, form: str = one_of("first", "second", "sorted", "set",
                    "each time")):  # fmt: skip
    """Give every element that occurs more than once, once."""
    twice = [x for i, x in enumerate(values) if x in values[:i]]
    if form == "second":
        return list(dict.fromkeys(twice))
    kept = [x for x in dict.fromkeys(values) if x in twice]
    if form == "each time":
        return twice
    return {"first": kept, "sorted": sorted(kept)}.get(form, set(kept))


@specification(
    names="has_duplicates contient_doublons contains_duplicate contains_duplicates a_des_doublons",
    domain=args(items()),
    extra="list",
    roles={"values": _LIST},
    says="duplicates duplicate element any appears occurs more than once twice at least doublons",
    phrases=((r"\bat least\b", "", None),),
)
def has_duplicates(values: list) -> bool:
    """Say whether an element occurs twice."""
    return any(x in values[:i] for i, x in enumerate(values))


def _nested(chance) -> list:
    return [
        [chance.randint(0, 5), *([[chance.randint(6, 9)]] if chance.random() < 0.3 else [])]
        if chance.random() < 0.6
        else chance.choice((chance.randint(10, 14), [], [1, 2]))
        for _ in range(chance.randint(0, 5))
    ]


_DEEP = ([], [[1]], [1, [2]], [[1, 2], [3]], [[1, [2, [3]]]], [[], [1]], [[1], [2], [3, 4]])


@specification(
    names="flatten aplatir flatten_list aplatir_liste deep_flatten flatten_nested_list "
    "flatten_deep flatten_nested flatten_recursive flatten_lists",
    domain=args(Domain("nested", _DEEP, _nested)),
    extra="list recursive nested",
    typed=False,
    says="flatten flat nested lists list one level deep depth any arbitrarily single all levels "
    "recursively into elements inner imbriquees simple niveau profondeur listes sublists arbitrary "
    "plat order of liste sous",
    phrases=(
        (r"\b(one|a single|un) (level|niveau)( deep| only)?\b|\bliste de listes\b"
         r"|\blist of lists\b", "", None),
        (r"\b(arbitrarily|any depth|any level|all levels|deeply|recursively)\b", "deep", True),
    ),
)  # fmt: skip
def flatten(values: list, *, deep: bool = True):
    """Put the elements of nested lists into one list."""
    found: list = []
    for x in values:
        if isinstance(x, list):
            found += flatten.reference(x) if deep else x
        elif deep:
            found.append(x)
        else:
            return OPEN
    return found


@specification(
    names="chunk chunks chunk_list split_into_chunks chunked decouper_liste decouper_en_blocs "
    "split_list batch batches en_paquets paquets split_chunks make_chunks list_chunks",
    domain=args(items(), integers(1, 5, 1, 2, 3)),
    extra="list of size into",
    roles={"values": _LIST, "size": _SIZE},
    says="pieces "
    "lists chunks size last one shorter smaller may be split consecutive given "
    "cut elements most length each blocs taille dernier plus court up n batches "
    "sublists decoupe morceaux possibly can into",
    phrases=((r"\bat most\b|\bthe rest\b", "", None),),
    against="divmod min",
)
def chunks(values: list, size: int) -> list[list]:
    """Cut a list into lists of one size, the last of which may be shorter."""
    return [values[i : i + size] for i in range(0, len(values), size)]


@specification(
    names="running_total cumulative_sum prefix_sums sommes_cumulees somme_cumulee running_totals "
    "running_sum cumulative_sums cumul prefix_sum cumulate cumsum totaux_cumules",
    domain=args(_NUMBERS),
    extra="list",
    says="running total cumulative sum sums each element elements so far prefix up to including "
    "previous before itself cumulees totals after every",
    phrases=((r"\bso far\b", "", None),),
)
def running_total(values: list, *, from_zero: bool = False) -> list:
    """Give the sum up to each element."""
    return [sum(values[:i]) for i in range(0 if from_zero else 1, len(values) + 1)]


@specification(
    names="differences consecutive_differences diffs ecarts pairwise_differences",
    domain=args(_NUMBERS),
    extra="list",
    roles={"values": _LIST},
    says="differences difference between consecutive neighbouring adjacent elements next previous "
    "each successive neighbours one minus ecarts",
)
def differences(values: list) -> list:
    """Give the difference of each element from the one before."""
    return [b - a for a, b in itertools.pairwise(values)]


@specification(
    names="product_except_self",
    domain=args(lists(_NUMBER, 2, 6)),
    says="product all other elements each position except itself but own index every one",
)
def product_except_self(values: list) -> list:
    """Give for each element the product of all others."""
    found = []
    for i in range(len(values)):
        left = 1
        for x in values[:i] + values[i + 1 :]:
            left *= x
        found.append(left)
    return found
