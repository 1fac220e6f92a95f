"""Amounts added up by what they belong to, and tables compared with each other."""

from dataclasses import replace

from swarm_tools.intents.model import Case, code, each, eq, intent

PAIRS = r"(pairs|expenses|items|entries|sales|transactions|records|rows|data|orders|amounts|" \
    r"depenses|ventes|purchases|payments|lines|results|scores|votes|values)"  # fmt: skip
KEYED = "by per for of category categories key name product customer person sales expenses "\
    "amounts totals pairs from each groupe categorie par"  # fmt: skip
OLD = r"(a|d1|dict1|first|old|before|left|left_dict|one|x|original|previous|ancien|avant|dict_a)"
NEW = r"(b|d2|dict2|second|new|after|right|right_dict|other|y|updated|current|nouveau|apres|dict_b)"


OTHER_FORM = "except (AttributeError, IndexError, TypeError, ValueError):"
SHOWN = {
    "equals": "assert result == {}", "list": "assert list(result) == {}", "true": "assert result",
    "one_of": "assert result in {}", "false": "assert not result",
    "rows": "assert [list(row) for row in result] == {}",
}  # fmt: skip


def of_form(*cases: Case | tuple[Case, ...], kind: str = "") -> tuple[Case, ...]:
    """Return the cases so that they say nothing of code that takes another form of data.

    Args:
        cases: Alone or as tuples.
        kind: Type of the results that are judged; others belong to another question.
    """
    out = []
    for case in (c for some in cases for c in (some if isinstance(some, tuple) else (some,))):
        rows = case.value
        if case.how != "code":
            wanted = f"pytest.approx({case.value!r})" if "." in repr(case.value) else case.value
            shown = wanted if isinstance(wanted, str) and "approx" in wanted else repr(wanted)
            rows = ("result = {f}(" + ", ".join(map(repr, case.args)) + ")",)
            rows += (
                (f"if not isinstance(result, {kind}):", "    return  # another form")
                if kind
                else ()
            )
            rows += (SHOWN[case.how].format(shown),)
        refused = OTHER_FORM.replace("IndexError", "LookupError")
        rows = ("try:", *(f"    {row}" for row in rows), refused, "    return  # other data")
        out.append(replace(code(case.label, *rows), when=case.when, bar=case.bar))
    return tuple(out)


def either_way(*cases: Case | tuple[Case, ...], whole: bool = False) -> tuple[Case, ...]:
    """Return the cases of lists of pairs, the key first or last in each pair, or after a date.

    Args:
        cases: Alone or as tuples.
        whole: Whether the pairs themselves may be gathered instead of their values.
    """
    out = []
    for case in (c for some in cases for c in (some if isinstance(some, tuple) else (some,))):
        pairs = case.args[0]
        turned = [(amount, key) for key, amount in pairs]
        dated = [("2024-03-01", key, amount) for key, amount in pairs]
        wanted = [case.value]
        if whole:
            keys = dict.fromkeys(key for key, _ in pairs)
            wanted.append({k: [pair for pair in pairs if pair[0] == k] for k in keys})
        out.append(code(
            case.label, "found = []", f"for given in ({pairs!r}, {turned!r}, {dated!r}):",
            "    try:", "        found.append({f}(given))", f"    {OTHER_FORM}",
            "        continue", f"assert not found or any(value in {wanted!r} for value in found)",
        ))  # fmt: skip
    return tuple(out)


def compared(label: str, old: dict, new: dict) -> Case:
    """Return the case of a comparison, its parts a dictionary or in a tuple, by key or pair."""
    parts = {
        "added": sorted(new.keys() - old.keys()), "removed": sorted(old.keys() - new.keys()),
        "changed": sorted(k for k in old.keys() & new.keys() if old[k] != new[k]),
    }  # fmt: skip
    return code(
        label, f"result = {{f}}({old}, {new})",
        "given = result.items() if isinstance(result, dict) else enumerate(result)",
        "kept = {k: p for k, p in given if isinstance(p, (dict, list, set, tuple))}",
        "found = {k: sorted(v[0] if isinstance(v, tuple) else v for v in p)"
        " for k, p in kept.items()}",
        "if not isinstance(result, (dict, tuple)) or len(found) < 3:", "    return  # another form",
        f"for name, part in {parts}.items():",
        "    assert found[name] == part if name in found else part in found.values()",
    )  # fmt: skip


