"""Pages of lists, told as lists, records or objects."""

from swarm_tools.intents.model import Case, code, intent

PAGE = r"page(_?(number|num|no|nr|index))?|number|num|numero(_page)?|p|n|no|current(_page)?"
SIZE = r".*(size|per_page|limit|par_page|length|taille|count).*|per"
FROM_ONE = (
    r"\b(1|one)[- ](based|indexed)\b"
    r"|\b(first|premi[eè]re?)( page)?( number)? ?(is|has|being|=|:|est)( the)?( number| num[eé]ro)?"
    r" ?`?(1|one)\b|\b(count|number|start|begin|index)\w* (from|at|with) (page )?(1|one)\b"
    r"|\bpages?( numbers?)?,? from (1|one)\b|\b([aà] partir de|num[eé]rot\w+ [aà] partir de) 1\b"
)
HOW_MANY = r"\b(number|count|total) of pages\b|\bnombre (total )?de pages\b|\bhow many pages\b"
TOLD = (
    "def told(page, last=7):",
    "    result = {f}(list(range(1, last + 1)), CALL)",
    "    if isinstance(result, (list, tuple)) and not hasattr(result, '_asdict'):",
    "        lists = [part for part in result if isinstance(part, (list, tuple))]",
    "        return {'items': (lists or [result])[0]}",
    "    if isinstance(result, dict):",
    "        return result",
    "    return {n: getattr(result, n) for n in dir(result) if not n.startswith('_')}",
)
ITEMS = (
    "keys = ('items', 'data', 'results', 'content', 'rows', 'elements', 'page_items')",
    "def items(page):",
    "    fields = told(page)",
    "    lists = [fields[k] for k in keys if isinstance(fields.get(k), (list, tuple))]",
    "    return list(lists[0]) if lists else None",
)
LAST = (
    "if items(1) is None:",
    "    return  # told in another form",
    "last = 3 if items(1) == [1, 2, 3] else 2",
)


def flagged(keys: tuple[str, ...], first: bool) -> tuple[str, ...]:
    """Return the lines that look at a flag of the last page, or of the first."""
    pages = "((last - 2, False), (last, True))" if first else "((last, False), (last - 2, True))"
    return (
        f"for page, more in {pages}:",
        f"    flags = [told(page)[key] for key in {keys} if key in told(page)]",
        "    assert all(flag == more for flag in flags if isinstance(flag, bool))",
    )


def numbered(keys: tuple[str, ...], last: int, want: tuple[int, ...]) -> tuple[str, ...]:
    """Return the lines that look at a number told of all pages."""
    return (
        "start = 0 if items(1) != [1, 2, 3] else 1",
        f"numbers = [told(start, {last})[key] for key in {keys} if key in told(start, {last})]",
        f"assert all(n in {want} for n in numbers if isinstance(n, int))",
    )


def pages(call: str) -> tuple[list[Case], tuple[tuple[str, Case], ...]]:
    """Return the cases of a function called in one order, and those that docstrings state."""
    told = tuple(line.replace("CALL", call) for line in TOLD)
    cases = [
        code(label, *told, *ITEMS, *rows)
        for label, rows in (
            ("items", ("found = [items(1), items(2)]",
                       "assert None in found or found in ([[1, 2, 3], [4, 5, 6]], "
                       "[[4, 5, 6], [7]])")),
            ("more_pages", (*LAST, *flagged(("has_next", "has_more"), False))),
            ("pages_before", (*LAST, *flagged(("has_previous", "has_prev"), True))),
            ("pages_counted", numbered(("total_pages", "num_pages", "page_count", "pages",
                                        "nb_pages"), 7, (3,))),
            ("full_pages_counted", numbered(("total_pages", "num_pages", "page_count", "pages",
                                             "nb_pages"), 6, (2,))),
            ("items_counted", numbered(("total_items", "total_count"), 7, (7,))),
        )
    ]  # fmt: skip
    beside = (
        "def beside(last):", f"    result = {{f}}(list(range(1, last + 1)), {call})",
        "    plain = [n for n in result if type(n) in (int, float)]",
        "    return plain[0] if len(plain) == 1 else None", "page = 1",
    )  # fmt: skip
    counted = code(
        "pages_beside_the_items",
        *beside,
        "assert [beside(n) for n in (3, 6, 7)] in ([1, 2, 3], [None, None, None])",
    )
    other = call.replace("3", "4")
    cases.append(code(
        "pages_of_four", "told = []", "for page in (0, 1, 2):", "    try:",
        f"        told.append({{f}}(list(range(10)), {other}))", "    except Exception:",
        "        told.append(None)  # pages are counted from one",
        "told = [page[0] if isinstance(page, tuple) else page for page in told[1:]]",
        "pages = [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9]]",
        "assert not all(isinstance(page, list) for page in told) or told in (pages[:2], pages[1:])",
    ))  # fmt: skip
    from_one = code("pages_from_one", *told, *ITEMS, "found = [items(1), items(3)]",
                    "assert None in found or found == [[1, 2, 3], [7]]")  # fmt: skip
    return cases, ((FROM_ONE, from_one), (HOW_MANY, counted))


FIRST, FIRST_STATED = pages("page, 3")
LATER, LATER_STATED = pages("3, page")
NAMES = "paginate|paginate list|paginate items|get page|paginer"
OBJECTS = (
    "list items results data of the a page pages number past end counted empty how many size beyond"
)

INTENTS = [
    intent(
        "paging.paginate", "One page of a list, of so many items.", NAMES, "list number number",
        *FIRST, objects=OBJECTS, spelled=(r".*", PAGE, SIZE),
        unless="cursor offset overlap total_count?=", stated=FIRST_STATED,
    ),
    intent(
        "paging.paginate_size_first", "One page of a list, of so many items.", NAMES,
        "list number number", *LATER, objects=OBJECTS, spelled=(r".*", SIZE, PAGE),
        unless="cursor offset overlap total_count?=", stated=LATER_STATED,
    ),
]  # fmt: skip
