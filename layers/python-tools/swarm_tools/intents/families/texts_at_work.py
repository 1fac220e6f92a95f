"""Texts as programs at work make them: censored, framed, filled in, cut at words."""

from swarm_tools.intents.families.grouped_sums import of_form
from swarm_tools.intents.model import but, code, either_order, eq, intent, one_of

TEXT = "string text of a an the in from with by to words word each every"
S = r"(text|s|string|sentence|message|phrase|texte|line|content|str1|chaine|input_string|word|"\
    r"value)"  # fmt: skip
MANY = r"(banned|words|bad_words|forbidden|banned_words|blocked|blacklist|censored|interdits|"\
    r"mots_interdits|mots|swear_words|stop_words|forbidden_words)"  # fmt: skip

LEFT_AS_IT_IS = (
    r"\b(left|kept|stays?|remains?)( just| exactly)? (as (they|it) (are|is)|unchanged|untouched"
    r"|in place|alone)\b"
)

INTENTS = [
    *either_order(
        "texts_at_work.censor", "Each letter of a forbidden word becomes a star.",
        "censor|censor words|censor text|mask words|censurer|censor bad words", "string strings",
        one_of("one", "that damn cat", ["damn"],
               to=("that **** cat", "that d*** cat", "that *** cat", "that d**n cat")),
        one_of("two", "heck and dumb", ["heck", "dumb"],
               to=("**** and ****", "h*** and d***", "*** and ***", "h**k and d**b")),
        eq("none", "all is fine", ["bad"], to="all is fine"),
        eq("no_words", "all fine", [], to="all fine"),
        objects=TEXT + " banned", returns="string", spelled=(S, MANY), needs="'*' * len",
        unless="[censored] first",
    ),
    intent(
        "texts_at_work.frame", "A frame around lines that are all of one width.",
        "text box|draw box|frame text|make box|encadrer|draw frame|box text",
        "strings",
        code("all_of_one_width", 'result = {f}(["a", "longer", "mid"])',
             "rows = result.splitlines() if isinstance(result, str) else list(result)",
             "assert len({len(row) for row in rows}) == 1 and len(rows) >= 5"),
        code("holds_the_lines", 'result = {f}(["one", "three"])',
             "rows = result.splitlines() if isinstance(result, str) else list(result)",
             'found = [w for row in rows for w in ("one", "three") if w in row]',
             'assert found == ["one", "three"]'),
        objects=TEXT + " lines around", spelled=("lines|rows|texts|lignes|words",),
    ),
    intent(
        "texts_at_work.column_widths", "The length of the longest cell of each column.",
        "column widths|get column widths|compute column widths|col widths|largeurs colonnes",
        "nested",
        *of_form(*(
            code(label, f"result = list({{f}}({rows}))", f"more = result[-1] - {want[-1]}",
                 f"assert result == [w + more for w in {want}] and 0 <= more <= 4")
            for label, rows, want in (
                ("two", [["a", "bbb"], ["cc", "d"]], [2, 3]), ("one_row", [["ab", "c"]], [2, 1]),
                ("longest_first", [["long", "x"], ["a", "yy"]], [4, 2]),
                ("longest_in_the_middle", [["a"], ["three"], ["to"]], [5]),
            )
        )),
        objects=TEXT + " rows table", returns="list", spelled=("rows|table|data|lines|cells",),
        unless="padding header headers enumerate floor=",
    ),
    *either_order(
        "texts_at_work.remove_prefix", "The text without what it begins with.",
        "strip prefix|remove prefix|drop prefix|without prefix|enlever prefixe", "string string",
        eq("there", "unhappy", "un", to="happy"),
        but("raises=", one_of("not_there", "happy", "un", to=("happy", None, ""))),
        but("raises=", one_of("at_the_end_only", "sun", "un", to=("sun", None, ""))),
        one_of("repeated", "aab", "a", to=("ab", "b")),
        objects=TEXT + " if present", returns="string", spelled=(S, r"(prefix|prefixe|start|p)"),
    ),
    *either_order(
        "texts_at_work.remove_suffix", "The text without what it ends with.",
        "strip suffix|remove suffix|drop suffix|without suffix|enlever suffixe", "string string",
        eq("there", "walking", "ing", to="walk"),
        but("raises=", one_of("not_there", "walk", "ing", to=("walk", None, ""))),
        but("raises=", one_of("at_the_start_only", "ingot", "ing", to=("ingot", None, ""))),
        one_of("repeated", "baa", "a", to=("ba", "b")),
        objects=TEXT + " if present", returns="string",
        spelled=(S, r"(suffix|suffixe|end|ending|s)"),
    ),
    intent(
        "texts_at_work.cut_at_words", "The first words, and a mark where something was cut.",
        "truncate words|first words|shorten to words|truncate to words|cut words", "string number",
        *of_form(code("cut", 'result = {f}("one two three four", 2)',
             'assert result.startswith("one two") and "three" not in result'),
        code("whole", 'assert {f}("one two", 2) == "one two"'),
        code("shorter", 'assert {f}("one", 5) == "one"')),
        objects=TEXT + " n", returns="string", needs="split", spelled=(S, r".*(n|max|count|limit|"
                                                                          r"words|number|size).*"),
        unless="characters chars",
    ),
    intent(
        "texts_at_work.weave", "Letters of both texts in turn, then what is left.",
        "interleave strings|merge alternately|interleave|weave|merge strings alternately"
        "|alternate strings", "string string",
        *of_form(eq("alike", "abc", "xyz", to="axbycz"),
                 one_of("first_longer", "abcd", "x", to=("axbcd", "ax")),
        one_of("one_empty", "ab", "", to=("ab", "")), kind="str"),
        objects=TEXT + " two strings alternately",
        returns="string", spelled=(r"(a|s1|first|word1|left|one|x|str1|text1)",
                                   r"(b|s2|second|word2|right|other|y|str2|text2)"),
    ),
    intent(
        "texts_at_work.grouped", "A text in pieces of one length with a mark between them.",
        "insert separator|insert every|format groups|group characters|insert dashes"
        "|chunk string|split with separator", "string number string",
        one_of("threes", "abcdefgh", 3, "-", to=("abc-def-gh", "ab-cde-fgh")),
        one_of("just", "abcd", 2, " ", to=("ab cd", "ab cd ")),
        eq("short", "ab", 4, "-", to="ab"), objects=TEXT + " separator every n",
        returns="string", spelled=(S, r".*(n|every|size|group|length|step|k).*",
                                   r"(sep|separator|mark|char|delimiter|glue|dash)\w*"),
        unless="reverse right end -",
    ),
    intent(
        "texts_at_work.words_per_line", "How many words each line has.",
        "words per line|count words per line|line word counts|mots par ligne"
        "|nombre de mots par ligne", "string",
        eq("two", "one two\nthree", to=[2, 1]), eq("one", "a b c", to=[3]),
        one_of("blank_between", "a\n\nb c", to=([1, 0, 2], [1, 2])), objects=TEXT + " line lines",
        returns="list", spelled=(S,), unless="dict strip open",
    ),
    intent(
        "texts_at_work.count_paragraphs", "Blocks of lines with blank lines between them.",
        "count paragraphs|number of paragraphs|paragraph count|compter paragraphes", "string",
        one_of("two", "one\ntwo\n\nthree", to=(2, 3)), eq("one", "one two", to=1),
        eq("none", "", to=0),
        eq("many_blank_lines", "one\n\n\n\ntwo\n", to=2), eq("three", "a\n\nb\n\nc", to=3),
        objects=TEXT + " paragraphs", returns="number", spelled=(S,), unless="open tag <p>",
    ),
    intent(
        "texts_at_work.filled", "Names in double braces become their values.",
        "fill template|render template|render|substitute|expand template|apply template"
        "|remplir modele", "string dict",
        *(
            code(label, f"texts = ({text!r}, {text.replace('{{', '{{ ').replace('}}', ' }}')!r})",
                 f"assert {want!r} in [{{f}}(text, {values}) for text in texts]")
            for label, text, values, want in (
                ("one", "Dear {{name}}!", {"name": "Ann"}, "Dear Ann!"),
                ("none", "plain", {}, "plain"),
                ("two", "{{a}}-{{b}}", {"a": "1", "b": "2"}, "1-2"),
                ("repeated", "{{a}}{{a}}", {"a": "x"}, "xx"),
            )
        ),
        stated=((LEFT_AS_IT_IS, eq("unknown_stays", "Dear {{name}}!", {}, to="Dear {{name}}!")),
                (LEFT_AS_IT_IS, eq("one_of_two_stays", "{{a}} {{b}}", {"b": "x"}, to="{{a}} x"))),
        objects=TEXT + " template values placeholders placeholder braces blanks spaces inside "
        "allowed left double curly unknown mail letter names fields whose default become",
        returns="string", needs="'{{' {{ \\{\\{ braces placeholder placeholders",
    ),
    intent(
        "texts_at_work.filled_single", "Names in braces become their values.",
        "fill template|render template|render|substitute|expand template|apply template"
        "|remplir modele", "string dict",
        eq("one", "Dear {name}!", {"name": "Ann"}, to="Dear Ann!"),
        eq("two", "{a}-{b}", {"a": "1", "b": "2"}, to="1-2"),
        eq("repeated", "{a}{a}", {"a": "x"}, to="xx"), eq("none", "plain", {}, to="plain"),
        objects=TEXT + " template values", returns="string", needs="'{' { \\{",
        unless="{{ braces dollar $ '{{'",
    ),
    intent(
        "texts_at_work.column_number", "The number of a spreadsheet's column; A is 1.",
        "column number|excel column number|title to number|column to number|col to num"
        "|excel column to number|letters to number|column letters to number|column index", "string",
        code("one_letter", 'found = [{f}(text) for text in ("A", "B", "Z")]',
             "assert found in ([1, 2, 26], [0, 1, 25])"),
        code("two_letters", 'found = [{f}(text) for text in ("AA", "AB", "BA", "ZZ")]',
             "assert found in ([27, 28, 53, 702], [26, 27, 52, 701])"),
        code("three_letters", 'assert {f}("AAA") in (703, 702)'),
        code("next_one", 'assert {f}("AA") == {f}("Z") + 1'),
        objects=TEXT + " excel spreadsheet column",
        returns="number", needs="26",
        spelled=("letters|column|col|title|name|s|label|column_title|text|ref",),
    ),
    intent(
        "texts_at_work.column_letters", "The letters of a spreadsheet's column; 1 is A.",
        "column letters|excel column name|number to title|convert to title|column name"
        "|num to col|number to column|column to letters|excel column letters|column label",
        "number", *(
            code(label, f"found = [{{f}}(n) for n in {numbers}]",
                 f"assert found == {want} or [{{f}}(n - 1) for n in {numbers}] == {want}")
            for label, numbers, want in (
                ("one_letter", [1, 2, 26], ["A", "B", "Z"]),
                ("two_letters", [27, 28, 53], ["AA", "AB", "BA"]),
                ("over_the_end", [26, 27], ["Z", "AA"]),
            )
        ), code("last_of_two", 'assert {f}(701) == "ZZ" or {f}(702) == "ZZ"'),
        objects=TEXT + " excel spreadsheet column", returns="string", needs="26",
        unless="zero", spelled=("n|number|index|col|column|num|column_number",),
    ),
    intent(
        "texts_at_work.longest_word_length", "The length of the longest word.",
        "length of longest word|longest word length|max word length|longueur du mot le plus long",
        "string", eq("middle", "a three to", to=5), eq("one", "word", to=4),
        eq("last", "a bc", to=2),
        objects=TEXT + " length max longest", returns="number", spelled=(S,),
    ),
    intent(
        "texts_at_work.reading_time", "Whole minutes, 200 words a minute, rounded up.",
        "reading time|estimate reading time|estimated reading time|temps de lecture"
        "|minutes to read",
        "string", code("long", 'result = {f}("word " * 401)',
                       "assert isinstance(result, str) or 2 <= result <= 3"),
        code("just", 'result = {f}("word " * 400)',
             "assert isinstance(result, str) or result == 2"),
        code("longer", 'result = {f}("word " * 1000)',
             "assert isinstance(result, str) or result == 5"),
        code("short", 'result = {f}("a b c")',
             "assert isinstance(result, str) or 0 <= result <= 1"),
        objects=TEXT + " minutes", returns="number", needs="200", unless="seconds round // int",
    ),
]  # fmt: skip
