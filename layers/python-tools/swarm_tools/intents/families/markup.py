"""Texts centred, indented, replaced and freed of markup; lines of tables and settings."""

from swarm_tools.intents.families.settings import COMMENTS, FURTHER_SIGNS
from swarm_tools.intents.model import Case, code, eq, intent, one_of, when

TEXT = "text string str html a the in from of line lines s to content word"
WHOLE = r"(text|html|s|string|haystack|big|full|main|source|sentence|container|long|content)\w*"
PART = r"(sub|needle|pattern|part|small|short|query|target|inner|search|piece)\w*"
FORM = r"text|content\w*|s|string|data|source|raw|config_text|config_str|ini_text|cfg|contenu|texte"


def substring(name: str, spelled: tuple[str, str], call: str):
    """Return the intent of a text that is part of another, for one order of the two."""

    def asked(label: str, part: str, text: str, word: str):
        made = call.format(part=repr(part), text=repr(text))
        return code(label, f"assert {word}{{f}}({made})")

    return intent(
        f"markup.substring_{name}", "One text is part of the other.",
        "is substring|contains substring|has substring|substring in|est sous chaine"
        "|is sub string|contient sous chaine|is substring of|is contained", "string string",
        asked("inside", "nan", "banana", ""), asked("start", "ban", "banana", ""),
        asked("end", "nana", "banana", ""), asked("whole", "abc", "abc", ""),
        asked("not_in_it", "bx", "banana", "not "), asked("apart", "bnn", "banana", "not "),
        asked("longer", "abcd", "abc", "not "), asked("late_start", "aab", "aaaab", ""),
        objects=TEXT, returns="bool", spelled=spelled,
    )  # fmt: skip


def filled(label: str, text: str, width: int, sign: str, want: str) -> Case:
    """Return the case of a text in the middle of signs, perhaps with a blank on each side."""
    return code(
        label, f"result = {{f}}({text!r}, {width}, {sign!r})",
        f"assert result.strip() == {text!r} or result.replace(' ', {sign!r}) == {want!r}",
    )  # fmt: skip


def indented(label: str, text: str, size: int) -> Case:
    """Return the case of lines moved alike, by blanks or by steps of the usual widths."""
    steps = tuple(unit * size for unit in (" ", "  ", "    ", "\t"))
    return code(
        label, f"rows = {{f}}({text!r}, {size}).splitlines()",
        "before = {row[: len(row) - len(row.lstrip())] for row in rows}",
        f"assert [row.lstrip() for row in rows] == {text.splitlines()}",
        f"assert len(before) == 1 and before.pop() in {steps}",
    )  # fmt: skip


def fields(label: str, line: str, want: list[str]) -> Case:
    """Return the case of a line with an empty field, if empty fields are kept."""
    return code(
        label, 'if list({f}("a,,c")) == ["a", "c"]:', "    return  # none is kept",
        f'assert [field or "" for field in {{f}}({line!r})] == {want}',
    )  # fmt: skip


def settings(label: str, text: str, want: dict[str, str]) -> Case:
    """Return the case of settings, with blanks around the sign or without."""
    return when("'='", code(
        label, "found = []", f"for text in ({text!r}, {text.replace('=', ' = ')!r}):",
        "    try:", "        found.append({f}(text))", "    except ValueError:",
        "        continue", f"assert {want} in found",
    ))  # fmt: skip


