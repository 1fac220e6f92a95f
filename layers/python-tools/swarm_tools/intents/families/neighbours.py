"""Lists taken by pairs, by windows and by their largest, smallest and furthest elements."""

from swarm_tools.intents.model import code, eq, intent, items, one_of

LISTED = "list numbers array values items elements the a of in integers nums"
ROWS = "[list(row) for row in {f}("

TRIPLES = (
    "result = list({{f}}({}))\n"
    "if result and all(isinstance(n, int) for n in result):\n"
    "    assert len(result) == 3 and sum(result) == 0\n"
    "    return  # one triple"
)

INTENTS = [
    intent(
        "neighbours.pairs", "Each element with the one after it.",
        "pairwise|adjacent pairs|consecutive pairs|neighbouring pairs|neighbor pairs", "list",
        code("three", f"assert {ROWS}[1, 2, 3])] == [[1, 2], [2, 3]]"),
        code("two", f"assert {ROWS}[5, 4])] == [[5, 4]]"),
        code("one", f"assert {ROWS}[5])] == []"),
        code("repeated", f"assert {ROWS}[1, 1, 2, 2])] == [[1, 1], [1, 2], [2, 2]]"),
        code("texts", f'assert {ROWS}["a", "b", "c"])] == [["a", "b"], ["b", "c"]]'),
        objects=LISTED, returns="list", unless="sum difference circular combinations zip_same=",
    ),
    intent(
        "neighbours.windows", "Each run of so many elements, one step after the other.",
        "fenetre glissante|fenetres glissantes|"
        "sliding window|sliding windows|windows|rolling window|rolling windows|n grams|ngrams",
        "list number",
        code("of_two", f"assert {ROWS}[1, 2, 3, 4], 2)] == [[1, 2], [2, 3], [3, 4]]"),
        code("of_three", f"assert {ROWS}[1, 2, 3, 4], 3)] == [[1, 2, 3], [2, 3, 4]]"),
        code("whole", f"assert {ROWS}[1, 2, 3], 3)] == [[1, 2, 3]]"),
        code("too_long", "try:", f"    result = {ROWS}[1, 2], 3)]", "except ValueError:",
             "    return", "assert result == []"),
        code("of_one", f"assert {ROWS}[7, 5], 1)] == [[7], [5]]"),
        objects=LISTED, returns="list", unless="max maximum sum average mean min step join half",
        spelled=(r".*", r"size|n|k|width|length|window\w*|taille|w"),
    ),
    intent(
        "neighbours.best_window_index", "The start index of the window of largest sum, its sum or "
        "its numbers.",
        "best window|best window start|max window|max window start|max window index"
        "|start of best window|best window index|meilleure fenetre", "numbers number",
        *(code(label, f"result = {{f}}({values}, {size})",
               "if isinstance(result, tuple) and result and not all(n in VALUES for n in result):"
               .replace("VALUES", str(values)), "    result = result[0]",
               "result = list(result) if isinstance(result, tuple) else result",
               f"assert result in ({place}, {sum(values[place:place + size])}, "
               f"{values[place:place + size]})")
          for label, values, size, place in (
              ("last", [1, 2, 30, 40], 2, 2), ("first", [50, 60, 7, 8, 9], 2, 0),
              ("all_negative", [-50, -10, -20, -70], 2, 1), ("middle", [5, 20, 30, 6, 4], 2, 1),
              ("of_three", [10, 11, 12, 50, 60, 70, 13], 3, 3), ("whole", [7, 8], 2, 0),
          )),
        objects=LISTED + " find", returns="any", needs="sum total",
        spelled=(r".*", r"size|n|k|width|length|window\w*|taille|w"),
        unless="min minimum average mean weight distinct substring",
    ),
    intent(
        "neighbours.third_largest", "The third largest of distinct numbers.",
        "third largest|third highest|third max|third maximum|third biggest|3rd largest", "numbers",
        eq("at_the_end", [9, 7, 5], to=5), eq("in_the_middle", [1, 8, 4, 6], to=4),
        eq("negative", [-1, -5, -2, -9], to=-5),
        eq("falling", [9, 7, 5, 3], to=5), eq("rising", [1, 2, 3, 4], to=2),
        eq("largest_last", [4, 1, 7, 9], to=4),
        objects=LISTED + " number value find", returns="number",
    ),
    intent(
        "neighbours.three_sum", "The triples whose sum is zero.",
        "three sum|3sum|threesum|triplets sum zero|find triplets", "numbers",
        code("two_triples", *TRIPLES.format("[-1, 0, 1, 2, -1, -4]").split("\n"),
             "found = sorted(sorted(t) for t in result)",
             "assert found == [[-1, -1, 2], [-1, 0, 1]]"),
        code("none", "assert list({f}([1, 2, 3])) == []"),
        code("zeros", *TRIPLES.format("[0, 0, 0]").split("\n"),
             "assert [list(t) for t in result] == [[0, 0, 0]]"),
        code("one_triple", *TRIPLES.format("[-2, 0, 2, 5]").split("\n"),
             "assert [sorted(t) for t in result] == [[-2, 0, 2]]"),
        code("unsorted", *TRIPLES.format("[1, 4, 9, -5]").split("\n"),
             "assert [sorted(t) for t in result] == [[-5, 1, 4]]"),
        objects=LISTED + " zero", returns="list",
        unless="target closest count combinations squared=",
    ),
    intent(
        "neighbours.largest_difference", "The largest value less the smallest.",
        "max difference|maximum difference|largest difference|max min difference|spread"
        "|difference max min|value range|range of values|ecart max|etendue",
        "numbers",
        eq("rising", [1, 4, 9], to=8), one_of("falling", [9, 4, 3], to=(6, 0, -1)),
        eq("negative", [-5, 2, -1], to=7), one_of("equal", [3, 3], to=(0, -1)),
        eq("both_inside", [5, 1, 9, 3], to=8), one_of("two", [7, 2], to=(5, 0, -1, -5)),
        objects=LISTED + " between", returns="number",
        unless="adjacent consecutive later after before profit i+1 i_1 buy sell first pairs "
        "zip sqrt root=",
    ),
    intent(
        "neighbours.rain", "The water that walls hold between them.",
        "trap rain water|trapped water|trap water|rain water|water trapped|trapping rain water",
        "numbers",
        eq("one_pool", [3, 0, 2], to=2), eq("two_pools", [2, 0, 2, 1, 3], to=3),
        eq("deep", [4, 1, 0, 3], to=5), eq("none", [1, 2, 3], to=0),
        eq("known", [0, 1, 0, 2, 1, 0, 1, 3, 2, 1, 2, 1], to=6), eq("falling", [3, 2, 1], to=0),
        eq("left_is_higher", [5, 2, 4], to=2),
        objects=LISTED + " heights walls elevation", returns="number", unless="capacity area",
    ),
    intent(
        "neighbours.least_common", "The element that occurs least often.",
        "least common|least frequent|rarest|rarest element|least common element|rarest value"
        "|least frequent element",
        "list",
        eq("one_of_three", [1, 1, 2, 3, 3], to=2), eq("at_the_start", ["b", "a", "a"], to="b"),
        eq("at_the_end", [5, 5, 5, 4, 4, 9], to=9), eq("rising_counts", [7, 8, 8, 9, 9, 9], to=7),
        eq("twice", ["c", "a", "a", "c", "b", "b", "c", "a"], to="b"),
        objects=LISTED + " element value word", unless="n k most_common",
    ),
    intent(
        "neighbours.largest_jump", "The largest difference between neighbours.",
        "biggest jump|largest jump|max jump|biggest change|largest change|largest step"
        "|biggest step|max step|plus grand saut|max adjacent difference|largest gap between "
        "neighbours|biggest difference between neighbours", "numbers",
        eq("rising", [1, 2, 6, 7], to=4), eq("first", [1, 9, 10], to=8),
        eq("last", [5, 6, 20], to=14), eq("two", [3, 8], to=5),
        objects=LISTED, returns="number", unless="percent index day date tuple key",
        stated=((r"\babsolute\b|either direction|up or down|valeur absolue",
                 eq("falling", [9, 1, 3], to=8)),),
    ),
    intent(
        "neighbours.missing_numbers", "The whole numbers between smallest and largest that lack.",
        "find missing numbers|missing numbers|missing values|nombres manquants|missing tickets"
        "|numeros manquants|missing invoices|missing ids",
        "numbers",
        items("two", [1, 2, 4, 6], to=[3, 5]), items("none", [3, 4, 5], to=[]),
        items("in_a_row", [1, 5], to=[2, 3, 4]),
        items("every_second", [1, 3, 5, 7], to=[2, 4, 6]),
        items("next_to_each_other", [1, 3, 4, 8], to=[2, 5, 6, 7]),
        objects=LISTED + " sort sorted ticket invoice smallest largest between",
        returns="list", unless="n upto limit none=",
    ),
]  # fmt: skip
