"""The first value there is, numbers that are read or not, and how much two sets share."""

from swarm_tools.intents.model import code, eq, intent, near, one_of

INTENTS = [
    intent(
        "first_values.first_or_none", "The first element, or None.",
        "first or none|first or default|get first|first item or none|premier ou rien", "list",
        eq("some", [3, 1, 2], to=3), one_of("none", [], to=(None,)), eq("one", ["x"], to="x"),
        objects="list items first element or none of values if empty there is item",
        returns="any", unless="predicate key condition last where",
    ),
    intent(
        "first_values.last_or_none", "The last element, or None.",
        "last or none|last or default|get last|last item or none|dernier ou rien", "list",
        eq("some", [3, 1, 2], to=2), one_of("none", [], to=(None,)), eq("one", ["x"], to="x"),
        objects="list items last element or none of values if empty there is item",
        returns="any", unless="predicate key condition first where",
    ),
    intent(
        "first_values.coalesce", "The first value that is not None.",
        "coalesce|first not none|first non none|first defined", "list",
        *(code(label, "try:", f"    result = {{f}}({', '.join(map(repr, values))})",
               "except TypeError:", f"    result = {{f}}({values})", f"assert result == {want!r}")
          for label, values, want in (
              ("second", [None, 5, 6], 5), ("first", [1, None], 1), ("none", [None, None], None),
              ("zero_is_a_value", [None, 0, 3], 0))),
        objects="values value first none not args that is of given the", returns="any",
        unless="default empty falsy truthy",
    ),
    intent(
        "first_values.read_number", "A text as a whole number; something else if it is none.",
        "safe int|parse int|to int|int or none|int or default|try int|lire entier", "string any",
        eq("digits", "42", -1, to=42), eq("none", "abc", -1, to=-1), eq("negative", "-7", 0, to=-7),
        eq("empty", "", 5, to=5),
        objects="text value string default int integer or if it is not a number convert fallback",
        returns="any", spelled=(r"(text|value|s|string|raw|x|val)", r"(default|fallback|other)\w*"),
    ),
    intent(
        "first_values.jaccard", "How much two sets share of all that they hold.",
        "jaccard|jaccard similarity|jaccard index|jaccard coefficient|indice jaccard", "list list",
        near("half", [1, 2, 3], [2, 3, 4], to=0.5), near("none", [1], [2], to=0),
        near("all", [1, 2], [2, 1], to=1), near("a_third", [1, 2], [2, 3], to=1 / 3),
        objects="sets lists two of a b similarity intersection over union items tokens words",
        returns="number", unless="distance text split shingles n",
    ),
    intent(
        "first_values.plain_email", "An address in small letters without blanks around it.",
        "normalize email|normalise email|clean email|canonical email|nettoyer email", "string",
        eq("capitals", "Ann@Example.COM", to="ann@example.com"),
        eq("blanks", "  bob@x.org ", to="bob@x.org"), eq("plain", "a@b.c", to="a@b.c"),
        objects="email address mail lower case strip spaces trim", returns="string",
        spelled=(r"(email|address|mail|text|s|value|raw|adresse)\w*",),
        unless="'+' plus dots gmail domain rsplit partition",
    ),
    intent(
        "first_values.without_accents", "Letters without their accents.",
        "strip accents|remove accents|without accents|sans accents|supprimer accents"
        "|enlever accents|unaccent", "string",
        eq("some", "\u00e9t\u00e9", to="ete"), eq("capital", "\u00c9cole", to="Ecole"),
        eq("none", "plain", to="plain"), eq("cedilla", "gar\u00e7on", to="garcon"),
        objects="text string accents letters of from diacritics texte accent", returns="string",
        unless="lower",
    ),
]  # fmt: skip
