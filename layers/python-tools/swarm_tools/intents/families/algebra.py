"""Fractions, complex numbers, matrices and polynomials as objects."""

from swarm_tools.intents.model import ClassIntent, scene, words

HALF_THIRD = "thing = make(numerator=1, denominator=2)\nother = make(numerator=1, denominator=3)\n"
SAME = "assert result.numerator * {1} == result.denominator * {0}"
TEXTS = "assert str(result).replace(' ', '') == '{0}/{1}'"
CHANGED = "result = thing if isinstance(result, int | None) else result\n"
ROWS = CHANGED + "rows = result if isinstance(result, list) else result.rows\n"
UNROLLED = (
    "rows = [row if isinstance(row, (int, float)) else list(row) for row in rows]\n"
    "assert rows in ({0}, sum({0}, []))"
)
WIDE = "thing = make(rows=[[1, 2, 3], [4, 5, 6]])\n"
BY_ROWS = r"\A(?![\s\S]*(element[- ]?wise|(by|per) element|hadamard|entry by entry|pointwise))"
LOWEST_FIRST = (
    r"\b(lowest|smallest|least|constant)( (power|degree|order|term|exponent|coefficient)s?)? first"
    r"|\b(increasing|ascending|rising) (powers?|degrees?|order)|(?<!d[eé])croissante?s?\b"
    r"|index is the (power|exponent|degree)"
    r"|\b(from|starting (at|from|with)) the (constant|lowest)( \w+)? (term )?(up|on)"
)
HIGHEST_FIRST = (
    r"\b(highest|largest|greatest|leading)"
    r"( (power|degree|order|term|exponent|coefficient)s?)? first"
    r"|\b(decreasing|descending|falling) (powers?|degrees?|order)|\bd[eé]croissante?s?\b"
)
VALUED = "if isinstance(thing, (list, tuple, int, float)):\n    return\n"
COMPLEX = "thing = make(real=1, imaginary=2)\nother = make(real=3, imaginary=-5)\n"
PARTS = CHANGED + "assert (result.real, result.imaginary) == pytest.approx(({0}, {1}))"


def worked(label: str, role: str, top: int, bottom: int) -> tuple:
    """Return the scenarios of an operation on a half and a third, by parts and by text."""
    made = HALF_THIRD + f"result = thing.{role}(other)\n" + CHANGED
    return (
        scene(label, made + SAME.format(top, bottom)),
        scene(f"{label}_shown", made + TEXTS.format(top, bottom).replace("str(result)",
              "str(result.text)"), without="numerator"),
    )  # fmt: skip


