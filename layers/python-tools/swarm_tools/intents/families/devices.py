"""Counters, switches, cars, characters and editors."""

from swarm_tools.intents.model import ClassIntent, scene, words

CAR = {"fuel": 100, "capacity": 1000, "efficiency": 10, "mpg": 10, "brand": "A", "make": "A",
       "model": "B", "year": 2000, "marque": "A", "modele": "B", "max": 200, "color": "red",
       "consumption": 5, "tank": 1000, "name": "A", "per": 10}  # fmt: skip
REFUEL = "try:\n    thing.refuel({0})\nexcept Exception:\n    pass\n"
HERO = {"name": "Ada", "health": 100, "hp": 100, "nom": "Ada", "attack": 10, "strength": 10,
        "power": 10, "level": 1, "damage": 10, "pv": 100, "vie": 100}  # fmt: skip

PUT = "thing.put('ab')\nthing.put('cd')\nthing.put('ef')\n"

INTENTS = [
    ClassIntent(
        "devices.counter",
        "A counter goes up and down by one.",
        ("counter", "compteur", "tally", "click counter", "tally counter", "hit counter"),
        {
            "up": "increment up incrementer inc click count_up tick add_one hit",
            "down": "decrement down dec decrementer count_down",
            "value": "get_value get_count value() get() count current value valeur get_valeur "
            "total",
            "reset": "reset remettre_a_zero reinitialiser clear",
        },
        (
            scene("increment", "before = thing.value\nthing.up()\nthing.up()\n"
                  "assert thing.value == before + 2"),
            scene("decrement", "thing.up()\nthing.up()\nbefore = thing.value\nthing.down()\n"
                  "assert thing.value == before - 1"),
            scene("up_and_down", "before = thing.value\nthing.up()\nthing.up()\nthing.up()\n"
                  "thing.down()\nassert thing.value == before + 2"),
            scene("reset", "before = thing.value\nthing.up()\nthing.up()\nthing.reset()\n"
                  "assert thing.value in (0, before)"),
        ),
        {},
        words("words step word by max maximum modulo wrap limit remainder= visitor "
              "visitors unique"),
    ),
    ClassIntent(
        "devices.switch",
        "A switch is on after turning it on and off after turning it off.",
        ("light", "switch", "light switch", "lamp", "light bulb", "lampe", "interrupteur", "bulb"),
        {
            "on": "turn_on switch_on on allumer power_on",
            "off": "turn_off switch_off off eteindre power_off",
            "toggle": "toggle flip press basculer",
            "release": "release let_go relacher",
            "is_on": "is_on is_lit est_allumee est_allume on lit",
        },
        (
            scene("turned_on", "thing.on()\nassert thing.is_on"),
            scene("turned_off", "thing.on()\nthing.off()\nassert not thing.is_on"),
            scene("toggled", "before = bool(thing.is_on)\nthing.toggle()\n"
                  "assert bool(thing.is_on) is not before", without="release"),
            scene("toggled_twice", "before = bool(thing.is_on)\nthing.toggle()\nthing.toggle()\n"
                  "assert bool(thing.is_on) is before", without="release",
                  unless="remainder= levels modes"),
        ),
        {"name": "hall", "room": "hall", "watt": 10},
        words("broken burned burnt dimmer level brightness port ports channel channels"),
        anywhere=words("on off is_on"),
    ),
    ClassIntent(
        "devices.car",
        "A car drives, burns fuel and changes its speed.",
        ("car", "vehicle", "voiture", "vehicule", "bike", "truck"),
        {
            "drive": "drive travel rouler conduire",
            "odometer": "odometer mileage get_mileage kilometrage distance distance_travelled "
            "total_distance get_odometer",
            "refuel": "refuel add_fuel fill",
            "fuel": "fuel get_fuel fuel_level",
            "faster": "accelerate speed_up accelerer",
            "slower": "brake slow_down freiner decelerate",
            "speed": "speed get_speed vitesse current_speed",
        },
        (
            *(
                scene(label + tail, fill + text, without=without, unless=unless)
                for label, text, unless in (
                    ("drives_a_distance", "before = thing.odometer\nthing.drive(by=10)\n"
                     "assert thing.odometer == before + 10", "hours hour time duration"),
                    ("burns_fuel", "before = thing.fuel\nthing.drive(by=10)\n"
                     "assert thing.fuel < before", ""),
                )
                for tail, fill, without in (
                    ("", "", "refuel"), ("_with_fuel", REFUEL.format("by=5"), ""),
                    ("_with_full_tank", REFUEL.format(""), ""),
                )
            ),
            scene("takes_fuel", "full = thing.fuel\nthing.drive(by=10)\nbefore = thing.fuel\n"
                  "thing.refuel(by=1)\n"
                  "assert thing.fuel == pytest.approx(before + 1) or before < full == thing.fuel"),
            scene("faster", "before = thing.speed\nthing.faster(by=20)\n"
                  "assert thing.speed == before + 20", unless="seconds time duration"),
            scene("slower", "thing.faster(by=20)\nbefore = thing.speed\nthing.slower(by=5)\n"
                  "assert thing.speed == before - 5"),
            scene("standing_still", "thing.faster(by=20)\nthing.slower(by=500)\n"
                  "assert thing.speed == 0", guard="slower"),
            scene("faster_by_itself", "before = thing.speed\nthing.faster()\n"
                  "assert thing.speed > before"),
            scene("slower_by_itself", "thing.faster()\nthing.faster()\nbefore = thing.speed\n"
                  "thing.slower()\nassert thing.speed < before"),
        ),
        CAR,
        words("gear gears engine started running battery trip charge charged plug electric"),
    ),
    ClassIntent(
        "devices.character",
        "Damage takes health, down to zero; healing gives it back.",
        ("player", "hero", "character", "enemy", "monster", "warrior", "joueur", "personnage",
         "fighter", "heros", "game character", "pokemon", "creature"),
        {
            "hurt": "take_damage receive_damage damage hurt lose_health subir_degats be_hit",
            "heal": "heal restore_health gain_health soigner recover",
            "health": "health hp get_health pv points_de_vie current_health current_hp",
            "alive": "is_alive alive est_vivant",
            "dead": "is_dead est_mort",
        },
        (
            scene("damage", "before = thing.health\nthing.hurt(by=2)\n"
                  "assert thing.health == before - 2"),
            scene("healing", "thing.hurt(by=2)\nbefore = thing.health\nthing.heal(by=1)\n"
                  "assert thing.health == before + 1"),
            scene("not_below_zero", "thing.hurt(by=1000)\nassert thing.health == 0", guard="hurt"),
            scene("at_least_zero", "thing.hurt(by=1000)\nassert thing.health == 0",
                  guard="hurt max"),
            scene("alive_at_first", "assert thing.alive"),
            scene("alive_when_hurt", "thing.hurt(by=1)\nassert thing.alive"),
            scene("dead_in_the_end", "thing.hurt(by=1000)\nassert not thing.alive"),
            scene("two_hits", "before = thing.health\nthing.hurt(by=2)\nthing.hurt(by=1)\n"
                  "assert thing.health == before - 3"),
            scene("dead_at_zero", "thing.hurt(by=thing.health)\nassert not thing.alive"),
            scene("dead", "assert not thing.dead\nthing.hurt(by=1000)\nassert thing.dead"),
        ),
        HERO,
        words("armor armour defense defence shield resistance dodge random lives block max_hp_cap "
              "toughness protection vulnerability lifes extra_lives respawn revive"),
        anywhere=words("hurt health"),
    ),
    ClassIntent(
        "devices.editor",
        "Undoing takes back the last change, redoing makes it again.",
        ("text editor", "editor", "notepad", "editeur", "text buffer", "tampon texte",
         "editeur texte", "text history", "edit history", "undo history", "undo manager",
         "historique texte", "undoable text"),
        {
            "write": "write type append add_text type_text ecrire insert add ajouter",
            "delete": "delete backspace delete_last effacer remove erase supprimer",
            "put": "change set_text set change_text replace_text update modifier set_value edit "
            "change_to",
            "undo": "undo annuler",
            "redo": "redo refaire",
            "text": "text content get_text get_content read texte current_text",
        },
        (
            scene("written", "thing.write('ab')\nthing.write('cd')\nassert thing.text == 'abcd'"),
            scene("undone", "thing.write('ab')\nthing.write('cd')\nthing.undo()\n"
                  "assert thing.text in ('ab', 'abc')"),
            scene("undone_twice", "thing.write('ab')\nthing.write('cd')\nthing.undo()\n"
                  "thing.undo()\nassert thing.text in ('', 'ab')"),
            scene("undone_and_written", "thing.write('ab')\nthing.write('cd')\nthing.undo()\n"
                  "thing.write('ef')\nassert thing.text in ('abef', 'abcef')"),
            scene("nothing_to_undo", "thing.undo()\nassert thing.text == ''", guard="undo",
                  unless="raises raise"),
            scene("deleted", "thing.write('abcd')\nthing.delete(2)\nassert thing.text == 'ab'",
                  unless="position index start left right after"),
            scene("deletion_undone", "thing.write('abcd')\nthing.delete(2)\nthing.undo()\n"
                  "assert thing.text == 'abcd'", unless="position index start left right after"),
            scene("last_letter_deleted", "thing.write('abcd')\nthing.delete()\n"
                  "assert thing.text == 'abc'",
                  unless="position index start word left right after"),
            scene("new_text_drops_what_was_undone", "thing.write('ab')\nthing.write('cd')\n"
                  "thing.undo()\nthing.write('x')\ntry:\n    thing.redo()\nexcept Exception:\n"
                  "    pass\nassert thing.text in ('abx', 'abcx')"),
            scene("put_back", PUT + "thing.undo()\nassert thing.text == 'cd'"),
            scene("put_back_twice", PUT + "thing.undo()\nthing.undo()\nassert thing.text == 'ab'"),
            scene("put_again", PUT + "thing.undo()\nthing.redo()\nassert thing.text == 'ef'"),
            scene("put_again_twice", PUT + "thing.undo()\nthing.undo()\nthing.redo()\n"
                  "assert thing.text == 'cd'"),
            scene("put_drops_what_was_undone", PUT + "thing.undo()\nthing.put('gh')\ntry:\n"
                  "    thing.redo()\nexcept Exception:\n    pass\nassert thing.text == 'gh'"),
            scene("redone", "thing.write('ab')\nthing.write('cd')\nthing.undo()\nthing.redo()\n"
                  "assert thing.text == 'abcd'"),
        ),
        {"title": "notes", "name": "notes"},
        words("cursor line lines separator newline space blank= notes caret"),
    ),
    ClassIntent(
        "devices.traffic_light",
        "Green is followed by yellow, yellow by red.",
        ("traffic light", "traffic signal"),
        {
            "change": "change next next_state advance switch cycle next_color step next_light",
            "color": "color get_color state current_color current light get_state",
        },
        (
            scene(
                "order_of_colours",
                """
                between = ("yellow", "amber", "orange")
                after = {"green": between, **dict.fromkeys(between, ("red",))}
                for _ in range(6):
                    before = str(thing.color).lower()
                    thing.change()
                    now = str(thing.color).lower()
                    assert now == before or now in after.get(before, (now,))
                """,
                unless="flashing blink",
                needs="'yellow' yellow 'amber' amber 'orange' orange",
            ),
            scene("each_change_shows", "before = thing.color\nthing.change()\n"
                  "assert thing.color != before", unless="flashing blink seconds "
                  "time tick timer duration remaining elapsed count request pedestrian "
                  "button left"),
        ),
    ),
]  # fmt: skip
