"""Reading, writing and counting text, CSV and JSON files in a temporary folder."""

from swarm_tools.intents.families.grouped_sums import of_form
from swarm_tools.intents.model import but, code, intent, when

OPEN = ("import tempfile", "with tempfile.TemporaryDirectory() as folder:")
NAMES = "file files text in of from a to the csv json txt content contents data all"
PATH = r".*(path|file|name|fichier|chemin|src|source|csv|json|location|target|dest|f).*"


def given(label: str, text: str, *rows: str):
    """Return a test in which ``path`` is a file that holds a text."""
    body = ('    path = folder + "/data.txt"',
    '    with open(path, "w", encoding="utf-8") as stream:',
            f"        stream.write({quoted(text)})")  # fmt: skip
    return code(label, *OPEN, *body, *(f"    {row}" for row in rows))


def quoted(text: str) -> str:
    """Return a text as a literal, between double quotes where it holds none."""
    return repr(text) if '"' in text else repr(text).replace("'", '"')


def empty(label: str, *rows: str):
    """Return a test in which ``path`` is a file to write."""
    return code(label, *OPEN, '    path = folder + "/data.txt"', *(f"    {row}" for row in rows))


READ = 'with open(path, encoding="utf-8") as stream:'
ANY_CASE = (
    r"case[- ]?insensitiv|\b(ignor\w+|regardless of|whatever) (the )?(letter )?case\b|\bany case\b"
    r"|\bcase (is ignored|does(n't| not) matter|plays no)"
    r"|\b(upper|capital)[^.;]{0,30}\b(lower|small)"
    r"[^.;]{0,30}\b(not (be )?(distinguish|told)|same|alike|equal)|casse (est )?ignor"
)
LEFT_OUT = (
    r"\b(empty|blank|missing|no)\b[^.]{0,40}\b(skip|ignor|left out|not count|omit|disregard)"
    r"|\b(skip|ignor|omit)\w*\b[^.]{0,40}\b(empty|blank|missing|without)\b"
    r"|\bvides?\b[^.]{0,30}\bignor|\bignor\w+\b[^.]{0,40}\bvides?\b"
)
CSV = "name,age\nAnn,30\nBob,25\n"

MORE_THAN_TEXT = ("if isinstance(result, (tuple, dict)):", "    return  # more than the text")
LINES = (
    "result = {f}(path)",
    "if not isinstance(result, (set, dict)):",
    "    result = list(result)",
    "if isinstance(result, (set, dict)) or not all(isinstance(r, str) for r in result):",
    "    return  # more than the lines",
    "result = [line.rstrip() for line in result]",
)
ARRANGED = "json csv bytes enumerate sort sorted set ',' '-' '*'"
EVERYWHERE = ("import os", "texts = [open(os.path.join(folder, name)).read().split()",
              "         for name in os.listdir(folder)]")  # fmt: skip


