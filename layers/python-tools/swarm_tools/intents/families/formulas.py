"""Formulas of textbooks: polynomials, areas, roundings, bits, rings of people, prices."""

from swarm_tools.intents.families.money import PERCENT
from swarm_tools.intents.model import Case, code, each, eq, intent, near, one_of, when

ONE = "number num integer n of a the value int x"
COEFFICIENTS = ("coeffs first", "numbers number", "{coeffs}, {x}",
                (r"c\w*|p|poly\w*|a", r"x|value|val|at|point|x0"))  # fmt: skip
X_FIRST = ("x first", "number numbers", "{x}, {coeffs}",
           (r"x|value|val|at|point|x0", r"c\w*|p|poly\w*|a"))  # fmt: skip
RATE = r".*(rate|tax|vat|tva|taux|percent).*|r|t"
TAX = r".*(tax|taux|impot).*"
PAID = {"gross_price": lambda p, r: p + p * r / 100, "sales_tax": lambda p, r: p * r / 100,
        "net_salary": lambda p, r: p - p * r / 100}  # fmt: skip


def polynomial(way: tuple):
    """Return the intent of a polynomial; its coefficients may begin at either end."""
    name, params, call, spelled = way
    return intent(
        f"formulas.polynomial_{name.replace(' ', '_')}", "The value of a polynomial at a point.",
        "evaluate polynomial|polynomial value|horner|eval polynomial|poly eval|polynomial|polyval"
        "|evaluer polynome|horner eval|evaluate poly|horner method|polynomial at|valeur polynome",
        params,
        *(
            code(label, f"assert {{f}}({call.format(coeffs=coeffs, x=x)}) in {want}")
            for label, coeffs, x, want in (
                ("square", [1, 2, 1], 3, (16,)), ("cubic", [1, 2, 2, 1], 2, (21,)),
                ("either_order", [1, 2, 3], 2, (17, 11)), ("constant", [5], 4, (5,)),
                ("no_middle", [1, 0, 1], -2, (5,)), ("at_zero", [7, 3, 7], 0, (7,)),
            )
        ),
        stated=tuple(
            (said, code(label, f"assert {{f}}({call.format(coeffs=[1, 2, 3], x=2)}) == {want}"))
            for said, label, want in (
                (r"\b(from (the )?highest|highest (degree|power|order)? ?(term )?(first|down)"
                 r"|descending|leading (coefficient|term) first)", "highest_first", 11),
                (r"\b(from (the )?(lowest|constant)|(lowest|constant)\b[^.]{0,20}\bfirst)"
                 r"|ascending", "lowest_first", 17),
            )
        ),
        objects="evaluate eval method scheme at x", returns="number", spelled=spelled,
        unless="derivative roots mod chebyshev",
    )  # fmt: skip


def paid(name: str, names: str, doc: str, spelled: str, unless: str) -> list:
    """Return the intents of an amount and a rate, in percent or as a share."""
    of = PAID[name]
    return [
        intent(
            f"formulas.{name}_{scale}", doc, names, "number number",
            *(when("scaled=", eq(label, amount, rate / part, to=of(amount, rate)))
              for label, amount, rate in (("half", 200, 50), ("quarter", 400, 25),
                                          ("none", 80, 0), ("tenth", 300, 10), ("large", 50, 80))),
            when("scaled=", eq("part_of_one", 50, 5 / part, to=of(50, 5), rounds=True)),
            objects="price amount with the from for calculate", returns="number",
            spelled=(spelled, TAX if name == "net_salary" else RATE),
            unless=unless + "helper= constant=" + more, needs=needs,
        )
        for scale, part, needs, more in (
            ("percent", 1, "100 0_01", ""),
            ("share", 100, "rate taux tax vat tva", " 100 0_01 " + " ".join(
                sorted(PERCENT))),
        )
    ]  # fmt: skip


def area(label: str, points: list, wants: list) -> Case:
    """Return the case of an area, which may have the sign of its direction."""
    return code(label, f"area = abs({{f}}({points}))",
                f"assert any(area == pytest.approx(want) for want in {wants})")  # fmt: skip


