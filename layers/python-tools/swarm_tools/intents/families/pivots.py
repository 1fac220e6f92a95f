"""Tables of sums by two fields, sums by age of what is due, and lines of fields of fixed width."""

from swarm_tools.intents.model import Case, code, intent

SALES = (
    '[{"who": "ann", "month": "jan", "n": 2}, {"who": "bob", "month": "jan", "n": 3}, '
    '{"who": "ann", "month": "feb", "n": 4}, {"who": "ann", "month": "jan", "n": 5}]'
)
PLAIN = (
    "def plain(table):",
    "    return {k: dict(v) if isinstance(v, dict) else v for k, v in dict(table).items()}",
)
FIELD = r"(index|row|rows|row_key|row_field|key|group|by|line|ligne)\w*"
COLUMN = r"(column|columns|col|column_key|col_key|column_field|colonne)\w*"
AMOUNT = r"(value|values|amount|value_key|field|value_field|valeur|measure)\w*"
ROWS = r"(rows|records|data|sales|items|table|entries|lignes)"


def pivoted(label: str, call: str, want: dict) -> Case:
    """Return the case of a table by two fields, as tables in a table."""
    return code(
        label, f"rows = {SALES}", *PLAIN, f"result = {{f}}(rows, {call})",
        "if not isinstance(result, dict) or not all(isinstance(v, dict) for v in result.values()):",
        "    return  # told in another form",
        "result = {k: {c: n for c, n in v.items() if n} for k, v in plain(result).items()}",
        f"assert result == {want}",
    )  # fmt: skip


def cut(label: str, line: str, layout: list, want: dict) -> Case:
    """Return the case of a line that is cut at the widths of its fields."""
    return code(label, f"result = {{f}}({line!r}, {layout})",
                f"assert {{k: v.strip() for k, v in result.items()}} == {want}")  # fmt: skip


INTENTS = [
    *(
        intent(
            f"pivots.sums{way}", "Sums by two fields, a table for each value of the first.",
            "pivot|pivot table|make pivot|build pivot|cross table|crosstab|tableau croise"
            "|pivot records|pivot rows", f"{kind} any any any",
            pivoted("by_name", "'who', 'month', 'n'",
                    {"ann": {"jan": 7, "feb": 4}, "bob": {"jan": 3}}),
            pivoted("by_month", "'month', 'who', 'n'",
                    {"jan": {"ann": 7, "bob": 3}, "feb": {"ann": 4}}),
            objects="table nested dict dicts sum sums of values by list row rows column columns "
            "index value from records build cells total totals and each the per",
            spelled=(ROWS, FIELD, COLUMN, AMOUNT), returns="any",
            unless="count mean average aggregate func",
        )
        for way, kind in (("", "records"), ("_of_rows", "nested"))
    ),
    intent(
        "pivots.row_totals", "The sum of each row of a table of tables.",
        "row totals|totals by row|totaux lignes|total per row", "dict",
        code("two", "result = {f}({'a': {'x': 1, 'y': 2}, 'b': {'x': 5}})",
             "assert result == {'a': 3, 'b': 5}"),
        code("one", "result = {f}({'a': {'x': 4, 'y': -1, 'z': 2}})", "assert result == {'a': 5}"),
        code("an_empty_row", "result = {f}({'a': {}, 'b': {'x': 2}})",
             "assert result == {'a': 0, 'b': 2}"),
        objects="sum of every each row pivot table cells the", returns="dict",
    ),
    intent(
        "pivots.fixed_width", "The fields of a line, cut one after the other at their widths.",
        "parse fixed width|fixed width|split fixed width|parse fixed|cut fixed width"
        "|parse fixed width line|lire largeur fixe", "string nested",
        cut("two", "ann  007", [("name", 5), ("n", 3)], {"name": "ann", "n": "007"}),
        cut("three", "abcdef", [("a", 1), ("b", 2), ("c", 3)], {"a": "a", "b": "bc", "c": "def"}),
        cut("blanks", "  x y ", [("p", 4), ("q", 2)], {"p": "x", "q": "y"}),
        cut("one", "zoe", [("name", 3)], {"name": "zoe"}),
        objects="line record a into dict fields layout of name names width widths list order "
        "values stripped cut", spelled=(r"(line|row|text|record|ligne)",
                                       r"(layout|fields|columns|widths|spec|schema)"),
        returns="dict", unless="start end offset slice",
    ),
    intent(
        "pivots.aged", "What is open, summed by how many days it is late.",
        "aging buckets|aging report|age buckets|overdue buckets|receivables aging|balance agee",
        "records date",
        *(code(
            label, "import datetime", "day = datetime.date(2024, 6, 30)",
            "rows = [{k: d for k in ('due', 'due_date', 'date', 'echeance')} "
            "| {k: n for k in ('amount', 'balance', 'total', 'open', 'montant')}",
            f"        for d, n in ((day - datetime.timedelta(days=late), n)"
            f" for late, n in {rows})]",
            "result = {f}(rows, day)",
            "sums = [sum(r['amount'] for r in v) if isinstance(v, list) else v",
            "        for v in result.values()]",
            "if not all(isinstance(n, (int, float)) for n in sums):",
            "    return  # told in another form",
            f"assert [n for n in sums if n] == {want}")
          for label, rows, want in (
              ("two_of_a_month", [(10, 5), (20, 7)], [12]),
              ("not_due", [(-10, 5), (-40, 2)], [7]),
              ("not_due_and_late", [(-10, 5), (15, 2)], [5, 2]),
              ("late_and_later", [(15, 3), (45, 4)], [3, 4]),
              ("later_first", [(45, 4), (15, 3)], [3, 4]))),
        objects="sum open invoices by how many days overdue they are list dicts report of "
        "amounts bucket buckets current not 1 30 31 60 90 over due amount",
        spelled=(r"(invoices|items|bills|entries|factures|rows)",
                 r"(as_of|today|on|day|date|now|reference|jour)\w*"),
        returns="dict", needs="30",
    ),
]  # fmt: skip
