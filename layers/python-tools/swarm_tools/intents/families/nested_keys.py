"""Dictionaries with keys of several parts, values of a file by key, and tables as plain text."""

from swarm_tools.intents.families.textfiles import NAMES, PATH, given
from swarm_tools.intents.model import Case, code, intent

DATA = r"(d|data|config|settings|obj|nested|tree|dic\w*|mapping|value|values|source|node" \
    r"|\w*(dict|config|settings|json|data|nested|options|mapping|flat|tree))"  # fmt: skip
MARK = r"(sep|separator|delimiter|delim|joiner|glue|separateur|sep_char|mark)"
START = r"(\w*(prefix|parent|base|path|prefixe|root|key)\w*)"
TRIED = (
    "except (AttributeError, TypeError, ValueError, LookupError, StopIteration):",
    "    return  # other data",
)


def flat(label: str, more: str, data: dict, want: dict) -> Case:
    """Return the case of keys that are joined by one mark."""
    return code(
        label, "try:", f'    one = {{f}}({{"a": {{"b": 1}}}}{more})', "    (key,) = dict(one)",
        *TRIED,
        'if not isinstance(key, str) or len(key) < 3 or key[0] + key[-1] != "ab":',
        "    return  # another form of keys", f"result = {{f}}({data}{more})",
        "mark = key[1:-1]",
        'result = {name.replace(mark, "."): value for name, value in result.items()}',
        f"assert result == {want}",
    )  # fmt: skip


def flats(more: str = "") -> tuple[Case, ...]:
    """Return the cases of dictionaries in dictionaries."""
    rows = (
        ("one_level", {"a": {"b": 1}}, {"a.b": 1}), ("plain", {"x": 1, "y": 2}, {"x": 1, "y": 2}),
        ("two_levels", {"a": {"b": {"c": 1}}}, {"a.b.c": 1}),
        ("branches", {"a": {"b": 1, "c": {"d": 2}}, "e": {"f": {"g": {"h": 3}}}},
         {"a.b": 1, "a.c.d": 2, "e.f.g.h": 3}),
        ("plain_and_nested", {"x": 5, "a": {"x": 6, "y": 7}, "z": 8},
         {"x": 5, "a.x": 6, "a.y": 7, "z": 8}),
        ("nothing_like_values", {"a": {"b": 0, "c": "", "d": False}, "e": 0},
         {"a.b": 0, "a.c": "", "a.d": False, "e": 0}),
        ("same_inner_keys", {"a": {"k": 1}, "b": {"k": 2}}, {"a.k": 1, "b.k": 2}),
    )  # fmt: skip
    return tuple(flat(label, more, data, want) for label, data, want in rows)


def another_mark(call: str) -> Case:
    """Return the case of a mark that is given."""
    return code(
        "another_mark", "try:", f"    result = {{f}}({call})", *TRIED,
        'assert result == {"a/b/c": 1, "a/d": 2, "e": 3}',
    )  # fmt: skip


def nested(label: str, more: str, data: dict, want: dict) -> Case:
    """Return the case of keys between dots that lead to dictionaries in dictionaries."""
    return code(
        label, "try:", f"    result = {{f}}({data}{more})", "except (AttributeError, TypeError):",
        "    return  # other data", f"assert result == {want}",
    )  # fmt: skip


def nests(more: str = "") -> tuple[Case, ...]:
    """Return the cases of keys between dots."""
    rows = (
        ("one_level", {"a.b": 1}, {"a": {"b": 1}}), ("plain", {"x": 1, "y": 2}, {"x": 1, "y": 2}),
        ("two_levels", {"a.b.c": 1}, {"a": {"b": {"c": 1}}}),
        ("shared_branch", {"a.b": 1, "a.c": 2}, {"a": {"b": 1, "c": 2}}),
        ("shared_deep_branch", {"a.b.c": 1, "a.b.d": 2, "a.e": 3},
         {"a": {"b": {"c": 1, "d": 2}, "e": 3}}),
        ("plain_and_nested", {"x": 5, "a.x": 6, "z": 8}, {"x": 5, "a": {"x": 6}, "z": 8}),
        ("nothing_like_values", {"a.b": 0, "a.c": "", "d": False},
         {"a": {"b": 0, "c": ""}, "d": False}), ("none", {}, {}),
        ("four_parts", {"p.q.r.s": 9, "p.t": 1}, {"p": {"q": {"r": {"s": 9}}, "t": 1}}),
    )  # fmt: skip
    return tuple(nested(label, more, data, want) for label, data, want in rows)


