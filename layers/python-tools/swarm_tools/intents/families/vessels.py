"""Tanks, bottles, batteries and other things that are filled and emptied."""

from swarm_tools.intents.model import ClassIntent, scene, words

TRY = "try:\n    {0}\nexcept Exception:\n    pass\n"
MADE = "thing = make(capacity=100)\n"

INTENTS = [
    ClassIntent(
        "vessels.tank",
        "What is filled in raises the level, up to the capacity; what is drained lowers it, not "
        "below zero, empty.",
        ("tank", "water tank", "battery", "bottle", "water bottle", "glass", "reservoir",
         "batterie", "bouteille", "cuve", "fuel tank", "bucket", "citerne", "verre", "seau"),
        {
            "fill": "fill add charge add_water refill remplir recharger charger fill_up "
            "pour_in add_fuel ajouter verser",
            "drain": "drain use consume discharge drink remove pour_out take vider utiliser "
            "drain_water consommer decharger boire withdraw",
            "level": "level amount volume charge_level content get_level niveau current_level "
            "current contents quantity percentage get_charge contenu",
            "is_full": "is_full full() est_plein est_pleine",
            "is_empty": "is_empty empty() est_vide",
            "room": "free_space space_left remaining_capacity remaining available_space room",
        },
        (
            scene("filled", MADE + "thing.drain(thing.level)\nthing.fill(30)\n"
                  "assert thing.level in (30, 0.3)\nthing.fill(20)\n"
                  "assert thing.level in (50, 0.5)"),
            scene("filled_from_empty", MADE + "before = "
              "thing.level\n" + TRY.format("thing.fill(30)")
                  + "assert thing.level in (before + 30, before + 0.3, 100, 1)"),
            scene("drained", MADE + "thing.fill(100 - thing.level)\nthing.drain(30)\n"
                  "assert thing.level in (70, 0.7)\nthing.drain(20)\n"
                  "assert thing.level in (50, 0.5)"),
            scene("not_over_the_capacity", MADE + TRY.format("thing.fill(500)")
                  + "assert 0 <= thing.level <= 100", guard="fill"),
            scene("not_below_zero", MADE + TRY.format("thing.drain(500)")
                  + "assert 0 <= thing.level <= 100", guard="drain"),
            scene("full", MADE + "thing.fill(100 - thing.level)\nassert thing.is_full\n"
                  "thing.drain(40)\nassert not thing.is_full"),
            scene("empty", MADE + "thing.fill(100 - thing.level)\nassert not thing.is_empty\n"
                  "thing.drain(100)\nassert thing.is_empty"),
            scene("room_left", MADE + "thing.fill(100 - thing.level)\nthing.drain(40)\n"
                  "assert thing.room == 40"),
        ),
        {"name": "one", "liquid": "water"},
        words("minutes minute seconds leak efficiency rate temperature percent overflow voltage "
          "cycles hours append"),
    ),
]  # fmt: skip
