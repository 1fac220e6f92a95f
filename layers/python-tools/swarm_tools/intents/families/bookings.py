"""Rooms and calendars that are booked for a time, and invoices with their tax."""

from swarm_tools.intents.model import ClassIntent, scene, words

FIRST = "first = thing.book(begin=12, finish=14)\n"
TOUCHING = (
    r"back[- ]to[- ]back|free again|touch|adjacent|half[- ]open|exclu|right after"
    r"|(start|end|begin)\w* (when|where|at|as)"
)
LINES = (
    "thing.add(description='pen', price=2, quantity=3)\n"
    "thing.add(description='ink', price=7, quantity=2)\n"
)


def second(begin: int, finish: int, *, fits: bool) -> str:
    """Return the lines of a second booking that is accepted or refused."""
    call = f"thing.book(begin={begin}, finish={finish})"
    if fits:
        return FIRST + f"assert {call} is not False or first is False"
    return (
        FIRST
        + f"try:\n    result = {call}\nexcept Exception:\n    return\n"
        + ("assert not result or first is False or isinstance(result, list)")
    )


INTENTS = [
    ClassIntent(
        "bookings.calendar",
        "A time is booked once: a booking from start to end that overlaps another is refused.",
        ("meeting room", "room", "room calendar", "calendar", "booking system", "schedule",
         "reservation system", "court", "planning", "agenda", "salle reunion", "salle",
         "my calendar", "room booking", "tennis court", "room schedule", "appointment book"),
        {
            "book": "book reserve add_booking reserver schedule add book_room add_event "
            "add_appointment",
            "is_free": "is_free is_available est_libre available",
            "is_taken": "is_booked is_taken is_occupied is_reserved",
            "count": "__len__ count() number_of_bookings",
            "who": "who_at who_has booked_by occupant occupant_at who booking_at event_at",
            "hours": "hours_booked booked_hours total_hours total_booked hours_used busy_hours "
            "occupied_hours heures_reservees total_booked_hours booked_time total_time "
            "heures_occupees reserved_hours",
            "cancel": "cancel cancel_booking annuler remove unbook release delete remove_booking "
            "liberer cancel_reservation free_up",
        },
        (
            scene("same_time", second(12, 14, fits=False), guard="book"),
            scene("overlap_at_the_end", second(13, 16, fits=False), guard="book"),
            scene("overlap_at_the_start", second(11, 13, fits=False), guard="book"),
            scene("inside", second(12, 13, fits=False), guard="book"),
            scene("around", second(11, 15, fits=False), guard="book"),
            scene("later", second(15, 16, fits=True)),
            scene("earlier", second(10, 11, fits=True)),
            *(
                scene(f"right_{side}{tail}", lines, said=said,
                      unless="inclusive break gap cleaning buffer both")
                for side, begin, finish, hour in (("after", 14, 16, 14), ("before", 10, 12, 11))
                for tail, said, lines in (
                    ("", TOUCHING, second(begin, finish, fits=True)),
                    ("_where_free", "", f"{FIRST}if thing.is_free({hour}):\n    assert "
                     f"thing.book(begin={begin}, finish={finish}) is not False"),
                )
            ),
            scene("hours_of_one", FIRST + "assert thing.hours == 2", unless="minutes day 60"),
            scene("hours_of_none", "assert thing.hours == 0", unless="day"),
            scene("hours_of_two", FIRST + "thing.book(begin=15, finish=16)\n"
                  "assert thing.hours == 3", unless="minutes day 60"),
            *(
                found for label, which in (("by_start", "begin=12"),
                                           ("by_span", "begin=12, finish=14"))
                for found in (
                    scene(f"free_when_cancelled_{label}", FIRST
                          + f"thing.cancel({which})\n"
                          "assert thing.book(begin=12, finish=14) is not False"),
                    scene(f"only_that_is_cancelled_{label}", FIRST
                          + "thing.book(begin=15, finish=17)\n"
                          f"thing.cancel({which})\ntry:\n"
                          "    result = thing.book(begin=15, finish=17)\nexcept Exception:\n"
                          "    return\nassert not result or first is False "
                          "or isinstance(result, list)", guard="book"),
                    scene(f"hours_when_cancelled_{label}", FIRST
                          + "thing.book(begin=15, finish=16)\n"
                          f"thing.cancel({which})\nassert thing.hours == 1",
                          unless="minutes day 60"),
                )
            ),
            scene("free_at_another_time", FIRST + "assert thing.is_free(15)\n"
                  "assert thing.is_free(10)\nassert not thing.is_free(13)"),
            scene("taken_from_its_start", FIRST + "assert not thing.is_free(12)"),
            scene("free_in_a_span", FIRST + "assert thing.is_free(begin=15, finish=16)\n"
                  "assert not thing.is_free(begin=13, finish=16)\n"
                  "assert not thing.is_free(begin=11, finish=13)"),
            scene("whose_it_is", FIRST + "assert thing.who(13)\nassert thing.who(12)\n"
                  "assert not thing.who(15)\nassert not thing.who(11)"),
            scene("nobodys_at_its_end", FIRST + "assert not thing.who(14)", said=TOUCHING),
            scene("two_bookings", FIRST + "thing.book(begin=15, finish=16)\n"
                  "assert thing.count == 2"),
        ),
        {"name": "hall", "title": "talk", "nom": "hall", "capacity": 9, "person": "Ada",
         "user": "Ada", "who": "Ada", "client": "Ada", "event": "talk", "seats": 9,
         "places": 9},
        words("date dates timedelta strptime weekday double triple priority room_id duration "
              "480 540 1080 rooms lanes courts tables"),
    ),
    ClassIntent(
        "bookings.invoice",
        "The net total is the sum of price times quantity, the gross total adds the VAT or tax "
        "rate in percent.",
        ("invoice", "facture", "bill", "receipt", "quote", "devis", "order"),
        {
            "add": "add_line add_item add ajouter_ligne ajouter add_product",
            "net": "net_total subtotal total_ht net get_subtotal net_amount total_net sous_total",
            "tax": "vat tax tax_amount vat_amount montant_tva tva get_tax total_vat total_tax",
            "gross": "gross_total total_ttc gross total get_total grand_total total_with_tax "
            "total_gross total_with_vat",
        },
        tuple(
            scene(f"{label}_{number}", f"thing = make({made})\n" + LINES
                  + f"assert thing.{role} == pytest.approx({value})", needs="100 percent "
                    "pourcent pct %",
                  unless="tax_within=")
            for number, made in enumerate(
                ("vat_rate=10", "tax_rate=10", "rate=10", "vat=10", "tax=10", "taux_tva=10",
                 "tva=10"), 1
            )
            for label, role, value in (("net", "net", 20), ("tax", "tax", 2), ("gross", "gross",
              22))
        ),
        {"number": 1, "customer": "Ada", "client": "Ada", "name": "Ada", "numero": 1},
        words("discount shipping coupon remise reduced exempt points"),
    ),
]  # fmt: skip