INTENTS = [
    ClassIntent(
        "algebra.fraction",
        "Fractions are added, subtracted, multiplied and divided as numbers, always reduced to "
        "lowest terms with a positive denominator where that is said.",
        ("fraction", "rational", "rationnel", "rational number", "nombre rationnel"),
        {
            "plus": "__add__ add plus ajouter additionner",
            "minus": "__sub__ subtract minus sub soustraire",
            "times": "__mul__ multiply times mul multiplier",
            "divided": "__truediv__ divide div diviser",
            "number": "to_float to_decimal as_float __float__() decimal value()",
            "equals": "__eq__ equals",
            "less": "__lt__ is_less_than less_than",
            "inverse": "reciprocal inverse invert",
            "numerator": "numerator num n top numer numerateur",
            "denominator": "denominator den denom d bottom denominateur",
            "text": "__str__ to_string __repr__",
        },
        (
            *worked("sum", "plus", 5, 6),
            *worked("difference", "minus", 1, 6),
            *worked("product", "times", 1, 6),
            *worked("quotient", "divided", 3, 2),
            scene("as_number", "assert make(numerator=3, denominator=4).number == "
                  "pytest.approx(0.75)"),
            scene("reduced", "result = make(numerator=6, denominator=8)\n"
                  "assert (result.numerator, result.denominator) == (3, 4)",
                  unless="simplify reduce simplified normalize",
                  said=r"reduced|lowest terms|simplest|simplif|irreductible|irréductible"),
            scene("sign_above", "result = make(numerator=3, denominator=-4)\n"
                  "assert (result.numerator, result.denominator) == (-3, 4)",
                  said=r"(positive|non-negative) denominator|denominator (is |\w+ ){0,2}positive"
                  r"|sign \w+ (in|on|by) the (numerator|top)"),
            *(scene(f"{label}_of_others", "thing = make(numerator=3, denominator=4)\n"
                    f"other = make(numerator=1, denominator=6)\nresult = thing.{role}(other)\n"
                    + CHANGED + SAME.format(top, bottom))
              for label, role, top, bottom in (
                  ("sum", "plus", 11, 12), ("difference", "minus", 7, 12),
                  ("product", "times", 1, 8), ("quotient", "divided", 9, 2))),
            scene("sign_is_not_lost", "thing = make(numerator=3, denominator=-4)\n"
                  "assert (thing.numerator, thing.denominator) == (-3, 4)", needs="minus_name="),
            scene("equal", "assert make(numerator=3, denominator=4).equals("
                  "make(numerator=3, denominator=4))\n"
                  "assert not make(numerator=3, denominator=4).equals("
                  "make(numerator=3, denominator=5))\n"
                  "assert not make(numerator=3, denominator=4).equals("
                  "make(numerator=1, denominator=4))"),
            scene("less", "assert make(numerator=2, denominator=7).less("
                  "make(numerator=1, denominator=3))\nassert not make(numerator=1, denominator=3)"
                  ".less(make(numerator=2, denominator=7))"),
            scene("inverse", "thing = make(numerator=3, denominator=4)\nresult = thing.inverse\n"
                  + CHANGED + SAME.format(4, 3)),
            scene("shown", "result = str(make(numerator=3, denominator=4).text)\n"
                  "assert result.replace(' ', '').strip('()') == '3/4' or '/' not in result"),
        ),
        {},
        words("mixed whole egyptian"),
    ),
    ClassIntent(
        "algebra.complex",
        "Complex numbers are added and multiplied by real and imaginary parts.",
        ("complex number", "complex", "complexe", "nombre complexe"),
        {
            "plus": "__add__ add plus ajouter",
            "minus": "__sub__ subtract minus sub",
            "times": "__mul__ multiply times mul",
            "size": "modulus __abs__ magnitude module abs absolute()",
            "conjugate": "conjugate conjugue conj",
            "equals": "__eq__ equals",
            "real": "real re a x reel",
            "imaginary": "imag imaginary im b y imaginaire",
        },
        (
            scene("sum", COMPLEX + "result = thing.plus(other)\n" + PARTS.format(4, -3)),
            scene("difference", COMPLEX + "result = thing.minus(other)\n" + PARTS.format(-2, 7)),
            scene("product", COMPLEX + "result = thing.times(other)\n" + PARTS.format(13, 1)),
            scene("modulus", "assert make(real=3, imaginary=-4).size == pytest.approx(5)"),
            scene("conjugate", COMPLEX + "result = thing.conjugate\n" + PARTS.format(1, -2)),
            scene("equal", COMPLEX + "assert thing.equals(make(real=1, imaginary=2))\n"
                  "assert not thing.equals(make(real=1, imaginary=3))\n"
                  "assert not thing.equals(make(real=0, imaginary=2))"),
        ),
    ),
    ClassIntent(
        "algebra.matrix",
        "Matrices are added and multiplied by rows and columns; the product of this matrix and "
        "another one, the trace along the main diagonal.",
        ("matrix", "matrice"),
        {
            "plus": "__add__ add plus ajouter",
            "minus": "__sub__ subtract minus sub",
            "times": "__matmul__ matmul __mul__ multiply dot product",
            "scaled": "scale scaled scalar_multiply multiply_scalar multiply_by_scalar "
            "mul_scalar scale_by",
            "transpose": "transpose transposee transposed",
            "determinant": "determinant det",
            "trace": "trace",
            "shape": "shape dimensions get_shape",
            "is_square": "is_square est_carree",
            "is_symmetric": "is_symmetric est_symetrique",
            "rows": "data values matrix grid elements entries rows cells lignes",
        },
        (
            scene("sum", "thing = make(rows=[[1, 2], [3, 4]])\n"
                  "result = thing.plus(make(rows=[[5, 6], [7, 8]]))\n"
                  + ROWS + UNROLLED.format("[[6, 8], [10, 12]]")),
            scene("sum_of_wide_ones", WIDE + "result = thing.plus("
                  "make(rows=[[5, 6, 9], [7, 8, 3]]))\n" + ROWS
                  + UNROLLED.format("[[6, 8, 12], [11, 13, 9]]")),
            scene("difference", "thing = make(rows=[[9, 2], [3, 4]])\nresult = thing.minus("
                  "make(rows=[[5, 6], [7, 1]]))\n" + ROWS + UNROLLED.format("[[4, -4], [-4, 3]]")),
            scene("product", "thing = make(rows=[[1, 2], [3, 4]])\nresult = thing.times("
                  "make(rows=[[5, 6], [7, 8]]))\n" + ROWS + UNROLLED.format("[[19, 22], [43, 50]]"),
                  unless="scalar", said=BY_ROWS),
            scene("product_of_other_shapes", WIDE + "result = thing.times("
                  "make(rows=[[1, 2], [3, 4], [5, 6]]))\n" + ROWS
                  + UNROLLED.format("[[22, 28], [49, 64]]"),
                  unless="scalar square", said=BY_ROWS),
            scene("product_with_a_column", WIDE + "result = thing.times("
                  "make(rows=[[1], [2], [3]]))\n" + ROWS + UNROLLED.format("[[14], [32]]"),
                  unless="scalar square", said=BY_ROWS),
            scene("product_of_column_and_row", "thing = make(rows=[[1], [2]])\n"
                  "result = thing.times("
                  "make(rows=[[3, 4, 5]]))\n" + ROWS + UNROLLED.format("[[3, 4, 5], [6, 8, 10]]"),
                  unless="scalar square", said=BY_ROWS),
            scene("scaled", WIDE + "result = thing.scaled(3)\n" + ROWS
                  + UNROLLED.format("[[3, 6, 9], [12, 15, 18]]")),
            scene("transposed", "thing = make(rows=[[1, 2, 3], [4, 5, 6]])\n"
                  "result = thing.transpose()\n" + ROWS
                  + UNROLLED.format("[[1, 4], [2, 5], [3, 6]]")),
            scene("determinant", "assert make(rows=[[3, 8], [4, 6]]).determinant == "
                  "pytest.approx(-14)"),
            scene("trace", "assert make(rows=[[3, 8], [4, 6]]).trace == 9"),
            scene("shape", WIDE + "shape = thing.shape\n"
                  "assert isinstance(shape, dict) or tuple(shape) == (2, 3)"),
            scene("square", WIDE + "assert not thing.is_square\n"
                  "assert make(rows=[[3, 8], [4, 6]]).is_square"),
            scene("symmetric", "assert make(rows=[[3, 8], [8, 6]]).is_symmetric\n"
                  "assert not make(rows=[[3, 8], [4, 6]]).is_symmetric\n"
                  "assert not make(rows=[[1, 2, 3], [2, 4, 5], [9, 5, 6]]).is_symmetric"),
        ),
    ),
    ClassIntent(
        "algebra.polynomial",
        "The value of a polynomial.",
        ("polynomial", "polynome"),
        {"value": "evaluate eval __call__() value_at evaluer value() valeur compute",
         "degree": "degree get_degree degre",
         "plus": "__add__ add plus", "times": "__mul__ multiply times",
         "derivative": "derivative derive differentiate derivee"},
        (
            scene("value", "assert make(coefficients=[1, 2, 1]).value(3) == 16"),
            scene("value_of_symmetric", "assert make(coefficients=[2, 3, 3, 2]).value(2) == 36"),
            scene("value_at_zero", "assert make(coefficients=[2, 3, 2]).value(0) == 2"),
            scene("value_lowest_first", "assert make(coefficients=[1, 0, 3]).value(2) == 13",
                  said=LOWEST_FIRST),
            scene("value_highest_first", "assert make(coefficients=[1, 0, 3]).value(2) == 7",
                  said=HIGHEST_FIRST),
            scene("derivative_lowest_first", "thing = make(coefficients=[5, 2, 3]).derivative()\n"
                  + VALUED + "assert thing.value(2) == 14", said=LOWEST_FIRST),
            scene("derivative_highest_first", "thing = make(coefficients=[3, 2, 5]).derivative()\n"
                  + VALUED + "assert thing.value(2) == 14", said=HIGHEST_FIRST),
            scene("degree", "assert make(coefficients=[1, 2, 1]).degree == 2"),
            scene("sum", "thing = make(coefficients=[1, 2, 1]).plus(make(coefficients=[4, 1, 4]))\n"
                  + VALUED + "assert thing.value(2) == 31"),
            scene("sum_with_a_longer_one", "thing = make(coefficients=[1, 2, 1]).plus("
                  "make(coefficients=[5]))\n" + VALUED + "assert thing.value(1) == 9"),
            scene("sum_of_a_shorter_one", "thing = make(coefficients=[5]).plus("
                  "make(coefficients=[1, 2, 1]))\n" + VALUED + "assert thing.value(1) == 9"),
            scene("product", "thing = make(coefficients=[1, 2, 1]).times("
                  "make(coefficients=[3, 3]))\n" + VALUED + "assert thing.value(2) == 81"),
            scene("derivative", "thing = make(coefficients=[2, 3, 2]).derivative()\n"
                  + VALUED + "assert thing.value(1) == 7\nassert thing.value(2) == 11"),
        ),
    ),
]  # fmt: skip
