"""Names with marks or scores: in order, the best of them, and the first three."""

from swarm_tools.intents.model import Case, code, intent

BEST = (
    r"(\b(best|highest|top|largest|biggest|meilleure?s?) (\w+ )?(first|d'abord|en premier)"
    r"|\b(descending|decreasing)|\bd[eé]croissant|from (the )?(best|highest) to"
    r"|\bmeilleure?s? (\w+ )?en t[eê]te)"
)
PAIRS = (
    r"([(\[] ?(name|nom|player|student|joueur|[eé]l[eè]ve|pupil|team)\w*, ?\w*(mark|score|grade"
    r"|point|note|average|result|moyenne)\w* ?[)\]])"
)
TIES = (
    r"((ties?|equal\w*|same|draws?|[eé]galit[eé]|ex[ -]?aequo|identical)\b[^.;]{0,60}"
    r"(\b(by|in|par) (the |their )?(name|nom)|alphab|a[- ]z|first name)"
    r"|then (by )?(name|alphab)|(puis|ensuite) par (ordre alphab|nom))"
)
TURNED = (
    r"(?<!to )(?<!to the )\b(lowest|smallest|worst)\b|\bgolf\b|\bascending\b|z[- ]a\b"
    r"|revers\w* alphab|descending name|name\w* (descending|reversed)|inverse"
)
WHO = (
    r".*(students?|players?|scores?|marks?|grades?|results?|pupils?|entries|records|data|pairs"
    r"|notes|eleves|joueurs|teams|items|candidates|people|participants|ranking|points).*"
)
NAMED = (
    "rank students|sort students|rank players|sort players|ranking|rank|leaderboard|standings"
    "|sort by score|sort by mark|sort by grade|sort scores|sort grades|sort marks|rank by score"
    "|sort results|rank results|classement|classer eleves|trier eleves|sort by marks"
    "|sort by scores|sort by grades|rank pupils|rank teams|sort teams|sort students by grade"
    "|sort students by mark|sort students by score|order students|order by score|rank scores"
    "|sorted students|ranked|hall of fame|scoreboard|classer joueurs|trier par note|rank entries"
)
FIRST = (
    "podium|top three|top 3|best three|three best|trois premiers|top three names|get podium"
    "|top three students|top three players|three best students"
)
DATA = '[("Kim", 12), ("Zed", 15), ("Bob", 9), ("Amy", 15), ("Lea", 20)]'
ORDER = ("Lea", "Amy", "Zed", "Kim", "Bob")
TAKEN = ("except (TypeError, AttributeError, LookupError, ValueError):",
         "    return  # other data")  # fmt: skip
FIRST_PARTS = (
    "names = [row[0] if isinstance(row, (tuple, list)) else row for row in result]",
    "if not all(isinstance(name, str) for name in names):", "    return  # in another form",
)  # fmt: skip
IN_PAIRS = " ".join(
    f"each_{name}_{mark}="
    for name in ("name", "nom", "student", "player", "pupil", "team", "n", "person")
    for mark in ("mark", "score", "grade", "points", "note", "marks", "m", "s", "_", "result")
)


def sorted_pairs(label: str, data: str, want: str) -> Case:
    """Return the case of pairs in order, as a list of pairs, of names, or in place."""
    return code(
        label, f"given = {data}", "try:", "    result = {f}(given)", *TAKEN,
        "result = list(given if result is None else result)", *FIRST_PARTS,
        f"assert names == {want}",
    )  # fmt: skip


def best_three(label: str, data: str, want: list[str]) -> Case:
    """Return the case of the three best, as names or pairs."""
    return code(
        label, "try:", f"    result = {{f}}({data})", *TAKEN,
        "if not isinstance(result, (list, tuple)):", "    return  # in another form",
        *FIRST_PARTS, f"assert names == {want}",
    )  # fmt: skip


def said(*wanted: str) -> str:
    """Return the pattern of a docstring that says all of some things, and not the contrary."""
    return rf"(?s)\A(?!.*({TURNED}))" + "".join(f"(?=.*{want})" for want in wanted)


TOP = r"\b(three|trois|3)\b"
INTENTS = [
    intent(
        "rankings.order", "Pairs of a name and a mark, the best first.", NAMED, "cards",
        objects="students players scores marks grades results pairs by list order ranking of the "
        "score mark grade best points desc descending names name and",
        spelled=(WHO,), unless="dense competition rank_of position records lambda_record",
        stated=(
            (said(PAIRS, BEST), sorted_pairs(
                "best_first", '[("Al", 8), ("Bo", 15), ("Cy", 11)]', '["Bo", "Cy", "Al"]')),
            (said(PAIRS, BEST), sorted_pairs(
                "by_number", '[("Al", 9), ("Bo", 100), ("Cy", 20)]', '["Bo", "Cy", "Al"]')),
            (said(PAIRS, BEST), sorted_pairs("one", '[("Al", 8)]', '["Al"]')),
            (said(PAIRS, BEST), sorted_pairs("none", "[]", "[]")),
            (said(PAIRS, BEST, TIES), sorted_pairs(
                "ties_by_name", '[("Zed", 12), ("Amy", 12), ("Bo", 14)]', '["Bo", "Amy", "Zed"]')),
            (said(PAIRS, BEST, TIES), sorted_pairs("several_ties", DATA, str(list(ORDER)))),
        ),
    ),
    intent(
        "rankings.podium", "The three best of pairs of a name and a mark, the best first.", FIRST,
        "cards",
        objects="students players scores marks grades results pairs by list order ranking of the "
        "score mark grade best points names name get",
        spelled=(WHO,), needs=IN_PAIRS,
        stated=(
            (rf"(?s)(?=.*{TOP})(?=.*\b(best|highest|top|most|first|premiers|meilleur))",
             best_three("of_four", '[("a", 1), ("b", 9), ("c", 5), ("d", 7)]', ["b", "d", "c"])),
            (rf"(?s)(?=.*{TOP})(?=.*\b(best|highest|top|most|first|premiers|meilleur))",
             best_three("of_five", '[("k", 30), ("l", 9), ("m", 100), ("n", 2), ("o", 45)]',
                        ["m", "o", "k"])),
            (r"fewer|less than (three|3)|at most (three|3)|moins de (trois|3)|up to (three|3)",
             best_three("of_two", '[("k", 3), ("l", 9)]', ["l", "k"])),
            (r"fewer|less than (three|3)|at most (three|3)|moins de (trois|3)|up to (three|3)",
             best_three("of_none", "[]", [])),
        ),
    ),
]  # fmt: skip
