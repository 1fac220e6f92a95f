"""Simple checks of texts."""

from swarm_tools.intents.model import Intent, eq, intent, no, when, words, yes

NO_EMPTY_PART = (
    r"parts? (are|is|must be)( all)? (non-?|not )empty|non-?empty parts?|no empty parts?"
    r"|aucune partie vide"
)

INTENTS = [
    Intent(
        "validation.email",
        "An address has a name, an at sign and a domain.",
        (
            "is valid email",
            "validate email",
            "valid email",
            "is email",
            "check email",
            "plausible email",
            "email ok",
            "email shape",
            "is email like",
            "looks like email",
            "adresse mail valide",
        ),
        ("string",),
        (
            yes("plain_address", "user@example.com"),
            yes("with_dot", "first.last@example.com"),
            no("no_at_sign", "plainaddress"),
            when("before", no("nothing_before_the_sign", "@example.com")),
            when("'.'", no("no_dot_in_the_domain", "user@example")),
            when("'.'", no("a_dot_before_the_sign_alone", "first.last@example")),
            no("empty", ""),
        ),
        words("address string format"),
        "bool",
        unless=words("allowed whitelist domains at_domain="),
        stated=(
            (NO_EMPTY_PART, no("nothing_after_the_dot", "user@example.")),
            (NO_EMPTY_PART, no("nothing_before_the_dot", "user@.com")),
            (NO_EMPTY_PART, no("nothing_between_dots", "user@example..com")),
            (
                r"exactly one|\bone (single )?(@|at)|(only|just) one (@|at)|single (@|at)|un seul",
                no("two_signs", "user@example@example.com"),
            ),
            (
                r"\b(no|without) (blanks?|spaces?|whitespace)|sans espace"
                r"|not contain (any )?(blanks?|spaces?|whitespace)",
                no("a_blank", "a b@example.com"),
            ),
            (
                r"\b(no|without) (blanks?|spaces?|whitespace)|sans espace"
                r"|not contain (any )?(blanks?|spaces?|whitespace)",
                no("more_behind_it", "user@example.com or so"),
            ),
            (
                r"\bdotted domain\b|\bdomain (with|has|having|contain\w*) (a|at least one) "
                r"(dot|point)|\b(dot|point) in the domain\b|\bpoint dans le domaine\b",
                no("a_domain_without_dots", "user@example"),
            ),
            (r"\bdotted domain\b", yes("two_dots_in_the_domain", "user@mail.example.com")),
        ),
        spelled=(r"(?!(\w*_)?(name|key|field|column|type|tag)$).*",),
    ),
    Intent(
        "validation.is_numeric",
        "The text is a whole number.",
        ("is numeric", "is number", "is integer string"),
        ("string",),
        (yes("digits", "123"), no("letters", "abc")),
        words("string"),
        "bool",
        known=True,
    ),
    intent(
        "validation.json",
        "Whether a text is JSON.",
        "is json|is valid json|valid json|json valid|est json|looks like json|check json",
        "string",
        yes("object", '{"a": 1}'),
        yes("list", "[1, 2]"),
        no("words", "not json"),
        no("names_without_quotes", "{a: 1}"),
        no("not_closed", "[1, 2"),
        objects="string a the",
        returns="bool",
        needs="loads",
        unless="dict list isinstance schema",
    ),
    intent(
        "validation.email_domain",
        "What stands behind the sign @ of an e-mail address.",
        "domain of|email domain|get domain|domain of email|extract domain|domain from email"
        "|domaine email|domaine de",
        "string",
        eq("plain", "ann@example.org", to="example.org"),
        eq("dots_before", "a.b.c@mail.example.com", to="mail.example.com"),
        eq("short", "x@y.fr", to="y.fr"),
        objects="address of the mail",
        returns="string",
        needs="@ at",
        unless="url http www scheme tld path",
        spelled=(r".*(mail|address|adresse|addr|text|value|s).*",),
        stated=(
            (r"lower[- ]?case|minuscule", eq("capitals", "Ann@Example.ORG", to="example.org")),
        ),
    ),
]
