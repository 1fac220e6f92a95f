"""Ranks of players and the best of them, from a table of scores."""

from swarm_tools.intents.model import Case, code, intent

TABLE = r".*(scores|points|players|grades|notes|marks|standings|joueurs|totals|sales|totaux|ventes)"
OTHER_DATA = "except (AttributeError, KeyError, IndexError, TypeError):"
COUNT = r"top|n|k|count|limit|size|how_many|number|nombre|top_n|max_\w+"
WORDS = "scores players of the by name names from dict standings joueurs points a n"
LOW = "ascending lowest smallest fewest golf time times percentile least croissant fastest"
SHARED = (
    r"\b(equal|same|tied|identical) (scores?|points|values)( \w+){0,2} (share|get|have)|\bshare\w* "
    r"(a |the )?(same )?(rank|place)|\bties? (share|get|have)|\bcompetition rank|ex ?-?[aæ]quo"
)
SKIPPED = r"\b1, ?2, ?2, ?4\b|\b1, ?1, ?3\b|\bnext rank (is |are )?skipped|\bcompetition rank" \
    r"|\branks? (is|are) skipped|\bleav\w+ (a )?gaps?\b"  # fmt: skip
DENSE = r"\bdense\b|\bno gaps?\b|\bwithout gaps?\b|\b1, ?2, ?2, ?3\b|\b1, ?1, ?2\b"
NAMED = (
    "pairs = result.items() if isinstance(result, dict) else result",
    "names = [next((v for v in p if isinstance(v, str)), None) if isinstance(p, (tuple, list))"
    " else p for p in pairs]",
    "if isinstance(result, list) and names and all(isinstance(n, dict) for n in names):",
    "    return  # another form",
)  # fmt: skip


def placed(label: str, scores: dict, check: str) -> Case:
    """Return the case of the ranks of some names; other forms are another question."""
    return code(
        label, f"scores = {scores}", "try:", "    result = {f}(dict(scores))", OTHER_DATA,
        "    return  # other data", "if result == scores:", "    return  # sorted by score",
        "if not isinstance(result, dict) or not all(type(v) is int for v in result.values()):",
        "    return  # another form of ranks", "first = min(result.values()) - 1",
        f"assert {check}",
    )  # fmt: skip


BY_NAME = (
    r"\b(ties?|equal|same|tied)\b[^.;]{0,40}"
    r"\b(by name|alphabetical|by their names?|in order of (the |their )?names?)"
    r"|[eé]galit[eé]\b[^.;]{0,30}\balphab[eé]tique"
)


def best(label: str, scores: dict, count: int, want: list) -> Case:
    """Return the case of the best names, alone or with their scores."""
    return code(
        label, f"scores = {scores}", "try:", "    {f}(dict(scores), 1)", OTHER_DATA,
        "    return  # other data", f"result = {{f}}(dict(scores), {count})", *NAMED,
        f"assert names in ({want}, {[scores[name] for name in want]})",
    )  # fmt: skip


def places(label: str, want: list[int]) -> Case:
    """Return the case of the places that stand in the rows, two of which have equal scores."""
    return code(
        label, "result = {f}({'ann': 70, 'bob': 90, 'cid': 90, 'dan': 20})",
        "rows = result if isinstance(result, list) else []",
        "found = [[v for v in row if type(v) is int and v < 20] for row in rows"
        " if isinstance(row, (tuple, list))]",
        "if not found or any(len(row) != 1 for row in found):", "    return  # another form",
        f"assert [row[0] for row in found] == {want}",
    )  # fmt: skip


SOLD = (
    ("added_up", [("pen", 2), ("ink", 5), ("pen", 4)], 1, ["pen"]),
    ("all", [("pen", 2), ("ink", 5), ("pen", 9), ("cup", 1)], 3, ["pen", "ink", "cup"]),
    ("many_small_ones", [("pen", 1), ("pen", 1), ("pen", 1), ("ink", 5)], 2, ["ink", "pen"]),
)


def sold(label: str, pairs: list[tuple[str, int]], count: int, names: list[str]) -> Case:
    """Return the case of the best names of pairs, told with their totals or without."""
    return code(
        label, "try:", f"    result = {{f}}({pairs}, {count})",
        "except (AttributeError, TypeError, KeyError):", "    return  # no pairs",
        "names = [row[0] if isinstance(row, tuple) else row for row in result]",
        f"assert names == {names} or not all(isinstance(name, str) for name in names)",
    )  # fmt: skip