INTENTS = [
    intent(
        "markup.center", "Spaces before a text, so that it stands in the middle of a width.",
        "center text|center|center string|centre text|centrer texte|centrer|center line",
        "string number",
        code("even", 'result = {f}("ab", 6)',
             'assert result.rstrip() == "  ab" and len(result) in (4, 6)'),
        code("odd", 'result = {f}("abc", 9)',
             'assert result.rstrip() == "   abc" and len(result) in (6, 9)'),
        eq("fits", "abcd", 4, to="abcd"),
        code("short", 'result = {f}("x", 5)',
             'assert result.rstrip() == "  x" and len(result) in (3, 5)'),
        code("two_words", 'result = {f}("a b", 7)',
             'assert result.rstrip() == "  a b" and len(result) in (5, 7)'),
        objects=TEXT, returns="string",
        unless="border truncate ansi '|' '*' '#' '=' '-' '~'",
    ),
    intent(
        "markup.center_filled", "A text in the middle of a width, the rest filled.",
        "center text|center|center string|centre text|centrer texte|pad center|center pad",
        "string number string",
        filled("even", "ab", 6, "*", "**ab**"), filled("odd", "abc", 7, "-", "--abc--"),
        filled("fits", "abcd", 4, "*", "abcd"),
        filled("one_letter", "x", 5, "=", "==x=="), filled("two_each", "abc", 9, ".", "...abc..."),
        objects=TEXT, returns="string",
        spelled=(r".*", r".*", r".*(fill|char|pad|symbol|sign|ch).*|c"), unless="border space",
    ),
    intent(
        "markup.replace_all", "Each occurrence of one text replaced by another.",
        "replace all|replace all occurrences|replace substring|remplacer tout|replace every"
        "|replace occurrences", "string string string",
        eq("two", "a-b-c", "-", "+", to="a+b+c"), eq("longer", "cat cat", "cat", "horse",
           to="horse horse"), eq("none", "abc", "x", "y", to="abc"),
        eq("at_the_end", "hello", "o", "", to="hell"), eq("long", "xabxab", "ab", "c", to="xcxc"),
        objects=TEXT, returns="string", spelled=(r".*", r"old\w*|find|target|search|sub|ancien|a"
            r"|before|what|pattern|src", r"new\w*|repl\w*|with_\w*|by|nouveau|b|after|dst"),
        unless="regex re ignore count max_count whole word",
    ),
    intent(
        "markup.replace_all_elements", "Each occurrence of one element replaced by another.",
        "replace all|replace element|replace value|replace all occurrences|replace in list"
        "|replace values|replace elements|substitute", "list any any",
        *(code(label, f"values = {given}", f"result = {{f}}(values, {old}, {new})",
               f"assert list(values if isinstance(result, int | None) else result) == {want}")
          for label, given, old, new, want in (
              ("two", [1, 2, 1], 1, 9, [9, 2, 9]), ("none", [1, 2], 5, 9, [1, 2]),
              ("last", [3, 4], 4, 7, [3, 7]),
              ("next_to_each_other", [5, 5, 6], 5, 0, [0, 0, 6]),
              ("all", [2, 2], 2, 3, [3, 3]))),
        objects=TEXT + " list items value all", returns="list",
        spelled=(r".*(lst|list|items|values|arr|nums|seq|elements|data).*", r"old\w*|target|a|find",
                 r"new\w*|repl\w*|b|with_\w*|by"), unless="index pos first count k nested",
    ),
    substring("part_first", (PART, WHOLE), "{part}, {text}"),
    substring("text_first", (WHOLE, PART), "{text}, {part}"),
    intent(
        "markup.indent", "So many spaces before each line.",
        "indent text|indent|indent lines|indenter|indent string|indent block|indenter texte",
        "string any",
        indented("two_lines", "ab\ncd", 2), indented("one_line", "ab", 4),
        eq("nothing", "ab", 0, to="ab"),
        indented("three_lines", "ab\ncd\nef", 1), indented("several_words", "ab cd\nef", 3),
        objects=TEXT + " block", returns="string",
        spelled=(r".*", r"n|\w*spaces|width|amount|count|n_spaces|size|nb_\w+|espaces"),
        unless="tab tabs first level '\\t'",
    ),
    intent(
        "markup.indent_with", "A text of its own before each line.",
        "indent text|indent|indent lines|prefix lines|indent string|add prefix lines|indent block",
        "string string",
        one_of("two_lines", "ab\ncd", "> ", to=("> ab\n> cd", ">  ab\n>  cd")),
        one_of("one_line", "ab", "--", to=("--ab", "-- ab")),
        one_of("three_lines", "ab\ncd\nef", "* ",
               to=("* ab\n* cd\n* ef", "*  ab\n*  cd\n*  ef")),
        one_of("one_sign", "ab\ncd", "#", to=("#ab\n#cd", "# ab\n# cd")),
        one_of("several_words", "ab cd\nef", "> ", to=("> ab cd\n> ef", ">  ab cd\n>  ef")),
        objects=TEXT + " block", returns="string", spelled=(r".*", r"\w*prefix|indent|pad\w*"),
        unless="first",
    ),
    intent(
        "markup.strip_tags", "The text between the tags.",
        "strip html|strip tags|remove tags|remove html|strip html tags|remove html tags"
        "|html to text|clean html|enlever balises|supprimer balises", "string",
        *(code(label, f"assert ' '.join({{f}}({given!r}).split()) == {want!r}")
          for label, given, want in (
              ("one", "<p>Hello</p>", "Hello"), ("none", "plain words", "plain words"),
              ("two", "<b>one</b> and <i>two</i>", "one and two"),
              ("attribute", '<a href="x">link</a>', "link"))),
        code("one_inside_another",
             "assert ' '.join({f}('<div><p>one</p></div>').split()) == 'one'"),
        code("inside", "assert ' '.join({f}('one <b>two</b> three').split()) == 'one two three'"),
        objects=TEXT + " tags", returns="string", unless="allowed keep script markdown",
    ),
    intent(
        "markup.escape", "The marks of HTML written as entities.",
        "escape html|html escape|encode html|encode entities|escape xml|echapper html",
        "string",
        eq("and", "a & b", to="a &amp; b"), eq("tag", "<b>", to="&lt;b&gt;"),
        eq("both", "1 < 2 & 3 > 2", to="1 &lt; 2 &amp; 3 &gt; 2"), eq("none", "abc", to="abc"),
        eq("twice", "a && b", to="a &amp;&amp; b"), eq("entity_itself", "&lt;", to="&amp;lt;"),
        objects=TEXT + " entities", returns="string", unless="ord 127 128 ascii xmlcharrefreplace",
    ),
    intent(
        "markup.unescape", "The entities of HTML written as marks.",
        "unescape html|html unescape|decode html|decode entities|unescape xml|decode html entities",
        "string",
        eq("and", "a &amp; b", to="a & b"), eq("tag", "&lt;b&gt;", to="<b>"),
        eq("none", "abc", to="abc"),
        eq("both", "1 &lt; 2 &amp; 3 &gt; 2", to="1 < 2 & 3 > 2"),
        eq("twice", "a &amp;&amp; b", to="a && b"),
        objects=TEXT + " entities", returns="string",
    ),
    *(
        intent(
            f"markup.{what}", f"The words after the sign {sign} in a text.",
            names, "string",
            *(code(label, f"result = {{f}}({given!r})",
                   f"assert sorted(w.lstrip({sign!r}) for w in result) == {want}")
              for label, given, want in (
                  ("two", f"we like {sign}python and {sign}code today", ["code", "python"]),
                  ("first", f"{sign}one here", ["one"]), ("none", "nothing here", []),
                  ("last", f"at the end {sign}two", ["two"]),
                  ("three", f"{sign}b {sign}c and {sign}a", ["a", "b", "c"]))),
            objects=TEXT + " tweet post", returns="list", unless="count counter len",
        )
        for what, sign, names in (
            ("hashtags", "#", "extract hashtags|find hashtags|get hashtags|hashtags"
             "|extraire hashtags"),
            ("mentions", "@", "extract mentions|find mentions|get mentions|mentions"),
        )
    ),
    intent(
        "markup.mask_email", "The local part of an address is hidden, in part at least.",
        "mask email|hide email|obfuscate email|anonymize email|masquer email|censor email",
        "string",
        code("hidden", 'result = {f}("alice.smith@example.com")',
             "hidden = set(result) == {'*'}",
             'assert hidden or result.count("@") == 1 and not result.startswith("alice.smith@")'),
        code("domain_stays", 'result = {f}("robert@example.com")',
             'domain = result.split("@")[-1]',
             'assert domain == "example.com" or "*" in domain'),
        objects=TEXT + " address", returns="string",
        needs="'*' '**' '***' '****' mask", unless="at dot",
    ),
    intent(
        "markup.hangman", "A word with marks for the letters not guessed yet.",
        "hangman mask|mask word|masked word|display word|hangman display|hangman word|hide word"
        "|word progress"
        "|show progress|hangman|current word|mot masque|afficher mot|reveal word",
        "string strings",
        *(code(label, f"result = {{f}}({word!r}, {given!r})",
               "shown = ''.join(result).replace(' ', '').lower()",
               f"assert shown in {tuple(want.replace('_', m) for m in '_-*.?#')!r}")
          for label, word, given, want in (
              ("some", "apple", ["p", "e"], "_pp_e"), ("none", "cat", [], "___"),
              ("all", "cat", ["t", "a", "c"], "cat"), ("wrong_guess", "dog", ["x", "g"], "__g"),
              ("first_and_last", "level", ["l"], "l___l"),
              ("repeated", "banana", ["a", "n"], "_anana"))),
        objects=TEXT, spelled=(r"\w*(word|secret|mot|target|answer)\w*|w",
                               r"\w*(guess|letters|found|lettres|tried|trouvees|propos)\w*|g"),
        unless="wrong attempts lives reveal_count",
    ),
    intent(
        "markup.csv_line", "The fields between the commas of a line.",
        "parse csv line|split csv line|parse csv row|csv line|parse csv|split csv"
        "|csv line to list", "string",
        eq("three", "ab,c,de", to=["ab", "c", "de"]), eq("one", "abc", to=["abc"]),
        fields("empty_field", "a,,c", ["a", "", "c"]),
        when("'\"'", eq("quoted", 'a,"b,c",d', to=["a", "b,c", "d"])),
        when("reader", eq("quoted_comma", 'a,"b,c",d', to=["a", "b,c", "d"])),
        eq("two", "x,yz", to=["x", "yz"]), fields("empty_at_the_end", "a,b,", ["a", "b", ""]),
        fields("empty_at_the_start", ",a", ["", "a"]),
        objects="to list row fields", returns="list", spelled=(r"line|row|ligne|csv_line|record",),
        stated=((r"\bdoubled?\b[^.;]{0,20}\bquot\w*|\"\" (is|means|stands for)"
                 r"|\bquot\w*[^.;]{0,30}\bdoubled\b",
                 eq("doubled_quotes", '"a ""b""",c', to=['a "b"', "c"])),),
        unless="header headers int float splitlines types dictreader ';' '|'",
    ),
    intent(
        "markup.key_value", "A key and its value, apart at a sign.",
        "parse key value|parse pair|parse key value pair|split key value|parse kv|parse assignment"
        "|parse setting|split pair", "string",
        *(code(label, f"result = {{f}}({key + '=' + value!r})",
               f"known = ([{key!r}, {value!r}], {{{key!r}: {value!r}}})",
               "assert (list(result) if isinstance(result, tuple) else result) in known")
          for label, key, value in (
              ("name", "name", "Ann"), ("short", "k", "v"), ("equal", "red", "red"),
              ("longer_key", "background", "c"), ("longer_value", "x", "yellow"))),
        objects=TEXT + " pair", needs="'='", unless="quote shlex int float '&' ';' ','",
    ),
    intent(
        "markup.query", "The keys and values of a query.",
        "parse query|parse query string|query to dict|parse querystring|parse qs"
        "|query string to dict",
        "string",
        *(code(label, f"result = dict({{f}}({given!r}))",
               "flat = {k: v[0] if isinstance(v, list) else v for k, v in result.items()}",
               f"assert flat == {want}")
          for label, given, want in (("two", "a=x&b=yes", {"a": "x", "b": "yes"}),
                                     ("one", "name=Ann", {"name": "Ann"}),
                                     ("three", "k=x&m=y&n=x", {"k": "x", "m": "y", "n": "x"}),
                                     ("short_and_long", "q=red&page=b", {"q": "red",
                                                                       "page": "b"}))),
        objects=TEXT + " params url", returns="dict", spelled=(r"q|query\w*|qs|s|string|params",),
        unless="urlparse urlsplit lstrip",
    ),
    intent(
        "markup.config", "The settings of lines with a key, a sign and a value.",
        "parse config|parse settings|parse properties|parse config text|parse env|parse key values"
        "|lire config|read config string|parse key value lines", "string",
        settings("two", "host=local\nmode=fast", {"host": "local", "mode": "fast"}),
        settings("one", "name=Ann", {"name": "Ann"}),
        when("'#'", settings("comment", "# note\nhost=local", {"host": "local"})),
        settings("three", "a=x\nb=y\nc=z", {"a": "x", "b": "y", "c": "z"}),
        settings("equal_values", "a=x\nb=x", {"a": "x", "b": "x"}),
        objects=TEXT, returns="dict", spelled=(FORM,), needs="splitlines ''",
        unless="section sections configparser json yaml path upper ':' '[' type",
        stated=((FURTHER_SIGNS, settings("further_signs", "url=p=q=r\nb=x",
                                         {"url": "p=q=r", "b": "x"})),
                (COMMENTS, settings("comment_between", "a=x\n# note=1\nb=y",
                                    {"a": "x", "b": "y"})),
                (r"\bspaces? around (the )?(names?|keys?)\b|\bsurrounding spaces\b",
                 settings("spaces_around", " host = local\nmode =fast",
                          {"host": "local", "mode": "fast"})),
                (r"\bkey +[=] +val", eq("with_blanks", "host = local\nmode = fast",
                                       to={"host": "local", "mode": "fast"})),),
    ),
    intent(
        "markup.ini", "Sections, each with its keys and values.",
        "parse ini|read ini string|parse ini text|ini to dict|parse sections|parse ini string",
        "string",
        eq("two", "[one]\na=x\nb=y\n[two]\nc=z", to={"one": {"a": "x", "b": "y"},
                                                    "two": {"c": "z"}}),
        eq("one", "[main]\nkey=value", to={"main": {"key": "value"}}),
        eq("three_sections", "[a]\nk=x\n[b]\nk=y\n[c]\nk=z", to={"a": {"k": "x"}, "b": {"k": "y"},
             "c": {"k": "z"}}),
        eq("several_keys", "[m]\na=x\nb=y\nc=z", to={"m": {"a": "x", "b": "y", "c": "z"}}),
        objects=TEXT, returns="dict", spelled=(FORM,), needs="splitlines '' configparser",
        unless="path filename int float dot",
    ),
]  # fmt: skip
