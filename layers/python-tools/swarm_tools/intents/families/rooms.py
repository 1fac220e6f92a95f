"""Hotels, thermostats and pay by the hour."""

from swarm_tools.intents.model import ClassIntent, scene, words

FIVE_DAYS = "for _ in range(5):\n    thing.work(hours={0})\n"
BY_NAME = "for day in ('Mon', 'Tue', 'Wed', 'Thu', 'Fri'):\n    thing.work(day=day, hours={0})\n"

INTENTS = [
    ClassIntent(
        "rooms.hotel",
        "Guests take free rooms; the occupancy is the share of taken rooms.",
        ("hotel", "hostel", "motel", "guest house"),
        {
            "check_in": "check_in checkin book_room book reserver",
            "check_out": "check_out checkout leave liberer",
            "occupancy": "occupancy occupancy_rate get_occupancy taux_occupation",
            "free": "free_rooms available_rooms get_available_rooms count_free free() available()",
        },
        (
            scene("share_of_taken_rooms", "thing = make(rooms=4)\nthing.check_in(name='Ada')\n"
                  "assert thing.occupancy in (0.25, 25, 1)"),
            scene("empty_at_first", "thing = make(rooms=4)\nassert thing.occupancy == 0"),
            scene("one_room_less", "thing = make(rooms=4)\nthing.check_in(name='Ada')\n"
                  "result = thing.free\n"
                  "assert (result if isinstance(result, int) else len(result)) == 3"),
            scene("rooms_of_their_own", "thing = make(rooms=4)\n"
                  "first = thing.check_in(name='Ada')\nsecond = thing.check_in(name='Bob')\n"
                  "assert first != second or first in (None, True)"),
            scene("last_room", "thing = make(rooms=2)\nthing.check_in(name='Ada')\n"
                  "thing.check_in(name='Bob')\nassert thing.occupancy in (1, 100, 2)"),
        ),
        {"name": "Ada", "guest": "Ada"},
        words("suite nights price floor single double beds per"),
        anywhere=words("check_in check_out occupancy"),
    ),
    ClassIntent(
        "rooms.thermostat",
        "A thermostat heats below its target and stops above it.",
        ("thermostat",),
        {
            "update": "update check regulate control adjust measure read_temperature",
            "heating": "heating is_heating heater_on heater_is_on",
            "set_target": "set_target set_temperature change_target",
            "target": "target target_temperature",
        },
        (
            scene("cold", "thing = make(target=20)\nthing.update(temperature=10)\n"
                  "assert thing.heating"),
            scene("warm", "thing = make(target=20)\nthing.update(temperature=10)\n"
                  "thing.update(temperature=29)\nassert not thing.heating"),
            scene("new_target", "thing = make(target=20)\nthing.set_target(target=22)\n"
                  "assert thing.target == 22", unless="min"),
        ),
        {"name": "hall", "room": "hall"},
        words("cool cooling cooler ac fan fahrenheit"),
    ),
    ClassIntent(
        "rooms.hourly_pay",
        "Hours times the hourly rate; those above or beyond 40 are paid, or count, one and a "
        "half times.",
        ("employee", "worker", "hourly employee", "employe", "timesheet", "time sheet"),
        {
            "work": "work log add_hours log_hours record_hours travailler log_work",
            "pay": "pay() get_pay calculate_pay gross_pay weekly_pay total_pay paie earnings wages",
        },
        (
            scene("nothing_at_first", "thing = make(hourly_rate=10)\nassert thing.pay == 0"),
            scene("twice_at_work", "thing = make(hourly_rate=10)\nthing.work(hours=8)\n"
                  "thing.work(hours=7)\nassert thing.pay == pytest.approx(150)"),
            *(scene(f"{label}{tail}", "thing = make(hourly_rate=10)\n" + days.format(hours)
                    + f"assert thing.pay == pytest.approx({pay})", **bars)
              for tail, days in (("", FIVE_DAYS), ("_by_day", BY_NAME))
              for label, hours, pay, bars in (
                  ("hours_times_rate", 6, 300, {}), ("exactly_forty", 8, 400, {}),
                  ("overtime", 10, 550, {"guard": "pay 40", "unless": "1_25 premium"}))),
        ),
        {"name": "Ada", "nom": "Ada", "id": 1},
        words("double tax taxes deduction deductions bonus commission net weekend night 38 35 8 "
              "reset daily"),
    ),
]  # fmt: skip
