"""Values of a file by their key."""

from swarm_tools.intents.families.textfiles import NAMES, PATH, given
from swarm_tools.intents.model import Case, intent

KEYS = (
    "name student category product city region key item player team customer subject person nom "
    "eleve group department station country ville matiere sensor shop day date month title produit "
    "employee"
)
AMOUNTS = (
    "mark score grade value amount price note points temperature temp number quantity total sales "
    "montant valeur prix salary hours rainfall measurement reading result weight minutes cost"
)
TABLES = (
    f'keys, columns = "{KEYS}".split(), "{AMOUNTS}".split()',
    "def tables(rows, headed):",
    "    wide = [[*keys, *columns]]",
    "    wide += [[key] * len(keys) + [n] * len(columns) for key, n in rows]",
    '    narrow = [["name", "mark"], *rows]',
    '    for sign in ",;":',
    "        for lines in (wide, narrow) if headed else (rows,):",
    '            yield "\\n".join(sign.join(line) for line in lines) + "\\n"',
    "def read(rows, headed):",
    "    for table in tables(rows, headed):",
    '        with open(path, "w", encoding="utf-8") as stream:',
    "            stream.write(table)",
    "        try:",
    "            result = {f}(path)",
    "            found = {key: [float(v) for v in result[key]] for key in result}",
    "        except (ValueError, LookupError, TypeError, AttributeError):",
    "            continue  # another form of the file, or of the result",
    '        if found and not {*found} & {"name", "mark", *keys}:',
    "            return found",
    "    return None",
)
LISTED = (
    'few = [["ann", "1"], ["bob", "2"], ["bob", "3"], ["ann", "4"]]',
    "if read(few, True) is None and read(few, False) is None:",
    "    return  # other data",
    'with open(path, "w", encoding="utf-8") as stream:',
    '    stream.write("name,mark,more\\nann,1,2\\n")',
    "try:",
    '    if len({f}(path)["ann"]) > 1:',
    "        return  # several values a line",
    "except (ValueError, LookupError, TypeError, AttributeError):",
    "    pass  # two columns alone",
)


def grouped(label: str, *rows: tuple[str, str], headed: bool = False) -> Case:
    """Return the case of the numbers of each key, in the order of the file."""
    want: dict[str, list[float]] = {}
    for key, number in rows:
        want.setdefault(key, []).append(float(number))
    table = [list(row) for row in rows]
    found = "result = read(rows, True)"
    other = "" if headed else " or read(rows, False)"
    return given(
        label, "", *TABLES, *LISTED, f"rows = {table}", found + other, f"assert result == {want}"
    )


GROUPED = (
    "read marks|load marks|load scores|read scores|read grades|load grades|marks by student"
    "|scores by player|scores by student|grades by student|group csv|read grouped|group by column"
    "|load measurements|read measurements|read temperatures|load temperatures|values by key"
    "|temperatures by city|lire notes|charger notes|notes par eleve|read values by key"
    "|group values|load by category|read by category|amounts by category"
    "|load grouped|read groups|load groups|read prices|load prices|prices by product|read csv lists"
    "|lists by key|read lists|csv to lists|csv to dict of lists|read columns by key|load readings"
    "|read readings|readings by sensor|lire mesures|mesures par ville|read sales|load sales"
    "|sales by region|sales by product|results by student|group by key"
    "|group rows|read results by name|read series|load series|grouped values"
    "|values by category|values by name|values by group|group file|charger mesures"
)

INTENTS = [
    intent(
        "csv_lists.by_key", "The numbers of each key in a list, from a file of rows.",
        GROUPED, "path",
        grouped("two_keys", ("ann", "12"), ("bob", "9"), ("ann", "15"), ("bob", "7"), ("ann", "3")),
        grouped("one_key", ("ann", "12"), ("ann", "4")),
        grouped("one_each", ("zed", "5"), ("ann", "6"), ("bob", "7")),
        grouped("equal_ones", ("ann", "8"), ("ann", "8"), ("bob", "8")),
        grouped("last_row", ("ann", "1"), ("ann", "2"), ("bob", "3")),
        objects=NAMES + " csv by of read load each per key student values group grouped get lists "
        "player name category rows column columns dict list",
        allows="io", spelled=(PATH,), needs="setdefault defaultdict append", returns="dict",
        unless="json reverse sorted set median",
        stated=(
            (r"(?s)\A(?!.*\b(no|without|sans)( an?| any)? (header|en-?t[eê]te|first line))"
                r".*(\bheader\b|\bfirst (line|row) (is|has|holds|names)|\ben-?t[eê]te)",
             grouped("after_the_header", ("ann", "12"), ("bob", "9"), ("ann", "15"), headed=True)),
        ),
    ),
]  # fmt: skip
