"""Robots and turtles that turn and move on a grid."""

from swarm_tools.intents.model import ClassIntent, scene, words

EDGE = "size width bounds limit max table wall edge plateau grid board height world field area"
HERE = "(pytest.approx(x, abs=1e-9), pytest.approx(y, abs=1e-9))"

INTENTS = [
    ClassIntent(
        "robots.rover",
        "A robot turns by quarters, left and right being opposite, and moves one step forward the "
        "way it is facing: north raises y, east raises x.",
        ("robot", "turtle", "rover", "mars rover", "tortue", "toy robot", "robot simulator"),
        {
            "left": "turn_left left rotate_left gauche tourner_gauche tourner_a_gauche",
            "right": "turn_right right rotate_right droite tourner_droite tourner_a_droite",
            "move": "move forward advance avancer move_forward step go_forward go",
            "facing": "direction facing heading orientation bearing",
            "x": "x", "y": "y",
            "place": "position location coordinates pos get_position",
        },
        (
            scene("four_turns_left", "before = thing.facing\nfor _ in range(4):\n    thing.left()\n"
                  "assert thing.facing == before"),
            scene("four_turns_right", "before = thing.facing\nfor _ in range(4):\n"
                  "    thing.right()\nassert thing.facing == before"),
            scene("left_and_right", "for _ in range(4):\n    before = thing.facing\n"
                  "    thing.left()\n    assert thing.facing != before\n    thing.right()\n"
                  "    assert thing.facing == before\n    thing.right()"),
            scene("all_ways", "ways = []\nfor _ in range(4):\n    ways.append(thing.facing)\n"
                  "    thing.right()\nassert len(set(ways)) == 4"),
            scene("clockwise", "order = 'NESW'\nfor _ in range(4):\n"
                  "    before = str(thing.facing)[:1].upper()\n    thing.right()\n"
                  "    after = str(thing.facing)[:1].upper()\n"
                  "    assert before not in order or after not in order or "
                  "(order.index(after) - order.index(before)) % 4 == 1"),
            scene("one_step", "for _ in range(4):\n    x, y = thing.x, thing.y\n    thing.move()\n"
                  "    assert abs(thing.x - x) + abs(thing.y - y) == pytest.approx(1)\n"
                  "    thing.right()", unless=EDGE + " speed pace stride"),
            scene("there_and_back", "for _ in range(4):\n    x, y = thing.x, thing.y\n"
                  "    thing.move()\n    thing.right()\n    thing.right()\n    thing.move()\n"
                  f"    assert (thing.x, thing.y) == {HERE}\n    thing.right()",
                  unless=EDGE),
            scene("round_trip", "x, y = thing.x, thing.y\nfor _ in range(4):\n    thing.move()\n"
                  f"    thing.right()\nassert (thing.x, thing.y) == {HERE}",
                  unless=EDGE),
            scene("there_and_back_by_place", "for _ in range(4):\n    before = str(thing.place)\n"
                  "    thing.move()\n    assert str(thing.place) != before\n    thing.right()\n"
                  "    thing.right()\n    thing.move()\n    assert str(thing.place) == before\n"
                  "    thing.right()", unless=EDGE),
        ),
        {"name": "R2"},
        words("obstacle obstacles battery fuel degrees angle 'left' 'right' 'ne' 8 none="),
        anywhere=words("left right move"),
    ),
]  # fmt: skip
