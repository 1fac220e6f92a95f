"""Texts of settings: sections, keys and values."""

from swarm_tools.intents.families.grouped_sums import OTHER_FORM
from swarm_tools.intents.model import Case, code, intent

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
]  # fmt: skip
