"""Measurements with errors, calibration tables, resistors in parallel, and molar masses."""

from swarm_tools.intents.model import Case, code, intent, near

TABLE = ((0, 10), (10, 30), (20, 40))
CLAMPED = r"\b(clamp|first or (the )?last|nearest (end|entry)|ends? of the table|born[eé])"


def looked_up(label: str, x: float, want: float) -> Case:
    """Return the case of a value between the points of a table, whichever comes first."""
    return code(
        label, "try:", f"    result = {{f}}({list(TABLE)}, {x})",
        "except (AttributeError, TypeError):", f"    result = {{f}}({x}, {list(TABLE)})",
        f"assert result == pytest.approx({want})",
    )  # fmt: skip


def combined(label: str, values: list, errors: list, mean: float, error: float) -> Case:
    """Return the case of the mean of values that weigh the less the larger their errors are."""
    return code(
        label, f"result = {{f}}({values}, {errors})",
        "mean, *more = result if isinstance(result, (tuple, list)) else (result,)",
        f"assert mean == pytest.approx({mean:.9g}, abs=0.006)",
        f"assert not more or more[0] == pytest.approx({error:.9g}, abs=0.006)",
    )  # fmt: skip


INTENTS = [
    intent(
        "laboratory.interpolate", "A value on the straight line between two points of a table.",
        "interpolate|lookup interpolate|interpolate table|linear interpolation|interp|interpoler"
        "|piecewise linear|lookup interpolated|interpolated value", "any any",
        looked_up("half_way", 5, 20), looked_up("near_the_second", 18, 38),
        looked_up("on_a_point", 10, 30), looked_up("first_quarter", 2.5, 15),
        objects="in a table value at x points linear calibration curve of",
        spelled=(r"(table|points|curve|data|samples|calibration|pairs|x|value)\w*",
                 r"(table|points|curve|data|samples|calibration|pairs|x|value|at|where)\w*"),
        needs="pairs tuples points zip x0 x1 xa left (x, low_x",
        unless="xs ys step nearest spline log polynomial lagrange",
        stated=((CLAMPED, looked_up("before_the_table", -5, 10)),
                (CLAMPED, looked_up("behind_the_table", 25, 40))),
    ),
    intent(
        "laboratory.weighted_mean", "Values weighted with the inverse squares of their errors.",
        "weighted mean|combine measurements|weighted average|combined mean|moyenne ponderee"
        "|inverse variance mean|combine", "numbers numbers",
        combined("equal_errors", [10, 14], [2, 2], 12, 2**0.5),
        combined("one_exact", [10, 14], [1, 2], 10.8, 0.8**0.5),
        combined("three", [1, 2, 4], [1, 1, 0.5], 19 / 6, (1 / 6) ** 0.5),
        objects="values errors measurements of mesures",
        spelled=(r"(values|measurements|x|xs|data|valeurs|mesures|results)",
                 r"(errors|errs|sigmas|sigma|uncertainties|deviations|erreurs|stds|std_devs)"),
        returns="any",
    ),
    intent(
        "laboratory.parallel", "One over the sum of what is one over each resistance.",
        "parallel|parallel resistance|resistors in parallel|parallel resistors|resistance parallel"
        "|resistance parallele|equivalent parallel|total parallel resistance|resistors parallel",
        "numbers",
        near("two_equal", [10, 10], to=5), near("two", [3, 6], to=2),
        near("three", [6, 3, 2], to=1), near("one", [47], to=47), near("small", [4, 12], to=3),
        objects="total resistance ohm ohms of resistors in equivalent values", returns="number",
        spelled=(r"(resist|r|value|ohm|rs)\w*",), unless="series capacitors",
    ),
    intent(
        "laboratory.series", "The resistances added up.",
        "series resistance|resistors in series|series resistors|resistance serie|resistors series"
        "|total series resistance", "numbers",
        near("two_equal", [10, 10], to=20), near("two", [3, 6], to=9),
        near("three", [6, 3, 2], to=11), near("one", [47], to=47),
        objects="total resistance ohm ohms of resistors in equivalent values", returns="number",
        spelled=(r"(resist|r|value|ohm|rs)\w*",), unless="parallel capacitors",
    ),
    intent(
        "laboratory.molar_mass", "The masses of the atoms of a formula, each as often as told.",
        "molar mass|molecular mass|molecular weight|masse molaire|formula mass|formula weight",
        "string",
        near("water", "H2O", to=18.015), near("carbon_dioxide", "CO2", to=44.009),
        near("salt", "NaCl", to=58.44), near("sulfuric_acid", "H2SO4", to=98.07),
        near("sugar", "C6H12O6", to=180.16),
        objects="of a formula compute calculate", returns="number",
        spelled=(r"(formula|compound|molecule|formule|s|text)\w*",),
    ),
    intent(
        "laboratory.parse_formula", "How many atoms of each element a formula has.",
        "parse formula|count atoms|atoms|atom counts|parse molecule|compter atomes", "string",
        *(
            code(label, f'result = {{f}}("{formula}")', f"assert dict(result) == {atoms}")
            for label, formula, atoms in (
                ("water", "H2O", {"H": 2, "O": 1}), ("salt", "NaCl", {"Na": 1, "Cl": 1}),
                ("sugar", "C6H12O6", {"C": 6, "H": 12, "O": 6}),
                ("twice", "CH3OH", {"C": 1, "H": 4, "O": 1}), ("one", "He", {"He": 1}),
            )
        ),
        objects="of a chemical formula in number count", returns="dict",
        spelled=(r"(formula|compound|molecule|formule)\w*",),
    ),
]  # fmt: skip
