"""Arithmetic expressions as texts: evaluated, and turned from one notation into another."""

from swarm_tools.intents.families.grouped_sums import OTHER_FORM
from swarm_tools.intents.model import Case, but, code, eq, intent, near, when

TEXT = r"(expr|expression|tokens?|text|s|formula|calcul|string|line|infix|postfix|rpn)"


def postfixed(label: str, infix: str, want: str) -> Case:
    """Return the case of an expression, its operands and operators with blanks or without."""
    numbered = str.maketrans("abc", "123")
    return code(
        label, "found = []", f"for text in {(infix, infix.translate(numbered))}:", "    try:",
        "        parts = {f}(text)",
        "        texts = [f'{p:g}' if isinstance(p, float) else str(p) for p in parts]",
        '        found.append("".join("".join(texts).split()))',
        "    " + OTHER_FORM.replace("Attr", "KeyError, SyntaxError, Attr"), "        continue",
        f"assert {want!r} in found or {want.translate(numbered)!r} in found",
    )  # fmt: skip


def two(label: str, mark: str, want: float) -> Case:
    """Return the case of two numbers with an operator between, before or after them."""
    a, b = (8, 2) if mark == "/" else (7, 5)
    written = [f"{a} {mark} {b}", f"{mark} {a} {b}", f"{a} {b} {mark}"]
    return code(
        label, "found = []", f"for text in {written}:", "    try:",
        "        found.append({f}(text))", "    " + OTHER_FORM.replace("Attr", "KeyError, Attr"),
        "        continue", f"assert not found or {want} in found",
    )  # fmt: skip


def of_mark(case: Case, mark: str) -> Case:
    """Return the case, to be expected of code that knows a mark."""
    return when(f"'{mark}'", case)


EXPRESSION = "expression expressions string of a an in notation"


def worth(label: str, text: str, value: float) -> Case:
    """Return the case of an expression, given as a text or as its parts."""
    return code(
        label, "try:", f"    result = {{f}}({text!r})", "except Exception:",
        f"    result = {{f}}({text.split()!r})", f"assert result == pytest.approx({value})",
    )  # fmt: skip


TURNED = "(right) (second) (rhs)"
ROUNDED = TURNED + " integer integers whole int entiers floordiv floor"
MALFORMED = (
    r"\bValueError\b[^.;]{0,40}\b(malformed|invalid|wrong|not valid|ill-formed|incorrect)\b"
    r"|\b(malformed|invalid|ill-formed)\b[^.;]{0,40}\bValueError\b"
)

