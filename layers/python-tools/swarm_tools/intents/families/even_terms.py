"""Sums of terms of well-known rows of numbers that are even."""

from swarm_tools.intents.model import code, eq, intent

INTENTS = [
    intent(
        "even_terms.fibonacci", "The sum of the even Fibonacci numbers up to a limit.",
        "sum even fibonacci|even fibonacci sum|sum of even fibonacci|even fibonacci"
        "|somme fibonacci pairs|sum even fib|even fib sum", "number",
        eq("small", 9, to=10), eq("smaller", 3, to=2), eq("larger", 100, to=44),
        eq("one", 1, to=0),
        objects="sum of the even fibonacci numbers terms that do not exceed limit below up to "
        "less than not above maximum values", returns="number",
        spelled=(r"(limit|maximum|max_value|max|n|upper|bound|limite|borne)",),
        unless="count list append terms first nth",
        stated=(
            (r"\b(not exceed|not above|not greater|at most|up to|not larger|less than or equal)",
             eq("the_limit_too", 8, to=10)),
            (r"(?<!not )\b(below|strictly less|smaller than|less than)\b(?! or)",
             eq("not_the_limit", 8, to=2)),
        ),
    ),
    intent(
        "even_terms.even_fibonacci_list", "The even Fibonacci numbers up to a limit.",
        "even fibonacci numbers|list even fibonacci|even fibonacci up to", "number",
        code("some", "assert [v for v in {f}(40) if v] == [2, 8, 34]"),
        code("few", "assert [v for v in {f}(7) if v] == [2]"),
        objects="even fibonacci numbers list below limit up to the", returns="list",
        spelled=(r"(limit|maximum|max_value|max|upper|bound|limite|borne)",),
    ),
]  # fmt: skip
