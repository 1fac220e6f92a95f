"""Primes, divisors, digits, factorials and Fibonacci numbers."""

from swarm_tools.intents.model import (
    Case,
    Intent,
    but,
    code,
    eq,
    intent,
    no,
    one_of,
    when,
    words,
    yes,
)

ONE = words("number num value integer n recursive iterative rec iter recursion check if a")
IN_ONE_LIST = (
    "result = list({{f}}({n}))\n"
    "if result and isinstance(result[0], (tuple, list)):\n"
    "    result = {{part for pair in result for part in pair}}\n"
    "result = sorted(result)"
)


AS_OFTEN = (
    r"\brepeated\b|\bas often as\b|\bwith (their )?(repetition|multiplicity)\b|\bavec repetition\b"
)


def factored(label, n, *known):
    """Return the case of the primes of a number, each as often as it divides it or with that."""
    return code(
        label,
        f"result = list({{f}}({n}))",
        "if result and isinstance(result[0], (tuple, list)):",
        "    result = [p for p, times in result for _ in range(times)]",
        f"assert sorted(result) in {known}",
    )


def sieved(label, n, primes, others=None):
    """Return the case of a sieve: the primes, as many primes as told, or a mark for each number."""
    known = (primes, [*primes, *others]) if others else (primes,)
    return code(
        label,
        f"result = list({{f}}({n}))",
        "if all(isinstance(mark, bool) or mark in (0, 1) for mark in result):",
        "    result = [number for number, mark in enumerate(result) if mark]",
        f"assert result in {known}",
    )


PRIME_OR_NOT = (
    yes("two", 2),
    yes("three", 3),
    yes("seven", 7),
    yes("thirteen", 13),
    no("one", 1),
    no("four", 4),
    no("nine", 9),
    no("twenty_five", 25),
    no("zero", 0),
)