INTENTS = [
    intent(
        "expressions.postfix", "The value of an expression in reverse Polish notation.",
        "evaluate rpn|rpn|eval rpn|evaluate postfix|eval postfix|postfix eval|calculate rpn"
        "|solve rpn|evaluate reverse polish|rpn calculator|evaluer npi|reverse polish", "string",
        worth("sum", "3 4 +", 7), worth("difference", "10 4 -", 6), worth("product", "2 3 *", 6),
        worth("quotient", "8 2 /", 4), worth("nested", "5 1 2 + 4 * + 3 -", 14),
        worth("one_number", "7", 7), worth("several_digits", "12 30 +", 42),
        objects=EXPRESSION + " malformed raises operators tokens separated spaces",
        returns="number", spelled=(TEXT,), needs="split",
        stated=tuple((MALFORMED, code(label, "with pytest.raises(ValueError):",
                                      f"    {{f}}({text!r})"))
                     for label, text in (("operand_left", "1 2"), ("operand_missing", "1 +"),
                                         ("operands_left", "1 2 3 +"))),
    ),
    intent(
        "expressions.postfix_tokens", "The value of a list of tokens in reverse Polish notation.",
        "evaluate rpn|rpn|eval rpn|evaluate postfix|eval postfix|calculate rpn|solve rpn"
        "|evaluate reverse polish", "strings",
        eq("sum", ["3", "4", "+"], to=7), eq("difference", ["10", "4", "-"], to=6),
        eq("product", ["2", "3", "*"], to=6), eq("quotient", ["8", "2", "/"], to=4),
        eq("nested", ["2", "1", "+", "3", "*"], to=9), eq("one_number", ["7"], to=7),
        objects=EXPRESSION + " tokens", returns="number", spelled=("tokens|parts|items",),
        unless="split",
    ),
    intent(
        "expressions.prefix", "The value of an expression in Polish notation.",
        "evaluate prefix|eval prefix|prefix eval|polish notation", "string",
        eq("sum", "+ 3 4", to=7), eq("difference", "- 10 4", to=6),
        eq("nested", "* + 2 1 - 9 4", to=15), objects=EXPRESSION, returns="number",
        spelled=(TEXT,), needs="split",
    ),
    intent(
        "expressions.to_postfix", "The operands of an operator stand before it.",
        "infix to postfix|to postfix|infix to rpn|shunting yard", "string",
        postfixed("one", "a + b", "ab+"), postfixed("product_first", "a + b * c", "abc*+"),
        postfixed("from_the_left", "a - b + c", "ab-c+"),
        postfixed("parentheses", "( a + b ) * c", "ab+c*"),
        postfixed("product_last", "a * b + c", "ab*c+"),
        objects=EXPRESSION, returns="any", spelled=(r"(?!.*(token|parts|items|jetons)).*",),
    ),
    intent(
        "expressions.tokens_to_postfix", "The operands of an operator stand before it, of tokens.",
        "infix to postfix|to postfix|infix to rpn|shunting yard", "strings",
        *(code(label, f"result = {{f}}({given})",
               "result = result.split() if isinstance(result, str) else result",
               "shown = [t if str(t) in list('+-*/()') else float(t) for t in result]",
               f"assert shown == {want}")
          for label, given, want in (
              ("one", ["4", "+", "5"], [4, 5, "+"]),
              ("product_first", ["4", "+", "5", "*", "6"], [4, 5, 6, "*", "+"]),
              ("product_last", ["4", "*", "5", "+", "6"], [4, 5, "*", 6, "+"]),
              ("from_the_left", ["8", "-", "5", "+", "2"], [8, 5, "-", 2, "+"]),
              ("parentheses", ["(", "4", "+", "5", ")", "*", "6"], [4, 5, "+", 6, "*"]))),
        objects=EXPRESSION + " tokens", returns="any", spelled=(r"(tokens?|parts|items|jetons)",),
    ),
    intent(
        "expressions.value", "The value of an expression with the usual order of operations.",
        "evaluate expression|calculate expression|eval expression|compute expression"
        "|evaluate|basic calculator|calculator|solve expression|evaluer expression", "string",
        eq("sum", "1 + 2", to=3), eq("product_first", "2 + 3 * 4", to=14),
        eq("from_the_left", "10 - 4 - 3", to=3), eq("product_last", "2 * 3 + 4", to=10),
        objects=EXPRESSION + " arithmetic", returns="number", spelled=(TEXT,),
        needs="precedence '*' multiplication", unless="pop left only rpn postfix prefix",
    ),
    intent(
        "expressions.two_operands", "The value of two numbers with an operator between them.",
        "evaluate|calculate|evaluate expression|calculate expression|simple calculator"
        "|compute|parse and calculate|eval simple", "string",
        of_mark(two("sum", "+", 12), "+"), of_mark(two("difference", "-", 2), "-"),
        of_mark(two("product", "*", 35), "*"), of_mark(two("quotient", "/", 4), "/"),
        objects=EXPRESSION + " simple", returns="number",
        spelled=(TEXT,), needs="'+' '-' '*'", unless="pop stack append while for",
    ),
    intent(
        "expressions.calculate", "Two numbers and the operator between them.",
        "calculate|compute|calculator|operate|simple calculator|apply operator|apply operation"
        "|perform operation|calculer|evaluate", "number number string",
        of_mark(eq("sum", 7, 5, "+", to=12), "+"),
        of_mark(but(TURNED, eq("difference", 7, 5, "-", to=2)), "-"),
        of_mark(eq("product", 7, 5, "*", to=35), "*"),
        of_mark(but(TURNED, eq("quotient", 8, 2, "/", to=4)), "/"),
        of_mark(but(ROUNDED, near("a_half", 7, 2, "/", to=3.5)), "/"),
        objects="operation operator two numbers", returns="number", needs="'+' '-' '*'",
        unless="mod modulus",
        spelled=(r"(?!(b|right|second|rhs|y)$).*", r".*",
                 r"op|operator|operation|sign|symbol|operateur|oper"),
    ),
    intent(
        "expressions.calculate_in_order", "Two numbers and the operator between them.",
        "calculate|compute|calculator|operate|simple calculator|apply operator|apply operation"
        "|perform operation|calculer|evaluate", "number string number",
        of_mark(eq("sum", 7, "+", 5, to=12), "+"),
        of_mark(but(TURNED, eq("difference", 7, "-", 5, to=2)), "-"),
        of_mark(eq("product", 7, "*", 5, to=35), "*"),
        of_mark(but(TURNED, eq("quotient", 8, "/", 2, to=4)), "/"),
        of_mark(but(ROUNDED, near("a_half", 7, "/", 2, to=3.5)), "/"),
        objects="operation operator two numbers", returns="number", needs="'+' '-' '*'",
        unless="mod modulus",
        spelled=(r"(?!(b|right|second|rhs|y)$).*",
                 r"op|operator|operation|sign|symbol|operateur|oper", r".*"),
    ),
    intent(
        "expressions.calculate_operator_first", "An operator and its two numbers.",
        "calculate|compute|calculator|operate|simple calculator|apply operator|apply operation"
        "|perform operation|calculer|evaluate", "string number number",
        of_mark(eq("sum", "+", 7, 5, to=12), "+"),
        of_mark(but(TURNED, eq("difference", "-", 7, 5, to=2)), "-"),
        of_mark(eq("product", "*", 7, 5, to=35), "*"),
        of_mark(but(TURNED, eq("quotient", "/", 8, 2, to=4)), "/"),
        of_mark(but(ROUNDED, near("a_half", "/", 7, 2, to=3.5)), "/"),
        objects="operation operator two numbers", returns="number", needs="'+' '-' '*'",
        unless="mod modulus",
        spelled=(r"op|operator|operation|sign|symbol|operateur|oper",
                 r"(?!(b|right|second|rhs|y)$).*", r".*"),
    ),
]  # fmt: skip