def inside(name: str, names: str, *more: int):
    """Return the intent of the area in a line through points, or so many times that."""
    return intent(
        f"formulas.{name}", "The area inside a line through points.", names, "nested",
        *(area(label, points, [want * n for n in (1, *more)]) for label, points, want in (
            ("triangle", [(0, 0), (4, 0), (4, 3)], 6),
            ("away_from_zero", [(1, 1), (5, 1), (5, 4), (1, 4)], 12),
            ("bent", [(0, 0), (4, 0), (4, 2), (2, 2), (2, 4), (0, 4)], 12),
            ("odd", [(2, 1), (5, 1), (3, 6)], 7.5),
            ("the_other_way", [(0, 0), (0, 3), (5, 3), (5, 0)], 15),
            ("below_zero", [(-2, -1), (2, -1), (2, 1), (-2, 1)], 8),
        )),
        objects="polygon points vertices", returns="number",
        unless="x_coords regular signed ring repeats repeated closed",
    )  # fmt: skip


def places(label: str, number: float, digits: int, want: float) -> Case:
    """Return the case of so many decimal places, unless multiples of the second are meant."""
    return code(
        label, "if ({f}(13, 5), {f}(47, 10), {f}(8, 3)) == (15, 50, 9):", "    return  # multiples",
        f"assert {{f}}({number}, {digits}) == pytest.approx({want})",
    )  # fmt: skip


def offset(label: str, n: int, more: int, given: str = "{n}") -> Case:
    """Return the case of a count that may begin at zero or at one."""
    first, other = given.format(n=1), given.format(n=n)
    return code(label, f"base = {{f}}({first})", "assert base in (0, 1)",
                f"assert {{f}}({other}) - base == {more}")  # fmt: skip


STEP = r"step|multiple|base|nearest|m|increment|interval|pas|unit|granularity"
NEAREST = (
    eq("up", 13, 5, to=15), eq("down", 12, 5, to=10), eq("exact", 20, 5, to=20),
    eq("tens", 47, 10, to=50), eq("below_the_first", 2, 5, to=0), eq("threes", 8, 3, to=9),
)  # fmt: skip
UP_IN_A_TIE = r"\b(ties?|half|halves)\b[^.;]{0,20}\bup\b"
DOWN_IN_A_TIE = r"\b(ties?|half|halves)\b[^.;]{0,20}\bdown\b"
NOT_BELOW = (
    r"\b(not|never|isn't) (below|less|smaller|under)\b|\bat least\b|>=|greater than or equal"
)
NOT_ABOVE = (
    r"\b(not|never|isn't) (above|greater|larger|more|over)\b|\bat most\b|<=|less than or equal"
)


