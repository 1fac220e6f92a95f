"""The everyday words of each field, and of single intents, in plain descriptions."""

from __future__ import annotations

from swarm_tools.intents.everyday_words import EVERYDAY
from swarm_tools.intents.held_back import HELD_BACK
from swarm_tools.intents.model import words
from swarm_tools.intents.plainly import PLAINLY
from swarm_tools.intents.sayings import SAYINGS
from swarm_tools.intents.textbook import TEXTBOOK
from swarm_tools.intents.words_of_numbers import NUMBERS
from swarm_tools.intents.words_of_objects import OBJECTS
from swarm_tools.intents.words_of_texts import TEXTS

# By the family of an intent; they explain a docstring.
FIELDS = {
    "accounts.":
    "money bank account deposit withdraw balance insufficient funds owner holder interest "
    "employee salary raise positive negative transaction transfer percent percentage overdraw "
    "overdrawn available current update updates simple checking savings",
    "arithmetic.":
    "arithmetic sum difference product quotient remainder division zero positive negative "
    "base exponent power root operand operands first second two sign together result dividend "
    "divisor factor add adds adding subtract subtracts multiply multiplies multiplied divide "
    "divides divided itself raise raises raised operator addition subtraction multiplication "
    "built magnitude nearest another",
    "calendar_days.":
    "date dates day days month year number minutes midnight hours clock 28 29 30 31 one less "
    "still come yet passed february gregorian leap weekday weeks week iso later earlier",
    "changes.": "seen sum later earlier",
    "checks.":
    "valid validate format digits characters stack separated dots between checksum sum "
    "letters parts ranges matched closed opened closes opens nested mod 10 ten double second "
    "doubled",
    "ciphers.":
    "code cipher morse key letters encrypt decrypt encode decode translate plain message "
    "encrypted run length rle becomes dots dashes alphabet separated spaces slash between "
    "letter shift shifted repeated repeating keyword counts count pairs compress compressed",
    "collections.":
    "single flat nested inner swap keys values second wins both dictionaries dict win size "
    "split into chunks left right places rows columns vectors length same subsets orders "
    "permutations matrices first pieces last shorter pairwise around pairs level levels "
    "combine later generate concatenate sublists groups piece equal most at smaller",
    "combinatorics.":
    "fewest coins coin needed maximum minimum fits knapsack items orders all capacity weight "
    "impossible 0/1 total dynamic programming every ordering list number sum generate subset "
    "minimal smallest least optimal combination denominations",
    "commerce.":
    "customer bill evenly split equal percent percentage price cost total paid money give "
    "back amount share person pay each owes",
    "containers.":
    "last first in out fifo lifo element top front end add remove lists backed stack queue "
    "underlying items push pop pushes pops inserted removed removes adds added order head "
    "tail peek size",
    "conversion.": "degrees temperature unit units equal scale freezing boiling",
    "dictionaries.":
    "group keys values key value dictionary frequent most highest count letters add amounts "
    "lines keyed build buckets frequency",
    "geometry.":
    "pi radius half twice two base height width length side sides distance euclidean straight "
    "line points point shape area right circle formula heron pythagoras times total four "
    "squared x1 y1 x2 y2 cm m surface plane edge edges coordinates origin circumference "
    "diagonal cartesian disc disk pythagorean theorem",
    "graphs.":
    "graph node nodes edge edges vertex vertices start end every shortest path paths breadth "
    "depth first traversal visiting order directed undirected weighted neighbours forward "
    "detect two points distance distances level levels fewest search stack queue priority "
    "colours colors recursion visited kahn dijkstra indegree lengths ordering topological "
    "unweighted reachable neighbors adjacency tuples cost",
    "linked.": "node nodes head tail next linked singly list append prepend insert delete",
    "matrices.":
    "dimension dimensions fit together hand right match compatible shapes shape given lists "
    "square matrix rows columns row column diagonal elements 90 degrees clockwise top left n "
    "order starting size spiral walk around outside in turn quarter ones zeros elsewhere main "
    "dimension dimensions entry entries multiplied determinant inverse",
    "measures.":
    "basket shop best class score scores price prices grade grades numeric 90 80 70 60 up "
    "else pay amount a b c d f",
    "members.":
    "times often occurs occurrences original order keeping first both common duplicates only "
    "once preserve preserving removed appear appears without pointer merge merged again seen "
    "already set unique appearances repeated repeat repeats drop dedupe",
    "money.":
    "percent percentage price discount tax amount total bill restaurant principal rate years "
    "time interest simple compound year annual annually yearly p r 100 reduced after tip 0 "
    "due earned per final balance compounding compounded owed pay by off cost sales savings "
    "account loan money currency costs value vat whole period",
    "number_theory.":
    "natural whole non negative positive prime divisible divisor divisors trial division "
    "euclid euclidean algorithm product up n nth th even odd greatest common least multiple "
    "factor factors remainder greater smaller integers 2 digits base two together add adds "
    "other itself than both powers sequence term position iterative iteratively larger one "
    "exactly divides evenly perfect 123 321 digit decompose factorization factorisation "
    "primality non-negative consecutive repeated repetition gcd",
    "parity.":
    "only even odd positive negative greater less zero sum squares times add adds adding",
    "properties.":
    "divisible power own digits raised sum equals itself multiples multiple both two fizz "
    "buzz fizzbuzz cube cubes narcissistic 153 equal",
    "searching.": "index position target sorted not found",
    "sequences.":
    "first last window sliding cumulative running sums consecutive size n order end others "
    "keeping zeros moving nth largest steps until reaches 1 shift right side back remain "
    "remaining front relative",
    "series.": "first terms term starting above add each point",
    "deliveries.":
    "shopping cart of a small online shop boutique en ligne petite panier achats d un prix prices "
    "price in cents centimes euros euro shipping delivery port livraison frais fee free offerts "
    "offert gratuit gratuite gratuits threshold seuil from below above on customer gets discount "
    "percent empty vide costs nothing rien coute cout plus sub subtotal total sous payer sum "
    "product products article articles adding again raises augmente quantite quantity its last "
    "counts after before taken off rest whole rounded down sans avec les des deja present augmente "
    "effet line lines lignes nom portant lists tuple triplets liste facultative optional",
    "shops.":
    "cart total price items quantity remove add sum checkout prices cost product discount",
    "sorting.":
    "bubble insertion selection merge quick quicksort mergesort halves half sorted ascending "
    "descending increasing decreasing order largest smallest recursively split remaining time "
    "pivot swap adjacent target index position not binary divide conquer highest lowest "
    "stable first greater less next wrong swaps swapping repeatedly insert inserts inserting "
    "correct part partition partitions around interval halving left right front back compare "
    "comparing neighbours neighboring bubbles up already pass passes pivots ordered sorts "
    "algorithm minimum maximum decrease smaller bigger middle rest",
    "special_numbers.":
    "steps step until reaches 1 one sequence 3 down n first rows triangle pascal binomial "
    "even odd proper divisors sum halve triple add above two each population popcount",
    "statistics.":
    "arithmetic sample population average middle two ones largest smallest biggest maximum "
    "minimum highest lowest most common frequent square root sum total together add up "
    "multiply distinct second data weights weighted coefficients grades numeric score scores "
    "best grade shop class basket arithmetique moyenne mediane ecart adds adding deviation "
    "deviations squared mean median greatest appears often seen far keep keeping big bigger "
    "smaller larger greater value spread divisor n runner sort dispersion mid centre center",
    "summaries.":
    "sum total product quantity price unit times lines line grade score letter each divided",
    "text.":
    "letter letters word words vowel vowels a e i o u ignoring ignore case spaces sensitive "
    "insensitive reads forwards forward backwards backward order reverse phrase sentence "
    "characters character first upper lower often appears occurs separated whitespace "
    "rearranging capital opposite put same dictionary occurrences number start makes contain "
    "both spelled end ends mirrored split uppercase lowercase regardless flip flipped "
    "spelling",
    "text_facts.":
    "insertions deletions substitutions minimum edit dynamic programming repeat not first "
    "repeated longest common prefix shared beginning most frequent lines words letters number "
    "single edits turn share letter position distance positions differ differing insert "
    "delete replace",
    "text_forms.":
    "url slug cut characters append ellipsis dots max length maximum title lower hyphens "
    "hyphen friendly camelcase snake_case snakecase joined words three long too shorten add "
    "adds end short mark 3",
    "textfiles.":
    "lines line newline trailing without characters csv column json file path content read "
    "text strip parse document add up numeric values sum loads header rows utf disk open "
    "opens reads contents long",
    "times.":
    "hours minutes seconds split hh mm ss hms h m formatted break down clock string digits",
    "units.":
    "roman numeral numerals hexadecimal hex base rgb color colour code r g b parse three "
    "rrggbb notation included subtractive string channels channel components prefix bases "
    "letters symbols",
    "validation.": "address email something domain tld name at sign dot",
    "whole_numbers.":
    "digit digits single sum repeatedly add until one left prime divisors smallest n up times",
    "wording.":
    "letter letters word words shift shifting caesar cipher message alphabet encrypt upper "
    "lower case longest shortest vowels strip snake_case camelcase length spaces several most "
    "joined underscores underscore positions position wrap around end stay unchanged other "
    "non",
}  # fmt: skip
# By the beginning of an intent's id; other checks believe these too.
OWN = {
    "arithmetic.clamp": "range restrict limit limits bound bounds low high minimum maximum",
    "arithmetic.double": "twice two times",
    "arithmetic.power": "exponentiation repeated multiplication",
    "arithmetic.subtract": "difference minus",
    "calendar_days.age": "whole full years birth birthday today",
    "calendar_days.days_in_month": "leap years account taking february gregorian length",
    "calendar_days.minutes": "midnight hh mm since",
    "changes.max_subarray": "kadane maximum sum contiguous largest",
    "checks.balanced": "opening closing matching bracket brackets parentheses match",
    "checks.ipv4": "version octets ipv4 ip 4 dotted address four numbers 255",
    "checks.luhn": "card algorithm credit every second double doubled digit digits right 10",
    "checks.password":
    "strong special characters case least digit digits upper lower letter 8 eight symbol "
    "uppercase lowercase",
    "collections.chunk": "most sublists cut slices slice split",
    "collections.flatten": "single one level nested",
    "collections.merge_dicts": "union both second",
    "combinatorics.fewest_coins": "fewest needed up impossible minimum",
    "commerce.change_due": "give back customer due paid",
    "commerce.split_bill": "even evenly",
    "conversion.celsius": "9 5 32 1.8 f c",
    "conversion.decimal_to_binary": "base 2 repeated division",
    "conversion.fahrenheit": "9 5 32 1.8 f c",
    "conversion.km_to": "kilometers kilometres",
    "conversion.miles_to": "kilometers kilometres",
    "dates.is_leap":
    "divisible by 4 100 400 except centuries century gregorian calendar unless not but",
    "dates.is_leap_year": "except unless but days 29 february 366 rule fourth hundredth",
    "dictionaries.cart_total": "unit quantity times lines line price sum all",
    "dictionaries.most_frequent": "highest largest max count most",
    "geometry.distance": "1 2 straight",
    "geometry.rectangle_perimeter": "twice both sum sides total four length",
    "graphs.bfs": "breadth first level",
    "graphs.distances": "priority queue shortest",
    "graphs.has_cycle": "depth first search colours colors",
    "monthly.business_days": "public account monday friday saturday sunday weekend weekends "
    "lundi vendredi samedi dimanche compris both last day included week semaine jour",
    "graphs.shortest_path": "breadth first fewest search begin reach reached included both "
    "cannot",
    "formulas.trapezoids": "approximate approximation approximately from to with n",
    "graphs.topological": "kahn order edges tasks dependency dependencies sort dag comes "
    "successors successor predecessors acyclic directed point points forward",
    "matrices.identity": "zeros ones diagonal elsewhere",
    "measures.letter_grade": "numeric score mark",
    "measures.total": "basket cart items sum",
    "members.intersection": "both common shared",
    "members.remove_duplicates": "without but repeated keep first unique appearance",
    "money.compound": "compounded",
    "money.tax": "percentage percent",
    "money.tip": "percentage percent",
    "number_theory.factorial": "0 1 zero positive product n",
    "number_theory.fibonacci":
    "starting 0 1 fib first f sequence series term 3 5 8 13 iterative numbers two previous "
    "preceding",
    "number_theory.gcd": "never negative always positive euclid largest both remainder gcd",
    "number_theory.is_power_of_two": "powers bit bits one exactly",
    "number_theory.is_prime": "greater divisors itself only other",
    "number_theory.lcm": "positive both divisible smallest gcd",
    "number_theory.prime_factors":
    "ascending order smallest first min decompose factorization factorisation list",
    "number_theory.reverse_number": "123 321 backwards",
    "parity.filter_even": "only odd out filter",
    "parity.filter_odd": "only even out filter",
    "parity.sum_even": "only",
    "parity.sum_odd": "only",
    "properties.fizzbuzz": "both multiple multiples 3 5 15 three five",
    "series.collatz_steps": "until reaches sequence one conjecture",
    "series.count": "greater less than zero below above strictly",
    "series.first_n_primes": "until prime collect",
    "series.moving_average": "sliding window mean consecutive",
    "geometry.cylinder_surface": "both discs disc side closed total",
    "geometry.trapezoid_area": "grande petite base bases aire",
    "geometry.rhombus_area": "grande petite diagonale diagonales",
    "sequences.interleave":
    "turn turns starting first left rest longer remaining added end take takes alternately both",
    "sorting.ascending":
    "selection smallest remaining merge recursively split halves quick max min each time "
    "largest ordre croissant bulles bulle adjacent repeatedly insert inserting choose minimum "
    "swap until nothing never move digit digits bucket buckets least significant heap",
    "sorting.descending": "largest smallest biggest first",
    "sorting.is_sorted": "never decrease order ascending each next",
    "sorting.linear_search": "missing",
    "sorting.quick": "choose move",
    "special_numbers.collatz": "until halve triple even odd one add reached",
    "special_numbers.pascal": "above two sum",
    "statistics.median": "middle mean average two ones",
    "statistics.mode": "frequency highest max often appears common most",
    "statistics.running_sum": "point each sum up",
    "statistics.second_largest": "runner",
    "statistics.standard": "variance root square deviation",
    "statistics.variance": "deviation deviations squared mean average differences difference",
    "summaries.weighted_mean": "weighted weights grades coefficients each sum",
    "text.count_words": "split whitespace",
    "text.is_anagram": "both same letters sort sorted compare",
    "text.is_palindrome": "ignoring ignore ignores both ends spelled same mirrored",
    "text.title_case": "uppercase first capital letter",
    "text_facts.edit_distance":
    "two insertions deletions substitutions single edits turn minimum number character "
    "characters",
    "text_facts.hamming": "positions which equal length differ places count",
    "text_facts.first_unique": "repeat repeated once repeats",
    "text_forms.slug": "url title friendly",
    "text_forms.truncate": "append max length maximum ellipsis cut",
    "textfiles.read_lines": "without newline newlines trailing",
    "times.seconds_to": "split hours minutes seconds hh mm ss",
    "units.from_roman": "subtractive value",
    "units.hex_to_rgb": "red green blue color colour rgb ff",
    "units.to_roman": "positive below 4000 3999 integer",
    "whole_numbers.digital_root": "repeatedly until single digit",
    "wording.caesar": "positions position alphabet shift places",
    "wording.camel_to_snake": "underscores joined lower",
    "wording.longest": "most letters",
}  # fmt: skip
_TABLES = (SAYINGS, PLAINLY, TEXTBOOK, EVERYDAY, OBJECTS, TEXTS, NUMBERS, HELD_BACK)
_MORE = tuple(item for table in _TABLES for item in table.items())
for _key, _words in _MORE:
    OWN[_key] = f"{OWN.get(_key, '')} {_words}"
SAID = {key: f"{FIELDS.get(key, '')} {OWN.get(key, '')}" for key in FIELDS | OWN}


def words_of_its_own(intent_id: str) -> frozenset[str]:
    """Return the words that describe one intent plainly, without those of its whole field."""
    return words(" ".join(text for start, text in OWN.items() if intent_id.startswith(start)))
