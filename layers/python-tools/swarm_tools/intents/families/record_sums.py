"""Sums, counts, means, groups and orders of records by one of their fields."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from swarm_tools.intents.model import Case, Intent, code, intent

KEY_ALONE, KEY_AND_AMOUNT = ((0, 1),), ((1, 1),)
ONE_FIELD, ONE_AMOUNT = ((0, 1), (1, 0)), ((1, 0), (1, 1))
"""How many amounts and how many other fields a function may read of a record."""
OTHER = "except (AttributeError, TypeError, ValueError):"

TWO = (("ann", 12), ("bob", 500), ("ann", 8))
LATE = (("ann", 1), ("ann", 2), ("bob", 4))
THRICE = (("bob", 2), ("ann", 7), ("bob", 3), ("bob", 5))
SPREAD = (("cid", 4), ("ann", 6), ("bob", 9), ("cid", 16), ("ann", 4), ("cid", 10))
DATA = (("two", TWO), ("last_is_new", LATE), ("three_times", THRICE), ("one", (("x", 3),)),
        ("six", SPREAD), ("nothing", ()))  # fmt: skip


def grouped(given: tuple) -> dict[str, list[int]]:
    """Return the numbers of each key."""
    out: dict[str, list[int]] = {}
    for key, number in given:
        out.setdefault(key, []).append(number)
    return out


def of_records(
    label: str,
    given: tuple,
    reads: tuple[tuple[int, int], ...],
    call: str,
    *more: str,
    name: str = "{amount}",
) -> Case:
    """Return the case of a function called with records; `more` speaks of what it gives."""
    return replace(
        code(
            label, *written_down(given, name),
            "try:", f"    result = {call}", OTHER, "    return  # other data", *more,
        ),
        reads=reads,
    )  # fmt: skip


def written_down(given: Iterable[tuple], name: str = "{amount}") -> tuple[str, ...]:
    """Return the lines of the records of some keys and what they hold under another name."""
    rows = (f"    {{{{key}}: {key!r}, {name}: {value!r}}}," for key, value in given)
    return ("records = [", *rows, "]")


def listed(pairs: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """Return the names of each key, in order of the alphabet."""
    out: dict[str, list[str]] = {}
    for key, name in sorted(pairs):
        out.setdefault(key, []).append(name)
    return out


def by_field(
    label: str, given: tuple, reads: tuple[tuple[int, int], ...], want: dict, *more: str
) -> Case:
    """Return the case of a table from a field to what is made of the records."""
    return of_records(label, given, reads, "dict({f}(records))", *more, f"assert result == {want}")


FIELDS = (
    "by per for each of the in a records rows dicts list dict maps keys with field customer client "
    "customers clients category categories product products month months region store employee "
    "employees person people project member members user department country city year supplier "
    "account team player players name date day kind type genre author class student students "
    "subject room teacher branch shop seller status level orders order sales expenses invoices "
    "payments entries transactions items lines visits donations par client produit mois categorie "
    "ville magasin vendeur eleve membre projet personne service depenses ventes commandes factures"
)
GIVEN = (r"(?!.*(path|file|fichier|pairs|text|line$|lines$)).*",)
BARS = (
    "io path csv tax discount percent share top rank limit threshold refund refunds unpaid overdue"
)
SUMS = (
    "total by|totals by|sum by|sums by|total per|totals per|sum per|sales by|sales per|revenue by"
    "|revenue per|expenses by|expenses per|spending by|spending per|amount by|amount per"
    "|amounts by|hours by|hours per|points by|points per|income by|cost by|costs by|turnover by"
    "|total amount by|total hours by|total spent by|total sales by|totaux par|total par"
    "|somme par|ventes par|depenses par|heures par|montant par|chiffre affaires par|minutes by"
    "|donations by|payments by|total for each|sum for each|totals for each"
)
COUNTS = (
    "count by|counts by|count per|counts per|number by|number per|orders per|orders by|visits per"
    "|count for each|nombre par|compter par|members per|members by|students per|students by"
    "|items per|entries per|books per|books by|tickets by|tickets per|loans per|effectif par"
)
MEANS = (
    "average by|averages by|average per|mean by|mean per|average amount by|average score by"
    "|average grade by|average price by|average salary by|average grades by|moyenne par"
    "|moyennes par|average for each|averages per"
)
SORTED = (
    "sort by|sorted by|order by|trier par|tri par|sort records by|rank by|sort products by"
    "|sort students by|sort employees by|sort items by|sort people by|sort books by|sort records"
)
EITHER_END = "values in (sorted(values), sorted(values)[::-1])"
RISING = r"\b(cheapest|lowest|smallest|shortest|lightest) first\b|\bascending\b"
FALLING = r"\b(highest|largest|most expensive|biggest|longest|heaviest) first\b|\bdescending\b"
BEST = (
    "best customer|top customer|biggest customer|best seller|top seller|best selling product"
    "|top product|best client|meilleur client|meilleur vendeur|best product|top spender"
    "|biggest spender|top category|best salesperson|highest revenue customer"
)
INDEXED = "index by|index by id|lookup by|by id|map by id|indexer par|key by|records by id"
GROUPS = (
    "group by|group|grouped by|grouper par|regrouper par|group records by|by category|group rows by"
)

UNLESS_GROUPS = ("if any(isinstance(v, list) for v in result.values()):", "    return  # groups")
TAKEN_OUT = "result = {key: row[{amount}] for key, row in result.items()}"
UNLIKE = (("ann", 12), ("bob", 5), ("cid", 8), ("dan", 70))


def in_order(label: str, given: tuple, want: str = "") -> Case:
    """Return the case of records by one of their fields, from either end if nothing is wanted."""
    return of_records(
        label, given, ONE_FIELD, "list({f}(records))",
        "values = [record[{read}] for record in result]",
        "assert all(record in result for record in records) and len(result) == len(records)",
        f"assert {want or EITHER_END}",
    )  # fmt: skip


def of_all(
    make: Callable[[list[int]], Any], reads: tuple[tuple[int, int], ...], *more: str
) -> list[Case]:
    """Return the cases of all data, made by a function of the numbers of a key."""
    return [
        by_field(label, given, reads, {k: make(v) for k, v in grouped(given).items()}, *more)
        for label, given in DATA
    ]


def of_one_sign(made: Intent) -> Intent:
    """Return an intent that is not that of functions which ask for the sign of amounts."""
    return replace(made, unless=made.unless | {"zero compared=", "negative=", "abs"})


INTENTS = [
    of_one_sign(intent(
        "record_sums.sums", "The sum of the amounts of the records of each.", SUMS, "records",
        *of_all(sum, KEY_AND_AMOUNT), returns="dict", spelled=GIVEN,
        objects=FIELDS + " amount amounts total totals add up sum sums hours spent",
        unless=BARS + " average mean len count",
    )),
    intent(
        "record_sums.counts", "How many records there are of each.", COUNTS, "records",
        *of_all(len, KEY_ALONE, *UNLESS_GROUPS),
        objects=FIELDS + " count counts number how many", returns="dict",
        spelled=GIVEN, unless=BARS + " average mean sum",
    ),
    of_one_sign(intent(
        "record_sums.means", "The mean of the amounts of the records of each.", MEANS, "records",
        *of_all(lambda v: sum(v) / len(v), KEY_AND_AMOUNT),
        objects=FIELDS + " mean average averages grade grades score scores price salary notes",
        returns="dict", spelled=GIVEN, unless=BARS + " median weighted round",
    )),
    intent(
        "record_sums.ordered", "All records, in the order of one of their fields.", SORTED,
        "records",
        *(in_order(label, given) for label, given in (
            ("four", UNLIKE), ("falling", UNLIKE[::-1]), ("one", UNLIKE[:1]),
            ("first_is_last", (("zoe", 90), ("ann", 1), ("bob", 20))))),
        objects=FIELDS + " sort sorted ascending descending highest lowest first price prices age "
        "grade score by_name increasing decreasing cheapest oldest youngest", returns="list",
        spelled=GIVEN, unless="io path csv top limit in_place .sort",
        stated=((RISING, in_order("rising", UNLIKE, "values == sorted(values)")),
                (FALLING, in_order("down", UNLIKE, "values == sorted(values)[::-1]"))),
    ),
    intent(
        "record_sums.best", "The name whose amounts add up to the most.", BEST, "records",
        *(of_records(label, given, KEY_AND_AMOUNT, "{f}(records)",
                     "names = result if isinstance(result, (tuple, list)) else (result,)",
                     f"assert not isinstance(names[0], str) or names[0] == {want!r}")
          for label, given, want in (
              ("more_in_all", (("ann", 12), ("bob", 17), ("ann", 8)), "ann"),
              ("one_large", (("ann", 1), ("ann", 2), ("bob", 4)), "bob"),
              ("last", (("cid", 4), ("ann", 6), ("bob", 9), ("bob", 1)), "bob"))),
        objects=FIELDS + " best highest revenue most sold top total totals of biggest largest who",
        returns="any", spelled=GIVEN, unless=BARS + " average mean len count least worst lowest",
    ),
    intent(
        "record_sums.index", "The record of each key.", INDEXED, "records",
        by_field("three", UNLIKE, KEY_ALONE, dict(UNLIKE), TAKEN_OUT),
        by_field("one", UNLIKE[:1], KEY_ALONE, dict(UNLIKE[:1]), TAKEN_OUT),
        objects=FIELDS + " id ids index lookup table unique", returns="dict", spelled=GIVEN,
        unless="io path csv lists group setdefault append",
    ),
    intent(
        "record_sums.groups", "The records of each, in order, or what one of their fields holds.",
        GROUPS + "|names by|titles by|ids by|emails by|list by|noms par|titres par", "records",
        *of_all(list, KEY_ALONE,
                "result = {key: [row[{amount}] for row in rows] for key, rows in result.items()}"),
        *(of_records(
            f"names_of_{label}", given, ((0, 2),), "dict({f}(records))",
            "found = {key: sorted(names) for key, names in result.items()}",
            f"assert found in ({listed(given)}, "
            f"{listed([(number, key) for key, number in given])})", name="{other}")
          for label, given in (
            ("two", (("x", "ann"), ("y", "bob"))), ("one", (("x", "ann"), ("x", "bob"))),
            ("four", (("x", "dan"), ("y", "ann"), ("x", "bob"), ("y", "cid"))), ("none", ()))),
        objects=FIELDS + " group grouped names titles list sorted which", returns="dict",
        spelled=GIVEN, unless=BARS + " average mean sum count key_function set",
    ),
]  # fmt: skip
