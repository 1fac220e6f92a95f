"""Query strings of addresses, made of keys and values and read again."""

from swarm_tools.intents.model import Case, code, intent

MAPPING = r"(params|parameters|query|data|values|fields|args|mapping|d|pairs|arguments)"
TEXT = r"(query|text|qs|s|string|query_string|q|url_part|params)"

ESCAPED = r"(?i)\bescap|\bquot|\bencod|%|\+"


def written(label: str, params: dict, *wants: str) -> Case:
    """Return the case of a query that is written, with or without its mark."""
    return code(
        label, f"result = {{f}}({params})", "if not isinstance(result, str):",
        "    return  # another form", f"assert result.removeprefix('?') in {wants}",
    )  # fmt: skip


def taken(label: str, query: str, want: dict) -> Case:
    """Return the case of a query that is read: each value alone or in a list."""
    lists = {key: [value] for key, value in want.items()}
    return code(
        label, f"result = {{f}}({query!r})", "if not isinstance(result, dict):",
        "    return  # another form", f"assert result in ({want}, {lists})",
    )  # fmt: skip


INTENTS = [
    intent(
        "query_strings.build", "Keys and values joined, and escaped.",
        "build query|build query string|encode query|to query string|make query string"
        "|make query|encode params|build params|query string from|to query|join query", "dict",
        written("one", {"a": "1"}, "a=1"),
        written("two", {"a": "1", "b": "2"}, "a=1&b=2"),
        written("falling_keys", {"b": "2", "a": "1"}, "b=2&a=1", "a=1&b=2"),
        written("nothing", {}, ""),
        objects="from dict params string", returns="string", spelled=(MAPPING,),
        needs="& join", unless="sql table where insert select json prefix base url",
        stated=(
            (ESCAPED, written("blank", {"a": "x y"}, "a=x+y", "a=x%20y")),
            (ESCAPED, written("sign_between", {"a": "1&2"}, "a=1%262")),
        ),
    ),
    intent(
        "query_strings.parse", "The values of a query by their keys.",
        "decode query|decode query string|read query|split query|parse query params"
        "|query params|params of|lire requete", "string",
        taken("one", "a=1", {"a": "1"}), taken("two", "a=1&b=2", {"a": "1", "b": "2"}),
        taken("plus", "a=x+y", {"a": "x y"}), taken("escaped", "a=x%20y", {"a": "x y"}),
        taken("equals_sign_in_a_value", "a=b=c", {"a": "b=c"}),
        objects="string from to dict", returns="dict", spelled=(TEXT,),
        needs="unquote unquote_plus parse_qs", unless="sql table json strict",
    ),
]  # fmt: skip
