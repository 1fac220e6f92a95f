"""Arithmetic and geometric progressions as objects."""

from swarm_tools.intents.model import ClassIntent, scene

ROLES = {
    "term": "term nth nth_term get_term terme __getitem__ value_at nth_element element terme_n",
    "terms": "terms first_terms take list_terms generate to_list get_terms premiers_termes "
    "first_n first",
    "sum": "sum sum_of_terms sum_n total partial_sum somme sum_first sum_terms get_sum "
    "somme_termes",
    "contains": "contains __contains__ has is_term contient includes",
}
FROM_ONE = (
    r"(count\w*|start\w*|number\w*|n|indices?|terms?) (are |is )?(from|at|with|>=) 1\b|1-based"
    r"|n-th term|first term (is|has) (n = |index |number )?1\b|commen\w+ (a|à) 1|a partir de 1"
)
FIRST_TERMS = r"\b(first|premiers) (n |terms|termes)|\bn (first|premiers) (terms|termes)"
FROM_ZERO = r"(from|at|with|>=) 0\b|0-based|zero-based"


def progression(made: str, values: tuple[int, ...], outside: tuple[int, ...]) -> tuple:
    """Return the scenarios of a progression that begins with these values."""
    thing = f"thing = make({made})\n"
    return (
        scene("first_terms", thing + f"assert list(thing.terms(4)) == {list(values[:4])}"),
        # Of as many terms, or up to the one of that number, which counts from 0.
        *(scene(f"sum_of_{word}", thing + f"assert thing.sum({n}) in "
                f"{(sum(values[:n]), sum(values[: n + 1]))}")
          for word, n in (("one", 1), ("three", 3), ("four", 4))),
        *(scene(f"sum_of_the_first_{word}", thing + f"assert thing.sum({n}) == {sum(values[:n])}",
                said=FIRST_TERMS)
          for word, n in (("one", 1), ("three", 3), ("five", 5))),
        scene("term_by_term", thing + "found = [thing.term(n) for n in range(1, 5)]\n"
              f"assert found in ({list(values[:4])}, {list(values[1:5])})"),
        scene("counted_from_one", thing + "assert [thing.term(n) for n in range(1, 5)] == "
              f"{list(values[:4])}", said=FROM_ONE),
        scene("counted_from_zero", thing + "assert [thing.term(n) for n in range(1, 5)] == "
              f"{list(values[1:5])}", said=FROM_ZERO),
        scene("has_its_terms", thing + f"assert thing.contains({values[0]})\n"
              f"assert thing.contains({values[1]})\nassert thing.contains({values[3]})"),
        *(scene(f"has_no_other_{n}", thing + f"assert not thing.contains({v})")
          for n, v in enumerate(outside, 1)),
    )  # fmt: skip


INTENTS = [
    ClassIntent(
        "progressions.arithmetic",
        "Each term is the term before plus the common difference, for the n-th term and the sum "
        "of the first n terms alike, the sequence counting from 1 or 0.",
        ("arithmetic progression", "arithmetic sequence", "arithmetic series",
         "suite arithmetique", "progression arithmetique"),
        ROLES,
        progression("first=3, difference=4", (3, 7, 11, 15, 19), (5, -1, 16)),
    ),
    ClassIntent(
        "progressions.geometric",
        "Each term is the term before times the common ratio, for the n-th term and the sum "
        "of the first n terms alike, the sequence counting from 1 or 0.",
        ("geometric progression", "geometric sequence", "geometric series",
         "suite geometrique", "progression geometrique"),
        ROLES,
        progression("first=2, ratio=3", (2, 6, 18, 54, 162), (3, 1, 19)),
    ),
]  # fmt: skip
