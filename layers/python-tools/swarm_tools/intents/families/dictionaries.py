"""Grouping, sorting, filtering and reading dictionaries and lists of records."""

from swarm_tools.intents.model import code, eq, intent, one_of
from swarm_tools.intents.ties import ties

DICT = "dict dictionary d in of the by a value values key keys from items get entries"
SCORES = '{"ann": 3, "bob": 9, "cid": 5}'

INTENTS = [
    intent(
        "dictionaries.key_of_max", "The key with the largest value.",
        "key max|max key|key with max value|key of max|key max value|max value key|get max key"
        "|dict max key|argmax dict|top key|highest key", "dict",
        code("in_the_middle", "result = {f}(" + SCORES + ")",
            'assert result in ("bob", ("bob", 9))'),
        code("first", 'result = {f}({"x": 8, "y": 2})', 'assert result in ("x", ("x", 8))'),
        objects=DICT + " with", unless="alphabetical",
        stated=ties(one_of("first_of_equals", {"z": 1, "x": 8, "a": 8}, to=("x", ("x", 8))),
                    one_of("last_of_equals", {"z": 1, "x": 8, "a": 8}, to=("a", ("a", 8)))),
    ),
    intent(
        "dictionaries.key_of_min", "The key with the smallest value.",
        "key min|min key|key with min value|key min value|min value key|get min key", "dict",
        code("first", "result = {f}(" + SCORES + ")", 'assert result in ("ann", ("ann", 3))'),
        code("last", 'result = {f}({"x": 8, "y": 2})', 'assert result in ("y", ("y", 2))'),
        objects=DICT + " with", unless="alphabetical",
    ),
    intent(
        "dictionaries.best", "The name with the highest number.",
        "best student|top student|top scorer|best player|highest scorer|winner|find winner|get "
        "winner"
        "|best seller|richest|top seller", "dict",
        code("in_the_middle", "result = {f}(" + SCORES + ")",
            'assert result in ("bob", ("bob", 9))'),
        code("first", 'result = {f}({"x": 8, "y": 2})', 'assert result in ("x", ("x", 8))'),
        objects=DICT + " scores grades", known=True,
        unless="board votes tie lowest nested inner loop=",
        spelled=(r".*(scores?|grades?|marks?|points|votes|notes|sales|totals|results|wealth"
                 r"|money).*",),
        needs="max > filtered= key=",
    ),
    intent(
        "dictionaries.sum_values", "The sum of all values.",
        "sum dict|sum values|sum dict values|total values|dict sum", "dict",
        code("three", "assert {f}(" + SCORES + ") == 17"), code("none", "assert {f}({}) == 0"),
        objects=DICT, returns="number", unless="filtered=",
    ),
    intent(
        "dictionaries.sort_by_value", "The entries by ascending or descending value.",
        "sort by value|sort dict by value|sort dict|sort dict by values|sort by values", "dict",
        code(
            "three",
            "result = {f}(" + SCORES + ")",
            "keys = [k[0] if isinstance(k, tuple) else k for k in result]",
            'assert keys in (["ann", "cid", "bob"], ["bob", "cid", "ann"], ["ann", "bob", "cid"])',
        ),
        objects=DICT, unless="reverse alphabetical",
    ),
    intent(
        "dictionaries.filter_values", "The entries whose value is at least a number.",
        "filter dict|filter by value|filter dict by value|filter above|filter greater",
        "dict number",
        code("threshold",
            "assert dict({f}(" + SCORES + ', 4)) in ({"bob": 9, "cid": 5}, {"ann": 3})'),
        objects=DICT + " threshold than", returns="dict", known=True,
        spelled=(r".*", r".*(min|thresh|limit|value|n|cutoff|max).*"),
    ),
    intent(
        "dictionaries.merge_adding", "The entries of both, values of the same key added.",
        "merge sum|merge and sum|merge counts|add dicts|sum dicts|combine counts|merge add|add "
        "counts|merge totals|combine totals|add totals|sum counts|merge scores|merge stocks"
        "|combine inventories|merge inventories", "dict dict",
        code(
            "one_in_both",
            'first = {"a": 1, "b": 2}',
            'result = {f}(first, {"b": 3, "c": 4})',
            "outcome = first if result is None else result",
            'assert dict(outcome) == {"a": 1, "b": 5, "c": 4}',
        ),
        code("nothing_shared", 'first = {"a": 1}', 'result = {f}(first, {"b": 3})',
             "outcome = first if result is None else result",
             'assert dict(outcome) == {"a": 1, "b": 3}'),
        objects=DICT + " dicts two and", returns="dict",
    ),
    intent(
        "dictionaries.from_lists", "Keys from the first list, values from the second.",
        "lists to dict|zip dict|zip to dict|make dict|create dict|dict from lists|zip lists"
        "|combine lists "
        "dict|two lists to dict|list to dict", "list list",
        code("two", 'assert dict({f}(["a", "b"], [1, 2])) == {"a": 1, "b": 2}'),
        code("one", 'assert dict({f}(["k"], [7])) == {"k": 7}'),
        code("three", 'assert dict({f}(["x", "y", "z"], [3, 1, 2])) == {"x": 3, "y": 1, "z": 2}'),
        objects="two from into lists keys values dict", returns="dict",
    ),
    intent(
        "dictionaries.group_by_length", "Words by their length.",
        "group by length|group words by length|group words length", "strings",
        code("two_lengths", 'result = {k: sorted(v) for k, v in {f}(["a", "bb", "c"]).items()}',
             'assert result == {1: ["a", "c"], 2: ["bb"]}'),
        code("one_word", 'assert {k: list(v) for k, v in {f}(["abc"]).items()} == {3: ["abc"]}'),
        objects="words strings list by", returns="dict",
    ),
    intent(
        "dictionaries.group_by_first_letter", "Words by their first letter.",
        "group by first letter|group words by first letter|group by initial|index by first letter"
        "|group by first characters", "strings",
        code(
            "two_letters",
            'result = {k.lower(): sorted(v) for k, v in {f}(["ant", "bee", "ape"]).items()}',
            'assert result == {"a": ["ant", "ape"], "b": ["bee"]}',
        ),
        code("one_each", 'result = {k.lower(): sorted(v) for k, v in {f}(["cow", "dog"]).items()}',
             'assert result == {"c": ["cow"], "d": ["dog"]}'),
        objects="words strings list by names", returns="dict",
    ),
    intent(
        "dictionaries.group_anagrams", "Words with the same letters together.",
        "group anagrams|find anagrams|anagram groups", "strings",
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
        objects="by numbers list and", returns="dict",
    ),
    intent(
        "dictionaries.keys_with_value", "The keys that have a value.",
        "keys with value|keys by value|find keys|get keys by value|find keys by value", "dict any",
        code("two", 'assert sorted({f}({"a": 1, "b": 2, "c": 1}, 1)) == ["a", "c"]'),
        code("none", 'assert list({f}({"a": 1}, 9)) == []'),
        objects=DICT + " with", returns="list",
    ),
    intent(
        "dictionaries.key_with_value", "A key that has a value.",
        "key by value|get key by value|find key by value|find key|get key|reverse lookup",
        "dict any",
        code("second", 'assert {f}({"a": 1, "b": 2}, 2) in ("b", ["b"])'),
        code("first", 'assert {f}({"a": 1, "b": 2}, 1) in ("a", ["a"])'),
        objects=DICT + " with", spelled=(r".*", r".*(val|target|v|x|valeur).*"),
    ),
    intent(
        "dictionaries.common_keys", "The keys that both have.",
        "common keys|shared keys|keys in both", "dict dict",
        code("one", 'assert sorted({f}({"a": 1, "b": 2}, {"b": 3, "c": 4})) == ["b"]'),
        code("none", 'assert sorted({f}({"a": 1}, {"b": 1})) == []'),
        code("two", 'assert sorted({f}({"a": 1, "b": 2}, {"b": 2, "a": 4})) == ["a", "b"]'),
        objects=DICT + " in both", returns="list",
    ),
    intent(
        "dictionaries.without_none", "The entries whose value is not None.",
        "remove none|remove none values|drop none|strip none|filter none|clean none|remove nulls"
        "|remove none entries", "dict",
        code("mixed", 'given = {"a": 1, "b": None, "c": 0}', "result = {f}(given)",
             "outcome = given if result is None else result",
             'assert outcome == {"a": 1, "c": 0}'),
        objects=DICT, returns="dict", known=True, unless="empty falsy truthy",
    ),
    intent(
        "dictionaries.flatten", "Inner keys joined to the outer ones.",
        "flatten dict|flatten dictionary|flatten nested dict", "dict",
        code("one_level", 'assert list({f}({"a": {"b": 1}}).values()) == [1]'),
        code("plain", 'assert {f}({"a": 1}) == {"a": 1}'),
        objects=DICT + " nested", returns="dict",
    ),
    intent(
        "dictionaries.average_of_values", "The mean of all values.",
        "average dict|average values|average dict values|dict average", "dict",
        code("two", 'assert {f}({"a": 4, "b": 8}) == 6'),
        code("three", 'assert {f}({"a": 4, "b": 8, "c": 3}) == 5'),
        eq("between_the_values", {"a": 1, "b": 2}, to=1.5, rounds=True),
        objects=DICT, returns="number",
        unless="nested filtered=",
    ),
    intent(
        "dictionaries.word_index", "Each word and its positions.",
        "word positions|index words|word index|build index", "strings",
        code("repeated", 'assert dict({f}(["a", "b", "a"])) == {"a": [0, 2], "b": [1]}'),
        code("once", 'assert dict({f}(["x", "y"])) == {"x": [0], "y": [1]}'),
        objects="list of", returns="dict", unless="documents docs lines 1 path",
    ),
    intent(
        "dictionaries.most_frequent", "The value that occurs most often.",
        "most frequent|most common|most frequent element|most common element|mode value"
        "|most frequent item|most common value|most frequent value|most frequent number"
        "|most common item", "list",
        one_of("in_the_middle", [1, 2, 2, 3], to=(2, [2], (2, 2))),
        one_of("at_the_end", [5, 7, 7, 7, 1, 7], to=(7, [7], (7, 4))),
        one_of("one_value", [6], to=(6, [6], (6, 1))),
        one_of("at_the_start", [8, 8, 3, 8, 3], to=(8, [8], (8, 3))),
        objects="list in of element value item", known=True, unless="n k top",
        stated=ties(one_of("first_of_equals", [9, 4, 7, 4, 7], to=(4, [4], (4, 2))),
                    one_of("last_of_equals", [9, 4, 7, 4, 7], to=(7, [7], (7, 2)))),
    ),
    intent(
        "dictionaries.cart_total", "The sum of price times quantity over the records.",
        "cart total|order total|total cost|total price|calculate total|invoice total|total value"
        "|inventory value|compute total|sum order|subtotal|get total|basket total|total",
        "records",
        code(
            "two_lines",
            'lines = [{"name": "pen", "price": 2, "quantity": 3, "qty": 3},',
            '         {"name": "ink", "price": 5, "quantity": 1, "qty": 1}]',
            "assert {f}(lines) == pytest.approx(11)",
        ),
        code("nothing", "assert {f}([]) == 0"),
        code("several_of_one", 'lines = [{"name": "pen", "price": 10, "quantity": 3, "qty": 3},',
             '         {"name": "ink", "price": 4, "quantity": 5, "qty": 5}]',
             "assert {f}(lines) == pytest.approx(50)"),
        objects="cart items order calculate of the get price products lines", returns="number",
        unless="tax discount shipping rate coupon tva vat weight filtered= other helper= "
        "constant= 100 other 0_9",
        needs="quantity_of_record=",
        spelled=(r".*(items|cart|order|lines|products|basket|articles).*",),
    ),
    intent(
        "dictionaries.sum_of_prices", "The sum of the prices of the records.",
        "cart total|order total|total cost|total price|calculate total|total|get total|sum prices",
        "records",
        code("two_items",
            'assert {f}([{"name": "pen", "price": 2}, {"name": "ink", "price": 5}]) == 7'),
        code("nothing", "assert {f}([]) == 0"),
        objects="cart items order calculate of the get price products", returns="number",
        unless="quantity qty tax discount shipping rate coupon tva scaled= filtered= helper= "
               "constant=",
        needs="price_of_record=",
    ),
    intent(
        "dictionaries.pluck", "One field of every record.",
        "pluck|get field|extract field|column|get column|extract key|collect field",
        "records string",
        code("names", 'assert list({f}([{"a": 1, "b": 2}, {"a": 3, "b": 4}], "a")) == [1, 3]'),
        code("other_key", 'assert list({f}([{"a": 1, "b": 2}, {"a": 3, "b": 4}], "b")) == [2, 4]'),
        objects="from values all", returns="list", spelled=(r".*",
        r".*(key|field|name|cle|attr|col).*"), unless="getattr",
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
        objects="key field records items list rows", returns="dict",
        spelled=(r".*", r".*(key|field|name|cle|attr|col).*"), unless="getattr func",
    ),
    intent(
        "dictionaries.sort_records", "Records by the value of a field.",
        "sort by|sort by key|sort records|sort by field|sort dicts|sort dicts by key",
        "records string",
        code(
            "ascending_or_descending",
            'rows = [{"n": 2}, {"n": 1}, {"n": 3}]',
            'result = {f}(rows, "n")',
            "outcome = rows if result is None else result",
            'assert [r["n"] for r in outcome] in ([1, 2, 3], [3, 2, 1])',
        ),
        objects="key field records items list dicts", returns="list",
        spelled=(r".*", r".*(key|field|name|cle|attr|col).*"), unless="getattr func",
    ),
]  # fmt: skip
