"""The everyday words of each field, and of single intents, in plain descriptions."""

from __future__ import annotations

from swarm_tools.intents.model import words

# By the family of an intent; they explain a docstring.
FIELDS = {
    "accounts.":
    "money bank account deposit withdraw balance insufficient funds owner holder interest "
    "employee salary raise positive negative transaction transfer percent percentage",
    "arithmetic.":
    "arithmetic sum difference product quotient remainder division zero positive negative "
    "base exponent power root operand operands first second two sign together result dividend "
    "divisor factor add adds adding subtract subtracts multiply multiplies multiplied divide "
    "divides divided itself raise raises raised operator addition subtraction multiplication "
    "built",
    "calendar_days.":
    "date dates day days month year number minutes midnight hours clock 28 29 30 31 one less "
    "still come yet passed",
    "changes.": "seen sum later earlier",
    "checks.":
    "valid validate format digits characters stack separated dots between checksum sum",
    "ciphers.":
    "code cipher morse key letters encrypt decrypt encode decode translate plain message "
    "encrypted run length rle becomes dots dashes alphabet separated spaces slash between",
    "collections.":
    "single flat nested inner swap keys values second wins both dictionaries dict win size "
    "split into chunks left right places rows columns vectors length same subsets orders "
    "permutations matrices first pieces last shorter pairwise around pairs level levels "
    "combine later generate",
    "combinatorics.":
    "fewest coins coin needed maximum minimum fits knapsack items orders all capacity weight "
    "impossible 0/1 total dynamic programming every ordering list number sum generate subset",
    "commerce.":
    "customer bill evenly split equal percent percentage price cost total paid money give "
    "back amount share person pay each owes",
    "containers.":
    "last first in out fifo lifo element top front end add remove lists backed stack queue "
    "underlying items",
    "conversion.": "degrees temperature unit units equal",
    "dictionaries.": "group keys values key value dictionary frequent most highest count letters",
    "geometry.":
    "pi radius half twice two base height width length side sides distance euclidean straight "
    "line points point shape area right circle formula heron pythagoras times total four "
    "squared x1 y1 x2 y2 cm m",
    "graphs.":
    "graph node nodes edge edges vertex vertices start end every shortest path paths breadth "
    "depth first traversal visiting order directed undirected weighted neighbours forward "
    "detect two points distance distances level levels fewest search stack queue priority "
    "colours colors recursion visited kahn dijkstra indegree",
    "matrices.":
    "square matrix rows columns row column diagonal elements 90 degrees clockwise top left n "
    "order starting size spiral walk around outside in turn quarter ones zeros elsewhere main",
    "measures.":
    "basket shop best class score scores price prices grade grades numeric 90 80 70 60 up "
    "else pay amount a b c d f",
    "members.":
    "times often occurs occurrences original order keeping first both common duplicates only "
    "once preserve preserving removed appear appears without pointer merge merged again seen "
    "already set unique",
    "money.":
    "percent percentage price discount tax amount total bill restaurant principal rate years "
    "time interest simple compound year annual annually yearly p r 100 reduced after tip 0 "
    "due earned per final balance compounding compounded owed pay by off cost",
    "number_theory.":
    "natural whole non negative positive prime divisible divisor divisors trial division "
    "euclid euclidean algorithm product up n nth th even odd greatest common least multiple "
    "factor factors remainder greater smaller integers 2 digits base two together add adds "
    "other itself than both powers sequence term position iterative iteratively larger "
    "one exactly divides evenly perfect 123 321 digit",
    "parity.":
    "only even odd positive negative greater less zero sum squares times add adds adding",
    "properties.":
    "divisible power own digits raised sum equals itself multiples multiple both two fizz "
    "buzz fizzbuzz cube cubes narcissistic 153 equal",
    "searching.": "index position target sorted not found",
    "sequences.":
    "first last window sliding cumulative running sums consecutive size n order end others "
    "keeping zeros moving nth largest steps until reaches 1",
    "series.": "first terms term starting above add each point",
    "shops.": "cart total price items quantity remove add sum",
    "sorting.":
    "bubble insertion selection merge quick quicksort mergesort halves half sorted ascending "
    "descending increasing decreasing order largest smallest recursively split remaining time "
    "pivot swap adjacent target index position not binary divide conquer highest lowest "
    "stable first greater less next wrong swaps swapping repeatedly insert inserts inserting "
    "correct part partition partitions around interval halving left right front back compare "
    "comparing neighbours neighboring bubbles up already pass passes pivots ordered sorts "
    "algorithm minimum maximum",
    "special_numbers.":
    "steps step until reaches 1 one sequence 3 down n first rows triangle pascal binomial "
    "even odd proper divisors sum halve triple add above two each",
    "statistics.":
    "arithmetic sample population average middle two ones largest smallest biggest maximum "
    "minimum highest lowest most common frequent square root sum total together add up "
    "multiply distinct second data weights weighted coefficients grades numeric score scores "
    "best grade shop class basket arithmetique moyenne mediane ecart adds adding deviation "
    "deviations squared mean median greatest appears often seen far keep keeping big bigger "
    "smaller larger greater value spread divisor n",
    "summaries.":
    "sum total product quantity price unit times lines line grade score letter each divided",
    "text.":
    "letter letters word words vowel vowels a e i o u ignoring ignore case spaces sensitive "
    "insensitive reads forwards forward backwards backward order reverse phrase sentence "
    "characters character first upper lower often appears occurs separated whitespace "
    "rearranging capital opposite put same dictionary occurrences number start makes contain "
    "both",
    "text_facts.":
    "insertions deletions substitutions minimum edit dynamic programming repeat not first "
    "repeated longest common prefix shared beginning most frequent lines words letters number "
    "single edits turn share",
    "text_forms.":
    "url slug cut characters append ellipsis dots max length maximum title lower hyphens "
    "hyphen friendly camelcase snake_case snakecase joined words three long too shorten add "
    "adds end short mark 3",
    "textfiles.":
    "lines line newline trailing without characters csv column json file path content read "
    "text strip parse document add up numeric values sum loads",
    "times.":
    "hours minutes seconds split hh mm ss hms h m formatted break down clock string digits",
    "units.":
    "roman numeral numerals hexadecimal hex base rgb color colour code r g b parse three "
    "rrggbb notation included subtractive",
    "validation.": "address email something domain tld name at sign dot",
    "whole_numbers.":
    "digit digits single sum repeatedly add until one left prime divisors smallest n up times",
    "wording.":
    "letter letters word words shift shifting caesar cipher message alphabet encrypt upper "
    "lower case longest shortest vowels strip snake_case camelcase length spaces several most "
    "joined underscores underscore positions position wrap around end",
}  # fmt: skip
# By the beginning of an intent's id; other checks believe these too.
OWN = {
    "arithmetic.clamp": "range restrict limit limits bound bounds low high minimum maximum",
    "arithmetic.double": "twice two times",
    "arithmetic.subtract": "difference minus",
    "calendar_days.age": "whole full years birth birthday today",
    "calendar_days.days_in_month": "leap years account taking february gregorian",
    "calendar_days.minutes": "midnight hh mm since",
    "changes.max_subarray": "kadane maximum sum contiguous largest",
    "checks.balanced": "opening closing matching bracket brackets parentheses match",
    "checks.ipv4": "version octets ipv4 ip 4 dotted address four numbers 255",
    "checks.luhn": "card algorithm credit",
    "checks.password":
    "strong special characters case least digit digits upper lower letter 8 eight symbol "
    "uppercase lowercase",
    "collections.flatten": "single one level "
    "nested",
    "combinatorics.fewest_coins": "fewest needed up impossible minimum",
    "commerce.change_due": "give back customer due paid",
    "conversion.celsius": "9 5 32 1.8 f c",
    "conversion.decimal_to_binary": "base 2",
    "conversion.fahrenheit": "9 5 32 1.8 f c",
    "conversion.km_to": "kilometers kilometres",
    "conversion.miles_to": "kilometers kilometres",
    "dates.is_leap":
    "divisible by 4 100 400 except centuries century gregorian calendar unless not but",
    "dates.is_leap_year": "except unless but",
    "dictionaries.cart_total": "unit quantity times lines line price sum all",
    "dictionaries.most_frequent": "highest largest max count most",
    "geometry.distance": "1 2 straight",
    "geometry.rectangle_perimeter": "twice both sum sides total four length",
    "graphs.bfs": "breadth first level",
    "graphs.distances": "priority queue shortest",
    "graphs.has_cycle": "depth first search colours colors",
    "graphs.shortest_path": "breadth first fewest search",
    "graphs.topological": "kahn order edges",
    "matrices.identity": "zeros ones diagonal elsewhere",
    "measures.letter_grade": "numeric score mark",
    "measures.total": "basket cart items sum",
    "members.intersection": "both common shared",
    "money.compound": "compounded",
    "money.tax": "percentage percent",
    "number_theory.factorial": "0 1 zero positive product n",
    "number_theory.fibonacci": "starting 0 1 fib first f sequence series term 3 5 8 13",
    "number_theory.is_power_of_two": "powers bit bits one exactly",
    "number_theory.is_prime": "greater divisors itself only other",
    "number_theory.lcm": "positive both divisible smallest",
    "number_theory.prime_factors": "ascending order "
    "smallest first min",
    "number_theory.reverse_number": "123 321 backwards",
    "parity.filter_even": "only odd out filter",
    "parity.filter_odd": "only even out filter",
    "parity.sum_even": "only",
    "parity.sum_odd": "only",
    "properties.fizzbuzz": "both multiple multiples 3 5 15 three five",
    "series.collatz_steps": "until reaches sequence one conjecture",
    "series.count": "greater less than zero below above strictly",
    "series.moving_average": "sliding window mean consecutive",
    "sorting.ascending":
    "selection smallest remaining merge recursively split halves quick max min each time "
    "largest ordre croissant bulles bulle "
    "adjacent repeatedly insert inserting choose minimum swap",
    "sorting.descending": "largest smallest biggest first",
    "sorting.linear_search": "missing",
    "sorting.quick": "choose",
    "special_numbers.collatz": "until halve triple even odd one add reached",
    "special_numbers.pascal": "above two sum",
    "statistics.median": "middle mean average two ones",
    "statistics.running_sum": "point each sum up",
    "statistics.standard": "variance root square deviation",
    "statistics.variance": "deviation deviations squared mean average",
    "summaries.weighted_mean": "weighted weights grades coefficients each sum",
    "text.is_anagram": "both same letters",
    "text.is_palindrome": "ignoring ignore ignores",
    "text_facts.edit_distance":
    "two insertions deletions substitutions single edits turn minimum number "
    "character characters",
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
    "money.tip": "percentage percent",
    "members.remove_duplicates": "without",
}  # fmt: skip
SAID = FIELDS | OWN


def words_of_its_own(intent_id: str) -> frozenset[str]:
    """Return the words that describe one intent plainly, without those of its whole field."""
    return words(" ".join(text for start, text in OWN.items() if intent_id.startswith(start)))
