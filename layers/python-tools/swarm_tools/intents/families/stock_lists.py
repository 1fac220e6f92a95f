"""Stock, orders and prices kept in plain dictionaries and lists."""

from swarm_tools.intents.families.grouped_sums import OTHER_FORM, of_form
from swarm_tools.intents.model import Case, code, either_order, eq, intent

STOCK = "inventory stock items products product of the a in list find get names below for quantity"
SHELF = r"(stock|inventory|items|products|inventaire|stocks|quantities|levels|articles|warehouse)"
LIMIT = r"(threshold|limit|minimum|min_quantity|min_stock|level|seuil|reorder_level|min_level|n)"
NAMES = (
    "names to reorder|to restock|need restock|a commander|a reapprovisionner|products to order|"
    "low stock|low stock items|items to reorder|find low stock|running low|to reorder"
    "|needs restock|stock faible|articles a commander|get low stock|products to reorder"
    "|products below|low inventory|reorder list|items below|stock alerts"
)
RECORDS = '[{"name": "pen", "price": 2, "quantity": 3}, {"name": "ink", "price": 5, "quantity": 1}]'


def short(label: str, call: str, want: list[str]) -> Case:
    """Return the case of products that run low, alone or with their numbers."""
    return code(
        label, "try:", f"    result = list({{f}}({call}))", OTHER_FORM, "    return  # other data",
        "found = sorted(k[0] if isinstance(k, tuple) else k for k in result)",
        f"assert found == {want} or not all(isinstance(k, str) and len(k) < 6 for k in found)",
    )  # fmt: skip


def record(label: str, prices: dict[str, int], want: str) -> Case:
    """Return the case of a record, or of its name or price."""
    rows = [{"name": name, "price": price, "title": name, "stock": 1} for name, price in
            prices.items()]  # fmt: skip
    kept = next(row for row in rows if row["name"] == want)
    answers = [want, prices[want], kept, [want], [kept], (want, prices[want])]
    return code(label, "try:", f"    result = {{f}}({rows})",
                "except (AttributeError, LookupError, TypeError):",
                "    return  # other fields", f"assert result in {answers}")  # fmt: skip


LARGER_FIRST = (
    r"\b(larger|bigger|largest|higher)( \w+)? (parts?|instal\w+|shares?|ones)( \w+)?( \w+)? first\b"
    r"|\bplus (grandes?|grosses?)( parts)? (d'abord|en premier)"
)


