"""Lists of records without repeats, joined by a key, by their dates, and added up by month."""

from dataclasses import replace

from swarm_tools.intents.families.natural import ANY_CASE
from swarm_tools.intents.families.record_sums import (
    FIELDS,
    GIVEN,
    KEY_ALONE,
    KEY_AND_AMOUNT,
    of_records,
    written_down,
)
from swarm_tools.intents.model import Case, code, intent

OTHER = "except (AttributeError, KeyError, TypeError, ValueError):"
MAILS = ("a@x.org", "b@x.org", "a@x.org")
FIRST_KEPT = (
    r"\bfirst (one|contact|record|entry|occurrence|row|of them)?\b[^.;]{0,20}\b(kept|wins|stays)\b"
    r"|\bkeep\w*( only)? the first\b|\b(premi[eè]re?) \w* ?(est |sont )?(gard|conserv)"
)
LAST_KEPT = (
    r"\blast (one|contact|record|entry|occurrence|row|of them)?\b[^.;]{0,20}\b(kept|wins|stays)\b"
    r"|\bkeep\w*( only)? the (last|latest|newest)\b"
)
NONE_LAST = r"\b(without|no|missing|None)\b[^.;]{0,60}\b(last|at the end|end up last|behind)\b"
LEFT_FIRST = r"\b(left|first) (record|row|one|list)?\b[^.;]{0,20}\b(kept|wins|stays)\b|left wins"
EVERY_LEFT = r"\b(every|each|all) (of the )?left\b|\bleft join\b|\bonce in the result\b"
BY_MONTH = r"['\"`]?\bYYYY-MM\b(?!-)|['\"`]\d{4}-\d\d['\"`]"
IN_ORDER = r"\bmonths?\b[^.;]{0,30}\b(ascending|in order|sorted|chronolog\w+)"
DATED = "from datetime import date"
SERIAL = "'serial'"


def unlike(label: str, keys: tuple[str, ...], *want: list[int]) -> Case:
    """Return the case of records of which some have the same key; their numbers are kept."""
    return of_records(
        label, numbered(keys), KEY_ALONE, "list({f}(records))",
        "if not all(isinstance(row, dict) for row in result):",
        "    return  # told in another form",
        f"assert any(rows == [row['serial'] for row in result] for rows in {want})", name=SERIAL,
    )  # fmt: skip


def by_date(label: str, days: tuple[str | None, ...], want: list[int]) -> Case:
    """Return the case of records in the order of their dates, written as texts or not."""
    return replace(
        code(
            label, DATED, *written_down(numbered(days), SERIAL),
            "try:", "    result = {f}(records)", "except TypeError:",
            "    days = [r[{key}] and date.fromisoformat(r[{key}]) for r in records]",
            "    records = [r | {{key}: day} for r, day in zip(records, days)]",
            "    result = {f}(records)", "result = records if result is None else result",
            f"assert {want} == [row['serial'] for row in result]",
        ),
        reads=KEY_ALONE,
    )  # fmt: skip


def numbered(keys: tuple[str | None, ...]) -> tuple[tuple[str | None, int], ...]:
    """Return each key with its place."""
    return tuple((key, place) for place, key in enumerate(keys))


def of_months(label: str, rows: tuple[tuple[str, int], ...], *more: str) -> Case:
    """Return the case of amounts of days; `more` speaks of the table of months that is made."""
    return of_records(label, rows, KEY_AND_AMOUNT, "{f}(records)", "table = dict(result)", *more)


def joined(label: str, left: list[dict], right: list[dict], *more: str) -> Case:
    """Return the case of two lists of records that have a key in common."""
    return code(
        label, f"left, right = {left}, {right}", "try:",
        "    result = [dict(row) for row in {f}(left, right, 'id')]", OTHER,
        "    return  # other data", *more,
    )  # fmt: skip


DAYS = (("2023-12-30", 5), ("2024-01-02", 7), ("2024-01-31", 1), ("2024-12-01", 4))
PEOPLE = [{"id": 1, "name": "ann"}, {"id": 2, "name": "bob"}]
TOWNS = [{"id": 2, "town": "Rome"}, {"id": 1, "town": "Oslo"}]

