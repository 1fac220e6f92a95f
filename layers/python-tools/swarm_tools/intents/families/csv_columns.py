"""Columns of CSV files: their values, the smallest and the largest, and the number of rows."""

from swarm_tools.intents.families.textfiles import LEFT_OUT, NAMES, PATH, empty, given
from swarm_tools.intents.model import Case, but, intent, when

COLUMN = r".*(col|field|name|key|colonne|champ).*"
TABLE = "name,age\nAnn,30\nBob,25\nEve,100\n"
DECIMALS = "name,age\nAnn,1.5\nBob,12\nEve,9.25\n"
MORE = " csv column of in find highest lowest"


def column(name: str, doc: str, names: str, *cases):
    """Return the intent of one column by its name."""
    return intent(
        f"csv_columns.{name}", doc, names, "path string", *cases, objects=NAMES + MORE,
        allows="io", spelled=(PATH, COLUMN), needs="dictreader header",
        unless="skip index set sorted delimiter= dialect=",
    )  # fmt: skip


def number(want: float) -> tuple[str, ...]:
    """Return the rows that ask for a number, if no row or name is given back."""
    return (
        "try:", '    result = float({f}(path, "age"))', "except (TypeError, ValueError):",
        "    return  # the row that holds it", f"assert result == {want}",
    )  # fmt: skip


KEYS = ("category", "name", "product", "region", "customer", "department", "item",
        "key", "categorie", "nom", "produit", "group", "city", "client", "person",
        "account", "ville", "magasin", "rayon", "vendeur", "pays", "mois", "store", "country",
        "shop",
        "seller", "title", "student", "eleve", "subject", "matiere", "team", "player")  # fmt: skip
AMOUNTS = ("amount", "value", "total", "sales", "price", "montant", "cost", "valeur", "sum",
           "salary", "prix", "hours", "revenue", "points", "score", "grade", "mark", "note",
           "temperature")  # fmt: skip


def any_columns(label: str, rows: tuple, want: dict, *, some: bool = False) -> Case:
    """Return the case of sums from two columns, whatever they are called.

    Args:
        label: Words for the test's name.
        rows: Key and amount of each row.
        want: The sum of each key.
        some: Whether there may be other keys besides.
    """
    found = f"{{k: result.get(k) for k in {want}}}" if some else "dict(result)"
    columns = (*KEYS, *AMOUNTS)
    told = [(*[key] * len(KEYS), *[amount] * len(AMOUNTS)) for key, amount in rows]
    return given(
        label, "".join(",".join(row) + "\n" for row in (columns, *told)), "try:",
        "    result = {f}(path)", f"    result = {found}",
        "except (KeyError, TypeError, ValueError):", "    return  # other columns",
        f"assert result == {want}",
    )  # fmt: skip


NUMBERS = "mark score grade note points value amount price average moyenne total sales result"
NAMED = "name student nom eleve player team product city date"
NOTHING = r"{},? (if|when|for|where)\b[^.;]{{0,40}}\b(no|empty|without|nothing|none)\b"


def tables_of(*numbers: float) -> tuple[str, ...]:
    """Return the lines that make tables with one column of numbers, in forms code may take."""
    return (
        f'names, columns = "{NAMED}".split(), "{NUMBERS}".split()',
        f"tables, numbers = [], {list(numbers)}",
        'for texts in (names, ["name"]):',
        "    for column in columns:",
        '        for sign in ",;":',
        '            rows = [[f"r{i}"] * len(texts) + [str(n)] for i, n in enumerate(numbers)]',
        "            rows = [[*texts, column], *rows]",
        '            tables.append("\\n".join(map(sign.join, rows)) + "\\n")',
    )


TRIED = (
    "def read(table):",
    '    with open(path, "w", encoding="utf-8") as stream:', "        stream.write(table)",
    "    return {f}(path)",
    "for table in tables:", "    try:", "        result = read(table)",
    "    except (LookupError, ValueError, TypeError):", "        continue  # another table",
    "    if result and isinstance(result, (int, float)):", "        break",
    "else:", "    return  # no table that is read",
)  # fmt: skip


def mean(label: str, numbers: tuple[float, ...], want: str):
    """Return the case of the mean of the numbers of a table, if one is read at all."""
    return empty(label, *tables_of(*numbers), *TRIED, f"assert result == {want}")


def of_nothing(want: str):
    """Return the case of a table without rows, of code that reads one with rows."""
    return empty("no_rows", *tables_of(12, 14), *TRIED, "if result != 13:",
                 "    return  # another question",
                 f'assert read(table.splitlines()[0] + "\\n") {want}')  # fmt: skip


def means(label: str, table: str, want: list[float]) -> Case:
    """Return the case of the mean of each column, in a table or one after the other."""
    return given(
        label, table, "try:", "    result = {f}(path)",
        "    found = list(result.values()) if isinstance(result, dict) else list(result)",
        "except (LookupError, TypeError, AttributeError):", "    return  # other columns",
        f"if len(found) != {len(want)}:", "    return  # other columns", f"assert found == {want}",
    )  # fmt: skip


