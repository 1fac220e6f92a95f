"""Ratings by stars, counted."""

from swarm_tools.intents.model import code, intent

COUNTS = r"\w*(counts?|ratings?|stars?|votes?|scores|histogram|distribution|notes|avis)\w*"

MISSING = (
    r"\b(None|missing)\b[^.;]{0,40}\b(left out|ignored|skipped|not count\w*|excluded|dropped)\b"
    r"|\b(ignor|skip|leav|exclud)\w+ [^.;]{0,20}\b(None|missing)\b"
)


def meant(label: str, ratings: list, want: float):
    """Return the case of a mean, rounded or not."""
    return code(label, f"result = {{f}}({ratings})", f"assert result == pytest.approx({want})")


INTENTS = [
    intent(
        "star_ratings.average", "The mean of the stars, each as often as it was given.",
        "average rating|average stars|mean rating|rating average|star average|average score"
        "|average review|note moyenne|moyenne avis|moyenne etoiles", "dict",
        *(code(label, f"result = {{f}}({given})",
               f"assert round(result, 1) == {want} or isinstance(result, (tuple, dict, str))")
          for label, given, want in (
              ("more_of_one", {5: 3, 1: 1}, 4.0), ("all_of_one", {4: 7}, 4.0),
              ("two_alike", {2: 2, 3: 2}, 2.5), ("many_low_ones", {1: 8, 5: 2}, 1.8),
              ("all_five", {1: 1, 2: 2, 3: 3, 4: 4, 5: 10}, 4.0))),
        objects="of the star stars product maps number customers who gave it rating rounded one "
        "decimal nobody has rated yet 5 counts how often votes reviews", returns="number",
        spelled=(COUNTS,), unless="weight weights bayesian wilson prior half name names 'a' user",
        needs="items keys",
    ),
    intent(
        "star_ratings.mean", "The mean of the ratings that were given.",
        "average rating|average stars|mean rating|rating average|star average|average review"
        "|note moyenne|moyenne avis|moyenne etoiles|mean stars", "numbers",
        meant("two", [4, 5], 4.5), meant("several", [1, 2, 2, 5, 5], 3), meant("one", [3], 3),
        objects="of the star stars ratings reviews product rounded one decimal mean all there is "
        "no rating none missing left out list customers gave 5 1 between", returns="number",
        spelled=(r"\w*(ratings?|stars?|reviews?|scores|notes|avis|votes)\w*",),
        unless="weight weights bayesian wilson prior half items keys values 'stars' 'rating'",
        stated=((MISSING, meant("without_the_missing", [4, None, 5], 4.5)),
                (MISSING, meant("without_two_missing", [None, 2, None, 1], 1.5))),
    ),
]  # fmt: skip
