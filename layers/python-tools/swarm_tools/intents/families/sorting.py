"""Sorting, searching and checking order."""

from swarm_tools.intents.model import NOT_FOUND, Intent, but, code, no, ordered, words, yes

LIST = words("list numbers values elements items data integers array number in by order")
ASCENDING = (
    ordered("three_numbers", [3, 1, 2], to=[1, 2, 3]),
    ordered("repeated_numbers", [5, 2, 9, 1, 5, 6], to=[1, 2, 5, 5, 6, 9]),
    ordered("already_sorted", [1, 2, 3, 4], to=[1, 2, 3, 4]),
    ordered("reverse_order", [5, 4, 3, 2, 1], to=[1, 2, 3, 4, 5]),
    ordered("ten_numbers", [5, 9, 8, 4, 10, 6, 7, 2, 1, 3], to=[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    but(
        "highest limit max_value maximum 100 120 255",
        ordered(
            "of_one_to_three_digits",
            [170, 45, 75, 90, 802, 24, 2, 66],
            to=[2, 24, 45, 66, 75, 90, 170, 802],
        ),
    ),
    ordered("one_number", [7], to=[7]),
    ordered("no_numbers", [], to=[]),
)
IN_BUCKETS = tuple(
    code(
        case.label,
        f"values = {case.args[0]}",
        "try:",
        "    result = {f}(values)",
        "except LookupError:",
        "    return  # only for shares of one",
        "outcome = values if isinstance(result, int | None) else result",
        f"assert list(outcome) == {case.value}",
    )
    for case in ASCENDING
)
DESCENDING = (
    ordered("three_numbers", [3, 1, 2], to=[3, 2, 1]),
    ordered("repeated_numbers", [5, 2, 9, 1, 5], to=[9, 5, 5, 2, 1]),
    ordered("ascending_order", [1, 2, 3, 4], to=[4, 3, 2, 1]),
)
DOWN = words(
    "descending decreasing decroissant décroissant topological desc largest dict key= fixed_table="
)
OUTSIDE = tuple(
    code(
        label,
        "try:",
        f"    result = {{f}}([2, 4, 6, 8], {value})",
        "except Exception as error:",
        "    assert not isinstance(error, (IndexError, TypeError, RecursionError))",
        "else:",
        f"    assert result is False or result not in {wrong}",
    )
    for label, value, wrong in (
        ("beyond_the_end", 11, (0, 1, 2, 3)),
        ("before_the_start", 1, (1, 2, 3)),
    )
)
NAMED_NOTHING = tuple(
    (
        rf"(?s)\A(?!.*{other}).*{one}",
        code(
            f"missing_is_{label}",
            "result = {f}([1, 3, 5, 7, 9], 4)",
            f"assert result is {value}" if value is None else f"assert result == {value}",
        ),
    )
    for label, value, one, other in (
        ("minus_one", -1, NOT_FOUND[-1], rf"({NOT_FOUND[None]}|Error\b|\bindex \+)"),
        ("none", None, NOT_FOUND[None], rf"({NOT_FOUND[-1]}|Error\b)"),
    )
)

# A membership test says yes, and no for what is missing.
YES = "(result is True and not {{f}}({}, 4)) or "
ODD = [1, 3, 5, 7, 9]

FOUND = (
    *(
        code(label, f"result = {{f}}({ODD}, {value})", f"assert {YES.format(ODD)}result == {at}")
        for label, value, at in (("in_the_middle", 5, 2), ("at_the_end", 9, 4))
    ),
    code(
        "at_the_start",
        f"result = {{f}}({ODD}, 1)",
        f"assert {YES.format(ODD)}(result == 0 and result is not False)",
    ),
    code(
        "every_element",
        "values = [2, 4, 6, 8, 10, 12]",
        "for index, value in enumerate(values):",
        "    result = {f}(values, value)",
        f"    assert {YES.format(ODD)}(result == index and result is not False)",
    ),
    code(
        "missing",
        "try:",
        "    result = {f}([1, 3, 5, 7, 9], 4)",
        "except Exception as error:",
        "    own = type(error).__module__ != 'builtins'",
        "    assert own or isinstance(error, (ValueError, LookupError))",
        "    return",
        "if isinstance(result, str):",
        "    return",
        "assert result is None or result is False or result < 0 or result == 2",
    ),
)

INTENTS = [
    Intent(
        "sorting.ascending",
        "The numbers in ascending order, returned or sorted in place.",
        (
            "sort",
            "sort ascending",
            "sort increasing",
            "bubble sort",
            "insertion sort",
            "selection sort",
            "merge sort",
            "quick sort",
            "quicksort",
            "mergesort",
            "bubblesort",
            "heap sort",
            "heapsort",
            "shell sort",
            "counting sort",
            "cocktail sort",
            "gnome sort",
            "radix sort",
            "comb sort",
            "tri bulles",
            "tri insertion",
            "tri selection",
        ),
        ("numbers",),
        ASCENDING,
        LIST,
        "list",
        unless=DOWN,
        stated=(
            (
                r"\A(?!.*\b(non|only|no)[- ]?(negative|positive)).*\bnegative",
                ordered("negative_numbers", [3, -1, 5, -4], to=[-4, -1, 3, 5]),
            ),
            (
                r"\A(?!.*\b(not|un)[- ]?(necessarily )?stable|.*\b(counting|integers?|entiers)\b)"
                r".*\bstable\b",
                code(
                    "equal_ones_in_their_order",
                    "numbers = [2, True, 1, 1.0, 0]",
                    "result = {f}(numbers)",
                    "outcome = numbers if result is None else result",
                    "assert [type(n) for n in outcome] == [int, bool, int, float, int]",
                ),
            ),
        ),
    ),
    Intent(
        "sorting.buckets",
        "The numbers in ascending order, put into buckets between their least and greatest.",
        ("bucket sort",),
        ("numbers",),
        IN_BUCKETS,
        LIST | words("bucket buckets"),
        "list",
        unless=DOWN,
    ),
    Intent(
        "sorting.descending",
        "The numbers in descending order.",
        ("sort descending", "sort decreasing", "sort reverse"),
        ("numbers",),
        DESCENDING,
        LIST,
        "list",
    ),
    Intent(
        "sorting.is_sorted",
        "True when no element is smaller than the one before.",
        ("is sort", "is sort ascending"),
        ("list",),
        (
            yes("sorted", [1, 2, 3]),
            no("unsorted", [3, 1, 2]),
            yes("equal_neighbours", [1, 2, 2, 3]),
            no("last_pair", [1, 2, 4, 3]),
            yes("one_number", [1]),
        ),
        LIST,
        "bool",
        unless=DOWN | words("strictly"),
    ),
    Intent(
        "sorting.is_ascending",
        "Each element is greater than the one before, or at least no smaller.",
        ("is ascending",),
        ("list",),
        (
            yes("sorted", [1, 2, 3]),
            no("unsorted", [3, 1, 2]),
            no("last_pair", [1, 2, 4, 3]),
            yes("one_number", [1]),
        ),
        LIST,
        "bool",
        unless=DOWN | words("strictly"),
    ),
    Intent(
        "sorting.binary_search",
        "The position of a value in a sorted list.",
        (
            "binary lookup",
            "search sorted",
            "recherche binaire",
            "binary index",
            "find in sorted",
            "binary search",
            "binary find",
            "bisect search",
            "dichotomic search",
            "half search",
            "halving",
            "recherche dicho",
            "recherche par dichotomie",
        ),
        ("sorted", "any"),
        (*FOUND, *OUTSIDE),
        LIST | words("iterative recursive"),
        "number",
        known=False,
        stated=NAMED_NOTHING,
        unless=words("insert insertion leftmost rightmost left_most descending decreasing largest"),
        spelled=(
            r".*(arr|list|lst|nums|numbers|items|seq|values|data|a|xs|array|liste|tableau).*",
        ),
    ),
    Intent(
        "sorting.linear_search",
        "The position of a value in a list.",
        ("linear search", "index of", "find index", "locate", "locate item", "position of"),
        ("list", "any"),
        (
            *FOUND,
            code(
                "missing",
                "try:",
                "    result = {f}([4, 2, 7], 5)",
                "except Exception as error:",
                "    assert not isinstance(error, (IndexError, TypeError))",
                "else:",
                "    assert result is False or result not in (0, 1, 2)",
            ),
        ),
        LIST,
        "number",
        stated=NAMED_NOTHING,
        spelled=(
            r".*(arr|list|lst|nums|numbers|items|seq|values|data|a|xs|array|liste|tableau).*",
        ),
        unless=words("predicate last func callback"),
    ),
    Intent(
        "sorting.halving_search",
        "The position of a value in a sorted list, by halves.",
        ("find index", "index of", "search sorted", "find position", "position of", "search"),
        ("sorted", "any"),
        (*FOUND, *OUTSIDE),
        LIST | words("sort sorted iterative recursive index position target value"),
        "number",
        known=True,
        unless=words(
            "insert insertion leftmost rightmost left_most first last descending decreasing "
            "largest rotated pivot closest nearest"
        ),
        needs=words("mid middle milieu half"),
        spelled=(
            r".*(arr|list|lst|nums|numbers|items|seq|values|data|a|xs|array|liste|tableau).*",
        ),
    ),
]
