"""Recipes for another number of people."""

from swarm_tools.intents.model import ClassIntent, Scenario, scene, words

FACTOR = (
    "(factor) (multiplier) (ratio) (coefficient) (times) (n) (by) (k) (scale) (facteur) (x) "
    "(multiple) (coef)"
)
ADDED = "".join(
    f"thing.add(ingredient={name!r}, quantity={amount})\n" for name, amount in (("flour", 200),
                                                                         ("sugar", 50))
)  # fmt: skip
SHOWN = (
    "text = str(getattr(result, '__dict__', result))\nkept = str(vars(thing))\n"
    "same = '200' in text and hasattr(result, '__dict__')\n"
    "if isinstance(result, (str, type(None))) or '200' not in kept or ' object at ' in text or "
    "'flour' not in text or same:\n    return\n"
)


def cooked(label: str, wanted: int, flour: int, sugar: str) -> Scenario:
    """Return the scenario of a recipe for four that is made for another number of people."""
    return scene(label, "thing = make(servings=4)\n" + ADDED
                 + f"result = thing.scale({wanted})\n" + SHOWN
                 + f"assert '{flour}' in text and '{sugar}' in text", unless=FACTOR)  # fmt: skip


INTENTS = [
    ClassIntent(
        "recipes.servings",
        "A recipe for another number of people has quantities in proportion.",
        ("recipe", "recette", "cooking recipe", "recette cuisine"),
        {
            "add": "add add_ingredient ajouter ajouter_ingredient",
            "scale": "scaled scale scale_to for_servings adapter pour adjust resize for_people "
            "scaled_to adjusted pour_personnes ajuster quantities ingredients_for quantities_for "
            "get_ingredients_for shopping_list for_guests with_servings scale_for",
        },
        (
            cooked("doubled", 8, 400, "100"), cooked("halved", 2, 100, "25"),
            cooked("half_as_much_more", 6, 300, "75"), cooked("for_one", 1, 50, "12.5"),
        ),
        {"name": "cake", "nom": "cake", "title": "cake", "titre": "cake", "unit": "g",
         "unite": "g"},
        words("round ceil floor pounds ounces kitchen"),
    ),
]  # fmt: skip
