"""How far numbers lie apart, of a whole population or of a sample, as the docstring says."""

from swarm_tools.intents.model import code, eq, intent, one_of

EIGHT = [2, 4, 4, 4, 5, 5, 7, 9]
LIST = "list numbers values data of the compute array population sample"
POPULATION = r"(?s)\A(?!.*\b(sample|unbiased|bessel|[eé]chantillon|n ?- ?1)\b).*\bpopulation\b"
SAMPLE = (
    r"(?s)\A(?!.*\b(population|if|when|unless|otherwise|else)\b)[^;]*"
    r"(\bsample (variance|standard|deviation)|\bunbiased\b|\bbessel"
    r"|\b(de l.|d.un )?[eé]chantillon\b|\bn ?- ?1\b)"
)
TELLING = "population sample unbiased bessel échantillon echantillon"

INTENTS = [
    intent(
        "spreads.variance", "The mean squared distance from the mean, of a population or sample.",
        "variance|population variance", "numbers",
        one_of("population_or_sample", EIGHT, to=(4, 32 / 7), rounds=True),
        eq("equal_numbers", [5, 5, 5], to=0),
        one_of("with_a_fraction", [1, 2, 3, 4], to=(1.25, 5 / 3), rounds=True),
        one_of("three", [1, 4, 7], to=(6.0, 9.0)), one_of("negative", [-2, 2], to=(4.0, 8.0)),
        objects=LIST, returns="number", needs=TELLING, unless="ddof weights",
        stated=(
            (POPULATION, eq("of_the_population", [1, 3], to=1)),
            (POPULATION, eq("of_five", [1, 2, 3, 4, 5], to=2)),
            (SAMPLE, eq("of_the_sample", [1, 3], to=2)),
            (SAMPLE, eq("of_the_sample_of_five", [1, 2, 3, 4, 5], to=2.5, rounds=True)),
        ),
    ),
    intent(
        "spreads.deviation", "The root of the variance, of a population or sample.",
        "standard deviation|std|stdev|std dev|stddev|population standard deviation|ecart type"
        "|population std", "numbers",
        one_of("population_or_sample", EIGHT, to=(2.0, (32 / 7) ** 0.5), rounds=True),
        eq("equal_numbers", [5, 5, 5], to=0),
        one_of("three", [1, 4, 7], to=(6**0.5, 3), rounds=True),
        one_of("negative", [-2, 2], to=(2, 8**0.5), rounds=True),
        one_of("near_each_other", [1, 2], to=(0.5, 0.5**0.5), rounds=True),
        one_of("unsorted", [9, 2, 5, 4, 4, 7, 5, 4], to=(2.0, (32 / 7) ** 0.5), rounds=True),
        objects=LIST, returns="number", needs=TELLING, unless="ddof weights",
        stated=(
            (POPULATION, eq("of_the_population", [1, 3], to=1)),
            (POPULATION, eq("of_two_far_apart", [2, 10], to=4)),
            (SAMPLE, code("of_the_sample", "result = {f}([1, 3])",
                          "assert result == pytest.approx(1.4142, abs=0.06)")),
            (SAMPLE, eq("of_the_sample_of_three", [1, 4, 7], to=3)),
        ),
    ),
    intent(
        "spreads.population_variance", "The squared distances from the mean, over how many there "
        "are.", "population variance|variance population|pvariance", "numbers",
        eq("eight", EIGHT, to=4), eq("two", [1, 3], to=1), eq("one", [7], to=0),
        eq("near_each_other", [1, 2], to=0.25, rounds=True),
        eq("five", [1, 2, 3, 4, 5], to=2), eq("negative", [-2, 2], to=4),
        objects=LIST, returns="number",
    ),
    intent(
        "spreads.population_deviation", "The root of the population variance.",
        "population standard deviation|population std|population stdev|pstdev", "numbers",
        eq("eight", EIGHT, to=2), eq("two", [1, 3], to=1), eq("one", [7], to=0),
        eq("negative", [-2, 2], to=2), eq("four", [1, 9, 1, 9], to=4),
        objects=LIST, returns="number",
    ),
    intent(
        "spreads.variation", "The standard deviation by the mean.",
        "coefficient of variation|coefficient variation|variation coefficient", "numbers",
        code("either_divisor", "result = {f}([2, 4, 4, 4, 5, 5, 7, 9])",
             "assert any(result == pytest.approx(v, rel=0.02) for v in (0.4, 40, 0.4276, 42.76))"),
        eq("equal_numbers", [5, 5, 5], to=0),
        code("two", "result = {f}([1, 3])",
             "assert any(result == pytest.approx(v, rel=0.02) for v in (0.5, 50, 0.7071, 70.71))"),
        code("three", "result = {f}([2, 8, 5])",
             "assert any(result == pytest.approx(v, rel=0.02) for v in (0.4899, 48.99, 0.6, 60))"),
        code("ten_times_as_large", "assert {f}([10, 30]) == pytest.approx({f}([1, 3]))"),
        code("mean_between", "result = {f}([1, 4])",
             "assert any(result == pytest.approx(v, rel=0.02) for v in (0.6, 60, 0.8485, 84.85))"),
        objects=LIST, returns="number",
    ),
    intent(
        "spreads.median_deviation", "The median distance from the median.",
        "median absolute deviation", "numbers",
        eq("seven", [1, 1, 2, 2, 4, 6, 9], to=1), eq("equal_numbers", [5, 5, 5], to=0),
        eq("unsorted", [9, 1, 5], to=4), eq("even_count", [1, 3, 5, 9], to=2),
        eq("negative", [-5, 0, 5], to=5),
        objects=LIST, returns="number", unless="1_4826",
    ),
]  # fmt: skip
