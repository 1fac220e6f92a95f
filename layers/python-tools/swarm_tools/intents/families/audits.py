"""What changed between two records, days without sales, and the next number of a year."""

from swarm_tools.intents.bounds import WITH_ITS_END
from swarm_tools.intents.model import Case, code, eq, intent

OTHER = "except (AttributeError, TypeError, KeyError):"
D = "from datetime import date"
OF_NONE = r"\bNone\b"
"""A docstring that says what stands for, or comes of, what is not there."""


def changed(label: str, old: dict, new: dict, want: dict) -> Case:
    """Return the case of two records whose fields are compared, if it gives a table of pairs."""
    return code(
        label, "try:", f"    result = dict({{f}}({old}, {new}))", OTHER, "    return  # other data",
        "if not all(isinstance(v, (tuple, list)) and len(v) == 2 for v in result.values()):",
        "    return  # told in another form",
        f"assert {{k: tuple(v) for k, v in result.items()}} == {want}",
    )  # fmt: skip


def by_day(label: str, orders: str, days: str, want: list[int]) -> Case:
    """Return the case of totals of days, as pairs, as a table or as a list."""
    return code(
        label, D, "try:", f"    result = {{f}}({orders}, {days})", OTHER,
        "    return  # other data",
        "rows = list(result.items()) if isinstance(result, dict) else list(result)",
        f"assert [r[-1] if isinstance(r, (tuple, list)) else r for r in rows] == {want}",
    )  # fmt: skip


MARCH = "[(date(2024, 3, 2), 5), (date(2024, 3, 1), 7), (date(2024, 3, 2), 4)]"

INTENTS = [
    intent(
        "audits.changed_fields", "The fields that differ, each with its old and its new value.",
        "changed fields|diff records|record diff|changes|compare records|field changes|diff dicts"
        "|dict diff|detect changes|diff fields|get changes|changed values|record changes",
        "dict dict",
        changed("one", {"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": (2, 3)}),
        changed("none", {"a": 1}, {"a": 1}, {}),
        changed("two", {"a": 1, "b": 2, "c": 0}, {"a": 5, "b": 2, "c": 4}, {"a": (1, 5),
                                                                             "c": (0, 4)}),
        objects="old new record records dict dicts between two before after fields values differ "
        "field value audit log for all that of each changed", returns="dict",
        spelled=(r"(old|before|a|previous|original|first|left|d1|ancien|avant)\w*",
                 r"(new|after|b|current|updated|second|right|d2|nouveau|apres)\w*"),
        unless="added removed ajoutes supprimes nested",
        stated=(
            (OF_NONE, changed("only_new", {"a": 1}, {"a": 1, "b": 2}, {"b": (None, 2)})),
            (OF_NONE, changed("only_old", {"a": 1, "b": 2}, {"a": 1}, {"b": (2, None)})),
        ),
    ),
    intent(
        "audits.totals_of_days", "The total of each day between two, 0 where there is nothing.",
        "daily totals|totals by day|totals per day|sales per day|daily sales|turnover per day"
        "|revenue per day|daily revenue|daily sums|ventes par jour|totaux par jour",
        "nested date date",
        by_day("three_days", MARCH, "date(2024, 3, 1), date(2024, 3, 3)", [7, 9, 0]),
        by_day("over_the_end_of_a_month", "[(date(2024, 2, 29), 5)]",
               "date(2024, 2, 28), date(2024, 3, 1)", [0, 5, 0]),
        objects="orders start end from to both included day days without sales total range list "
        "every turnover amount outside ignored of the per each gap filled zero pairs date",
        spelled=(r"(orders|sales|entries|payments|ventes|records|rows|amounts|transactions)",
                 r"(start|first|begin|from|debut|since)\w*", r"(end|last|to|until|fin|stop)\w*"),
        needs="timedelta", unless="weekday weekend holiday",
        stated=((WITH_ITS_END, by_day("the_last_day_too", MARCH,
                                      "date(2024, 3, 1), date(2024, 3, 2)", [7, 9])),),
    ),
    intent(
        "audits.next_number_of_four_digits",
        "The next number of a year; a new year begins at one.",
        "next invoice number|next order number|next number|next document number|next id"
        "|numero suivant|prochain numero|next receipt number|next case number"
        "|prochain numero facture|next ticket number", "string number",
        eq("the_next", "2024-0007", 2024, to="2024-0008"),
        eq("a_new_year", "2024-0017", 2025, to="2025-0001"),
        eq("over_a_ten", "2024-0099", 2024, to="2024-0100"),
        objects="last year after form counter starts again new invoice number next in the of "
        "previous current yyyy resets each starting with padded digits four three zeros",
        returns="string", needs="04d :04d zfill 0001 0042 0007 yyyy", unless="prefix month day",
        spelled=(r"(last|previous|current|number|dernier|prev)\w*",
                 r"(year|annee|current_year)"),
        stated=((OF_NONE, code("the_first", "assert {f}(None, 2024) == '2024-0001'")),),
    ),
]  # fmt: skip
