"""More whole numbers with a name of their own, and what belongs to divisors and remainders."""

from math import gcd

from swarm_tools.intents.model import but, code, each, eq, intent, no, one_of, yes

ONE = "number num integer n of a the value is check numbers int"
LIST = "list numbers of values array nums integers elements the"


def told(name: str, doc: str, names: str, right: tuple, wrong: tuple, **more):
    """Return the intent of numbers of one kind: some that are, some that are not."""
    return intent(
        f"curiosities.{name}", doc, names, "number",
        *(yes(f"of_{n}", n) for n in right), *(no(f"not_of_{n}", n) for n in wrong),
        objects=ONE, returns="bool", **more,
    )  # fmt: skip


def listed(label: str, call: str, want: list):
    """Return the case of a list of numbers, as any sequence."""
    return code(label, f"assert sorted({{f}}({call})) == {want}")


def _squares(n: int) -> int:
    return sum(int(d) ** 2 for d in str(n))


RANGED = (
    r"\bin range\(|0 <= \w+ < |\b(smallest|least|non-?negative|positive)\b"
    r"|\b(from|between) 0 (to|and) \w+ ?- ?1\b"
)
IN_RANGE = (
    (RANGED, eq("not_negative", 5, 7, to=3)), (RANGED, eq("in_range", 10, 17, to=12)),
    (RANGED, eq("in_range_of_thirteen", 9, 13, to=3)), (RANGED, eq("ten_of_twenty", 7, 23, to=10)),
)  # fmt: skip
INTENTS = [
    intent(
        "curiosities.gcd_of_list", "The greatest number that divides all.",
        "gcd list|gcd of|gcd many|gcd all|gcd multiple|gcd array|gcd of list|list gcd", "numbers",
        each(lambda v: gcd(*v), ([12, 18, 30],), ([7],), ([5, 7],), ([8, 4, 2],), ([9, 27, 6],)),
        objects=LIST, returns="number",
    ),
    told("harshad", "The sum of the digits divides the number.",
         "is harshad|is harshad number|harshad|is niven|is niven number", (18, 21, 12, 7),
         (19, 25, 11)),
    told("automorphic", "The square ends with the number itself.",
         "is automorphic|is automorphic number|automorphic", (5, 6, 25, 76), (7, 12, 15)),
    told("triangular", "Some first numbers add up to it.",
         "is triangular|is triangular number|est triangulaire", (1, 3, 6, 10, 55), (2, 7, 11),
         unless="matrix upper lower rows"),
    told("pronic", "The product of two consecutive numbers.",
         "is pronic|is pronic number|pronic", (2, 6, 12, 20), (3, 7, 10)),
    told("kaprekar", "Its square can be cut into parts that add up to it.",
         "is kaprekar|is kaprekar number", (9, 45, 55), (7, 11, 40)),
    told("disarium", "The digits raised to their places add up to it.",
         "is disarium|is disarium number|disarium", (89, 135, 175), (80, 136)),
    told("square_free", "No square of a prime divides it.",
         "is square free|is squarefree|square free", (10, 30, 7), (12, 18, 8)),
    told("ugly", "It has no prime factors but 2, 3 and 5.",
         "is ugly|is ugly number", (6, 8, 30), (14, 11, 21)),
    told("power_of_three", "Threes multiplied.",
         "is power three|is power of three|is power of 3", (3, 9, 27), (6, 10, 12)),
    told("power_of_four", "Fours multiplied.",
         "is power four|is power of four|is power of 4", (4, 16, 64), (8, 2, 12)),
    told("perfect_cube", "The cube of a whole number.",
         "is perfect cube|perfect cube|is cube|est cube parfait", (8, 27, 64), (9, 10, 4),
         unless="width height sides"),
    intent(
        "curiosities.pythagorean", "The squares of two sides add up to that of the third.",
        "is pythagorean triple|is pythagorean|is pythagorean triplet|pythagorean triple",
        "number number number",
        yes("smallest", 3, 4, 5), yes("next", 5, 12, 13), no("none", 1, 2, 3),
        no("next_to_it", 4, 5, 6),
        but("gcd", yes("multiple", 6, 8, 10)), no("equal_sides", 5, 5, 5), no("nearly", 5, 12, 14),
        objects=ONE + " b c", returns="bool",
    ),
    intent(
        "curiosities.factorial_zeros", "The zeros at the end of a factorial.",
        "factorial trailing zeros|trailing zeros factorial|trailing zeroes factorial"
        "|factorial trailing zeroes|count trailing zeros factorial", "number",
        eq("five", 5, to=1), eq("twenty_five", 25, to=6), eq("ten", 10, to=2), eq("four", 4, to=0),
        eq("one_hundred", 100, to=24), eq("twenty_four", 24, to=4), eq("thirty", 30, to=7),
        objects=ONE + " count in", returns="number",
    ),
    intent(
        "curiosities.next_power_of_two", "The next power of two, the number itself or greater.",
        "next power two|next power of two|next power of 2|round up power two", "number",
        one_of("five", 5, to=(8, 3)), one_of("seventeen", 17, to=(32, 5)),
        one_of("eight", 8, to=(8, 16, 3)), one_of("one_hundred", 100, to=(128, 7)),
        one_of("three", 3, to=(4, 2)), one_of("nine", 9, to=(16, 4)),
        one_of("sixty_three", 63, to=(64, 6)),
        objects=ONE, returns="number",
    ),
    intent(
        "curiosities.modular_inverse", "What gives one when multiplied, by a modulus.",
        "mod inverse|modular inverse|inverse mod|modinv|inverse modulo|modular inv",
        "number number",
        one_of("three", 3, 11, to=(4, -7)), one_of("ten", 10, 17, to=(12, -5)),
        one_of("seven", 7, 23, to=(10, -13)), one_of("two", 2, 5, to=(3, -2)),
        one_of("one", 1, 7, to=(1, -6)),
        one_of("its_own", 6, 7, to=(6, -1)),
        objects=ONE + " m", returns="number", spelled=(r"(?!m(od\w*)?$).*", r".*"), stated=IN_RANGE,
    ),
    intent(
        "curiosities.inverse_by_modulus", "What gives one when multiplied, by a modulus.",
        "inverse|inv|modular inverse of", "number number",
        one_of("three", 3, 11, to=(4, -7)), one_of("ten", 10, 17, to=(12, -5)),
        one_of("seven", 7, 23, to=(10, -13)), one_of("one", 1, 7, to=(1, -6)),
        objects=ONE + " m", returns="number", needs="modulo modulus modular mod",
        spelled=(r"a|x|n|k|num\w*|value", r"m|mod|modul\w*|p|prime"), stated=IN_RANGE,
        unless="matrix",
    ),
    intent(
        "curiosities.extended_gcd", "The greatest common divisor and how the two make it.",
        "extended gcd|egcd|gcd extended|extended euclid|extended euclidean|euclide etendu",
        "number number",
        *(
            code(label, f"result = list({{f}}({a}, {b}))",
                 "ways = (result, result[-1:] + result[:-1])",
                 f"assert any(w[0] == {gcd(a, b)} == {a} * w[1] + {b} * w[2] for w in ways)")
            for label, a, b in (("thirty_and_twelve", 30, 12), ("coprime", 35, 8), ("next", 17, 16),
                                ("smaller_first", 12, 30), ("large", 240, 46))
        ),
        objects=ONE + " b algorithm",
    ),
    intent(
        "curiosities.perfect_numbers", "The perfect numbers up to a limit.",
        "perfect numbers|perfect numbers up to|find perfect numbers|list perfect numbers"
        "|nombres parfaits|perfect numbers below|nombres parfaits jusqu a", "number",
        listed("below_thirty", "30", [6, 28]), listed("below_ten", "10", [6]),
        listed("below_five", "5", []),
        listed("below_six_hundred", "600", [6, 28, 496]),
        listed("below_twenty_nine", "29", [6, 28]),
        objects="numbers n limit up to below until get find list divisors proper itself",
        returns="list", unless="len count first while while_",
        stated=((r"\b(up to|jusqu)\b[^.;]{0,20}\b(including|included|compris|inclu)|<= ?\w+"
                 r"|\b(less|smaller) than or equal|\b[ée]gaux? [àa]\b|\bat most\b",
                 listed("up_to_one_itself", "28", [6, 28])),),
        spelled=(
            r"limit\w*|max\w*|n_max|upper\w*|end|stop|bound|up_to|borne|n|limite",),
    ),
    intent(
        "curiosities.twin_primes", "The pairs of primes that differ by two, up to a limit.",
        "twin primes|twin prime pairs|find twin primes|list twin primes|nombres premiers jumeaux",
        "number",
        *(code(f"up_to_{n}", f"found = sorted({{f}}({n}))",
               "if found and isinstance(found[0], int):", "    return  # the first of each pair",
               f"assert [tuple(pair) for pair in found] == {pairs}")
          for n, pairs in ((2, []), (25, [(3, 5), (5, 7), (11, 13), (17, 19)]),
              (8, [(3, 5), (5, 7)]), (14, [(3, 5), (5, 7), (11, 13)]),
              (40, [(3, 5), (5, 7), (11, 13), (17, 19), (29, 31)]))),
        objects="primes n limit up to below find get list", returns="list",
        unless="len count first",
        spelled=(r"limit\w*|max\w*|n_max|upper\w*|end|stop|bound|up_to|borne|n|limite",),
    ),
    intent(
        "curiosities.sum_of_cubes", "The sum of the cubes from one to n.",
        "sum cubes|sum of cubes|sum cubes up to|somme cubes|sum first n cubes", "number",
        eq("three", 3, to=36), eq("one", 1, to=1), eq("four", 4, to=100),
        eq("two", 2, to=9), eq("five", 5, to=225), eq("ten", 10, to=3025), objects=ONE + " first n",
        returns="number", known=True, unless="digits str",
    ),
    intent(
        "curiosities.sum_of_squared_digits", "The squares of the digits added up.",
        "sum squared digits|sum of squares of digits|sum square digits|sum digits squares"
        "|sum digits squared|digits square sum", "number",
        each(_squares, (19,), (7,), (100,), (345,), (99,)), objects=ONE + " digits",
        returns="number", unless="while_",
    ),
]  # fmt: skip
