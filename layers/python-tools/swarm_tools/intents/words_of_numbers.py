"""Words with which docstrings describe numbers, matrices, measures and money."""

from __future__ import annotations

NUMBERS = {
    "fraction_parts.":
    "num den numerator denominator pairs simplify simplified result two fractions pair lowest",
    "neighbours.largest_jump":
    "largest absolute difference between two neighbours 0 if fewer than biggest change from one "
    "value to the next consecutive readings step jump",
    "business.pass_or_fail":
    "reached",
    "commerce.change_coins_price_first":
    "cents",
    "commerce.change_of_amount":
    "decompose back",
    "commerce.monthly_payment":
    "constant pays off given percent annual yearly loan instalment annuity",
    "commerce.net_price":
    "partir comprises retrouve hors taxes toutes prix taxe tva price without tax gross with",
    "commerce.weekly_pay":
    "regular",
    "conversion.celsius_to_kelvin":
    "below absolute zero refuses refuse anything colder nothing",
    "curiosities.harshad":
    "decimal",
    "curiosities.square_free":
    "prime divides twice square",
    "equations.arithmetic_sequence":
    "premiers termes suite arithmetique",
    "equations.quadratic":
    "sorted distinct list none empty",
    "equations.wrap_text":
    "without cutting words word most characters break breaks breaking splitting cut couper "
    "mots plus "
    "only spaces longer own gets line",
    "everyday.clock_to_seconds":
    "inverse accepted too hh mm ss read number",
    "everyday.percentile":
    "minimum maximum linear interpolation interpolated between 0 100 rank closest th below above "
    "ranks p "
    "neighbours",
    "formulas.collatz_length":
    "needed reach "
    "etapes atteindre nombre syracuse",
    "formulas.round_to_multiple":
    "tie ties goes up down "
    "closest halves going multiple step",
    "fraction_parts.sum_pairs":
    "result simplify",
    "interest.compound_fraction_times_first":
    "deposit compounded times year value",
    "interest.compound_fraction_years_first":
    "deposit compounded times year value",
    "invoices.cart_with_discount":
    "nom atteint prix quantite remise cent seuil panier name price quantity reached total "
    "percent off cart line items",
    "invoices.shares_in_cents":
    "leftover cents first pay pays extra whole "
    "odd",
    "loans.bracket_tax":
    "progressive only inside band bands each rate applies part within income bracket "
    "above applies threshold its each only "
    "cents",
    "matrices.islands":
    "map if land water touch touching horizontally vertically diagonally connected belong cells "
    "cell equally long string region regions group groups sides side top bottom left right above "
    "below diagonal contact count edges edge grid neighbours not",
    "matrices.magic_square":
    "lignes colonnes deux diagonales toutes meme somme ont",
    "matrices.trace":
    "principale",
    "matrix_forms.":
    "every entry entries square main diagonal diagonals below above zero zeros upper lower "
    "triangular row rows column columns corner left right top bottom each both cell cells grid "
    "border edge outer sum largest mean index position value element elementwise place same shape "
    "size power product repeated times itself eight around next neighbouring neighbours mine mines "
    "up board number own cell not counted",
    "matrix_forms.anti_diagonal_sum":
    "haut droite bas gauche autre diagonale top right bottom left other",
    "matrix_forms.minor":
    "row column given without return indices from 0 i j one removed deleted",
    "matrix_forms.multiply":
    "matriciel dimensions incompatibles incompatible sizes match "
    "two",
    "measures.mention":
    "bac partir tres bien assez passable refuse ajourne admis sinon vide moyenne "
    "baccalaureat sur 20 "
    "12 16 14 10 bac donne sur 20 plus bien passable dessous refuse tres assez en de et une pour "
    "moyenne mention note",
    "money.apply_discount":
    "apres cent remise pour reduction total",
    "money.compound_interest":
    "0.05 amount final only investment times earned not compounded "
    "owed after some years once a year added interest amount final balance fraction 0 05 5 percent "
    "yearly each return money rate is in",
    "number_lists.":
    "neighbours neighbour consecutive same difference constant ratio quotient each next term "
    "terms arithmetic geometric progression peak strictly increasing decreasing then rank ranks "
    "highest first largest smallest window windows size sliding sum maximum alpha smoothing "
    "previous smoothed least squares line slope intercept points fit extremes lowest highest "
    "without nor ni sans plus basse haute note notes pairs pair differ differs k positions even "
    "odd index closest nearest zero mean average below above two product adjacent missing positive "
    "digits digit carry most often frequent common values occur sign signs alternate",
    "number_lists.above_mean":
    "count",
    "number_lists.all_modes":
    "top sort occur often sorted most all ties",
    "number_lists.mean_without_ends":
    "dropping",
    "number_lists.trimmed_mean":
    "apres retrait plus basse haute extremes lowest highest retiree retirees enlever removed "
    "dropped",
    "number_theory.divisors":
    "sorted positive all",
    "number_theory.factorial":
    "maniere naturel",
    "number_theory.fibonacci":
    "ieme suite terme termes nieme",
    "number_theory.fibonacci_sequence":
    "premiers termes exceeding not up exceed below",
    "number_theory.gcd":
    "highest whole never negative",
    "number_theory.is_power_of_two":
    "negative powers 1 2 4 8 16 32",
    "number_theory.is_prime":
    "3 5 6 odd even root square trial division greater",
    "number_theory.lcm":
    "least common multiple non negative either zero 0",
    "number_theory.prime_factors":
    "rising ascending increasing order repeated often divide divides times multiplicity "
    "croissant ordre repetition",
    "number_theory.primes":
    "increasing ascending strictly",
    "number_theory.sieve":
    "inferieurs ou egaux limite premiers liste jusqu",
    "paces.":
    "pace of a run as m ss per kilometre kilometer running minutes nearest second rounded to",
    "points.common_area":
    "left bottom right top given common rectangles",
    "points.path_length":
    "broken line through",
    "properties.binomial":
    "outside",
    "properties.is_armstrong":
    "153 1 5 so is an",
    "properties.is_perfect_number":
    "egal somme diviseurs propres "
    "below",
    "savings.":
    "whole years compounding needed have at least target smallest number after which a sum has "
    "doubled until balance goal interest once year money amount rate positive are and needs takes "
    "reach grow percent annees entieres min",
    "scans.peaks":
    "inner",
    "scans.three_colours":
    "red white blue first then pass one list dutch national flag order place",
    "sequences.index_of_max":
    "premiere occurrence premier indice vide derniere plusieurs",
    "series.collatz_steps":
    "sequence start reach takes "
    "sequence takes down how many from "
    "sequence suite",
    "special_numbers.collatz_sequence":
    "start down both included "
    "termes suite syracuse jusqu compris",
    "special_numbers.count_bits":
    "writing",
    "special_numbers.differing_bits":
    "positions position differ differing bit bits xor binary representation places corresponding",
    "special_numbers.disk_moves":
    "least number moves many disks minimum",
    "special_numbers.hanoi_moves":
    "least number moves that many disks",
    "special_numbers.longest_collatz":
    "below equal bound starting sequence smallest one longest "
    "equally long smallest wins if several are between included start longest sequence "
    "least",
    "special_numbers.mod_power":
    "repeated squaring square squares squared fast binary exponentiation exponent modulus quick "
    "rapide modulo rest remainder 0 negative",
    "special_numbers.stairs":
    "steps taking time 1 2 one two "
    "number",
    "special_numbers.table":
    "ligne par table multiplication",
    "spreads.deviation":
    "denominator least",
    "spreads.variance":
    "unbiased",
    "statistics.second_largest":
    "distincte distinctes distinct valeur aucune vide none "
    "deuxieme plus grande second largest",
    "summaries.covariance":
    "sample population two length n 1 divided lists",
    "summaries.harmonic_mean":
    "positive speeds all them given",
    "summaries.mean_absolute_deviation":
    "positives",
    "summaries.quartiles":
    "least neither either half median",
    "summaries.weighted_mean":
    "lengths differ add up zero weights scores",
    "units.bytes_text":
    "fitting unit size "
    "write one decimal largest 1.5 kb stay whole bytes 1024 "
    "suitable byte count format "
    "kilobyte",
    "units.from_base":
    "inverse reverse opposite back digits sign minus leading negative upper lower case written "
    "read either number given base letters digit bad valueerror integer",
    "units.kmh_to_ms":
    "seconds",
    "units.ms_to_kmh":
    "seconds",
    "units.rgb_to_hex":
    "colour color channels channel component components padded two digits",
    "units.speed_from":
    "per kilometres kilometers hour 3600 seconds minutes metres meters trajet dont duree est "
    "vitesse moyenne heure distance travelled covered time average speed km h whose in",
    "units.text_to_bool":
    "style yes no boolean",
    "units.to_base":
    "lower upper case letters leading minus sign negative zero write digits inverse "
    "entier",
    "units.to_roman":
    "write written writes ecrit",
    "weather.frost_days":
    "strictement inferieurs inferieures 0 degre degres releves relevs nombre temperatures "
    "strictly below zero freezing celsius readings days with under frost minimum lowest",
    "weather.parse_temperature":
    "read text such as 20 c 68f 68 f or degrees celsius unit unknown raises fahrenheit letter 25",
    "whole_numbers.additive_persistence":
    "reach needed how many digit sums one",
    "whole_numbers.coprime":
    "common",
    "whole_numbers.count_divisors":
    "positive return number of many how divisors including itself",
    "whole_numbers.digital_root":
    "repeat digit sum left one",
    "whole_numbers.proper_divisors":
    "croissante strictement inferieurs liste diviseurs ordre croissant sorted excluded itself "
    "divisors "
    "positive",
    "whole_numbers.sum_of_multiples":
    "strictly below",
    "whole_numbers.totient":
    "share factor no numbers coprime",
}  # fmt: skip