INTENTS = [
    intent(
        "textfiles.count_lines", "How many lines a file has.",
        "count lines|line count|number lines|count lines in file|file line count|lines count",
        "path",
        given("three_lines", "one\ntwo\nthree\n", "assert {f}(path) == 3"),
        given("nothing", "", "assert {f}(path) == 0"),
        given("no_end_of_line", "one\ntwo", "assert {f}(path) == 2"),
        given("one_line", "one\n", "assert {f}(path) == 1"),
        given("several_words", "one two\nthree four\n", "assert {f}(path) == 2"),
        given("five_lines", "a\nb\nc\nd\ne\n", "assert {f}(path) == 5"),
        objects=NAMES, allows="io", returns="number", spelled=(PATH,),
        needs="open read_text readlines",
        unless="blank empty strip comment code nonblank next",
    ),
    intent(
        "textfiles.count_words", "How many words a file has.",
        "count words|word count|number words|count words in file|file word count", "path",
        given("five_words", "one two\nthree four five\n", "assert {f}(path) == 5"),
        given("nothing", "", "assert {f}(path) == 0"),
        given("one_word", "one", "assert {f}(path) == 1"),
        given("three_lines", "a b\nc\nd e f\n", "assert {f}(path) == 6"),
        given("repeated", "red red\nred\n", "assert {f}(path) == 3"),
        objects=NAMES, allows="io", returns="number", spelled=(PATH,),
        needs="open read_text readlines",
        unless="unique dict counter",
    ),
    intent(
        "textfiles.word_frequency", "How often each word of a file occurs.",
        "count words|word count|word frequency|word frequencies|words frequency", "path",
        given("two_words", "red blue\nred\n", 'assert dict({f}(path)) == {"red": 2, "blue": 1}'),
        given("on_each_line", "red\nblue red\nred blue\n",
             'assert dict({f}(path)) == {"red": 3, "blue": 2}'),
        given("one_word", "red\n", 'assert dict({f}(path)) == {"red": 1}'),
        given("all_different", "red blue\ngreen\n",
             'assert dict({f}(path)) == {"red": 1, "blue": 1, "green": 1}'),
        objects=NAMES, allows="io", returns="dict", spelled=(PATH,),
        needs="open read_text readlines",
        unless="top n stop divided= length_tested= repeats=",
    ),
    intent(
        "textfiles.read", "The text of a file.",
        "read file|load file|read text|load text|lire fichier|get file contents|read contents"
        "|file contents|read text file", "path",
        given("two_lines", "one\ntwo\n", "result = {f}(path)", *MORE_THAN_TEXT,
              'assert result in ("one\\ntwo\\n", "one\\ntwo") or list(result)[:1] in '
              '(["one"], ["one\\n"])'),
        given("one_line", "hello\n", "result = {f}(path)", *MORE_THAN_TEXT,
             'assert result in ("hello\\n", "hello") or list(result) in (["hello"], ["hello\\n"])'),
        given("without_a_last_end", "one two\nthree", "result = {f}(path)", *MORE_THAN_TEXT,
             'assert result == "one two\\nthree" or [line.rstrip() for line in result] == '
             '["one two", "three"]'),
        given("three_lines", "b\nc\na\n", "result = {f}(path)", *MORE_THAN_TEXT,
             'whole = result in ("b\\nc\\na\\n", "b\\nc\\na")',
             'assert whole or [line.strip() for line in result] == ["b", "c", "a"]'),
        objects=NAMES, allows="io", spelled=(PATH,), needs="read read_text",
        returns="any", unless="rb 'rb' json csv bytes mode split load loads parse toml yaml "
        "splitlines replace int float list",
    ),
    intent(
        "textfiles.read_lines", "The lines of a file.",
        "read lines|load lines|get lines|read file lines|lire lignes|file to list|file lines",
        "path",
        given("two_lines", "one\ntwo\n", *LINES,
              'assert result == ["one", "two"]'),
        given("three_lines", "b\nc\na\n", *LINES,
             'assert result == ["b", "c", "a"]'),
        given("without_a_last_end", "one\ntwo", *LINES,
             'assert result == ["one", "two"]'),
        given("several_words", "one two\nthree\n", *LINES,
             'assert result == ["one two", "three"]'),
        objects=NAMES, allows="io", spelled=(PATH,), needs="open read_text readlines",
        returns="list",
        unless="n start comment lower skip int float json header sort sorted set",
    ),
    intent(
        "textfiles.write", "The file holds the text.",
        "write file|save file|write text|save text|ecrire fichier|write to file|save to file"
        "|write text file", "path string",
        empty("one_line", '{f}(path, "hello")', READ,
        '    assert stream.read().rstrip() == "hello"'),
        but("exists 'x' is_file isfile", empty(
            "written_anew", '{f}(path, "old text")', '{f}(path, "new")', READ,
            '    assert stream.read().rstrip() == "new"')),
        empty("two_lines", '{f}(path, "one\\ntwo")', READ,
             '    assert stream.read().rstrip() == "one\\ntwo"'),
        objects=NAMES, allows="io", spelled=(PATH,
        r".*(text|content|data|s|texte|string|message).*"),
        needs="open write_text",
        unless="append a json csv wb bytes mode lines '.txt' '.json'",
    ),
    intent(
        "textfiles.append", "The file ends with the line.",
        "append line|append to file|append text|add line|ajouter ligne", "path string",
        given("after_another", "one\n", '{f}(path, "two")', READ,
              '    assert stream.read().split() == ["one", "two"]'),
        given("after_two", "one\ntwo\n", '{f}(path, "three")', READ,
             '    assert stream.read().split() == ["one", "two", "three"]'),
        given("two_words", "one\n", '{f}(path, "two more")', READ,
             '    assert stream.read().split() == ["one", "two", "more"]'),
        objects=NAMES + " line", allows="io", needs="open", spelled=(PATH,
        r".*(text|line|content|data|s|texte"
                                                                     r"|string|message|ligne).*"),
        unless="json csv bytes now datetime strftime time",
    ),
    intent(
        "textfiles.add_record", "The file keeps what it holds, and ends with one line more.",
        "add score|append score|add entry|append entry|add record|append record|add row|append row"
        "|log entry|add result|append result|add line|append line|add task|add contact|add note"
        "|add item|add expense|append csv|ajouter score|ajouter ligne|ajouter note|add to file"
        "|add mark|add grade|add student|append item|append task|add transaction|ajouter entree"
        "|record score|log score", "path any any",
        *(empty(label, "try:", *(f'    {{f}}(path, "{name}", {number})' for name, number in rows),
                "except (TypeError, AttributeError):", "    return  # other data",
                READ, "    held = stream.read()", f"names = {[name for name, _ in rows]}",
                "places = [held.find(name) for name in names]",
                "assert min(places) >= 0 and places == sorted(places)",
                f"assert len([line for line in held.splitlines() if line.strip()]) >= {len(rows)}")
          for label, rows in (
              ("two", (("Ann", 10), ("Bob", 7))), ("three", (("Zoe", 5), ("Ann", 30), ("Kim", 8))),
          )),
        objects=NAMES + " score entry line record", allows="io", needs="open",
        spelled=(PATH, r".*(name|player|user|key|title|nom|who|student|item|label|category"
                 r"|description|date|task|text).*",
                 r".*(score|points|value|mark|grade|amount|price|note|number|quantity|result"
                 r"|valeur|montant|phone|age|n).*"),
        unless="json load loads dump sort sorted reverse insert overwrite replace replaces best "
        "highest update updates",
    ),
    intent(
        "textfiles.write_lines", "The file holds the lines.",
        "write lines|save lines|write list|save list", "path list",
        empty("two_lines", '{f}(path, ["one", "two"])', READ,
              '    assert stream.read().split()[-2:] == ["one", "two"]'),
        empty("one_line", '{f}(path, ["alone"])', READ,
             '    assert stream.read().split()[-1:] == ["alone"]'),
        empty("three_lines", '{f}(path, ["c", "a", "b"])', READ,
             '    assert stream.read().split()[-3:] == ["c", "a", "b"]'),
        empty("two_words", '{f}(path, ["one two", "three"])', READ,
             '    assert stream.read().rstrip().endswith("one two\\nthree")'),
        objects=NAMES + " to", allows="io", needs="open write_text", spelled=(PATH,
        r".*(lines|items|list|data"
                                                                             r"|rows|lignes).*"),
        unless=ARRANGED,
    ),
    intent(
        "textfiles.write_lines_first", "The file holds the lines.",
        "write lines|save lines|write list|save list", "list path",
        empty("two_lines", '{f}(["one", "two"], path)', READ,
              '    assert stream.read().split()[-2:] == ["one", "two"]'),
        empty("one_line", '{f}(["alone"], path)', READ,
             '    assert stream.read().split()[-1:] == ["alone"]'),
        empty("three_lines", '{f}(["c", "a", "b"], path)', READ,
             '    assert stream.read().split()[-3:] == ["c", "a", "b"]'),
        objects=NAMES + " to", allows="io", needs="open write_text",
        spelled=(r".*(lines|items|list|data|rows"
                                                                             r"|lignes).*", PATH),
        unless=ARRANGED,
    ),
    intent(
        "textfiles.read_json", "The value that a JSON file holds.",
        "read json|load json|read json file|load json file|lire json", "path",
        given("a_table", '{"a": [1, 2]}', 'assert {f}(path) == {"a": [1, 2]}'),
        given("inner_table", '{"b": {"c": null}, "d": "x"}',
             'assert {f}(path) == {"b": {"c": None}, "d": "x"}'),
        given("several_lines", '{\n  "a": true,\n  "b": 1.5\n}\n',
             'assert {f}(path) == {"a": True, "b": 1.5}'),
        objects=NAMES, allows="io", spelled=(PATH,), needs="json",
        unless="schema line lines required setdefault update one_key=",
    ),
    intent(
        "textfiles.read_csv", "A table of each row, by the names in the first line.",
        "read csv|load csv|read csv file|csv to dicts|parse csv file|lire csv|load rows", "path",
        *of_form(
            given("two_rows", CSV, "rows = [dict(row) for row in {f}(path)]",
                  'assert [row["name"] for row in rows] == ["Ann", "Bob"]'),
            given("one_row", "k,v\nred,blue\n", "rows = [dict(row) for row in {f}(path)]",
                  'assert rows == [{"k": "red", "v": "blue"}]'),
            given("three_rows", "k,v\nc,d\na,b\ne,f\n",
                  "rows = [dict(row) for row in {f}(path)]",
                  'assert [row["k"] + row["v"] for row in rows] == ["cd", "ab", "ef"]')),
        objects=NAMES + " rows dict", allows="io", spelled=(PATH,), needs="DictReader dictreader",
        returns="list", unless="delimiter delimiter= dialect= filtered=",
    ),
    intent(
        "textfiles.sum_column", "The sum of the numbers in a column.",
        "sum column|column sum|total column|sum csv column|somme colonne", "path string",
        given("two_rows", CSV, 'assert {f}(path, "age") == 55'),
        given("one_row", "name,age\nAnn,7\n", 'assert {f}(path, "age") == 7'),
        when("float", given("decimals", "name,age\nAnn,1.5\nBob,12\nEve,4.25\n",
                            'assert {f}(path, "age") == 17.75')),
        given("another_column", "n,m\n1,10\n2,20\n", 'assert {f}(path, "m") == 30'),
        given("first_column", "n,m\n1,10\n2,20\n4,30\n", 'assert {f}(path, "n") == 7'),
        but("sign_tested=", given("negative", "name,age\nAnn,-3\nBob,10\n",
                                  'assert {f}(path, "age") == 7')),
        objects=NAMES + " numeric row cell", allows="io",
        spelled=(PATH, r".*(col|field|name|key|colonne).*"),
        needs="dictreader header", returns="number", unless="skip delimiter= dialect= stringio",
    ),
    intent(
        "textfiles.average_column", "The mean of the numbers in a column.",
        "average column|column average|mean column|column mean|average csv column", "path string",
        but("round", given("two_rows", CSV, 'assert {f}(path, "age") == 27.5')),
        but("round", given("four_rows", "name,age\nA,1\nB,2\nC,3\nD,4\n",
                           'assert {f}(path, "age") == 2.5')),
        when("float", given("decimals", "name,age\nAnn,1.5\nBob,12\nEve,4.5\n",
                            'assert {f}(path, "age") == 6')),
        given("another_column", "n,m\n1,10\n3,20\n", 'assert {f}(path, "m") == 15'),
        given("first_column", "n,m\n1,10\n3,20\n", 'assert {f}(path, "n") == 2'),
        given("one_row", "name,age\nAnn,7\n", 'assert {f}(path, "age") == 7'),
        objects=NAMES, allows="io", spelled=(PATH, r".*(col|field|name|key|colonne).*"),
        needs="dictreader header", returns="number", unless="skip delimiter= dialect=",
        stated=((LEFT_OUT, given("empty_cells", "n,m\n1,10\n,20\n5,\n",
                                    'assert {f}(path, "n") == 3', 'assert {f}(path, "m") == 15')),
                (LEFT_OUT, given("empty_first", "n,m\n,1\n4,2\n8,3\n",
                                    'assert {f}(path, "n") == 6'))),
    ),
    intent(
        "textfiles.longest_line", "The longest line of a file.",
        "longest line", "path",
        given("in_the_middle", "a\nlonger\nbb\n", "result = {f}(path)",
              'parts = result if isinstance(result, tuple) else (result,)',
              'assert any(part == 6 or str(part).strip() == "longer" for part in parts)'),
        given("first", "longer\nbb\na\n", "result = {f}(path)",
             'parts = result if isinstance(result, tuple) else (result,)',
              'assert any(part == 6 or str(part).strip() == "longer" for part in parts)'),
        given("last", "a\nbb\nlonger\n", "result = {f}(path)",
             'parts = result if isinstance(result, tuple) else (result,)',
              'assert any(part == 6 or str(part).strip() == "longer" for part in parts)'),
        given("longest_not_largest", "zz\naaaa\nb\n", "result = {f}(path)",
             'parts = result if isinstance(result, tuple) else (result,)',
              'assert any(part == 4 or str(part).strip() == "aaaa" for part in parts)'),
        objects=NAMES, allows="io", spelled=(PATH,), needs="open read_text readlines",
        unless="range index",
    ),
    intent(
        "textfiles.find_lines", "The lines that hold a text.",
        "grep|find lines|search lines|lines containing|filter lines|search file", "path string",
        given("two_of_three", "red one\nblue\nred two\n",
              "result = [str(line) for line in {f}(path, \"red\")]",
              'assert len(result) == 2 and "one" in result[0] + "one" * result[0].isdigit()'),
        given("none", "red one\nblue\n", 'assert list({f}(path, "green")) == []'),
        given("three_of_five", "red a\nblue\nred b\ngreen\nred c\n",
             'assert len(list({f}(path, "red"))) == 3'),
        given("at_the_end", "blue\nthe red\n", 'assert len(list({f}(path, "red"))) == 1'),
        objects=NAMES + " lines with word", allows="io",
        spelled=(PATH, r".*(word|text|term|pattern|query|needle|s|mot|keyword).*"),
        needs="open read_text readlines", returns="list",
        unless="re regex lower enumerate startswith",
    ),
    intent(
        "textfiles.find_line_numbers", "The numbers of the lines that hold a text.",
        "find lines|line numbers|find line numbers|lines containing|search file|grep lines"
        "|grep|search lines|line numbers of|numeros lignes", "path string",
        given("apart", "red one\nblue\nred two\n", "result = list({f}(path, \"red\"))",
              "assert len(result) == 2 and result[1] - result[0] == 2"),
        given("none", "red one\nblue\n", 'assert list({f}(path, "green")) == []'),
        given("side_by_side", "blue\nred a\nred b\n", "result = list({f}(path, \"red\"))",
              "assert len(result) == 2 and result[1] - result[0] == 1"),
        given("last", "blue\ngreen\nred\n", 'assert list({f}(path, "red")) in ([2], [3])'),
        objects=NAMES + " lines with word numbers", allows="io",
        spelled=(PATH, r".*(word|text|term|pattern|query|needle|s|mot|keyword).*"),
        needs="enumerate", returns="list", unless="re regex lower strip rstrip",
        stated=((r"\b(from|at|with|starting at|counting from) (1|one)\b|1-based",
                 given("counted_from_one", "red\nblue\nred\n",
                       'assert list({f}(path, "red")) == [1, 3]')),
                *((ANY_CASE, given(f"a_{kind}_in_capitals", f"blue\n{text} one\ngreen\n",
                                   f'assert list({{f}}(path, "{word}")) in ([1], [2])'))
                  for kind, text, word in (("line", "RED", "red"), ("word", "red", "Red")))),
    ),
    intent(
        "textfiles.copy", "Both files hold the same text.",
        "copy file|duplicate file|copier fichier", "path path",
        given("two_lines", "one\ntwo\n", '{f}(path, folder + "/copy.txt")',
              'with open(folder + "/copy.txt", encoding="utf-8") as stream:',
              '    assert stream.read() == "one\\ntwo\\n"'),
        given("one_word", "hello", '{f}(path, folder + "/copy.txt")',
             'with open(folder + "/copy.txt", encoding="utf-8") as stream:',
             '    assert stream.read() == "hello"'),
        given("the_first_stays", "one\n", '{f}(path, folder + "/copy.txt")', READ,
             '    assert stream.read() == "one\\n"'),
        but("exists 'x' is_file isfile", given(
            "over_an_older_file", "new\n", 'with open(folder + "/copy.txt", "w") as stream:',
            '    stream.write("much older text\\n")', '{f}(path, folder + "/copy.txt")',
            'with open(folder + "/copy.txt", encoding="utf-8") as stream:',
            '    assert stream.read() == "new\\n"')),
        objects=NAMES, allows="io", needs="open copy copyfile shutil read_bytes",
        spelled=(PATH, r".*(dst|dest|target|to|out|new|copy|cible).*"),
        unless="folder dir",
    ),
    intent(
        "textfiles.replace", "Every occurrence in the file is replaced.",
        "replace in file|replace text in file|find replace file", "path string string",
        given("two_places", "red blue\nred\n", '{f}(path, "red", "green")', *EVERYWHERE,
              'assert ["green", "blue", "green"] in texts'),
        given("none", "blue\ngreen\n", '{f}(path, "red", "white")', *EVERYWHERE,
              'assert ["blue", "green"] in texts'),
        given("twice_on_a_line", "red red\nblue red\n", '{f}(path, "red", "up")', *EVERYWHERE,
              'assert ["up", "up", "blue", "up"] in texts'),
        given("inside_a_word", "xredx blue\n", '{f}(path, "red", "up")', *EVERYWHERE,
              'assert ["xupx", "blue"] in texts'),
        objects=NAMES, allows="io",
        spelled=(PATH, r".*(old|find|search|src|from|word|before|target).*",
                 r".*(new|repl|to|with|after).*"),
        needs="open read_text", unless="re regex replaced_once=",
    ),
]  # fmt: skip
