"""Lines of a text that are spread over a width, and what is written around a text."""

from swarm_tools.intents.model import Case, code, intent

WIDTH = r"(max_?|line_?)?(width|length|size|len|w|n|largeur|cols?|columns?|longueur)"
LEFT_FIRST = r"leftmost|(left|first) (gaps|slots|blanks|spaces)|(on|from) the left|gauche"
MADE = "justify spread text line words of full fully string to width a the blanks spaces"


def spread(label: str, words: list[str], width: int, text: bool) -> Case:
    """Return the case of words that fill a line, with gaps as equal as they can be."""
    given = repr(" ".join(words)) if text else repr(words)
    return code(
        label, f"line = {{f}}({given}, {width})", "if not isinstance(line, str):",
        "    return  # several lines", f"assert line.split() == {words}",
        f"assert len(line) == {width}",
        "gaps, blanks = [], 0", "for sign in line:",
        "    if sign == ' ':", "        blanks += 1",
        "    elif blanks:", "        gaps, blanks = [*gaps, blanks], 0",
        "assert max(gaps) - min(gaps) <= 1",
    )  # fmt: skip


def leftmost(label: str, words: list[str], width: int, want: str, text: bool) -> Case:
    """Return the case of a line whose first gaps are the wider ones."""
    given = repr(" ".join(words)) if text else repr(words)
    return code(label, f"line = {{f}}({given}, {width})", f"assert line in ({want!r}, [{want!r}])")


INTENTS = [
    *(
        intent(
            f"justified.line_of_{kind}", "The words of a line, with blanks between up to a width.",
            "justify line|justify|justify text|justify words|full justify|fully justify"
            "|justify one line|spread words|justifier|justifier ligne|justify string",
            f"{kind} number",
            spread("one_more_blank", ["a", "bc", "def"], 10, text),
            spread("equal_gaps", ["to", "be", "or"], 10, text),
            spread("two_words", ["left", "right"], 15, text),
            spread("single_blanks", ["a", "b", "c"], 5, text),
            spread("many_words", ["w", "x", "y", "z", "q"], 16, text),
            stated=(
                (LEFT_FIRST,
                 leftmost("wider_on_the_left", ["a", "bc", "def"], 9, "a  bc def", text)),
                (LEFT_FIRST,
                 leftmost("two_wider_on_the_left", ["w", "x", "y", "z"], 12, "w   x   y  z", text)),
                (r"single word[^.]{0,30}(right|left-?(align|just)|pad)",
                 leftmost("single_word", ["word"], 7, "word   ", text)),
            ),
            objects=MADE, returns="string", spelled=(r".*", WIDTH),
            unless="center centre rjust fill wrap last align" + ("" if text else " split"),
            needs="split" if text else "",
        )
        for kind, text in (("strings", False), ("string", True))
    ),
    intent(
        "justified.lines", "The words in lines of a width, with blanks between; the last is plain.",
        "full justify|text justification|justify text|justify|fully justify|justify paragraph"
        "|justify words", "strings number",
        *(code(label, f"lines = {{f}}({words}, {width})",
               "if isinstance(lines, str):", "    lines = lines.splitlines()",
               f"assert [line.rstrip() for line in lines] == {want}")
          for label, words, width, want in (
              ("three_lines", ["This", "is", "an", "example", "of", "text", "justification."], 16,
               ["This    is    an", "example  of text", "justification."]),
              ("two_lines", ["a", "b", "c", "d", "e"], 5, ["a b c", "d e"]),
              ("one_line", ["to", "be"], 9, ["to be"]))),
        objects=MADE, returns="list", spelled=(r".*", WIDTH), needs="lines result out res output",
        unless="center centre right",
    ),
]  # fmt: skip
