"""Tables as plain text."""

from swarm_tools.intents.model import Case, code, intent

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


def aligned(turned: bool, side: int) -> Case:
    """Return the case of columns that all begin, or end, one below the other."""
    header, rows = ["name", "city"], [["annabel", "rome"], ["bo", "lisbon"], ["cy", "ulm"]]
    shown = f"{rows}, {header}" if turned else f"{header}, {rows}"
    return code(
        ("left_aligned", "right_aligned")[side], *HEADED, *PLACED, "try:",
        f"    lines = lines_of({shown})",
        "except (TypeError, AttributeError):", "    return  # other data",
        f"rows = {[header, *rows]}",
        "shown = [next(n for n in lines if all(word in n for word in row)) for row in rows]",
        "places = [[place(line, word) for word in row] for line, row in zip(shown, rows)]",
        f"assert all(len({{cell[{side}] for cell in cells}}) == 1 for cells in zip(*places))",
    )  # fmt: skip


def rows_alone(label: str, rows: list, *checks: str) -> Case:
    """Return the case of a table without a header."""
    return code(
        label, *HEADED, *PLACED, "try:", f"    lines = lines_of({rows})",
        "except (TypeError, AttributeError):", "    return  # other data", f"rows = {rows}",
        "assert len(lines) == len(rows)",
        "places = [[place(line, word) for word in row] for line, row in zip(lines, rows)]",
        "assert all(start >= 0 for line in places for start, _ in line)",
        "assert all(one_side(cells) for cells in zip(*places))", *checks,
    )  # fmt: skip


NAMED = [["annabel", "rome"], ["bo", "lisbon"], ["cy", "ulm"]]
ROWS_ALONE = (
    rows_alone("widest_first", NAMED),
    rows_alone("widest_last", [["a", "1"], ["bcd", "234"], ["efghijk", "56789"]]),
    rows_alone("three_columns", [["id", "word", "use"], ["1", "in", "x"], ["22", "under", "yy"]]),
)
LEFT = (
    r"^(?!.*(number|right[- ](align|just))).*(\b(padded|filled)( up)? on the right\b"
    r"|\bleft[- ](aligned|justified)\b)",
    rows_alone(
        "left_aligned", NAMED, "assert len({start for start, _ in next(zip(*places))}) == 1"
    ),
)
RIGHT = (
    r"^(?!.*(number|left[- ](align|just))).*(\b(padded|filled)( up)? on the left\b"
    r"|\bright[- ](aligned|justified)\b)",
    rows_alone("right_aligned", NAMED, "assert len({end for _, end in next(zip(*places))}) == 1"),
)

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

INTENTS = [
    *(
        intent(
            f"text_tables.{way}{'_gap' if gap else ''}",
            "Rows of texts below a header, in columns as wide as their widest cell.", TABLE,
            "cards cards" + " any" * gap, *tables_of(way == "rows_first"),
            objects="of the text string from with rows headers header and columns ascii plain as "
            "simple pretty lines aligned data", returns="text or list",
            spelled=((ROWS, HEADERS) if way == "rows_first" else (HEADERS, ROWS)) + (GAP,) * gap,
            needs="ljust rjust width widths max format largeur largeurs",
            unless="center ^ html td tr truncate wrap max_width centered <td> csv centre '^'",
            stated=((DASHES, ruled(way == "rows_first")),
                    (LEFT[0], aligned(way == "rows_first", 0)),
                    (RIGHT[0], aligned(way == "rows_first", 1))),
        )
        for way in ("header_first", "rows_first") for gap in (0, 1)
    ),
    intent(
        "text_tables.rows_alone", "Rows of texts in columns as wide as their widest cell.", TABLE,
        "cards", *ROWS_ALONE,
        objects="of the text string from with rows report columns aligned cell every padded right "
        "width longest column separated trailing blanks end line removed lines simple plain "
        "pretty data",
        returns="text or list", spelled=(ROWS,),
        needs="ljust rjust width widths max format largeur largeurs",
        unless="center ^ html td tr truncate wrap max_width centered <td> csv centre '^' dict "
        "dicts keys items header headers 'name'",
        stated=(LEFT, RIGHT),
    ),
]  # fmt: skip
