"""Text and CSV files that are numbered, merged, filtered and counted."""

from swarm_tools.intents.families.grouped_sums import of_form
from swarm_tools.intents.families.textfiles import NAMES, PATH, given
from swarm_tools.intents.model import but, code, intent

OPEN = ("import os, tempfile", "with tempfile.TemporaryDirectory() as folder:")
WORD = r".*(word|text|needle|pattern|term|query|keyword|search|target|mot|s|string|substring).*"
ENDINGS = "found = [sorted(os.path.basename(p) for p in {f}(folder, e)) for e in (%s)]"
TABLE = "name,city\nAnn,Rome\nBob,Oslo\nCid,Rome\n"
OTHER = r".*(target|dest|out|output|new|cible|sortie|filtered|result|copy).*"


def folder_of(label: str, files: dict[str, str], *rows: str):
    """Return a test in a folder with some text files."""
    made = (
        f'    open(os.path.join(folder, "{name}"), "w", encoding="utf-8").write({text!r})'
        for name, text in files.items()
    )
    return code(label, *OPEN, *made, *(f"    {row}" for row in rows))


def told(word: str, want: str) -> tuple[str, str]:
    """Return the lines of a test of line numbers, alone or each with its line."""
    found = f'found = [n[0] if isinstance(n, tuple) else n for n in {{f}}(path, "{word}")]'
    return found, f"assert found == {want}"


def some_lines(count: int, want: str) -> tuple[str, ...]:
    """Return the rows that ask for so many lines, given back as a text or as a list."""
    return (
        f"result = {{f}}(path, {count})",
        "rows = result.splitlines() if isinstance(result, str) else list(result)",
        f"want = {want}",
        "assert len(rows) == len(want)",
        "assert all(row.rstrip().endswith(word) for row, word in zip(rows, want))",
    )


NOT_BLANK = (
    r"(?s)\A(?!.*\b(includ\w+|as well|count too|even|(not|never) (be )?(skip|ignor|exclud)\w*)\b)"
    r"(?=.*(\b(non|not)[- ]?(blank|empty|vides?)"
    r"|\b(without|ignor\w+|skip\w*|exclud\w+|except|sans)( the| any| counting)? (les |lignes "
    r"|all )?(blank|empty|vides?)|(blank|empty) (lines|ones) ((are |do |is )?(not|n't) (be )?"
    r"count|(are |is )?(ignored|skipped|excluded|left out))|lignes vides (ne|sont ignor|exclu)))"
)
NO_LINES = (
    r"\b(empty|nothing|no lines?)\b[^.]{0,25}\b(0|zero)\b|\b(0|zero)\b[^.]{0,20}\b(empty|nothing)",
    given("no_lines", "one\ntwo\n", *some_lines(0, "[]")),
)
AGES = "name,age\nAnn,30\nBob,9\nCid,41\n"
THREE = {"a.txt": "one\ntwo\n", "b.txt": "three\n", "c.csv": "x,y\n"}
BOTH = ('paths = [os.path.join(folder, name) for name in ("a.txt", "b.txt")]',
        'target = os.path.join(folder, "all.txt")')  # fmt: skip

