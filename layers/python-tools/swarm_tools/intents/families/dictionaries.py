"""Grouping, sorting, filtering and reading dictionaries and lists of records."""

from swarm_tools.intents.model import Case, but, code, eq, intent, items, one_of, when
from swarm_tools.intents.ties import ties

UNCHANGED = (
    r"(?i)\b(not|neither)\b.{0,20}\b(changed|modified|touched)\b|\bnew dict|\bnouveau dict"
    r"|\bwithout (changing|modifying|touching)\b"
)

DICT = "dict dictionary d in of the by a value values key keys from items get entries"
SCORES = '{"ann": 3, "bob": 9, "cid": 5}'


def done(label: str, given: str, call: str, want: str):
    """Return the case of what is returned, or else done to the first argument."""
    return code(label, f"given = {given}", f"result = {{f}}(given{call})",
                "outcome = given if isinstance(result, int | None) else result",
                f"assert {want}")  # fmt: skip


def in_order(label: str, given: str, *orders: str):
    """Return the case that the keys come in one of some orders."""
    return code(label, f"result = {{f}}({given})",
                "keys = [next(p for p in k if isinstance(p, str)) if isinstance(k, tuple) else k"
                " for k in result]",
                f"assert ''.join(keys) in {orders}")  # fmt: skip


def grouped(label: str, given: list, *wanted: list):
    """Return the case that words are in groups, in any order."""
    return code(label, f"result = {{f}}({given})",
                "groups = result.values() if isinstance(result, dict) else result",
                f"assert sorted(sorted(group) for group in groups) in {wanted}")  # fmt: skip


def by_key(label: str, words: list, want: dict):
    """Return the case of words in groups, whose keys may be capitals."""
    return code(label, f"groups = {{f}}({words})",
                "keys = [k.lower() if isinstance(k, str) else k for k in groups]",
                f"assert dict(zip(keys, map(sorted, groups.values()))) == {want}")  # fmt: skip


def priced(label: str, *lines: tuple, to: float):
    """Return the case of records with prices and quantities."""
    return eq(label, [{"name": "pen", "price": p, "quantity": q, "qty": q} for p, q in lines],
              to=to)  # fmt: skip


def named(label: str, table: dict, key: str):
    """Return the case of a key, alone, with its value, in a list or told in a sentence."""
    known = (key, (key, table[key]), [key])
    return code(label, f"result = {{f}}({table})",
                f"if isinstance(result, str) and result not in {table}:",
                f"    assert {key!r} in result", "else:",
                f"    assert result in {known}")  # fmt: skip


def most(label: str, values: list, value: object):
    """Return the case of the most frequent value, alone, with its count or ahead of the others."""
    times = values.count(value)
    known = (value, [value], (value, times), [(value, times)])
    return code(label, f"result = {{f}}({values})",
                "if isinstance(result, list) and len(result) > 1:", "    result = result[:1]",
                f"assert result in {known}")  # fmt: skip


KEY_OF_MAX = (
    named("in_the_middle", {"ann": 3, "bob": 9, "cid": 5}, "bob"),
    named("first", {"x": 8, "y": 2}, "x"), named("last", {"x": 1, "y": 2}, "y"),
    named("one", {"k": 4}, "k"), named("negative", {"a": -5, "b": -2, "c": -9}, "b"),
    named("two_digits", {"p": 9, "q": 10, "r": 3}, "q"),
)  # fmt: skip
KEY_OF_MIN = (
    named("first", {"ann": 3, "bob": 9, "cid": 5}, "ann"), named("last", {"x": 8, "y": 2}, "y"),
    named("one", {"k": 4}, "k"), named("negative", {"a": -5, "b": -9, "c": -2}, "b"),
    named("two_digits", {"p": 10, "q": 9, "r": 30}, "q"),
)  # fmt: skip
EQUALS = ties(one_of("first_of_equals", {"z": 1, "x": 8, "a": 8}, to=("x", ("x", 8))),
              one_of("last_of_equals", {"z": 1, "x": 8, "a": 8}, to=("a", ("a", 8))))  # fmt: skip


