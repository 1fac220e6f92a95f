"""Courses, events and halls with a limited number of places; decks and dice."""

from swarm_tools.intents.model import ClassIntent, scene, words

TRY = "try:\n    {0}\nexcept Exception:\n    pass\n"
TWO = "thing = make(capacity=2)\nthing.join(person='Ann')\n"
BOTH = TWO + "thing.join(person='Bob')\n"
MORE = TRY.format("thing.join(person='Cid')")
LEFT = "left = thing.left\nleft = left if isinstance(left, int) else len(left)\n"

INTENTS = [
    ClassIntent(
        "seats.enrolment",
        "People join until no place is left, and make a place free when they leave.",
        ("course", "event", "classroom", "class room", "workshop", "training", "flight", "bus",
         "theater", "cinema", "cours", "evenement", "club", "team", "concert", "session",
         "seminar", "conference", "restaurant", "elevator", "atelier", "waiting room", "formation",
         "waiting list", "course registration", "registration", "enrolment", "enrollment",
         "liste inscription", "inscriptions"),
        {
            "join": "enroll enrol register add_student add_participant book subscribe inscrire "
            "sign_up add_attendee board add_passenger add_member add_player join reserve enter",
            "leave": "drop unregister remove_student cancel withdraw desinscrire unenroll leave "
            "remove_participant remove_passenger remove_member remove_player cancel_booking exit "
            "remove_attendee",
            "is_full": "is_full full() est_complet complet est_plein",
            "left": "available_seats seats_left spots_left free_seats places_restantes "
            "remaining_seats available_spots places_left available() free_spots remaining_spots "
            "get_available_seats seats_available remaining_places",
            "count": "enrolled_count __len__ count() size() participant_count number_of_students "
            "student_count attendee_count num_students get_count nb_inscrits occupied",
            "people": "participants attendees enrolled registered members students inscrits "
            "confirmed players passengers get_participants",
            "waiting": "waiting waitlist waiting_list wait_list liste_attente attente en_attente "
            "get_waiting",
            "has": "is_enrolled __contains__ is_registered has_student est_inscrit has_member "
            "is_booked",
        },
        (
            scene("a_place_less", "thing = make(capacity=2)\nbefore = thing.left\n"
                  "thing.join(person='Ann')\nassert thing.left == before - 1"),
            scene("no_place_left", BOTH + "assert thing.left == 0"),
            scene("a_place_free_again", BOTH + "thing.leave(person='Ann')\nassert thing.left == 1"),
            scene("full", TWO + "assert not thing.is_full\nthing.join(person='Bob')\n"
                  "assert thing.is_full"),
            scene("not_full_any_more", BOTH + "thing.leave(person='Ann')\nassert not "
              "thing.is_full"),
            scene("no_more_than_places", BOTH + MORE + "assert thing.count == 2", guard="join",
                  unless="waiting waitlist waiting_list"),
            scene("no_more_places_than_none", BOTH + MORE + "assert thing.left == 0", guard="join"),
            scene("counted", TWO + "assert thing.count == 1"),
            scene("counted_after_leaving", BOTH + "thing.leave(person='Ann')\n"
                  "assert thing.count == 1"),
            *(scene(f"waiting_{label}", "thing = make(capacity=2)\n"
                    "for who in ('Ida', 'Bob', 'Tom', 'Ann'):\n    try:\n"
                    "        thing.join(person=who)\n    except Exception:\n        return\n"
                    f"{text}try:\n    inside, outside = list(thing.people), list(thing.waiting)\n"
                    "except TypeError:\n    return\n"
                    "if not all(isinstance(who, str) for who in [*inside, *outside]):\n"
                    f"    return\nassert (sorted(inside), outside) == {want}")
              for label, text, want in (
                  ("in_order", "", (["Bob", "Ida"], ["Tom", "Ann"])),
                  ("first_moves_up", "thing.leave(person='Ida')\n", (["Bob", "Tom"], ["Ann"])))),
            scene("who_is_in", TWO + "assert thing.has(person='Ann')\n"
                  "assert not thing.has(person='Bob')"),
            scene("who_is_out", BOTH + "thing.leave(person='Ann')\n"
                  "assert not thing.has(person='Ann')\nassert thing.has(person='Bob')"),
        ),
        {"title": "one", "date": "2024-01-15", "name": "one", "teacher": "Eve", "price": 10,
         "location": "hall", "number": 1, "code": "A1", "nom": "one", "instructor": "Eve"},
        words("overbook overbooking row rows vip price_per minimum age"),
    ),
    ClassIntent(
        "seats.deck",
        "A deck has 52 different cards; each card that is dealt is gone.",
        ("deck", "card deck", "deck cards", "paquet cartes", "jeu cartes", "cards"),
        {
            "deal": "deal draw deal_card draw_card pop piocher tirer deal_one distribuer",
            "left": "__len__ remaining cards_left size() count() cards cartes",
        },
        (
            scene("all_cards", LEFT + "assert left in (52, 0)"),
            scene("a_card_less", LEFT + "if not left:\n    return\nthing.deal()\n"
                  "before = left\n" + LEFT + "assert left < before"),
            scene("all_different", "try:\n    cards = [str(thing.deal()) for _ in range(10)]\n"
                  "except Exception:\n    return\n"
                  "assert len(set(cards)) == 10 or ' object at ' in cards[0] or "
                  "cards[0] in ('None', '[]')", unless="players each hands"),
        ),
        {},
        words("joker jokers uno tarot decks 32 24 40 78"),
    ),
    ClassIntent(
        "seats.die",
        "A die shows a number from 1 to its number of sides.",
        ("die", "dice", "de", "d6", "fair die"),
        {"roll": "roll throw lancer jeter"},
        (
            scene("every_side", "found = {thing.roll() for _ in range(400)}\n"
                  "assert not all(isinstance(v, int) for v in found) or min(found) == 1"),
        ),
        {},
        words("bag pool loaded weighted zero count number_of_dice two sum"),
    ),
]  # fmt: skip
