"""Digits, sums up to n, sequences and counts of whole numbers."""

import math

from swarm_tools.intents.bounds import WITH_ITS_END, WITHOUT_ITS_END
from swarm_tools.intents.model import code, each, eq, intent, no, one_of, yes

ONE = "number num integer n of a recursive iterative the value up to first numbers natural"


def _proper(n: int) -> list[int]:
    return [d for d in range(1, n) if n % d == 0]


INTENTS = [
    intent(
        "whole_numbers.sum_to_n", "The sum of the numbers from one to n.",
        "sum to n|sum up to|sum natural|sum natural numbers|sum n numbers|sum up to n|sum n|sum "
        "first n"
        "|sum first n numbers|triangular number|nth triangular number|triangular|sum numbers"
        "|sum integers|gauss sum|sum to|sum n natural numbers", "number",
        each(lambda n: n * (n + 1) // 2, (1,), (4,), (10,),
             (2,), (3,), (7,), (100,)),
        objects=ONE, returns="number",
        unless="even odd square squares digits multiples k step start",
    ),
    intent(
        "whole_numbers.sum_of_range",
        "The sum of the numbers between two, the last with it or not.",
        "sum range|sum between|sum from to|range sum|sum of range|sum of integers between"
        "|somme entre|somme intervalle", "number number",
        one_of("three_to_six", 3, 6, to=(18, 12)), one_of("one_to_ten", 1, 10, to=(55, 45)),
        one_of("next_to_each_other", 4, 5, to=(9, 4)), one_of("from_zero", 0, 4, to=(10, 6)),
        one_of("negative", -2, 3, to=(3, 0)),
        objects="numbers of in", returns="number", known=True, unless="even odd tree prefix",
        spelled=(r"(a|start|low|lo|begin|first|lower|debut|x|left|min\w*)\w*",
                 r"(b|end|stop|high|hi|last|upper|fin|y|right|max\w*|n)\w*"),
        stated=((WITH_ITS_END, eq("with_its_end", 3, 6, to=18)),
                (WITHOUT_ITS_END, eq("without_its_end", 3, 6, to=12))),
    ),
    intent(
        "whole_numbers.partitions", "In how many ways a number is a sum, whatever the order.",
        "partitions|count partitions|number of partitions|integer partitions|partition count"
        "|nombre de partitions", "number",
        each(lambda n: (1, 1, 2, 3, 5, 7, 11, 15, 22, 30, 42)[n], (1,), (4,), (5,), (10,), (7,)),
        objects=ONE + " ways sum integer partitions count", returns="number",
        unless="distinct parts list (k)", known=True,
    ),
    intent(
        "whole_numbers.triangular_numbers", "The first sums from one to each number.",
        "triangular numbers|first triangular numbers|triangle numbers|nombres triangulaires",
        "number",
        each(lambda n: [i * (i + 1) // 2 for i in range(1, n + 1)], (1,), (4,), (6,), (2,)),
        objects=ONE + " list count first", returns="list", unless="limit below until square",
    ),
    intent(
        "whole_numbers.sum_of_squares_to_n", "The sum of the squares from one to n.",
        "sum squares|sum of squares|sum squares up to", "number",
        each(lambda n: sum(i * i for i in range(n + 1)), (1,), (3,), (5,),
             (2,), (4,), (10,)),
        objects=ONE, returns="number", known=True, unless="digits difference str 10 divmod",
    ),
    intent(
        "whole_numbers.sum_of_multiples",
        "The sum of all numbers below a limit that 3 or 5 divide.",
        "sum multiples|sum of multiples|sum multiples 3 5", "number",
        one_of("limit_ten", 10, to=(23, 33)), one_of("limit_sixteen", 16, to=(60,)),
        one_of("limit_four", 4, to=(3,)), one_of("limit_five", 5, to=(3, 8)),
        one_of("limit_thirty_one", 31, to=(225,)),
        one_of("limit_one_hundred", 100, to=(2318, 2418)),
        objects=ONE + " 3 5 and or three five below", returns="number", needs="3", known=True,
    ),
    intent(
        "whole_numbers.product_of_digits", "The digits multiplied.",
        "product digits|digits product|multiply digits", "number",
        each(lambda n: math.prod(int(c) for c in str(n)), (234,), (7,), (105,),
             (99,), (1111,), (12345,)),
        objects=ONE, returns="number", unless="nonzero zeros",
    ),
    intent(
        "whole_numbers.digits", "The digits of a number in order.",
        "digits|digits list|get digits|split digits|number to digits|list digits|extract digits"
        "|to digits|split number", "number",
        one_of("three_digits", 305, to=([3, 0, 5], (3, 0, 5), ["3", "0", "5"], [5, 0, 3])),
        one_of("one_digit", 7, to=([7], (7,), ["7"])),
        one_of("two_digits", 42, to=([4, 2], (4, 2), ["4", "2"], [2, 4])),
        one_of("zero_at_the_end", 120, to=([1, 2, 0], (1, 2, 0), ["1", "2", "0"], [0, 2, 1])),
        one_of("repeated", 1121,
               to=([1, 1, 2, 1], (1, 1, 2, 1), ["1", "1", "2", "1"], [1, 2, 1, 1])),
        objects=ONE + " list into", returns="list", known=True,
        unless="reverse base even odd reversed set",
    ),
    intent(
        "whole_numbers.digital_root", "The digits are added until one is left.",
        "digital root|sum digits until single|repeated digits sum", "number",
        each(lambda n: 1 + (n - 1) % 9, (38,), (9,), (10,), (19,), (942,), (123456,)),
        objects=ONE + " digit single until", returns="number",
    ),
    intent(
        "whole_numbers.added_digits", "The digits added once, or until one is left.",
        "add digits", "number",
        *(one_of(f"of_{n}", n, to=(sum(map(int, str(n))), 1 + (n - 1) % 9))
          for n in (38, 9, 10, 19, 942, 123456)),
        objects=ONE + " digit single until", returns="number",
    ),
    intent(
        "whole_numbers.largest_digit", "The largest digit of a number.",
        "max digits|largest digits|get max digit", "number",
        each(lambda n: int(max(str(n))), (382,), (7,), (109,),
             (907,), (12349,), (1000,)),
        objects=ONE + " in", returns="number", known=True,
    ),
    intent(
        "whole_numbers.happy", "The sums of the squared digits end in one.",
        "is happy|is happy number|happy number|happy", "number",
        yes("nineteen", 19), no("two", 2), yes("seven", 7), no("four", 4), yes("one", 1),
        yes("ten", 10), no("twenty", 20), yes("twenty_three", 23),
        objects=ONE, returns="bool",
    ),
    intent(
        "whole_numbers.strong", "The sum of the factorials of the digits.",
        "is strong|is strong number|strong number", "number",
        yes("large", 145), no("other", 123), yes("one", 1), yes("two", 2),
        no("near", 146), no("ten", 10), yes("five_digits", 40585),
        objects=ONE, returns="bool", needs="factorial",
    ),
    intent(
        "whole_numbers.proper_divisors", "The divisors of a number below itself, in order.",
        "proper divisors|list proper divisors|get proper divisors|find proper divisors"
        "|aliquot parts|diviseurs propres", "number",
        *(code(f"of_{n}", f"assert sorted({{f}}({n})) == {_proper(n)}")
          for n in (6, 12, 28, 7, 9, 4, 2)),
        objects=ONE + " smaller than divide", returns="list", unless="sum count number_of",
    ),
    intent(
        "whole_numbers.next_prime", "The smallest prime above a number.",
        "next prime", "number",
        code("between_primes", "assert {f}(8) == 11"), code("after_fourteen",
            "assert {f}(14) == 17"),
        code("at_a_prime", "assert {f}(13) in (17, 13)"),
        eq("just_before_a_prime", 12, to=13), eq("after_four", 4, to=5),
        eq("past_an_odd_square", 24, to=29),
        objects=ONE + " after greater than above", returns="number",
        stated=((r"\b(greater than|larger than|bigger than|above|after|strictly)\b",
                 eq("above_a_prime", 13, to=17)),),
    ),
    intent(
        "whole_numbers.nth_prime", "The prime at a place.",
        "nth prime|prime at|get nth prime", "number",
        one_of("sixth", 6, to=(13, 17)), one_of("tenth", 10, to=(29, 31)),
        one_of("first", 1, to=(2, 3)), one_of("second", 2, to=(3, 5)),
        one_of("twentieth", 20, to=(71, 73)),
        objects=ONE, returns="number",
    ),
    intent(
        "whole_numbers.count_primes", "How many primes there are up to a number.",
        "count primes|number primes|primes count|count prime numbers", "number",
        eq("ten", 10, to=4), eq("thirty", 30, to=10), eq("one_hundred", 100, to=25), eq("one", 1,
        to=0),
        eq("past_a_square", 26, to=9), eq("four", 4, to=2),
        objects=ONE + " below under less than", returns="number", known=True,
    ),
    intent(
        "whole_numbers.sum_of_primes", "The sum of the primes up to a number.",
        "sum primes|sum prime numbers|sum of primes", "number",
        eq("ten", 10, to=17), eq("twenty", 20, to=77),
        eq("four", 4, to=5), eq("past_a_square", 26, to=100), eq("one", 1, to=0),
        objects=ONE + " below under", returns="number", known=True, unless="count first len",
    ),
    intent(
        "whole_numbers.largest_prime_factor", "The largest prime that divides a number.",
        "max prime factor|largest prime factor|max prime factors|greatest prime factor", "number",
        eq("small", 28, to=7), eq("prime", 13, to=13), eq("square", 49, to=7), eq("known", 13195,
        to=29),
        eq("two", 2, to=2), eq("power_of_two", 16, to=2), eq("larger_one_once", 12, to=3),
        objects=ONE, returns="number",
    ),
    intent(
        "whole_numbers.coprime", "No number but one divides both.",
        "is coprime|are coprime|coprime|relatively prime|are relatively prime|is relatively prime",
        "number number",
        yes("eight_and_nine", 8, 9), no("six_and_nine", 6, 9), yes("primes", 7, 13), no("multiples",
        5, 15),
        no("even", 4, 10), no("larger_first", 15, 5), yes("not_prime", 14, 15),
        objects="numbers", returns="bool",
    ),
    intent(
        "whole_numbers.totient", "How many numbers up to n are coprime to n.",
        "totient|euler totient|phi|euler phi|eulers totient", "number",
        eq("one", 1, to=1), eq("nine", 9, to=6), eq("prime", 7, to=6), eq("twelve", 12, to=4),
        eq("two", 2, to=1), eq("thirty_six", 36, to=12),
        objects=ONE + " function", returns="number", unless="erf exp",
    ),
    intent(
        "whole_numbers.count_divisors", "How many numbers divide n.",
        "count divisors|number divisors|divisors count|divisor count", "number",
        eq("twelve", 12, to=6), eq("prime", 7, to=2), eq("one", 1, to=1), eq("square", 16, to=5),
        eq("eighteen", 18, to=6), eq("even_square", 36, to=9), eq("two", 2, to=2),
        objects=ONE, returns="number", known=True, unless="proper",
    ),
    intent(
        "whole_numbers.count_factors", "How many numbers divide n, or how many primes.",
        "count factors|number factors", "number",
        *(one_of(f"of_{n}", n, to=counts) for n, counts in
          ((12, (6, 3, 2)), (7, (2, 1)), (16, (5, 4, 1)), (18, (6, 3, 2)), (36, (9, 4, 2)))),
        objects=ONE, returns="number", known=True, unless="proper",
    ),
    intent(
        "whole_numbers.sum_of_divisors", "The sum of the divisors, n itself with them or not.",
        "sum divisors|sum of divisors|divisors sum|sum factors", "number",
        one_of("twelve", 12, to=(28, 16)), one_of("ten", 10, to=(18, 8)),
        one_of("prime", 7, to=(8, 1)),
        one_of("square", 16, to=(31, 15)), one_of("six", 6, to=(12, 6)),
        stated=tuple(
            (pattern, eq(f"{kind}_of_{n}", n, to=sum(_proper(n)) + more * n))
            for kind, more, pattern in (
                ("proper_ones", 0, r"\b(proper|propres?)\b|(without|except|excluding|not) (the "
                 r"number |n )?itself|[lm][ue]i-m[êe]me n'est pas|(less|smaller) than n\b"),
                ("all", 1, r"(including|with) (the number |n )?itself|\b1 and (n|itself)\b"),
            )
            for n in (12, 10, 16, 36)
        ),
        objects=ONE + " proper itself except", returns="number", known=True,
    ),
    intent(
        "whole_numbers.sum_of_proper_divisors", "The sum of the divisors less than n.",
        "sum proper divisors|proper divisors sum|aliquot sum", "number",
        each(lambda n: sum(_proper(n)), (12,), (7,), (28,), (16,),
             (6,), (2,), (36,)), objects=ONE + " except itself all", returns="number",
    ),
    intent(
        "whole_numbers.additive_persistence", "How often digits are added until one is left.",
        "additive persistence|persistence additive", "number",
        eq("one_digit", 7, to=0), eq("once", 12, to=1), eq("twice", 39, to=2),
        eq("three_times", 199, to=3), eq("nothing", 0, to=0),
        objects=ONE + " digit", returns="number",
    ),
    intent(
        "whole_numbers.multiplicative_persistence",
        "How often digits are multiplied until one is left.",
        "multiplicative persistence|persistence|persistence multiplicative|digit persistence",
        "number",
        eq("one_digit", 4, to=0), eq("once", 23, to=1), eq("twice", 28, to=2),
        eq("three_times", 39, to=3), eq("four_times", 999, to=4),
        objects=ONE + " digit", returns="number", unless="sum add added additive",
    ),
    intent(
        "whole_numbers.coprimes_below", "The numbers below a number that share no factor with it.",
        "coprimes below|coprimes of|coprimes|totatives|numbers coprime to|relatively prime below"
        "|premiers avec|coprime numbers", "number",
        eq("ten", 10, to=[1, 3, 7, 9]), eq("prime", 5, to=[1, 2, 3, 4]), eq("six", 6, to=[1, 5]),
        eq("two", 2, to=[1]), objects=ONE + " below", returns="list", unless="pair pairs",
    ),
    intent(
        "whole_numbers.pairwise_coprime", "No two of the numbers share a factor.",
        "pairwise coprime|are pairwise coprime|all coprime|mutually coprime", "numbers",
        yes("three", [4, 9, 25]), no("neighbours", [4, 6, 25]), no("first_and_last", [6, 35, 3]),
        no("last_two", [5, 6, 9]), yes("two", [8, 15]), no("first_and_third", [10, 3, 4, 7]),
        objects=ONE + " numbers", returns="bool",
    ),
    intent(
        "whole_numbers.sum_of_evens_to_n", "The even numbers up to a number, added.",
        "somme pairs|sum evens|sum of evens|sum even numbers|sum even numbers up to|somme des pairs"
        "|somme nombres pairs|sum of even numbers|sum evens up to|somme entiers pairs", "number",
        eq("ten", 10, to=30), eq("seven", 7, to=12), eq("two", 2, to=2), eq("one", 1, to=0),
        objects=ONE + " to", returns="number", unless="first below digits digit squares square "
        "fibonacci fib sequence",
    ),
]  # fmt: skip
