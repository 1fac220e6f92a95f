"""Words that a plain description of anything may use without telling another meaning."""

from __future__ import annotations

from swarm_tools.intents.model import words

GRAMMAR = words(
    "a an the this that these those it its itself he him his her their them they we our us you "
    "your i my s t n of in on at to for from by with within into onto over through as than then so "
    "and or nor if when whether else otherwise is are was were be been being am has have having "
    "had do does did done can could may might must shall should will would any all some each every "
    "such same very just also too there here which who whose what how where while because since "
    "about between among along against towards across per via etc eg ie no yes out back "
    "un une le la les l d de du des au aux ce cet cette ces son sa ses leur leurs et ou si est "
    "sont dans en par pour avec sur entre que qui quel quelle dont lequel sinon alors il elle on y "
    "tout toute tous toutes chaque plus nouveau nouvelle meme memes ont se autre autres contient "
    "leve parmi etant peut peuvent exemple ex chacun chacune doit faut lui celui celle ceux comme "
    "puis etre avoir partir gere associe quelconque commencant obtenue obtenu ici cas ainsi "
    "aucun aucune eleve eleves compris bien"
)
CODE = words(
    "return returns returned returning give gives given giving gets get getting set compute "
    "computes computed computing calculate calculates calculated calculating calculation find "
    "finds found finding determine determines check checks checked checking test tests tested say "
    "says tell tells make makes made build builds create creates created produce produces perform "
    "performs take takes taken accept accepts use uses used using apply applies applied convert "
    "converts converted converting conversion turn turns transform transforms change changes "
    "handle handles implement implements implementation raise raises raised throw throws error "
    "errors exception valueerror typeerror indexerror keyerror zerodivisionerror lookuperror "
    "runtimeerror arithmeticerror overflowerror assertionerror function method "
    "class helper utility tool simple basic small little plain new own fresh original input inputs "
    "output outputs argument arguments arg args param params parameter parameters result results "
    "resulting outcome answer value values number numbers integer integers int ints float floats "
    "real decimal list lists array arrays sequence tuple tuples iterable iterator collection "
    "element elements entry entries item items member object objects string strings str text "
    "texts data dataset input true false none null bool boolean variable type instance "
    "empty missing invalid valid present absent exist exists existing need needs needed want "
    "specified following corresponding specific certain particular possible available "
    "algorithm method version form format representation iterative iteratively recursive "
    "recursion loop approach linear time copy place inplace python "
    "contain contains containing hold holds keep keeps keeping work works call calls called "
    "compare compares comparison look looks looking search searches see seen go goes going "
    "select pick picks choose represent represents representing consist consisting "
    "respectively correctly properly simply directly formula definition defined expression "
    "equation based according namely example examples exactly many much amount amounts count "
    "counts how way ways quickly efficient efficiently "
    "appear appears generate generates generating standard classic dictionary dictionaries "
    "dicts occurrence occurrences parse parses parsed document combine combines combined break "
    "breaks choose chooses walk walks scan scans visit visits loop loops pointer pointers put puts "
    "join joined map maps one another built library operator complexity track well known "
    "passed something via stack notation numeric entire iterate iterates iterating process "
    "remember store stores collect collects inspect done step ask asks provide provided "
    "provides expects expected assume assumes assumed treat treated help allow allows "
    "modify modified modifying changed changing touch touching separate separated "
    "renvoie retourne rend donne calcule calculer trouve trouver verifie verifier determine teste "
    "convertit transforme fonction nombre nombres liste listes tableau chaine texte valeur valeurs "
    "teste indique cherche compte trouve prend met dit savoir deux construit cree fait tester "
    "compter renvoyer retourner chercher element elements entier entiers resultat vrai faux erreur "
    "vide donnee donnees parametre dictionnaire couples couple cle cles indice tuple ecrit lit"
)
CARRIERS = words(
    "written becomes become come comes stays cannot nothing already belong belongs beginning "
    "several stands aside facon appended "
    "student students pupil pupils customer customers person people user users employee employees "
    "client clients product products article articles order orders sensor measurement measurements "
    "reading readings shop store school game player players world file files report "
    "exercise exercice interview homework kata warm warmup classic assignment course coding "
    "name names thing things kind group table row field collection inventory"
)
# What a description says to be exact: it bounds the behaviour that the name tells, and is no other.
EXACT = words(
    "both other others equal occurrences unless either pairs kept whole single direction unknown "
    "corner twice case ignored negative digits never zero including"
)
NEUTRAL = GRAMMAR | CODE | CARRIERS | EXACT
# Words that name a convention of their own wherever they stand.
CONVENTIONS = words(
    "nautical troy imperial fiscal lunar julian islamic hebrew lucas bankers convention house "
    "deliberately purposely intentionally intended purpose design agreed variant variation dialect "
    "sidereal bissextile antique legacy historical traditionally traditional unusual special "
    "unlike contrary instead avoirdupois metric ethiopian hijri zero-based"
)
NUMBER_WORDS = {
    "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16,
    "eighteen": 18, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60,
    "seventy": 70, "eighty": 80, "ninety": 90, "hundred": 100, "thousand": 1000, "dozen": 12,
}  # fmt: skip
