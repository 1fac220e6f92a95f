"""Happy, amicable, Collatz and other numbers with a name of their own."""

import math

from swarm_tools.intents.model import Case, code, each, eq, intent, no, one_of, when, yes

ONE = "number num integer n of a recursive iterative the value up to first numbers natural"


def _lucas(n: int) -> int:
    a, b = 2, 1
    for _ in range(n):
        a, b = b, a + b
    return a


def halved(label: str, n: int, pairs: str) -> Case:
    """Return the case of two primes with a sum, of all such pairs or whether there is one."""
    return code(label, f"result = {{f}}({n})", "if isinstance(result, bool):",
                "    assert result", "    return",
                "one = result[0] if isinstance(result[0], (tuple, list)) else result",
                f"assert tuple(one) in {pairs}")  # fmt: skip


def multiples(label: str, n: int, table: list) -> Case:
    """Return the case of the multiples of a number, or of a table up to it, not of its lines."""
    row = [n * i for i in range(1, 11)]
    return code(label, f"result = list({{f}}({n}))",
                "if all(isinstance(line, str) for line in result):", "    return  # lines of text",
                f"assert result in ({row}, {[0, *row]}, {table})")  # fmt: skip


INTENTS = [
    intent(
        "special_numbers.kind", "Perfect, abundant or deficient, by the sum of proper divisors.",
        "classify|classify number|number kind|kind of number|number type|divisor class",
        "number",
        *(
            code(f"of_{n}", f'assert {{f}}({n}).lower() == "{kind}"')
            for n, kind in ((6, "perfect"), (12, "abundant"), (8, "deficient"), (28, "perfect"))
        ),
        code("of_a_prime", 'assert {f}(7).lower() == "deficient"'),
        code("of_20", 'assert {f}(20).lower() == "abundant"'),
        code("of_496", 'assert {f}(496).lower() == "perfect"'),
        objects=ONE, returns="string", needs="deficient",
    ),
    intent(
        "special_numbers.goldbach", "Two primes whose sum is the number.",
        "goldbach|goldbach pair|goldbach partition|goldbach conjecture", "number",
        halved("of_8", 8, "[(3, 5), (5, 3)]"), halved("of_12", 12, "[(5, 7), (7, 5)]"),
        halved("of_28", 28, "[(5, 23), (23, 5), (11, 17), (17, 11)]"),
        halved("of_4", 4, "[(2, 2)]"), halved("of_6", 6, "[(3, 3)]"),
        halved("of_10", 10, "[(3, 7), (7, 3), (5, 5)]"),
        objects=ONE, returns="any", unless="count all every pairs yield",
    ),
    intent(
        "special_numbers.abundant", "The proper divisors add up to more than the number.",
        "is abundant|is abundant number|abundant", "number",
        yes("twelve", 12), no("ten", 10), no("perfect", 6), yes("twenty", 20),
        no("prime", 7), no("square", 16), yes("eighteen", 18), yes("thirty_six", 36),
        objects=ONE, returns="bool",
    ),
    intent(
        "special_numbers.deficient", "The proper divisors add up to less than the number.",
        "is deficient|is deficient number", "number",
        no("twelve", 12), yes("ten", 10), no("perfect", 6),
        yes("prime", 7), yes("square", 16), no("eighteen", 18), no("second_perfect", 28),
        objects=ONE, returns="bool",
    ),
    intent(
        "special_numbers.amicable", "Each is the sum of the proper divisors of the other.",
        "sont amicaux|sont amis|nombres amicaux|are amicable|is amicable|amicable|is amicable pair"
        "|are amicable numbers", "number number",
        yes("smallest", 220, 284), no("others", 220, 285),
        yes("turned", 284, 220), yes("second_pair", 1184, 1210), no("only_one_way", 4, 9),
        no("perfect_and_itself", 6, 6),
        no("only_the_other_way", 9, 4),
        objects="numbers pair", returns="bool",
    ),
    intent(
        "special_numbers.collatz_sequence", "Half of even numbers, three times odd ones plus one.",
        "collatz|collatz sequence|hailstone|hailstone sequence|collatz list|collatz path"
        "|collatz trajectory|suite collatz|collatz chain|suite syracuse|syracuse"
        "|vol syracuse|syracuse sequence", "number",
        *(
            code(label, f"found = list({{f}}({n}))", f"assert found == {[n, *rest]}",
                 "assert not any(isinstance(number, float) for number in found)")
            for label, n, rest in (
                ("six", 6, [3, 10, 5, 16, 8, 4, 2, 1]), ("two", 2, [1]),
                ("three", 3, [10, 5, 16, 8, 4, 2, 1]), ("one", 1, []), ("eight", 8, [4, 2, 1]),
            )
        ),
        objects=ONE, returns="list",
    ),
    intent(
        "special_numbers.longest_collatz", "The start below a limit whose sequence is longest.",
        "longest collatz|longest collatz start|longest start|longest chain|collatz longest"
        "|longest collatz under|longest collatz sequence|longest collatz chain", "number",
        *(
            code(f"below_{limit}", f"result = {{f}}({limit})",
                 "start = result[0] if isinstance(result, tuple) else result",
                 f"assert isinstance(start, list) or start in ({start}, {count}, {count - 1})")
            for limit, start, count in ((8, 7, 17), (12, 9, 20), (15, 9, 20), (30, 27, 112))
        ),
        stated=((r"\b(smallest|smaller|first|earliest|lowest)\b", code(
            "several_as_long", "result = {f}(19)",
            "start = result[0] if isinstance(result, tuple) else result", "assert start == 18")),),
        objects="start collatz starting number under below sequence chain up to including "
        "smallest several longest limit",
        needs="collatz 3", returns="any", spelled=(r"(limit|n|maximum|max_n|upper|bound|limite)",),
    ),
    intent(
        "special_numbers.tribonacci_list", "The first numbers, each the sum of the three before.",
        "tribonacci|tribonacci sequence|first n tribonacci|tribonacci numbers", "number",
        code("many", "values = list({f}(10))", "assert len(values) == 10",
             "for a, b, c, d in zip(values, values[1:], values[2:], values[3:]):",
             "    assert d == a + b + c",
             "assert values[:3] in ([0, 0, 1], [0, 1, 0], [0, 1, 1], [1, 1, 1], [1, 1, 2],"
             " [1, 2, 4])"),
        code("five", "values = list({f}(5))", "assert len(values) == 5",
             "assert values[4] == values[1] + values[2] + values[3]"),
        code("one_more", "longer = list({f}(7))", "assert longer[:6] == list({f}(6))",
             "assert len(longer) == 7"),
        objects=ONE, returns="list", needs="first terms sequence list numbers",
        unless="index until below",
    ),
    intent(
        "special_numbers.tribonacci_rule", "Each number is the sum of the three before it.",
        "tribonacci|nth tribonacci", "number",
        code(
            "recurrence",
            "values = [{f}(n) for n in range(4, 12)]",
            "for a, b, c, d in zip(values, values[1:], values[2:], values[3:]):",
            "    assert d == a + b + c",
        ),
        one_of("known_value", 10, to=(37, 44, 68, 81, 105, 149, 193, 274, 504)),
        code("from_the_first", "values = [{f}(n) for n in range(1, 8)]",
             "assert all(d == sum((a, b, c)) for a, b, c, d in",
             "           zip(values, values[1:], values[2:], values[3:]))"),
        objects=ONE, returns="number",
    ),
    intent(
        "special_numbers.lucas", "Two, one, then each the sum of the two before it.",
        "lucas|lucas number|nth lucas|nth lucas number", "number",
        *(
            code(f"of_{n}", "if {f}(1) == 2:  # counted from one",
                 f"    assert {{f}}({n}) == {_lucas(n - 1)}", "else:",
                 f"    assert {{f}}({n}) == {_lucas(n)}")
            for n in (5, 8, 2, 3, 10)
        ),
        code("first", "assert {f}(1) in (1, 2)"),
        code("before_the_first", "if {f}(1) != 2:", "    assert {f}(0) == 2"),
        objects=ONE, returns="number",
    ),
    intent(
        "special_numbers.is_fibonacci", "The number occurs among the Fibonacci numbers.",
        "is fibonacci|is fibonacci number", "number",
        yes("eight", 8), no("nine", 9), yes("one", 1), yes("twenty_one", 21), no("four", 4),
        yes("three", 3), no("six", 6), yes("larger", 144), no("near_a_larger", 145),
        objects=ONE, returns="bool",
    ),
    intent(
        "special_numbers.catalan", "The Catalan numbers.",
        "catalan|catalan number|nth catalan|nth catalan number", "number",
        each(lambda n: math.comb(2 * n, n) // (n + 1), (0,), (1,), (3,), (5,),
             (2,), (4,), (8,)),
        objects=ONE, returns="number",
    ),
    intent(
        "special_numbers.permutations_count", "How many ways to order k of n.",
        "npr|permutation count|number permutations|count permutations|permutations|permutation",
        "number number",
        each(math.perm, (5, 2), (4, 4), (6, 1),
             (5, 3), (7, 5), (3, 2)), objects=ONE + " r k", returns="number", known=True,
        spelled=(r"n|total", r"r|k"),
    ),
    intent(
        "special_numbers.pascal_row", "A row of Pascal's triangle.",
        "ligne pascal|ligne de pascal|pascal line|row of pascal|"
        "pascal row|pascal triangle row|pascals row|pascals triangle row", "number",
        one_of("row", 4, to=([1, 4, 6, 4, 1], [1, 3, 3, 1])),
        one_of("next_row", 5, to=([1, 5, 10, 10, 5, 1], [1, 4, 6, 4, 1])),
        one_of("second", 2, to=([1, 2, 1], [1, 1])), one_of("first", 1, to=([1, 1], [1])),
        one_of("sixth", 6, to=([1, 6, 15, 20, 15, 6, 1], [1, 5, 10, 10, 5, 1])),
        stated=(
            (r"\brow 0 is\b|\bstarting (at|from|with) (row )?0\b|\b(row )?0 is \[1\]",
             eq("counted_from_zero", 3, to=[1, 3, 3, 1])),
            (r"\brow 1 is\b|\b(row )?1 is \[1\]|\bfirst row\b",
             eq("counted_from_one", 3, to=[1, 2, 1])),
        ),
        objects=ONE + " get generate 0 1",
        returns="list",
    ),
    intent(
        "special_numbers.pascal_triangle", "Rows in which each number is the sum of the two above.",
        "pascal triangle|pascals triangle|generate pascal triangle|generate pascals triangle",
        "number",
        code(
            "first_rows",
            "result = [list(row) for row in {f}(5)]",
            "assert result[:5] == [[1], [1, 1], [1, 2, 1], [1, 3, 3, 1], [1, 4, 6, 4, 1]]",
        ),
        code("count_of_rows", "assert len(list({f}(3))) in (3, 4)"),
        *(when(f"({name})", code("rows_asked_for", "assert len(list({f}(3))) == 3"))
          for name in ("rows", "num_rows", "numrows", "n_rows", "lignes", "nb_lignes")),
        code("one", "assert [list(row) for row in {f}(1)][:1] == [[1]]"),
        code("two", "assert [list(row) for row in {f}(2)][:2] == [[1], [1, 1]]"),
        code("seventh_row", "assert list(list({f}(7))[6]) == [1, 6, 15, 20, 15, 6, 1]"),
        objects=ONE + " generate rows", returns="list",
    ),
    intent(
        "special_numbers.count_bits", "How many binary digits are one.",
        "count set bits|hamming weight|popcount|count ones|number of 1 bits|number set bits"
        "|count 1 bits|count one bits", "number",
        eq("seven", 7, to=3), eq("eight", 8, to=1), eq("zero", 0, to=0), eq("large", 255, to=8),
        eq("ten", 10, to=2), objects=ONE + " in binary 1", returns="number", known=True,
        unless="bit_length length zeros str",
    ),
    intent(
        "special_numbers.differing_bits", "In how many binary digits two numbers differ.",
        "hamming distance|hamming|bit distance|differing bits|different bits|count different bits"
        "|count differing bits|bit difference|bits to flip|bit flips|count bit differences"
        "|distance de hamming|bit hamming distance|flips needed|count bits to flip",
        "number number",
        each(lambda a, b: (a ^ b).bit_count(), (1, 4), (7, 7), (3, 1), (0, 255), (6, 3), (5, 13),
             (0, 0), (10, 5)),
        objects=ONE + " bits bit between two numbers required needed convert a b", returns="number",
        known=True, unless="zip str len",
    ),
    intent(
        "special_numbers.bits", "How many binary digits there are, or how many are one.",
        "count bits|bit count", "number",
        eq("seven", 7, to=3), one_of("eight", 8, to=(1, 4)), one_of("zero", 0, to=(0, 1)),
        eq("large", 255, to=8), one_of("ten", 10, to=(2, 4)),
        objects=ONE + " in binary 1", returns="number", known=True, unless="zeros",
    ),
    intent(
        "special_numbers.mod_power", "A power, divided by a modulus, leaves this rest.",
        "mod power|power mod|modular power|modular exponentiation|mod exp|modexp|power modulo"
        "|modular pow|fast pow mod",
        "number "
        "number number",
        each(pow, (2, 10, 1000), (3, 5, 7), (5, 0, 7), (7, 13, 11),
             (4, 13, 497), (3, 4, 5), (10, 1, 6)), objects=ONE, returns="number",
        spelled=(r"b|base|a|x|n", r"e|exp\w*|b|n|p|power|y|k", r"m|mod\w*|n|p|c"),
    ),
    intent(
        "special_numbers.integer_root", "The largest number whose square is not larger.",
        "integer square root|isqrt|int sqrt|integer sqrt|floor sqrt|floor square root", "number",
        each(math.isqrt, (16,), (17,), (24,), (1,), (0,), (99,)), objects=ONE, returns="number",
    ),
    intent(
        "special_numbers.cube_root", "The number whose cube is the argument.",
        "cube root|cbrt", "number",
        code("cubes", "for root in (1, 2, 3, 5):", "    assert abs({f}(root**3) - root) < 0.01"),
        code("large", "assert abs({f}(1000) - 10) < 0.01"),
        code("another", "assert abs({f}(64) - 4) < 0.01"),
        objects=ONE, returns="number",
    ),
    intent(
        "special_numbers.hanoi_moves", "Two to the power of the disks, less one.",
        "hanoi|tower hanoi|hanoi moves|tower of hanoi|count hanoi moves|towers hanoi|towers of "
        "hanoi"
        "|hanoi steps", "number",
        each(lambda n: 2**n - 1, (1,), (3,), (5,),
             (2,), (4,), (10,)), objects=ONE + " count min moves minimum",
        returns="number",
    ),
    intent(
        "special_numbers.disk_moves", "The least number of moves of a tower of so many disks.",
        "min moves|minimum moves|number of moves|nombre coups|count moves", "number",
        each(lambda n: 2**n - 1, (1,), (3,), (5,), (2,), (4,), (10,)),
        objects=ONE + " count least many disks disques that moves for", returns="number",
        spelled=(r"n_?dis[ck]s|num_?dis[ck]s|dis[ck]s|disques|n_disques",),
    ),
    intent(
        "special_numbers.stairs", "Ways to climb stairs by one or two steps.",
        "climbs|escalier|"
        "ways to climb|count climbs|stair ways|ways up stairs|monter escalier|"
        "facons de monter|climb ways|number of ways to climb|"
        "climb stairs|climbing stairs|count stairs ways|count ways stairs|stairs ways|climb "
        "stairs ways"
        "|climb|climbing ways",
        "number",
        eq("one", 1, to=1), eq("two", 2, to=2), eq("three", 3, to=3), eq("five", 5, to=8),
        eq("four", 4, to=5), eq("ten", 10, to=89),
        objects=ONE + " ways count", returns="number", unless="3 k steps max_steps",
    ),
    intent(
        "special_numbers.table", "The first ten multiples of a number.",
        "multiplication table|times table", "number",
        multiples("of_three", 3, [[1, 2, 3], [2, 4, 6], [3, 6, 9]]), multiples("of_one", 1, [[1]]),
        multiples("of_two", 2, [[1, 2], [2, 4]]),
        objects=ONE + " generate", returns="list", unless="12",
    ),
    intent(
        "special_numbers.is_multiple", "The first is a multiple of the second.",
        "is multiple|is multiple of", "number number",
        yes("multiple", 15, 5), no("rest", 16, 5),
        yes("itself", 7, 7), no("turned", 5, 15), yes("of_one", 9, 1), no("one_less", 14, 5),
        objects="of", returns="bool",
        spelled=(r"n|number|num|a|x|value|nombre", r"m|b|k|d|base|divisor|factor|y|of|multiple\w*"),
    ),
]  # fmt: skip
