"""Dictionaries with keys picked or left out, merged deeply, and records by a key."""

from swarm_tools.intents.model import Case, but, code, eq, intent, when

NAMES = "dict dictionary dictionaries mapping the a of from by key keys data record nested value"
PEOPLE = '[{"n": "Ann", "k": 1}, {"n": "Bob", "k": 2}]'
INSTEAD = r"default|d|fallback|defaut|default_value|otherwise"
DEEP = '{"a": {"x": 1, "y": 2}, "b": 3}'


def left(label: str, given: dict, other: object, want: dict):
    """Return the case of what is returned, or done to the first; a key may have to be there."""
    missing = isinstance(other, list) and not given.keys() >= set(other)
    call = f"result = {{f}}(given, {other})"
    rows = ("try:", f"    {call}", "except KeyError:", "    return") if missing else (call,)
    return code(label, f"given = {given}", *rows,
                "outcome = given if isinstance(result, int | None) else result",
                f"assert outcome == {want}")  # fmt: skip


def untouched(label: str, first: str, second: str) -> tuple[str, Case]:
    """Return the case that neither table changes, to be expected where a docstring says so."""
    return KEPT, code(
        f"unchanged_{label}", f"given, other = {first}, {second}", "try:", "    {f}(given, other)",
        "except Exception:", "    return", f"assert (given, other) == ({first}, {second})",
    )  # fmt: skip


