"""Pages of lists, inboxes, waiting lines, loans and savings with a goal."""

from swarm_tools.intents.model import ClassIntent, scene, words

SEVEN = "thing = make(items=[1, 2, 3, 4, 5, 6, 7], per_page=3)\n"
SIX = "thing = make(items=[1, 2, 3, 4, 5, 6], per_page=3)\n"
COUNTED = "pages = thing.pages\npages = pages if isinstance(pages, int) else len(pages)\n"
FROM_ONE = r"(first|page) (page )?(is|has|being|=)( number)? 1\b|(from|at|with) 1\b|1-based"
MAIL = (
    "thing.receive(sender='ann', subject='hello')\nthing.receive(sender='bob', subject='lunch')\n"
    "thing.receive(sender='ann', subject='again')\n"
)
LINE = "for name in ('ann', 'bob', 'cid'):\n    thing.join(name)\n"
MISSING = "thing = make(goal=100)\nbefore = thing.saved\nthing.save(100 - before)\n"

INTENTS = [
    ClassIntent(
        "offices.paginator",
        "Pages of a list have the same number of items, but for the last one, and all items are "
        "on one page.",
        ("paginator", "pager", "pagination", "page list", "paged list", "pagination helper"),
        {
            "page": "page get_page items_on page_items get_items",
            "pages": "page_count num_pages total_pages pages count_pages number_of_pages",
            "on_page": "page_item_count items_on_page page_size_of",
            "has_next": "has_next has_next_page a_suivante",
            "has_previous": "has_previous has_prev has_previous_page a_precedente",
        },
        (
            scene("pages", SEVEN + COUNTED + "assert pages == 3"),
            scene("pages_all_full", SIX + COUNTED + "assert pages == 2"),
            scene("items", SEVEN + "found = thing.page(1)\n"
                  "assert isinstance(found, dict) or list(found) in ([1, 2, 3], [4, 5, 6])",
                  unless="enumerate"),
            scene("next_items", SEVEN + "found = thing.page(2)\n"
                  "assert isinstance(found, dict) or list(found) in ([4, 5, 6], [7])",
                  unless="enumerate"),
            scene("items_from_one", SEVEN + "found = thing.page(1)\n"
                  "assert isinstance(found, dict) or list(found) == [1, 2, 3]\n"
                  "found = thing.page(3)\n"
                  "assert isinstance(found, dict) or list(found) == [7]",
                  said=FROM_ONE, unless="enumerate"),
            *(scene(f"{role}_{label}", text + f"try:\n    found = thing.{role}({number})\n"
                    f"except TypeError:\n    return\nassert found is {value}", said=FROM_ONE)
              for role, label, text, number, value in (
                  ("has_next", "on_the_last", SEVEN, 3, False),
                  ("has_next", "before_the_last", SEVEN, 2, True),
                  ("has_next", "on_the_last_full_one", SIX, 2, False),
                  ("has_previous", "on_the_first", SEVEN, 1, False),
                  ("has_previous", "on_the_second", SEVEN, 2, True))),
        ),
        {},
        words("cursor offset overlap"),
    ),
    ClassIntent(
        "offices.inbox",
        "A message that was received is unread until it is read.",
        ("inbox", "mailbox", "mail box", "boite reception", "message box", "email inbox"),
        {
            "receive": "receive add_message add deliver receive_message recevoir",
            "unread": "unread_count unread count_unread get_unread unread_messages non_lus",
            "read": "read open read_message mark_read mark_as_read lire",
            "count": "__len__ count() size() total",
            "sent_by": "from_sender by_sender messages_from search_sender get_from",
        },
        (
            scene("all_unread", MAIL + "result = thing.unread\n"
                  "assert (result if isinstance(result, int) else len(result)) == 3"),
            scene("one_read", MAIL + "thing.read(0)\nthing.read(0)\nresult = thing.unread\n"
                  "assert (result if isinstance(result, int) else len(result)) == 2",
                  unless="id ids uid"),
            scene("counted", MAIL + "assert thing.count == 3"),
            scene("by_sender", MAIL + "result = str(thing.sent_by('ann'))\n"
                  "assert 'hello' in result and 'again' in result and 'lunch' not in result"),
        ),
        {"body": "text", "text": "text", "message": "text", "date": "2024-01-15"},
        words("spam pop newest identifier from_one"),
    ),
    ClassIntent(
        "offices.waiting_line",
        "Those who joined the line first are served first; the first position is 1 or 0.",
        ("waiting line", "waiting list", "waitlist", "line", "ticket queue", "file attente",
         "ticket office", "ticket counter", "guichet", "customer queue", "bank queue",
         "print queue", "printer queue", "call queue", "file clients", "waiting room",
         "salle attente"),
        {
            "join": "join add arrive enter add_person add_customer enqueue rejoindre add_job "
            "arrives take_ticket prendre_ticket register ajouter arriver entrer add_patient "
            "new_ticket",
            "serve": "serve serve_next next call_next next_customer servir dequeue next_person "
            "appeler_suivant suivant print_next next_job call_in next_patient",
            "position": "position position_of place get_position rang",
            "reset": "reset new_day start_day clear vider reinitialiser close_day",
            "before": "people_before ahead before people_ahead customers_before",
            "count": "__len__ size() count() waiting length() how_many",
        },
        (
            scene("in_order", LINE + "served = [thing.serve(), thing.serve(), thing.serve()]\n"
                  "numbers = all(isinstance(one, int) for one in served)\n"
                  "numbers = numbers and served == sorted(served)\n"
                  "assert numbers or served in (['ann', 'bob', 'cid'], [None, None, None])"),
            scene("one_less", LINE + "thing.serve()\nresult = thing.count\n"
                  "assert (result if isinstance(result, int) else len(result)) == 2"),
            scene("no_more_than_fit", "thing = make(max_size=2)\n"
                  "for name in ('ann', 'bob', 'cid'):\n    try:\n        thing.join(name)\n"
                  "    except Exception:\n        pass\nthing.serve()\nthing.serve()\ntry:\n"
                  "    result = thing.serve()\nexcept Exception:\n    return\n"
                  "assert result is None", needs="max_size capacity maximum max capacite limit"),
            scene("none_left", LINE + "thing.reset()\nresult = thing.count\n"
                  "assert (result if isinstance(result, int) else len(result)) == 0"),
            scene("numbers_begin_again", "first = thing.join('ann')\nthing.join('bob')\n"
                  "thing.reset()\nassert thing.join('cid') == first",
                  said=r"\b(numbers?|tickets?)\b[^.;]{0,30}\b(again|restarts?|from 1|at 1)\b"),
            scene("nobody_before", "numbers = [thing.join(who) for who in ('ann', 'bob', 'cid')]\n"
                  "if all(isinstance(number, int) for number in numbers):\n"
                  "    assert thing.before(numbers[0]) == 0\n"
                  "    assert thing.before(numbers[2]) == 2\n    thing.serve()\n"
                  "    assert thing.before(numbers[2]) == 1"),
            scene("places", LINE + "assert thing.position('cid') - thing.position('ann') == 2\n"
                  "assert thing.position('ann') in (0, 1)"),
            scene("first_place", LINE + "assert thing.position('ann') == 1",
                  said=r"(first|front)\w* (\w+ )?(is|has|being|=)( position| number)? 1\b"
                  r"|(from|at|with) 1\b|1-based|1 (pour|for) (le|la|the) (proch|premi|next|first)"),
            scene("nobody_of_that_name", LINE + "assert thing.position('eve') == 0",
                  said=r"\b0 (si|if) (absent|not|the|le|la|he|nobody|unknown|inconnu)"),
        ),
        {"age": 30, "pages": 1},
        words("priority vip urgent front stop stops station stations shortest"),
    ),
    ClassIntent(
        "offices.loan",
        "Simple interest is the principal times the yearly rate times the years.",
        ("loan", "simple loan", "pret", "credit", "deposit"),
        {
            "interest": "interest simple_interest get_interest interets total_interest",
            "total": "total total_amount amount_due total_due amount get_total repayment",
        },
        (
            scene("interest", "thing = make(principal=200, rate=10)\n"
                  "assert thing.interest(years=3) == pytest.approx(60)", needs="100",
                  said=r"simple"),
            scene("total", "thing = make(principal=200, rate=10)\n"
                  "assert thing.total(years=3) == pytest.approx(260)", needs="100",
                  said=r"simple"),
            scene("interest_of_one_year", "thing = make(principal=200, rate=10)\n"
                  "assert thing.interest(years=1) == pytest.approx(20)", needs="100"),
        ),
        {"name": "Ada"},
        words("12 monthly month months fee payment payments compound"),
    ),
    ClassIntent(
        "offices.savings_goal",
        "A goal is reached when as much was saved as it asks for; the rest is missing until then.",
        ("piggy bank", "savings goal", "goal", "saving goal", "tirelire", "fundraiser",
         "crowdfunding", "cagnotte"),
        {
            "save": "put_in save add deposit contribute donate add_money ajouter verser",
            "saved": "saved total amount current balance raised get_saved",
            "reached": "reached is_reached goal_reached is_complete atteint est_atteint "
            "is_goal_reached",
            "missing": "missing remaining left amount_missing manque reste",
        },
        (
            scene("reached", MISSING + "assert thing.reached"),
            scene("not_reached", "thing = make(goal=100)\nthing.save(99 - thing.saved)\n"
                  "assert not thing.reached"),
            scene("missing", "thing = make(goal=100)\nthing.save(60 - thing.saved)\n"
                  "assert thing.missing == 40"),
            scene("nothing_missing", MISSING + "assert thing.missing == 0"),
            scene("saved_twice", "thing = make(goal=100)\nbefore = thing.saved\nthing.save(20)\n"
                  "thing.save(5)\nassert thing.saved == before + 25"),
        ),
        {"name": "bike", "owner": "Ada"},
        words("fee percent interest share commission"),
    ),
]  # fmt: skip
