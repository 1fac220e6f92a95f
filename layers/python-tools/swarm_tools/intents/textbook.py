"""Words with which docstrings describe the intents of textbook exercises plainly."""

from __future__ import annotations

TEXTBOOK = {
    "binary_trees.":
    "tree trees node nodes root binary left right child children leaf leaves subtree subtrees "
    "height depth level levels longest path down edges deep sum values total count order visit "
    "visits visited traversal breadth depth first search before after between arbre noeud noeuds "
    "feuille feuilles hauteur profondeur gauche droite racine both same mirror mirrored swap "
    "swapped every recursively recursive largest smallest greater less than bounds strictly from "
    "flat preorder inorder postorder queue number",
    "boards.":
    "grid board cell cells row rows column columns start colour color fill fills filled filling "
    "connected region area four neighbours neighbors neighbour alive live dead dies born survive "
    "survives conway life next generation game two three exactly surrounding around win wins won "
    "winner player players diagonal diagonals mark marks x o tic tac toe three line none nobody "
    "draw bowling roll rolls strike strikes spare spares frame frames ten pins score bonus total "
    "grille ligne colonne joueur gagnant interval intervals overlap overlaps overlapping common "
    "share point sorted insert merge merged touching disjoint new end ends begin chevauchent "
    "old pixel pixels image",
    "everyday.":
    "hours minutes seconds total clock time hh mm ss hms h m s bmi imc body mass index category "
    "class weight underweight normal overweight obese percentile percent nearest rank sorted data "
    "interpolation linear method ranks rows row column columns records field value "
    "equals equal filter whose heures "
    "secondes categorie 18.5 25 30 0 100 between p interpolated keep",
    "formulas.":
    "power two raised exponent collatz steps step length chain sequence terms until reaches "
    "reach one half even odd triple start discriminant quadratic b2 4ac ax2 bx c coefficients "
    "coefficient polynomial horner horners scheme evaluate evaluates highest lowest degree "
    "first constant term heron herons triangle side sides area polygon shoelace vertices vertex "
    "corner corners points point coordinates perimeter round rounds rounded nearest multiple half "
    "halves up away decimals decimal places digits step down count zero gray code codes bit bits "
    "xor exclusive checksum bytes byte parity even ones reverse reversed order width binary "
    "josephus survivor survives survive last circle kth every eliminated person position people "
    "bmi body mass index category underweight normal overweight obese weight class imc tax rate "
    "price net gross amount percent percentage vat sales included including before excluding "
    "without salary pay income deducted deduct deduction after hours minutes seconds h m s total "
    "hh mm ss time clock aire polygone puissance prix ht ttc brut salaire taux heures minutes "
    "secondes total shift together all",
    "positions.":
    "list element elements index position positions place places remove removed removing insert "
    "inserted inserting swap swapped swaps exchange two without none nothing pairs pair unzip "
    "separate columns unique distinct sorted order ascending alternating sign signs plus minus "
    "subtract add adding first last second signs change nested key keys path dictionary "
    "dictionaries create set value matrix vector product row rows dot multiply times factor scale "
    "each every multiplied zero compact null indices echange retire enleve supprime insere "
    "premier dernier duplicates once",
    "predicates.":
    "predicate function condition hold holds true false while until first fails satisfy satisfies "
    "satisfying match matches matching split two groups group pass fail those others apply "
    "applies applied key keys value values dictionary each count counts by element elements "
    "leading prefix drop take skip rest from front fonction condition cle partition into "
    "not both the does reject composition compose composed twice mapped",
    "markup.":
    "text width center centre centered centered pad padded padding fill spaces both sides space "
    "replace replaces replaced all every occurrence occurrences old new part substring contained "
    "inside within another appears indent indents indented line lines beginning prefix html tag "
    "tags strip remove removed without markup escape escapes escaped special characters character "
    "entities entity & < > hashtag hashtags mention mentions sign mask masks masked hide hides "
    "hidden email address local domain letter letters csv comma commas line fields field split "
    "quotes quoted key value pair pairs equals = config configuration ini section sections "
    "settings comments comment blank ignoring skip skipped ignored lines guessed guess guesses "
    "hangman underscore underscores word secret revealed unknown query url texte balises centre "
    "lettres mot remplace options separated delimited ligne",
}  # fmt: skip
