"""Words with which docstrings describe grouped sums, mazes, spanning trees and other work."""

from __future__ import annotations

EVERYDAY = {
    "dna.":
    "percentage share fraction of g and c bases in the sequence strand reverse complement dna adn "
    "base a t u replaced with transcribes to rna part between 0 1 100 percent letters other its",
    "paces.":
    "pace of a run as m ss per kilometre kilometer running minutes nearest second rounded to",
    "log_files.levels":
    "count log lines such as error disk full by level number how many each of message "
    "messages level 2024 2021 2023 info warning",
    "properties.is_armstrong":
    "153 1 5 so is an",
    "text_facts.counts":
    "like wc",
    "collections.flatten":
    "1 2 3 4 5 6 7",
    "boards.life":
    "set live row col",
    "neighbours.largest_difference":
    "hottest coldest warmest reading readings temperature ecart entre releve plus chaud froid day",
    "whole_numbers.sum_of_multiples":
    "strictly below",
    "plain_texts.":
    "split text into lower case lowercase words without surrounding punctuation around them list "
    "in order all word stripped decoupe texte mots minuscules sans ponctuation any",
    "checks.password_problems":
    "means spaces letter upper lower case digit characters what is fine list no rules",
    "log_files.":
    "add one line at end of the log file append entry level message date written",
    "whole_numbers.count_divisors":
    "positive return number of many how divisors including itself",
    "dictionaries.group_records":
    "dicts given without under none put list of into value records",
    "devices.editor":
    "tiny add end can no longer be redone what was undone before delete last characters go back "
    "forward one step false if nothing there",
    "commerce.net_price":
    "partir comprises retrouve hors taxes toutes prix taxe tva price without tax gross with",
    "units.speed_from":
    "per kilometres kilometers hour 3600 seconds minutes metres meters trajet dont duree est "
    "vitesse moyenne heure distance travelled covered time average speed km h whose in",
    "validation.email_domain":
    "valid return lower case address not error part after",
    "times.seconds_t":
    "write as for example number of into each two digits part three",
    "ages.":
    "from 18th birthday on or another age adult adults older eighteen person day true at of partir "
    "jour ans majeur majorite",
    "savings.":
    "whole years compounding needed have at least target smallest number after which a sum has "
    "doubled until balance goal interest once year money amount rate positive are and needs takes "
    "reach grow percent annees entieres min",
    "weather.frost_days":
    "strictement inferieurs inferieures 0 degre degres releves relevs nombre temperatures "
    "strictly below zero freezing celsius readings days with under frost minimum lowest",
    "weather.parse_temperature":
    "read text such as 20 c 68f 68 f or degrees celsius unit unknown raises fahrenheit letter 25",
    "matrix_forms.minor":
    "row column given without return indices from 0 i j one removed deleted",
    "grouped_sums.largest":
    "name category highest total most money spent sum first ties tie whose amounts largest add up "
    "greatest spending date month",
    "birthdays.":
    "date dates day days today birthday next later earlier calendar year years month months week "
    "weeks from until start end both included inclusive",
    "birthdays.days_until":
    "nobody born 29 february itself upcoming this 0 coming anniversaire jours avant prochain",
    "birthdays.season":
    "winter spring summer autumn fall december january february march april may june july august "
    "september october november meteorological meteorologique hiver printemps ete automne "
    "decembre janvier fevrier mars avril mai juin juillet aout septembre octobre novembre 12 3 4 "
    "5 6 7 8 9 10 11 1 2 va jusqu suite ainsi northern hemisphere saison mois",
    "birthdays.next_weekday":
    "first strictly after falls monday sunday tuesday 0 6 7 on itself never same following",
    "birthdays.minutes_between":
    "clock written hh mm 24 hour hours means midnight past over crosses 60 elapsed after earlier "
    "minutes from start to end if earlier it is on the next day entre deux heures hh mm fin peut "
    "etre apres minuit past midnight times two",
    "birthdays.dates_between":
    "range every each yield list both ends inclusive first last hotel nights",
    "birthdays.count_weekend_days":
    "saturday saturdays sunday sundays weekend range inclusive both",
    "dynamic.":
    "subarray subarrays contiguous consecutive run length product sum adds up equals target k "
    "largest smallest longest shortest least most minimum maximum way ways path top bottom left "
    "right down corner cell cells grid moves move only cost triangle row adjacent below each house "
    "houses neighbouring stolen money rob greater next element warmer temperature wait future day "
    "jump jumps reach reached end last index step steps lines container water words segmented "
    "split subset equal two halves prefix sums not dynamic programming greedy moving without none "
    "robbing adjacent neighbours subsets substring characters letters",
    "expressions.":
    "reverse polish notation postfix prefix infix operator operators operand operands tokens "
    "token separated spaces space stack plus minus times division divided precedence parentheses "
    "left right usual order supports four arithmetic operations ops prec operation two between",
    "grouped_sums.":
    "pairs pair category categories amount amounts totals total sum per key keys group grouped "
    "belongs belonging customer customers expenses sales value values old new before after first "
    "second both added removed changed other with not differ differs different sorted three lists "
    "highest largest best smallest lowest cheapest price prices grade grades average mean mapped "
    "maps name names",
    "identifiers.mac":
    "six groups group two hexadecimal hex digits colons colon separated pairs pair 6 address mac "
    "case upper lower",
    "identifiers.username":
    "starts start letter letters digits digit underscore underscores underscores only contains "
    "characters long length 3 15 16 20 5 12 may must least most between",
    "identifiers.python_name":
    "letters digits underscores underscore letter digit start starts with not only name keyword "
    "python variable",
    "identifiers.time":
    "hh mm 24 hour hours minutes 0 23 59 00 between format",
    "identifiers.pin":
    "digits four six 4 6 only exactly",
    "identifiers.domain":
    "labels label parts dots dot letters digits hyphens hyphen start end not",
    "matrix_forms.":
    "every entry entries square main diagonal diagonals below above zero zeros upper lower "
    "triangular row rows column columns corner left right top bottom each both cell cells grid "
    "border edge outer sum largest mean index position value element elementwise place same shape "
    "size power product repeated times itself eight around next neighbouring neighbours mine mines "
    "up board number own cell not counted",
    "mazes.":
    "maze grid cell cells wall walls free open start end goal exit steps step fewest shortest "
    "path up down left right moves move breadth first search unreachable impossible reached island "
    "land water largest connected horizontally vertically knight chess board squares inside "
    "bounds four neighbours",
    "number_lists.":
    "neighbours neighbour consecutive same difference constant ratio quotient each next term "
    "terms arithmetic geometric progression peak strictly increasing decreasing then rank ranks "
    "highest first largest smallest window windows size sliding sum maximum alpha smoothing "
    "previous smoothed least squares line slope intercept points fit extremes lowest highest "
    "without nor ni sans plus basse haute note notes pairs pair differ differs k positions even "
    "odd index closest nearest zero mean average below above two product adjacent missing positive "
    "digits digit carry most often frequent common values occur sign signs alternate",
    "spanning.":
    "kruskal prim algorithm edge edges weight weights weighted increasing order chosen total "
    "minimum spanning tree connects connected connecting all nodes vertices union find cycle "
    "undirected graph cheapest least cost sorted list components component reachable joined "
    "isolated degree degrees neighbours neighbors adjacency matrix row column 1 0 node both ends",
    "binary_trees.height":
    "single levels level empty node leaf counts count",
    "board_games.squares":
    "sign signs current whose",
    "changes.max_profit":
    "buying once selling later largest profit share shares pays nothing possible one trade",
    "clocks.":
    "forwards backwards forward backward date angle hand hands smaller moves move "
    "degrees hour minute negative clockwise",
    "dictionaries.flatten":
    "prefix separator sep dot dots dotted joined parent path",
    "everyday.percentile":
    "minimum maximum linear interpolation interpolated between 0 100 rank closest th below above "
    "ranks p",
    "files_at_work.":
    "line lines ends end ending endings newline newlines whole header columns column rows copied",
    "files_at_work.filter_csv_by_number":
    "at least minimum number header copy copied how many",
    "matrices.islands":
    "map if land water touch touching horizontally vertically diagonally connected belong cells "
    "cell equally long string region regions group groups sides side",
    "picking.nested":
    "default missing deep step intermediate",
    "picking.dotted":
    "dotted dot dots part parts default missing deep step segment segments intermediate",
    "ciphers.vigenere":
    "upper lower case capital capitals non letters characters aren isn stay stays kept unchanged "
    "use uses used up polyalphabetic repeated repeating punctuation spaces wraps",
    "scans.three_colours":
    "red white blue first then pass one list dutch national flag order place",
    "searching_rows.":
    "ascending increasing sorted unknown corner row rows column columns drop time log at top right "
    "bottom left",
    "searching_rows.rotated":
    "duplicates distinct rotated pivot",
    "summaries.covariance":
    "sample population two length n 1 divided lists",
    "text.is_anagram":
    "different writing writings written exactly made blanks spaces punctuation counts other "
    "order case matter not ignored words",
    "units.from_base":
    "inverse reverse opposite back digits sign minus leading negative upper lower case written "
    "read either number given base letters digit bad valueerror integer",
    "units.rgb_to_hex":
    "colour color channels channel component components padded two digits",
    "units.to_base":
    "lower upper case letters leading minus sign negative zero write digits inverse",
    "validation.email":
    "least simple check exactly something before after dot dots blanks blank parts part user "
    "spaces one very "
    "not either end non empty domain name",
    "whole_texts.from_ranges":
    "inverse reverse compress compressed compact opposite short",
    "whole_texts.to_ranges":
    "sort sorted order repetitions duplicates matter short turn page pages",
    "wording.acronym":
    "capital capitals skip skipped skips hyphen hyphens separate small "
    "hyphenated two counts name dots dot",
    "justified.":
    "wider come comes first put "
    "characters character gaps gap extra leftmost left blanks blank spaces space equal possible "
    "exactly spread padded right single between words last line lines distributed evenly width",
    "transposed.":
    "fence rail rails zigzag pattern position letter letters read rows row off inverse reverse "
    "up down two more least",
    "votes.":
    "most tie ties alphabetical "
    "blank blanks empty ballots ballot left per tie ties alphabetical alphabetically sorted "
    "nobody got several case highest largest",
    "changes.many_trades":
    "buy sell often like holding share shares most may once many transactions unlimited",
    "changes.portfolio":
    "worth holdings shares share without unknown missing stock symbol ticker",
    "checks.first_wrong_bracket":
    "closing open opened still innermost outermost last first balanced position fit match end "
    "characters ignored doesn don isn",
    "measures.mention":
    "bac partir tres bien assez passable refuse ajourne admis sinon vide moyenne "
    "baccalaureat sur 20 "
    "12 16 14 10 bac donne sur 20 plus bien passable dessous refuse tres assez en de et une pour "
    "moyenne mention note",
    "special_numbers.differing_bits":
    "positions position differ differing bit bits xor binary representation places corresponding",
    "number_theory.is_power_of_two":
    "negative powers 1 2 4 8 16 32",
    "whole_texts.look_and_say":
    "1211 111221 21 11 312211 13112221 starting aloud 1s 2s two begins start next "
    "follows sequence",
    "whole_texts.":
    "digit digits text texts binary decimal carry right left column long big arbitrary large sum "
    "look say read aloud run runs group groups count next term sequence thousands comma commas "
    "separator three range ranges consecutive hyphen dash page pages only hexadecimal leading "
    "zeros zero bits bit place value base 2 10 16",
    "number_theory.prime_factors":
    "rising ascending increasing order repeated often divide divides times multiplicity "
    "croissant ordre repetition",
    "curiosities.square_free":
    "prime divides twice square",
    "number_theory.fibonacci":
    "ieme suite terme termes nieme",
    "sequences.index_of_max":
    "premiere occurrence premier indice vide derniere plusieurs",
    "wording.camel_to_snake":
    "pascalcase pascal case turn word words "
    "pascal_case camel_case camelcase",
    "text.is_palindrome":
    "se lit pareil sens tenir compte casse ni ponctuation sans deux memes envers endroit "
    "lettres chiffres espaces accents ignorant "
    "but everything except ways same reads digits letters "
    "dans",
    "dictionaries.group_anagrams":
    "order first appearance appear together same letters",
    "equations.wrap_text":
    "without cutting words word most characters break breaks breaking splitting cut couper "
    "mots plus "
    "only spaces longer own gets line",
    "wording.longest_word":
    "sans ponctuation premier egalite without punctuation",
    "units.to_roman":
    "write written writes ecrit",
    "conversion.celsius_to_kelvin":
    "below absolute zero refuses refuse anything",
    "text_forms.mask":
    "but hide hides all stars star characters everything except digits digit spaces dashes stay "
    "every last four 1111 1234 4242 card number readable visible shown asterisks without show "
    "only",
    "checks.zip_code":
    "francais exactement cinq chiffres digits exactly five french",
    "collections.invert_dict":
    "two share keys values raise duplicate",
    "ciphers.shift_encrypt":
    "move places along alphabet keeping its case other characters stay caesar only letters "
    "change kept cipher leave alone keep shift spaces",
    "ciphers.shift_decrypt":
    "get back same with message encrypted caesar inverse "
    "undo shift",
    "ciphers.run_length_encode":
    "without digits digit text",
    "analysts.running":
    "keep keeps count mean minimum maximum added so far",
    "monthly.business_days":
    "feries sauf jours deux compris fin debut lundi vendredi "
    "entre bornes comprises nombre inclus inclusive",
    "files_at_work.grep":
    "ignoring case line number numbers from word contains",
    "matrices.magic_square":
    "lignes colonnes deux diagonales toutes meme somme ont",
    "matrix_forms.anti_diagonal_sum":
    "haut droite bas gauche autre diagonale top right bottom left other",
    "number_theory.sieve":
    "inferieurs ou egaux limite premiers liste jusqu",
    "statistics.second_largest":
    "distincte distinctes distinct valeur aucune vide none "
    "deuxieme plus grande second largest",
    "formulas.round_to_multiple":
    "tie ties goes up down "
    "closest halves going multiple step",
    "collections.rotate":
    "end comes back front right left move moves moved places place droite gauche positions",
    "text_facts.average_word_length":
    "sans ponctuation mots vide longueur moyenne without punctuation",
    "number_theory.gcd":
    "highest whole never negative",
    "equations.quadratic":
    "sorted distinct list none empty",
    "special_numbers.hanoi_moves":
    "least number moves that many disks",
    "finding.first":
    "occurrences several",
    "commerce.change_coins_price_first":
    "cents",
    "special_numbers.disk_moves":
    "least number moves many disks minimum",
    "combinatorics.subset_sum":
    "first rest without with some none numbers chosen",
    "textfiles.read_lines":
    "missing empty list file none exist",
    "summaries.weighted_mean":
    "lengths differ add up zero weights scores",
    "finding.lower_bound":
    "number numbers ascending none len there "
    "right first >= list below left",
    "checks.luhn":
    "digits pass spaces ignored anything else makes invalid allowed non digit card string every "
    "second every_other from right doubled check",
    "dictionaries.merge_adding":
    "quantities quantity stocks stock items left out inputs changed total zero totals both "
    "counts up add changing numbers same key added arguments neither a and b new dictionary",
    "special_numbers.collatz_sequence":
    "start down both included "
    "termes suite syracuse jusqu compris",
    "formulas.collatz_length":
    "needed reach "
    "etapes atteindre nombre syracuse",
    "matrix_forms.multiply":
    "matriciel dimensions incompatibles incompatible sizes match",
    "everyday.clock_to_seconds":
    "inverse accepted too hh mm ss read number",
    "times.seconds_text":
    "hh mm ss",
    "dictionaries.group_by_length":
    "once each only distinct without repetition",
    "csv_columns.totals_of_file":
    "header line lower case sum column "
    "lit colonnes additionne montants chaque columns read reads adds",
    "whole_numbers.proper_divisors":
    "croissante strictement inferieurs liste diviseurs ordre croissant sorted excluded itself "
    "divisors",
    "properties.is_perfect_number":
    "egal somme diviseurs propres",
    "combinatorics.depth":
    "leaf flat empty nested list "
    "deeply plain value lists",
    "graphs.shortest_path":
    "links fewest cannot reached neighbours link",
    "summaries.quartiles":
    "least neither either half median",
    "times.seconds_to_clock":
    "write number hh mm ss "
    "part each two digits",
    "standings.names_in_order":
    "highest score lowest ties alphabetical order noms tries meilleur faible egalite "
    "alphabetique best worst first tie "
    "ranges ordre points",
    "dictionaries.invert_to_lists":
    "sort sorted each list",
    "dictionaries.group_by_first_letter":
    "lower case left out empty given order "
    "upper initial keyed",
    "money.apply_discount":
    "apres cent remise pour reduction total",
    "checks.password":
    "aucun espace sans dont moins caracteres "
    "least upper lower case letter digit characters",
    "grouped_sums.best_pair":
    "nom haute moyenne",
    "sorting.ascending":
    "stable insertion left alone key untouched "
    "highest",
    "text_forms.slug":
    "cut trailing hyphen hyphens max length lower case join without most characters "
    "single joined",
    "shops.inventory":
    "current units unit enough quantities prices "
    "reaches deleted fewer than limit alphabetical order items pay return amount take out known "
    "keeps takes new becomes sorted names products unknown total names "
    "gestion sous sort si ne suffit pas ajoute une quantite seuil alerte change donne "
    "noms articles "
    "ou en dessous aucun tries epuise disparait inventaire dont ordre alphabetique magasin petit "
    "insuffisant retire refuse stock produit produits",
    "accounts.bank_account":
    "strictement autorise depasse decouvert strictly earns interest below zero go",
    "number_lists.trimmed_mean":
    "apres retrait plus basse haute extremes lowest highest retiree retirees enlever removed "
    "dropped",
    "dates.is_leap_year":
    "calendrier gregorien gregorian",
    "text.vowel_table":
    "sans tenir compte casse nombre dans phrase each vowel mapping counts",
    "invoices.cart_with_discount":
    "nom atteint prix quantite remise cent seuil panier name price quantity reached total "
    "percent off cart line items",
    "linked.linked_list":
    "simplement chainee liste maillons singly nodes",
    "number_lists.all_modes":
    "top sort occur often sorted most all ties",
    "series.collatz_steps":
    "sequence start reach takes "
    "sequence takes down how many from",
    "changes.missing_number":
    "except one n holds all missing "
    "range",
    "plain_texts.by_length":
    "alphabetically alphabetical longest shortest within length equal same then",
    "units.bytes_text":
    "fitting unit size "
    "write one decimal largest 1.5 kb stay whole bytes 1024 "
    "suitable byte count format",
    "units.text_to_bool":
    "style yes no boolean",
    "checks.ipv4":
    "without leading zeros four numbers",
    "checks.date_text":
    "existante jj mm aaaa format real existing dd yyyy",
    "members.intersection":
    "sort both once common found",
    "collections.transpose":
    "rectangular transpose",
    "graphs.has_path":
    "town towns roads following reached",
    "graphs.bfs":
    "reachable breadth order first",
    "hops.common_neighbours":
    "sort friends two people common network",
    "stock_lists.low":
    "sort names fewer minimum units",
    "business.pass_or_fail":
    "reached",
    "grouped_sums.above":
    "reached alphabetically pass mark students names",
    "textfiles.sum_column":
    "skipping empty cells add up",
    "texts_at_work.column_letters":
    "27 aa spreadsheet",
    "games.blackjack":
    "best hand value",
    "boards.winner":
    "full line player",
    "checks.balanced_brackets":
    "properly nested",
    "text_forms.remove_repeated":
    "only first occurrence occurrences every keep",
    "changes.merge_intervals":
    "touch overlap overlapping slots "
    "start end touching",
    "members.two_sum":
    "indices adding up pair positions i j",
    "spanning.degrees":
    "sommet sommets graphe oriente aretes vertex undirected edges "
    "sans boucle non",
    "picking.without_none_anywhere":
    "json anywhere dictionaries found",
    "bins.by_width":
    "falling into each bin keyed",
    "agenda.gaps":
    "between day start end "
    "given any order busy "
    "debut fin comprises entre libres ouverture fermeture",
    "agenda.rooms":
    "least lessons given start end as "
    "fewest bookings frees room "
    "debut fin",
    "agenda.any_overlap":
    "two start end tell "
    "debut fin",
    "agenda.most":
    "possible without any overlap start end many "
    "set compatible earliest finish first largest",
    "class_work.means_of_pairs":
    "couples matiere note chaque partir",
    "class_work.mean_without_lowest":
    "once lowest dropped least needed two",
    "class_work.curved":
    "same bonus best becomes add",
    "class_work.grade_points":
    "credit credits weighted grade letter average",
    "class_work.value_of_rows":
    "triplets nom quantite prix unitaire totale unit price name quantity "
    "ht ttc lignes total",
    "stock_lists.taken":
    "units left what out",
    "points.path_length":
    "broken line through",
    "points.common_area":
    "left bottom right top given common rectangles",
    "files_at_work.names_by_extension":
    "lower case without dot",
    "files_at_work.write_table":
    "number rows",
    "invoices.shares_in_cents":
    "leftover cents first pay pays extra whole",
    "whole_numbers.digital_root":
    "repeat digit sum left one",
    "text_facts.top_words":
    "egalite ordre alphabetique leur nombre ties alphabetical order counts n most frequent words "
    "first",
    "files_at_work.folder_size":
    "below all files total including subfolders",
    "graphs.dependency_order":
    "alphabetical free cycle tasks before those maps "
    "courses course where every comes after requires require each other circle order dict list "
    "take before",
    "dictionaries.word_index":
    "map each lower case sorted page numbers occurs",
    "ciphers.vigenere_encrypt":
    "seulement autres signes restent majuscules chiffre cle only letters",
    "ciphers.vigenere_decrypt":
    "retrouve majuscules message uppercase undo",
    "shops.cart":
    "coupon "
    "deja augmente quantite moins pourcentage si article",
    "ciphers.rail_fence_encrypt":
    "read zigzag rail by",
    "ciphers.rail_fence_decrypt":
    "undo zigzag rail",
    "calendar_days.day_of_year_last":
    "premier janvier rang",
    "whole_numbers.totient":
    "share factor no numbers coprime",
    "text.word_frequency":
    "without edge punctuation lower case each map word surrounding count outer lowercase lowered "
    "histogram tally how often appears times",
    "markup.hashtags":
    "lower case once each one post",
    "texts_at_work.filled":
    "replace unknown names stay "
    "matching leave field ones",
    "special_numbers.stairs":
    "steps taking time 1 2 one two "
    "number",
    "changes.max_subarray":
    "run consecutive kadane largest",
    "chains.has_cycle":
    "slow fast pointer pointers links detect floyd "
    "tortoise hare attribute nodes",
    "rings.buffer":
    "only last added keep values",
    "analysts.tally":
    "events name",
    "interest.compound_fraction_years_first":
    "deposit compounded times year value",
    "interest.compound_fraction_times_first":
    "deposit compounded times year value",
    "agenda.round_robin":
    "every odd rests number team round once other one with",
    "dictionaries.cart_total_of_pairs":
    "after then tax cent discount",
    "standings.best":
    "keys counts highest ties key order",
    "grouped_sums.mean_of_lists":
    "average mark each student one decimal entry "
    "without students left out marks",
    "picking.missing_fields":
    "absent blank left",
    "calendar_days.weekday_name":
    "nom francais",
    "binary_trees.sum":
    "valeurs arbre somme",
    "binary_trees.count_nodes":
    "nombre noeuds arbre taille",
    "text.count_vowels":
    "comprises majuscules minuscules phrase either case contains how many a e i o u voyelles "
    "nombre",
    "offices.waiting_line":
    "optional maximum size first in out remove returns whoever waited longest person nobody "
    "waiting built two stacks numbered tickets customers served order arrival customer next "
    "number 1 give waits counter still before one this how many premier arrive servi place client "
    "fin file retire renvoie rang prochain absent est vide 0 personne new day begin numbers again "
    "start nobody patient patients clients dans",
    "csv_columns.totals":
    "add up column amount each value",
    "records.contacts":
    "ne tiennent pas compte casse telephonique remplace existe "
    "ordre alphabetique existait dit si contact minuscules tiennent compte casse remplace numero "
    "inconnu renvoie existe telephonique lower case sorted names",
    "textfiles.append":
    "fin fichier texte ligne ajoute",
    "number_theory.fibonacci_sequence":
    "premiers termes exceeding not up exceed below",
    "ciphers.run_length_decode":
    "decode original digits made",
    "special_numbers.table":
    "ligne par table multiplication",
    "number_theory.divisors":
    "sorted positive all",
    "calendar_days.clock_of_twelve":
    "14 05 2 pm am",
    "graphs.dfs":
    "preorder reachable depth first nodes recursive traversal order visited",
    "hops.build":
    "sort adjacency dict neighbors edges",
    "boards.winner_of_nine":
    "nine cells won otherwise",
    "files_at_work.with_extension":
    "sort paths under given lower",
    "binary_trees.count_leaves":
    "without children leaf nodes number",
    "boards.live_around":
    "eight around wrap cells living among live no",
    "calendar_days.between_texts":
    "hotel nights check in out yyyy mm dd arrival departure dates",
    "checks.date_day_first":
    "dd mm yyyy real written calendar exists true",
    "combinatorics.queens":
    "without attack attacking board place n x ways number chessboard "
    "board row ways put",
    "commerce.monthly_payment":
    "constant pays off given percent annual yearly loan instalment annuity",
    "containers.queue":
    "remove returns whoever waited longest first person nobody waiting built two stacks "
    "left in place oldest item made of two stacks out",
    "equations.arithmetic_sequence":
    "premiers termes suite arithmetique",
    "loans.bracket_tax":
    "progressive only inside band bands each rate applies part within income bracket "
    "above applies threshold its each only",
    "members.remove_duplicates":
    "keep first occurrence each item remove doublons gardant ordre premiere apparition supprime",
    "number_theory.lcm":
    "least common multiple non negative either zero 0",
    "rankings.order":
    "most fewest points equal alphabetical order names best worst",
    "sorting.binary_search":
    "ascending index wanted absent minus 1 dichotomie tableau trie croissant",
    "sorting.linear_search":
    "first occurrence occurrences index needle haystack or minus 1 linear",
    "special_numbers.longest_collatz":
    "below equal bound starting sequence smallest one longest "
    "equally long smallest wins if several are between included start longest sequence",
    "special_numbers.mod_power":
    "repeated squaring square squares squared fast binary exponentiation exponent modulus quick "
    "rapide modulo rest remainder 0 negative",
    "summaries.harmonic_mean":
    "positive speeds all them given",
    "text.reverse_words":
    "separated single spaces order mots ordre inverse",
    "trees.trie":
    "sorted words start prefix stored letter by",
    "wording.caesar_encrypt":
    "leave alone keep case shift letters other characters spaces",
    "calendar_days.age":
    "annees revolues jour donne personne nee date naissance full whole completed given",
    "containers.stack":
    "top item left on stack peek empty",
    "day_steps.read_day_first":
    "lit lire jj mm aaaa dd yyyy format texte date written day first slash",
    "day_steps.written_day_first":
    "ecrit ecrire jj mm aaaa dd yyyy format texte date write written day first slash",
    "members.union":
    "liste triee elements presents dans une seule fois sans doublons chacun "
    "like merge but every value is kept only once",
    "networks.graph":
    "smallest number edges start goal none path undirected named nodes no there least",
    "records.library":
    "livre livres emprunteur lecteur fois inconnu deja prete prets gere redevient disponible "
    "emprunte titres non pretes ordre alphabetique lecteurs empruntes un seul trois three max "
    "maximum lieu atteint qu est emprunt vrai faux au plus at most limit etait "
    "rend renvoie si il "
    "free there was if",
    "records.student":
    "20 100 0 out between each scores classe sur doit etre entre eleve eleves moyenne meilleure "
    "noms ordre alphabetique 10 au moins marks students names best worst a from b 90 80 c 70 d 60 "
    "otherwise f letter "
    "grade out of student qui ont",
    "calendar_days.between_dates":
    "toujours positif always positive",
    "calendar_days.weekend":
    "samedi dimanche saturday sunday",
    "times.seconds_to_hms":
    "split number total",
}  # fmt: skip
