"""Equations, progressions and the wrapping of text."""

from swarm_tools.intents.model import code, eq, intent

FIRST = r"first|start|a|a0|a1|initial|premier|first_term|debut"
COUNT = r"count|n|terms|length|num\w*|nb\w*|how_many|size"
PARTS = (
    "lines = result.split('\\n') if isinstance(result, str) else "
    "[row if isinstance(row, str) else ' '.join(row) for row in result]"
)
TEXT = "'the quick brown fox jumps over the lazy dog'"


def roots(label: str, call: str, want: list):
    """Return the case of two roots, which may be told together with the discriminant."""
    return code(label, f"result = {{f}}({call})",
                "if isinstance(result, dict) or (isinstance(result, tuple) and len(result) > 2):",
                "    return  # told with more",
                f"assert sorted(result) == pytest.approx({want})")  # fmt: skip


INTENTS = [
    intent(
        "equations.quadratic", "The real roots of ax^2 + bx + c = 0.",
        "solve quadratic|quadratic roots|quadratic|roots quadratic|quadratic formula|"
        "quadratic equation|solve quadratic equation|quadratic solver|real roots quadratic"
        "|real roots|racines|racines reelles|roots",
        "number number number",
        roots("two_roots", "1, -3, 2", [1, 2]),
        roots("leading_coefficient", "2, -8, 6", [1, 3]),
        code("one_root_twice", "result = {f}(2, -4, 2)",
             "if isinstance(result, dict) or (isinstance(result, tuple) and len(result) > 2):",
             "    return  # told with more",
             "roots = result if isinstance(result, (list, tuple, set)) else [result]",
             "assert list(dict.fromkeys(roots)) == [1]"),
        roots("negative_leading_coefficient", "-1, 5, -6", [2, 3]),
        roots("negative_roots", "1, 5, 6", [-3, -2]),
        roots("root_at_zero", "1, -4, 0", [0, 4]),
        roots("between_whole_numbers", "4, -8, 3", [0.5, 1.5]),
        code("half_twice", "result = {f}(4, -4, 1)",
             "if isinstance(result, dict) or (isinstance(result, tuple) and len(result) > 2):",
             "    return  # told with more",
             "roots = result if isinstance(result, (list, tuple, set)) else [result]",
             "assert list(dict.fromkeys(roots)) == [0.5]"),
        objects="equation real solutions solve", spelled=("a", "b", "c"),
        unless="cmath complex count number_of_roots largest smallest value x",
    ),
    intent(
        "equations.arithmetic_sequence", "The first terms, each a step above the one before.",
        "arithmetic sequence|arithmetic progression|suite arithmetique", "number number number",
        eq("four_terms", 2, 3, 4, to=[2, 5, 8, 11]), eq("falling", 5, -2, 3, to=[5, 3, 1]),
        eq("one_term", 7, 4, 1, to=[7]),
        eq("from_zero", 0, 5, 3, to=[0, 5, 10]), eq("two_terms", 1, 6, 2, to=[1, 7]),
        eq("no_step", 4, 0, 3, to=[4, 4, 4]),
        objects="terms list generate", returns="list", unless="sum nth",
        spelled=(FIRST, r"step|diff\w*|d|common_difference|raison|r|delta|increment", COUNT),
    ),
    intent(
        "equations.geometric_sequence", "The first terms, each the one before times the ratio.",
        "geometric sequence|geometric progression|suite geometrique", "number number number",
        eq("four_terms", 2, 3, 4, to=[2, 6, 18, 54]), eq("halves", 8, 0.5, 3, to=[8, 4, 2]),
        eq("one_term", 7, 4, 1, to=[7]),
        eq("doubled", 1, 2, 5, to=[1, 2, 4, 8, 16]),
        eq("sign_changes", 1, -3, 4, to=[1, -3, 9, -27]), eq("two_terms", 5, 4, 2, to=[5, 20]),
        objects="terms list generate", returns="list", unless="sum nth",
        spelled=(FIRST, r"ratio|r|q|common_ratio|raison|factor", COUNT),
    ),
    intent(
        "equations.wrap_text",
        "A text is split between words into lines of at most width characters.",
        "wrap text|word wrap|text wrap|wrap string|wrap lines|wrap words|wrap line|wrap",
        "string number",
        code("all_words_stay", f"result = {{f}}({TEXT}, 12)", PARTS,
             f"assert ' '.join(lines).split() == {TEXT}.split()"),
        code("no_line_is_too_long", f"result = {{f}}({TEXT}, 12)", PARTS,
             "assert all(len(line.rstrip()) <= 12 for line in lines)"),
        code("lines_are_filled", "result = {f}('aa bb cc', 5)", PARTS,
             "assert [line.strip() for line in lines if line.strip()] == ['aa bb', 'cc']"),
        code("space_does_not_fit", "result = {f}('aaa bbb', 6)", PARTS,
             "assert [line.strip() for line in lines if line.strip()] == ['aaa', 'bbb']"),
        code("just_fits", "result = {f}('aaa bbb', 7)", PARTS,
             "assert [line.strip() for line in lines if line.strip()] == ['aaa bbb']"),
        code("three_lines", "result = {f}('aa bb cc dd ee', 5)", PARTS,
             "assert [line.strip() for line in lines if line.strip()] == ['aa bb', 'cc dd', 'ee']"),
        objects="text lines string paragraph",
        unless="indent hyphen prefix html tag around no_words=",
        spelled=(r".*", r".*(width|len|max|limit|size|columns|cols|n).*"),
    ),
    intent(
        "equations.normalize_to_sum", "Each value by the sum of all, so that their sum is 1.",
        "normalize|normalise|normalize weights|normalize values|normalise weights", "numbers",
        eq("three", [2, 2, 4], to=[0.25, 0.25, 0.5], rounds=True),
        eq("two", [6, 2], to=[0.75, 0.25], rounds=True),
        eq("with_zero", [0, 4], to=[0, 1]), eq("one", [5], to=[1]),
        eq("equal", [3, 3], to=[0.5, 0.5], rounds=True),
        objects="list numbers values weights scores", returns="list", needs="sum somme",
        unless="norm sqrt mean std min minimum maximum 100 percent square squares unit_length "
        "root magnitude largest highest average zero_mean mu sigma",
    ),
]  # fmt: skip
