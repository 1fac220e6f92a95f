"""Settings over their defaults, sheets of attendance, and books that are lent for days."""

from datetime import date

from swarm_tools.intents.model import ClassIntent, scene, words

TWO = "thing = make(defaults={'size': 3, 'loud': True})\n"
PUPILS = "thing = make(pupils=['ann', 'bob', 'cid'])\n"
LESSONS = PUPILS + "thing.record(1, ['ann', 'bob'])\nthing.record(2, ['ann'])\n"
DAY = "from datetime import date\nthing = make()\n"
REFUSED = "try:\n    said = {0}\nexcept Exception:\n    said = False\nassert said is not True\n"

INTENTS = [
    ClassIntent(
        "registers.settings", "A setting is its default until it is set.",
        ("settings", "config", "preferences", "options", "configuration", "parametres",
         "user settings", "app settings", "config store", "settings store"),
        {
            "get": "get get_value value lire",
            "set": "set set_value update put definir",
            "reset": "reset clear restore unset reinitialiser",
            "modified": "modified changed changes overrides non_default",
        },
        (
            scene("default_at_first", TWO + "assert thing.get('size') == 3\n"
                  "assert thing.get('loud') is True"),
            scene("set", TWO + "thing.set('size', 5)\nassert thing.get('size') == 5"),
            scene("set_to_false", TWO + "thing.set('loud', False)\n"
                  "assert thing.get('loud') is False"),
            scene("set_to_nothing", TWO + "thing.set('size', 0)\nassert thing.get('size') == 0"),
            scene("the_other_stays", TWO + "thing.set('size', 5)\n"
                  "assert thing.get('loud') is True"),
            scene("back_to_its_default", TWO + "thing.set('size', 5)\nthing.reset('size')\n"
                  "assert thing.get('size') == 3"),
            scene("one_back_alone", TWO + "thing.set('size', 5)\nthing.set('loud', False)\n"
                  "thing.reset('size')\nassert thing.get('loud') is False"),
            scene("all_back", TWO + "thing.set('size', 5)\nthing.set('loud', False)\n"
                  "thing.reset()\nassert thing.get('size') == 3 and thing.get('loud') is True"),
            scene("changed_ones", TWO + "thing.set('size', 5)\n"
                  "assert 'size' in str(thing.modified) and 'loud' not in str(thing.modified)"),
        ),
        {"defaults": {"size": 3, "loud": True}}, words("section layer layers env path file"),
    ),
    ClassIntent(
        "registers.attendance", "Who is not among those present was absent.",
        ("attendance", "attendance sheet", "attendance register", "attendance list", "roll call",
         "class register", "presences", "feuille presence", "attendance book"),
        {
            "record": "record mark add_lesson record_lesson add noter enregistrer take",
            "absences": "absences absent_days days_absent missed",
            "rate": "rate percentage attendance_rate taux share presence_rate",
            "always": "always_present never_absent perfect_attendance perfect",
        },
        (
            scene("absences", LESSONS + "assert list(thing.absences('bob')) == [2]\n"
                  "assert list(thing.absences('cid')) == [1, 2]\n"
                  "assert list(thing.absences('ann')) == []", unless="count"),
            scene("rates", LESSONS + "assert thing.rate('ann') in (100, 1)\n"
                  "assert thing.rate('cid') == 0"),
            scene("half", LESSONS + "assert thing.rate('bob') in (50, 0.5)"),
            scene("never_absent", LESSONS + "assert list(thing.always) == ['ann']"),
            scene("strangers_are_refused", PUPILS
                  + REFUSED.format("thing.record(1, ['ann', 'zoe'])"), guard="record raises="),
            scene("some_may_be_absent", PUPILS + "thing.record(1, ['ann'])",
                  guard="record raises="),
        ),
        {}, words("late excused half"),
    ),
    ClassIntent(
        "registers.loans", "A book that is lent is out until it comes back.",
        ("loan register", "loans", "library", "lending", "lending library", "loan desk", "lendings",
         "book loans", "registre prets", "prets", "library desk"),
        {
            "add": "add add_book add_copy ajouter add_item register",
            "lend": "lend borrow check_out checkout lend_book preter emprunter",
            "give_back": "give_back return_book bring_back check_in take_back rendre",
            "books": "books_of loans_of borrowed_by books_for livres_de",
            "overdue": "overdue late_books overdue_books en_retard late",
        },
        (
            scene("held", DAY + "thing.lend(title='Dune', member='Bob', now=date(2024, 5, 1))\n"
                  "assert list(thing.books(member='Bob')) == ['Dune']", without="add"),
            scene("back", DAY + "thing.lend(title='Dune', member='Bob', now=date(2024, 5, 1))\n"
                  "thing.give_back(title='Dune', now=date(2024, 5, 3))\n"
                  "assert list(thing.books(member='Bob')) == []", without="add"),
            scene("not_late", DAY + "thing.lend(title='Dune', member='Bob', now=date(2024, 5, 1))\n"
                  "told = thing.give_back(title='Dune', now=date(2024, 5, 2))\n"
                  "assert type(told) not in (int, float) or told == 0", without="add"),
            scene("lent_twice", DAY + "thing.lend(title='Dune', member='Bob', "
                  "now=date(2024, 5, 1))\n" + REFUSED.format(
                      "thing.lend(title='Dune', member='Ann', now=date(2024, 5, 2))")
                  + "assert list(thing.books(member='Ann')) == []", without="add"),
            scene("not_overdue_at_once", DAY + "thing.lend(title='Dune', member='Bob', "
                  "now=date(2024, 5, 1))\nassert list(thing.overdue(now=date(2024, 5, 1))) == []",
                  without="add"),
            scene("overdue_at_last", DAY + "thing.lend(title='Dune', member='Bob', "
                  "now=date(2024, 5, 1))\nassert 'Dune' in str(thing.overdue("
                  "now=date(2025, 5, 1)))", without="add"),
            *(scene(f"no_more_than_{n}", "from datetime import date\n"
                    f"thing = make(limit={n})\nfor title in {['a', 'b', 'c'][:n]}:\n"
                    "    thing.lend(title=title, member='Bob', now=date(2024, 5, 1))\n"
                    "try:\n    thing.lend(title='d', member='Bob', now=date(2024, 5, 1))\n"
                    "except Exception:\n    pass\n"
                    f"assert len(list(thing.books(member='Bob'))) == {n}", without="add")
              for n in (1, 2)),
        ),
        {"days": 14, "limit": 3, "day": date(2024, 5, 1)}, words("renew reserve waiting fine"),
    ),
]  # fmt: skip
