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
    "tout toute tous toutes chaque plus"
)
CODE = words(
    "return returns returned returning give gives given giving gets get getting set compute "
    "computes computed computing calculate calculates calculated calculating calculation find "
    "finds found finding determine determines check checks checked checking test tests tested say "
    "says tell tells make makes made build builds create creates created produce produces perform "
    "performs take takes taken accept accepts use uses used using apply applies applied convert "
    "converts converted converting conversion turn turns transform transforms change changes "
    "handle handles implement implements implementation raise raises raised throw throws error "
    "errors exception valueerror typeerror indexerror keyerror zerodivisionerror function method "
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
    "renvoie retourne rend donne calcule calculer trouve trouver verifie verifier determine teste "
    "convertit transforme fonction nombre nombres liste listes tableau chaine texte valeur valeurs "
    "element elements entier entiers resultat vrai faux erreur vide donnee donnees parametre"
)
CARRIERS = words(
    "student students pupil pupils customer customers person people user users employee employees "
    "client clients product products article articles order orders sensor measurement measurements "
    "reading readings shop store school game player players world file files report "
    "name names thing things kind group table row field collection inventory"
)
NEUTRAL = GRAMMAR | CODE | CARRIERS
# Everyday words of a field, by the beginning of an intent's id.
SAID = {
    "accounts.": "money bank account deposit withdraw balance insufficient funds owner holder "
    "interest employee salary raise positive negative transaction transfer percent percentage",
    "arithmetic.": "arithmetic sum difference product quotient remainder division zero positive "
    "negative base exponent power root operand operands first second two sign together result "
    "dividend divisor factor",
    "arithmetic.subtract": "difference minus",
    "arithmetic.double": "twice two times",
    "calendar_days.": "date dates day days month year number minutes midnight hours clock",
    "calendar_days.age": "whole full years birth birthday today",
    "changes.max_subarray": "kadane maximum sum contiguous largest",
    "checks.": "valid validate format digits characters",
    "checks.luhn": "card algorithm credit",
    "checks.balanced": "opening closing matching bracket brackets parentheses match",
    "ciphers.": "code cipher morse key letters encrypt decrypt encode decode translate plain "
    "message encrypted run length rle becomes dots dashes alphabet",
    "collections.": "single flat nested inner swap keys values second wins both dictionaries dict "
    "win size split into chunks left right places rows columns vectors length same subsets orders "
    "permutations matrices first",
    "combinatorics.": "fewest coins coin needed maximum minimum fits knapsack items orders all "
    "capacity weight impossible 0/1 total dynamic programming",
    "commerce.": "customer bill evenly split equal percent percentage price cost total paid "
    "money give back amount share person",
    "conversion.": "degrees temperature unit units equal", "conversion.celsius": "9 5 32 1.8 f c",
    "conversion.fahrenheit": "9 5 32 1.8 f c", "conversion.decimal_to_binary": "base 2",
    "containers.": "last first in out fifo lifo element top front end add remove lists backed "
    "stack queue underlying items",
    "dates.is_leap": "divisible by 4 100 400 except centuries century gregorian calendar unless "
    "not but",
    "dictionaries.": "group keys values key value dictionary frequent most",
    "geometry.": "pi radius half twice two base height width length side sides distance euclidean "
    "straight line points point shape area right circle formula heron pythagoras times",
    "graphs.": "graph node nodes edge edges vertex vertices start end every shortest path paths "
    "breadth depth first traversal visiting order directed undirected weighted neighbours "
    "forward detect two points distance distances",
    "matrices.": "square matrix rows columns row column diagonal elements 90 degrees clockwise "
    "top left n order starting size spiral",
    "members.": "times often occurs occurrences original order keeping first both common "
    "duplicates only once preserve preserving removed",
    "money.": "percent percentage price discount tax amount total bill restaurant principal rate "
    "years time interest simple compound year annual annually yearly p r 100 reduced after tip "
    "rate 0",
    "money.compound": "compounded",
    "number_theory.": "natural whole non negative positive prime divisible divisor divisors "
    "trial division euclid euclidean algorithm product up n nth th even odd greatest common least "
    "multiple factor factors remainder greater smaller integers 2 digits base two",
    "number_theory.factorial": "0 1 zero", "number_theory.fibonacci": "starting 0 1 fib first "
    "f",
    "parity.": "only even odd positive negative greater less zero sum squares times",
    "properties.": "divisible power own digits raised sum equals itself multiples multiple both "
    "power two fizz buzz fizzbuzz cube cubes",
    "searching.": "index position target sorted not found",
    "sequences.": "first last window sliding cumulative running sums consecutive size n order "
    "end others keeping zeros moving nth largest steps until reaches 1",
    "series.": "first terms term starting",
    "shops.": "cart total price items quantity remove add sum",
    "sorting.": "bubble insertion selection merge quick quicksort mergesort halves half sorted "
    "ascending descending increasing decreasing order largest smallest recursively split "
    "remaining time pivot swap adjacent target index position not binary divide conquer highest "
    "lowest stable first",
    "special_numbers.": "steps step until reaches 1 one sequence 3 down n first rows triangle "
    "pascal binomial even odd proper divisors sum",
    "statistics.": "arithmetic sample population average middle two ones largest smallest biggest "
    "maximum minimum highest lowest most common frequent square root sum total together add up "
    "multiply distinct second data weights weighted coefficients grades numeric score scores best "
    "grade shop class basket",
    "summaries.": "sum total product quantity price unit times lines line grade score letter",
    "text.": "letter letters word words vowel vowels a e i o u ignoring ignore case spaces "
    "sensitive insensitive reads forwards forward backwards backward order reverse phrase "
    "sentence characters character first upper lower often appears occurs separated whitespace "
    "rearranging capital",
    "text_facts.": "insertions deletions substitutions minimum edit dynamic programming repeat "
    "not first repeated longest common prefix shared beginning most frequent lines words letters",
    "text_forms.": "url slug cut characters append ellipsis dots max length maximum title lower "
    "hyphens hyphen friendly camelcase snake_case snakecase",
    "textfiles.": "lines line newline trailing without characters csv column json file path "
    "content read text strip",
    "times.": "hours minutes seconds split hh mm ss hms h m formatted",
    "units.": "roman numeral numerals hexadecimal hex base rgb color colour code r g b",
    "validation.": "address email",
    "whole_numbers.": "digit digits single sum repeatedly add until one left prime divisors "
    "smallest n up times",
    "wording.": "letter letters word words shift shifting caesar cipher message alphabet encrypt "
    "upper lower case longest shortest vowels strip snake_case camelcase length spaces several",
    # Below, words of single intents: other checks believe them too.
    "statistics.median": "middle mean average two ones",
    "sorting.ascending": "selection smallest remaining merge recursively split halves quick max "
    "min each time largest ordre croissant bulles bulle",
    "sorting.descending": "largest smallest biggest first",
    "sorting.linear_search": "missing", "text.is_palindrome": "ignoring ignore ignores",
    "money.tax": "percentage percent", "conversion.km_to": "kilometers kilometres",
    "conversion.miles_to": "kilometers kilometres",
    "geometry.rectangle_perimeter": "twice both sum sides",
    "dates.is_leap_year": "except unless but",
    "properties.fizzbuzz": "both multiple multiples 3 5 15 three five",
    "collections.flatten": "single one level", "members.intersection": "both common shared",
    "parity.filter_even": "only", "parity.filter_odd": "only",
    "parity.sum_even": "only", "parity.sum_odd": "only",
    "measures.": "basket shop best class score scores price prices grade grades numeric",
    "measures.total": "basket cart items sum", "measures.letter_grade": "numeric score mark",
    "series.moving_average": "sliding window mean consecutive",
    "series.collatz_steps": "until reaches sequence one conjecture",
    "series.count": "greater less than zero below above strictly",
    "times.seconds_to": "split hours minutes seconds hh mm ss",
    "summaries.weighted_mean": "weighted weights grades coefficients each sum",
    "checks.ipv4": "version octets ipv4 ip 4 dotted address four numbers 255",
    "checks.password": "strong special characters case least digit digits upper lower letter 8 "
    "eight symbol uppercase lowercase",
    "text_facts.edit_distance": "two insertions deletions substitutions",
    "text_facts.first_unique": "repeat repeated once repeats",
    "text_forms.truncate": "append max length maximum ellipsis cut",
    "text_forms.slug": "url title friendly",
    "combinatorics.fewest_coins": "fewest needed up impossible minimum",
    "calendar_days.days_in_month": "leap years account taking february gregorian",
    "calendar_days.minutes": "midnight hh mm since",
    "whole_numbers.digital_root": "repeatedly until single digit",
    "number_theory.prime_factors": "ascending order",
    "units.hex_to_rgb": "red green blue color colour rgb ff",
    "commerce.change_due": "give back customer due paid",
    "dictionaries.cart_total": "unit quantity times lines line price sum all",
    "textfiles.read_lines": "without newline newlines trailing",
    "arithmetic.clamp": "range restrict limit limits bound bounds low high minimum maximum",
}  # fmt: skip
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


def words_of_its_own(intent_id: str) -> frozenset[str]:
    """Return the words that describe one intent plainly, without those of its whole field."""
    texts = [v for k, v in SAID.items() if intent_id.startswith(k) and not k.endswith(".")]
    return words(" ".join(texts))
