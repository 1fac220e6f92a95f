"""Ranges of pages, read and written."""

from swarm_tools.intents.model import Case, code, intent

OTHER_FORM = (
    "if not isinstance(result, (list, tuple, set, range)):", "    return  # another form",
    "if not all(isinstance(page, int) for page in result):", "    return  # another form",
)  # fmt: skip
TEXT = r"(s|text|texte|string|spec|pages|page_?(spec|ranges?|text|string|list)|selection|ranges?" \
    r"|chaine|value|expr\w*|input\w*|raw|plages?|line|source)"  # fmt: skip
LAST = r"(last|total|n|max|max_pages?|num_pages|page_count|total_pages|count|pages|last_page" \
    r"|maximum|limit|number_of_pages|nb_pages|length|total_page_count)"  # fmt: skip


def pages(label: str, text: str, want: list[int], more: str = "", how: str = "sorted") -> Case:
    """Return the case of the pages of a text, in a form of numbers that may be another one.

    Args:
        label: Words for the test's name.
        text: The ranges and pages.
        want: The pages.
        more: The second argument, after a comma.
        how: ``sorted`` where their order does not count, else ``list``.
    """
    return code(
        label, f"result = {{f}}({text!r}{more})", *OTHER_FORM, f"assert {how}(result) == {want}"
    )


def listed(more: str) -> tuple[Case, ...]:
    """Return the cases of ranges and pages without repetition."""
    rows = (
        ("range_and_page", "1-3,7", [1, 2, 3, 7]), ("page_alone", "4", [4]),
        ("two_ranges", "2-3,8-11", [2, 3, 8, 9, 10, 11]), ("pages_alone", "1,5,9", [1, 5, 9]),
        ("range_last", "2,5-6", [2, 5, 6]), ("two_digits", "9-12", [9, 10, 11, 12]),
    )  # fmt: skip
    return tuple(pages(*row, more) for row in rows)


SPACES = r"['\"`]\d+(-\d+)?, \d|\bspaces? (are |is )?(allowed|ignored|do|may)|\bblanks? "
ONCE = r"\bsorted\b|\bin (ascending|increasing|rising) order\b|\btri[eé]e?s?\b|\bin order\b"
NO_REPEAT = (
    r"\b(without|no) (duplicate|repet|repeat)|\bunique\b|\bduplicates? (are |is )?(removed|dropped"
    r"|ignored|left)|\b(only |listed |appears? )?once\b|\bdistinct\b|\bsans (doublon|r[eé]p[eé]t)"
)
PAGES = (
    "string text list page pages to from the of range ranges numbers number parse selection spec "
    "sort sorted once each like such as unique order increasing ascending duplicates duplicate "
    "without both ends included inclusive first last spaces space allowed ignored may and are in "
    "comma commas separated hyphen single given expand expanded listed only whole repeated "
    "removed no end start total up croissant ordre triee doublons plages numeros bornes 1 3 7 5 "
    "10 2 4 6 8 9 12 print"
)
SHORT = (
    "list numbers pages page short text string as to ranges range the of sorted number with from "
    "consecutive runs run row hyphen dash comma commas joined becomes give gives like such "
    "sort sorted unsorted order any duplicates duplicate repeated once in alone single compact "
    "short shortest first separated and 1 3 7 5 2 4 8 9 10 11 12"
)
NAMED_PAGES = (
    "parse pages|expand pages|page numbers|page list|parse page list|parse page selection"
    "|pages from text|parse page spec|parse page string|lire pages|parse selection|pages to list"
    "|expand page spec|read pages|pages from string|parse page numbers|liste pages|select pages"
    "|expand page list|parse range list|parse number list|page selection|expand selection"
    "|parse print range|pages to print|parse page|expand numbers|parse numbers|expand range"
    "|parse range|expand intervals|expand page numbers|developper pages|parse ranges text"
)
FORMED = (
    "format pages|compress pages|compact pages|page ranges|pages to text|collapse pages"
    "|summarize pages|format page numbers|format page list|pages to string|format page ranges"
    "|to page ranges|pages text|pages as text|shorten pages|join pages|page ranges text"
    "|group pages|formater pages|condense pages|pages to ranges|numbers to text|describe pages"
    "|range text|ranges text|format number ranges|format range list|compact numbers|to range text"
    "|range string|numbers to range string|collapse numbers|compress numbers|format numbers"
)
NUMBERS = r"\w*(pages|numbers|nums|values|nombres|ints|items|indices|days|years|ids|seq|list|lst)"


def formed(label: str, given: list[int], *wants: str) -> Case:
    """Return the case of pages as a text, whatever the signs between them."""
    return code(
        label, f"result = {{f}}({given})", "if not isinstance(result, str):",
        "    return  # another form", 'result = result.replace(" ", "").replace(";", ",")',
        'result = result.replace("..", "-").replace("\\u2013", "-")', f"assert result in {wants!r}",
    )  # fmt: skip


INTENTS = [
    *(
        intent(
            f"page_ranges.{name}", "The pages of a text such as 1-3,7.", NAMED_PAGES,
            "string" + " number" * bool(more), *listed(more),
            objects=PAGES, returns="list",
            unless="negative step ':' '..' 'all' odd even open zero_based index indices minus_one= "
            "float decimals",
            needs="'-' re", spelled=(TEXT, LAST) if more else (TEXT,),
            stated=(
                (SPACES, pages("spaces", "1-3, 7", [1, 2, 3, 7], more)),
                (SPACES, pages("more_spaces", "2, 4-6, 9", [2, 4, 5, 6, 9], more)),
                (ONCE, pages("sorted", "8,2-4,6", [2, 3, 4, 6, 8], more, "list")),
                (ONCE, pages("two_digits_sorted", "10,9,2-3", [2, 3, 9, 10], more, "list")),
                (NO_REPEAT, pages("repeated_ones", "2-4,3,4-5", [2, 3, 4, 5], more)),
            ),
        )
        for name, more in (("listed", ""), ("listed_to_the_last", ", 50"))
    ),
    intent(
        "page_ranges.formed", "Pages in a row as ranges with a hyphen.", FORMED, "numbers",
        formed("ranges_and_page", [1, 2, 3, 5, 7, 8, 9], "1-3,5,7-9"),
        formed("alone", [4], "4"), formed("none_in_a_row", [1, 3, 5], "1,3,5"),
        formed("one_range", [9, 10, 11, 12], "9-12"), formed("last_alone", [2, 3, 4, 6], "2-4,6"),
        formed("first_alone", [1, 4, 5, 6], "1,4-6"), formed("two_in_a_row", [3, 4], "3-4", "3,4"),
        objects=SHORT, returns="string", spelled=(NUMBERS,), needs="',' ','.join join",
        unless="roman decimals digits currency places",
        stated=(
            (r"\b(any order|unsorted|not sorted)\b|\bsorted first\b|\border (of|does|is)",
             formed("any_order", [5, 3, 2, 1, 9], "1-3,5,9")),
            (NO_REPEAT + r"|\brepeated\b|\bduplicat\w+ ",
             formed("repeated", [1, 2, 2, 3, 3], "1-3")),
            (r"['\"`]\d+(-\d+)?, \d",
             code("comma_and_space", "result = {f}([1, 2, 3, 7])",
                  "if not isinstance(result, str):", "    return  # another form",
                  'assert ", " in result')),
        ),
    ),
]  # fmt: skip
