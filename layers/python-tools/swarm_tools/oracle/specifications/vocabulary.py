"""Words that a docstring may use without changing what a function of some name means."""

from __future__ import annotations

from .model import words

PLAIN = words(
    "a an the of in to for from by with and or is are be was has have as at on it its this that "
    "these those which whose what when if whether where there then than into over each every all "
    "any both two one i e s given return returns returning returned gives give giving compute "
    "computes calculate calculates calculated find finds get gets say says tell tells determine "
    "determines check checks test tests number numbers integer integers int whole float floats "
    "list lists array arrays string strings str text texts value values item items element "
    "elements sequence iterable collection input output argument arguments args parameter "
    "parameters param params result results new true false bool boolean function using use uses "
    "itself plain simple does do can positive non negative natural i yield yields form means "
    "like also would will must may between their them they you we our object objects type rtype "
    "none count counts compte made up make makes containing contains contain consisting formed "
    "le la les l un une des de du d en et ou est sont si que qui qu dans par pour sur avec au aux "
    "ce cette ces son sa ses sous forme renvoie renvoyer retourne retourner calcule calculer donne "
    "donner trouve trouver indique dit teste verifie determine nombre nombres entier entiers liste "
    "listes chaine texte textes valeur valeurs element elements vrai faux resultat fonction ainsi "
    "meme leur leurs deux chaque tous toutes tout toute on se a y selon donnee donne donnes "
    "donnees positif naturel nouvelle nouveau"
)
TWISTS = words(
    "ignore ignores ignoring ignored except excluding excluded exclude without only skipping skip "
    "skips weighted sauf sans seulement uniquement hormis except\u00e9 arrondi modulo saturating"
)
"""Words of a comment beside a function that make it another one."""
LEFT_OUT = (
    "ignoring ignored ignore ignores regardless case casse spaces espaces ponctuation punctuation "
    "sans tenir compte ni blanks matter not do does lower upper capitals small everything else "
    "aside accents whitespace majuscules minuscules"
)
"""Words about what does not count, for specifications all of whose variants differ in that."""
