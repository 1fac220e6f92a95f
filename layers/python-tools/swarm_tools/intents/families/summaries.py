"""Other means, spreads and relations of numbers."""

from math import prod, sqrt

from swarm_tools.intents.model import code, each, eq, intent, near, one_of

LIST = "list numbers values data array of a scores the numbers calculate items"


INTENTS = [
    intent(
        "summaries.weighted_mean", "Values times weights, by the sum of the weights.",
        "weighted average|weighted mean|average weighted|moyenne ponderee|weighted avg",
        "numbers numbers",
        eq("two_weights", [80, 90], [1, 3], to=87.5), eq("equal_weights", [4, 8], [2, 2], to=6),
        eq("small_weights", [10, 20], [0.5, 0.5], to=15),
        eq("three_weights", [1, 2, 6], [2, 1, 1], to=2.5),
        objects=LIST, returns="number", spelled=(r"(?!.*(weight|w$|coef|poids)).*",
                                                 r".*(weight|w$|ws|coef|poids|credits).*"),
    ),
    intent(
        "summaries.geometric_mean", "The n-th root of the product.",
        "geometric mean|geometric average|moyenne geometrique", "numbers",
        near("two", [2, 8], to=4), near("three", [1, 3, 9], to=3), objects=LIST, returns="number",
    ),
    intent(
        "summaries.harmonic_mean", "The count by the sum of the reciprocals.",
        "harmonic mean|harmonic average|moyenne harmonique", "numbers",
        near("two", [2, 6], to=3), near("equal", [5, 5], to=5),
        near("three", [1, 2, 2], to=1.5), objects=LIST, returns="number",
    ),
    intent(
        "summaries.root_mean_square", "The root of the mean of the squares.",
        "rms|root mean square|quadratic mean", "numbers",
        near("two", [1, 7], to=5), near("equal", [3, 3], to=3),
        near("four", [1, 1, 1, 5], to=7**0.5), objects=LIST, returns="number",
    ),
    intent(
        "summaries.mean_absolute_deviation", "The mean distance from the mean.",
        "mean absolute deviation|average deviation|mean deviation|ecart absolu moyen", "numbers",
        eq("four", [2, 4, 6, 8], to=2), eq("equal", [5, 5], to=0),
        eq("three", [1, 2, 6], to=2), eq("two", [1, 9], to=4),
        objects=LIST, returns="number",
        unless="median",
    ),
    intent(
        "summaries.sum_of_absolutes", "The sum of the values without their signs.",
        "sum absolute|sum abs|absolute sum|sum absolute values", "numbers",
        eq("mixed", [-1, 2, -3], to=6),
        eq("one_negative", [-7], to=7),
        eq("two", [4, -5], to=9), objects=LIST, returns="number", unless="difference",
    ),
    intent(
        "summaries.min_max_scaled", "From the smallest as zero to the largest as one.",
        "normalize|min max normalize|min max scale|normalize list|normalize min max|scale to unit"
        "|normalise|min max scaling|min max normalization|rescale", "numbers",
        code("three", "result = list({f}([2, 4, 6]))",
             "assert result == pytest.approx([0, 0.5, 1])"),
        code("unsorted", "result = list({f}([10, 30, 15, 50]))",
             "assert result == pytest.approx([0, 0.5, 0.125, 1], abs=0.01)"),
        objects=LIST + " min max", returns="list", known=True, needs="min",
        unless="sum total std 100 norm",
    ),
    intent(
        "summaries.z_scores", "Distances from the mean in standard deviations.",
        "z scores|zscores|z score|standardize|z score normalize", "numbers",
        code("mean_is_zero", "assert sum({f}([1, 2, 3, 6])) == pytest.approx(0, abs=1e-6)"),
        one_of("two", [1, 3], to=([-1.0, 1.0], [-sqrt(0.5), sqrt(0.5)]), rounds=True),
        objects=LIST, returns="list",
    ),
    intent(
        "summaries.proportions", "Each value by the sum of all.",
        "proportions|to proportions|shares|fractions of total|normalize to sum|relative "
        "frequencies",
        "numbers",
        eq("three", [1, 1, 2], to=[0.25, 0.25, 0.5], rounds=True),
        eq("two", [6, 2], to=[0.75, 0.25], rounds=True),
        objects=LIST, returns="list", unless="percent 100",
    ),
    intent(
        "summaries.correlation", "Pearson's correlation.",
        "correlation|pearson|pearson correlation|correlation coefficient|pearson r",
            "numbers numbers",
        near("rising", [1, 2, 3], [2, 4, 6], to=1), near("falling", [1, 2, 3], [6, 4, 2], to=-1),
        near("between", [1, 2, 3, 4], [1, 3, 2, 4], to=0.8),
        objects=LIST + " x y", returns="number", unless="spearman rank",
    ),
    intent(
        "summaries.covariance", "The mean product of the distances from the means.",
        "covariance|cov", "numbers numbers",
        one_of("four", [1, 2, 3, 4], [2, 4, 6, 8], to=(2.5, 10 / 3), rounds=True),
        one_of("opposite", [1, 2, 3], [3, 2, 1], to=(-1.0, -2 / 3), rounds=True),
        objects=LIST, returns="number",
    ),
    intent(
        "summaries.mean_squared_error", "The mean of the squared differences.",
        "mean squared error|mse|mean square error", "numbers numbers",
        eq("three", [1, 2, 3], [1, 4, 6], to=13 / 3, rounds=True), eq("equal", [1, 2], [1, 2],
            to=0),
        eq("two", [5, 2], [1, 4], to=10),
        objects=LIST, returns="number", unless="root sqrt",
    ),
    intent(
        "summaries.mean_absolute_error", "The mean of the differences without signs.",
        "mean absolute error|mae", "numbers numbers",
        eq("three", [1, 2, 3], [1, 4, 7], to=2),
        eq("two", [5, 2], [1, 4], to=3),
        eq("equal", [3, 1], [3, 1], to=0), objects=LIST, returns="number",
    ),
    intent(
        "summaries.euclidean", "The root of the sum of the squared differences.",
        "euclidean distance|euclidean|distance|vector distance|l2 distance", "numbers numbers",
        near("plane", [0, 0], [3, 4], to=5), near("shifted", [1, 1], [4, 5], to=5),
        objects="between points two p1 p2 vectors", returns="number", known=False,
        spelled=(r"(p|point|a|x|u|v|vec|vector|pt|first|start|p1|point1)_?[1ab]?",
                 r"(p|point|b|y|v|w|vec|vector|pt|second|end|q|p2|point2)_?[2ab]?"),
        unless="manhattan abs lat lon levenshtein word squared street",
        needs="sqrt root= hypot dist",
    ),
    intent(
        "summaries.manhattan", "The sum of the differences without signs.",
        "manhattan distance|manhattan|taxicab distance|l1 distance|distance manhattan",
            "numbers numbers",
        eq("plane", [0, 0], [3, 4], to=7), eq("negative", [1, 1], [-2, 5], to=7),
        eq("both_negative", [-1, -2], [-4, 2], to=7),
        objects="between points two", returns="number",
    ),
    intent(
        "summaries.manhattan_of_coordinates", "The sum of the differences without signs.",
        "manhattan distance|manhattan|taxicab distance|distance manhattan",
            "number number number number",
        eq("plane", 0, 0, 3, 4, to=7), eq("negative", 1, 1, -2, 5, to=7),
        objects="between points two", returns="number",
        spelled=(r"x_?[01]|xa|ax", r"y_?[01]|ya|ay", r"x_?[12]|xb|bx", r"y_?[12]|yb|by"),
    ),
    intent(
        "summaries.magnitude", "The root of the sum of the squares.",
        "magnitude|vector magnitude|vector norm|vector length|norm|l2 norm|euclidean norm",
            "numbers",
        near("plane", [3, 4], to=5), near("space", [2, 3, 6], to=7),
        objects="of vector", returns="number", known=True, unless="fixed_places= l1 p ord max",
    ),
    intent(
        "summaries.vector_sum", "The sums of the elements at each place.",
        "add vectors|vector add|vector sum|add lists|sum vectors|sum lists|element wise sum"
        "|elementwise add|vector addition", "numbers numbers",
        code("three", "assert list({f}([1, 2, 3], [4, 5, 6])) == [5, 7, 9]"),
        code("two", "assert list({f}([-1, 0], [4, 2])) == [3, 2]"),
        objects="two of elements vectors lists", returns="list",
            unless="fixed_places= carry reverse node",
    ),
    intent(
        "summaries.vector_difference", "The differences of the elements at each place.",
        "subtract vectors|vector subtract|vector difference|subtract lists elementwise",
            "numbers numbers",
        code("three", "assert list({f}([5, 7, 9], [4, 5, 6])) == [1, 2, 3]"),
        code("two", "assert list({f}([1, 2], [3, 2])) == [-2, 0]"),
        objects="two of elements", returns="list", unless="fixed_places=",
    ),
    intent(
        "summaries.vector_scale", "Every element times a number.",
        "scale vector|scalar multiply vector|vector scale|multiply list|multiply all|scale list"
        "|multiply each|multiply list by", "numbers number",
        code("three", "values = [1, 2, 3]", "result = {f}(values, 2)",
             "outcome = values if result is None else result", "assert list(outcome) == [2, 4, 6]"),
        code("by_three", "values = [4, -1]", "result = {f}(values, 3)",
             "outcome = values if result is None else result", "assert list(outcome) == [12, -3]"),
        objects="by a scalar elements list factor numbers each", returns="list",
    ),
    intent(
        "summaries.cross", "The vector product in space.",
        "cross product|cross|vector cross product", "numbers numbers",
        code("axes", "assert list({f}([1, 0, 0], [0, 1, 0])) == [0, 0, 1]"),
        code("others", "assert list({f}([1, 2, 3], [4, 5, 6])) == [-3, 6, -3]"),
        objects="of vectors", returns="list", known=False, unless="two 2d zip cartesian",
    ),
    intent(
        "summaries.cosine", "The dot product by the lengths.",
        "cosine similarity|cosine", "numbers numbers",
        near("same_way", [1, 2], [2, 4], to=1), near("between", [1, 0], [3, 4], to=0.6),
        objects="of vectors two", returns="number", unless="angle deg words",
    ),
    intent(
        "summaries.product_of_range", "The factors from one to n multiplied.",
        "product to n|product up to|product range", "number",
        each(lambda n: prod(range(1, n + 1)), (1,), (4,)), objects="of", returns="number",
    ),
    intent(
        "summaries.interquartile", "The upper less the lower quartile.",
        "iqr|interquartile range", "numbers",
        code("wider_is_more", "assert {f}([1, 2, 3, 4, 5, 6, 7, 8]) * 10 == "
             "pytest.approx({f}([10, 20, 30, 40, 50, 60, 70, 80]))"),
        objects=LIST, returns="number",
    ),
    intent(
        "summaries.count_above_mean", "How many values are above the mean.",
        "count above average|count above mean|above average count|number above average", "numbers",
        eq("one", [1, 2, 9], to=1), eq("none", [4, 4], to=0),
        eq("three", [1, 8, 9, 10], to=3),
        eq("one_is_the_mean", [1, 2, 3], to=1), objects=LIST, returns="number",
    ),
    intent(
        "summaries.passing", "How many scores are high enough.",
        "count passing|number passing|count passed", "numbers number",
        eq("two", [40, 60, 80], 60, to=2),
        eq("all", [70, 90], 50, to=2),
        eq("none", [10, 20], 50, to=0), objects="scores students grades", returns="number",
        spelled=(r".*", r".*(pass|min|thresh|limit|mark).*"),
    ),
]  # fmt: skip
