"""Recursion and dynamic programming: choices, coins, bags, parentheses, queens."""

from itertools import combinations, product

from swarm_tools.intents.model import code, eq, intent, no, one_of, yes

COINS = r".*(coins?|denom\w*|pieces|values).*"
TARGET = r"amount|target|total|n|montant|sum|value|s|t|capacity"

ORDERED = "matters permutations ordered sequences once"


def fewest(label: str, call: str, count: int, coins: list, ways: int = 1):
    """Return the case of the fewest coins: how many, or which, or in how many ways they can be."""
    return code(label, f"result = {{f}}({call})", "if isinstance(result, dict):",
                "    result = [coin for coin, n in result.items() for _ in range(n)]",
                "if isinstance(result, (list, tuple)):",
                f"    assert sorted(result) == {sorted(coins)}", "else:",
                f"    assert result in ({count}, {ways})")  # fmt: skip


INTENTS = [
    intent(
        "combinatorics.coin_ways", "In how many ways coins make an amount.",
        "count change|coin change ways|count ways coins|coin ways|change ways|coin combinations"
        "|count coin ways|number ways to make change|count change ways|ways"
        "|ways to pay", "list number",
        eq("three_coins", [1, 2, 5], 5, to=4), eq("none", [2], 3, to=0), eq("one_coin", [5], 10,
        to=1),
        eq("one_kind_only", [1], 4, to=1), eq("two_kinds", [2, 3], 6, to=2),
        eq("largest_first", [5, 2, 1], 5, to=4), eq("many", [1, 5, 10, 25], 30, to=18),
        unless=ORDERED, objects="count ways make change", returns="number", spelled=(COINS, TARGET),
    ),
    intent(
        "combinatorics.coin_ways_amount_first", "In how many ways coins make an amount.",
        "count change|coin change ways|count ways coins|coin ways|change ways|count coin ways"
        "|coin combinations|count change ways|ways|ways to pay|ways to make change",
        "number "
        "list",
        eq("three_coins", 5, [1, 2, 5], to=4), eq("none", 3, [2], to=0),
        eq("one_coin", 10, [5], to=1), eq("two_kinds", 6, [2, 3], to=2),
        eq("largest_first", 5, [5, 2, 1], to=4), eq("many", 30, [1, 5, 10, 25], to=18),
        unless=ORDERED, objects="count ways make change", returns="number", spelled=(TARGET, COINS),
    ),
    intent(
        "combinatorics.fewest_coins", "The fewest coins that make an amount.",
        "min coins|coin change|fewest coins|minimum coins|minimum coin change|min coin change",
        "list "
        "number",
        fewest("three_coins", "[1, 2, 5], 11", 3, [5, 5, 1], 11),
        fewest("greed_fails", "[1, 3, 4], 6", 2, [3, 3], 4), fewest("nothing", "[1], 0", 0, [], 1),
        code("no_coins_make_it", "try:", "    result = {f}([2], 3)", "except Exception as error:",
             "    assert not isinstance(error, (TypeError, IndexError))", "else:",
             '    assert result not in (1, 2)'),
        fewest("coin_given", "[7, 3], 7", 1, [7]), fewest("same_coin", "[4], 12", 3, [4, 4, 4], 1),
        fewest("largest_first", "[6, 5, 1], 11", 2, [6, 5], 5),
        fewest("fewer_with_the_first", "[5, 2], 10", 2, [5, 5], 2),
        objects="number of needed", returns="any", spelled=(COINS, TARGET),
        unless="greedy ways reverse=",
    ),
    intent(
        "combinatorics.fewest_coins_amount_first", "The fewest coins that make an amount.",
        "min coins|coin change|fewest coins|minimum coins", "number list",
        fewest("three_coins", "11, [1, 2, 5]", 3, [5, 5, 1], 11),
        fewest("greed_fails", "6, [1, 3, 4]", 2, [3, 3], 4), fewest("nothing", "0, [1]", 0, [], 1),
        fewest("coin_given", "7, [7, 3]", 1, [7]), fewest("same_coin", "12, [4]", 3, [4, 4, 4], 1),
        fewest("largest_first", "11, [6, 5, 1]", 2, [6, 5], 5),
        fewest("fewer_with_the_first", "10, [5, 2]", 2, [5, 5], 2),
        objects="number of needed", returns="any", spelled=(TARGET, COINS),
        unless="greedy ways reverse=",
    ),
    intent(
        "combinatorics.knapsack", "The largest value that fits.",
        "knapsack|knapsack 01|01 knapsack|knapsack 0 1", "number numbers numbers",
        eq("three_items", 50, [10, 20, 30], [60, 100, 120], to=220),
        eq("small_items", 5, [1, 2, 3], [6, 10, 12], to=22),
        eq("each_once", 5, [2], [9], to=9), eq("exact_room", 3, [3], [7], to=7),
        eq("light_items", 3, [1, 1], [2, 3], to=5), eq("none_fits", 1, [5], [9],
        to=0),
        objects="0 1 dp recursive", returns="number",
        unless="key= times unlimited unbounded ratio",
        spelled=(r"cap\w*|w|limit|max_weight", r"w\w*|weights|wt|poids", r"v\w*|values|val"),
    ),
    intent(
        "combinatorics.knapsack_weights_first", "The largest value that fits.",
        "knapsack|knapsack 01|01 knapsack", "numbers numbers number",
        eq("three_items", [10, 20, 30], [60, 100, 120], 50, to=220),
        eq("small_items", [1, 2, 3], [6, 10, 12], 5, to=22),
        eq("each_once", [2], [9], 5, to=9), eq("exact_room", [3], [7], 3, to=7),
        eq("light_items", [1, 1], [2, 3], 3, to=5), eq("none_fits", [5], [9], 1,
        to=0),
        objects="0 1 dp recursive", returns="number",
        unless="key= times unlimited unbounded ratio",
        spelled=(r"w\w*|weights|wt|poids", r"v\w*|values|val", r"cap\w*|w|limit|max_weight"),
    ),
    intent(
        "combinatorics.subset_sum", "Some of the numbers add up to the target.",
        "can make|can reach sum|somme possible|can add up|sum possible|subset adds up|"
        "subset sum|has subset sum|is subset sum|can sum", "numbers number",
        yes("two", [3, 34, 4, 12, 5, 2], 9), no("none", [3, 34, 4, 12, 5, 2], 30), yes("nothing",
        [4], 0),
        yes("all", [1, 2, 3], 6), yes("one", [5], 5), no("another_one", [5], 4),
        no("each_once", [2], 4), yes("last", [1, 2, 9], 9), yes("first", [8, 2, 3], 8),
        objects="exists", returns="bool", unless="first rest",
        spelled=(r"(?!target).*", r"target\w*|total|sum|s|n|k|goal|t"),
    ),
    intent(
        "combinatorics.subsets_with_sum", "All choices of the numbers that add up to the target.",
        "subsets with sum|subset sums|find subsets|subsets that sum to|combinations with sum"
        "|subsets of sum|all subsets with sum|sous ensembles de somme", "numbers number",
        *(code(label, f"result = [sorted(chosen) for chosen in {{f}}({numbers}, {target})]",
               f"assert sorted(result) == {want}")
          for label, numbers, target, want in (
              ("two", [1, 2, 3], 3, [[1, 2], [3]]), ("none", [5, 7], 3, []),
              ("all_of_them", [2, 4], 6, [[2, 4]]),
              ("several", [1, 2, 3, 4, 5], 6, [[1, 2, 3], [1, 5], [2, 4]]))),
        objects="return all as lists in input order whose is equals exactly add up numbers target "
        "subset", returns="list", unless="repeat reuse unlimited count len product",
        spelled=(r"(numbers|nums|values|items|candidates|liste|nombres|a)",
                 r"(target|total|sum_?|goal|s|cible|somme)\w*"),
    ),
    intent(
        "combinatorics.combinations", "All choices of k elements.",
        "combinations|get combinations|k combinations|all combinations|choose", "list number",
        code("two_of_three", "result = sorted(sorted(c) for c in {f}([1, 2, 3], 2))",
             "assert result == [[1, 2], [1, 3], [2, 3]]"),
        code("all_of_them", "assert [sorted(c) for c in {f}([1, 2], 2)] == [[1, 2]]"),
        code("one_each", "assert sorted(list(c) for c in {f}([1, 2, 3], 1)) == [[1], [2], [3]]"),
        code("three_of_four", "result = sorted(sorted(c) for c in {f}([1, 2, 3, 4], 3))",
             "assert result == [[1, 2, 3], [1, 2, 4], [1, 3, 4], [2, 3, 4]]"),
        code("two_of_four", "result = sorted(sorted(c) for c in {f}([1, 2, 3, 4], 2))",
             "assert result == [[1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]]"),
        objects="of all k size generate list", returns="list", known=True,
        unless="replacement repeat join letters random sample options menu",
    ),
    intent(
        "combinatorics.string_permutations", "All orders of the letters.",
        "arrangements|orderings|all orderings|anagrams of|anagrammes de|all arrangements|"
        "permutations|string permutations|permute|all permutations|permutations of string"
        "|permute string"
        "|get permutations", "string",
        code("three_letters", 'result = sorted("".join(p) for p in {f}("abc"))',
             'assert result == ["abc", "acb", "bac", "bca", "cab", "cba"]'),
        code("one_letter", 'assert ["".join(p) for p in {f}("a")] == ["a"]'),
        code("two_letters", 'assert sorted("".join(p) for p in {f}("ba")) == ["ab", "ba"]'),
        code("four_letters", 'result = ["".join(p) for p in {f}("abcd")]',
             "assert len(result) == len(set(result)) == 24",
             'assert all(sorted(p) == ["a", "b", "c", "d"] for p in result)'),
        code("repeated_letter", 'assert {"".join(p) for p in {f}("aab")} == {"aab", "aba", "baa"}'),
        objects="of all string generate a", returns="list", known=True,
    ),
    intent(
        "combinatorics.parentheses", "All balanced strings of n pairs.",
        "generate parentheses|generate parenthesis|generate brackets|balanced parentheses "
        "combinations",
        "number",
        code("two_pairs", 'assert sorted({f}(2)) == ["(())", "()()"]'),
        code("three_pairs", "assert len({f}(3)) == 5"),
        code("one_pair", 'assert list({f}(1)) == ["()"]'),
        code("all_of_three",
             'assert sorted({f}(3)) == ["((()))", "(()())", "(())()", "()(())", "()()()"]'),
        code("four_pairs", "assert len(set({f}(4))) == len(list({f}(4))) == 14"),
        objects="all n", returns="list",
    ),
    intent(
        "combinatorics.binary_strings", "All texts of n zeros and ones.",
        "binary strings|generate binary strings|all binary strings", "number",
        code("two_places", 'assert sorted({f}(2)) == ["00", "01", "10", "11"]'),
        code("one_place", 'assert sorted({f}(1)) == ["0", "1"]'),
        code("three_places",
             'assert sorted({f}(3)) == ["000", "001", "010", "011", "100", "101", "110", "111"]'),
        code("four_places", "assert len(set({f}(4))) == len(list({f}(4))) == 16"),
        code("five_places", 'assert all(len(s) == 5 and set(s) <= {"0", "1"} for s in {f}(5))'),
        objects="of length n all", returns="list", unless="consecutive",
    ),
    intent(
        "combinatorics.queens", "Ways to put n queens on a board, or the boards.",
        "n queens|solve n queens|count queens|queens|count n queens|total n queens", "number",
        code("four_queens", "result = {f}(4)",
             "assert result == 2 or (isinstance(result, (list, tuple)) and len(result) in (2, 4))"),
        code("one_queen", "result = {f}(1)",
             "assert result == 1 or (isinstance(result, (list, tuple)) and len(result) == 1)"),
        code("five_queens", "result = {f}(5)",
             "assert result == 10 or (isinstance(result, list) and len(result) in (5, 10))"),
        code("six_queens", "result = {f}(6)",
             "assert result == 4 or (isinstance(result, (list, tuple)) and len(result) in (4, 6))"),
        code("no_two_attack", "result = {f}(6)",
             "if isinstance(result, list) and all(isinstance(c, int) for c in result):",
             "    assert len({r + c for r, c in enumerate(result)}) == len(set(result)) == 6",
             "    assert len({r - c for r, c in enumerate(result)}) == 6"),
        objects="solve solutions count", unless="board row",
    ),
    intent(
        "combinatorics.grid_paths", "Ways through a grid, to the right and down.",
        "unique paths|grid paths|count paths|lattice paths|count grid paths|number of paths",
        "number number",
        one_of("three_by_three", 3, 3, to=(6, 20)), one_of("two_by_three", 2, 3, to=(3, 10)),
        one_of("three_by_seven", 3, 7, to=(28, 120)), one_of("one_row", 1, 4, to=(1, 5)),
        one_of("one_column", 5, 1, to=(1, 6)), one_of("two_by_two", 2, 2, to=(2, 6)),
        objects="in grid", returns="number", spelled=(r"m|rows?|n|r|h\w*|w\w*",
        r"n|col\w*|m|c|w\w*|h\w*"),
    ),
    intent(
        "combinatorics.cartesian", "Every pair of an element of each list.",
        "cartesian product|cross product lists|all pairs|product pairs", "list list",
        code("two_by_two", "result = sorted(tuple(p) for p in {f}([1, 2], [3, 4]))",
             f"assert result == {sorted(product([1, 2], [3, 4]))}"),
        code("uneven", "result = sorted(tuple(p) for p in {f}([1, 2, 3], [4]))",
             "assert result == [(1, 4), (2, 4), (3, 4)]"),
        code("second_longer", "result = sorted(tuple(p) for p in {f}([4], [1, 2, 3]))",
             "assert result == [(4, 1), (4, 2), (4, 3)]"),
        code("one_each", "assert [tuple(p) for p in {f}([8], [7])] == [(8, 7)]"),
        code("with_texts", 'result = sorted(tuple(p) for p in {f}([1, 2], ["a", "b"]))',
             "assert result == [(1, 'a'), (1, 'b'), (2, 'a'), (2, 'b')]"),
        objects="of two lists", returns="list",
    ),
    intent(
        "combinatorics.pairs", "Every pair of different places of a list.",
        "all pairs|pairs|get pairs|unique pairs|generate pairs", "list",
        code("three", "result = sorted(tuple(sorted(p)) for p in {f}([1, 2, 3]))",
             f"assert sorted(set(result)) == {list(combinations([1, 2, 3], 2))}"),
        code("two", "assert {tuple(sorted(p)) for p in {f}([4, 9])} == {(4, 9)}"),
        code("four", "assert len({tuple(sorted(p)) for p in {f}([1, 2, 3, 4])}) == 6"),
        code("unsorted", "result = {tuple(sorted(p)) for p in {f}([3, 1, 2])}",
             "assert result == {(1, 2), (1, 3), (2, 3)}"),
        code("texts", 'result = {tuple(sorted(p)) for p in {f}(["a", "b", "c"])}',
             'assert result == {("a", "b"), ("a", "c"), ("b", "c")}'),
        objects="list all from of unique", returns="list", known=True,
        unless="target zip adjacent self i 1"
        " next consecutive",
    ),
    intent(
        "combinatorics.ackermann", "Ackermann's function.",
        "ackermann", "number number",
        eq("zero", 0, 5, to=6), eq("one", 1, 2, to=4), eq("two", 2, 3, to=9),
        eq("both_zero", 0, 0, to=1), eq("second_zero", 1, 0, to=2), eq("two_and_zero", 2, 0, to=3),
        eq("three", 3, 2, to=29), returns="number",
    ),
    intent(
        "combinatorics.flatten_deep", "The innermost elements in one list.",
        "deep flatten|flatten deep|flatten recursive|flatten nested|flatten nested list|flatten "
        "all"
        "|unnest|unnested|aplatir tout", "list",
        code("three_levels", "assert list({f}([1, [2, [3, [4]]]])) == [1, 2, 3, 4]"),
        code("plain", "assert list({f}([1, 2])) == [1, 2]"),
        code("deepest_first", "assert list({f}([[[1], 2], 3])) == [1, 2, 3]"),
        code("two_inner_lists", "assert list({f}([[1, 2], [3, 4]])) == [1, 2, 3, 4]"),
        code("empty_inside", "assert list({f}([[], 1, [[]]])) == [1]"),
        code("one_deep_down", "assert list({f}([[[[7]]]])) == [7]"),
        code("repeated", "assert list({f}([2, [2, [1]], 2])) == [2, 2, 1, 2]"),
        objects="list nested recursive",
            returns="list",
    ),
    intent(
        "combinatorics.nested_sum", "The sum of the innermost numbers.",
        "nested sum|sum nested|deep sum|sum nested list|recursive list sum|sum list recursive"
        "|sum recursive",
        "list",
        eq("plain", [1, 2, 3], to=6),
        code("nested_if_taken", "try:", "    result = {f}([1, [2, [3]], 4])", "except Exception:",
             "    return  # another form", "assert result in (10, 5)"),
        eq("one", [5], to=5), eq("negative", [-1, 2, -3], to=-2), eq("two", [4, 7], to=11),
        code("nested_first", "try:", "    result = {f}([[1, 2], 3])", "except Exception:",
             "    return  # another form", "assert result in (6, 3)"),
        objects="list recursive numbers", returns="number", unless="depth",
    ),
    intent(
        "combinatorics.depth", "How deep lists lie in lists.",
        "depth of list|profondeur|niveau imbrication|"
        "list depth|nesting depth|max depth|depth|nested depth", "list",
        code("deeper_is_more", "depths = [{f}([]), {f}([[]]), {f}([[], [[]]])]",
             "assert depths[2] - depths[1] == 1 and depths[1] - depths[0] == 1"),
        code("deepest_first", "assert {f}([[[]], []]) == {f}([[], [[]]])"),
        code("numbers", "assert {f}([[1]]) - {f}([1]) == 1 and {f}([1, 2, [3]]) == {f}([[1]])"),
        code("deepest_last", "assert {f}([1, [2, [3]]]) == {f}([[[1]]])"),
        code("side_by_side", "assert {f}([[1], [2], [3]]) == {f}([[1]])"),
        stated=((r"\b1 (for|if|when) (a |the )?flat\b|\bflat list (is|has depth|counts) 1\b",
                 code("one_for_a_flat_list", "assert {f}([1, 2]) == 1 and {f}([[1], 2]) == 2")),),
        objects="list of nested", returns="number", known=True, unless="left root children node",
    ),
    intent(
        "combinatorics.text_depth", "How deep brackets of a text lie in each other.",
        "max depth|nesting depth|max nesting|bracket depth|depth|profondeur maximale"
        "|parentheses depth|deepest nesting", "string",
        eq("one", "(a)", to=1), eq("side_by_side", "(a)(b)(c)", to=1), eq("two", "((a)b)", to=2),
        eq("deepest_last", "(a)((b))", to=2), eq("none", "abc", to=0),
        objects="string text expression of nesting round brackets parentheses deepest",
        returns="number", needs="'(' '()' '([{'", unless="html xml",
    ),
]  # fmt: skip