NEVER_LESS = r"\b(never|not) negative\b|\balways (non-?negative|positive|>= ?0)\b|\babsolute\b"
SIGN_IGNORED = (
    r"\bsign (is )?(ignored|dropped|disregarded|left out)\b"
    r"|\bsign (does not|doesn't) (matter|count)"
    r"|\b(ignor|disregard)\w* (the |its |any )?(minus )?sign\b|\babsolute value\b"
    r"|\bvaleur absolue\b|\bsans (tenir compte du|le) signe\b|\bsans son signe\b"
    r"|\bworks (also )?for negative|\bsigne (est )?ignor"
)
INTENTS = [
    Intent(
        "number_theory.factorial",
        "The product of all numbers from one to n.",
        ("factorial",),
        ("number",),
        (
            eq("of_zero", 0, to=1),
            eq("of_one", 1, to=1),
            eq("of_three", 3, to=6),
            eq("of_five", 5, to=120),
            eq("of_two", 2, to=2),
            eq("of_seven", 7, to=5040),
        ),
        ONE,
        "number",
        unless=words("double rising falling sum log lgamma gammaln"),
    ),
    Intent(
        "number_theory.fibonacci",
        "Each Fibonacci number is the sum of the two before it.",
        ("fibonacci", "nth fibonacci"),
        ("number",),
        (
            code(
                "recurrence",
                "values = [{f}(n) for n in range(3, 12)]",
                "for first, second, third in zip(values, values[1:], values[2:]):",
                "    assert third == first + second",
            ),
            one_of("known_value", 10, to=(34, 55, 89)),
            code(
                "first_values",
                "values = [{f}(n) for n in (1, 2, 3, 4)]",
                "assert values in ([1, 1, 2, 3], [0, 1, 1, 2], [1, 2, 3, 5])",
            ),
        ),
        ONE | words("term"),
        "number",
        stated=(
            (
                r"\b0, ?1, ?1\b|\b(starts?|starting|begins?|beginning) (with|at|from) (0|zero)\b"
                r"|\b(0|zero) and (1|one)\b|\b0 (->|gives|is) 0\b|\(0\) (=|==|is) 0\b"
                r"|\bF_?0 ?(=|is|vaut) ?0\b",
                code("start_as_told", "assert [{f}(n) for n in (1, 2, 3, 4)] != [1, 2, 3, 5]"),
            ),
            (r"\(0\) *(=|==|is) *0\b|\b0 (->|gives|is) 0\b", eq("zero", 0, to=0)),
        ),
    ),
    intent(
        "number_theory.fibonacci_up_to",
        "The Fibonacci numbers that are not above a limit.",
        "fibonacci up to|fibonacci below|fibonacci until|fibonacci numbers up to|fibonacci to"
        "|fibonacci under|fibonacci less than|fibonacci jusqu a|fibonacci jusque|fibonacci upto"
        "|fibonacci numbers below|fibonacci sequence up to|suite fibonacci jusqu a",
        "number",
        code(
            "all_of_them",
            "values = [v for v in {f}(50) if v]",
            "assert values in ([1, 1, 2, 3, 5, 8, 13, 21, 34], [1, 2, 3, 5, 8, 13, 21, 34])",
        ),
        code("few", "assert [v for v in {f}(4) if v] in ([1, 1, 2, 3], [1, 2, 3])"),
        objects="generate list first a n value limit max sequence numbers",
        returns="list",
        spelled=(r"limit\w*|max\w*|maximum|upper\w*|bound|borne|end|stop|top",),
        stated=(
            (
                r"\bnot (greater|larger|bigger|above|more)|\bat most\b|<=|\binclu(ding|ded)\b"
                r"|\binclusive\b|\bless than or equal|\binférieurs? ou ég|\bne dépass|\bexceed",
                code("the_limit_too", "assert list({f}(21))[-1] == 21"),
            ),
            (
                r"(?<!not )\b(below|smaller than|strictly|less than)\b(?! or)|\bstrictement",
                code("not_the_limit", "assert list({f}(21))[-1] == 13"),
            ),
        ),
    ),
    Intent(
        "number_theory.fibonacci_sequence",
        "A Fibonacci sequence adds the last two numbers.",
        (
            "premiers termes fibonacci",
            "suite fibonacci",
            "termes fibonacci",
            "fibonacci numbers",
            "fibonacci",
            "fibonacci sequence",
            "fibonacci series",
            "fibonacci list",
            "generate fibonacci",
            "generate fibonacci sequence",
            "fibonacci numbers",
        ),
        ("number",),
        (
            code(
                "recurrence",
                "values = list({f}(8))",
                "assert tuple(values[:2]) in ((0, 1), (1, 1), (1, 2))",
                "for first, second, third in zip(values, values[1:], values[2:]):",
                "    assert third == first + second",
            ),
            code("length", "assert len(list({f}(5))) in (4, 5, 6)"),
            code("last_of_ten", "assert list({f}(10))[-1] in (8, 34, 55, 89)"),
        ),
        ONE | words("first terms generate"),
        "list",
        stated=(
            (
                r"\b(first|premiers?) `*(count|n|num|number|k|length|howmany|how_many|nombre)\b"
                r"|\b(les|the) (n|count) (first|premiers?)\b",
                code(
                    "as_many_as_told",
                    "assert [len(list({f}(n))) for n in (1, 2, 3, 6)] == [1, 2, 3, 6]",
                ),
            ),
            (
                r"\b(start\w*|begin\w*|commen\w*)( with| at| from| par| à)? 0( and|,) ?1\b"
                r"|\b0, 1, 1\b",
                code("start_as_told", "assert list({f}(6))[:4] == [0, 1, 1, 2]"),
            ),
        ),
    ),
    Intent(
        "number_theory.is_prime",
        "A prime has no divisors but one and itself.",
        ("is prime",),
        ("number",),
        PRIME_OR_NOT,
        ONE,
        "bool",
    ),
    Intent(
        "number_theory.prime",
        "A prime has no divisors but one and itself.",
        ("prime",),
        ("number",),
        PRIME_OR_NOT,
        ONE,
        "bool",
        unless=words("count primes candidate nth found"),
    ),
    Intent(
        "number_theory.is_power_of_two",
        "The number is two to some power.",
        ("is power two", "is power to"),
        ("number",),
        (
            yes("two", 2),
            yes("sixteen", 16),
            yes("large", 1024),
            no("even_but_none", 12),
            no("three", 3),
            no("six", 6),
            no("hundred", 100),
            yes("one", 1),
            when("zero compared=", no("zero", 0)),
        ),
        words("number"),
        "bool",
        unless=words("base power_of exponent"),
        stated=(
            (r"\b(0|zero) (and|or) negative numbers (are|is)(n't| not)\b", no("zero_said", 0)),
            (r"\b(0|zero) (and|or) negative numbers (are|is)(n't| not)\b", no("negative", -4)),
        ),
    ),
    Intent(
        "number_theory.primes",
        "The primes up to n, or the first n primes.",
        (
            "primes below",
            "primes less than",
            "primes under",
            "primes until",
            "all primes below",
            "premiers inferieurs",
            "nombres premiers jusqu",
            "primes",
            "generate primes",
            "prime numbers",
        ),
        ("number",),
        (
            Case(
                "up_to_ten",
                None,
                "code",
                (
                    "result = list({f}(10))",
                    "assert result in ([2, 3, 5, 7], [2, 3, 5, 7, 11, 13, 17, 19, 23, 29])",
                ),
            ),
            code(
                "past_a_square",
                "result = list({f}(26))",
                "assert result in ([2, 3, 5, 7, 11, 13, 17, 19, 23], [2, 3, 5, 7, 11, 13, 17, 19, "
                "23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101])",
            ),
            code("up_to_four", "assert list({f}(4)) in ([2, 3], [2, 3, 5, 7])"),
            code("up_to_six", "assert list({f}(6)) in ([2, 3, 5], [2, 3, 5, 7, 11, 13])"),
            code("up_to_one", "assert list({f}(1)) in ([], [2])"),
        ),
        ONE | words("generate list limit until"),
        "list",
        known=True,
    ),
    intent(
        "number_theory.primes_to",
        "The primes up to n, which is among them if it is one.",
        "nombres premiers|premiers jusqu|"
        "primes up to|list primes up to|prime numbers up to|all primes up to|sieve up to"
        "|nombres premiers jusqu a|premiers jusqu a",
        "number",
        eq("up_to_ten", 10, to=[2, 3, 5, 7]),
        eq("past_a_square", 26, to=[2, 3, 5, 7, 11, 13, 17, 19, 23]),
        eq("up_to_four", 4, to=[2, 3]),
        eq("nothing", 1, to=[]),
        when("room_for_the_last=", eq("a_prime", 7, to=[2, 3, 5, 7])),
        when("room_for_the_last=", eq("the_first", 2, to=[2])),
        objects="n a number the of value limit to up generate list all sieve eratosthenes primes",
        returns="list",
        known=True,
        spelled=(r"n|limit|maximum|max\w*|upper\w*|bound|limite|end|stop|top|number",),
        unless="exclusive below less strictly",
    ),
    Intent(
        "number_theory.sieve",
        "The primes up to n, listed or marked.",
        ("sieve", "sieve eratosthenes", "crible", "crible eratosthene", "crible premiers"),
        ("number",),
        (
            sieved("up_to_ten", 10, [2, 3, 5, 7], [11, 13, 17, 19, 23, 29]),
            sieved(
                "past_a_square",
                26,
                [2, 3, 5, 7, 11, 13, 17, 19, 23],
                [29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101],
            ),
            sieved("up_to_four", 4, [2, 3], [5, 7]),
            sieved("up_to_six", 6, [2, 3, 5], [7, 11, 13]),
            sieved("up_to_one", 1, [], [2]),
        ),
        ONE | words("up to generate list limit until"),
        "list",
        known=True,
        unless=words("spf smallest least factor"),
    ),
    Intent(
        "number_theory.is_even",
        "Even numbers are divisible by two, odd ones are not.",
        ("is even",),
        ("number",),
        (yes("two", 2), no("three", 3), yes("zero", 0), no("seven", 7), yes("negative_even", -4)),
        ONE,
        "bool",
    ),
    Intent(
        "number_theory.is_odd",
        "Odd numbers are not divisible by two, even ones are.",
        ("is odd",),
        ("number",),
        (yes("three", 3), no("two", 2), no("zero", 0), yes("seven", 7), no("ten", 10)),
        ONE,
        "bool",
    ),
    Intent(
        "number_theory.gcd",
        "The greatest number that divides both.",
        (
            "gcd",
            "max common divisor",
            "greatest common divisor",
            "hcf",
            "highest common factor",
            "pgcd",
        ),
        ("number", "number"),
        (
            eq("common_factor", 12, 18, to=6),
            eq("coprime", 7, 13, to=1),
            eq("larger_first", 100, 75, to=25),
            eq("multiple", 5, 10, to=5),
            eq("equal", 9, 9, to=9),
            eq("several_steps", 1071, 462, to=21),
        ),
        ONE | words("numbers two euclid euclidean"),
        "number",
        stated=(
            (NEVER_LESS, eq("negative_first", -12, 18, to=6)),
            (NEVER_LESS, eq("negative_second", 12, -18, to=6)),
        ),
    ),
    Intent(
        "number_theory.lcm",
        "The smallest common multiple of both.",
        ("lcm", "least common multiple", "least multiple", "smallest common multiple"),
        ("number", "number"),
        (
            eq("common_factor", 4, 6, to=12),
            eq("coprime", 3, 7, to=21),
            eq("multiple", 5, 10, to=10),
            code(
                "zero",
                "try:",
                "    result = {f}(0, 5)",
                "except (ValueError, ZeroDivisionError):",
                "    return  # positive numbers only",
                "assert result == 0",
            ),
            eq("equal", 7, 7, to=7),
            eq("larger_first", 10, 4, to=20),
            but("positive", when("abs", eq("of_a_negative", -4, 6, to=12))),
        ),
        ONE | words("numbers two"),
        "number",
        stated=(
            (NEVER_LESS, eq("negative_first", -4, 6, to=12)),
            (NEVER_LESS, eq("negative_second", 4, -6, to=12)),
            (
                r"\b(0|zero) (if|when|for|where|si)\b",
                code(
                    "stated_zero",
                    "assert {f}(0, 5) == 0",
                    "assert {f}(5, 0) == 0",
                    "assert {f}(0, 0) == 0",
                ),
            ),
        ),
    ),
    Intent(
        "number_theory.lcm_of_list",
        "The smallest common multiple of all.",
        (
            "lcm of",
            "lcm list",
            "lcm multiple",
            "lcm many",
            "lcm all",
            "lcm array",
            "ppcm liste",
            "until together",
            "together again",
            "minutes until together",
            "days until together",
            "meet again",
            "until they meet",
            "common period",
        ),
        ("numbers",),
        (
            eq("three", [2, 3, 4], to=12),
            eq("one", [5], to=5),
            eq("common_factors", [6, 8, 12], to=24),
            eq("the_same", [7, 7], to=7),
            eq("two", [10, 4], to=20),
        ),
        words(
            "numbers list of values array integers nums minutes days all bells started together "
            "ring again holds interval intervals every bell in periods"
        ),
        "number",
        unless=words("denominators fractions"),
    ),
    Intent(
        "number_theory.sum_of_digits",
        "The digits of a number added up.",
        ("sum digits", "digits sum"),
        ("number",),
        (
            eq("three_digits", 123, to=6),
            eq("zero", 0, to=0),
            eq("nines", 999, to=27),
            eq("inner_zero", 105, to=6),
            eq("one_digit", 7, to=7),
            eq("many_digits", 98765, to=35),
        ),
        ONE,
        "number",
        stated=(
            (SIGN_IGNORED, eq("sign_ignored", -123, to=6)),
            (SIGN_IGNORED, eq("sign_of_one_digit_ignored", -7, to=7)),
        ),
    ),
    Intent(
        "number_theory.count_digits",
        "How many digits a number has.",
        ("count digits",),
        ("number",),
        (
            eq("five_digits", 12345, to=5),
            eq("one_digit", 7, to=1),
            eq("trailing_zero", 100, to=3),
            eq("two_digits", 10, to=2),
            eq("nines", 999, to=3),
        ),
        ONE,
        "number",
        known=True,
    ),
    Intent(
        "number_theory.reverse_number",
        "The digits of a number in reverse order.",
        (
            "inverser entier",
            "renverser nombre",
            "inverser nombre",
            "inverser chiffres",
            "reverse number",
            "reverse integer",
            "reverse digits",
            "reverse int",
        ),
        ("number",),
        (
            eq("three_digits", 123, to=321),
            eq("one_digit", 7, to=7),
            eq("four_digits", 1204, to=4021),
            eq("two_digits", 12, to=21),
            eq("zero_at_the_end", 120, to=21),
        ),
        words("num"),
        "number",
        known=True,
    ),
    Intent(
        "number_theory.is_palindrome",
        "The number reads the same backwards.",
        ("is palindrome", "palindrome", "is palindrome number", "palindrome number"),
        ("number",),
        (
            yes("odd_length", 121),
            yes("even_length", 1221),
            no("different", 123),
            no("near", 1231),
            yes("one_digit", 7),
            no("two_digits", 10),
            yes("five_digits", 12321),
            no("inner_pair_differs", 123421),
        ),
        ONE,
        "bool",
        known=True,
    ),
    Intent(
        "number_theory.divisors",
        "All numbers that divide n.",
        ("divisors",),
        ("number",),
        (
            Case(
                "of_twelve",
                None,
                "code",
                (
                    "result = sorted({f}(12))",
                    "assert result in ([1, 2, 3, 4, 6, 12], [1, 2, 3, 4, 6], [2, 3, 4, 6])",
                ),
            ),
            code(
                "of_a_square",
                "result = sorted({f}(16))",
                "assert result in ([1, 2, 4, 8, 16], [1, 2, 4, 8], [2, 4, 8])",
            ),
            code(
                "of_eighteen",
                "result = sorted({f}(18))",
                "assert result in ([1, 2, 3, 6, 9, 18], [1, 2, 3, 6, 9], [2, 3, 6, 9])",
            ),
            code("of_a_prime", "assert sorted({f}(13)) in ([1, 13], [1], [])"),
            code("of_six", "assert sorted({f}(6)) in ([1, 2, 3, 6], [1, 2, 3], [2, 3])"),
        ),
        ONE | words("all list"),
        "list",
        known=True,
        unless=words("prime"),
    ),
    Intent(
        "number_theory.factors",
        "All numbers that divide n, alone or in pairs, or the primes whose product n is.",
        ("factors",),
        ("number",),
        tuple(
            code(
                f"of_{n}",
                *IN_ONE_LIST.format(n=n).splitlines(),
                f"assert result in {known}",
            )
            for n, known in (
                (12, ([1, 2, 3, 4, 6, 12], [1, 2, 3, 4, 6], [2, 3, 4, 6], [2, 2, 3], [2, 3])),
                (16, ([1, 2, 4, 8, 16], [1, 2, 4, 8], [2, 4, 8], [2, 2, 2, 2], [2])),
                (18, ([1, 2, 3, 6, 9, 18], [1, 2, 3, 6, 9], [2, 3, 6, 9], [2, 3, 3], [2, 3])),
                (13, ([1, 13], [1], [], [13])),
                (6, ([1, 2, 3, 6], [1, 2, 3], [2, 3])),
            )
        ),
        ONE | words("all list"),
        "list",
        known=True,
        unless=words("prime"),
    ),
    Intent(
        "number_theory.prime_powers",
        "The primes whose product is n, each with how often it divides it.",
        ("prime factors", "prime factorization", "factorize", "prime powers", "factorisation"),
        ("number",),
        tuple(
            code(
                label,
                f"result = {{f}}({n})",
                "if not isinstance(result, dict) and not any(",
                "    isinstance(part, (tuple, list)) for part in result",
                "):",
                "    return  # told one by one",
                f"assert dict(result) == {want}",
            )
            for label, n, want in (
                ("of_twelve", 12, {2: 2, 3: 1}),
                ("of_a_prime", 13, {13: 1}),
                ("of_a_square", 49, {7: 2}),
                ("of_eight", 8, {2: 3}),
                ("of_fifteen", 15, {3: 1, 5: 1}),
                ("of_sixty", 60, {2: 2, 3: 1, 5: 1}),
            )
        ),
        ONE
        | words("dict dictionary exponent exponents multiplicity with each prime factorisation"),
        "any",
        needs=words("exponent exponents multiplicities powers"),
    ),
    Intent(
        "number_theory.prime_factors",
        "The primes whose product is n.",
        (
            "factorize",
            "factorise",
            "decompose",
            "facteurs premiers",
            "decomposition",
            "factorization",
            "prime factors",
            "prime factorization",
        ),
        ("number",),
        (
            factored("of_twelve", 12, [2, 2, 3], [2, 3]),
            factored("of_a_prime", 13, [13]),
            factored("of_a_square", 49, [7, 7], [7]),
            factored("of_eight", 8, [2, 2, 2], [2]),
            factored("of_fifteen", 15, [3, 5]),
            factored("of_sixty", 60, [2, 2, 3, 5], [2, 3, 5]),
        ),
        ONE,
        "list",
        unless=words("exponent exponents multiplicities"),
        stated=(
            (AS_OFTEN, code("as_often", "assert sorted({f}(12)) == [2, 2, 3]")),
            (AS_OFTEN, code("one_has_none", "assert list({f}(1)) != [1]")),
        ),
    ),
]
