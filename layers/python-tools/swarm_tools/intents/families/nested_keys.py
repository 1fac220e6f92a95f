"""Dictionaries with keys of several parts."""

from swarm_tools.intents.model import Case, code, intent

DATA = r"(d|data|config|settings|obj|nested|tree|dic\w*|mapping|value|values|source|node" \
    r"|\w*(dict|config|settings|json|data|nested|options|mapping|flat|tree))"  # fmt: skip
MARK = r"(sep|separator|delimiter|delim|joiner|glue|separateur|sep_char|mark)"
START = r"(\w*(prefix|parent|base|path|prefixe|root|key)\w*)"
TRIED = (
    "except (AttributeError, TypeError, ValueError, LookupError, StopIteration):",
    "    return  # other data",
)


def flat(label: str, more: str, data: dict, want: dict) -> Case:
    """Return the case of keys that are joined by one mark."""
    return code(
        label, "try:", f'    one = {{f}}({{"a": {{"b": 1}}}}{more})', "    (key,) = dict(one)",
        *TRIED,
        'if not isinstance(key, str) or len(key) < 3 or key[0] + key[-1] != "ab":',
        "    return  # another form of keys", f"result = {{f}}({data}{more})",
        "mark = key[1:-1]",
        'result = {name.replace(mark, "."): value for name, value in result.items()}',
        f"assert result == {want}",
    )  # fmt: skip


def flats(more: str = "") -> tuple[Case, ...]:
    """Return the cases of dictionaries in dictionaries."""
    rows = (
        ("one_level", {"a": {"b": 1}}, {"a.b": 1}), ("plain", {"x": 1, "y": 2}, {"x": 1, "y": 2}),
        ("two_levels", {"a": {"b": {"c": 1}}}, {"a.b.c": 1}),
        ("branches", {"a": {"b": 1, "c": {"d": 2}}, "e": {"f": {"g": {"h": 3}}}},
         {"a.b": 1, "a.c.d": 2, "e.f.g.h": 3}),
        ("plain_and_nested", {"x": 5, "a": {"x": 6, "y": 7}, "z": 8},
         {"x": 5, "a.x": 6, "a.y": 7, "z": 8}),
        ("nothing_like_values", {"a": {"b": 0, "c": "", "d": False}, "e": 0},
         {"a.b": 0, "a.c": "", "a.d": False, "e": 0}),
        ("same_inner_keys", {"a": {"k": 1}, "b": {"k": 2}}, {"a.k": 1, "b.k": 2}),
    )  # fmt: skip
    return tuple(flat(label, more, data, want) for label, data, want in rows)


def another_mark(call: str) -> Case:
    """Return the case of a mark that is given."""
    return code(
        "another_mark", "try:", f"    result = {{f}}({call})", *TRIED,
        'assert result == {"a/b/c": 1, "a/d": 2, "e": 3}',
    )  # fmt: skip


def nested(label: str, more: str, data: dict, want: dict) -> Case:
    """Return the case of keys between dots that lead to dictionaries in dictionaries."""
    return code(
        label, "try:", f"    result = {{f}}({data}{more})", "except (AttributeError, TypeError):",
        "    return  # other data", f"assert result == {want}",
    )  # fmt: skip


def nests(more: str = "") -> tuple[Case, ...]:
    """Return the cases of keys between dots."""
    rows = (
        ("one_level", {"a.b": 1}, {"a": {"b": 1}}), ("plain", {"x": 1, "y": 2}, {"x": 1, "y": 2}),
        ("two_levels", {"a.b.c": 1}, {"a": {"b": {"c": 1}}}),
        ("shared_branch", {"a.b": 1, "a.c": 2}, {"a": {"b": 1, "c": 2}}),
        ("shared_deep_branch", {"a.b.c": 1, "a.b.d": 2, "a.e": 3},
         {"a": {"b": {"c": 1, "d": 2}, "e": 3}}),
        ("plain_and_nested", {"x": 5, "a.x": 6, "z": 8}, {"x": 5, "a": {"x": 6}, "z": 8}),
        ("nothing_like_values", {"a.b": 0, "a.c": "", "d": False},
         {"a": {"b": 0, "c": ""}, "d": False}), ("none", {}, {}),
        ("four_parts", {"p.q.r.s": 9, "p.t": 1}, {"p": {"q": {"r": {"s": 9}}, "t": 1}}),
    )  # fmt: skip
    return tuple(nested(label, more, data, want) for label, data, want in rows)


FLAT = (
    "flatten|flatten dict|flatten dictionary|flatten nested dict|flatten config|flatten json"
    "|flatten settings|flatten keys|aplatir|aplatir dict|flatten options|dotted keys"
    "|flatten mapping|to dotted|to dotted keys|flat keys|flatten nested|flatten data|flat dict"
    "|flatten tree|aplatir dictionnaire|aplatir config|to flat dict|collapse keys"
)
NESTED = (
    "unflatten|unflatten dict|unflatten dictionary|unflatten keys|expand keys|nest keys"
    "|expand dotted|dotted to nested|from dotted|unflatten config|expand dotted keys"
    "|nested from dotted|nested dict|build nested|unflatten json|unflatten settings"
    "|desaplatir|nest dict|to nested dict|expand dict"
    "|expand config|nest dotted keys|build nested dict|parse dotted keys|unflat"
)
OBJECTS = (
    "dict dictionary nested keys config settings json dotted by with to the flat deep data mapping "
    "options tree recursive values dictionnaire"
)
FLAT_WAYS = {
    "alone": ("dict", (DATA,), ""), "prefix": ("dict string", (DATA, START), ""),
    "mark": ("dict string", (DATA, MARK), ', "."'),
    "prefix_mark": ("dict string string", (DATA, START, MARK), ""),
    "mark_prefix": ("dict string string", (DATA, MARK, START), ', "."'),
}  # fmt: skip
MARKS = {
    "mark": '"/"', "mark_prefix": '"/"',
    # The prefix is left as it is by default, whatever follows the mark.
    "prefix_mark": '{f}.__defaults__[1 - {f}.__code__.co_argcount], "/"',
}  # fmt: skip
DEEP = '{"a": {"b": {"c": 1}, "d": 2}, "e": 3}'
DOTTED = (
    r"\bdotted\b|\b(by|with|between) (a )?(dots?|points?)\b|['\"`]a\.b"
    r"|\bjoined (by|with) ['\"`]\.['\"`]"
)

INTENTS = [
    *(
        intent(
            f"nested_keys.flatten_{way}", "Inner keys joined to the outer ones.", FLAT, params,
            *flats(more), *([another_mark(f"{DEEP}, {MARKS[way]}")] if way in MARKS else []),
            objects=OBJECTS, returns="dict", needs="dict mapping mutablemapping", spelled=spelled,
            stated=((DOTTED, code("dotted", f'result = {{f}}({{"a": {{"b": 1}}, "c": 2}}{more})',
                                  'assert dict(result) == {"a.b": 1, "c": 2}')),),
        )
        for way, (params, spelled, more) in FLAT_WAYS.items()
    ),
    *(
        intent(
            f"nested_keys.unflatten_{way}", "Keys with dots become dictionaries in dictionaries.",
            NESTED, params, *nests(more), objects=OBJECTS, returns="dict", spelled=spelled,
            needs=needs,
        )
        for way, params, spelled, more, needs in (
            ("alone", "dict", (DATA,), "", "'.'"),
            ("mark", "dict string", (DATA, MARK), ', "."', ""),
        )
    ),
]  # fmt: skip
