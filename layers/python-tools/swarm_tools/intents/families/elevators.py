"""Elevators."""

from swarm_tools.intents.model import ClassIntent, scene, words

INTENTS = [
    ClassIntent(
        "elevators.floors",
        "An elevator goes to the floor that it is sent to, or up and down by one floor.",
        ("elevator", "lift", "ascenseur"),
        {
            "go": "go_to move_to goto goto_floor move_to_floor aller_a go_to_floor aller_etage",
            "up": "go_up move_up up monter",
            "down": "go_down move_down down descendre",
            "floor": "current_floor floor etage position current get_floor etage_courant "
            "get_current_floor etage_actuel",
            "call": "call request press call_to add_request appeler add_call press_button "
            "request_floor",
            "run": "run run_all serve_all process_all process_requests",
        },
        (
            *(
                scene(f"goes_{label}", "".join(f"thing.go({floor})\n" for floor in floors)
                    + f"assert thing.floor == {floors[-1]}",
                    unless="queue queued requests pending calls speed seconds max_step doors door "
                    "step tick target destination")
                for label, floors in (("up", (3,)), ("up_and_down", (4, 1)), ("further", (2, 5)))
            ),
            scene("by_one", "before = thing.floor\nthing.up()\nthing.up()\nthing.down()\n"
                  "assert thing.floor == before + 1", unless="doors door"),
            scene("down_by_one", "thing.up()\nthing.up()\nbefore = thing.floor\nthing.down()\n"
                  "assert thing.floor == before - 1", unless="doors door"),
            *(
                scene(label, f"try:\n    result = thing.go({floor})\nexcept Exception:\n"
                      "    return\nassert result is not True\n"
                      f"assert thing.floor != {floor}", guard="go",
                      unless="queue queued requests pending calls step tick target destination")
                for label, floor in (("not_above_the_top", 10), ("not_far_above_the_top", 999))
            ),
            *(
                scene(f"calls_{label}", "".join(f"thing.call({floor})\n" for floor in calls)
                      + "result = thing.run()\n"
                      "if not isinstance(result, list) or any(type(n) is not int for n in result)"
                      f":\n    return\nassert [n for n in result if n in {stops}] == {stops}",
                      said=r"\b(direction|way|sens)\b")
                for label, calls, stops in (
                    ("on_the_way", (5, 2), [2, 5]), ("of_three", (3, 7, 4), [3, 4, 7]),
                )
            ),
        ),
        {"name": "A", "floors": 9, "etages": 9, "top": 9, "max": 9, "highest": 9, "min": 0,
         "lowest": 0, "bottom": 0, "start": 0},
        words("capacity weight people energy log ticks"),
    ),
]  # fmt: skip
