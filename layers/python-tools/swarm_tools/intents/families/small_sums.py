"""Divisors in common, sums of parts, rows with the largest, and digits in other bases."""

from swarm_tools.intents.model import code, each, eq, intent, near, one_of

OF = "number numbers list of the a in all values n two first common"
ROWS = "matrix matrices row rows grid two of the a with reverse each equal"

INTENTS = [
    intent(
        "small_sums.mean_of_positive", "The mean of the numbers above zero.",
        "average positive|mean of positive|average of positive|moyenne positifs|mean positive"
        "|average of positives", "numbers",
        near("some", [2, -1, 4], to=3), near("all", [1, 2], to=1.5), near("zero", [0, 4], to=4),
        one_of("none", [-1, -2], to=(0, None)), objects=OF + " positive positives only",
        returns="number", unless="non negative zero",
    ),
    intent(
        "small_sums.mean_of_three", "The mean of three numbers.",
        "average of three|mean of three|average three|moyenne de trois|average of 3",
        "number number number",
        near("plain", 1, 2, 6, to=3), near("part", 1, 1, 2, to=4 / 3), near("equal", 5, 5, 5, to=5),
        near("negative", -3, 0, 3, to=0),
        objects="three numbers values of mean average a b c", returns="number",
        unless="weighted round int drop lowest best",
    ),
    intent(
        "small_sums.harmonic", "One, a half, a third and so on, added up.",
        "harmonic sum|harmonic number|harmonic|somme harmonique|nth harmonic", "number",
        near("one", 1, to=1), near("two", 2, to=1.5), near("four", 4, to=25 / 12),
        near("three", 3, to=11 / 6), objects=OF + " harmonic sum", returns="number",
        unless="mean list",
    ),
    intent(
        "small_sums.common_divisors", "The numbers that divide both.",
        "common divisors|shared divisors|common factors|diviseurs communs", "number number",
        code("several", "assert sorted({f}(12, 18)) == [1, 2, 3, 6]"),
        code("one_alone", "assert sorted({f}(7, 9)) == [1]"),
        code("of_a_multiple", "assert sorted({f}(4, 8)) == [1, 2, 4]"),
        objects=OF + " divisors factors both shared", returns="any", unless="largest greatest",
    ),
    intent(
        "small_sums.smallest_prime_factor", "The smallest prime that divides a number.",
        "smallest prime factor|least prime factor|smallest factor|plus petit facteur premier"
        "|smallest divisor", "number",
        each(lambda n: next(d for d in range(2, n + 1) if n % d == 0), (15,), (7,), (49,), (22,),
             (91,)),
        objects=OF + " smallest prime factor divisor greater than one", returns="number",
    ),
    intent(
        "small_sums.bit_length", "How many binary digits a number has.",
        "bit length|number of bits|bits needed|longueur binaire|binary length", "number",
        each(lambda n: n.bit_length(), (1,), (5,), (8,), (255,), (256,)),
        objects=OF + " bits binary digits needed represent length", returns="number",
        unless="bit_count ones set count",
    ),
    intent(
        "small_sums.mixed_number", "The whole and what is left over it.",
        "mixed number|to mixed number|improper to mixed|nombre mixte", "number number",
        *(code(label, f"result = {{f}}({top}, {below})",
               "if not isinstance(result, (tuple, list)):", "    return  # told as a text",
               f"assert tuple(result)[:2] == {want}")
          for label, top, below, want in (("plain", 7, 3, (2, 1)), ("less_than_one", 2, 5, (0, 2)),
                                          ("more", 11, 4, (2, 3)))),
        objects=OF + " fraction mixed whole part numerator denominator improper", returns="any",
        unless="gcd simplify",
    ),
    intent(
        "small_sums.alternating", "Added and taken off in turn.",
        "alternate sum|alternating sum|somme alternee", "numbers",
        eq("three", [5, 2, 4], to=7), eq("one", [3], to=3), eq("four", [1, 2, 3, 4], to=-2),
        one_of("none", [], to=(0,)), objects=OF + " alternating alternate sum", returns="number",
    ),
    intent(
        "small_sums.negatives_to_zero", "Zero in place of each negative number.",
        "replace negatives|negatives to zero|zero negatives|clip negatives|remplacer negatifs",
        "numbers",
        each(lambda v: [max(0, x) for x in v], ([1, -2, 3],), ([-1, -1],), ([0, 5],), ([-7, 2],)),
        objects=OF + " negative negatives zero replace with by", returns="list",
        unless="abs none minimum",
    ),
    intent(
        "small_sums.row_with_most", "The row whose sum is the largest, or its place.",
        "row with max|row with max sum|row with largest sum|max sum row|best row|richest row"
        "|ligne somme maximale", "matrix",
        code("second", "assert {f}([[1, 2], [5, 4], [0, 3]]) in (1, [5, 4], (5, 4), 9, 2)"),
        code("last", "assert {f}([[1, 2], [0, 0], [9, 1]]) in (2, [9, 1], (9, 1), 10, 3)"),
        code("first", "assert {f}([[7, 7], [1, 2]]) in (0, [7, 7], (7, 7), 14, 1)"),
        objects=ROWS + " sum largest max highest index", returns="any", needs="sum",
    ),
    intent(
        "small_sums.reversed_rows", "Each row from its end.",
        "reverse rows|reverse each row|inverser lignes", "matrix",
        code("two", "rows = [[1, 2], [3, 4]]", "result = {f}(rows)",
             "result = rows if result is None else result",
             "assert [list(r) for r in result] in ([[2, 1], [4, 3]], [[3, 4], [1, 2]])"),
        code("three", "rows = [[1, 2, 3], [4, 5, 6]]", "result = {f}(rows)",
             "result = rows if result is None else result",
             "found = [list(r) for r in result]",
             "assert found in ([[3, 2, 1], [6, 5, 4]], [[4, 5, 6], [1, 2, 3]])"),
        objects=ROWS + " order", returns="any",
    ),
    intent(
        "small_sums.binary_to_hex", "Binary digits as hexadecimal ones.",
        "binary to hex|binary to hexadecimal|bin to hex|binaire vers hexadecimal", "string",
        *(code(label, f"result = str({{f}}('{bits}')).lower()",
               f"assert result.removeprefix('0x') == '{digits}'")
          for label, bits, digits in (("fifteen", "1111", "f"), ("ten", "1010", "a"),
                                      ("two_digits", "11111111", "ff"), ("one", "1", "1"))),
        objects=OF + " binary hex digits string text", returns="any",
    ),
    intent(
        "small_sums.hex_to_binary", "Hexadecimal digits as binary ones.",
        "hex to binary|hexadecimal to binary|hex to bin|hexadecimal vers binaire", "string",
        *(code(label, f"result = str({{f}}('{digits}')).lower()",
               f"assert result.removeprefix('0b').lstrip('0') == '{bits}'")
          for label, digits, bits in (("fifteen", "f", "1111"), ("ten", "a", "1010"),
                                      ("two_digits", "ff", "11111111"), ("one", "1", "1"))),
        objects=OF + " binary hex digits string text", returns="any",
    ),
    intent(
        "small_sums.leap_years", "The leap years between two years.",
        "leap years between|count leap years|list leap years between",
        "number number",
        *(code(label, f"result = {{f}}({first}, {last})",
               f"assert {want} == (result if isinstance(result, int) else len(list(result)))")
          for label, first, last, want in (("two", 2001, 2011, 2), ("none", 2001, 2003, 0),
                                           ("over_a_century", 1897, 1907, 1))),
        objects=OF + " leap years year between start end from to count range", returns="any",
        spelled=(r"(start|first|begin|from|a|y1|year1|low|debut)\w*",
                 r"(end|last|stop|to|b|y2|year2|high|fin)\w*"),
    ),
]  # fmt: skip
