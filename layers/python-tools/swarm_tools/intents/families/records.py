"""Grades, contacts, tasks, books and scores kept by small classes."""

from swarm_tools.intents.model import ClassIntent, scene, words

PERSON = {"name": "Ada", "nom": "Ada", "age": 20, "id": 1, "surname": "Lovelace", "level": 3}
SCORES = ("thing.add(name='ann', score=10)\nthing.add(name='bob', score=30)\n"
          "thing.add(name='cid', score=20)\n")  # fmt: skip
BOTH = ("thing.add(name='Ann', phone='5551234567')\n"
        "thing.add(name='Bob', phone='5557654321')\n")  # fmt: skip
DIGITS = "digits = ''.join(c for c in str(result) if c.isdigit())\n"
THREE_MARKS = "".join(f"thing.add(name='ann', score={score})\n" for score in (12, 18, 12))
TITLES = ["Dune", "Emma", "Ulysses", "Ivanhoe"]
SEVERAL = "append extend setdefault defaultdict sum mean fmean"
"""Words of books that keep several marks of each student."""
ONE_DONE = ("thing.add(title='wash')\nthing.add(title='cook')\n"
            "thing.complete(title='wash')\n")  # fmt: skip

FORMED = "normalize normalise normalized country area prefix"
"""Words of books that take numbers of one country only."""

