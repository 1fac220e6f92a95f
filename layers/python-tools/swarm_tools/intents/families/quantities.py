"""Vectors, points, fractions, matrices and other values as objects."""

from swarm_tools.intents.model import ClassIntent, scene, words

HALF_THIRD = "thing = make(numerator=1, denominator=2)\nother = make(numerator=1, denominator=3)\n"
SAME = "assert result.numerator * {1} == result.denominator * {0}"
CHANGED = "out = thing if result is None else result\n"
ROWS = "rows = result if isinstance(result, list) else result.rows\n"
UNROLLED = "assert [list(row) for row in rows] == {0}"

INTENTS = [
    ClassIntent(
        "quantities.vector",
        "Vectors are added and multiplied by components.",
        ("vector", "vecteur", "vector 2d", "vector 3d", "vec", "vector2d", "vec2"),
        {
            "plus": "__add__ add plus ajouter",
            "minus": "__sub__ subtract sub minus",
            "times": "scale multiply __mul__ mul scalar_multiply",
            "dot": "dot dot_product produit_scalaire __matmul__()",
            "magnitude": "magnitude norm length() __abs__ norme mag",
            "cross": "cross cross_product",
            "x": "x", "y": "y", "z": "z",
        },
        (
            scene("sum", "thing = make(x=1, y=2)\nresult = thing.plus(make(x=3, y=5))\n"
                  + CHANGED + "assert (out.x, out.y) == (4, 7)"),
            scene("difference", "thing = make(x=4, y=9)\nresult = thing.minus(make(x=3, y=5))\n"
                  + CHANGED + "assert (out.x, out.y) == (1, 4)"),
            scene("sum_in_space", "thing = make(x=1, y=2, z=3)\n"
                  "result = thing.plus(make(x=3, y=5, z=8))\n"
                  + CHANGED + "assert (out.x, out.y, out.z) == (4, 7, 11)"),
            scene("scaled", "thing = make(x=1, y=2)\nresult = thing.times(3)\n"
                  + CHANGED + "assert (out.x, out.y) == (3, 6)"),
            scene("dot", "assert make(x=1, y=2).dot(make(x=3, y=5)) == 13"),
            scene("dot_in_space", "assert make(x=1, y=2, z=3).dot(make(x=3, y=5, z=8)) == 37"),
            scene("length", "assert make(x=3, y=4).magnitude == pytest.approx(5)"),
            scene("length_in_space", "assert make(x=2, y=3, z=6).magnitude == pytest.approx(7)"),
            scene("dot_of_list",
            "assert make(components=[1, 2]).dot(make(components=[3, 5])) == 13"),
            scene("length_of_list", "assert make(components=[3, 4]).magnitude == pytest.approx(5)"),
        ),
    ),
    ClassIntent(
        "quantities.point",
        "The distance of points is that of a straight line.",
        ("point", "point 2d", "point2d", "position", "coordinate"),
        {
            "distance": "distance_to distance distance_from dist",
            "origin": "distance_from_origin distance_to_origin norm magnitude",
            "move": "move translate move_by shift deplacer",
            "midpoint": "midpoint milieu midpoint_to",
            "x": "x", "y": "y",
        },
        (
            scene("distance", "assert make(x=1, y=1).distance(make(x=4, y=5)) == pytest.approx(5)"),
            scene("distance_back", "assert make(x=4, y=5).distance(make(x=1, y=1)) == "
                  "pytest.approx(5)"),
            scene("from_origin", "assert make(x=3, y=4).origin == pytest.approx(5)"),
            scene("moved", "thing = make(x=1, y=2)\nresult = thing.move(dx=3, dy=5)\n"
                  "assert (thing.x, thing.y) == (4, 7) or (result.x, result.y) == (4, 7)"),
            scene("midpoint", "result = make(x=2, y=4).midpoint(make(x=6, y=10))\n"
                  "assert (result.x, result.y) == (4, 7)"),
        ),
        {},
        words("manhattan grid lat lon abs max"),
    ),
    ClassIntent(
        "quantities.fraction",
        "Fractions are added and multiplied as numbers.",
        ("fraction", "rational", "rationnel"),
        {
            "plus": "__add__ add plus",
            "minus": "__sub__ subtract minus",
            "times": "__mul__ multiply times mul",
            "divided": "__truediv__ divide div",
            "number": "to_float to_decimal as_float __float__() decimal value()",
            "numerator": "numerator num n top numer",
            "denominator": "denominator den denom d bottom",
        },
        (
            scene("sum", HALF_THIRD + "result = thing.plus(other)\n" + SAME.format(5, 6)),
            scene("difference", HALF_THIRD + "result = thing.minus(other)\n" + SAME.format(1, 6)),
            scene("product", HALF_THIRD + "result = thing.times(other)\n" + SAME.format(1, 6)),
            scene("quotient", HALF_THIRD + "result = thing.divided(other)\n" + SAME.format(3, 2)),
            scene("as_number", "assert make(numerator=3, denominator=4).number == "
                  "pytest.approx(0.75)"),
        ),
    ),
    ClassIntent(
        "quantities.matrix",
        "Matrices are added and multiplied by rows and columns.",
        ("matrix", "matrice"),
        {
            "plus": "__add__ add plus",
            "times": "__mul__ multiply __matmul__() matmul",
            "transpose": "transpose transposee transposed",
            "determinant": "determinant det",
            "trace": "trace",
            "rows": "rows data matrix values grid elements",
        },
        (
            scene("sum", "result = make(rows=[[1, 2], [3, 4]]).plus(make(rows=[[5, 6], [7, 8]]))\n"
                  + ROWS + UNROLLED.format("[[6, 8], [10, 12]]")),
            scene("product", "result = make(rows=[[1, 2], [3, 4]]).times("
                  "make(rows=[[5, 6], [7, 8]]))\n" + ROWS + UNROLLED.format("[[19, 22], [43, 50]]"),
                  unless="elementwise scalar hadamard"),
            scene("transposed", "thing = make(rows=[[1, 2, 3], [4, 5, 6]])\n"
                  "result = thing.transpose()\n" + ROWS
                  + UNROLLED.format("[[1, 4], [2, 5], [3, 6]]")),
            scene("determinant", "assert make(rows=[[3, 8], [4, 6]]).determinant == "
                  "pytest.approx(-14)"),
            scene("trace", "assert make(rows=[[3, 8], [4, 6]]).trace == 9"),
        ),
    ),
    ClassIntent(
        "quantities.temperature",
        "Fahrenheit is Celsius times 9/5 plus 32, Kelvin Celsius plus 273.15.",
        ("temperature", "thermometer", "celsius", "temp"),
        {
            "fahrenheit": "to_fahrenheit fahrenheit get_fahrenheit as_fahrenheit in_fahrenheit "
            "en_fahrenheit",
            "kelvin": "to_kelvin kelvin get_kelvin as_kelvin in_kelvin",
        },
        (
            scene("boiling_in_fahrenheit", "assert make(celsius=100).fahrenheit == "
                  "pytest.approx(212)"),
            scene("freezing_in_fahrenheit", "assert make(celsius=0).fahrenheit == "
                  "pytest.approx(32)"),
            scene("in_kelvin", "assert make(celsius=100).kelvin == pytest.approx(373.15, abs=0.2)"),
        ),
        {},
        words("unit scale reading readings"),
    ),
    ClassIntent(
        "quantities.money",
        "Amounts of one currency are added.",
        ("money", "amount", "argent"),
        {"plus": "__add__ add plus", "minus": "__sub__ subtract minus", "amount": "amount value"},
        (
            scene("sum",
            "result = make(amount=5).plus(make(amount=7))\nassert result.amount == 12"),
            scene("difference", "result = make(amount=9).minus(make(amount=7))\n"
                  "assert result.amount == 2"),
        ),
        {"currency": "EUR", "devise": "EUR"},
        words("cents"),
    ),
    ClassIntent(
        "quantities.time_of_day",
        "An hour has 60 minutes of 60 seconds.",
        ("time", "duration", "clock time", "duree"),
        {
            "seconds": "to_seconds total_seconds in_seconds as_seconds en_secondes",
            "minutes": "to_minutes total_minutes in_minutes as_minutes en_minutes",
        },
        (
            scene("all_in_seconds", "assert make(hours=1, minutes=2, seconds=3).seconds == 3723"),
            scene("minutes_in_seconds", "assert make(hours=2, minutes=30).minutes == 150"),
        ),
    ),
    ClassIntent(
        "quantities.polynomial",
        "The value of a polynomial.",
        ("polynomial", "polynome"),
        {"value": "evaluate eval __call__() value_at evaluer", "degree": "degree get_degree degre"},
        (
            scene("value", "assert make(coefficients=[1, 2, 1]).value(3) == 16"),
            scene("value_of_symmetric", "assert make(coefficients=[2, 3, 3, 2]).value(2) == 36"),
            scene("degree", "assert make(coefficients=[1, 2, 1]).degree == 2"),
        ),
    ),
]  # fmt: skip
