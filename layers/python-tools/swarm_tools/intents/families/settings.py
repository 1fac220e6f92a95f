"""Texts of settings: sections, keys and values."""

from swarm_tools.intents.families.grouped_sums import OTHER_FORM
from swarm_tools.intents.families.textfiles import PATH, READ, empty, given
from swarm_tools.intents.model import Case, but, code, intent, when

SETTINGS = "text ini config file string settings content lines parse configuration of from simple"
TWO = "[one]\\na = x\\nb = y z\\n\\n[two]\\na = 5\\n"


def read(label: str, text: str, *keys: str, to: tuple) -> Case:
    """Return the case of a value in a section; other forms of result are another question."""
    path = "".join(f"[{key!r}]" for key in keys)
    refused = OTHER_FORM.replace("ValueError", "KeyError").replace("IndexError", "LookupError")
    return code(
        label, "try:", f'    result = {{f}}("{text}")', refused, "    return  # another form",
        f"if not isinstance(result, dict) or {keys[0]!r} not in result:",
        "    return  # another form of result", f"assert result{path} in {to!r}",
    )  # fmt: skip


def lines(label: str, text: str, want: dict) -> Case:
    """Return the case of the table that a file gives, if it gives one of texts."""
    return given(label, text, "try:", "    result = {f}(path)", "except KeyError:",
                 "    return  # a key that must be there", "if isinstance(result, dict):",
                 f"    assert result == {want}")  # fmt: skip


FURTHER_SIGNS = (
    r"\bcontain\w*( \w+){0,3} ['\"`]*=|\b(other|further|more|another|first) ['\"`]*="
    r"|\bcontenir\b[^.]{0,20}=|\bequals? signs? (in|inside|within) (the |a )?value"
    r"|\bvalues? (may|can|might) (\w+ )?(contain|have|hold)\w* "
    r"(an? |further |more )?equals?"
)

COMMENTS = (
    r"\b(with|begin\w*|start\w*)( with)? (an? )?['\"`]?#['\"`]?[^.]{0,30} (are|is) "
    r"(ignored|skipped)|\b(ignor|skip)\w* [^.]{0,40}#"
)

