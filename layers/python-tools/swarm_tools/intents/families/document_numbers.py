"""Numbers of documents that count up: INV-0042 comes before INV-0043."""

from swarm_tools.intents.model import Case, code, intent

OTHER = "except (AttributeError, IndexError, LookupError, TypeError, ValueError):"


def follows(label: str, last: str, want: str) -> Case:
    """Return the case of the number after another one, where numbers are written that way."""
    return code(
        label, "try:", f"    result = {{f}}({last!r})", OTHER, "    return  # another form",
        'if not str(result).startswith("INV-"):', "    return  # numbers of another kind",
        f"assert result == {want!r}",
    )  # fmt: skip


YEARLY = (
    ("after_42", "INV-2024-0042", "INV-2024-0043"),
    ("tens", "INV-2024-0009", "INV-2024-0010"),
    ("hundreds", "INV-2023-0199", "INV-2023-0200"),
    ("first", "INV-2024-0001", "INV-2024-0002"),
)
PLAIN = (
    ("after_42", "INV-0042", "INV-0043"),
    ("tens", "INV-0009", "INV-0010"),
    ("hundreds", "INV-0199", "INV-0200"),
    ("first", "INV-0001", "INV-0002"),
)


def numbered(label: str, pattern: str, rows: tuple) -> tuple:
    """Return the cases of a form that a docstring or the code shows."""
    return tuple((pattern, follows(f"{label}_{one}", last, want)) for one, last, want in rows)


INTENTS = [
    intent(
        "document_numbers.next", "The number after the last one, as wide as it.",
        "next invoice number|next number|next order number|next reference|next document number"
        "|next code|next id|next invoice|increment invoice number|increment reference"
        "|numero suivant|prochain numero|numero facture suivant|next ticket number", "string",
        stated=(
            *numbered("with_its_year", r"\b[A-Z]{2,4}-\d{4}-0\d{3}\b", YEARLY),
            *numbered("plain", r"\b[A-Z]{2,4}-0\d{3}\b(?!-)", PLAIN),
        ),
        objects="last follows number numbers look like part counts up by one keeps its leading "
        "zeros inv invoice invoices document prefix counter width year suivant dernier after "
        "previous given 2024 0042 zero padded",
        returns="string", spelled=(r"last\w*|previous\w*|current\w*|number|numero|dernier\w*"
                                   r"|invoice\w*|reference|code|prev",),
        unless="january rollover new_year resets today",
    ),
]  # fmt: skip
