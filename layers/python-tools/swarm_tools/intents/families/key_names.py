"""Keys of tables with other names, and where each word stands."""

from swarm_tools.intents.model import Case, code, intent

OTHER = "except (AttributeError, KeyError, TypeError):"


def renamed(label: str, table: dict, names: dict, want: dict) -> Case:
    """Return the case of a table some of whose keys get other names."""
    return code(
        label, f"table = {table}", f"result = {{f}}(table, {names})",
        "result = table if result is None else result", f"assert result == {want}",
    )  # fmt: skip


INTENTS = [
    intent(
        "key_names.renamed", "The same values under other keys.",
        "rename keys|rename dict keys|map keys|remap keys|renommer cles|rename fields", "dict dict",
        renamed("one", {"a": 1, "b": 2}, {"a": "x"}, {"x": 1, "b": 2}),
        renamed("none", {"a": 1}, {}, {"a": 1}),
        renamed("all", {"a": 1, "b": 2}, {"a": "x", "b": "y"}, {"x": 1, "y": 2}),
        objects="dict of a mapping record table the keys new names old to fields according "
        "renamed stay others unchanged", returns="any",
        spelled=(r"(d|dic|dict|data|record|row|table|source|dictionary|obj\w*)",
                 r"(mapping|names|renames|renaming|mapp|new_names|key_map|map)"),
        unless="function key_func drop missing",
    ),
    intent(
        "key_names.inverted_index", "In which texts each word stands.",
        "inverted index|build inverted index|build index|word index|index documents|index inverse",
        "dict",
        *(code(label, "try:", f"    result = dict({{f}}({texts}))", OTHER,
               "    return  # other data",
               f"assert {{w: sorted(found) for w, found in result.items()}} == {want}")
          for label, texts, want in (
              ("two", {1: "red fish", 2: "blue fish"}, {"red": [1], "fish": [1, 2], "blue": [2]}),
              ("one", {7: "a b"}, {"a": [7], "b": [7]}), ("none", {}, {}),
              ("repeated", {1: "go go", 2: "go"}, {"go": [1, 2]}))),
        objects="documents docs texts word words of each id ids in which stand stands index map "
        "maps build lower case set list sorted", returns="dict",
        spelled=(r"(documents|docs|texts|pages|files|articles)",), unless="lines position count",
    ),
]  # fmt: skip