def added_up(pairs: list) -> dict:
    """Return the sum of each key's numbers."""
    sums: dict = {}
    for key, amount in pairs:
        sums[key] = sums.get(key, 0) + amount
    return sums


def gathered(pairs: list) -> dict:
    """Return the list of each key's values."""
    table: dict = {}
    for key, value in pairs:
        table.setdefault(key, []).append(value)
    return table


def largest(label: str, pairs: list, want: str) -> Case:
    """Return the case of the key with the largest sum, alone or with the sum, in any form."""
    rows = [{"category": key, "amount": amount} for key, amount in pairs]
    forms = [
        pairs,
        [(amount, key) for key, amount in pairs],
        [("2024-03-01", key, amount) for key, amount in pairs],
        rows,
        added_up(pairs),
    ]
    return code(
        label, "found = []", f"for given in {forms!r}:", "    try:",
        "        result = {f}(given)", f"    {OTHER_FORM.replace('IndexError', 'LookupError')}",
        "        continue",
        "    found.append(result[0] if isinstance(result, (list, tuple)) and result else result)",
        "if not any(isinstance(result, str) for result in found):", "    return  # other data",
        f"assert {want!r} in found",
    )  # fmt: skip


SALES = [("food", 12), ("rent", 500), ("food", 8)]
INTENTS = [
    intent(
        "grouped_sums.of_pairs", "The sum of the amounts of each category, from pairs.",
        "sum by category|total by category|totals by category|sum by key|total by key"
        "|totals by key|sum pairs|total per customer|total per category|expenses by category"
        "|total by product|group and sum|sum by group|sum by name|total by name"
        "|aggregate by key|sum values by key|somme par categorie|total par categorie"
        "|category totals|totals per category|total per person|aggregate pairs", "nested",
        *either_way(each(added_up, (SALES,), ([("a", 1), ("b", 2), ("a", 3), ("a", 4)],), ([],),
             ([("x", 5)],)),
        eq("negative", [("a", 5), ("b", -1), ("a", -2)], to={"a": 3, "b": -1}),
        eq("last_is_new", [("a", 2), ("a", 2), ("b", 9)], to={"a": 4, "b": 9})),
        objects=KEYED, returns="dict", spelled=(PAIRS,),
        unless="average mean count max min sorted list append percent rate float tuple income",
    ),
    intent(
        "grouped_sums.largest", "The category whose amounts add up to the most.",
        "largest category|biggest category|top category|highest category|main category"
        "|most expensive category|category with highest total|best category"
        "|plus grande categorie|biggest expense category|categorie principale", "nested",
        largest("sum_counts", [("food", 12), ("rent", 15), ("food", 8)], "food"),
        largest("not_the_last_name", [("b", 1), ("a", 9), ("c", 3)], "a"),
        largest("not_the_most_entries", [("x", 9), ("y", 3), ("y", 4)], "x"),
        largest("one", [("only", 5)], "only"),
        objects=KEYED + " with highest total spending expense", spelled=(PAIRS[:-1] + "|totals)",),
        unless="min count average mean n",
    ),
    intent(
        "grouped_sums.lists_of_pairs", "The values of each key in one list, from pairs.",
        "pairs to dict|group values by key|collect by key|multi dict|to multimap"
        "|build multimap|group by key", "nested",
        *either_way(each(gathered, ([("a", 1), ("b", 2), ("a", 3)],), ([],),
                         ([("x", 5), ("x", 5)],)),
        eq("last_is_new", [("a", 2), ("a", 1), ("b", 9)], to={"a": [2, 1], "b": [9]}),
        eq("each_once", [("q", 0), ("p", 4)], to={"q": [0], "p": [4]}), whole=True),
        objects="by key first of list dict into", returns="dict", spelled=(PAIRS,),
        needs="append setdefault defaultdict", unless="set len count sum sorted",
    ),
    intent(
        "grouped_sums.added_keys", "The keys of the second that are not in the first.",
        "added keys|new keys|keys added", "dict dict",
        *of_form(code("two", "result = {f}({'a': 1, 'b': 2}, {'b': 2, 'c': 3, 'd': 4})",
             "assert isinstance(result, int) or sorted(result) == ['c', 'd']"),
        code("none", "assert not list({f}({'a': 1}, {'a': 5}))"),
        code("all", "assert list({f}({'a': 1}, {'b': 1})) == ['b']"),
        code("none_of_fewer", "assert not list({f}({'a': 1, 'b': 2}, {'b': 2}))"),
        code("falsy", "assert sorted({f}({'a': 0}, {'a': 0, 'b': 0})) == ['b']")),
        objects="dict of in the", spelled=(OLD, NEW),
    ),
    intent(
        "grouped_sums.removed_keys", "The keys of the first that are not in the second.",
        "removed keys|keys removed|lost keys|deleted keys", "dict dict",
        *of_form(code("two", "result = {f}({'a': 1, 'b': 2, 'c': 3}, {'b': 2, 'd': 4})",
             "assert sorted(result) == ['a', 'c']"),
        code("none", "assert not list({f}({'a': 1}, {'a': 5}))"),
        code("all", "assert list({f}({'a': 1}, {'b': 1})) == ['a']"),
        code("none_of_fewer", "assert not list({f}({'a': 1}, {'a': 1, 'b': 2}))"),
        code("falsy", "assert sorted({f}({'a': 0, 'b': 0}, {'a': 0})) == ['b']")),
        objects="dict of in the", spelled=(OLD, NEW),
    ),
    intent(
        "grouped_sums.changed_keys", "The keys that both have with values that differ.",
        "changed keys|modified keys|keys changed", "dict dict",
        code("one", "result = {f}({'a': 1, 'b': 2, 'c': 3}, {'a': 1, 'b': 5, 'd': 4})",
             "assert sorted(result) in (['b'], ['b', 'c', 'd'])"),
        code("none", "assert sorted({f}({'a': 1}, {'a': 1, 'b': 2})) in ([], ['b'])"),
        code("two", "result = {f}({'a': 1, 'b': 2, 'c': 3}, {'a': 2, 'b': 1, 'c': 3})",
             "assert sorted(result) == ['a', 'b']"),
        code("to_zero", "assert list({f}({'a': 1}, {'a': 0})) == ['a']"),
        code("nothing_shared", "assert sorted({f}({'a': 1}, {'b': 2})) in ([], ['a', 'b'])"),
        objects="dict of in the", spelled=(OLD, NEW), unless="added removed",
    ),
    intent(
        "grouped_sums.difference", "What was added, removed and changed between two tables.",
        "dict difference|dict diff|diff dicts|compare dicts|diff dictionaries|difference dicts"
        "|compare dictionaries|diff|record changes|changes|detect changes|compare records"
        "|field changes|changes between|compare versions|diff records|record diff", "dict dict",
        compared("of_each", {"a": 1, "b": 2, "d": 4}, {"b": 3, "c": 4, "d": 4}),
        compared("nothing", {"a": 1}, {"a": 1}),
        compared("added", {"a": 1}, {"b": 2, "a": 1, "c": 3}),
        compared("removed", {"a": 1, "b": 2, "c": 3}, {"b": 2}),
        compared("changed", {"a": 1, "b": 2, "c": 3}, {"a": 2, "b": 2, "c": 0}),
        objects="of two old new the record versions version fields concerned names sorted lists "
        "between dict dicts", spelled=(OLD, NEW), needs="'added' added",
    ),
    intent(
        "grouped_sums.counts_by_first", "How many pairs each key has.",
        "count by category|counts by category|count per category|number per category", "nested",
        *either_way(each(lambda pairs: {k: sum(1 for one in pairs if one[0] == k) for k,
                                        _ in pairs},
             (SALES,), ([],)),
        eq("last_is_new", [("a", 5), ("a", 5), ("b", 0)], to={"a": 2, "b": 1}),
        eq("one", [("x", 9)], to={"x": 1}),
        eq("apart", [("q", 1), ("w", 2), ("q", 3), ("w", 4), ("q", 5)], to={"q": 3, "w": 2})),
        objects=KEYED, returns="dict", spelled=(PAIRS,), unless="sum average",
    ),
    intent(
        "grouped_sums.best_pair", "The key of the largest value.",
        "top scorer|best seller|highest scorer|top student|best student|highest paid"
        "|meilleur eleve|meilleur vendeur|most expensive|richest|top product|best player"
        "|top player", "dict",
        *of_form(eq("three", {"Ann": 12, "Bob": 40, "Eve": 31}, to="Bob"),
        eq("first", {"Ann": 50, "Bob": 40}, to="Ann"), eq("one", {"Cy": 3}, to="Cy"),
        eq("last", {"Ann": 5, "Bob": 40}, to="Bob"),
        eq("two_digits", {"Ann": 9, "Bob": 10, "Eve": 8}, to="Bob"), kind="str"),
        objects="of in the from name key find product", returns="string",
        unless="tie ties list sorted tuple min average mean",
        confidence=0.93,
    ),
    intent(
        "grouped_sums.least_pair", "The key of the smallest value.",
        "cheapest|cheapest product|cheapest item|lowest scorer|moins cher|worst student"
        "|least expensive", "dict",
        *of_form(eq("three", {"pen": 12, "ink": 4, "cap": 31}, to="ink"),
        eq("last", {"pen": 50, "ink": 40}, to="ink"), eq("one", {"cap": 3}, to="cap"),
        eq("first", {"pen": 5, "ink": 40}, to="pen"),
        eq("two_digits", {"pen": 10, "ink": 9, "cap": 11}, to="ink"), kind="str"),
        objects="of in the from name key find product item", returns="string",
        unless="tie ties list sorted tuple max average mean",
        confidence=0.93,
    ),
    intent(
        "grouped_sums.above", "The keys whose value is above a limit.",
        "passing students|students passed|who passed|passed students|"
        "keys above|names above|students above|products above|items above|expensive items"
        "|keys greater than|more expensive than|expensive products", "dict number",
        *(
            code(label, f"result = {{f}}({table}, {limit})", "if isinstance(result, int):",
                 "    return  # another form",
                 "assert sorted(k[0] if isinstance(k, tuple) else k for k in result) == " + want)
            for label, table, limit, want in (
                ("two", {"a": 5, "b": 12, "c": 30, "d": 1}, 10, "['b', 'c']"),
                ("none", {"a": 5}, 10, "[]"),
                ("all", {"a": 5, "b": 12}, 1, "['a', 'b']"),
                ("just_above", {"a": 9, "b": 11}, 10, "['b']"),
                ("first", {"b": 30, "a": 5, "c": 1}, 10, "['b']"),
            )
        ),
        objects="of in the threshold limit price names than", unless="equal least min below",
    ),
    intent(
        "grouped_sums.mean_of_each", "The mean of the numbers of each key.",
        "average by category|average per category|mean by key|average by key|averages by student"
        "|average per student|average by group|moyenne par eleve|moyennes par eleve"
        "|average by name", "nested",
        *either_way(each(lambda pairs: {k: sum(v) / len(v) for k, v in gathered(pairs).items()},
             ([("a", 10), ("b", 4), ("a", 20)],), ([("x", 7)],), ([],)),
        eq("between", [("a", 1), ("a", 2), ("b", 5)], to={"a": 1.5, "b": 5.0}),
        eq("negative", [("p", -4), ("q", 6), ("p", 0)], to={"p": -2.0, "q": 6.0})),
        objects=KEYED + " scores grades", returns="dict", spelled=(PAIRS,),
        unless="round median weight",
    ),
    intent(
        "grouped_sums.mean_of_lists", "The mean of the numbers that each key has.",
        "class report|student means|moyenne de chaque eleve|"
        "average per student|averages|student averages|average by student|average of each"
        "|class averages|moyenne par eleve|moyennes|mean per key|average scores|average grades",
        "dict",
        *of_form(eq("two", {"Ann": [10, 20], "Bob": [4, 4, 7]}, to={"Ann": 15.0, "Bob": 5.0}),
        eq("one", {"Cy": [3]}, to={"Cy": 3.0}),
        eq("between", {"Ann": [1, 2]}, to={"Ann": 1.5}),
        eq("zero", {"Ann": [0, 4, 8], "Bob": [0]}, to={"Ann": 4.0, "Bob": 0.0}),
        eq("four", {"Ann": [2, 2, 2, 6]}, to={"Ann": 3.0})),
        objects="of the per by student name scores grades compute each", returns="dict",
        unless="round int median weight weights",
    ),
]  # fmt: skip
