"""Lines of invoices with a discount, and amounts shared out to the cent."""

from itertools import permutations

from swarm_tools.intents.model import Case, code, intent, when

PERCENT = "100 0_01"
PARTS = {
    "quantity": r"q|qty|quantity|quantite|count|n|num\w*|units",
    "price": r"(unit_?)?(price|prix|cost)(_per_unit|_each|_unitaire)?|prix_unitaire",
    "discount": r"discount(_?(percent|percentage|pct|rate))?|remise(_\w+)?|rebate|percent(_off)?"
    r"|pct_off|reduction",
}  # fmt: skip
LINES = (("none_off", 3, 5, 0), ("half_off", 2, 10, 50), ("a_tenth_off", 1, 200, 10),
         ("a_fifth_off", 4, 25, 20), ("all_off", 2, 7, 100))  # fmt: skip
PAYERS = r".*(people|persons?|n|count|num|personnes|guests|parts|shares|friends|members|k|ways)"
WHOLE = r".*(cents?|total|amount|bill|cost|montant|addition|somme|sum|value|centimes).*"


def line(order: tuple[str, ...], label: str, quantity: int, price: int, discount: int) -> Case:
    """Return the case of a line whose arguments come in some order."""
    given = {"quantity": quantity, "price": price, "discount": discount}
    want = quantity * price * (100 - discount) / 100
    return code(
        label, f"result = {{f}}({', '.join(str(given[part]) for part in order)})",
        "if isinstance(result, (str, tuple, list, dict)):", "    return  # another form of amounts",
        f"assert float(result) == pytest.approx({want})",
    )  # fmt: skip


def shared(label: str, amount: int, people: int, check: str) -> Case:
    """Return the case of whole shares; broken ones are shares of another unit."""
    return code(
        label, f"result = {{f}}({amount}, {people})",
        "if not isinstance(result, list) or not all(type(share) is int for share in result):",
        "    return  # another form, or another unit",
        f"assert {check}",
    )  # fmt: skip


PARTS_OF_LINE = ("name", "price", "quantity")


def cart(label: str, lines: tuple, percent: int, want: float) -> Case:
    """Return the case of a cart with a discount from 100 on; other lines are another form."""
    return code(
        label, "result = None",
        f"for lines in ({list(lines)}, {[line[1:] for line in lines]},",
        f"              {[dict(zip(PARTS_OF_LINE, line, strict=True)) for line in lines]}):",
        "    try:", f"        result = {{f}}(lines, 100, {percent})",
        "    except (TypeError, ValueError, LookupError):", "        continue  # another form",
        "    break", "else:", "    return  # another form of lines",
        f"assert result == pytest.approx({want})",
    )  # fmt: skip


FAIR = (
    r"\b(at most|no more than|not more than) (one|1|a) |\bfair\w*|\bas (equal|even)\w* as possible"
    r"|\bdiffer\w* by (at most |no more than )?(one|1|a) |\bau plus (un|1) |[eé]quitable"
)
INTENTS = [
    *(
        intent(
            f"invoices.line_of_{'_'.join(order)}",
            "Quantity times price, less a discount in percent.",
            "line total|item total|total price|discounted total|line price|price of line"
            "|line amount|total with discount|discounted price|item price|order total"
            "|total after discount|total ligne|montant ligne|prix ligne|line cost"
            "|calculate total|total cost",
            "number number number", *(line(order, *row) for row in LINES),
            objects="calculate get item the with of invoice order", returns="number", needs=PERCENT,
            spelled=tuple(PARTS[part] for part in order),
            unless="tax vat tva shipping threshold bulk min max delivery fraction 10 5 12 20 50 "
            "compares=",
        )
        for order in permutations(PARTS) if order[0] != "discount"
    ),
    intent(
        "invoices.cart_with_discount",
        "Prices times quantities, less a percentage where they come to a limit.",
        "cart total|total panier|basket total|order total|panier total|checkout total|total cart"
        "|total commande|montant panier|compute total|bill total|total", "nested number number",
        *(cart(label, lines, percent, want) for label, lines, percent, want in (
            ("below_the_limit", (("pen", 20, 2), ("ink", 10, 3)), 10, 70),
            ("above_the_limit", (("pen", 50, 3), ("ink", 30, 2)), 10, 189),
            ("another_percentage", (("pen", 100, 2),), 25, 150),
            ("nothing", (), 10, 0))),
        objects="calculate get price of with discount", returns="number", needs=PERCENT,
        spelled=(r"(cart_?)?items|cart|basket|lines|articles|panier|produits|lignes|products|order",
                 r".*(threshold|seuil|limit|minimum|min_total|from).*",
                 r".*(discount|remise|percent|rate|reduction|pct|rebate).*"),
        unless="shipping tax vat tva delivery coupon member",
        stated=((r"\b(d[eè]s que|atteint|at least|reach\w*|or more|from \w+ on|[aà] partir)\b",
                 cart("at_the_limit", (("pen", 50, 2),), 10, 90)),
                (r"\b(more than|above|over|exceed\w*|d[eé]passe\w*|plus de|sup[eé]rieur)\b",
                 cart("not_at_the_limit", (("pen", 50, 2),), 10, 100))),
    ),
    intent(
        "invoices.shares_in_cents", "Whole shares that add up to the amount, as equal as possible.",
        "split bill|split amount|split evenly|split cents|share bill|divide bill|split total"
        "|split fairly|distribute cents|distribute amount|allocate cents|partager addition"
        "|repartir montant|split money|divide evenly|split cost|split equally|split into parts"
        "|distribute evenly|distribute|fair shares|equal shares|partager montant"
        "|repartir|share cents|split payment|split expense",
        "number number",
        shared("even", 100, 4, "result == [25, 25, 25, 25]"),
        shared("one_left", 100, 3, "sorted(result) == [33, 33, 34]"),
        shared("adds_up", 101, 3, "sum(result) == 101 and len(result) == 3"),
        shared("alone", 7, 1, "result == [7]"), shared("nothing", 0, 2, "result == [0, 0]"),
        shared("more_people_than_cents", 2, 5, "sum(result) == 2 and len(result) == 5"),
        when("compares=", shared("two_left", 101, 3, "sorted(result) == [33, 34, 34]")),
        objects="into parts fairly evenly between amount total n cents in equal as possible",
        returns="list", needs="divmod remainder=", spelled=(WHOLE, PAYERS),
        unless="tip tax weights ratio ratios random percent last "
        "rounded ceil negative= minus_one=",
        stated=(
            (r"\bfirst (ones|people|persons|shares|parts|few) (\w+ )?(pay|get|take|receive|have)\w*"
             r"|\bextra (cents?|ones?|units?) go(es)? to the first|premi[eè]r\w* (pai|re[cç])",
             shared("first_ones_pay_more", 101, 3, "result == [34, 34, 33]")),
            (r"\bfirst (\w+ )?(\w+ )?(\w+ )?pay\w* (the )?(extra|more|rest|remain|left)",
             shared("first_pays_more", 100, 3, "result == [34, 33, 33]")),
            (r"\b(larger|bigger|greater) (shares?|ones?|parts?) (come )?first|plus (grandes"
            r"|gross\w+)"
             r"( parts)? (en premier|d'abord)",
             shared("larger_ones_first", 101, 3, "result == [34, 34, 33]")),
            (FAIR, shared("two_more", 101, 3, "sorted(result) == [33, 34, 34]")),
            (FAIR, shared("fewer_cents_than_people", 2, 5, "sorted(result) == [0, 0, 0, 1, 1]")),
        ),
    ),
]  # fmt: skip