KEPT = (
    r"\b(neither|without|not|never|n't)\b[^.]{0,30}(chang|modif|mutat|alter|touch)"
    r"|\breturns? a (new|fresh|merged copy)|\bnew (dict|mapping|config)|\bunchanged\b|\buntouched\b"
    r"|\bnouveau dict|\b(sans|ne|n') ?(les )?(modifi)"
)
UNTOUCHED = (
    untouched("apart", '{"a": 1}', '{"b": 2}'),
    untouched("first", '{"a": 1, "b": 2}', '{"b": 3}'),
    untouched("inside", '{"a": {"x": 1}}', '{"a": {"y": 2}}'),
)
INTENTS = [
    intent(
        "picking.pick", "The entries of these keys, without those that are not there.",
        "pick|pick keys|select keys|only keys|keep keys|subset|choose keys|garder cles",
        "dict list",
        eq("two", {"a": 1, "b": 2, "c": 3}, ["a", "c"], to={"a": 1, "c": 3}),
        eq("none", {"a": 1}, [], to={}),
        eq("one", {"a": 1, "b": 2}, ["b"], to={"b": 2}),
        eq("all", {"a": 1, "b": 2}, ["b", "a"], to={"a": 1, "b": 2}),
        eq("zero", {"a": 0, "c": 1}, ["a"], to={"a": 0}),
        objects=NAMES, returns="dict", spelled=(r".*", r".*(keys|names|fields|wanted|cles).*"),
        unless="default random",
    ),
    intent(
        "picking.omit", "The entries of all other keys.",
        "omit|omit keys|without keys|drop keys|exclude keys|remove keys|except keys",
        "dict list",
        left("two", {"a": 1, "b": 2, "c": 3}, ["a", "c"], {"b": 2}),
        left("none", {"a": 1}, [], {"a": 1}),
        left("not_there", {"a": 1}, ["z"], {"a": 1}),
        left("all", {"a": 1, "b": 2}, ["b", "a"], {}),
        left("zero_stays", {"a": 0, "b": 1}, ["b"], {"a": 0}),
        objects=NAMES, returns="dict", spelled=(r".*", r".*(keys|names|fields|cles).*"),
    ),
    intent(
        "picking.deep_merge", "Both, tables inside tables merged in turn; the second wins.",
        "deep merge|merge deep|merge nested|deep update|merge recursive|recursive merge"
        "|merge dicts deep|merge config|fusion profonde",
        "dict dict",
        left("inside", {"a": {"x": 1, "y": 2}, "b": 3}, {"a": {"y": 5, "z": 6}},
             {"a": {"x": 1, "y": 5, "z": 6}, "b": 3}),
        left("apart", {"a": 1}, {"b": 2}, {"a": 1, "b": 2}),
        left("the_second_wins", {"a": 1}, {"a": 2}, {"a": 2}),
        left("table_for_a_value", {"a": 1}, {"a": {"x": 1}}, {"a": {"x": 1}}),
        left("three_deep", {"a": {"b": {"c": 1, "d": 2}}}, {"a": {"b": {"c": 3}}},
             {"a": {"b": {"c": 3, "d": 2}}}),
        left("value_for_a_table", {"a": {"x": 1}}, {"a": 2}, {"a": 2}),
        left("the_second_wins_inside", {"a": {"x": 1}}, {"a": {"x": 2}}, {"a": {"x": 2}}),
        left("the_second_wins_deep", {"a": {"b": {"c": 1, "d": 2}}}, {"a": {"b": {"c": 3, "e": 4}}},
             {"a": {"b": {"c": 3, "d": 2, "e": 4}}}),
        objects=NAMES + " dicts two", returns="dict", stated=UNTOUCHED,
        unless="list lists append extend sum default defaults",
    ),
    intent(
        "picking.over_defaults", "The defaults, with what overrides them; the second wins.",
        "merge config|merge configs|merge settings|merge options|apply overrides|override config"
        "|override settings|override defaults|apply defaults|with defaults|fill defaults"
        "|merge with defaults|merge defaults|deep merge|overlay|update config|merge preferences"
        "|fusionner config|fusionner configuration|merge configuration|merge params",
        "dict dict",
        left("apart", {"a": 1}, {"b": 2}, {"a": 1, "b": 2}),
        left("the_second_wins", {"a": 1, "b": 2}, {"a": 3}, {"a": 3, "b": 2}),
        left("nothing_overrides", {"a": 1}, {}, {"a": 1}),
        left("everything_overrides", {}, {"a": 1, "b": 2}, {"a": 1, "b": 2}),
        left("zero_overrides", {"a": 1}, {"a": 0}, {"a": 0}),
        left("false_overrides", {"a": True}, {"a": False}, {"a": False}),
        *(
            but("typeerror", when("isinstance", left(label, *given)))
            for label, *given in (
                ("inside", {"a": {"x": 1, "y": 2}, "b": 3}, {"a": {"y": 5, "z": 6}},
                 {"a": {"x": 1, "y": 5, "z": 6}, "b": 3}),
                ("deep", {"a": {"b": {"c": 1, "d": 2}}}, {"a": {"b": {"c": 3}}},
                 {"a": {"b": {"c": 3, "d": 2}}}),
                ("value_for_a_table", {"a": {"x": 1}}, {"a": 2}, {"a": 2}),
                ("table_for_a_value", {"a": 1}, {"a": {"x": 2}}, {"a": {"x": 2}}),
            )
        ),
        objects=NAMES + " config over settings options user deep into", returns="dict",
        stated=UNTOUCHED, spelled=(
            r"(\w*_)?(defaults?|base|default_\w+|par_defaut|defauts?)",
            r"(\w*_)?(overrides?|user\w*|custom|config|settings|options|updates?|new|other|local"
            r"|changes|given|extra|specific|prefs|preferences|surcharges?)",
        ),
        unless="list lists append extend sum none falsy truthy keyerror unknown allowed raise "
        "valueerror schema only setdefault",
    ),
    intent(
        "picking.index_by", "The records in a table by the value of a field.",
        "index by|index by key|key by|by id|index records|records by key|to lookup",
        "records string",
        code("two", f'result = {{f}}({PEOPLE}, "n")',
             'assert list(result) == ["Ann", "Bob"]', 'assert result["Bob"]["k"] == 2'),
        code("another_field", f'result = {{f}}({PEOPLE}, "k")',
             "assert list(result) == [1, 2]", 'assert result[1]["n"] == "Ann"'),
        code("one", """result = {f}([{"id": 7, "v": 0}], "id")""",
             'assert list(result) == [7] and result[7]["v"] == 0'),
        code("whole_records", f'result = {{f}}({PEOPLE}, "n")',
             'assert dict(result["Ann"]) == {"n": "Ann", "k": 1}'),
        objects=NAMES + " records list", returns="dict",
        spelled=(r".*", r".*(key|field|name|attr|by|cle|column).*"),
        unless="append setdefault getattr",
    ),
    intent(
        "picking.pluck", "The value of a field of each record.",
        "pluck|get column|column values|extract column|extract field|values of|field values",
        "records string",
        code("two", f'assert list({{f}}({PEOPLE}, "n")) == ["Ann", "Bob"]'),
        code("another_field", f'assert list({{f}}({PEOPLE}, "k")) == [1, 2]'),
        code("one", """assert list({f}([{"id": 7, "v": 0}], "v")) == [0]"""),
        code("repeated", """assert list({f}([{"v": 3}, {"v": 1}, {"v": 3}], "v")) == [3, 1, 3]"""),
        objects=NAMES + " records list rows", returns="list",
        spelled=(r".*", r".*(key|field|name|attr|col|cle).*"),
        unless="unique distinct set sort getattr attribute index",
    ),
    intent(
        "picking.nested_get", "The value at the end of a path of keys.",
        "nested get|get nested|deep get|get in|get path|get nested value|lookup path",
        "dict list",
        code("two_deep", f'assert {{f}}({DEEP}, ["a", "y"]) == 2'),
        code("one_deep", f'assert {{f}}({DEEP}, ["b"]) == 3'),
        code("not_there", "try:", f'    result = {{f}}({DEEP}, ["a", "z"])',
             "except (KeyError, LookupError):", "    return", "assert result is None"),
        code("three_deep", """assert {f}({"a": {"b": {"c": 7}}}, ["a", "b", "c"]) == 7"""),
        code("a_table", f'assert {{f}}({DEEP}, ["a"]) == {{"x": 1, "y": 2}}'),
        objects=NAMES, spelled=(r".*", r".*(keys|path|chemin).*"), unless="split dot dotted set",
    ),
    intent(
        "picking.nested_default", "The value at the end of a path of keys, else another one.",
        "nested get|get nested|deep get|get in|get path|get nested value|lookup path|safe get"
        "|dig|get deep", "dict list any",
        code("two_deep", f'assert {{f}}({DEEP}, ["a", "y"], 7) == 2'),
        code("one_deep", f'assert {{f}}({DEEP}, ["b"], 7) == 3'),
        code("last_not_there", f'assert {{f}}({DEEP}, ["a", "z"], 7) == 7'),
        code("first_not_there", f'assert {{f}}({DEEP}, ["z", "x"], 7) == 7'),
        code("zero_is_there", 'assert {f}({"a": {"b": 0}}, ["a", "b"], 7) == 0'),
        code("three_deep", 'assert {f}({"a": {"b": {"c": 5}}}, ["a", "b", "c"], 7) == 5'),
        when("isinstance", code("too_deep", f'assert {{f}}({DEEP}, ["b", "x"], 7) == 7')),
        objects=NAMES, spelled=(r".*", r".*(keys|path|chemin).*", INSTEAD),
        unless="split dot dotted set",
    ),
    *(intent(
        f"picking.dotted_get{tail}", "The value at the end of a path of keys between dots.",
        "get path|deep get|nested get|get nested|get by path|get in|lookup path|get nested value"
        "|dotted get|get dotted|dot get|get value by path|safe get|lookup|resolve path|dig"
        "|get config value", f"dict string{' any' if tail else ''}",
        code("two_deep", f'assert {{f}}({DEEP}, "a.y"{rest}) == 2'),
        code("one_deep", f'assert {{f}}({DEEP}, "b"{rest}) == 3'),
        code("three_deep", 'assert {f}({"a": {"b": {"c": 5}}}, "a.b.c"' + rest + ") == 5"),
        code("a_table", f'assert {{f}}({DEEP}, "a"{rest}) == {{"x": 1, "y": 2}}'),
        code("zero_is_there", 'assert {f}({"a": {"b": 0}}, "a.b"' + rest + ") == 0"),
        *(but("raises=", code(
            label, "try:", f'    result = {{f}}({DEEP}, "{path}"{rest})',
            "except (KeyError, TypeError, LookupError):", "    return",
            f"assert result == {want}"))
          for label, path, want in (("last_not_there", "a.z", want),
                                    ("first_not_there", "z.x", want))),
        when("isinstance", but("raises=", code(
            "too_deep", "try:", f'    result = {{f}}({DEEP}, "b.x"{rest})',
            "except (KeyError, TypeError, LookupError):", "    return",
            f"assert result == {want}"))),
        objects=NAMES + " dotted dot path config", needs="'.'",
        spelled=(r".*", r".*(path|key|chemin|dotted|name|cle).*", INSTEAD)[: 3 if tail else 2],
        unless="set regex file json yaml",
    ) for tail, rest, want in (("", "", "None"), ("_default", ", 7", "7"))),
    intent(
        "picking.without_none_anywhere", "Entries whose value is None are gone, deeper ones too.",
        "strip nulls|remove nulls|strip none|remove none|drop nulls|clean none|drop none"
        "|remove none values|without nulls|prune none|deep clean|remove nulls deep", "any",
        code("flat", "assert {f}({'a': 1, 'b': None, 'c': 0}) == {'a': 1, 'c': 0}"),
        code("deeper", "assert {f}({'a': {'b': None, 'c': 2}}) == {'a': {'c': 2}}"),
        code("in_a_list", "assert {f}([{'a': None, 'b': ''}]) == [{'b': ''}]"),
        objects="from dict values entries the deep recursively nested", returns="any",
        needs="isinstance", unless="empty falsy truthy in_place del pop",
    ),
    intent(
        "picking.missing_fields", "The required fields that a table does not have, or has blank.",
        "missing fields|required fields|missing keys|missing required|absent fields|check required"
        "|champs manquants|find missing fields|empty fields|missing", "dict list",
        code("one", "result = {f}({'a': 1, 'b': 'x'}, ['a', 'c'])", "assert list(result) == ['c']"),
        code("none", "result = {f}({'a': 1, 'b': 'x'}, ['b', 'a'])", "assert list(result) == []"),
        code("all", "result = {f}({}, ['x', 'y'])", "assert list(result) == ['x', 'y']"),
        when("blank", code("blank", "result = {f}({'a': '', 'b': 'x'}, ['a', 'b'])",
                           "assert list(result) == ['a']")),
        objects="form record data the of required in", returns="list", unless="sort sorted set",
        spelled=(r".*", r".*(required|fields|keys|names|champs|needed|wanted|expected).*"),
    ),
]  # fmt: skip
