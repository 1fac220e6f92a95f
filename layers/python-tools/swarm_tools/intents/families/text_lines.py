"""Lines of texts."""

from swarm_tools.intents.model import Case, code, intent


def longest(label: str, text: str, want: str) -> Case:
    """Return the case of the longest line, or of its length."""
    return code(
        label, "try:", '    listed = {f}(["a", "bbb"])', "except (AttributeError, TypeError):",
        "    listed = None", 'if listed in ("bbb", 3):', "    return  # of a list of lines",
        f"result = {{f}}({text!r})", "if isinstance(result, (tuple, list)):",
        "    return  # another form", f"assert result in ({want!r}, {len(want)})",
    )  # fmt: skip


INTENTS = [
    intent(
        "text_lines.longest", "The longest line of a text, or its length.",
        "longest line|plus longue ligne|max line length|length of longest line"
        "|longest line length|widest line|ligne plus longue|longueur max ligne", "string",
        longest("in_the_middle", "a\nlonger\nbb", "longer"), longest("first", "longer\nbb\na",
                                                                      "longer"),
        longest("last", "a\nbb\nlonger", "longer"), longest("not_largest", "zz\naaaa\nb", "aaaa"),
        longest("one", "alone", "alone"),
        objects="text string in of find get the length line", returns="text or number",
        spelled=(r"(text|texte|s|string|poem|content|contents|document|paragraph|poeme)",),
        unless="open path index number_of words word ties last enumerate strip",
        needs="splitlines split blank=",
        stated=(
            (r"\bfirst (one|of|such|longest|line)\b|\bearliest\b|\bpremi[eè]re\b",
             longest("first_of_equal_ones", "bb\naa\nc", "bb")),
        ),
    ),
]  # fmt: skip