INTENTS = [
    ClassIntent(
        "records.student",
        "The average of a student is the mean of the grades.",
        ("student", "etudiant", "eleve", "pupil", "grade book", "gradebook", "grades", "bulletin",
         "score tracker", "scores", "number list", "carnet notes", "releve notes", "grade tracker",
         "class grades", "report card", "notes", "carnet", "grade list", "mark book"),
        {
            "best": "best_student top_student best meilleur meilleur_eleve top get_best_student "
            "premier_de_la_classe",
            "everyone": "class_average overall_average moyenne_classe moyenne_generale "
            "average_of_all",
            "above": "above students_above above_average au_dessus passing eleves_au_dessus",
            "ranking": "ranking ranked classement get_ranking leaderboard",
            "passed": "admis passed passing recus reussis",
            "letter": "letter letter_grade grade_of get_letter",
            "add": "add_grade add_score add_mark ajouter_note add add_value add_number record "
            "ajouter enter_grade set_grade add_note",
            "average": "average get_average calculate_average moyenne mean average_grade "
            "get_mean compute_average average_score gpa",
            "highest": "highest highest_grade get_highest max_grade best max() maximum get_max "
            "highest_score best_grade",
            "lowest": "lowest lowest_grade get_lowest min_grade worst min() minimum get_min "
            "lowest_score worst_grade",
            "total": "total sum() get_total somme",
            "count": "count() __len__ size()",
        },
        (
            scene("average_of_two", "thing.add(16)\nthing.add(18)\n"
                  "assert thing.average == pytest.approx(17)"),
            scene("average_of_three", "thing.add(12)\nthing.add(14)\nthing.add(19)\n"
                  "assert thing.average == pytest.approx(15)"),
            scene("average_between", "thing.add(14)\nthing.add(15)\n"
                  "assert thing.average == pytest.approx(14.5)", unless="round int whole integer"),
            scene("average_of_one", "thing.add(14)\nassert thing.average == pytest.approx(14)"),
            scene("highest_first", "thing.add(19)\nthing.add(12)\nassert thing.highest == 19"),
            scene("lowest_first", "thing.add(8)\nthing.add(12)\nassert thing.lowest == 8"),
            scene("highest", "thing.add(12)\nthing.add(19)\nthing.add(14)\n"
                  "assert thing.highest == 19"),
            scene("lowest", "thing.add(12)\nthing.add(11)\nthing.add(14)\n"
                  "assert thing.lowest == 11"),
            scene("total", "thing.add(12)\nthing.add(11)\nassert thing.total == 23"),
            scene("count", "thing.add(12)\nthing.add(11)\nassert thing.count == 2"),
            scene("average_of_one_student", "thing.add(name='ann', score=16)\n"
                  "thing.add(name='ann', score=18)\nthing.add(name='bob', score=10)\n"
                  "assert thing.average(name='ann') == pytest.approx(17)", needs=SEVERAL),
            scene("average_of_three_marks", THREE_MARKS
                  + "assert thing.average(name='ann') == pytest.approx(14)", needs=SEVERAL),
            scene("best_student", THREE_MARKS + "thing.add(name='bob', score=6)\n"
                  "assert 'ann' in str(thing.best)", unless="lowest smallest"),
            scene("best_on_average", "thing.add(name='ann', score=18)\n"
                  "thing.add(name='ann', score=12)\nthing.add(name='bob', score=16)\n"
                  "thing.add(name='bob', score=17)\nbest = str(thing.best)\n"
                  "assert 'bob' in best and 'ann' not in best",
                  needs="append extend setdefault defaultdict", unless="lowest smallest highest"),
            scene("best_on_average_by_the_last", "thing.add(name='ann', score=12)\n"
                  "thing.add(name='ann', score=18)\nthing.add(name='bob', score=17)\n"
                  "thing.add(name='bob', score=16)\nbest = str(thing.best)\n"
                  "assert 'bob' in best and 'ann' not in best",
                  needs="append extend setdefault defaultdict", unless="lowest smallest highest"),
            scene("average_of_all", THREE_MARKS + "thing.add(name='bob', score=6)\n"
                  "assert thing.everyone in (pytest.approx(10), pytest.approx(12))"),
            scene("above", THREE_MARKS + "thing.add(name='bob', score=6)\n"
                  "result = str(thing.above(10))\nassert 'ann' in result and 'bob' not in result"),
            scene("ranked", THREE_MARKS + "thing.add(name='bob', score=6)\n"
                  "result = [str(row) for row in thing.ranking]\n"
                  "assert 'ann' in result[0] and 'bob' in result[-1]", needs=SEVERAL),
            scene("passed", THREE_MARKS + "thing.add(name='bob', score=6)\n"
                  "thing.add(name='cid', score=10)\nresult = str(thing.passed)\n"
                  "assert 'ann' in result and 'bob' not in result and 'cid' in result",
                  said=r"\b(au moins|at least) 10\b|\b10 (or|ou) (more|plus)", despite="10"),
            *(
                scene(f"passed_with_{mark}", f"thing = make(pass_mark={mark})\n"
                      "thing.add(name='ann', score=90)\nthing.add(name='bob', score=55)\n"
                      f"result = str(thing.passed)\nassert 'ann' in result and 'bob' {kept} result")
                for mark, kept in ((40, "in"), (60, "not in"))
            ),
            *(
                scene(f"passed_by_{label}", THREE_MARKS + "thing.add(name='bob', score=6)\n"
                      "thing.add(name='cid', score=10)\nresult = str(thing.passed(10))\n"
                      f"assert 'ann' in result and 'bob' not in result and 'cid' {kept} result",
                      said=said, despite="10 minimum min")
                for label, kept, said in (
                    ("just_enough", "in", r"\b(at least|no less than|au moins)\b"),
                    ("more_than_that", "not in", r"\b(above|more than|greater than|plus de)\b"),
                )
            ),
            *(
                scene(f"letter_{grade}_from_{mark}", f"thing.add(name='ann', score={mark})\n"
                      f"assert thing.letter(name='ann') == '{grade.upper()}'",
                      said=rf"(?<!\w){grade} (from|at|is|for|means|>=|:)? ?{mark}\b"
                      rf"|\b{mark}:? ({grade})\b", despite="'a' 'b'")
                for grade, mark in (("a", 90), ("b", 80), ("c", 70), ("d", 60))
            ),
            scene("average_of_subjects", "thing.add(subject='math', score=16)\n"
                  "thing.add(subject='art', score=18)\n"
                  "assert thing.average == pytest.approx(17)"),
        ),
        PERSON,
        words("weight weights credits drop dropped gpa_scale scale rounded 10 6 'a' 'b'"),
    ),
    ClassIntent(
        "records.contacts",
        "A contact book gives the number that was added for a name.",
        ("contact book", "contacts", "phone book", "phonebook", "contact list", "address book",
         "carnet adresses", "repertoire", "annuaire", "contact",
         "directory", "telephone book", "address list", "phone directory"),
        {
            "add": "add_contact add ajouter ajouter_contact add_entry",
            "get": "get_number get_phone lookup find search get get_contact find_contact "
            "search_contact chercher rechercher numero_de number_of phone_of",
            "remove": "remove_contact delete_contact remove delete supprimer",
            "update": "update_contact update edit edit_contact modifier modify",
            "count": "__len__ count() size() total_contacts",
            "starting": "starting_with names_starting_with search_prefix find_by_prefix "
            "starts_with search_by_prefix",
            "names": "names noms all_names list_names get_names sorted_names",
            "owner": "find_name name_of get_name reverse_lookup find_by_number who_has "
            "chercher_nom trouver_nom search_name lookup_name name_for find_owner nom_de",
        },
        (
            scene("finds_the_number", BOTH + "result = thing.get(name='Bob')\n" + DIGITS
                  + "assert '5557654321' in digits or not isinstance(result, (str, dict))",
                  unless=FORMED),
            scene("found_whatever_the_case", BOTH + "result = thing.get(name='BOB')\n" + DIGITS
                  + "assert '5557654321' in digits or not isinstance(result, (str, dict))",
                  unless=FORMED, said=r"\b(upper|lower|case|casse|majuscules?|minuscules?)\b"
                  r"(?![- ]sensitive)"),
            scene("names_in_order", "thing.add(name='Zoe', phone='5551234567')\n"
                  "thing.add(name='Ann', phone='5557654321')\n"
                  "assert [str(name).lower() for name in thing.names] == ['ann', 'zoe']",
                  unless=FORMED, said=r"\balphab|\bsorted\b|\btri[eé]s?\b"),
            scene("counts", BOTH + "assert thing.count == 2", unless=FORMED),
            scene("a_new_number", "thing.add(name='Ann', phone='5551234567')\n"
                  "thing.add(name='Ann', phone='5557654321')\nresult = thing.get(name='Ann')\n"
                  + DIGITS
                  + "assert '5557654321' in digits or not isinstance(result, (str, dict))",
                  guard="add number", unless="raise exists already duplicate numbers phones"),
            scene("the_number_updated", BOTH + "thing.update(name='Ann', phone='5550000000')\n"
                  "result = thing.get(name='Ann')\n" + DIGITS
                  + "assert '5550000000' in digits or not isinstance(result, (str, dict))",
                  unless=FORMED),
            scene("the_address_updated", BOTH
                  + "thing.update(name='Ann', email='new@example.com')\n"
                  "result = thing.get(name='Ann')\n" + DIGITS
                  + "assert '5551234567' in digits or not isinstance(result, (str, dict))\n"
                  "if isinstance(result, dict) and 'email' in result:\n"
                  "    assert result['email'] == 'new@example.com'",
                  unless=FORMED),
            scene("names_by_their_start", "thing.add(name='Anton', phone='5551234567')\n"
                  "thing.add(name='BobA', phone='5557654321')\n"
                  "result = str(list(thing.starting('A'))).lower()\n"
                  "assert 'anton' in result and 'boba' not in result"),
            scene("whose_number", BOTH
                  + "result = str(thing.owner(phone='5557654321')).lower()\n"
                  "assert 'bob' in result and 'ann' not in result"),
            scene("removed_is_gone", BOTH + "thing.remove(name='Ann')\ntry:\n"
                  "    result = thing.get(name='Ann')\nexcept Exception:\n    return\n"
                  "assert '5551234567' not in str(result) and result is not True"),
            scene("the_other_stays", BOTH + "thing.remove(name='Ann')\n"
                  "result = thing.get(name='Bob')\n" + DIGITS
                  + "assert '5557654321' in digits or not isinstance(result, (str, dict))"),
            scene("removal_is_said", BOTH + "assert thing.remove(name='Ann') is not False"),
            scene("no_removal_is_said", BOTH + "try:\n    result = thing.remove(name='Zoe')\n"
                  "except Exception:\n    return\nassert result is not True", guard="remove"),
            scene("removed", BOTH + "thing.remove(name='Ann')\nassert thing.count == 1"),
        ),
        {"email": "ann@example.com", "mail": "ann@example.com", "address": "Main Street 1"},
        anywhere=words("add get remove"),
    ),
    ClassIntent(
        "records.todo_list",
        "Tasks are pending until they are completed.",
        ("todo list", "to do list", "task list", "todos", "task", "liste taches", "todo"),
        {
            "add": "add_task add ajouter_tache add_item add_todo ajouter",
            "complete": "complete_task complete mark_done mark_complete done finish "
            "mark_completed terminer complete_item mark_as_done",
            "remove": "remove_task remove delete_task delete supprimer remove_item",
            "pending": "pending pending_tasks get_pending get_pending_tasks remaining "
            "get_incomplete incomplete_tasks taches_restantes get_remaining",
            "completed": "completed() completed_tasks() get_completed get_completed_tasks",
            "count": "__len__ count() size() total_tasks",
            "clear_done": "clear_completed remove_completed delete_completed clear_done "
            "remove_done purge_completed",
            "next": "next_task next get_next most_urgent next_todo get_next_task",
            "progress": "progress completion get_progress completion_rate percent_done "
            "progression",
        },
        (
            scene("counts", "thing.add(title='wash')\nthing.add(title='cook')\n"
                  "assert thing.count == 2"),
            scene("numbered", "told = [thing.add(title=t) for t in ('wash', 'cook', 'iron')]\n"
                  "assert type(told[0]) is not int or told[2] - told[1] == told[1] - told[0] != 0"),
            scene("pending_by_number",
                  "told = [thing.add(title=t) for t in ('wash', 'cook', 'iron')]\n"
                  "if type(told[0]) is int:\n    thing.complete(told[1])\n"
                  "    left = str(thing.pending)\n"
                  "    assert 'wash' in left and 'cook' not in left and 'iron' in left"),
            scene("the_others_after_removing_one",
                  "told = [thing.add(title=t) for t in ('wash', 'cook', 'iron')]\n"
                  "if type(told[0]) is int:\n    thing.remove(told[1])\n"
                  "    left = str(thing.pending)\n"
                  "    assert 'wash' in left and 'cook' not in left and 'iron' in left"),
            scene("numbers_are_not_used_again",
                  "told = [thing.add(title=t) for t in ('wash', 'cook', 'iron')]\n"
                  "if type(told[0]) is int:\n    thing.remove(told[0])\n"
                  "    assert thing.add(title='sew') not in told[1:]", needs="next"),
            scene("removed", "thing.add(title='wash')\nthing.add(title='cook')\n"
                  "thing.remove(title='wash')\nassert thing.count == 1"),
            scene("pending_and_completed", ONE_DONE + "result = thing.pending\n"
                  "assert (result if isinstance(result, int) else len(result)) == 1\n"
                  "result = thing.completed\n"
                  "assert (result if isinstance(result, int) else len(result)) == 1"),
            scene("the_other_one_is_pending", "thing.add(title='wash')\nthing.add(title='cook')\n"
                  "thing.complete(title='cook')\nresult = thing.pending\n"
                  "assert not isinstance(result, list) or 'cook' not in str(result)\n"
                  "assert not isinstance(result, list) or len(result) == 1"),
            scene("completion_is_said", "thing.add(title='wash')\nthing.add(title='cook')\n"
                  "assert thing.complete(title='wash') is not False"),
            scene("no_completion_is_said", "thing.add(title='wash')\ntry:\n"
                  "    result = thing.complete(title='cook')\nexcept Exception:\n    return\n"
                  "assert result is not True", guard="complete"),
            scene("most_urgent_next", "thing.add(title='wash', priority=2)\n"
                  "thing.add(title='cook', priority=1)\nthing.add(title='iron', priority=3)\n"
                  "assert 'cook' in str(thing.next)", said=r"1 (is|means|=) (the )?(most|highest)"
                  r"|low\w+ (number|priority) (is |comes |goes )?(most|first|more)"),
            scene("done_ones_cleared", ONE_DONE + "thing.clear_done()\nassert thing.count == 1"),
            scene("others_not_cleared", ONE_DONE + "thing.clear_done()\nresult = thing.pending\n"
                  "assert (result if isinstance(result, int) else len(result)) == 1"),
            scene("next_is_pending", ONE_DONE + "assert 'wash' not in str(thing.next)"),
            scene("half_done", ONE_DONE + "assert thing.progress in (0.5, 50, (1, 2))"),
            scene("pending_at_first", "thing.add(title='wash')\nthing.add(title='cook')\n"
                  "result = thing.pending\n"
                  "assert (result if isinstance(result, int) else len(result)) == 2"),
            scene("pending_after_one", "thing.add(title='wash')\nthing.add(title='cook')\n"
                  "thing.complete(title='cook')\nresult = thing.pending\n"
                  "assert (result if isinstance(result, int) else len(result)) == 1"),
        ),
        {"priority": 1, "due": "2024-01-15", "description": "home"},
        anywhere=words("add complete pending"),
    ),
    ClassIntent(
        "records.library",
        "A borrowed book is not available until it is returned.",
        ("library", "bibliotheque", "book library"),
        {
            "add": "add_book add ajouter_livre ajouter",
            "borrow": "borrow_book borrow checkout check_out lend lend_book checkout_book "
            "emprunter emprunter_livre check_out_book",
            "give_back": "return_book give_back check_in checkin rendre rendre_livre return_item "
            "checkin_book",
            "available": "is_available available() est_disponible",
            "shelf": "disponibles livres_disponibles available() available_books() get_available "
            "list_available get_available_books list_available_books",
            "of_member": "livres_de books_of borrowed_by loans_of livres_empruntes_par",
            "remove": "remove_book remove delete_book",
            "count": "__len__ count() total_books book_count size()",
        },
        (
            scene("lent_once", "thing = make(titles=['Dune', 'Emma'])\n"
                  "assert thing.borrow(title='Dune', member='Bob') is not False\ntry:\n"
                  "    result = thing.borrow(title='Dune', member='Eve')\nexcept Exception:\n"
                  "    return\nassert result is not True", guard="borrow",
                  unless="copies copy quantity exemplaires per twice"),
            scene("lent_again_when_returned", "thing = make(titles=['Dune', 'Emma'])\n"
                  "thing.borrow(title='Dune', member='Bob')\n"
                  "thing.give_back(title='Dune', member='Bob')\n"
                  "assert thing.borrow(title='Dune', member='Eve') is not False",
                  guard="borrow", unless="reserve reserved reservation hold holds"),
            scene("still_on_the_shelf", "thing = make(titles=['Dune', 'Emma'])\n"
                  "thing.borrow(title='Dune', member='Bob')\nresult = str(list(thing.shelf))\n"
                  "assert 'Emma' in result and 'Dune' not in result",
                  unless="copies copy quantity exemplaires per twice"),
            scene("lent_again_when_given_back", "thing = make(titles=['Dune', 'Emma'])\n"
                  "thing.borrow(title='Dune', member='Bob')\nthing.give_back(title='Dune')\n"
                  "assert thing.borrow(title='Dune', member='Eve') is not False",
                  guard="borrow", unless="reserve reserved reservation hold holds"),
            *(
                scene(f"back_on_the_shelf_{label}", "thing = make(titles=['Dune', 'Emma'])\n"
                      f"thing.borrow(title='Dune', member='Bob')\nthing.give_back({returned})\n"
                      "assert 'Dune' in str(list(thing.shelf))",
                      unless="reserve reserved reservation hold holds")
                for label, returned in (("by_title", "title='Dune'"),
                                        ("by_member", "title='Dune', member='Bob'"))
            ),
            *(
                scene(f"no_more_than_{word}", f"thing = make(titles={TITLES})\n"
                      f"for title in {TITLES[:most]}:\n"
                      "    assert thing.borrow(title=title, member='Bob') is not False\n"
                      f"try:\n    result = thing.borrow(title='{TITLES[most]}', member='Bob')\n"
                      "except Exception:\n    return\nassert result is not True",
                      said=rf"(at most|up to|more than|maximum( of)?|au plus|plus de) ({said}) "
                      r"(books?|titles?|loans?|livres?|emprunts?|pr[eê]ts?)\b")
                for word, most, said in (("two", 2, "two|2|deux"), ("three", 3, "three|3|trois"))
            ),
            scene("no_more_than_its_limit", f"thing = make(titles={TITLES})\n"
                  "named = vars(type(thing)).items()\n"
                  "limits = {v for n, v in named if 'MAX' in n and n.isupper()}\n"
                  f"if len(limits) != 1 or min(limits) not in range(1, {len(TITLES)}):\n"
                  f"    return\ntitles = {TITLES}[:min(limits)]\n"
                  "for title in titles:\n"
                  "    assert thing.borrow(title=title, member='Bob') is not False\n"
                  f"try:\n    result = thing.borrow(title={TITLES}[len(titles)], member='Bob')\n"
                  "except Exception:\n    return\nassert result is not True",
                  needs="max maximum"),
            scene("refused_over_its_limit", f"thing = make(titles={TITLES})\n"
                  "named = vars(type(thing)).items()\n"
                  "limits = {v for n, v in named if 'MAX' in n and n.isupper()}\n"
                  f"if len(limits) != 1 or min(limits) not in range(1, {len(TITLES)}):\n"
                  f"    return\nfor title in {TITLES}[:min(limits)]:\n"
                  "    thing.borrow(title=title, member='Bob')\n"
                  "with pytest.raises(Exception):\n"
                  f"    thing.borrow(title={TITLES}[min(limits)], member='Bob')",
                  needs="max maximum", guard="borrow raises="),
            scene("two_borrowed", "thing = make(titles=['Dune', 'Emma', 'Ulysses'])\n"
                  "thing.borrow(title='Dune', member='Bob')\n"
                  "thing.borrow(title='Emma', member='Eve')\n"
                  "thing.borrow(title='Ulysses', member='Bob')\n"
                  "result = str(list(thing.of_member(member='Bob')))\n"
                  "assert 'Dune' in result and 'Ulysses' in result and 'Emma' not in result"),
            scene("available_at_first", "thing.add(title='Dune')\n"
                  "assert thing.available(title='Dune')"),
            scene("not_available_when_borrowed", "thing.add(title='Dune')\n"
                  "thing.add(title='Emma')\nthing.borrow(title='Dune')\n"
                  "assert not thing.available(title='Dune')\n"
                  "assert thing.available(title='Emma')",
                      unless="copies copy quantity exemplaires per twice"),
            scene("loan_is_said", "thing.add(title='Dune')\n"
                  "assert thing.borrow(title='Dune') is not False"),
            scene("no_loan_is_said", "thing.add(title='Dune')\nthing.borrow(title='Dune')\ntry:\n"
                  "    result = thing.borrow(title='Dune')\nexcept Exception:\n    return\n"
                  "assert result is not True", guard="borrow",
                  unless="copies copy quantity exemplaires per twice"),
            scene("return_is_said", "thing.add(title='Dune')\nthing.borrow(title='Dune')\n"
                  "assert thing.give_back(title='Dune') is not False", unless="late overdue"),
            scene("borrowed_again", "thing.add(title='Dune')\n"
                  "thing.borrow(title='Dune', member='Bob')\n"
                  "thing.give_back(title='Dune', member='Bob')\n"
                  "assert thing.borrow(title='Dune', member='Bob') is not False",
                  guard="borrow", unless="reserve reserved reservation hold holds"),
            scene("only_copy_borrowed", "thing.add(title='Dune', copies=1)\n"
                  "thing.borrow(title='Dune')\nassert not thing.available(title='Dune')"),
            scene("only_copy_back", "thing.add(title='Dune', copies=1)\n"
                  "thing.borrow(title='Dune')\nthing.give_back(title='Dune')\n"
                  "assert thing.available(title='Dune')"),
            scene("a_copy_left", "thing.add(title='Dune', copies=2)\n"
                  "thing.borrow(title='Dune', member='Bob')\nassert thing.available(title='Dune')\n"
                  "thing.borrow(title='Dune', member='Eve')\n"
                  "assert not thing.available(title='Dune')"),
            scene("copies_add_up", "thing.add(title='Dune', copies=1)\n"
                  "thing.add(title='Dune', copies=1)\nthing.borrow(title='Dune', member='Bob')\n"
                  "assert thing.available(title='Dune')", needs="get setdefault"),
            scene("on_the_shelf", "thing.add(title='Dune')\nthing.add(title='Emma')\n"
                  "thing.borrow(title='Dune')\nresult = str(list(thing.shelf))\n"
                  "assert 'Emma' in result and 'Dune' not in result",
                  unless="copies copy quantity exemplaires per twice"),
            scene("on_the_shelf_again", "thing.add(title='Dune')\n"
                  "thing.borrow(title='Dune')\nthing.give_back(title='Dune')\n"
                  "assert 'Dune' in str(list(thing.shelf))"),
            scene("available_when_returned", "thing.add(title='Dune')\n"
                  "thing.borrow(title='Dune')\nthing.give_back(title='Dune')\n"
                  "assert thing.available(title='Dune')"),
            scene("counts", "thing.add(title='Dune')\nthing.add(title='Emma')\n"
                  "assert thing.count == 2"),
            scene("removed", "thing.add(title='Dune')\nthing.add(title='Emma')\n"
                  "thing.remove(title='Dune')\nassert thing.count == 1"),
        ),
        {"author": "Ada", "auteur": "Ada", "isbn": "9780306406157", "year": 2000, "copies": 1,
         "name": "City", "borrower": "Bob", "user": "Bob", "person": "Bob", "emprunteur": "Bob",
         "member": "Bob", "reader": "Bob", "patron": "Bob", "membre": "Bob", "lecteur": "Bob",
         "adherent": "Bob"},
        words("register add_member members_list register_member"),
    ),
    ClassIntent(
        "records.leaderboard",
        "The highest scores come first.",
        ("leaderboard", "scoreboard", "high scores", "high score table", "score table",
         "best scores", "high score list", "tableau scores", "meilleurs scores", "score board",
         "ranking", "classement"),
        {
            "add": "add_score add record submit add_player update_score set_score submit_score "
            "ajouter_score add_points add_result ajouter_points award",
            "table": "ranking standings ranks leaderboard classement rank_list table full_ranking",
            "top": "top get_top top_players get_leaderboard top_scores get_top_players get_top_n",
            "score": "get_score score_of score()",
            "winner": "winner get_winner leader get_leader best_player best best_score get_best",
            "rank": "rank get_rank rank_of position position_of rang place_of",
        },
        (
            scene("best_first", SCORES + "result = list(thing.top(2))\n"
                  "assert len(result) == 2\nassert 'bob' in str(result[0])\n"
                  "assert 'cid' in str(result[1])"),
            scene("best_one", SCORES + "result = thing.winner\n"
                  "assert result == 30 or 'bob' in str(result)"),
            scene("score_given", SCORES + "assert thing.score(name='cid') == 20"),
            scene("all_three", SCORES + "result = [str(row) for row in thing.top(3)]\n"
                  "assert len(result) == 3\nassert 'bob' in result[0]"),
            scene("ranks_fall", SCORES + "ranks = [thing.rank(name=n) for n in ('bob', 'cid')]\n"
                  "assert ranks in ([0, 1], [1, 2])"),
            scene("first_rank_is_one", SCORES + "assert thing.rank(name='bob') == 1",
                  said=r"(start|begin|count)\w* (with|at|from) (1|one)\b|\b1 (is|for) the best"),
            scene("all_from_the_best", SCORES + "result = [str(row) for row in thing.table]\n"
                  "assert len(result) == 3 and 'bob' in result[0] and 'ann' in result[2]"),
            *(scene(f"ranks_{label}", SCORES + "thing.add(name='dan', score=20)\n"
                    "rows = [row for row in thing.table if isinstance(row, (tuple, list))]\n"
                    "found = [row[0] for row in rows if type(row[0]) is int]\n"
                    f"assert found in ([], {ranks})", said=said)
              for label, ranks, said in (
                  ("shared_and_skipped", [1, 2, 2, 4], r"\b1, 2, 2, 4\b|\bskipped\b"),
                  ("shared", [1, 2, 2, 3], r"\b1, 2, 2, 3\b"))),
            scene("equal_ones_by_name", "thing.add(name='zoe', score=5)\n"
                  "thing.add(name='ann', score=5)\nthing.add(name='bob', score=9)\n"
                  "found = [str(row) for row in thing.table]\n"
                  "assert 'bob' in found[0] and 'ann' in found[1] and 'zoe' in found[2]",
                  said=r"\b(equal|same|tied|ties)\b[^.;]{0,60}\balphabet|then by name"),
            scene("best_alone", SCORES + "result = list(thing.top(1))\n"
                  "assert len(result) == 1\nassert 'bob' in str(result[0])"),
        ),
        {},
        words("lowest times laps strokes minimum ascending"),
    ),
]  # fmt: skip