INTENTS = [
    intent(
        "record_lists.unlike", "Of records with the same key one alone is kept, in order.",
        "unique by|dedupe by|remove duplicate contacts|unique contacts|dedupe contacts|drop "
        "duplicates|deduplicate|unique by email|dedupe by email|remove duplicates|distinct by"
        "|unique records|remove duplicate records|dedupe records|deduplicate contacts|dedupe"
        "|sans doublons|supprimer doublons|unique rows", "records",
        unlike("two_of_three", MAILS, [0, 1], [1, 2], [2, 1]),
        unlike("all_unlike", MAILS[:2], [0, 1]), unlike("one_alone", ("c@x.org",) * 3, [0], [2]),
        objects=FIELDS + " email mail address contacts remove duplicate duplicates duplicated kept "
        "same key unique first one addresses equal apart two if", returns="list", spelled=GIVEN,
        unless="newest latest merge merged count",
        stated=(
            (FIRST_KEPT, unlike("the_first_is_kept", MAILS, [0, 1])),
            (LAST_KEPT, unlike("the_last_is_kept", MAILS, [1, 2], [2, 1])),
            (rf"{ANY_CASE}|\bapart from (upper and lower )?case\b",
             unlike("whatever_the_case", ("A@X.org", "a@x.org", "b@x.org"), [0, 2], [1, 2])),
        ),
    ),
    intent(
        "record_lists.by_date", "The records from the earliest date to the latest.",
        "sort by due|by due date|sort tasks|sort by deadline|sort by date|tasks by due|by date"
        "|order by date|sort by due date|trier par date|trier par echeance|sort events"
        "|sort chronologically|chronological", "records",
        by_date("three", ("2024-05-02", "2023-12-24", "2024-01-15"), [1, 2, 0]),
        by_date("two", ("2024-10-01", "2024-09-30"), [1, 0]), by_date("none", (), []),
        objects=FIELDS + " due deadline task tasks events earliest first sorted iso text last in "
        "order chronological return list passed alone left", returns="list", spelled=GIVEN,
        unless="latest newest descending reverse= priority done",
        stated=((NONE_LAST, by_date("those_without_come_last",
                                    (None, "2024-05-02", "2023-12-24"), [2, 1, 0])),),
    ),
    intent(
        "record_lists.of_months", "The sum of the amounts of each month.",
        "monthly totals|totals by month|sum by month|monthly sums|expenses by month"
        "|total per month|monthly revenue|revenue by month|totaux mensuels|sales by month"
        "|monthly expenses|monthly sales|depenses par mois|total by month|ventes par mois",
        "records",
        of_months("four_days", DAYS, "assert sorted(table.values()) in ([4, 5, 8], [8, 9])"),
        of_months("one_day", DAYS[:1], "assert list(table.values()) == [5]"),
        of_months("no_days", (), "assert table == {}"),
        objects=FIELDS + " monthly expense amount amounts iso text yyyy mm dd sum total totals "
        "ascending from", returns="dict", spelled=GIVEN, unless="csv path average mean count tax",
        stated=(
            (BY_MONTH, of_months("by_year_and_month", DAYS, "assert table == {'2023-12': 5, "
                                 "'2024-01': 8, '2024-12': 4}")),
            (IN_ORDER, of_months("months_in_order", (("2024-03-01", 1), ("2024-01-01", 9),
                                                     ("2024-02-01", 4)),
                                 "assert list(table.values()) == [9, 4, 1]")),
        ),
    ),
    intent(
        "record_lists.joined", "Records of two lists with the same key become one.",
        "left join|join records|join lists|merge records|join on key|inner join|join|merge on key"
        "|join tables|join rows|jointure", "records records any",
        joined("all", PEOPLE, TOWNS, "assert [row.get('town') for row in result] == ['Oslo', "
               "'Rome']", "assert ['ann', 'bob'] == [row.get('name') for row in result]"),
        joined("none", [], TOWNS, "assert [] == result"),
        objects=FIELDS + " left right join two lists common every once result completed that same "
        "there clash names value kept on", returns="any", spelled=(r".*", r".*", r"(on|key|field"
        r"|by|column|cle|name)\w*"), unless="outer full",
        stated=(
            (LEFT_FIRST, joined("the_left_one_counts", [{"id": 1, "v": 5}], [{"id": 1, "v": 8}],
                                "assert [{'id': 1, 'v': 5}] == result")),
            (EVERY_LEFT, joined("those_without_another_stay", PEOPLE, TOWNS[:1],
                                "assert ['ann', 'bob'] == [row['name'] for row in result]")),
        ),
    ),
]  # fmt: skip
