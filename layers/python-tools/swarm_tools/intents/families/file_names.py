"""Endings of file names, files counted and measured in folders, and their lines in order."""

from swarm_tools.intents.families.textfiles import NAMES, PATH, READ, given
from swarm_tools.intents.model import code, intent, one_of

FOLDER = ("import os, tempfile", "with tempfile.TemporaryDirectory() as folder:")
FILES = (
    *FOLDER, "    for name, size in (('a.txt', 3), ('b.csv', 9), ('c.txt', 5)):",
    '        with open(os.path.join(folder, name), "w", encoding="utf-8") as stream:',
    '            stream.write("x" * size)',
)  # fmt: skip
PLACE = (r"(folder|path|directory|dir|dossier|root)\w*",)

INTENTS = [
    intent(
        "file_names.extension", "What stands behind the last dot of a name.",
        "file extension|get extension|extension|get file extension|extension of|extension fichier",
        "string",
        one_of("plain", "report.txt", to=("txt", ".txt")),
        one_of("two_dots", "archive.tar.gz", to=("gz", ".gz")),
        one_of("none", "README", to=("", None)),
        objects="file name path of get without dot the extension filename", returns="any",
        spelled=(r"(file_?name|name|path|file|nom|fichier|filepath|s)",), unless="lower upper",
    ),
    intent(
        "file_names.count", "How many files a folder holds.",
        "count files|number of files|file count|count files in folder|nombre fichiers"
        "|count files in directory", "path",
        code("three", *FILES, "    assert {f}(folder) == 3"),
        code("none", *FOLDER, "    assert {f}(folder) == 0"),
        objects=NAMES + " folder directory how many number dossier", returns="number", allows="io",
        spelled=PLACE, unless="extension suffix pattern lines recursive walk",
    ),
    intent(
        "file_names.largest", "The file of a folder with the most bytes.",
        "largest file|biggest file|find largest file|plus gros fichier|largest file in folder",
        "path",
        code("second", *FILES, "    assert 'b.csv' in str({f}(folder))"),
        objects=NAMES + " folder directory largest biggest size dossier", returns="any",
        allows="io", spelled=PLACE, unless="smallest extension",
    ),
    intent(
        "file_names.sorted_lines", "The lines of a file in order.",
        "sort lines|sort file|sorted lines|sort lines of file|trier lignes|sort file lines", "path",
        given("three", "pear\nfig\napple\n", "result = {f}(path)", "if result is None:",
              f"    {READ}", "        result = stream.read().splitlines()",
              "lines = [str(line).strip() for line in result]",
              "assert lines == ['apple', 'fig', 'pear']"),
        given("two", "b\na\n", "result = {f}(path)", "if result is None:", f"    {READ}",
              "        result = stream.read().splitlines()",
              "lines = [str(line).strip() for line in result]", "assert lines == ['a', 'b']"),
        objects=NAMES + " sort sorted lines order alphabetical lines", returns="any", allows="io",
        spelled=(PATH,), unless="reverse= key= unique set number",
    ),
]  # fmt: skip