def joined_by(word: str, sign: str) -> Case:
    """Return the case of inner keys joined to outer ones by a sign that the function holds."""
    rows = (
        'result = {f}({"a": {"b": {"c": 1}, "d": 2}})', "if len(result) == 2:",
        f'    assert sorted(result) == ["a{sign}b{sign}c", "a{sign}d"]',
    )  # fmt: skip
    return when(f"'{sign}'", but("'[' '[]'", code(f"keys_joined_by_{word}", *rows)))


KEYS_SORTED = (
    r"\b(keys?|lists?|names?)( of (the )?(keys|names))? (is|are|being|stays?) sorted\b"
    r"|\bsorted lists?\b"
)

INTENTS = [
    intent(
        "dictionaries.key_of_max", "The key with the largest value.",
        "key with max value|key of max|key max value|max value key|argmax dict", "dict",
        *KEY_OF_MAX, objects=DICT + " with", unless="alphabetical", stated=EQUALS,
    ),
    intent(
        "dictionaries.key_of_max_value", "The key with the largest value, not the largest key.",
        "key max|max key|get max key|dict max key|top key|highest key", "dict",
        *KEY_OF_MAX, objects=DICT + " with", unless="alphabetical no_value_read=",
        stated=EQUALS,
    ),
    intent(
        "dictionaries.key_of_min", "The key with the smallest value.",
        "key with min value|key min value|min value key", "dict",
        *KEY_OF_MIN, objects=DICT + " with", unless="alphabetical",
    ),
    intent(
        "dictionaries.key_of_min_value", "The key with the smallest value, not the smallest key.",
        "key min|min key|get min key", "dict",
        *KEY_OF_MIN, objects=DICT + " with", unless="alphabetical no_value_read=",
    ),
    intent(
        "dictionaries.best", "The name with the highest number.",
        "best student|top student|top scorer|best player|highest scorer|winner|find winner|get "
        "winner"
        "|best seller|richest|top seller", "dict",
        named("in_the_middle", {"ann": 3, "bob": 9, "cid": 5}, "bob"),
        named("first", {"x": 8, "y": 2}, "x"), named("last", {"x": 1, "y": 2}, "y"),
        named("one", {"k": 4}, "k"), named("two_digits", {"p": 7, "q": 70, "r": 12, "s": 9}, "q"),
        objects=DICT + " scores grades", known=True,
        unless="board votes tie lowest nested inner loop= fewest least strokes sum len average avg "
        "mean",
        spelled=(r".*(scores?|grades?|marks?|points|votes|notes|sales|totals|results|wealth"
                 r"|money).*",),
        needs="max > filtered= key=",
    ),
    intent(
        "dictionaries.sum_values", "The sum of all values.",
        "sum dict|sum values|sum dict values|total values|dict sum", "dict",
        code("three", "assert {f}(" + SCORES + ") == 17"), code("none", "assert {f}({}) == 0"),
        eq("one", {"k": 7}, to=7), eq("negative", {"a": -2, "b": 5}, to=3),
        eq("equal", {"a": 4, "b": 4, "c": 4}, to=12), eq("number_keys", {1: 10, 2: 20}, to=30),
        objects=DICT, returns="number", unless="filtered=",
    ),
    intent(
        "dictionaries.sort_by_value", "The entries by ascending or descending value.",
        "trier par valeur|tri par valeur|"
        "sort by value|sort dict by value|sort dict|sort dict by values|sort by values", "dict",
        code(
            "three",
            "result = {f}(" + SCORES + ")",
            "keys = [next(p for p in k if isinstance(p, str)) if isinstance(k, tuple) else k"
            " for k in result]",
            'assert keys in (["ann", "cid", "bob"], ["bob", "cid", "ann"], ["ann", "bob", "cid"])',
        ),
        in_order("mixed", '{"q": 5, "z": 1, "a": 3}', "zaq", "qaz", "aqz", "zqa"),
        in_order("two_digits", '{"b": 10, "a": 9, "c": 100}', "abc", "cba"),
        in_order("negative", '{"m": -1, "p": 2, "k": -7}', "kmp", "pmk"),
        in_order("one", '{"s": 4}', "s"),
        objects=DICT, unless="reverse alphabetical",
    ),
    intent(
        "dictionaries.filter_values", "The entries whose value is at least a number.",
        "filter dict|filter by value|filter dict by value|filter above|filter greater",
        "dict number",
        code("threshold",
             "assert dict({f}(" + SCORES + ', 4)) in ({"bob": 9, "cid": 5}, {"ann": 3})'),
        one_of("one", {"x": 2, "y": 30, "z": 7}, 10, to=({"y": 30}, {"x": 2, "z": 7})),
        one_of("negative", {"a": -1, "b": -8}, -5, to=({"a": -1}, {"b": -8})),
        one_of("all", {"p": 8, "q": 9}, 3, to=({"p": 8, "q": 9}, {})),
        one_of("two_digits", {"p": 9, "q": 10}, 9.5, to=({"q": 10}, {"p": 9})),
        objects=DICT + " threshold than", returns="dict", known=True,
        spelled=(r".*", r".*(min|thresh|limit|value|n|cutoff|max).*"),
    ),
    intent(
        "dictionaries.merge_adding", "The entries of both, values of the same key added.",
        "merge sum|merge and sum|merge counts|add dicts|sum dicts|combine counts|merge add|add "
        "counts|merge totals|combine totals|add totals|sum counts|merge scores|merge stocks"
        "|merge stock"
        "|combine inventories|merge inventories", "dict dict",
        code("one_in_both", 'first = {"a": 1, "b": 2}', 'result = {f}(first, {"b": 3, "c": 4})',
             "outcome = first if isinstance(result, int | None) else result",
             'assert dict(outcome) == {"a": 1, "b": 5, "c": 4}'),
        code("nothing_shared", 'first = {"a": 1}', 'result = {f}(first, {"b": 3})',
             "outcome = first if isinstance(result, int | None) else result",
             'assert dict(outcome) == {"a": 1, "b": 3}'),
        done("all_in_both", '{"x": 1, "y": 2}', ', {"y": 20, "x": 10}',
             'dict(outcome) == {"x": 11, "y": 22}'),
        done("second_has_less", '{"a": 1, "b": 2}', ', {"b": 5}',
             'dict(outcome) == {"a": 1, "b": 7}'),
        done("one", '{"b": 5}', ', {"b": 2}', 'dict(outcome) == {"b": 7}'),
        objects=DICT + " dicts two and", returns="dict",
        unless="max min greater elements_compared=",
        stated=((UNCHANGED, code("first_is_left_alone", 'first = {"a": 1}',
                                 '{f}(first, {"a": 2, "b": 3})', 'assert first == {"a": 1}')),),
    ),
    intent(
        "dictionaries.from_lists", "Keys from the first list, values from the second.",
        "lists to dict|zip dict|zip to dict|make dict|create dict|dict from lists"
        "|combine lists "
        "dict|two lists to dict|list to dict", "list list",
        code("two", 'assert dict({f}(["a", "b"], [1, 2])) == {"a": 1, "b": 2}'),
        code("one", 'assert dict({f}(["k"], [7])) == {"k": 7}'),
        code("three", 'assert dict({f}(["x", "y", "z"], [3, 1, 2])) == {"x": 3, "y": 1, "z": 2}'),
        eq("equal_values", ["a", "b"], [5, 5], to={"a": 5, "b": 5}),
        eq("numbers", [2, 1], [3, 4], to={2: 3, 1: 4}),
        objects="two from into lists keys values dict", returns="dict",
        spelled=(r".*", r"(?!(value|default|v|val|fill|initial|key)$).*"),
        unless="append setdefault defaultdict",
    ),
    intent(
        "dictionaries.group_by_length", "Words by their length.",
        "group by length|group words by length|group words length", "strings",
        code("two_lengths", 'result = {k: sorted(v) for k, v in {f}(["a", "bb", "c"]).items()}',
             'assert result == {1: ["a", "c"], 2: ["bb"]}'),
        code("one_word", 'assert {k: list(v) for k, v in {f}(["abc"]).items()} == {3: ["abc"]}'),
        by_key("three_lengths", ["a", "to", "i", "cat", "be"],
               {1: ["a", "i"], 2: ["be", "to"], 3: ["cat"]}),
        by_key("last_is_new", ["x", "yyyy"], {1: ["x"], 4: ["yyyy"]}),
        by_key("equal", ["ab", "ef"], {2: ["ab", "ef"]}),
        objects="words strings list by", returns="dict",
    ),
    intent(
        "dictionaries.group_by_first_letter", "Words by their first letter.",
        "group by first letter|group words by first letter|group by initial|index by first letter"
        "|group by first characters", "strings",
        code("two_letters",
             'result = {k.lower(): sorted(v) for k, v in {f}(["ant", "bee", "ape"]).items()}',
             'assert result == {"a": ["ant", "ape"], "b": ["bee"]}'),
        code("one_each", 'result = {k.lower(): sorted(v) for k, v in {f}(["cow", "dog"]).items()}',
             'assert result == {"c": ["cow"], "d": ["dog"]}'),
        by_key("three_letters", ["kiwi", "lime", "kale", "fig"],
               {"k": ["kale", "kiwi"], "l": ["lime"], "f": ["fig"]}),
        by_key("one_letter", ["axe", "a"], {"a": ["a", "axe"]}),
        by_key("one_word", ["pear"], {"p": ["pear"]}),
        objects="words strings list by names sort sorted", returns="dict",
        stated=((r"\bempty (words|strings|names|ones|texts)\b[^.;]{0,20}\b(skip|ignor|left out"
        "|drop)"
                 r"|\b(skip|ignor|drop)\w* (the )?empty|vides?\b[^.;]{0,20}\bignor",
                 by_key("empty_ones_skipped", ["kiwi", "", "lime", "kale"],
                        {"k": ["kale", "kiwi"], "l": ["lime"]})),),
    ),
    intent(
        "dictionaries.group_anagrams", "Words with the same letters together.",
        "group anagrams|anagram groups", "strings",
        code(
            "three_groups",
            'result = {f}(["eat", "tea", "tan", "ate", "bat"])',
            "groups = result.values() if isinstance(result, dict) else result",
            "found = sorted(sorted(group) for group in groups)",
            'assert found in ([["ate", "eat", "tea"], ["bat"], ["tan"]], [["ate", "eat", "tea"]])',
        ),
        code("repeated_letters", 'result = {f}(["aab", "aba", "baa"])',
             "groups = result.values() if isinstance(result, dict) else result",
             'assert sorted(sorted(group) for group in groups) == [["aab", "aba", "baa"]]'),
        grouped("two_groups", ["ab", "cd", "ba", "dc"], [["ab", "ba"], ["cd", "dc"]]),
        grouped("other_counts", ["aab", "abb", "aba"], [["aab", "aba"], ["abb"]], [["aab", "aba"]]),
        when(
            "lower",
            grouped("any_case", ["Ab", "cd", "ba"], [["Ab", "ba"], ["cd"]], [["Ab", "ba"]]),
        ),
        grouped("other_lengths", ["ab", "abc", "ba"], [["ab", "ba"], ["abc"]], [["ab", "ba"]]),
        stated=((r"\b(groups? of (their|its) own|(alone|single|own|one) (in|as) a group)\b"
                 r"|\bown group\b",
                 code("words_alone", 'result = {f}(["ab", "cd", "ba"])',
                      "groups = result.values() if isinstance(result, dict) else result",
                      'assert ["cd"] in [list(group) for group in groups]')),),
        objects="words strings list",
    ),
    intent(
        "dictionaries.group_even_odd", "Even and odd numbers apart.",
        "group even odd|group by parity|group by even odd", "numbers",
        code("mixed", "result = {str(k): sorted(v) for k, v in {f}([1, 2, 3, 4]).items()}",
             "assert sorted(result.values()) == [[1, 3], [2, 4]]"),
        code("zero_and_negative", "groups = {f}([-3, 0, 1, 2])",
             "result = {str(k): sorted(v) for k, v in groups.items()}",
             "assert sorted(result.values()) == [[-3, 1], [0, 2]]"),
        code("all_even", "assert [sorted(v) for v in {f}([8, 6]).values() if v] == [[6, 8]]"),
        code("all_odd", "assert [sorted(v) for v in {f}([7, 5]).values() if v] == [[5, 7]]"),
        code("under_their_names", "for key, group in {f}([1, 2, 4]).items():",
             '    want = {"even": [2, 4], "odd": [1]}.get(str(key).lower(), list(group))',
             "    assert list(group) == want"),
        objects="by numbers list and", returns="dict",
    ),
    intent(
        "dictionaries.keys_with_value", "The keys that have a value.",
        "keys with value|keys by value|find keys|get keys by value|find keys by value", "dict any",
        code("two", 'assert sorted({f}({"a": 1, "b": 2, "c": 1}, 1)) == ["a", "c"]'),
        code("none", 'assert list({f}({"a": 1}, 9)) == []'),
        items("last", {"a": 1, "b": 2}, 2, to=["b"]),
        items("all", {"x": 0, "y": 0}, 0, to=["x", "y"]),
        items("text", {"k": "q", "m": "p", "n": "q"}, "q", to=["k", "n"]),
        objects=DICT + " with", returns="list",
        spelled=(r".*", r"(?!.*(key|prefix|pred|func|path)).*"), unless="isinstance startswith",
    ),
    intent(
        "dictionaries.key_with_value", "A key that has a value.",
        "key by value|get key by value|find key by value|find key|get key|reverse lookup",
        "dict any",
        code("second", 'assert {f}({"a": 1, "b": 2}, 2) in ("b", ["b"])'),
        code("first", 'assert {f}({"a": 1, "b": 2}, 1) in ("a", ["a"])'),
        one_of("third", {"x": 5, "y": 6, "z": 7}, 7, to=("z", ["z"])),
        one_of("zero", {"a": 3, "b": 0}, 0, to=("b", ["b"])),
        one_of("text", {"k": "v", "m": "w"}, "w", to=("m", ["m"])),
        objects=DICT + " with", spelled=(r".*", r".*(val|target|v|x|valeur).*"),
        unless="each_key_values= each_k_values= each_name_values= member_of_other=",
    ),
    intent(
        "dictionaries.common_keys", "The keys that both have.",
        "common keys|shared keys|keys in both", "dict dict",
        code("one", 'assert sorted({f}({"a": 1, "b": 2}, {"b": 3, "c": 4})) == ["b"]'),
        code("none", 'assert sorted({f}({"a": 1}, {"b": 1})) == []'),
        code("two", 'assert sorted({f}({"a": 1, "b": 2}, {"b": 2, "a": 4})) == ["a", "b"]'),
        items("more_in_first", {"a": 1, "b": 2, "c": 3}, {"c": 1}, to=["c"]),
        items("more_in_second", {"q": 1}, {"p": 1, "q": 2}, to=["q"]),
        items("zeros", {"a": 0, "b": 0}, {"a": 0}, to=["a"]),
        objects=DICT + " in both", returns="list",
    ),
    intent(
        "dictionaries.without_none", "The entries whose value is not None.",
        "remove none|remove none values|drop none|strip none|filter none|clean none|remove nulls"
        "|remove none entries", "dict",
        code("mixed", 'given = {"a": 1, "b": None, "c": 0}', "result = {f}(given)",
             "outcome = given if isinstance(result, int | None) else result",
             'assert outcome == {"a": 1, "c": 0}'),
        done("two", '{"a": None, "b": None, "c": 3}', "", 'outcome == {"c": 3}'),
        done("no_none", '{"x": 1, "y": 2}', "", 'outcome == {"x": 1, "y": 2}'),
        done("last", '{"x": 7, "y": None}', "", 'outcome == {"x": 7}'),
        done("all", '{"a": None}', "", "outcome == {}"),
        objects=DICT, returns="dict", known=True, unless="empty falsy truthy",
    ),
    intent(
        "dictionaries.flatten", "Inner keys joined to the outer ones.",
        "flatten dict|flatten dictionary|flatten nested dict", "dict",
        code("one_level", 'assert list({f}({"a": {"b": 1}}).values()) == [1]'),
        code("plain", 'assert {f}({"a": 1}) in ({"a": 1}, {("a",): 1})'),
        code("mixed", 'result = {f}({"a": {"b": 1, "c": 2}, "d": 3})',
             'kept = result.get("d", result.get(("d",)))',
             "assert sorted(result.values()) == [1, 2, 3] and kept == 3"),
        code("inner_last", 'assert list({f}({"d": 3, "a": {"c": 0}}).values()) == [3, 0]'),
        code("two_levels", 'result = {f}({"a": {"b": {"c": 1}}})',
             'assert list(result.values()) in ([1], [{"c": 1}])'),
        code("all_keys_are_named", 'if "a" not in next(iter({f}({"a": {"b": 1}}))):',
             "    return  # inner keys alone", 'result = {f}({"a": {"b": {"c": 1}}})',
             "key, value = next(iter(result.items()))",
             'inside = [part for part in key if part in ("a", "b", "c")]',
             'assert value != 1 or inside in (["a", "b", "c"], ["c", "b", "a"])'),
        joined_by("dots", "."), joined_by("strokes", "/"),
        code("keys_of_two_branches", 'if "a" not in next(iter({f}({"a": {"b": 1}}))):',
             "    return  # inner keys alone",
             'result = {f}({"a": {"b": 1}, "c": {"d": {"e": 2}}})',
             'inside = [[part for part in key if part in list("abcde")] for key in result]',
             'assert 2 not in result.values() or inside == [["a", "b"], ["c", "d", "e"]]'),
        objects=DICT + " nested", returns="dict", needs="isinstance type hasattr mapping",
    ),
    intent(
        "dictionaries.average_of_values", "The mean of all values.",
        "average dict|average values|average dict values|dict average", "dict",
        code("two", 'assert {f}({"a": 4, "b": 8}) == 6'),
        code("three", 'assert {f}({"a": 4, "b": 8, "c": 3}) == 5'),
        eq("between_the_values", {"a": 1, "b": 2}, to=1.5, rounds=True), eq("one", {"k": 7}, to=7),
        eq("negative", {"a": -4, "b": -2}, to=-3), eq("repeated", {"x": 2, "y": 2, "z": 5}, to=3),
        eq("zero", {"a": 0, "b": 6}, to=3),
        objects=DICT, returns="number",
        unless="nested filtered=",
    ),
    intent(
        "dictionaries.word_index", "Each word and its positions.",
        "word positions|index words|word index|build index", "strings",
        code("repeated", 'assert dict({f}(["a", "b", "a"])) == {"a": [0, 2], "b": [1]}'),
        code("once", 'assert dict({f}(["x", "y"])) == {"x": [0], "y": [1]}'),
        eq("the_same", ["x", "x", "x"], to={"x": [0, 1, 2]}), eq("one", ["q"], to={"q": [0]}),
        eq("apart", ["a", "b", "c", "b"], to={"a": [0], "b": [1, 3], "c": [2]}),
        objects="list of", returns="dict", unless="documents docs lines 1 path",
        needs="append setdefault defaultdict get add",
    ),
    intent(
        "dictionaries.most_frequent", "The value that occurs most often.",
        "most frequent|most common|most frequent element|most common element|mode value"
        "|most frequent item|most common value|most frequent value|most frequent number"
        "|most common item", "list",
        most("in_the_middle", [1, 2, 2, 3], 2), most("at_the_end", [5, 7, 7, 7, 1, 7], 7),
        most("one_value", [6], 6), most("at_the_start", [8, 8, 3, 8, 3], 8),
        most("texts", ["b", "a", "b"], "b"),
        objects="list in of element value item", known=True, unless="n k top",
        stated=ties(one_of("first_of_equals", [9, 4, 7, 4, 7], to=(4, [4], (4, 2))),
                    one_of("last_of_equals", [9, 4, 7, 4, 7], to=(7, [7], (7, 2)))),
    ),
    intent(
        "dictionaries.cart_total", "The sum of price times quantity over the records.",
        "cart total|order total|total cost|total price|calculate total|invoice total|total value"
        "|inventory value|compute total|sum order|subtotal|get total|basket total|total",
        "records",
        code("two_lines", 'lines = [{"name": "pen", "price": 2, "quantity": 3, "qty": 3},',
             '         {"name": "ink", "price": 5, "quantity": 1, "qty": 1}]',
             "assert {f}(lines) == pytest.approx(11)"),
        code("nothing", "assert {f}([]) == 0"),
        code("several_of_one", 'lines = [{"name": "pen", "price": 10, "quantity": 3, "qty": 3},',
             '         {"name": "ink", "price": 4, "quantity": 5, "qty": 5}]',
             "assert {f}(lines) == pytest.approx(50)"),
        priced("one_line", (4, 2), to=8), priced("three_lines", (1, 2), (3, 4), (5, 6), to=44),
        priced("fraction", (2.5, 4), (3, 1), to=13),
        objects="cart items order calculate of the get price products lines", returns="number",
        unless="tax discount shipping rate coupon tva vat weight filtered= other helper= "
        "constant= 100 other 0_9 other_field=",
        needs="quantity_of_record=",
        spelled=(r".*(items|cart|order|lines|products|basket|articles).*",),
    ),
    intent(
        "dictionaries.invert_to_lists", "Each value becomes the key of the list of its keys.",
        "invert dict|reverse dict|invert|invert mapping|invert index|group by value"
        "|keys by value|invert multi|group keys by value|inverser dict|invert to lists"
        "|reverse mapping|reverse lookup|reverse index|inverse dict|inverse|inverser"
        "|dictionnaire inverse|inverted dict|invert dictionary|flip dict|multi invert"
        "|swap keys", "dict",
        *(code(label, f"result = {{f}}({given})",
               f"assert {{k: sorted(v) for k, v in result.items()}} == {want}")
          for label, given, want in (
              ("two_of_one", {"a": 1, "b": 2, "c": 1}, {1: ["a", "c"], 2: ["b"]}),
              ("one", {"x": "y"}, {"y": ["x"]}), ("nothing", {}, {}),
              ("all_the_same", {"p": 0, "q": 0, "r": 0}, {0: ["p", "q", "r"]}),
              ("last_is_new", {"a": 1, "b": 1, "c": 2}, {1: ["a", "b"], 2: ["c"]}),
              ("keys_are_values_too", {"a": "b", "b": "a", "c": "b"},
               {"b": ["a", "c"], "a": ["b"]}),
              ("by_number", {7: "x", 8: "y", 9: "x"}, {"x": [7, 9], "y": [8]}),
          )),
        stated=((KEYS_SORTED, eq("in_order", {"c": 1, "a": 1, "b": 2},
                                 to={1: ["a", "c"], 2: ["b"]})),),
        objects="dict mapping map values keys list lists of the", returns="dict", known=True,
        needs="lists append setdefault defaultdict", unless="set count values_looped=",
    ),
    intent(
        "dictionaries.count_values", "How many keys have each value.",
        "count values|value counts|count by value|values count|compter valeurs", "dict",
        *(code(label, f"assert dict({{f}}({given})) == {want}") for label, given, want in (
            ("two_and_one", {"a": 1, "b": 2, "c": 1}, {1: 2, 2: 1}), ("one", {"x": "y"}, {"y": 1}),
            ("nothing", {}, {}), ("all_the_same", {"p": 0, "q": 0, "r": 0}, {0: 3}),
            ("each_once", {"a": "b", "b": "a"}, {"b": 1, "a": 1}),
        )),
        objects="in dict of the", returns="dict", known=True, unless="len list items isinstance",
    ),
    intent(
        "dictionaries.cart_total_of_pairs", "The sum of price times quantity over pairs.",
        "cart total|order total|total cost|total price|calculate total|invoice total|total value"
        "|compute total|subtotal|get total|basket total|total", "nested",
        eq("two_lines", [(2, 3), (5, 1)], to=11), eq("several_of_one", [(10, 3), (4, 5)], to=50),
        eq("one_line", [(4, 2)], to=8), eq("three_lines", [(1, 2), (3, 4), (5, 6)], to=44),
        eq("halves", [(2.5, 4), (3, 1)], to=13), eq("nothing", [], to=0),
        objects="cart items order calculate of the get price products lines", returns="number",
        unless="tax shipping coupon tva vat weight filtered= if",
        needs="each_price_quantity= each_price_qty= each_unit_price_quantity= each_prix_quantite= "
        "each_quantity_price= each_qty_price=",
        spelled=(r".*(items|cart|order|lines|products|basket|articles|panier|lignes).*",),
    ),
    intent(
        "dictionaries.sum_of_prices", "The sum of the prices of the records.",
        "cart total|order total|total cost|total price|calculate total|total|get total|sum prices",
        "records",
        code("two_items",
             'assert {f}([{"name": "pen", "price": 2}, {"name": "ink", "price": 5}]) == 7'),
        code("nothing", "assert {f}([]) == 0"), eq("one", [{"name": "pen", "price": 4}], to=4),
        eq("equal", [{"name": "pen", "price": 4}, {"name": "ink", "price": 4}], to=8),
        eq("parts", [{"name": "a", "price": 1.5}, {"name": "b", "price": 2.5}], to=4),
        objects="cart items order calculate of the get price products", returns="number",
        unless="quantity qty tax discount shipping rate coupon tva scaled= filtered= helper= "
               "constant= other_field=",
        needs="price_of_record=",
    ),
    intent(
        "dictionaries.pluck", "One field of every record.",
        "pluck|get field|extract field|column|get column|extract key|collect field",
        "records string",
        code("names", 'assert list({f}([{"a": 1, "b": 2}, {"a": 3, "b": 4}], "a")) == [1, 3]'),
        code("other_key", 'assert list({f}([{"a": 1, "b": 2}, {"a": 3, "b": 4}], "b")) == [2, 4]'),
        eq("one_record", [{"a": 5, "b": 6}], "b", to=[6]),
        eq("zero", [{"a": 0}, {"a": 5}, {"a": 0}], "a", to=[0, 5, 0]),
        eq("texts", [{"n": "y", "m": 1}, {"n": "x", "m": 2}], "n", to=["y", "x"]),
        objects="from values all", returns="list", spelled=(r".*",
        r".*(key|field|name|cle|attr|col).*"), needs="goes_through= map",
        unless="getattr index range grid board matrix",
    ),
    intent(
        "dictionaries.group_records", "Records by the value of a field.",
        "group by|group by key|group by field|group records|group records by", "records string",
        code(
            "two_groups",
            'rows = [{"k": "x", "n": 1}, {"k": "y", "n": 2}, {"k": "x", "n": 3}]',
            'result = {f}(rows, "k")',
            'assert {g: [r["n"] for r in v] for g, v in result.items()} == {"x": [1, 3], "y": [2]}',
        ),
        code("one_row", 'result = {f}([{"k": "x", "n": 1}], "k")',
             'assert {g: [r["n"] for r in v] for g, v in result.items()} == {"x": [1]}'),
        code("three_groups", 'result = {f}([{"k": "x"}, {"k": "y"}, {"k": "z"}, {"k": "y"}], "k")',
             'assert {g: len(v) for g, v in result.items()} == {"x": 1, "y": 2, "z": 1}'),
        eq("by_a_number", [{"n": 1, "m": 2}, {"n": 1}], "n", to={1: [{"n": 1, "m": 2}, {"n": 1}]}),
        eq("last_is_new", [{"k": "x"}, {"k": "y"}], "k", to={"x": [{"k": "x"}], "y": [{"k": "y"}]}),
        objects="key field records items list rows", returns="dict",
        spelled=(r".*", r".*(key|field|name|cle|attr|col).*"), unless="getattr func",
        needs="append setdefault",
        stated=((r"\bwithout (it|the|that|this)( \w+)?\b[^.;]{0,40}\bunder none\b",
                 eq("without_the_field", [{"m": 1}, {"k": "x"}, {"m": 2}], "k",
                    to={None: [{"m": 1}, {"m": 2}], "x": [{"k": "x"}]})),),
    ),
    intent(
        "dictionaries.sort_records", "Records by the value of a field.",
        "sort by|sort by key|sort records|sort by field|sort dicts|sort dicts by key",
        "records string",
        code("ascending_or_descending", 'rows = [{"n": 2}, {"n": 1}, {"n": 3}]',
             'result = {f}(rows, "n")',
             "outcome = rows if isinstance(result, int | None) else result",
             'assert [r["n"] for r in outcome] in ([1, 2, 3], [3, 2, 1])'),
        done("two_digits", '[{"n": 10}, {"n": 9}, {"n": 100}]', ', "n"',
             "[r['n'] for r in outcome] in ([9, 10, 100], [100, 10, 9])"),
        done("texts", '[{"n": "b"}, {"n": "a"}, {"n": "c"}]', ', "n"',
             "''.join(r['n'] for r in outcome) in ('abc', 'cba')"),
        done("by_the_second", '[{"a": 1, "n": 2}, {"a": 3, "n": 1}, {"a": 2, "n": 3}]', ', "n"',
             "[r['a'] for r in outcome] in ([3, 1, 2], [2, 1, 3])"),
        done("negative", '[{"n": 2}, {"n": -3}, {"n": 0}]', ', "n"',
             "[r['n'] for r in outcome] in ([-3, 0, 2], [2, 0, -3])"),
        objects="key field records items list dicts", returns="list",
        spelled=(r".*", r".*(key|field|name|cle|attr|col).*"), unless="getattr attrgetter func",
    ),
]  # fmt: skip
