"""Marks of a class and rows of things: means by subject, bonuses, grade points, values of stock."""

from swarm_tools.intents.families.grouped_sums import of_form
from swarm_tools.intents.model import Case, code, eq, intent

OTHER = "except (AttributeError, KeyError, IndexError, TypeError, ValueError, AssertionError):"
MARKS = r".*(marks|grades|scores|notes|points|results|values|nums|numbers|data).*"
ROWS = (
    r".*(items|articles|products|produits|stock|rows|lines|lignes|inventory|order|cart|panier"
    r"|inventaire|entries|commande|basket|invoice).*"
)


def rows_of(label: str, rows: list, want: float) -> Case:
    """Return the case of rows with a name, a count and a price; others are another form."""
    keyed = [dict(zip(("name", "quantity", "price"), row, strict=True)) for row in rows]
    return code(
        label, f"for rows in ({rows}, {[row[1:] for row in rows]}, {keyed}):", "    try:",
        "        result = {f}(rows)", "        break", "    " + OTHER,
        "        continue  # another form", "else:", "    return  # another form of rows",
        f"assert result == {want}",
    )  # fmt: skip


def of_grades(label: str, courses: list, want: float) -> Case:
    """Return the case of letters with their credits; A counts 4."""
    return code(
        label, "try:", f"    result = {{f}}({courses})", OTHER,
        "    return  # another form of courses", f"assert result == pytest.approx({want})",
    )  # fmt: skip


INTENTS = [
    intent(
        "class_work.means_of_pairs", "The mean of the numbers that come with each key, from pairs.",
        "moyennes par matiere|average by subject|average per subject|averages by subject"
        "|mean by key|average by key|averages by key|mean by group|group means|group averages"
        "|average by category|average per category|averages per category|averages by category"
        "|moyenne par matiere|moyenne par categorie|moyennes par groupe|mean per category"
        "|average per key|average by group|mean by category|averages per student"
        "|average per group|average price by category|average score by name", "nested",
        *of_form(eq("two", [("a", 10), ("b", 4), ("a", 20)], to={"a": 15.0, "b": 4.0}),
                 eq("one", [("x", 7)], to={"x": 7.0}), eq("nothing", [], to={}),
                 eq("halves", [("a", 1), ("a", 2)], to={"a": 1.5}),
                 eq("last_is_new", [("a", 2), ("a", 4), ("b", 9)], to={"a": 3.0, "b": 9.0}),
                 kind="dict"),
        objects="of the by per pairs compute each score marks grades name", returns="dict",
        unless="median weight weights best max min drop coefficient coefficients 'a' 'b'",
    ),
    intent(
        "class_work.mean_without_lowest", "The mean of marks once the lowest one is left out.",
        "average without lowest|mean without lowest|drop lowest average|average drop lowest"
        "|average dropping lowest|moyenne sans la plus basse|moyenne sans plus basse"
        "|average excluding lowest|mean drop lowest|drop lowest", "numbers",
        eq("first", [4, 10, 8], to=9), eq("last", [10, 8, 2], to=9), eq("middle", [6, 0, 12], to=9),
        eq("between_two", [1, 4, 5], to=4.5, rounds=True),
        eq("equal_ones", [5, 5], to=5), eq("twice", [2, 2, 8], to=5),
        objects="the grade mark score scores marks one note final", returns="number",
        unless="count k n highest two weights round", spelled=(MARKS,),
    ),
    intent(
        "class_work.curved", "All marks raised alike so that the best one becomes the highest.",
        "curve marks|curve grades|curve scores|apply curve|curve|grade curve|ajuster notes",
        "numbers",
        eq("three", [50, 80, 90], to=[60, 90, 100]), eq("one", [70], to=[100]),
        eq("unsorted", [95, 60, 85], to=[100, 65, 90]), eq("already", [100, 40], to=[100, 40]),
        objects="the to top", returns="list", needs="max highest best",
        unless="sqrt root scale factor ratio percent scaled= mean divided= average",
        spelled=(MARKS,),
    ),
    intent(
        "class_work.grade_points", "The mean of grade points, each weighted by its credits.",
        "gpa|compute gpa|grade point average|weighted gpa|calculate gpa", "nested",
        of_grades("two", [("A", 3), ("B", 1)], 3.75), of_grades("one", [("C", 2)], 2),
        of_grades("equal_credits", [("A", 2), ("D", 2)], 2.5),
        of_grades("a_failed_one", [("A", 1), ("F", 3)], 1),
        objects="calculate compute of", returns="number", needs="credits credit hours 'a'",
        unless="5 10 'a+' 'b+' pass",
    ),
    intent(
        "class_work.value_of_rows", "What rows of things are worth: counts times prices.",
        "valeur du stock|valeur stock|stock value|inventory value|value of stock|total value"
        "|valeur inventaire|value of inventory|invoice total|total facture|order total"
        "|montant total|total commande|cart total|total panier|montant commande|basket total"
        "|total of order|total of cart|order amount|valeur totale|montant facture", "nested",
        rows_of("two", [("pen", 3, 2), ("ink", 1, 5)], 11), rows_of("one", [("pen", 4, 7)], 28),
        rows_of("none_left", [("pen", 0, 9), ("ink", 2, 3)], 6), rows_of("nothing", [], 0),
        rows_of("three", [("a", 1, 1), ("b", 2, 10), ("c", 3, 100)], 321),
        objects="of the stock total compute get", returns="number", spelled=(ROWS,),
        unless="tax vat tva ttc taxe taxes taxed "
        "discount remise percent shipping weight rate 100 delivery threshold "
        "coupon minimum",
    ),
]  # fmt: skip
