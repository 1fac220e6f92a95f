"""Records that are picked by one of their fields."""

from swarm_tools.intents.families.record_sums import (
    FIELDS,
    GIVEN,
    KEY_ALONE,
    LATE,
    ONE_AMOUNT,
    SPREAD,
    TWO,
    UNLIKE,
    of_records,
)
from swarm_tools.intents.model import Case, intent

CHOSEN = (
    "filter by|find by|search by|get by|select by|books by|products by|orders by|orders of"
    "|by author|by category|tasks by|in category|of category|items by|employees in"
    "|students in"
    "|filtrer par|chercher par|trouver par|products in category|with status|find all by"
)
MOST = (
    "most expensive|most expensive product|most expensive item|dearest|best student|top student"
    "|highest paid|best paid|top scorer|best employee|longest movie|longest film|longest song"
    "|heaviest|heaviest package|biggest city|largest city|most populated|most populous|best player"
    "|highest score|best product|best rated|highest rated|top rated|best score|oldest|oldest person"
    "|oldest student|oldest user|plus cher|produit plus cher|meilleur eleve|meilleur etudiant"
    "|plus age|mieux paye|plus grande ville|best movie|top employee|largest order"
    "|biggest order|most popular|highest salary employee|longest book|richest"
)
LEAST = (
    "cheapest|cheapest product|cheapest item|lowest paid|worst student|youngest|youngest person"
    "|youngest student|youngest user|shortest movie|shortest film|lightest|lightest package"
    "|smallest city|lowest rated|moins cher|produit moins cher|plus jeune|least expensive"
    "|least expensive item|lowest score|smallest order|poorest|shortest song"
)
OVER = (
    "expensive products|costlier than|filter above"
    "|students above|products above|products over|orders above|orders over|older than|adults"
    "|filter expensive|earning more than|cities over|large orders|big orders|heavier than"
    "|longer than|above threshold|plus chers que|plus ages que"
)
UNDER = (
    "cheap products|cheaper than|filter below|students below"
    "|products below|products under|orders below|orders under|younger than|affordable"
    "|earning less than|lighter than|shorter than|below threshold|moins chers que"
)
LIMIT = (
    r"(limit|threshold|minimum|maximum|min\w*|max\w*|price|amount|value|n|score|age|seuil|limite|"
    r"budget|salary|points|grade|weight|length|size|cutoff|bound|level|prix|montant|count|total)"
)
SAID = " the with name names who whose is are record person student product first order "


def picked(label: str, given: tuple, key: str) -> Case:
    """Return the case of the records whose field is as given."""
    want = [number for name, number in given if name == key]
    return of_records(
        label, given, KEY_ALONE, f"[row[{{amount}}] for row in {{f}}(records, {key!r})]",
        f"assert result == {want}",
    )  # fmt: skip


def one(label: str, given: tuple, at: int) -> Case:
    """Return the case of one record: itself, its key, its number, or both."""
    key, number = given[at]
    return of_records(
        label, given, ONE_AMOUNT, "{f}(records)",
        "if isinstance(result, list) or (isinstance(result, dict) and result not in records):",
        "    return  # several", f"answers = [records[{at}], {key!r}, {number}]",
        f"assert result in [*answers, ({key!r}, {number}), ({number}, {key!r})]",
    )  # fmt: skip


def several(label: str, given: tuple, limit: int, want: list[int]) -> Case:
    """Return the case of the records on one side of a limit, or of their keys, in order."""
    keys = [key for key, number in given if number in want]
    return of_records(
        label, given, ONE_AMOUNT, f"{{f}}(records, {limit})",
        "if isinstance(result, (int, str, dict)):", "    return  # no list",
        "found = [row[{amount}] if isinstance(row, dict) else row for row in result]",
        f"assert found in ({want}, {keys})",
    )  # fmt: skip


INTENTS = [
    intent(
        "record_picks.chosen", "The records whose field is as given, in order.", CHOSEN,
        "records any",
        *(picked(label, given, key) for label, given, key in (
            ("two", TWO, "ann"), ("the_last", LATE, "bob"), ("the_first", LATE, "ann"),
            ("nothing", TWO, "zoe"), ("one_between", SPREAD, "bob"))),
        objects=FIELDS + " filter find search get select whose given matching match exactly only",
        returns="list",
        spelled=(*GIVEN, r"(category|author|name|status|customer|genre|city|department|type|key|"
                 r"value|tag|kind|group|region|country|auteur|categorie|nom|ville|owner|assignee"
                 r"|brand|color|colour|state|role|team|supplier|room|subject)"),
        unless="io path csv first_only exclude not != key_function lambda_given",
    ),
    intent(
        "record_picks.most", "The record with the highest number in one of its fields.", MOST,
        "records",
        *(one(label, given, at) for label, given, at in (
            ("last", UNLIKE, 3), ("first", UNLIKE[::-1], 0), ("alone", UNLIKE[:1], 0),
            ("between", (("ann", 3), ("bob", 30), ("cid", 7), ("dan", 4)), 1))),
        objects=FIELDS + SAID + "highest most largest price max maximum expensive oldest "
        "best score grade longest find get", spelled=GIVEN,
        unless="io path csv second tie ties all",
    ),
    intent(
        "record_picks.least", "The record with the lowest number in one of its fields.", LEAST,
        "records",
        *(one(label, given, at) for label, given, at in (
            ("last", (("ann", 12), ("bob", 9), ("cid", 70), ("dan", 5)), 3),
            ("first", (("ann", 2), ("bob", 9), ("cid", 70)), 0), ("alone", UNLIKE[:1], 0),
            ("between", UNLIKE, 1))),
        objects=FIELDS + SAID + "lowest least smallest price min minimum cheapest youngest "
        "worst score grade shortest find get", spelled=GIVEN,
        unless="io path csv second tie ties all",
    ),
    intent(
        "record_picks.above", "The records with a number above a limit, in order.", OVER,
        "records number",
        several("two", UNLIKE, 10, [12, 70]), several("none", UNLIKE, 100, []),
        several("all", UNLIKE, 1, [12, 5, 8, 70]), several("the_last", UNLIKE, 60, [70]),
        objects=FIELDS + SAID + "above over more than at least price cost find get filter "
        "expensive older", spelled=(*GIVEN, LIMIT),
        unless="io path csv sorted sort count len sum",
        stated=(
            (r"\bat least\b|\bor more\b|\bau moins\b|\binclusive\b",
             several("at_least", UNLIKE, 12, [12, 70])),
            (r"^(?!.*(at least|equal|or more|inclusive)).*\b(strictly|more than|greater than|higher"
             r" than|older than)\b", several("not_equal", UNLIKE, 12, [70])),
        ),
    ),
    intent(
        "record_picks.below", "The records with a number below a limit, in order.", UNDER,
        "records number",
        several("two", UNLIKE, 10, [5, 8]), several("none", UNLIKE, 3, []),
        several("all", UNLIKE, 100, [12, 5, 8, 70]), several("one", UNLIKE, 7, [5]),
        objects=FIELDS + SAID + "below under less than at most price cost find get filter "
        "cheap younger low", spelled=(*GIVEN, LIMIT),
        unless="io path csv sorted sort count len sum",
        stated=(
            (r"\bat most\b|\bor less\b|\bau plus\b|\binclusive\b",
             several("at_most", UNLIKE, 8, [5, 8])),
            (r"^(?!.*(at most|equal|or less|inclusive)).*\b(strictly|less than|lower than|cheaper "
             r"than|younger than)\b", several("not_equal", UNLIKE, 8, [5])),
        ),
    ),
]  # fmt: skip