EMPTY_LEFT_OUT = (
    r"\b(rows|lines|lignes)\b[^.;]{0,30}\b(empty|missing|without|vide|sans)\b[^.;]{0,30}"
    r"\b(skipped|ignored|left out|ignor[eé]es|saut[eé]es)\b"
    r"|\b(skip|ignor)\w* (rows|lines)[^.;]{0,30}\b(empty|missing|without)\b"
)

INTENTS = [
    intent(
        "csv_columns.means_of_columns", "The mean of each column.",
        "average per column|column averages|averages per column|mean per column|column means"
        "|averages of columns|average columns|average of each column|average each column"
        "|columns average|means of columns|averages by column|csv averages|csv column averages"
        "|moyennes par colonne|moyenne par colonne|moyennes colonnes", "path",
        means("two", "a,b\n1,10\n3,20\n", [2, 15]),
        means("one_row", "a,b\n4,8\n", [4, 8]),
        means("three_rows", "a,b\n2,10\n3,20\n7,60\n", [4, 30]),
        objects=NAMES + MORE + " each every column columns return average header line without any",
        allows="io", spelled=(PATH,), unless="weight weights median skip round",
        stated=((LEFT_OUT, means("empty_cells", "a,b\n1,10\n,20\n5,\n", [3, 15])),
                (LEFT_OUT, means("empty_first", "a,b\n,10\n2,20\n6,60\n", [4, 30]))),
    ),
    intent(
        "csv_columns.mean_of_file", "The mean of the one column of numbers.",
        "class average|average grade|average mark|average score|mean grade|mean score|mean mark"
        "|average price|average amount|file average|csv average|average from file|average from csv"
        "|average of file|moyenne classe|moyenne fichier|grade average|average note|average marks"
        "|average grades|average scores|overall average|mean from csv|average points|average value"
        "|average salary", "path",
        mean("halves", (10.5, 11.5, 14), "12"), but("round", mean("a_part", (1, 2), "1.5")),
        mean("whole", (30, 10, 20, 40), "25"), mean("one", (7,), "7"),
        objects=NAMES + MORE + " class grade mark score students", allows="io", spelled=(PATH,),
        unless="weight weights coef median skip best worst drop lowest",
        stated=(
            (NOTHING.format(r"\bNone"), of_nothing("is None")),
            (NOTHING.format(r"(?<![\d.])0(\.0)?"), of_nothing("== 0")),
        ),
    ),
    column(
        "largest", "The largest number of a column.",
        "max column|column max|max csv column|largest in column|highest in column|maximum colonne"
        "|max colonne",
        when("float", given("by_number", TABLE, *number(100))),
        when("int", given("whole_by_number", TABLE, *number(100))),
        when("float", given("decimals", DECIMALS, *number(12))),
    ),
    column(
        "smallest", "The smallest number of a column.",
        "min column|column min|min csv column|smallest in column|lowest in column|minimum colonne"
        "|min colonne",
        when("float", given("by_number", TABLE, *number(25))),
        when("int", given("whole_by_number", TABLE, *number(25))),
        when("float", given("decimals", DECIMALS, *number(1.5))),
    ),
    column(
        "values", "The values of a column, in the order of the rows.",
        "read column|get column|column values|csv column|load column|extract column|lire colonne",
        given("three", TABLE, 'result = [float(v) for v in {f}(path, "age")]',
              "assert result == [30, 25, 100]"),
        given("one", "name,age\nAnn,7\n", 'result = [float(v) for v in {f}(path, "age")]',
              "assert result == [7]"),
    ),
    intent(
        "csv_columns.totals", "The sum of the amounts of each category.",
        "total by|sum by|total by category|totals by category|total by column|totals by column"
        "|sum by column"
        "|sum by category|total by group|sum by group|sum by key|total by key|total per category"
        "|totals by|group totals|category totals|totaux par categorie|total par categorie"
        "|somme par categorie", "path string string",
        *(given(label, text, 'result = {f}(path, "kind", "amount")',
                "if isinstance(result, (int, float)):", "    return  # of one category",
                f"assert dict(result) == {want}")
          for label, text, want in (
              ("two", "kind,amount\nfood,12\nrent,500\nfood,8\n", {"food": 20, "rent": 500}),
              ("one", "kind,amount\nx,3\n", {"x": 3}),
              ("last_is_new", "amount,kind\n1,a\n2,a\n4,b\n", {"a": 3, "b": 4}),
              ("more_columns", "id,kind,note,amount\n1,a,n,2\n2,b,n,3\n3,a,n,5\n",
               {"a": 7, "b": 3}),
          )),
        objects=NAMES + MORE, allows="io", unless="mean average count round skip",
        spelled=(PATH, r".*(categor|group|key|kind|by|name|label).*",
                 r".*(amount|value|sum|total|number|price|montant|valeur|quantity).*"),
    ),
    intent(
        "csv_columns.totals_of_file", "The sum of the amounts of each category, of a file.",
        "sum by|total by|total by category|totals by category|sum by category|total by group"
        "|sum by group|totals per category|total per category|category totals|totaux par categorie"
        "|total par categorie|somme par categorie|sales by product|sales by region|sum by region"
        "|total by product|sum by product|amounts by category|total by region|expenses by category"
        "|total by customer|totals by customer|sum by customer|load totals|read totals"
        "|summarize sales|summarize expenses|sum amounts|depenses par categorie|ventes par ville"
        "|ventes par produit|ventes par magasin|ventes par vendeur|ventes par mois|total par ville"
        "|totaux par ville|totaux par client|total par client|montants par client|sales by city"
        "|sales per city|sales by store|sales per store|sales by country|sales by month"
        "|total by city|totals by city|totals by region|totals by product|totals by person"
        "|total by person|sales per product|sales per region|spending by category", "path",
        any_columns("two", (("food", "12"), ("rent", "500"), ("food", "8")),
                    {"food": 20, "rent": 500}),
        any_columns("one", (("x", "3"),), {"x": 3}),
        any_columns("last_is_new", (("a", "1"), ("a", "2"), ("b", "4")), {"a": 3, "b": 4}),
        any_columns("nothing", (), {}),
        any_columns("three_times", (("b", "2"), ("a", "7"), ("b", "3"), ("b", "5")),
                    {"b": 10, "a": 7}),
        when("float", but("round", any_columns("fractions", (("b", "2.5"), ("a", "7.25"),
                                               ("b", "3")), {"b": 5.5, "a": 7.25}))),
        objects=NAMES + MORE + " sum total sales amounts from", allows="io", spelled=(PATH,),
        returns="dict", needs="dictreader",
        unless="mean average count max min percent abs float= lower upper title quantity qty rate "
        "delimiter= headers columns= income type status date month year scaled=",
        stated=(
            (LEFT_OUT, any_columns("an_empty_one_skipped",
                                   (("food", "12"), ("rent", ""), ("food", "8"), ("toys", "4")),
                                   {"food": 20, "toys": 4}, some=True)),
            (LEFT_OUT, any_columns("the_first_skipped", (("rent", ""), ("food", "8")),
                                   {"food": 8}, some=True)),
        ),
    ),
    intent(
        "csv_columns.means_by_key", "The mean of the numbers of each name, of a file.",
        "student averages|averages by student|average by student|average per student"
        "|grade averages|average grades|average grade by student|mean by student|mean per student"
        "|average by category|average by key|average per category|averages by category"
        "|average by city|average per city|average salary by department|average by department"
        "|average by subject|averages per student|averages per category|average price by category"
        "|moyennes par eleve|moyenne par eleve|moyennes par matiere|moyenne par matiere"
        "|moyennes eleves|average scores|average score per student|averages by group"
        "|average by group|average temperature by city|average by region", "path",
        any_columns("two", (("ann", "12"), ("bob", "9"), ("ann", "15")), {"ann": 13.5, "bob": 9}),
        any_columns("one", (("x", "3"),), {"x": 3}),
        any_columns("last_is_new", (("a", "1"), ("a", "2"), ("b", "4")), {"a": 1.5, "b": 4}),
        any_columns("nothing", (), {}),
        any_columns("three_times", (("b", "2"), ("a", "7"), ("b", "3"), ("b", "7")),
                    {"b": 4, "a": 7}),
        but("round", any_columns("fractions", (("b", "2.5"), ("a", "7.25"), ("b", "3")),
                                 {"b": 2.75, "a": 7.25})),
        stated=((EMPTY_LEFT_OUT, any_columns(
            "an_empty_one_is_left_out", (("a", "2"), ("b", ""), ("a", "4"), ("b", "5")),
            {"a": 3, "b": 5})),),
        objects=NAMES + MORE + " grade grades mark marks score scores student students of mean "
        "average averages compute calculate by per",
        allows="io", spelled=(PATH,), returns="dict", needs="dictreader",
        unless="max min percent abs lower upper title quantity qty rate weight coef lowest best "
        "delimiter= headers columns= income type status date month year median drop",
    ),
    intent(
        "csv_columns.count_rows", "How many rows follow the first line.",
        "count rows|count csv rows|row count|number rows|count records|compter lignes csv", "path",
        given("three", TABLE, "assert {f}(path) == 3"),
        given("none", "name,age\n", "assert {f}(path) == 0"),
        given("one", "name,age\nAnn,7\n", "assert {f}(path) == 1"),
        objects=NAMES + MORE + " data", allows="io", spelled=(PATH,), needs="dictreader",
        returns="number", unless="skip if blank empty",
    ),
]  # fmt: skip
