"""Flash cards that move from box to box."""

from swarm_tools.intents.model import ClassIntent, scene, words

CARD = ("thing.add('hund', 'dog')\n", "thing.add('hund')\n")
BOX = (
    "try:\n    first = thing.box('hund')\nexcept (LookupError, TypeError):\n    return\n"
    "if not isinstance(first, int):\n    return\n"
)


def reviewed(label: str, text: str, **more: str) -> list:
    """Return the scenarios of one card, by methods of their own or by one with a mark."""
    ways = (
        ("", "thing.right('hund')", "thing.wrong('hund')"),
        (
            "_marked",
            "thing.review('hund', was_right=True)",
            "thing.review('hund', was_right=False)",
        ),
    )
    return [
        scene(f"{label}{tail}_{number}", first + text.format(right, wrong), **more)
        for number, first in enumerate(CARD)
        for tail, right, wrong in ways
    ]


INTENTS = [
    ClassIntent(
        "flash_cards.boxes",
        "A card that was known goes to the next of three, four, five or seven boxes; one that was "
        "not known goes back to the first.",
        ("leitner", "leitner box", "leitner system", "flash cards", "flashcards", "flash card box",
         "flashcard deck", "flash card deck", "card box", "boite leitner", "leitner boxes",
         "leitner deck", "cartes memoire", "index card box", "study box", "vocabulary box",
         "vocabulary trainer", "flashcard box", "flash card set", "card file"),
        {
            "add": "add add_card ajouter insert new_card ajouter_carte put",
            "right": "right correct mark_right mark_correct answer_right promote success "
            "answered_right answered_correctly juste bonne_reponse got_right move_up",
            "wrong": "wrong incorrect mark_wrong mark_incorrect answer_wrong demote fail "
            "failure answered_wrong faux mauvaise_reponse got_wrong move_back forgot forget",
            "review": "review answer mark grade record reviser repondre",
            "box": "box_of box() get_box level_of level() boite boite_de where find_box which_box "
            "in_box box_number",
        },
        (
            *reviewed("known_twice", BOX + "assert first in (0, 1)\n{0}\n"
                      "assert thing.box('hund') == first + 1\n{0}\n"
                      "assert thing.box('hund') == first + 2"),
            *reviewed("not_known", BOX + "{0}\n{0}\n{1}\n"
                      "assert thing.box('hund') in (first, first + 1)"),
            *reviewed("back_to_the_first", BOX + "{0}\n{0}\n{1}\n"
                      "assert thing.box('hund') == first",
                      said=r"(back|return\w*|go\w*|falls?|start\w*|moves?|down|retour\w*|drop\w*)"
                      r"[^.;]{0,20}\b(first|box 1|1\b|box one|premi|box 0|start)"),
            *reviewed("not_known_in_the_first", BOX + "{1}\n"
                      "assert thing.box('hund') == first"),
            *reviewed("last_box", BOX + "boxes = [first]\ntry:\n    for _ in range(30):\n"
                      "        {0}\n        boxes.append(thing.box('hund'))\n"
                      "except (LookupError, ValueError):\n    return\nlast = boxes[-1]\n"
                      "if not isinstance(last, int):\n    return\n"
                      "assert last == boxes[-2] or last - boxes[0] == 30\n"
                      "assert boxes[:last - boxes[0] + 1] == list(range(boxes[0], last + 1))",
                      unless="learned learnt done retire retired mastered archive known_cards"),
        ),
        {"answer": "dog", "back": "dog", "verso": "dog", "reponse": "dog", "translation": "dog"},
        words("ease interval easy hard quality sm2 days day streak twice"),
    ),
]  # fmt: skip