FLAT = (
    "flatten|flatten dict|flatten dictionary|flatten nested dict|flatten config|flatten json"
    "|flatten settings|flatten keys|aplatir|aplatir dict|flatten options|dotted keys"
    "|flatten mapping|to dotted|to dotted keys|flat keys|flatten nested|flatten data|flat dict"
    "|flatten tree|aplatir dictionnaire|aplatir config|to flat dict|collapse keys"
)
NESTED = (
    "unflatten|unflatten dict|unflatten dictionary|unflatten keys|expand keys|nest keys"
    "|expand dotted|dotted to nested|from dotted|unflatten config|expand dotted keys"
    "|nested from dotted|nested dict|build nested|unflatten json|unflatten settings"
    "|desaplatir|nest dict|to nested dict|expand dict"
    "|expand config|nest dotted keys|build nested dict|parse dotted keys|unflat"
)
OBJECTS = (
    "dict dictionary nested keys config settings json dotted by with to the flat deep data mapping "
    "options tree recursive values dictionnaire"
)
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


HEADED = (
    "def lines_of(*given):",
    "    result = {f}(*given)",
    "    lines = result.split('\\n') if isinstance(result, str) else list(result)",
    "    return [line.rstrip().lower() for line in lines if line.strip()]",
)
PLACED = (
    "def place(line, word):",
    "    return line.find(word), line.find(word) + len(word)",
    "def one_side(cells):",
    "    return any(len(set(side)) == 1 for side in zip(*cells))",
    "def below(head, cells):",
    "    first, last = min(a for a, _ in cells), max(b for _, b in cells)",
    "    wider = head[0] <= first and head[1] >= last",
    "    return wider or head[0] == first or head[1] == last",
)


def table(label: str, header: list, rows: list, turned: bool) -> Case:
    """Return the case of a table whose columns stand one below the other."""
    shown = f"{rows}, {header}" if turned else f"{header}, {rows}"
    return code(
        label, *HEADED, *PLACED, "try:", f"    lines = lines_of({shown})",
        "except (TypeError, AttributeError):", "    return  # other data",
        f"rows = {[header, *rows]}", "places, seen = [], []", "for row in rows:",
        "    hits = [n for n, line in enumerate(lines) if all(word in line for word in row)]",
        "    assert hits", "    seen.append(hits[0])",
        "    places.append([place(lines[hits[0]], word) for word in row])",
        "assert seen == sorted(set(seen))",
        "assert all(line == sorted(line) for line in places)",
        "for head, *cells in zip(*places):",
        "    assert one_side(cells) and below(head, cells)",
    )  # fmt: skip


def tables_of(turned: bool) -> tuple[Case, ...]:
    """Return the cases of tables of two and three columns."""
    rows = (
        ("wide_cells", ["name", "city"], [["annabel", "rome"], ["bo", "lisbon"]]),
        ("wide_header", ["full name", "town"], [["ann", "oslo"], ["bob", "ulm"]]),
        ("widest_last", ["id", "word", "use"], [["1", "in", "x"], ["22", "under", "yy"],
                                                ["4444", "throughout", "zzz"]]),
        ("widest_first", ["id", "word", "use"], [["8888", "throughout", "xxxx"],
                                                 ["7", "on", "w"]]),
        ("widest_in_the_middle", ["key", "val"], [["a", "1"], ["bcdefg", "234567"], ["h", "8"]]),
    )  # fmt: skip
    return tuple(table(*row, turned) for row in rows)