INTENTS = [
    intent(
        "standings.names_in_order", "The names by their scores, highest first.",
        "leaderboard|ranking|rankings|standings|classement|scoreboard|rank players|rank names"
        "|rank students|rank teams|rank pupils|rank participants|rank candidates|rank by score"
        "|ranked names|names by score|sort by score|order by score|sorted by score|rank scores"
        "|classer eleves|classer joueurs|names in order|rank all|rank employees",
        "dict",
        *(code(label, f"result = {{f}}({scores})", "if isinstance(result, dict):",
               "    return  # told otherwise", *NAMED, f"assert names == {want}")
          for label, scores, want in (
              ("three", {"ann": 50, "bob": 80, "cid": 65}, ["bob", "cid", "ann"]),
              ("last_is_best", {"a": 1, "b": 2, "c": 3}, ["c", "b", "a"]),
              ("one", {"ann": 3}, ["ann"]))),
        objects=WORDS, returns="list", spelled=(TABLE,), unless=LOW,
        stated=((BY_NAME, code("ties_by_name", "result = {f}({'zoe': 5, 'ann': 5, 'bob': 9})",
                               *NAMED, "assert names == ['bob', 'ann', 'zoe']")),
                (SKIPPED, places("place_after_equal_ones", [1, 1, 3, 4])),
                (DENSE, places("next_place_after_equal_ones", [1, 1, 2, 3]))),
    ),
    intent(
        "standings.ranks", "The rank of each name, first for the highest score, equal ones alike.",
        "ranks|rank scores|rank players|competition ranks|competition ranking|ranking|rankings"
        "|get ranks|assign ranks|compute ranks|classement|rangs|standings", "dict",
        placed("three", {"ann": 50, "bob": 80, "cid": 65},
               'result == {"ann": first + 3, "bob": first + 1, "cid": first + 2}'),
        placed("two", {"ann": 9, "bob": 4}, 'result == {"ann": first + 1, "bob": first + 2}'),
        placed("one", {"ann": 3}, 'list(result) == ["ann"]'),
        placed("last_is_best", {"a": 1, "b": 2, "c": 3, "d": 4},
               'result == {"a": first + 4, "b": first + 3, "c": first + 2, "d": first + 1}'),
        objects=WORDS, returns="dict", spelled=(TABLE,), unless=LOW,
        stated=(
            (SHARED, placed("equal_ones", {"ann": 7, "bob": 9, "cid": 9, "dan": 2},
                            'result["bob"] == result["cid"] == first + 1')),
            (SKIPPED, placed("next_is_skipped", {"ann": 7, "bob": 9, "cid": 9, "dan": 2},
                             'result["ann"] == first + 3 and result["dan"] == first + 4')),
            (SKIPPED, placed("two_are_skipped", {"ann": 5, "bob": 5, "cid": 5, "dan": 2},
                             'result["ann"] == first + 1 and result["dan"] == first + 4')),
            (DENSE, placed("none_is_skipped", {"ann": 7, "bob": 9, "cid": 9, "dan": 2},
                           'result["ann"] == first + 2 and result["dan"] == first + 3')),
        ),
    ),
    intent(
        "standings.best", "The names with the highest scores, highest first.",
        "top items|top keys|most common keys|top counts|"
        "leaderboard|top players|top scores|best players|high scores|best scores|top scorers"
        "|top n players|get leaderboard|top students|best students|meilleurs joueurs|podium"
        "|meilleurs scores|classement|top|top n|top totals|top sales|top sellers|top customers"
        "|largest"
        "|top products|top categories|meilleures ventes|best sellers|bestsellers|best selling"
        "|best selling products|top selling", "dict number",
        best("two", {"ann": 5, "bob": 9, "cid": 7}, 2, ["bob", "cid"]),
        best("one", {"ann": 5, "bob": 9, "cid": 70}, 1, ["cid"]),
        best("all", {"ann": 5, "bob": 19, "cid": 7}, 3, ["bob", "cid", "ann"]),
        best("more_than_there_are", {"ann": 5, "bob": 9}, 4, ["bob", "ann"]),
        objects=WORDS, spelled=(TABLE, COUNT), unless=LOW,
        stated=(
            (BY_NAME,
             best("equal_ones_by_name", {"bob": 5, "ann": 5, "cid": 9}, 3, ["cid", "ann", "bob"])),
            (BY_NAME,
             best("the_first_by_name", {"zoe": 5, "bob": 5, "cid": 5}, 2, ["bob", "cid"])),
        ),
    ),
    intent(
        "standings.best_of_pairs", "The names whose amounts add up to the most, from pairs.",
        "top sellers|best sellers|top products|top customers|top selling|best selling|top buyers"
        "|top n sellers|best customers|top scorers|meilleures ventes|meilleurs clients",
        "nested number",
        *(sold(*row) for row in SOLD),
        objects=WORDS + " sales orders sold quantity pairs totals total added up of product list",
        spelled=(r"(sales|orders|pairs|purchases|records|entries|rows|ventes|transactions|goals)",
                 COUNT), unless=LOW,
        stated=((BY_NAME, sold("equal_ones_by_name", [("pen", 2), ("ink", 1), ("ink", 1),
                                                      ("cup", 5)], 3, ["cup", "ink", "pen"])),),
    ),
]  # fmt: skip
