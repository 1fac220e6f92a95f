"""Operations on one, two or three numbers."""

from swarm_tools.intents.model import Intent, code, eq, when, words

TWO = words("numbers two values number safe int ints integers floats num")
ONE = words("number value of num")
GENERIC = (
    r"[abxyznmijkpquvw]\d?|(num|number|n|val|value|first|second|left|right|op|operand|nombre"
    r"|premier|deuxieme|augend|addend|term|int|arg|x|a)_?\w*"
)
ZERO_RAISES = (
    r"ValueError.{0,80}\b(zero|0)\b",
    code("by_zero_raises", "with pytest.raises(ValueError):", "    {f}(10, 0)"),
)


def not_refused(label, first, second, want):
    """Return the case of a difference below zero, which may be refused."""
    return code(
        label,
        "try:",
        f"    result = {{f}}({first}, {second})",
        "except ValueError:",
        "    return",
        f"assert result == pytest.approx({want})",
    )


INTENTS = [
    Intent(
        "arithmetic.add",
        "Adding gives the sum of two numbers.",
        ("add", "sum", "sum two"),
        ("number", "number"),
        (
            eq("two_numbers", 2, 3, to=5),
            eq("negative_number", -4, 9, to=5),
            eq("zero", 7, 0, to=7),
            eq("equal_numbers", 4, 4, to=8),
            eq("zero_first", 0, 5, to=5),
        ),
        TWO,
        "number",
        known=True,
        unless=words("list lst items start end range"),
        spelled=(GENERIC, GENERIC),
    ),
    Intent(
        "arithmetic.subtract",
        "Subtracting takes the second number from the first.",
        ("subtract", "minus"),
        ("number", "number"),
        (
            eq("two_numbers", 10, 4, to=6),
            not_refused("negative_result", 3, 8, -5),
            eq("zero", 7, 0, to=7),
            not_refused("negative_first", -3, 4, -7),
            eq("equal_numbers", 5, 5, to=0),
            eq("one_less", 100, 1, to=99),
        ),
        TWO,
        "number",
        known=True,
        unless=words("health damage floor="),
    ),
    Intent(
        "arithmetic.multiply",
        "Multiplying gives the product of two numbers.",
        ("multiply", "product"),
        ("number", "number"),
        (
            eq("two_numbers", 3, 4, to=12),
            eq("zero", 5, 0, to=0),
            eq("negative_number", -2, 6, to=-12),
            eq("one", 7, 1, to=7),
            eq("zero_first", 0, 5, to=0),
            eq("two_digits", 12, 11, to=132),
        ),
        TWO,
        "number",
        known=True,
        unless=words("price prices id name"),
    ),
    Intent(
        "arithmetic.divide",
        "Dividing gives the quotient of two numbers.",
        ("divide",),
        ("number", "number"),
        (
            eq("even_division", 10, 2, to=5),
            eq("negative_number", -9, 3, to=-3),
            eq("negative_divisor", 8, -2, to=-4),
            eq("fraction", 7, 2, to=3.5, rounds=True),
            eq("smaller_by_larger", 1, 4, to=0.25, rounds=True),
        ),
        TWO,
        "number",
        known=True,
        stated=(ZERO_RAISES,),
        unless=words(
            "integer floor quotient whole euclidean entiere entière remainder modulo goes_through="
        ),
    ),
    Intent(
        "arithmetic.modulo",
        "The remainder of a division.",
        ("modulo", "remainder", "mod"),
        ("number", "number"),
        (
            eq("remainder", 10, 3, to=1),
            eq("no_remainder", 9, 3, to=0),
            eq("smaller_by_larger", 2, 5, to=2),
            eq("equal_numbers", 5, 5, to=0),
            eq("by_one", 7, 1, to=0),
            eq("several_times", 23, 7, to=2),
        ),
        TWO,
        "number",
        known=True,
        unless=frozenset({"floor="}),
    ),
    Intent(
        "arithmetic.power",
        "The base raised to the exponent.",
        ("power", "exponent"),
        ("number", "number"),
        (
            eq("two_to_the_third", 2, 3, to=8),
            eq("three_squared", 3, 2, to=9),
            eq("exponent_zero", 5, 0, to=1),
            eq("exponent_one", 7, 1, to=7),
            eq("larger_exponent", 2, 10, to=1024),
            eq("odd_exponent", 3, 5, to=243),
            eq("negative_base", -2, 3, to=-8),
            eq("base_one", 1, 6, to=1),
            *(
                when(
                    "minus_name=",
                    code(
                        label,
                        "try:",
                        f"    result = {{f}}({base}, {exponent})",
                        "except (ValueError, TypeError, ZeroDivisionError):",
                        "    return",
                        f"assert result in ({value}, 0, None)",
                    ),
                )
                for label, base, exponent, value in (
                    ("negative_exponent", 2, -2, 0.25),
                    ("negative_odd_exponent", 4, -1, 0.25),
                )
            ),
        ),
        words("of number raise to recursive iterative"),
        "number",
        known=True,
        unless=words(
            "voltage current watts resistance energy work time v i modulus mod matrix force "
            "velocity speed torque omega"
        ),
    ),
    Intent(
        "arithmetic.square",
        "A number times itself.",
        ("square",),
        ("number",),
        (
            eq("positive", 3, to=9),
            eq("negative", -4, to=16),
            eq("zero", 0, to=0),
            eq("five", 5, to=25),
            eq("one", 1, to=1),
            eq("ten", 10, to=100),
        ),
        ONE,
        "number",
        known=True,
        unless=words("side area size draw root perimeter sqrt 64 minus_one= t"),
    ),
    Intent(
        "arithmetic.cube",
        "A number times itself twice.",
        ("cube",),
        ("number",),
        (
            eq("positive", 3, to=27),
            eq("negative", -2, to=-8),
            eq("two", 2, to=8),
            eq("one", 1, to=1),
            eq("zero", 0, to=0),
            eq("five", 5, to=125),
        ),
        ONE,
        "number",
        known=True,
        unless=words("side volume size draw root"),
    ),
    Intent(
        "arithmetic.square_root",
        "The number whose square is the argument.",
        ("racine carree", "square root", "sqrt"),
        ("number",),
        (
            code(
                "perfect_squares",
                "for root in (1, 2, 3, 10):",
                "    assert abs({f}(root * root) - root) < 0.01",
            ),
            code("twelve", "assert abs({f}(144) - 12) < 0.01"),
            code("five", "assert abs({f}(25) - 5) < 0.01"),
            code("one", "assert abs({f}(1) - 1) < 0.01"),
            code("forty", "assert abs({f}(1600) - 40) < 0.01"),
        ),
        ONE,
        "number",
    ),
    Intent(
        "arithmetic.absolute",
        "The value without its sign.",
        ("valeur absolue", "absolute", "abs", "absolute value", "abs value"),
        ("number",),
        (
            eq("negative", -5, to=5),
            eq("positive", 5, to=5),
            eq("zero", 0, to=0),
            eq("minus_one", -1, to=1),
            eq("one", 1, to=1),
            eq("large_negative", -120, to=120),
        ),
        ONE,
        "number",
    ),
    Intent(
        "arithmetic.absolute_difference",
        "The distance between two numbers.",
        ("absolute difference", "abs difference", "abs diff"),
        ("number", "number"),
        (
            eq("second_larger", 3, 7, to=4),
            eq("first_larger", 7, 3, to=4),
            eq("equal", 2, 2, to=0),
            eq("negative_first", -3, 4, to=7),
            eq("both_negative", -2, -9, to=7),
            eq("zero_first", 0, 6, to=6),
        ),
        words("between numbers two and"),
        "number",
    ),
    Intent(
        "arithmetic.sign",
        "Minus one, zero or one.",
        ("sign", "signum"),
        ("number",),
        (
            eq("negative", -5, to=-1),
            eq("positive", 9, to=1),
            eq("one", 1, to=1),
            eq("minus_one", -1, to=-1),
            eq("large", 120, to=1),
        ),
        ONE,
        "number",
        known=True,
    ),
    Intent(
        "arithmetic.clamp",
        "The value, held between a lower and an upper bound.",
        ("clamp",),
        ("number", "number", "number"),
        (
            eq("inside", 5, 0, 10, to=5),
            eq("below", -1, 0, 10, to=0),
            eq("above", 11, 0, 10, to=10),
            eq("at_the_lower", 0, 0, 10, to=0),
            eq("at_the_upper", 10, 0, 10, to=10),
            eq("below_negative", -20, -10, -5, to=-10),
            eq("above_negative", 0, -10, -5, to=-5),
        ),
        ONE,
        "number",
        spelled=(
            r"v|val|value|x|n|num|number|valeur",
            r"lo|low|lower.*|min.*|a",
            r"hi|high|upper.*|max.*|b",
        ),
    ),
    Intent(
        "arithmetic.double",
        "Twice the number.",
        ("double",),
        ("number",),
        (
            eq("positive", 4, to=8),
            eq("negative", -3, to=-6),
            eq("zero", 0, to=0),
            eq("one", 1, to=2),
            eq("two_digits", 50, to=100),
        ),
        ONE,
        "number",
        known=True,
        unless=words("9"),
    ),
]