INTENTS = [
    intent(
        "settings.ini", "Sections in brackets, with the values of their keys.",
        "parse ini|ini parse|read ini|parse ini text|load ini|parse ini file|parse config"
        "|config parse|ini parser|parse sections", "string",
        read("first", TWO, "one", "a", to=("x",)), read("second_key", TWO, "one", "b", to=("y z",)),
        read("second_section", TWO, "two", "a", to=("5", 5)),
        read("sign_in_the_value", "[one]\\nurl = http://x/?q=1\\n", "one", "url",
             to=("http://x/?q=1",)),
        read("empty_lines", "\\n[one]\\n\\na = x\\n\\n", "one", "a", to=("x",)),
        read("last_line", "[one]\\na = x\\nb = y", "one", "b", to=("y",)),
        code("sections", f'result = {{f}}("{TWO}")',
             "assert not isinstance(result, dict) or 'one' not in result or 'two' in result"),
        objects=SETTINGS, returns="dict", needs="'[' '[]' '=' startswith", unless="json yaml toml",
        spelled=(r"\w*(text|content|source|string|data|config|contents|texte|s|raw|lines?)\w*",),
    ),
    intent(
        "settings.key_values_of_file", "The values by their keys, from lines of a key and a sign.",
        "load settings|read settings|load config|read config|parse config file|load properties"
        "|read properties|load env|read env file|load key values|read key values|lire config"
        "|charger config|lire configuration|parse properties|load env file|parse env file"
        "|read key value file|load key value file|parse key value file|read config file"
        "|load config file|charger parametres|lire parametres|load preferences|read preferences"
        "|parse settings|parse settings file|load dotenv|read dotenv|read env", "path",
        lines("two", "host=local\nmode=fast\n", {"host": "local", "mode": "fast"}),
        lines("one", "name=Ann\n", {"name": "Ann"}),
        lines("no_end_of_line", "a=x\nb=y", {"a": "x", "b": "y"}),
        lines("three", "k=x\nm=y\nn=x\n", {"k": "x", "m": "y", "n": "x"}),
        given("sign_in_the_value", "url=p=q\nmode=fast\n", "try:", "    result = {f}(path)",
              "except Exception:", "    return  # one sign alone", 'assert "url=p" not in result'),
        but("split rsplit", when("partition", lines("sign_kept_in_the_value", "url=p=q\nb=x\n",
                                {"url": "p=q", "b": "x"}))),
        when("maxsplit=", lines("all_of_the_value", "url=p=q\nb=x\n", {"url": "p=q", "b": "x"})),
        when("'#'", lines("comment", "# note\nhost=local\n", {"host": "local"})),
        objects=SETTINGS + " settings env", allows="io", returns="dict", spelled=(PATH,),
        needs="'='", unless="section sections configparser json yaml toml '[' ']' int float type "
        "typed lower upper ':' environ convert bool default defaults required mandatory constant=",
        stated=(
            (FURTHER_SIGNS,
             lines("further_signs", "url=p=q=r\nb=x\n", {"url": "p=q=r", "b": "x"})),
            (COMMENTS,
             lines("comments_between", "a=x\n# note=1\nb=y\n", {"a": "x", "b": "y"})),
            (r"\b(blank|empty) lines?\b[^.]{0,40} (are|is) (ignored|skipped)"
             r"|\b(ignor|skip)\w* (blank|empty) lines|lignes vides",
             lines("blank_lines", "\na=x\n\nb=y\n\n", {"a": "x", "b": "y"})),
            (r"\b(missing|absent)\b[^.]{0,40}\b(empty dict|\{\})"
             r"|\b(empty dict\w*|\{\})[^.]{0,40}\b(missing|absent|not exist|no (such )?file)",
             empty("missing_file", 'assert {f}(folder + "/none.txt") == {}')),
            (r"['\"`]\w+ = \w+['\"`]|\b(key|name|cl[e\u00e9]|k) = (value|valeur|v)\b"
             r"|\b(spaces|blanks) around\b|\bstripped\b",
             lines("spaces_around_the_sign", "a = x\nb = y z\n", {"a": "x", "b": "y z"})),
        ),
    ),
    intent(
        "settings.write_key_values", "A line with key, sign and value for each setting.",
        "save settings|write settings|save config|write config|save properties|write properties"
        "|write env file|save key values|write key values|enregistrer config|ecrire config"
        "|save preferences|dump settings|sauver config|save env", "path dict",
        *(empty(label, f"{{f}}(path, {table})", READ, "    text = stream.read()",
                'rows = [line.translate({32: "", 34: "", 39: ""}) for line in text.splitlines()]',
                "rows = [row for row in rows if row]",
                f"assert sorted(rows) == {rows}")
          for label, table, rows in (
              ("two", '{"b": "x", "a": "y"}', ["a=y", "b=x"]), ("one", '{"k": "v"}', ["k=v"]),
              ("three", '{"p": "1", "q": "2", "r": "1"}', ["p=1", "q=2", "r=1"]))),
        empty("written_anew", '{f}(path, {"a": "x", "b": "y"})', '{f}(path, {"a": "z"})', READ,
              "    text = stream.read().translate({32: '', 34: '', 39: ''})",
              'assert text.split() == ["a=z"]'),
        objects=SETTINGS + " settings env to", allows="io", spelled=(PATH, r".*"), needs="'='",
        unless="section sections configparser json yaml toml '[' update '#' header "
        "upper quote",
        stated=((r"\b(sorted|in (alphabetical )?order)\b|\btri[eé]",
                 empty("sorted_by_key", '{f}(path, {"b": "x", "c": "z", "a": "y"})', READ,
                       "    rows = stream.read().translate({32: '', 34: '', 39: ''}).split()",
                       'assert rows == ["a=y", "b=x", "c=z"]')),),
    ),
]  # fmt: skip
