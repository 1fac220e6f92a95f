"""Still more words with which docstrings describe an intent plainly, French ones among them."""

from __future__ import annotations

PLAINLY = {
    "whole_numbers.sum_of_range":
    "both included inclusive whole ends low high end start",
    "summaries.geometric_mean":
    "root nth n product positive",
    "summaries.correlation":
    "pearson coefficient deviation root two equal length both",
    "summaries.z_scores":
    "deviation deviations standard root many mean above below each",
    "monthly.add_months":
    "january february march april december 31 30 28 29 last short shorter end clipped that its "
    "later year carried",
    "boards.flood_fill":
    "recolor recolour recolors paint program bucket tool equal same up down left right area "
    "region connected contains new whole four directions",
    "combinatorics.grid_paths":
    "top left bottom right corner cell only moving moves down walks upper lower steps many "
    "different",
    "graphs.is_bipartite":
    "both neighbours neighbour groups group sides side split two coloured colours colored same "
    "edge listed ends adjacent",
    "linked.linked_list":
    "both directions doubly links link",
    "textfiles.find_lines":
    "word whole words numbered counting from",
    "accounts.bank":
    "both cannot moves move down",
    "analysts.text":
    "facts fact",
    "calendar_days.day_of_year":
    "365 366 12 december january last first",
    "games.bulls_and_cows":
    "peg pegs colour colours color colors black white blacks whites twice counted place places "
    "wrong right exact position positions answer hint feedback",
    "games.blackjack":
    "rank ranks suit suits face faces 10 11 21 card cards ace aces jack queen king over otherwise "
    "soft bust higher instead otherwise rather",
    "boards.bowling":
    "down strike strikes spare spares pin pins ball balls ten pin frame frames next two throw "
    "throws complete knocked plus",
    "calendar_days.days_in_month":
    "12 1 annee mois jours fevrier february december january month bissextile",
    "calendar_days.month_name":
    "12 mois",
    "calendar_days.quarter":
    "12 mois trimestre",
    "collections.matrix_multiply":
    "dimension dimensions fit together hand right left match compatible shapes "
    "shape given not many",
    "collections.rotate":
    "steps step places place positions position shift shifts times stays stay unchanged original "
    "front back moved moves around",
    "changes.index_of_each":
    "overlap overlaps overlapping increasing ascending order may not non too",
    "collections.chunk":
    "together again put gives",
    "collections.flatten":
    "imbrique imbriques imbriquee imbriquees niveau niveaux simple plate aplatie sous",
    "combinatorics.flatten_deep":
    "imbrique imbriques imbriquee imbriquees niveau niveaux simple plate aplatie sous deep level "
    "levels nested single however deeply profondeur",
    "monthly.business_days":
    "public account not taken working",
    "commerce.change_coins":
    "fewest few possible largest first return returns back hand paid pay enough not less least "
    "dictionary coin number many sous utilise moins possible forme piece nombre somme payee ne "
    "suffit cent greedy",
    "formulas.gross_price":
    "taxes taxe comprises compris comprise toutes tva taux pourcentage etant prix",
    "formulas.sales_tax":
    "taxes taxe tva taux pourcentage etant prix montant",
    "containers.":
    "deque",
    "csv_columns.":
    "column columns csv file row rows header first line names numbers named path data",
    "curiosities.":
    "digit digits sum divides divisible proper divisors square squares cube cubes power powers "
    "prime primes factor factors divisor greatest common largest smallest positive whole two "
    "three sides bezout coefficients modulo modulus inverse zeros zeroes factorial ends itself "
    "product consecutive up all limit below triangle right pairs differ n natural together",
    "records.leaderboard":
    "only best score scores kept keeps player players record highest first name none there better",
    "linked.sorted_list":
    "always keeps kept increasing order ascending place binary search insert",
    "checks.password":
    "au moins caracteres caractere une majuscule minuscule chiffre lettre mot de passe valide "
    "contient huit longueur special",
    "number_theory.primes":
    "sieve eratosthenes",
    "number_theory.divisors":
    "positive increasing order including itself",
    "curiosities.perfect_numbers":
    "including up limit",
    "records.contacts":
    "telephonique annuaire numero nom personne remplace enregistre correspond chaque inconnue "
    "supprime",
    "series.moving_average":
    "len few fewer only too enough many result has none length short shorter window "
    "averages consecutive window each full list",
    "units.from_roman":
    "xiv ix iv xl xlii mcmxciv such numeral numerals subtractive roman smaller before larger",
    "conversion.decimal_to_binary":
    "sans prefixe bits without prefix 0b positif nul chaine entier",
    "dictionaries.merge_adding":
    "dictionnaires produit produits quantite quantites additionnees additionne nouveau deux somme "
    "present presents ajoute fusionne",
    "collections.invert_dict":
    "map every value key",
    "dictionaries.invert_to_lists":
    "map every value keys had order list triee triees sorted",
    "textfiles.find_line_numbers":
    "numbers lines contain from 1 starting counting",
    "shops.parking_lot":
    "every started begun full whole part hour hours is paid pays pay costs least one fee rate "
    "minute minutes spot spots place places car cars enter leave",
    "shops.cart":
    "achats achat ligne lignes unitaire article articles prix nombre quantites comprises panier "
    "remise cent total chaque ajoute",
    "curiosities.disarium":
    "position positions place places respective",
    "curiosities.next_power":
    "least smallest greater equal",
    "curiosities.square_free":
    "perfect other than no",
    "curiosities.ugly":
    "only other",
    "curiosities.gcd":
    "grand largest every euclid euclidean pgcd commun diviseur tous",
    "hops.":
    "graph node nodes edge edges vertex vertices start edge-count shortest path paths breadth "
    "first search distance distances level levels away far reachable reached neighbours "
    "neighbors neighbour itself fewest hops steps start directed undirected adjacency queue "
    "unweighted sommet sommets arete aretes graphe depart voisins points pairs both directions "
    "lists sets common length lengths 0 zero minimum least bfs traversal to_node degree "
    "incoming outgoing from",
    "letters.middle":
    "even odd two ones",
    "letters.reverse_vowels":
    "only other stay",
    "letters.":
    "letter letters vowel vowels characters digits words word text space spaces longer than "
    "first last swap swapped order length most ascii code codes",
    "maps.lru":
    "thrown away throws out first room",
    "number_theory.lcm":
    "least common multiple tous commun plus petit entiers all given",
    "policies.":
    "decides accepted accept three hold holds may all both used allowed majuscule minuscule "
    "chiffre caractere caracteres mot passe moins lettre longueur contient",
    "puzzles.hanoi":
    "tower towers hanoi peg pegs rod rods disc discs disk disks move moves moved pair source "
    "target spare auxiliary helper via from_peg to_peg larger smaller top one never small "
    "possible solve brings puzzle bring tour tours piquet piquets disque disques even destination "
    "start end minimal minimum fewest three legal order tuple pairs",
    "quantities.temperature":
    "kept degrees degree",
    "roads.":
    "undirected directed weight weights weighted edge edges node nodes vertex vertices neighbour "
    "neighbours neighbors road roads town towns city cities length distance distances shortest "
    "dijkstra path total cost between two start end adjacency dictionary reachable reach lightest "
    "cheapest both directions heap priority queue way from",
    "runs.":
    "longest run runs streak increasing decreasing rising falling ascending descending strictly "
    "length contiguous consecutive neighbouring adjacent equal same identical long suite "
    "croissante decroissante longueur longue stretch row next previous larger smaller greater "
    "less character characters letter text many repeated each than before sublist subarray",
    "scans.":
    "strictly increasing decreasing rising falling next previous neighbours both greater smaller "
    "larger less each every peak peaks local index indices right left side sum equal leader "
    "leaders inversion inversions pairs before order zeros ones twos colors colours sort element "
    "croissante decroissante strictement never than",
    "scans.decreasing":
    "largest smallest biggest sorted order equal",
    "scans.increasing":
    "largest smallest biggest sorted order equal",
    "spreads.":
    "mean average squared differences deviation deviations divided squares square sum root spread "
    "population whole n values deviation standard variance percent",
    "statistics.mode":
    "tie ties tied several equal same first last earliest share",
    "dictionaries.key_of":
    "tie ties tied several equal same first last earliest share",
    "dictionaries.most_frequent":
    "tie ties tied several equal same first last earliest share",
    "sequences.index_of":
    "tie ties tied several equal same first last earliest share several",
    "text.reverse_string":
    "envers ecrit lettres dernier derniere premier premiere ordre a",
    "text_facts.most_common":
    "tie ties tied several equal same first last earliest share",
    "units.kmh_to_mph":
    "per hour miles mile kilometers kilometres km h speed",
    "units.kmh_to_ms":
    "per hour second kilometers kilometres km meters metres h s m speed",
    "units.mph_to":
    "per hour miles mile kilometers kilometres km h speed",
    "units.ms_to":
    "per hour second kilometers kilometres km meters metres h s m speed",
    "wording.longest":
    "share greatest length equal equally long tie ties first last separated whitespace empty "
    "split egalite premier dernier mot phrase",
    "wording.shortest":
    "share smallest least length equal equally short tie ties first last separated whitespace "
    "empty split egalite premier dernier mot phrase letters fewest",
    "text_forms.slug":
    "digits most max_length characters hyphen hyphens either end runs other no url url-safe lower "
    "case dash dashes consecutive letters",
    "combinatorics.coin_ways":
    "pay order not matter recursive every coins times exactly nothing different any number "
    "combinations unlimited "
    "unlimitedly amount paying given way",
    "formulas.round_up_to":
    "smallest largest least multiple step below above not never most at up down",
    "formulas.round_down_to":
    "smallest largest least multiple step below above not never most at up down",
    "graphs.distances_":
    "heap heapq nearest neighbour neighbours reachable length lengths maps node distance shortest",
    "graphs.two_groups":
    "people person pair pairs share shares same group groups impossible nobody friends split "
    "possible colour color colours colors edge ends two both",
    "stock_lists.instalments":
    "differ most cent cents larger parts first add up amount count one at",
    "stock_lists.remaining_debt":
    "owed first paid still instalments instalment left owe payments after",
    "neighbours.windows": "consecutive run runs left right full size items",
    "neighbours.best_window":
    "consecutive start index window largest sum fewer first such than numbers size",
    "bins.count_between":
    "satisfy lie inclusive both included ends bounds many low high between sorted binary bisect "
    "never below above",
    "bins.histogram":
    "interval intervals equal width min max lower bound contains last maximum minimum bins bin "
    "falls each one also",
    "paging.":
    "first page pages empty list still one exist exists items per size slice",
    "deltas.": "before current restore previous output delta_encode delta_decode undo inverse "
    "difference differences first consecutive adjacent",
    "natural.sort":
    "file names the way people expect before img2 img10 human order digits numerically",
    "natural.key": "runs digits compares numbers rest without case ignoring sort key",
    "natural.strip_comments":
    "trailing blanks everything after each sign lines then empty between single double quotes "
    "quote comment python hash without only inside",
    "natural.parse_duration":
    "timedelta such not duration valid hours minutes seconds days units unit number total",
    "windows.undoable_value":
    "undo redo undone redone replaced versions version store go back step repeat done last "
    "nothing any more",
    "shops.fifo_stock":
    "fifo stock article valued cents remaining goods oldest take cost costs price prices quantity "
    "lots lot unit not enough",
    "accounts.overdrawn":
    "overdrawn limit down withdrawn now largest amount available overdraft most beyond below "
    "never at",
}  # fmt: skip