INTENTS = [
    intent(
        "stock_lists.low", "The products of which fewer are there than the limit.",
        NAMES, "dict number",
        short("two", '{"pen": 3, "ink": 50, "cap": 0}, 10', ["cap", "pen"]),
        short("none", '{"pen": 30}, 10', []), short("all", '{"b": 1, "a": 2}, 5', ["a", "b"]),
        short("just_below", '{"pen": 9, "ink": 11}, 10', ["pen"]),
        objects=STOCK, spelled=(SHELF, LIMIT), unless="equal most tuple",
    ),
    intent(
        "stock_lists.low_by_product", "The products of which fewer are there than their minimum.",
        NAMES, "dict dict",
        short("one", '{"nails": 3, "bolts": 50}, {"nails": 10, "bolts": 20}', ["nails"]),
        short("none", '{"nails": 30}, {"nails": 10}', []),
        short("two", '{"z": 0, "a": 1}, {"z": 5, "a": 5}', ["a", "z"]),
        short("own_minimum", '{"pen": 8, "ink": 8}, {"pen": 5, "ink": 9}', ["ink"]),
        objects=STOCK, unless="equal most",
        spelled=(SHELF, r"(minimum|minimums|minima|limits?|thresholds?|min_levels?|min_stock|"
                 r"reorder_levels?|seuils?|required|targets?)"),
    ),
    intent(
        "stock_lists.missing", "How much of each product is missing to its minimum.",
        NAMES + "|reorder quantities|quantities to order|missing quantities|what to order"
        "|order quantities|shortages|quantites a commander|compute shortages", "dict dict",
        *(code(label, "try:", f"    result = {{f}}({there}, {wanted})",
               "except (AttributeError, KeyError, TypeError):", "    return  # other data",
               "if not isinstance(result, dict):", "    return  # names alone",
               f"assert result == {missing}")
          for label, there, wanted, missing in (
              ("one", {"nails": 3, "bolts": 50}, {"nails": 10, "bolts": 20}, {"nails": 7}),
              ("none", {"nails": 30}, {"nails": 10}, {}),
              ("just_enough", {"nails": 10, "caps": 4}, {"nails": 10, "caps": 5}, {"caps": 1}),
              ("two", {"z": 0, "a": 1}, {"z": 5, "a": 5}, {"z": 5, "a": 4}))),
        objects=STOCK + " missing both only what has be ordered as quantity arguments map names "
        "quantities listed if its below minimum level counts 0 from", returns="dict",
        unless="equal most pack lot",
        spelled=(SHELF, r"(minimum|minimums|minima|limits?|thresholds?|min_levels?|min_stock"
                 r"|minimum_levels?|minimum_stock|levels|reorder_levels?|seuils?|required|targets?"
                 r"|needed|wanted)"),
        stated=((r"\bmissing\b[^.;]{0,30}\b(stock|shelf)\b[^.;]{0,20}\b(0|zero|nothing|none)\b"
                 r"|\bcounts? as (0|zero)\b",
                 code("not_there_at_all", "result = {f}({}, {'nails': 4})",
                      "assert not isinstance(result, dict) or result == {'nails': 4}")),),
    ),
    intent(
        "stock_lists.differences", "What was counted less what was expected, where they differ.",
        "compare stock|stock difference|stock differences|inventory difference|ecarts|count "
        "differences|inventory differences|stock discrepancies|discrepancies|ecarts stock",
        "dict dict",
        *(code(label, "try:", f"    result = {{f}}({expected}, {counted})",
               "except (AttributeError, KeyError, TypeError):", "    return  # other data",
               "if not isinstance(result, dict):", "    return  # told in another form",
               f"assert result == {want}")
          for label, expected, counted, want in (
              ("fewer", {"pen": 5, "ink": 2}, {"pen": 3, "ink": 2}, {"pen": -2}),
              ("more", {"pen": 5}, {"pen": 9}, {"pen": 4}), ("none", {"pen": 5}, {"pen": 5}, {}),
              ("not_counted", {"pen": 5}, {}, {"pen": -5}),
              ("not_expected", {}, {"cap": 2}, {"cap": 2}))),
        objects=STOCK + " counted minus expected articles that differ compare difference",
        returns="dict", unless="abs percent tolerance value price",
        spelled=(r"(expected|book|system|planned|soll|attendu|theorique|recorded)\w*",
                 r"(counted|actual|real|found|ist|compte|reel|physical)\w*"),
    ),
    intent(
        "stock_lists.value", "The sum of price times quantity, from records.",
        "stock value|inventory value|total stock value|total inventory value|valeur stock"
        "|valeur du stock|value of stock|compute inventory value|valeur inventaire",
        "records",
        *of_form(code("two", f"assert {{f}}({RECORDS}) == 11"), code("none", "assert {f}([]) == 0"),
        code("one", 'assert {f}([{"name": "cap", "price": 4, "quantity": 5}]) == 20')),
        objects=STOCK + " total value", returns="number", needs="'price' price price_of_record=",
        unless="prix qty "
        "discount tax self",
    ),
    intent(
        "stock_lists.value_of_table", "The sum of price times quantity, from two tables.",
        "stock value|inventory value|total value|total stock value|total inventory value"
        "|valeur stock|valeur du stock", "dict dict",
        *of_form(code("two", 'assert {f}({"pen": 3, "ink": 1}, {"pen": 2, "ink": 5}) == 11'),
        code("one", 'assert {f}({"pen": 3}, {"pen": 2, "ink": 5}) in (6, 11)'),
        code("none", 'assert {f}({}, {"pen": 2}) == 0')),
        objects=STOCK + " total value order", returns="number", unless="discount tax vat",
        spelled=(SHELF + r"|(order|quantities|cart|basket|panier)", r"(prices?|price_list|prix|"
                 r"costs?|catalog|catalogue|unit_prices|tarifs?)"),
    ),
    intent(
        "stock_lists.cheapest_record", "The record of the lowest price.",
        "cheapest|cheapest product|cheapest item|find cheapest|moins cher|produit moins cher",
        "records",
        record("second", {"pen": 5, "ink": 2}, "ink"), record("first", {"pen": 1, "ink": 2}, "pen"),
        record("middle", {"pen": 7, "ink": 2, "cap": 30}, "ink"), record("one", {"pen": 4}, "pen"),
        objects=STOCK, needs="'price' price price_of_record=",
        confidence=0.92,
    ),
    intent(
        "stock_lists.most_expensive_record", "The record of the highest price.",
        "most expensive|most expensive product|most expensive item|dearest|priciest"
        "|plus cher|produit plus cher|find most expensive", "records",
        record("second", {"pen": 5, "ink": 9}, "ink"), record("first", {"pen": 7, "ink": 2}, "pen"),
        record("middle", {"pen": 7, "ink": 30, "cap": 9}, "ink"), record("one", {"pen": 4}, "pen"),
        objects=STOCK, needs="'price' price price_of_record=",
        confidence=0.92,
    ),
    intent(
        "stock_lists.total_of_order", "The sum of price times quantity, from pairs.",
        "order total|total price|total commande|bill total|total cost", "nested",
        *of_form(code("two", "assert {f}([(2.0, 3), (5.0, 1)]) == pytest.approx(11)"),
        code("one", "assert {f}([(4, 5)]) == pytest.approx(20)"),
        code("none", "assert {f}([]) == 0")),
        objects=STOCK + " total order cart", returns="number",
        unless="discount tax vat name tva shipping coupon delivery fee livraison remise if",
        spelled=("items|lines|order|cart|articles|panier|commande|products|basket",),
        needs="price qty quantity quantite prix",
    ),
    *either_order(
        "stock_lists.overtime_pay", "Hours beyond 40 are paid one and a half times.",
        "weekly pay|gross pay|wages|pay|calculate pay|compute pay|salary with overtime"
        "|overtime pay|weekly wage|calculate wages|paie hebdomadaire|pay with overtime|week pay",
        "number number",
        eq("part_time", 20, 10, to=200), eq("full_week", 40, 10, to=400),
        eq("overtime", 50, 10, to=550), eq("one_hour_more", 41, 20, to=830),
        eq("none", 0, 25, to=0), objects=STOCK + " weekly overtime hours", returns="number",
        needs="1.5", unless="60 2 double tax daily 8 sunday",
        spelled=(r".*(hours|heures|worked).*|h", r".*(rate|wage|taux|pay).*|r"),
    ),
    intent(
        "stock_lists.instalments", "An amount in cents in parts that differ by one at most.",
        "split cents|split amount|instalments|installments|split bill cents|payment plan"
        "|repartir", "number number",
        code("sums_up", "assert sum({f}(100, 3)) == 100 and len({f}(100, 3)) == 3"),
        code("fair", "parts = list({f}(11, 4))",
             "assert max(parts) - min(parts) <= 1 or len(set(parts[:-1])) == 1"),
        code("even", "assert list({f}(90, 3)) == [30, 30, 30]"),
        objects=STOCK + " amount cents", returns="list", needs="% divmod", unless="rate interest",
        stated=(
            (LARGER_FIRST, code("larger_first", "assert list({f}(101, 3)) == [34, 34, 33]")),
            (LARGER_FIRST, code("one_larger", "assert list({f}(10, 3)) == [4, 3, 3]")),
        ),
    ),
    intent(
        "stock_lists.remaining_debt", "What is still owed after so many equal instalments.",
        "remaining debt|outstanding debt|debt left|dette restante|debt remaining",
        "number number number",
        eq("one_paid", 90, 3, 1, to=60), eq("nothing_paid", 90, 3, 0, to=90),
        eq("all_paid", 90, 3, 3, to=0), eq("three_of_four", 400, 4, 3, to=100),
        objects=STOCK + " instalments installments loan after", returns="number",
        spelled=(r"(\w+_)?(amount|total|debt|loan|sum|montant|principal|cents)|loan_\w+",
                 r"(?!.*(rate|paid|pay)).*(count|parts|instal\w*|months|n|number|nb|terms).*",
                 r".*(paid|done|payes).*"),
        unless="rate interest taux fee percent amount_paid paid_amount",
    ),
    intent(
        "stock_lists.taken", "Some of a product are taken from a table of the stock, if there are.",
        "remove stock|take stock|remove from stock|take from stock|retirer stock|sell|vendre"
        "|remove item|withdraw stock|retirer du stock|use stock|sell item|ship", "dict any number",
        code("some", "stock = {'pen': 5, 'ink': 2}", "{f}(stock, 'pen', 2)",
             "assert stock == {'pen': 3, 'ink': 2}"),
        code("all", "stock = {'pen': 5, 'ink': 2}", "{f}(stock, 'pen', 5)",
             "assert stock.get('pen', 0) == 0 and stock['ink'] == 2"),
        code("too_many", "stock = {'pen': 5}", "try:", "    {f}(stock, 'pen', 6)",
             "except Exception:", "    pass", "assert stock == {'pen': 5}"),
        objects=STOCK + " from of item product quantity", returns="any",
        spelled=(r".*(stock|inventory|inventaire|items|products).*", r".*(item|product|name|article"
                 r"|nom|sku|produit|key).*", r".*(qty|quantity|quantite|amount|count|n|number).*"),
        unless="max min clamp copy price prices dict",
    ),
]  # fmt: skip