INTENTS = [
    intent(
        "files_at_work.lines_with", "The numbers of the lines that hold a word, from 1.",
        "line numbers with word|line numbers|find line numbers|lines with word numbers"
        "|line numbers of|numeros de lignes|find word lines|grep line numbers", "path string",
        given("two", "red fox\nblue\nfox red\n", *told("fox", "[1, 3]")),
        given("first", "hello world\nbye\n", *told("hello", "[1]")),
        given("none", "a\nb\n", *told("zebra", "[]")),
        given("last", "a\nb\nword\n", *told("word", "[3]")),
        objects=NAMES + " word with containing", allows="io", returns="list", spelled=(PATH, WORD),
        unless="zero 0-based", needs="enumerate number",
    ),
    intent(
        "files_at_work.count_not_blank", "How many lines hold more than blanks.",
        "count nonblank lines|count non empty lines|count non blank lines|nonempty line count"
        "|count nonempty lines|compter lignes non vides", "path",
        given("three", "one\n\ntwo\n   \nthree\n", "assert {f}(path) in (3, 4)"),
        given("none", "\n\n", "assert {f}(path) == 0"),
        given("no_end_of_line", "one\n\ntwo", "assert {f}(path) == 2"),
        objects=NAMES + " non", allows="io", returns="number", spelled=(PATH,),
        unless="comment #",
    ),
    intent(
        "files_at_work.count_lines_said", "How many lines hold more than blanks, as it is said.",
        "count lines|line count|number lines|lines count|count file lines|compter lignes"
        "|nombre lignes", "path",
        objects=NAMES + " non", allows="io", returns="number", spelled=(PATH,),
        needs="blank blanks empty nonblank nonempty vide vides",
        unless="comment comments # code demand optionally option optional asked wanted",
        stated=tuple(
            (NOT_BLANK, given(label, text, f"assert {{f}}(path) {want}"))
            for label, text, want in (
                ("three", "one\n\ntwo\n   \nthree\n", "in (3, 4)"), ("only_ends", "\n\n", "== 0"),
                ("no_end_of_line", "one\n\ntwo", "== 2"), ("nothing", "", "== 0"),
                ("all", "a b\nc\nd\n", "== 3"), ("empty_at_the_end", "a\nb\n\n", "== 2"),
            )
        ),
    ),
    intent(
        "files_at_work.first_lines", "The first lines of a file.",
        "head|first lines|read first lines|first n lines|premieres lignes", "path number",
        given("two", "one\ntwo\nthree\n", *some_lines(2, '["one", "two"]')),
        given("more_than_there_are", "one\n", *some_lines(5, '["one"]')),
        given("one", "one\ntwo\nthree\n", *some_lines(1, '["one"]')),
        given("all", "one\ntwo\n", *some_lines(2, '["one", "two"]')),
        stated=(NO_LINES,),
        objects=NAMES + " n", allows="io", spelled=(PATH, r".*(n|count|lines|number|limit).*"),
        unless="'rb' rb bytes print",
    ),
    intent(
        "files_at_work.last_lines", "The last lines of a file.",
        "tail|last lines|read last lines|last n lines|dernieres lignes", "path number",
        but("stepped= reversed reverse",
            given("two", "one\ntwo\nthree\n", *some_lines(2, '["two", "three"]'))),
        given("more_than_there_are", "one\n", *some_lines(5, '["one"]')),
        given("one", "one\ntwo\nthree\n", *some_lines(1, '["three"]')),
        but("stepped= reversed reverse",
            given("all", "one\ntwo\n", *some_lines(2, '["one", "two"]'))),
        stated=(NO_LINES,),
        objects=NAMES + " n", allows="io", spelled=(PATH, r".*(n|count|lines|number|limit).*"),
        unless="'rb' rb bytes print",
    ),
    intent(
        "files_at_work.merge", "All files one after the other in one file.",
        "merge files|concatenate files|join files|concat files|fusionner fichiers|combine files"
        "|merge text files|cat files", "list path",
        folder_of("two", THREE, *BOTH, "{f}(paths, target)",
                  'text = open(target, encoding="utf-8").read().split()',
                  'text = [word for word in text if word in ("one", "two", "three")]',
                  'assert text == ["one", "two", "three"]'),
        folder_of("turned", THREE, *BOTH, "{f}(paths[::-1], target)",
                  'text = open(target, encoding="utf-8").read().split()',
                  'text = [word for word in text if word in ("one", "two", "three")]',
                  'assert text == ["three", "one", "two"]'),
        folder_of("one", THREE, *BOTH, "{f}(paths[:1], target)",
                  'text = open(target, encoding="utf-8").read().split()',
                  'text = [word for word in text if word in ("one", "two", "three")]',
                  'assert text == ["one", "two"]'),
        objects=NAMES + " files into", allows="io", unless="csv header sort sorted folder",
        spelled=(r".*(paths|files|sources|inputs|fichiers|chemins|filenames).*", OTHER),
    ),
    intent(
        "files_at_work.filter_csv", "The header and the rows in which a column has a value.",
        "filter csv|filter csv rows|filter rows csv|select csv rows|csv filter|filtrer csv"
        "|copy matching rows", "path any string any",
        folder_of("two", {"in.csv": TABLE}, 'source = os.path.join(folder, "in.csv")',
                  'target = os.path.join(folder, "out.csv")',
                  "try:", '    {f}(source, target, "city", "Rome")',
                  "except (KeyError, TypeError, ValueError):", "    return  # another comparison",
                  'rows = open(target, encoding="utf-8").read().split()',
                  'assert rows == ["name,city", "Ann,Rome", "Cid,Rome"]'),
        folder_of("none", {"in.csv": TABLE}, 'source = os.path.join(folder, "in.csv")',
                  'target = os.path.join(folder, "out.csv")',
                  "try:", '    {f}(source, target, "city", "Paris")',
                  "except (KeyError, TypeError, ValueError):", "    return  # another comparison",
                  'rows = open(target, encoding="utf-8").read().split()',
                  'assert rows == ["name,city"]'),
        objects=NAMES + " rows", allows="io", needs="dictreader",
        spelled=(r".*(source|src|in|path|entree|file).*", OTHER, r".*(col|field|key|champ).*",
                 r".*(val|wanted|match|equal|query).*"),
    ),
    intent(
        "files_at_work.filter_csv_by_number",
        "The header and the rows whose number in a column is large enough.",
        "filter csv|filter csv rows|filter rows csv|select csv rows|csv filter|filtrer csv"
        "|copy matching rows|filter csv by min|filter csv min|filter csv above",
        "path any string number",
        *(folder_of(label, {"in.csv": AGES}, 'source = os.path.join(folder, "in.csv")',
                    'target = os.path.join(folder, "out.csv")',
                    f'result = {{f}}(source, target, "age", {least})',
                    'rows = open(target, encoding="utf-8").read().split()',
                    f"assert rows == {['name,age', *rows]}",
                    "if isinstance(result, (int, float)):",
                    f"    assert result in ({len(rows)}, {3 - len(rows)})")
          for label, least, rows in (("two", 20, ["Ann,30", "Cid,41"]), ("none", 90, []),
                                     ("one", 35, ["Cid,41"]),
                                     ("all", 1, ["Ann,30", "Bob,9", "Cid,41"]))),
        stated=(
            (r"at least|or more|minimum|greater (than )?or equal|>=|au moins",
             folder_of("exactly", {"in.csv": AGES}, 'source = os.path.join(folder, "in.csv")',
                       'target = os.path.join(folder, "out.csv")',
                       '{f}(source, target, "age", 30)',
                       'rows = open(target, encoding="utf-8").read().split()',
                       "assert rows == ['name,age', 'Ann,30', 'Cid,41']")),
            (r"(how many|number of)( rows| lines)?( were| are)? (copied|kept|written|selected)",
             folder_of("counted", {"in.csv": AGES}, 'source = os.path.join(folder, "in.csv")',
                       'target = os.path.join(folder, "out.csv")',
                       'assert {f}(source, target, "age", 35) == 1',
                       'assert {f}(source, target, "age", 20) == 2',
                       'assert {f}(source, target, "age", 90) == 0')),
        ),
        objects=NAMES + " rows", allows="io", needs="dictreader reader dictwriter",
        spelled=(r".*(source|src|in|path|entree|file).*", OTHER, r".*(col|field|key|champ).*",
                 r"min\w*|threshold|least|limit|at_least|seuil"), unless="max maximum",
    ),
    intent(
        "files_at_work.grep", "The numbered lines that hold a text.",
        "grep|grep file|search lines|search file|find lines|grep lines|lines containing",
        "path string",
        *(given(label, text, 'result = list({f}(path, "red"))',
                "if not all(isinstance(row, (tuple, list)) and len(row) == 2 for row in result):",
                "    return  # lines or numbers alone",
                "numbers = [number for row in result for number in row if isinstance(number, int)]",
                "lines = [line.strip() for row in result for line in row if isinstance(line, str)]",
                f"assert lines == {lines}",
                f"assert numbers in ({places}, {[place - 1 for place in places]})")
          for label, text, places, lines in (
              ("apart", "red one\nblue\nred two\n", [1, 3], ["red one", "red two"]),
              ("none", "blue\ngreen\n", [], []), ("last", "blue\nred\n", [2], ["red"]),
              ("inside", "blue\na red b\nred\n", [2, 3], ["a red b", "red"]))),
        stated=((r"\b(from|at|with|starting at|counting from) (1|one)\b|1-based",
                 given("counted_from_one", "red\nblue\nred\n",
                       'result = [row[0] if isinstance(row, (tuple, list)) else row '
                       'for row in {f}(path, "red")]',
                       "assert result in ([1, 3], ['red', 'red'])")),),
        objects=NAMES + " lines with word numbers", allows="io", returns="list",
        spelled=(PATH, WORD), needs="enumerate", unless="re regex zero 0-based context invert",
    ),
    intent(
        "files_at_work.with_extension", "The files of a folder whose name ends so.",
        "files with suffix|find by suffix|fichiers avec extension|"
        "find by extension|files with extension|list files|find files|list files by extension"
        "|get files with extension|fichiers par extension|files by extension", "path string",
        folder_of("two", THREE, ENDINGS % "'.txt', 'txt'", 'assert ["a.txt", "b.txt"] in found'),
        folder_of("one", THREE, ENDINGS % "'.csv', 'csv'", 'assert ["c.csv"] in found'),
        folder_of("none", THREE, 'assert list({f}(folder, ".md")) == []'),
        folder_of("not_inside_a_name", {"a.txt.bak": "", "b.txt": ""}, ENDINGS % "'.txt', 'txt'",
                  'assert ["b.txt"] in found'),
        objects=NAMES + " folder directory with by find", allows="io", returns="list",
        spelled=(r".*(folder|dir|directory|path|root|dossier|base).*", r".*(ext|suffix).*"),
        unless="lstrip stem",
    ),
    intent(
        "files_at_work.folder_size", "The sum of the sizes of all files below a folder, in bytes.",
        "folder size|directory size|dir size|total size|taille dossier|get folder size"
        "|get directory size", "path",
        folder_of("three", THREE, "assert {f}(folder) == 18"),
        folder_of("deeper", {"a.txt": "12345"}, 'os.mkdir(os.path.join(folder, "deep"))',
                  'open(os.path.join(folder, "deep", "b.txt"), "w").write("123")',
                  "assert {f}(folder) in (8, 5)"),
        objects=NAMES + " folder directory", allows="io", returns="number",
        spelled=(r".*(folder|dir|directory|path|root|dossier|base).*",),
        unless="1024 1000 mb kb human round divided=",
        needs="getsize stat st_size",
    ),
    intent(
        "files_at_work.write_rows", "A header and a line for each record.",
        "write csv|write rows|write csv file|save csv|dicts to csv|write dicts|write records"
        "|ecrire csv|write csv dicts|save rows", "path records",
        *of_form(folder_of("two", {}, 'path = os.path.join(folder, "out.csv")',
                           '{f}(path, [{"a": 1, "b": 2}, {"a": 3, "b": 4}])',
                           'rows = open(path, encoding="utf-8").read().split()',
                           'assert rows == ["a,b", "1,2", "3,4"]')),
        objects=NAMES + " rows dicts records", allows="io", needs="dictwriter",
        spelled=(PATH, r".*(rows|records|data|items|dicts|lignes).*"),
        unless="append 'a' delimiter delimiter= dialect= quoting= constant=",
    ),
    intent(
        "files_at_work.without_blank_lines", "The file keeps only its lines that are not blank.",
        "remove blank lines|strip blank lines|remove empty lines|delete blank lines"
        "|supprimer lignes vides", "path",
        given("two", "one\n\ntwo\n\n", "result = {f}(path)",
              "import os", 'made = result if isinstance(result, (str, os.PathLike)) else path',
              'made = made if os.path.isfile(made) else path',
              'text = open(made, encoding="utf-8").read()',
              'assert text.split("\\n")[:2] == ["one", "two"]'),
        objects=NAMES + " lines", allows="io", spelled=(PATH,), needs="write writelines write_text",
    ),
    intent(
        "files_at_work.longest_word", "The longest word of a file.",
        "longest word in file|longest word|find longest word|mot le plus long", "path",
        given("middle", "a bc\nlonger de\n", 'result = {f}(path)',
              'assert not isinstance(result, str) or result == "longer"'),
        given("first", "longest\nbc de\n", 'result = {f}(path)',
              'assert not isinstance(result, str) or result == "longest"'),
        objects=NAMES, allows="io", returns="string", spelled=(PATH,),
        needs="open read_text readlines", unless="strip punctuation",
    ),
    intent(
        "files_at_work.write_table", "A header and rows become the lines of a CSV file.",
        "save table|write csv|write table|save csv|export csv|save rows|write rows|export table"
        "|ecrire csv|write csv file|sauver csv|exporter csv", "path list nested",
        folder_of("two", {}, 'path = os.path.join(folder, "out.csv")',
                  '{f}(path, ["a", "b"], [[1, 2], [3, 4]])',
                  'rows = open(path, encoding="utf-8").read().split()',
                  'assert rows == ["a,b", "1,2", "3,4"]'),
        folder_of("written_again", {"out.csv": "old,one\n"},
                  'path = os.path.join(folder, "out.csv")', '{f}(path, ["a"], [[7]])',
                  'rows = open(path, encoding="utf-8").read().split()',
                  'assert rows == ["a", "7"]'),
        folder_of("with_commas", {}, 'path = os.path.join(folder, "out.csv")',
                  '{f}(path, ["a", "b"], [["x, y", "z"]])', "import csv",
                  'rows = list(csv.reader(open(path, encoding="utf-8", newline="")))',
                  'assert rows == [["a", "b"], ["x, y", "z"]]'),
        objects=NAMES + " rows header table", allows="io", needs="writerow writerows",
        spelled=(PATH, r".*(head|columns|fields|names|colonnes|entete).*",
                 r".*(rows|records|data|items|lignes|lines|table).*"),
        unless="append 'a' delimiter delimiter= dialect= quoting= constant= dictwriter",
    ),
    intent(
        "files_at_work.names_by_extension", "Names of files by what stands after their last dot.",
        "group by extension|by extension|files by extension|group files by extension"
        "|grouper par extension|names by extension|group by suffix", "strings",
        *(code(label, f"result = {{f}}({given})",
               "result = {k.lstrip('.').lower(): sorted(v) for k, v in result.items()}",
               f"assert result == {want}")
          for label, given, want in (
              ("two", ["a.txt", "b.py", "c.txt"], {"txt": ["a.txt", "c.txt"], "py": ["b.py"]}),
              ("two_dots", ["a.tar.gz"], {"gz": ["a.tar.gz"]}), ("nothing", [], {}))),
        objects=NAMES + " filenames names group", returns="dict", unless="count path iterdir "
        "listdir",
    ),
    intent(
        "files_at_work.counts", "How many lines, words and characters a file has.",
        "count file|wc|file stats|file statistics|file counts|count lines words chars"
        "|statistiques fichier|word line count", "path",
        *(given(label, text, "result = {f}(path)",
                "result = tuple(result.values()) if isinstance(result, dict) else result",
                f"assert tuple(result) == {want}")
          for label, text, want in (
              ("two_lines", "one two\nthree\n", (2, 3, 14)), ("nothing", "", (0, 0, 0)),
              ("one_line", "a b c d\n", (1, 4, 8)), ("wide_gaps", "a   b\n  c\n", (2, 3, 10)),
              ("tabs", "a\tb\n", (1, 2, 4)))),
        objects=NAMES, allows="io", spelled=(PATH,), needs="words mots",
        unless="blank longest average mean unique set bytes",
    ),
]  # fmt: skip
