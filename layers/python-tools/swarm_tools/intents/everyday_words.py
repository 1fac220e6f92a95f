"""Words with which docstrings describe days, grouped sums, mazes, graphs and other work."""

from __future__ import annotations

EVERYDAY = {
    "agenda.covered":
    "length covered counted once where overlap overlaps count union parts shared counting by the",
    "calendar_days.minutes_to_clock":
    "wrapping past midnight since minutes wraps around day as a clock time hh mm",
    "gaps.":
    "replace replaced replaces each every none missing known value values reading readings by with "
    "before after last previous next following leading start end ends stay stays left two between "
    "linear linearly straight line neighbours others other new list copy most row limit times "
    "nothing carried forward backward run longest length mean average consecutive",
    "rate_limits.":
    "at most calls call requests request per client user key each any window seconds second time "
    "sliding allowed allow allows true false refused rejected count counted recorded caller passes "
    "within period limit otherwise now timestamp timestamps old older dropped when is again",
    "workdays.":
    "monday to friday unless the day is a holiday holidays true for lundi vendredi week days not "
    "in on given saturday sunday weekend false",
    "agenda.any_overlap":
    "two start end tell "
    "debut fin",
    "agenda.gaps":
    "between day start end "
    "given any order busy "
    "debut fin comprises entre libres ouverture fermeture "
    "parts covered by no interval stretches that none between start end free pairs begin stop",
    "agenda.most":
    "possible without any overlap start end many "
    "set compatible earliest finish first largest",
    "agenda.rooms":
    "least lessons given start end as "
    "fewest bookings frees room "
    "debut fin",
    "agenda.round_robin":
    "every odd rests number team round once other one with",
    "ages.":
    "from 18th birthday on or another age adult adults older eighteen person day true at of partir "
    "jour ans majeur majorite",
    "binary_trees.count_leaves":
    "without children leaf nodes number",
    "binary_trees.count_nodes":
    "nombre noeuds arbre taille",
    "binary_trees.height":
    "single levels level empty node leaf counts count",
    "binary_trees.sum":
    "valeurs arbre somme",
    "bins.by_width":
    "falling into each bin keyed",
    "birthdays.":
    "date dates day days today birthday next later earlier calendar year years month months week "
    "weeks from until start end both included inclusive",
    "birthdays.count_weekend_days":
    "saturday saturdays sunday sundays weekend range inclusive both",
    "birthdays.dates_between":
    "range every each yield list both ends inclusive first last hotel nights",
    "birthdays.days_until":
    "nobody born 29 february itself upcoming this 0 coming anniversaire jours avant prochain",
    "birthdays.minutes_between":
    "clock written hh mm 24 hour hours means midnight past over crosses 60 elapsed after earlier "
    "minutes from start to end if earlier it is on the next day entre deux heures hh mm fin peut "
    "etre apres minuit past midnight times two",
    "birthdays.next_weekday":
    "first strictly after falls monday sunday tuesday 0 6 7 on itself never same following",
    "birthdays.season":
    "winter spring summer autumn fall december january february march april may june july august "
    "september october november meteorological meteorologique hiver printemps ete automne "
    "decembre janvier fevrier mars avril mai juin juillet aout septembre octobre novembre 12 3 4 "
    "5 6 7 8 9 10 11 1 2 va jusqu suite ainsi northern hemisphere saison mois",
    "boards.life":
    "set live row col",
    "boards.live_around":
    "eight around wrap cells living among live no",
    "boards.winner":
    "full line player",
    "boards.winner_of_nine":
    "nine cells won otherwise",
    "calendar_days.age":
    "annees revolues jour donne personne nee date naissance full whole completed given",
    "calendar_days.between_dates":
    "toujours positif always positive",
    "calendar_days.between_texts":
    "hotel nights check in out yyyy mm dd arrival departure dates",
    "calendar_days.clock_of_twelve":
    "14 05 2 pm am",
    "calendar_days.day_of_year":
    "date st within",
    "calendar_days.day_of_year_last":
    "premier janvier rang",
    "calendar_days.weekday_name":
    "nom francais",
    "calendar_days.weekend":
    "samedi dimanche saturday sunday",
    "chains.has_cycle":
    "slow fast pointer pointers links detect floyd "
    "tortoise hare attribute nodes",
    "changes.many_trades":
    "buy sell often like holding share shares most may once many transactions unlimited",
    "changes.max_profit":
    "buying once selling later largest profit share shares pays nothing possible one trade",
    "changes.max_subarray":
    "run consecutive kadane largest",
    "changes.merge_intervals":
    "touch overlap overlapping slots "
    "start end touching",
    "changes.missing_number":
    "except one n holds all missing "
    "range",
    "changes.portfolio":
    "worth holdings shares share without unknown missing stock symbol ticker",
    "class_work.curved":
    "same bonus best becomes add",
    "class_work.grade_points":
    "credit credits weighted grade letter average",
    "class_work.mean_without_lowest":
    "once lowest dropped least needed two",
    "class_work.means_of_pairs":
    "couples matiere note chaque partir",
    "class_work.value_of_rows":
    "triplets nom quantite prix unitaire totale unit price name quantity "
    "ht ttc lignes total",
    "collections.flatten":
    "1 2 3 4 5 6 7",
    "collections.invert_dict":
    "two share keys values raise duplicate",
    "collections.rotate":
    "end comes back front right left move moves moved places place droite gauche positions",
    "collections.transpose":
    "rectangular transpose",
    "combinatorics.depth":
    "leaf flat empty nested list "
    "deeply plain value lists",
    "combinatorics.fewest_coins_amount_first":
    "paid",
    "combinatorics.queens":
    "without attack attacking board place n x ways number chessboard "
    "board row ways put "
    "row board",
    "combinatorics.subset_sum":
    "first rest without with some none numbers chosen",
    "combinatorics.text_depth":
    "balanced",
    "dates.is_leap_year":
    "calendrier gregorien gregorian",
    "day_steps.read_day_first":
    "lit lire jj mm aaaa dd yyyy format texte date written day first slash",
    "day_steps.written_day_first":
    "ecrit ecrire jj mm aaaa dd yyyy format texte date write written day first slash",
    "dictionaries.cart_total_of_pairs":
    "after then tax cent discount",
    "dictionaries.flatten":
    "prefix separator sep dot dots dotted joined parent path",
    "dictionaries.group_anagrams":
    "order first appearance appear together same letters",
    "dictionaries.group_by_first_letter":
    "lower case left out empty given order "
    "upper initial keyed",
    "dictionaries.group_by_length":
    "once each only distinct without repetition "
    "appearance",
    "dictionaries.group_records":
    "dicts given without under none put list of into value records",
    "dictionaries.invert_to_lists":
    "sort sorted each list",
    "dictionaries.merge_adding":
    "quantities quantity stocks stock items left out inputs changed total zero totals both "
    "counts up add changing numbers same key added arguments neither a and b new dictionary",
    "dictionaries.word_index":
    "map each lower case sorted page numbers occurs",
    "dynamic.":
    "subarray subarrays contiguous consecutive run length product sum adds up equals target k "
    "largest smallest longest shortest least most minimum maximum way ways path top bottom left "
    "right down corner cell cells grid moves move only cost triangle row adjacent below each house "
    "houses neighbouring stolen money rob greater next element warmer temperature wait future day "
    "jump jumps reach reached end last index step steps lines container water words segmented "
    "split subset equal two halves prefix sums not dynamic programming greedy moving without none "
    "robbing adjacent neighbours subsets substring characters letters",
    "finding.first":
    "occurrences several binary search sorted element equal index position",
    "finding.lower_bound":
    "number numbers ascending none len there "
    "right first >= list below left",
    "games.blackjack":
    "best hand value",
    "graphs.bfs":
    "reachable breadth order first",
    "graphs.dependency_order":
    "alphabetical free cycle tasks before those maps "
    "courses course where every comes after requires require each other circle order dict list "
    "take before "
    "can",
    "graphs.dfs":
    "preorder reachable depth first nodes recursive traversal order visited",
    "graphs.distances_dicts":
    "nodes least edge",
    "graphs.has_path":
    "town towns roads following reached",
    "graphs.shortest_path":
    "links fewest cannot reached neighbours link",
    "grouped_sums.":
    "pairs pair category categories amount amounts totals total sum per key keys group grouped "
    "belongs belonging customer customers expenses sales value values old new before after first "
    "second both added removed changed other with not differ differs different sorted three lists "
    "highest largest best smallest lowest cheapest price prices grade grades average mean mapped "
    "maps name names",
    "grouped_sums.above":
    "reached alphabetically pass mark students names",
    "grouped_sums.best_pair":
    "nom haute moyenne",
    "grouped_sums.largest":
    "name category highest total most money spent sum first ties tie whose amounts largest add up "
    "greatest spending date month",
    "grouped_sums.mean_of_lists":
    "average mark each student one decimal entry "
    "without students left out marks",
    "hops.build":
    "sort adjacency dict neighbors edges",
    "hops.common_neighbours":
    "sort friends two people common network",
    "mazes.":
    "maze grid cell cells wall walls free open start end goal exit steps step fewest shortest "
    "path up down left right moves move breadth first search unreachable impossible reached island "
    "land water largest connected horizontally vertically knight chess board squares inside "
    "bounds four neighbours",
    "members.count_occurrences":
    "times",
    "members.intersection":
    "sort both once common found",
    "members.remove_duplicates":
    "keep first occurrence each item remove doublons gardant ordre premiere apparition supprime",
    "members.two_sum":
    "indices adding up pair positions i j",
    "members.union":
    "liste triee elements presents dans une seule fois sans doublons chacun "
    "like merge but every value is kept only once",
    "monthly.business_days":
    "feries sauf jours deux compris fin debut lundi vendredi "
    "entre bornes comprises nombre inclus inclusive",
    "neighbours.largest_difference":
    "hottest coldest warmest reading readings temperature ecart entre releve plus chaud froid day "
    "grande",
    "picking.dotted":
    "dotted dot dots part parts default missing deep step segment segments intermediate",
    "picking.missing_fields":
    "absent blank left",
    "picking.nested":
    "default missing deep step intermediate",
    "picking.pick":
    "sub dictionary only given present",
    "picking.without_none_anywhere":
    "json anywhere dictionaries found",
    "puzzles.hanoi_target_second":
    "deplacements",
    "rankings.order":
    "most fewest points equal alphabetical order names best worst",
    "searching_rows.":
    "ascending increasing sorted unknown corner row rows column columns drop time log at top right "
    "bottom left",
    "searching_rows.count_equals":
    "times",
    "searching_rows.rotated":
    "duplicates distinct rotated pivot",
    "sorting.ascending":
    "stable insertion left alone key untouched "
    "highest "
    "shaker hand triee recursif",
    "sorting.binary_search":
    "ascending index wanted absent minus 1 dichotomie tableau trie croissant",
    "sorting.is_sorted":
    "neighbours decreasing non order true when items",
    "sorting.linear_search":
    "first occurrence occurrences index needle haystack or minus 1 linear",
    "spanning.":
    "kruskal prim algorithm edge edges weight weights weighted increasing order chosen total "
    "minimum spanning tree connects connected connecting all nodes vertices union find cycle "
    "undirected graph cheapest least cost sorted list components component reachable joined "
    "isolated degree degrees neighbours neighbors adjacency matrix row column 1 0 node both ends",
    "spanning.degrees":
    "sommet sommets graphe oriente aretes vertex undirected edges "
    "sans boucle non",
    "standings.best":
    "keys counts highest ties key order",
    "standings.names_in_order":
    "highest score lowest ties alphabetical order noms tries meilleur faible egalite "
    "alphabetique best worst first tie "
    "ranges ordre points",
    "stock_lists.low":
    "sort names fewer minimum units",
    "stock_lists.taken":
    "units left what out",
    "times.seconds_t":
    "write as for example number of into each two digits part three",
    "times.seconds_text":
    "hh mm ss",
    "times.seconds_to_clock":
    "write number hh mm ss "
    "part each two digits",
    "times.seconds_to_hms":
    "split number total",
    "votes.":
    "most tie ties alphabetical "
    "blank blanks empty ballots ballot left per tie ties alphabetical alphabetically sorted "
    "nobody got several case highest largest",
    "votes.count":
    "out",
}  # fmt: skip
