"""Strands of DNA: their complement, their share of G and C, what they are transcribed to."""

from swarm_tools.intents.families.grouped_sums import of_form
from swarm_tools.intents.model import Case, but, code, eq, intent

STRAND = r"(dna|adn|seq|sequence|strand|s|brin|bases|text|gene|fragment)"
OF = "dna adn of a the sequence seq strand brin in compute get calculate"
DRAWN = "rna arn u random mask gap codon"


def share(label: str, strand: str, of_all: float) -> Case:
    """Return the case of a share, as a part of 1 or of 100."""
    return code(
        label, f'result = {{f}}("{strand}")',
        f"assert result == pytest.approx({of_all}) or result == pytest.approx({of_all * 100})",
    )  # fmt: skip


INTENTS = [
    intent(
        "dna.reverse_complement", "The other strand, read from its own start.",
        "reverse complement|revcomp|rev comp|complement inverse|brin complementaire inverse"
        "|reverse complement strand", "string",
        *of_form(eq("all_bases", "ATGC", to="GCAT"), eq("asymmetric", "AAGT", to="ACTT"),
                 eq("one", "A", to="T"), eq("of_c", "CCT", to="AGG"), kind="str"),
        objects=OF, returns="string", spelled=(STRAND,), unless=DRAWN,
    ),
    intent(
        "dna.complement", "The bases that pair with those of a strand.",
        "complement|dna complement|complement strand|complementary strand|complement dna"
        "|brin complementaire|complement adn", "string",
        *of_form(eq("all_bases", "ATGC", to="TACG"), eq("asymmetric", "AAGT", to="TTCA"),
                 eq("of_c", "CCT", to="GGA"), kind="str"),
        objects=OF, returns="string", spelled=(STRAND,), unless=DRAWN + " reversed reverse",
        needs="dna adn t 'atgc' 'a' base bases",
    ),
    intent(
        "dna.gc_content", "The share of G and C among the bases.",
        "gc content|gc ratio|gc percent|gc percentage|gc fraction|taux gc|contenu gc|gc share"
        "|pourcentage gc", "string",
        share("half", "ATGC", 0.5), share("none", "AATT", 0.0), share("all", "GGCC", 1.0),
        share("a_quarter", "AGTA", 0.25), share("of_c", "CAAT", 0.25),
        but("round", share("an_eighth", "TTTTTTTG", 0.125)),
        objects=OF, returns="number", spelled=(STRAND,), unless="window skew rna",
    ),
    intent(
        "dna.transcribe", "The strand with U for T.",
        "transcribe|dna to rna|transcription|transcribe dna|transcrire|adn vers arn|to rna",
        "string",
        *of_form(eq("one", "GATTACA", to="GAUUACA"), eq("none", "GGC", to="GGC"),
                 eq("last", "ACT", to="ACU"), kind="str"),
        objects=OF + " rna arn", returns="string", spelled=(STRAND,),
        unless="complement template pairs reverse translate protein",
    ),
]  # fmt: skip
