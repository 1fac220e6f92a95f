"""Ratings by stars, counted."""

from swarm_tools.intents.model import code, intent

COUNTS = r"\w*(counts?|ratings?|stars?|votes?|scores|histogram|distribution|notes|avis)\w*"

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
]  # fmt: skip
