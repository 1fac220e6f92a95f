"""How well a line fits, and what it foretells."""

from swarm_tools.intents.model import Case, code, intent, near

XS = r"(xs?|x_values|x_data|x_list|train_x)"
YS = r"(ys?|y_values|y_data|y_list|train_y)"
PAIRS = "of the a to for data points line linear fit regression values x y"


def share(label: str, call: str, want: float) -> Case:
    """Return the case of a share; some round it."""
    return code(label, f"assert {{f}}({call}) == pytest.approx({want}, abs=0.006)")


INTENTS = [
    intent(
        "curves.determination", "The share of the spread that the line of least squares explains.",
        "r squared|r2|coefficient of determination|r2 score|rsquared", "numbers numbers",
        share("exact", "[0, 1, 2, 4], [1, 3, 5, 9]", 1),
        share("falling", "[0, 1, 2, 4], [5, 3, 1, -3]", 1),
        share("scattered", "[0, 1, 2, 3], [0, 2, 1, 3]", 0.64),
        share("hardly_any", "[0, 1, 2, 3], [1, 0, 0, 1]", 0),
        objects=PAIRS, returns="number", spelled=(XS, YS), unless="predicted pred adjusted",
    ),
    intent(
        "curves.foretold", "The value of the line of least squares at a place.",
        "predict|forecast|predict y|predict value|estimate", "numbers numbers number",
        near("between", [0, 1, 2, 4], [1, 3, 5, 9], 3, to=7),
        near("beyond", [0, 1, 2, 4], [1, 3, 5, 9], 10, to=21),
        near("before", [1, 2, 3], [10, 8, 6], -1, to=14),
        near("scattered", [0, 1, 2, 3], [0, 2, 1, 3], 5, to=4.3),
        objects=PAIRS + " new from at", returns="number",
        spelled=(XS, YS, r"(x|x_new|new_x|x0|at|value|target|point)"),
        needs="slope intercept", unless="nearest neighbors weights k",
    ),
]  # fmt: skip