INTENTS = [
    intent(
        "formulas.litres_per_100_km", "Fuel used for each hundred kilometres.",
        "litres per 100 km|liters per 100 km|l per 100 km|litres aux 100 km|litres per 100km"
        "|liters per 100km",
        "number number",
        near("six", 30, 500, to=6), near("eight", 20, 250, to=8), near("five", 5, 100, to=5),
        near("seven", 42, 600, to=7), near("more_than_a_hundredth", 10, 50, to=20),
        near("and_a_half", 15, 200, to=7.5),
        objects="fuel consumption consommation average", returns="number",
        spelled=(r"l|lit\w*|fuel\w*|volume|carburant", r"k\w*|d|dist\w*"),
    ),
    intent(
        "formulas.trapezoids", "The area below a function, cut into strips.",
        "trapezoid|trapezoidal|trapezoid rule|trapezoidal rule|integrate trapezoid|trapezes"
        "|integrate trapezoidal|trapezoid integral|trapezoidal integral|methode trapezes",
        "function number number number",
        *(
            code(label, f"assert {{f}}({func}, {a}, {b}, {n}) == pytest.approx({want})")
            for label, func, a, b, n, want in (
                ("straight", "lambda x: x", 0, 4, 4, 8),
                ("straight_from_two", "lambda x: 2 * x + 1", 2, 5, 3, 24),
                ("square", "lambda x: x * x", 0, 2, 2, 3),
                ("square_from_one", "lambda x: x * x", 1, 3, 2, 9),
                ("one_strip", "lambda x: x * x", 1, 3, 1, 10),
                ("narrow_strips", "lambda x: x", 0, 1, 2, 0.5),
            )
        ),
        objects="rule method integral integrate integration numeric numerical area of",
        returns="number",
        spelled=(r"f|func\w*|fn|g|function", r"a|lo\w*|start|x0|left", r"b|hi\w*|end|stop|x1|right",
                 r"n|steps|num\w*|strips|intervals|k"),
    ),
    intent(
        "formulas.area_below_points", "The area below measured points, cut into strips.",
        "trapezoid|trapz|trapezoidal|integrate trapezoid|trapezoid rule|trapezoidal rule"
        "|area under curve|integrate trapezoidal|trapezes|aire sous courbe|integrate samples",
        "list list",
        near("rectangle", [0, 1, 2], [3, 3, 3], to=6), near("slope", [0, 2], [0, 4], to=4),
        near("uneven", [0, 1, 4], [2, 4, 0], to=9), near("from_five", [5, 7, 8], [1, 3, 1], to=6),
        near("four", [0, 1, 3, 6], [1, 1, 5, 2], to=17.5),
        objects="integral integrate x y values over with the rule points area unevenly spaced",
        spelled=(r"xs?|x_\w+|times?|t|abscisses", r"ys?|y_\w+|values|signal|samples|ordonnees"),
        unless="cumulative simpson", returns="number",
    ),
    intent(
        "formulas.bisection", "Where a function is zero, between two places.",
        "bisect root|bisection|bisection root|find root|bisection method|root by bisection"
        "|dichotomie|racine dichotomie|solve bisection|root bisection|bisect|find zero"
        "|bisection solve", "function number number",
        *(
            code(label, f"found = {{f}}({func}, {a}, {b})",
                 "found = found[0] if isinstance(found, tuple) else found",
                 f"assert found == pytest.approx({want}, abs=0.02)")
            for label, func, a, b, want in (
                ("square_root", "lambda x: x * x - 2", 0, 2, 1.414214),
                ("falling", "lambda x: 3 - x", 0, 10, 3), ("left", "lambda x: x - 1", 0, 8, 1),
                ("right", "lambda x: x - 7", 0, 8, 7),
                ("below_zero", "lambda x: x + 2.5", -8, 0, -2.5),
                ("cube", "lambda x: x ** 3 - 5", 1, 3, 1.709976),
            )
        ),
        when("valueerror", code("no_change_of_sign", "with pytest.raises(ValueError):",
                                "    {f}(lambda x: x * x + 1, -1, 2)")),
        objects="root of function f in between method zero interval tolerance tol by opposite "
        "signs sign eps continuous must have otherwise raised", returns="number",
        spelled=(r"f|func|function|fn|g|fonction", r"a|lo|low|left|start|x0|lower|gauche|x_low",
                 r"b|hi|high|right|end|x1|upper|droite|x_high"),
        unless="derivative newton secant maximum minimum items target",
    ),
    intent(
        "formulas.power_of_two", "Two raised to a power.",
        "power of two|two to the power|power of 2|puissance de deux|two power|nth power of two",
        "number",
        one_of("nothing", 0, to=(1, 0)),
        *(one_of(label, n, to=(2**n, 1 << (n - 1).bit_length(), 1 << n.bit_length() - 1))
          for label, n in (("one", 1), ("five", 5), ("ten", 10), ("three", 3))),
        objects=ONE, returns="number",
        unless="minus_one= zero compared= log2 log bin is next power while_ count",
        spelled=(r"n|exp\w*|k|power|i",),
    ),
    intent(
        "formulas.collatz_length", "The terms of a Collatz sequence, or the steps to one.",
        "collatz length|collatz sequence length|collatz chain length|longueur collatz"
        "|collatz count|length of collatz|collatz stopping time|temps de vol|temps vol", "number",
        offset("six", 6, 8), offset("seven", 7, 16), offset("two", 2, 1), offset("eight", 8, 3),
        offset("three", 3, 7), offset("nine", 9, 19),
        needs="collatz syracuse 3 hailstone",
        stated=((r"\b(steps|etapes|étapes)\b",
                 code("steps_to_one", "assert {f}(1) == 0 and {f}(6) == 8")),),
        objects=ONE + " start", returns="number", unless="max longest limit cache_max",
    ),
    intent(
        "formulas.discriminant", "The middle coefficient squared less four times the others.",
        "discriminant|quadratic discriminant|calculer delta", "number number number",
        each(lambda a, b, c: b * b - 4 * a * c, (1, 5, 6), (1, 2, 1), (2, 3, 5), (3, -4, 1),
             (-2, 0, 8)),
        objects="quadratic equation a b c", returns="number", spelled=("a", "b", "c"),
        unless="cubic sqrt d",
    ),
    polynomial(COEFFICIENTS), polynomial(X_FIRST),
    intent(
        "formulas.heron", "The area of a triangle by its three sides.",
        "herons formula|heron formula|heron|heron area|area heron|triangle area heron"
        "|triangle area from sides|triangle area by sides|formule heron", "number number number",
        eq("right", 3, 4, 5, to=6), eq("two_equal", 5, 5, 6, to=12), eq("long", 13, 14, 15, to=84),
        eq("another", 7, 15, 20, to=42),
        eq("six_eight_ten", 6, 8, 10, to=24), near("odd_sides", 2, 2, 3, to=1.98431),
        objects="triangle area sides of", returns="number",
        unless="height base angle",
    ),
    inside("polygon_area", "polygon area|area polygon|aire polygone|area of polygon"
           "|shoelace area"),
    inside("shoelace", "shoelace|shoelace formula", 2),
    intent(
        "formulas.polygon_perimeter", "The length of a closed line through points.",
        "polygon perimeter|perimeter polygon|perimetre polygone|perimeter of polygon", "nested",
        code("triangle", "assert {f}([(0, 0), (3, 0), (3, 4)]) == pytest.approx(12)"),
        code("rectangle", "assert {f}([(1, 1), (6, 1), (6, 4), (1, 4)]) == pytest.approx(16)"),
        code("square", "assert {f}([(0, 0), (2, 0), (2, 2), (0, 2)]) == pytest.approx(8)"),
        code("slanted_first", "assert {f}([(0, 0), (3, 4), (3, 0)]) == pytest.approx(12)"),
        code("bent",
             "assert {f}([(0, 0), (4, 0), (4, 2), (2, 2), (2, 4), (0, 4)]) == pytest.approx(16)"),
        objects="polygon points vertices", returns="number", unless="regular",
        spelled=(r"(points|pts|vertices|coords|coordinates|polygon|poly|corners|vertexes)",),
    ),
    intent(
        "formulas.round_half_up", "The nearest whole number, a half rounded up.",
        "round half up|arrondi demi superieur|round half away", "number",
        *(eq(label, x, to=to) for label, x, to in (
            ("even_half", 2.5, 3), ("odd_half", 3.5, 4), ("below", 2.4, 2), ("above", 2.6, 3),
            ("a_half", 0.5, 1), ("whole", 4, 4))),
        objects=ONE, returns="number",
    ),
    intent(
        "formulas.round_to_multiple", "The nearest multiple of a step.",
        "round to multiple|round to nearest|round nearest|round to nearest multiple|round to step"
        "|round to|arrondir multiple", "number number",
        *NEAREST, objects=ONE + " multiple nearest", returns="number",
        spelled=(r".*", r"step|multiple|base|nearest|m|increment|interval|pas"),
        unless="ceil up down digits decimals",
    ),
    intent(
        "formulas.snap", "The nearest multiple of a step, whatever becomes of a tie.",
        "snap|snap to|snap to step|snap to multiple|nearest multiple", "number number",
        *NEAREST, objects=ONE + " multiple nearest a goes tie ties up down", returns="number",
        spelled=(r".*", STEP), unless="digits decimals grid offset",
        stated=((UP_IN_A_TIE, eq("tie", 7.5, 5, to=10)), (UP_IN_A_TIE, eq("ties", 25, 10, to=30)),
                (DOWN_IN_A_TIE, eq("tie_down", 7.5, 5, to=5))),
    ),
    intent(
        "formulas.round_up_to_multiple", "The least multiple of a step that is not below a number.",
        "round up to|round up to multiple|ceil to multiple|ceil to step|round up to step"
        "|round up to nearest|arrondir superieur multiple|round up multiple", "number number",
        eq("up", 12, 5, to=15), eq("exact", 20, 5, to=20), eq("zero", 0, 5, to=0),
        eq("just_above", 21, 10, to=30), eq("just_below", 8, 3, to=9), eq("one_step", 4, 4, to=4),
        objects=ONE + " multiple nearest next the", returns="number",
        spelled=(r".*", STEP), unless="digits decimals places strict strictly",
        stated=((NOT_BELOW, eq("below_zero", -7, 5, to=-5)),
                (NOT_BELOW, eq("exact_below_zero", -10, 5, to=-10))),
    ),
    intent(
        "formulas.round_down_to_multiple", "The largest multiple of a step that is not above a "
        "number.",
        "round down to|round down to multiple|floor to multiple|floor to step|round down to step"
        "|round down to nearest|round down multiple", "number number",
        eq("down", 13, 5, to=10), eq("exact", 20, 5, to=20), eq("zero", 0, 5, to=0),
        eq("just_below", 29, 10, to=20), eq("below_the_step", 2, 3, to=0),
        objects=ONE + " multiple nearest the", returns="number",
        spelled=(r".*", STEP), unless="digits decimals places strict strictly",
        stated=((NOT_ABOVE, eq("below_zero", -7, 5, to=-10)),),
    ),
    intent(
        "formulas.round_to_digits", "A number rounded to so many decimal places.",
        "round to|round to digits|round to decimals|round to places|round decimals|arrondir"
        "|round to decimal places|round number", "number number",
        places("two", 3.14159, 2, 3.14), places("up", 2.678, 1, 2.7),
        places("three", 1.23456, 3, 1.235), places("whole", 6, 2, 6),
        places("negative", -1.26, 1, -1.3), places("zeros_between", 7.0449, 2, 7.04),
        objects=ONE + " decimal",
        returns="number", spelled=(
            r".*", r"digits|decimals|places|ndigits|n_digits|precision|decimal_places|n|decimales"),
        unless="quantize trunc truncate floor ceil significant sig figures log10",
    ),
    intent(
        "formulas.count_down", "The numbers from n down to one or to zero.",
        "count down|countdown|compte a rebours|compte rebours|countdown list|descendre", "number",
        *(
            code(label, f"result = list({{f}}({n}))",
                 "if any(isinstance(v, (str, tuple)) for v in result):", "    return  # another "
                 "form",
                 f"assert result in ({list(range(n, 0, -1))}, {list(range(n, -1, -1))})")
            for label, n in (("three", 3), ("one", 1), ("five", 5), ("two", 2), ("ten", 10))
        ),
        objects=ONE + " from list", returns="list", unless="sleep str step",
    ),
    intent(
        "formulas.gray_code", "The Gray code of a number, or all those of so many bits.",
        "gray code|to gray|number to gray|binary to gray code|gray|code gray|gray codes"
        "|generate gray code|int to gray|gray encode", "number",
        *(
            code(label, f"result = {{f}}({n})", "if isinstance(result, (int, str)):",
                 f"    assert (int(result, 2) if isinstance(result, str) else result) == {one}",
                 "    return", "rows = (tuple, list)",
                 "codes = [''.join(map(str, c)) if isinstance(c, rows) else c for c in result]",
                 "codes = [int(c, 2) if isinstance(c, str) else c for c in codes]",
                 f"assert sorted(codes) == list(range({2**n}))",
                 "assert all(bin(a ^ b).count('1') == 1 for a, b in zip(codes, codes[1:]))")
            for label, n, one in (("two", 2, 3), ("three", 3, 2), ("four", 4, 6), ("one", 1, 1),
                                  ("five", 5, 7))
        ),
        objects=ONE + " bits", unless="pixel image color decode colour inverse",
    ),
    intent(
        "formulas.xor_checksum", "All numbers joined by exclusive or.",
        "xor checksum|checksum xor|xor all|xor list|xor sum|xor of|xor bytes checksum"
        "|xor of list|xor values", "numbers",
        *(
            code(label, f"result = {{f}}({values})",
                 "result = int(result, 16) if isinstance(result, str) else result",
                 f"assert result == {want}")
            for label, values, want in (
                ("bits", [1, 2, 4], 7), ("two_the_same", [5, 5, 9], 9),
                ("large", [255, 15, 1], 241),
                ("one", [6], 6), ("four", [1, 2, 3, 8], 8), ("two_equal", [3, 3], 0),
            )
        ),
        objects="checksum data compute", returns="number",
        unless="ord encode seed init key 255 0xff but last except",
    ),
    intent(
        "formulas.parity_bit", "Whether the ones among the bits are odd, told as a bit.",
        "parity bit|bit parity|even parity|compute parity bit|odd parity|bit de parite",
        "number",
        code("same_for_all_even", "assert {f}(3) == {f}(5) == {f}(0) == {f}(15)"),
        code("same_for_all_odd", "assert {f}(1) == {f}(7) == {f}(8) == {f}(13)"),
        code("apart", "assert {f}(6) != {f}(4) and {f}(7) != {f}(5)"),
        code("same_for_larger_odd", "assert {f}(128) == {f}(127) == {f}(1)"),
        code("same_for_larger_even", "assert {f}(255) == {f}(129) == {f}(3)"),
        objects=ONE + " bits even odd", needs="bin xor while_ 1 bit_count", unless="count ones '1'",
        spelled=(r"n|num\w*|value|x|byte|word|data|v",), known=True,
    ),
    intent(
        "formulas.reverse_bits_width", "So many bits of a number in the opposite order.",
        "reverse bits|bit reverse|reverse bit order|inverser bits|bits reverse", "number number",
        eq("one", 1, 8, to=128), eq("four", 13, 4, to=11), eq("with_zeros", 6, 4, to=6),
        eq("five", 3, 5, to=24),
        eq("all_ones", 15, 4, to=15), eq("ten", 10, 4, to=5), eq("two_bits", 2, 2, to=1),
        objects=ONE + " order", returns="number",
        spelled=(r".*", r"\w*width|bits|size|n_?bits|num_bits|length|bit_count|nbits|k|w"),
    ),
    intent(
        "formulas.reverse_bits", "The bits of a number in the opposite order.",
        "reverse bits|bit reverse|reverse bit order|inverser bits|bits reverse", "number",
        one_of("one", 1, to=(1, 128, 1 << 15, 1 << 31, 1 << 63)),
        one_of("thirteen", 13, to=(11, 176, 11 << 12, 11 << 28, 11 << 60)),
        one_of("six", 6, to=(3, 96, 3 << 13, 3 << 29, 3 << 61)),
        one_of("two", 2, to=(1, 64, 1 << 14, 1 << 30, 1 << 62)),
        one_of("five", 5, to=(5, 160, 5 << 13, 5 << 29, 5 << 61)),
        one_of("eleven", 11, to=(13, 208, 13 << 12, 13 << 28, 13 << 60)),
        objects=ONE + " order", returns="number", unless="str string invert",
    ),
    intent(
        "formulas.josephus", "Who of n people in a ring is left when every k-th has to go.",
        "josephus|josephus problem|josephus survivor|josephus position|probleme josephus"
        "|last survivor|survivor", "number number",
        *(offset(label, n, more, f"{{n}}, {k}") for label, n, k, more in (
            ("seven", 7, 3, 3), ("five", 5, 2, 2), ("forty_one", 41, 3, 30), ("six", 6, 4, 4),
            ("each_in_turn", 5, 1, 4))),
        objects="n k problem position circle", returns="number", spelled=(
            r"n\w*|people|size|total|count", r"k|step|m|interval|kth|pas"),
        unless="order sequence start kth_eliminated skip",
    ),
    *paid("gross_price", "gross price|price with vat|price including tax|price with tax|add vat"
          "|prix ttc|price ttc|add tax|price after tax", "A net price with the tax added.",
          r"(?!.*(gross|ttc)).*(price|net|amount|prix|ht|cost|montant).*", "discount round_to "),
    *paid("sales_tax", "sales tax|vat amount|tax amount|montant tva", "The tax on a price.",
          r"(?!.*(gross|ttc)).*(price|net|amount|prix|ht|cost|montant|subtotal|sale).*",
          "total with included including "),
    *paid("net_salary", "net salary|net pay|salaire net|take home pay|salary after tax|net income",
          "A salary without the tax.", r".*(gross|salary|brut|salaire).*",
          "bracket allowance bonus "),
]  # fmt: skip
