"""Full names in parts."""

from swarm_tools.intents.model import Case, code, intent

NAMES_OF = (
    "split name|split full name|parse full name|parse name|separate name|split names"
    "|first and last name|separer nom|nom prenom|split person name|first last name"
    "|decouper nom|break name|separer nom complet"
)
PARTS = (
    "parts = list(result.values()) if isinstance(result, dict) else result",
    "if not isinstance(parts, (list, tuple)) or len(parts) != 2:", "    return  # another form",
)  # fmt: skip


def named(label: str, text: str, *want: str, ordered: bool = False) -> Case:
    """Return the case of the two parts of a name."""
    order = f"list(parts) == {list(want)}" if ordered else f"sorted(parts) == {sorted(want)}"
    return code(label, f"result = {{f}}({text!r})", *PARTS, f"assert {order}")


FIRST_FIRST = r"[(\[] ?(first|given|prenom|fore)\w*( ?names?)?,? (and )?(last|sur|family|nom)" \
    r"|\bfirst (name )?and (the )?last"  # fmt: skip
LAST_WORD = (
    r"\blast (word|part|token) (is|as|becomes|being) (the )?(last|family|sur)"
    r"|\b(last|family|sur) ?name is (just |only )?the last (word|part)"
    r"|\beverything (before|but) the last|\bmiddle names? (belongs?|goe?s?|stays?|(is|are) (part of"
    r"|kept with|put with|in)) (to |with )?the first"
)
FIRST_WORD = (
    r"\bfirst (word|part|token) (is|as|becomes|being) (the )?(first|given|fore)"
    r"|\b(first|given) ?name is (just |only )?the first (word|part)|\beverything after the first"
    r"|\bthe rest (is|as|becomes|being) (the )?(last|family|sur)"
)

INTENTS = [
    intent(
        "full_names.parts", "A full name in first name and last name.", NAMES_OF, "string",
        named("two_words", "Ann Smith", "Ann", "Smith"),
        named("other_words", "Bob de", "Bob", "de"),
        objects="full person into first last and name names the word words part parts tuple "
        "pair everything before after rest middle family given surname sur belongs a nom prenom",
        returns="pair",
        spelled=(r"\w*(name|nom|text|s|person|full|texte)\w*",),
        unless="extension ext suffix file path title upper lower capitalize ','",
        stated=(
            (FIRST_FIRST, named("first_name_first", "Ann Smith", "Ann", "Smith", ordered=True)),
            (LAST_WORD, named("three_words", "Ann Mary Smith", "Ann Mary", "Smith")),
            (LAST_WORD, named("four_words", "Al B C Dee", "Al B C", "Dee")),
            (FIRST_WORD, named("rest_of_three_words", "Ann van Dyck", "Ann", "van Dyck")),
            (FIRST_WORD, named("rest_of_four_words", "Al B C Dee", "Al", "B C Dee")),
        ),
    ),
]  # fmt: skip