def ruled(turned: bool) -> Case:
    """Return the case of the line below the header."""
    header, rows = ["name", "city"], [["annabel", "rome"], ["bo", "lisbon"]]
    shown = f"{rows}, {header}" if turned else f"{header}, {rows}"
    return code(
        "line_below_header", *HEADED, "try:", f"    lines = lines_of({shown})",
        "except (TypeError, AttributeError):", "    return  # other data",
        'first = next(n for n, line in enumerate(lines) if "name" in line and "city" in line)',
        "rule = lines[first + 1]",
        'assert "-" in rule and set(rule) <= set("-+|: ") and len(rule) >= len(lines[first])',
    )  # fmt: skip


DASHES = r"\b(dashes|hyphens|tirets)\b|\b(line|row|rule) of ['\"`]?-"
HEADERS = r"\w*(header|head|columns?|titles?|names|fields|entetes|colonnes|labels)\w*"
ROWS = r"\w*(rows|data|lines|records|lignes|body|values|cells|items|donnees)\w*"
GAP = r"\w*(sep|gap|pad|spacing|delim|space|glue|border|joiner|between)\w*"
TABLE = (
    "format table|render table|table text|text table|ascii table|build table"
    "|tableau texte|formater tableau|draw table|table to string|format as table|format rows"
    "|tabulate|table to text|plain table|create table|rows to table"
    "|pretty table|show table|generate table|layout table|align columns|table lines|print table"
    "|dessiner tableau|afficher tableau|column table|markdown table|format columns|text grid"
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
FLAT_WAYS = {
    "alone": ("dict", (DATA,), ""), "prefix": ("dict string", (DATA, START), ""),
    "mark": ("dict string", (DATA, MARK), ', "."'),
    "prefix_mark": ("dict string string", (DATA, START, MARK), ""),
    "mark_prefix": ("dict string string", (DATA, MARK, START), ', "."'),
}  # fmt: skip
MARKS = {
    "mark": '"/"', "mark_prefix": '"/"', "prefix_mark": '{f}.__defaults__[-2], "/"',
}  # fmt: skip
DEEP = '{"a": {"b": {"c": 1}, "d": 2}, "e": 3}'
DOTTED = (
    r"\bdotted\b|\b(by|with|between) (a )?(dots?|points?)\b|['\"`]a\.b"
    r"|\bjoined (by|with) ['\"`]\.['\"`]"
)
INTENTS = [
    *(
        intent(
            f"nested_keys.flatten_{way}", "Inner keys joined to the outer ones.", FLAT, params,
            *flats(more), *([another_mark(f"{DEEP}, {MARKS[way]}")] if way in MARKS else []),
            objects=OBJECTS, returns="dict", needs="dict mapping mutablemapping", spelled=spelled,
            stated=((DOTTED, code("dotted", f'result = {{f}}({{"a": {{"b": 1}}, "c": 2}}{more})',
                                  'assert dict(result) == {"a.b": 1, "c": 2}')),),
        )
        for way, (params, spelled, more) in FLAT_WAYS.items()
    ),
    *(
        intent(
            f"nested_keys.unflatten_{way}", "Keys with dots become dictionaries in dictionaries.",
            NESTED, params, *nests(more), objects=OBJECTS, returns="dict", spelled=spelled,
            needs=needs,
        )
        for way, params, spelled, more, needs in (
            ("alone", "dict", (DATA,), "", "'.'"),
            ("mark", "dict string", (DATA, MARK), ', "."', ""),
        )
    ),
    intent(
        "nested_keys.lists_of_file", "The numbers of each key in a list, from a file of rows.",
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
    *(
        intent(
            f"nested_keys.table_{way}{'_gap' if gap else ''}",
            "Rows of texts below a header, in columns as wide as their widest cell.", TABLE,
            "cards cards" + " any" * gap, *tables_of(way == "rows_first"),
            objects="of the text string from with rows headers header and columns ascii plain as "
            "simple pretty lines aligned data", returns="text or list",
            spelled=((ROWS, HEADERS) if way == "rows_first" else (HEADERS, ROWS)) + (GAP,) * gap,
            needs="ljust rjust width widths max format largeur largeurs",
            unless="center ^ html td tr truncate wrap max_width centered <td> csv centre '^'",
            stated=((DASHES, ruled(way == "rows_first")),),
        )
        for way in ("header_first", "rows_first") for gap in (0, 1)
    ),
]  # fmt: skip
