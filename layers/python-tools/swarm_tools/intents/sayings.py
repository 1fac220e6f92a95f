"""More words with which docstrings describe an intent plainly, by the beginning of its id."""

from __future__ import annotations

SAYINGS = {
    "physics.pendulum":
    "gravity period length seconds metres",
    "physics.fuel_cost":
    "per litres liters 100 km consumption fuel trip price litre",
    "maps.hash_map":
    "keeps values under keys simple in memory store stores value key default",
    "text_facts.palindrome":
    "without strings",
    "day_steps.working_days_later":
    "not itself start counted may be any day backward if negative",
    "times.seconds_text":
    "largest units first leaving out zeros whole zero parts without",
    "properties.fizzbuzz_list":
    "first lines game",
    "monthly.business_days":
    "without the",
    "agenda.rooms":
    "ends do not count open together",
    "money.simple_interest":
    "without principal earned",
    "laboratory.molar_mass":
    "without parentheses brackets",
    "combinatorics.queens":
    "not attack each other ways place",
    "members.unique":
    "without repetitions first occurrences in their order",
    "matrices.diagonal":
    "upper left lower right corner from",
    "units.from_roman":
    "upper lower case well formed numeral either stands capital small letters",
    "sorting.binary_search":
    "titles call shelf library book does have it not there if",
    "people_lists.seats_together":
    "else so many dots dot",
    "everyday.percentile":
    "least most at rank nearest value such percent values smallest",
    "dictionaries.group_anagrams":
    "least only at two or more groups group with alphabetical order words same letters",
    "boards.overlaps":
    "bookings booking not part so one may begin when other ends some time touching do count two "
    "times",
    "sequences.kth_smallest":
    "range out raises valueerror minimum 1 is when if invalid",
    "number_theory.divisors":
    "ascending sorted order positive all including itself increasing from smallest largest",
    "log_records.from_level":
    "ranks order severities weights priority priorities index",
    "registers.loans":
    "who has borrowed which book until when lend and return due date raises valueerror is out or "
    "member already books take back number days it late 0 time should have been before given day "
    "over",
    "registers.attendance":
    "pupils class each lesson is recorded once with names those present others on list count as "
    "absent days which pupil was in order percentage lessons attended if there were none 100 "
    "unknown raises",
    "registers.settings":
    "with default values only names that have a may be set same type to one setting back its or "
    "all of them whose value differs from the as dict unknown raises keyerror typeerror over",
    "log_records.parsed":
    "disk full dict timestamp user bracket brackets not four",
    "record_lists.unlike":
    "spaces surrounding mail e equal are case apart without repeats repeated kept",
    "record_lists.joined":
    "fields field clash names name value",
    "record_lists.by_date":
    "missing without come which they stood due date none",
    "log_files.levels":
    "begins its colon may be written any case with unknown ignored present result 0 need",
    "agenda.any_overlap":
    "bookings booking not part end starts other begin when one may share some time",
    "standings.best_of_pairs":
    "sorted sort sorts ranked names best first sold products equal totals by name list of "
    "quantity customers limit",
    "stock_lists.low_by_product":
    "both arguments map item names quantities listed only if its is level missing from counts as "
    "0 what has be ordered",
    "packing.needed":
    "full items per box boxes last one partly filled",
    "searching_rows.combinations":
    "lists elements keeping their order 1 2 3 4 gives all k of",
    "combinatorics.combinations":
    "lists elements keeping their order 1 2 3 4 gives all k of",
    "searching_rows.bellman_ford":
    "negative may be start end weight length shortest path source each node dictionary list of "
    "cannot reached have distance float inf infinity edges",
    "note_files.kept":
    "behind others end at the add adds append appends appended task tasks note notes entry "
    "entries kept in text file one per line lines read reads all back order remembers path with "
    "timestamp",
    "algebra.matrix":
    "sales as one row per shop column month each total table rows columns",
    "reservations.voucher":
    "voucher with a fixed value in cents valid from until both included true if it is today not "
    "used up and total count one use return the new never below zero raises raise valueerror "
    "cannot be minimum at least order gift card pay as much possible part amount that remains "
    "other means expired expiry coupon basket cart once more than times inclusive takes off its "
    "last day end starts",
    "reservations.workflow":
    "customer order and its way through shop change the status or raise valueerror if that step "
    "is not allowed steps transition transitions invalid until true delivered cancelled closed "
    "open state states from to history machine simple",
    "reservations.stock":
    "stock levels level per sku with reservations for unpaid orders pieces that can still be sold "
    "on hand minus reserved returns false and does nothing if too few many enough send out they "
    "leave the reservation shelf reserve receive ship available keeps quantity quantities",
    "amount_texts.comma":
    "read written like as given shown 1.234 1.234.567 1234.56 1234 56 99",
    "document_numbers.next":
    "followed is by after goes 0041 0042 0043 0099 0100 2023 2024 2025",
    "ratings.expected_score":
    "chance rule by of that wins win",
    "ratings.update":
    "0.5 5 1 if won lost for draw",
    "predicates.count_by":
    "like but instead items number key group by",
    "accounts.bank_account":
    "eu lieu sinon retrait renvoie true false possible",
    "trees.trie":
    "alphabetical order complete completion autocompletion only words inserted all prefix true",
    "boards.flood_fill":
    "only up down left right neighbours neighbors connected area paint bucket tool changed place "
    "also returned like one color colour",
    "text_forms.slug":
    "titre identifiant url accents supprimes lettres mises minuscules suite autres caracteres "
    "remplacee seul tiret commence finit transforme toute ne ni",
    "times.minutes_text":
    "sous moins heure donne 45 negative refusee forme min minutes duree",
    "records.leaderboard":
    "result results equal earlier stays ahead rank player starting listed table game share "
    "players points stand alphabetical order following skipped 1 2 4 list of tuples adds added "
    "then name shares",
    "windows.undoable_value":
    "unreachable without earlier happens undone states form history back go makes after remembers "
    "edited record for undo and redo of editor text document set new state what was before cannot "
    "be redone any more one step returns false if there is nothing changes",
    "neighbours.missing_numbers":
    "sorted list smallest largest ticket between n number numbers all ascending",
    "csv_columns.mean_of_file":
    "without grade grades skipped rows average",
    "monthly.payment_dates":
    "mois mensuelles paiement apres premiere date debut months",
    "standings.best":
    "units sold highest number first alphabetical order selling products maps names same",
    "units.bytes_text":
    "without mb kb gb tb decimals people steps larger shown largest bytes units one two display "
    "in with",
    "monthly.add_months":
    "existe arrivee prend dernier mois jour avril date target arrives",
    "offices.paginator":
    "show shows numbered empty page number",
    "price_tiers.":
    "minimum least reached best pairs pair applies cheapest price last first smallest lowest "
    "ascending increasing sorted up to and including no limit above over highest threshold "
    "discount whose at or more each per one item units pieces bought break level sets inclusive "
    "upper max maximum min quantities total all reaches none below raise before piece means tier "
    "tiers quantity list dict",
    "tax_brackets.taxes_":
    "upper lower limit limits rate rates pairs pair last none first sorted ascending increasing "
    "lowest part portion between above up to only within each bracket applies threshold percent "
    "over slice tranche plafond taux fraction marginal next infinity unlimited below amount taxed "
    "band bands start end its own chaque seuil borne revenu impot progressif not whole entire "
    "income",
    "tax_brackets.plain_taxes_":
    "upper lower limit limits rate rates pairs pair last none first sorted ascending increasing "
    "lowest part portion between above up to only within each bracket applies threshold percent "
    "over slice tranche plafond taux fraction marginal next infinity unlimited below amount taxed "
    "band bands start end its own chaque seuil borne revenu impot progressif not whole entire "
    "income",
    "seats_by_votes.dhondt_":
    "repartit forte tour va deja grand egalite chaque liste listes obtenus obtenu moyenne emporte "
    "party parties highest quotient quotients divided number seat each won already average "
    "averages largest next goes distribute allocate maps dict name names gets plus one given "
    "methode voix sieges parti nombre ties tie first more hondt proportional representation "
    "election result assigned awarded according method",
    "seats_by_votes.quotients_":
    "repartit forte tour va deja grand egalite chaque liste listes obtenus obtenu moyenne emporte "
    "party parties highest quotient quotients divided number seat each won already average "
    "averages largest next goes distribute allocate maps dict name names gets plus one given "
    "methode voix sieges parti nombre ties tie first more hondt proportional representation "
    "election result assigned awarded according method",
    "weighted_shares.":
    "rest last first remainder goes each person people names dict proportion proportional "
    "proportionally according add up exactly cent cents left over leftover largest whole lost sum "
    "parts part rounded units remaining everyone pays gets their own nothing always equal divide "
    "divided distributed roommates guests guest days nights two places decimals weight weights "
    "prorata repartir montant poids selon chacun reste",
    "monthly_plans.":
    "only until as needed large due off is that not cover amounts "
    "month months monthly payment payments interest principal balance remaining rate annual "
    "yearly percent fraction equal fixed number row rows tuple dict years 12 6 100 0.06 0.05 1200 "
    "term owed rounded cents capital interets mensualite mensualites taux annuel restant du mois "
    "first last still left after repaid paid part total zero chaque",
    "working_hours.break_taken":
    "less midnight pass passes past may night end ends next day start starts begin begins work "
    "like two clock times time hh mm after before over crosses crossing earlier than unpaid lunch "
    "pause break deducted subtracted minutes number taken off duree travail debut fin forme "
    "heures nuit lendemain minuit apres avant deduire decimal fraction format text length "
    "following morning later until shift 8 9 17 30 45 22 6 24 60 12 5 7 16 18",
    "working_hours.plain":
    "less midnight pass passes past may night end ends next day start starts begin begins work "
    "like two clock times time hh mm after before over crosses crossing earlier than unpaid lunch "
    "pause break deducted subtracted minutes number taken off duree travail debut fin forme "
    "heures nuit lendemain minuit apres avant deduire decimal fraction format text length "
    "following morning later until shift 8 9 17 30 45 22 6 24 60 12 5 7 16 18",
    "time_spans.units":
    "like such hours days h m s d min any part parts may be missing optional units unit spaces "
    "between each number convert written whole heures jours duree letters either both sum amount "
    "single day hour minute second minutes seconds empty invalid unknown at least one other "
    "example 2 30 1 15 45 90 150 3 60 24 made only of pairs not is the if text raises as",
    "nested_keys.flatten_":
    "dotted dot dots joined join separator sep prefix parent key keys nested inner outer deep "
    "levels level flat single one path recursively recursive dictionary dict dictionaries a b c "
    "values config settings aplatir points",
    "nested_keys.unflatten_":
    "dotted dot dots back nested inverse reverse opposite flatten split separator keys key "
    "dictionaries dictionary dict level levels intermediate created rebuild tree parts path a b c",
    "csv_lists.by_key":
    "without names removed around blanks maps map file "
    "csv file header headers columns column name mark marks grade list lists numbers key value "
    "values row rows line lines separated semicolon comma two first order read group grouped by "
    "each student city empty blank ignored skipped floats fichier entete nom note dictionnaire "
    "vides ignorees",
    "text_tables.":
    "plain text table header headers line dashes hyphens rule separator rows row columns column "
    "padded aligned left right width widths widest cell cells spaces two between below under each "
    "wide enough longest value lines joined string",
    "page_ranges.listed":
    "sort sorted once each like such unique order increasing ascending duplicates duplicate "
    "without both ends included inclusive first last spaces space allowed ignored comma commas "
    "separated hyphen single expand expanded only whole repeated removed end start print "
    "croissant ordre triee doublons plages numeros bornes pages ranges 1 3 7 5 10 2 4 6 8 9 12",
    "page_ranges.formed":
    "consecutive runs run row hyphen dash comma commas joined becomes give gives like such sort "
    "sorted unsorted order any duplicates duplicate repeated once alone single compact short "
    "shortest separated ranges 1 3 7 5 2 4 8 9 10 11 12",
    "full_names.parts":
    "first last name names word words part parts tuple pair everything before after rest middle "
    "family given surname belongs nom prenom",
    "text_lines.longest":
    "first equally equal long longest line lines text length ties earliest empty none",
    "leagues.table":
    "league team teams table points point win wins draw draws defeat loss lost won drawn victory "
    "victoire victoires nul nuls defaite goal goals difference scored conceded equal ties tie "
    "name alphabetical sorted ranked rank first then last best most match matches game games "
    "played result results home away each both three 3 one 1 0 zero two 2 nothing leader champion "
    "standings classement equipe equipes but buts pour contre triees tries registered unknown for "
    "against football soccer order falling descending",
    "tennis.game":
    "tennis game score love fifteen thirty forty deuce advantage all player players server "
    "receiver point points wins won winner while goes on over called two four more ahead lead one "
    "first second none still jeu joueur joueurs marque vainqueur termine egalite avantage 0 1 15 "
    "30 40 3 4 2 between",
    "flash_cards.boxes":
    "flash card cards box boxes leitner five three four seven 5 3 4 7 first last next back moves "
    "move up one wrong right correct correctly answer answered answers goes go stays stay new "
    "starts start review reviewed question known learned in again level levels success failure "
    "demoted promoted down carte cartes boite boites 1 0 at least most end",
    "cashboxes.cash_box":
    "cash box petty money balance received receive receives paid pay pays payment payments spend "
    "spent income expense expenses label labels reason purpose sum sums amount amounts cents "
    "euros in out left movement movements entries entry total not enough more than there is "
    "positive insufficient history kept noted book ledger budget club caisse solde recette "
    "recettes depense depenses encaisse decaisse paye montant libelle historique mouvement "
    "mouvements initial opening start float below zero never remaining",
    "shared_costs.friends":
    "friends friend people share shared shares costs cost expenses expense trip group split "
    "splits evenly equally equal each paid pays pay payer who owes owed owe whom balance balances "
    "positive negative gets back debt debts total sum sums amount cents among all participants "
    "everyone everybody member members others person less own part what net depense depenses amis "
    "personnes solde soldes payeur groupe doit partage payee payees tous par defaut entre",
    "recipes.servings":
    "recipe ingredients ingredient quantity quantities people person servings serving serves "
    "number scaled scale scales adapted adapt another new same proportion proportional for "
    "unchanged original recette personnes quantites nouvelle nombre portions unit units g grams "
    "ml cooking dish amounts without changing this",
    "help_desks.tickets":
    "help desk ticket tickets support priority priorities urgent most urgency least highest "
    "lowest lower higher number numbers first next order arrival arrived equal equals same oldest "
    "older opened waiting wait queue none empty title titles 1 one before come comes served serve "
    "take out remove removed return add patients patient graves passent d abord urgences tasks "
    "task jobs job taken from emergency then open followed means is small smaller large larger",
    "recent_files.list":
    "recent files file list last opened newest first most recently used each once no more than "
    "limit maximum size oldest drop dropped drops out kept keep moved move front top again "
    "already duplicate duplicates without at path paths names items item latest fichiers ouverts "
    "derniers plus premier liste fois 10 5 ten five documents viewed remembers remember none only "
    "too many",
    "elevators.floors":
    "elevator lift floor floors building ground goes go up down one top bottom number exists "
    "exist does not valid calls call direction turns turn round around served serves serve first "
    "order stops stop next ahead as long way then ascenseur etage etages monte descend 0 current "
    "moves move highest lowest between range above below beyond",
    "caches.lfu":
    "cache least frequently used key keys often equals equal same longest time recently drops "
    "drop dropped full evicts evict evicted capacity get put count counts use uses value default "
    "none missing among frequency frequencies tie ties lru oldest unused both entries entry known "
    "unknown first",
    "caches.ttl":
    "cache time live seconds expire expires expired expiry entry entries key keys value values "
    "default none clock now current after set again get old purge drop drops dropped removed many "
    "number return returns returned long ttl life last own gone given over disappear still stored "
    "store kept unknown missing alive while passed in caller at remove all how there were",
    "sparse_matrices.entries":
    "sparse matrix zero zeros entries entry non nonzero row rows column columns only stored "
    "stores kept value values position positions other others number transposed transpose sum add "
    "dict dictionary removed deleted cell cells matrice creuse nuls nul ligne colonne valeur "
    "explicitly not default 0",
    "interval_sets.spans":
    "interval intervals set sets half-open half open closed start stop end starts ends overlap "
    "overlaps overlapping touch touches touching adjacent merge merged merges become one apart "
    "order sorted disjoint kept total length lengths contains contain point number covered cover "
    "add remove cut parts union integers from to included excluded inside",
    "bookings.calendar":
    "but can hour booked bookings meeting cancel cancelled total whole hours touch touching "
    "adjacent next one starts ends reunion whether number was there may not minute minutes "
    "midnight which start day taken 9 11 from leaves free again since moment another",
    "picking.over_defaults":
    "neither nor both never change changed wins win priority override overrides overriding nested "
    "defaults default base user deeply inner recursively replaced kept keys config settings "
    "configuration overlay unset remain untouched unchanged precedence dicts new merged same way",
    "spanning.groups_of_nodes":
    "connected components component undirected graph groups group nodes edges reachable each other "
    "sets friends friend isolated alone own both ways pairs",
    "csv_columns.means_by_key":
    "read columns column several rows row per student header blank missing csv lines line with "
    "the name grade mark average mean each marks grades",
    "csv_columns.totals_of_file":
    "least read columns column category amount amounts rows row empty skipped ignored header "
    "sums sum blank missing csv lines line without float skip skips",
    "settings.key_values_of_file":
    "may contain '=' missing gives strings text blank comments # starting start hash lines line "
    "stripped spaces around further sign split first only",
    "settings.write_key_values":
    "one for each sorted by key line alphabetical order",
    "plain_texts.words":
    "lower case lowercase without surrounding punctuation words word stripped split whitespace "
    "small letters removed marks only",
    "overlaps.":
    "meeting meetings start end common have overlap overlaps 0 if they do not don't minutes hours "
    "span spans interval intervals each given clock time times both shared length long hh mm touch "
    "touching zero disjoint two numbers number",
    "identifiers.next_version":
    "increase increases major minor patch smaller lower parts part restart restarts reset zero "
    "behind after next version semantic semver raised one component level bump bumped new",
    "identifiers.ean_digit":
    "first twelve digits digit odd even positions once three times multiple ten completes sum "
    "check 13 12 1st 3rd 2nd count others weights alternating barcode ean code",
    "curiosities.modular_inverse":
    "range number none exists exist 1 valueerror smallest positive least non negative modulo",
    "curiosities.inverse_by_modulus":
    "range number none exists exist 1 valueerror smallest positive least non negative modulo",
    "scans.highest_peak":
    "index highest peak first one equals none without peaks position value greater both "
    "neighbours tallest there are no",
    "scans.peaks":
    "first last value only one neighbour no peaks greater than both neighbours indices indexes "
    "values border borders edges ends never have of all local maxima above threshold peak is "
    "strictly larger its sample signal",
    "standings.":
    "best players player highest score scores first equal by name names rank ranks share shared "
    "next skipped competition ties tied same top alphabetical n dense order place leaderboard "
    "without gap gaps leave leaves 2 4 3 left out following places listed",
    "invoices.":
    "price of one line after the discount rounded to cents percent quantity unit total net gross "
    "before less reduction remise pour cent",
    "invoices.shares_in_cents":
    "most one cent cents fairly fair possible add up total differ differs first ones pay pays "
    "extra remainder left over shares share each person people evenly even equal equally exactly "
    "without lost losing part parts amount rest per more not does divide least needed larger come "
    "always",
    "interest.":
    "final amount with compound interest annual rate fraction 0.05 means 5 % periods per year "
    "times yearly compounded n frequency percent decimal principal capital years total accumulated "
    "12 monthly quarterly 4",
    "fraction_parts.":
    "lowest terms numerator denominator over common fraction fractions reduced simplest form gcd "
    "greatest divisor divided both by tuple n1 d1 n2 d2 a/b c/d irreducible irreductible simplify "
    "positive sign",
    "text.title_case_but_small":
    "except but always first last small minor words articles prepositions like of the and a in "
    "stay stays lower case never sauf petits premier mot toujours start beginning",
    "picking.deep_merge":
    "neither nor both never change changed wins win priority override overrides overriding nested "
    "defaults default base user deeply inner recursively replaced kept keys config settings",
    "graphs.dependency_order":
    "comes come after everything before cycle cyclic circular depends depend done first must "
    "needed raises each task package dependency avant apres tout chaque tache",
    "files_at_work.last_lines":
    "without line ends end endings newline newlines trailing only at most stripped end",
    "shops.inventory":
    "newest latest last price counts all too few enough pieces goods fewer than limit sorted "
    "grows updated jamais baisse connu refuse retire assez ajoute inferieure seuil articles tries "
    "alerte petit magasin dont deja quantite delivery delivered article reorder level levels out "
    "shop supplies office taken really names minimum",
    "number_lists.ranks":
    "competition share shared rank ranks next skipped equal ties tied best first score scores "
    "same place dense gap gaps without",
    "board_games.":
    "round letter letters word words guess guessed guesses tried before already again costs cost "
    "nothing life lives wrong right game games row rows col column columns cell cells grid board "
    "bottom top first open opens opened click near surroundings around lies pair pairs mine mines "
    "sixth seventh tenth letters one after guessing miss hit again "
    "turn turns player players begins begin mark marks free square squares numbered full nobody "
    "won win wins lost winner draw over current other drop disc discs four three frame frames ball "
    "balls pin pins throw throws roll rolls knocked down next without hidden found bowling lie "
    "count counts hold holds whose well as shown shows play plays place taken",
    "spoken.":
    "english spell spells out word words hundred thousand 999 9999 99999 999999 1000000 range "
    "million number hyphen hyphens between 999999999 up ones tens units teens scales thousands low "
    "small large big numbers below under",
    "scales.":
    "celsius fahrenheit kelvin temperature degree degrees scale scales unit units absolute zero "
    "below unknown between c f k 32 273",
    "day_steps.":
    "day days after before next previous month year last first working business monday friday "
    "weekend weekends holiday holidays saturday sunday skip skipping skips leap date tuple as "
    "counted count only",
    "settings.":
    "ini config section sections key keys value values header headers comment comments line lines "
    "before first empty blank ignored ignore skipped bracket brackets nested dictionary dict equal "
    "sign text names name global simple in are without",
    "accounts.":
    "refuse refuses refused reject rejects rejected insufficient enough covers cover suffit "
    "suffisant suffisants solde montant deposer retirer retrait depot titulaire transfere "
    "virement autre compte argent overdrawing overdraft goes below possible succeeded "
    "success whether able sufficient exceed exceeds ne pas si le",
    "accounts.bank":
    "coins several holds spend spends otherwise enough decouvert autorise depasser sans "
    "montant positif invalide vire retire overdraft allowed limit permitted authorised "
    "authorized below minus only never beyond vers",
    "algebra.":
    "always two same size matrix product every element multiplied factor number rows columns "
    "main diagonal sum fraction both sides different sizes match shape each other cross "
    "lowest simplest form 2 3 coefficient degree power real imaginary part parts kept common "
    "denominator numerator top bottom over own",
    "algebra.polynomial":
    "term terms upwards upward given from zero",
    "analysts.":
    "without storing keeps none nothing pushed yet so far times often item items number many "
    "words word longest most statistics value values reading readings recorded temperature "
    "warmest coldest highest lowest average difference different first distinct unique upper "
    "lower case kept returns self itself chain chained chaining only never",
    "arithmetic.power":
    "whole exponent non negative repeated multiplication",
    "arithmetic.square_root":
    "newton",
    "bookings.":
    "room hour hours booked taken time booking bookings free overlap overlapping overlaps "
    "until already refused only vat tax percent lines line price unit without including plus",
    "calendar_days.":
    "both full years birthday difference today gone completed saturday sunday",
    "checks.hex_color":
    "six hexadecimal hash sign",
    "checks.ipv4":
    "four 0 255 parts 192.168 192 168 1 leading zeros 01 allowed dotted like part",
    "checks.isbn":
    "hyphens hyphen dashes spaces without weights sum multiple ten check thirteen ignored ignore "
    "ignores ignoring last digit x may be only capital small letter position positions 10 "
    "divisible stands stand character characters weighted",
    "checks.luhn":
    "spaces ignored ignores card sum multiple ten right doubled doubling every second",
    "checks.password":
    "upper lower case letter digit 8 least eight special symbol long uppercase lowercase "
    "contains",
    "checks.phone":
    "exactly ten digits 10",
    "checks.triangle":
    "three lengths sides form area above zero inequality longer greater longest",
    "clocks.":
    "after again starts start midnight wraps wrapping wrap around hh mm ss forward back "
    "backwards negative later earlier move moves moved time 24 23 59 60 minutes hours day "
    "pass passes passed told only while minute hour next advance advances if than before",
    "clocks.countdown":
    "but number not kitchen rest seconds running paused does nothing stop stops stopped full "
    "duration counts down 0 never gets goes below zero many pause continue finished over "
    "until reset left once",
    "ciphers.shift_":
    "letters lettre lettres decale wraps wrapping undo undoes inverse places alphabet moved",
    "wording.caesar":
    "letters lettre lettres decale wraps wrapping undo undoes inverse places moved",
    "ciphers.to_morse":
    "letter letters word words space spaces slash separated separates joined between one single "
    "three lower upper case unknown skipped ignored dot dots dash dashes morse code table",
    "ciphers.from_morse":
    "letter letters word words space spaces slash separated separates joined between one single "
    "three lower upper case inverse reverse undoes undo comes back dot dots dash dashes morse code",
    "collections.chunk":
    "3 pieces last may shorter consecutive contiguous except size groups at most",
    "collections.flatten":
    "however deeply nested one level depth",
    "collections.merge_dicts":
    "b wins second later",
    "collections.permutations":
    "recursively order orders orderings arrangements each possible",
    "collections.power_set":
    "included one subsets recursively with every",
    "containers.":
    "retire renvoie sommet pile file vide enleve empile depile ajoute dessus dessous haut "
    "tete next oldest newest inserts without removing looks look",
    "containers.priority":
    "comes come out first smallest largest lowest highest number priority",
    "containers.queue":
    "come comes first served waiting joins leaves premier entre sorti arrive sert servi",
    "containers.stack":
    "dernier premier entre sorti sans retirer enlever le sommet top",
    "dictionaries.group_records":
    "original order original value under missing list lists dictionaries dictionary dicts",
    "dictionaries.invert_to_lists":
    "round around turn turns turned had this value keys lists list value same each",
    "devices.counter":
    "goes back start started reset resets step increases decreases counts zero below never",
    "devices.editor":
    "back last change undo undone redo redone text characters character delete deletes "
    "deleted nothing does without takes take again written typed states state like one step repeat "
    "longer there none was set",
    "equations.arithmetic":
    "count added common difference",
    "equations.geometric":
    "count multiplied common",
    "equations.normalize":
    "scales scale numbers add up total",
    "equations.quadratic":
    "ax bx x solutions real sorted not 0 zero discriminant none empty two list without "
    "repetitions ascending",
    "equations.wrap_text":
    "never stands own itself whole most least splits cuts breaks long longer lines width words "
    "line single word gets break between only",
    "extremes.":
    "without removing last first out smallest largest top least most constant time",
    "files_at_work.count_lines_said":
    "not non empty blank blanks skipped ignored without lines line file text vides vide ne pas",
    "geometry.":
    "centre center positive lengths",
    "heaps.":
    "last first out element top add remove lists backed queue underlying items push pop "
    "inserted removed adds order peek size next removing looks look binary list stored "
    "smallest largest key heap root",
    "heaps.priority":
    "comes come out first smallest largest lowest highest number priority",
    "intervals.":
    "least share shares one day days included common part none range dates both lies between "
    "touch same apart smaller larger lower upper whole closed",
    "maps.lru":
    "least recently used drops drop dropped evict evicts evicted mark marks counts default "
    "when full oldest entry entries capacity most recent read cache discards remove removes "
    "limit",
    "matrices.determinant":
    "expansion along first row laplace cofactor cofactors minors minor square recursively",
    "members.duplicates":
    "sorted more than once occur occurs twice several each",
    "members.intersection":
    "elements each once order",
    "members.union":
    "elements either each once order",
    "networks.":
    "computers way node nodes edges edge undirected directed two joined already sets "
    "neighbours neighbors vertex vertices path from connected reach reached reachable link "
    "links network each other both without root component components number fewest shortest "
    "only never",
    "number_theory.sum_of_digits":
    "positif positive whole sign ignored ignoring ignores signe negative negatif negatifs absolute "
    "minus without sans tenir compte decimal",
    "offices.":
    "page pages first number items last read unread mark marks message messages subject "
    "sender position line end next nobody waits served front simple yearly interest rate "
    "percent some years after per year still missing goal reached zero not",
    "pastimes.":
    "below above shortest goes on next last title longest song songs current returns "
    "possible seconds drops drop going page pages back forward browser like tic tac toe x o "
    "cell cells taken false when player mark marks winner none three line lines holds grid 3",
    "policies.":
    "8 least characters character minimum length long digit digits upper lower uppercase "
    "lowercase letter letters rules rule broken breaks password passwords kinds required "
    "enough strong contains problem problems special all against not satisfy satisfies",
    "progressions.":
    "premier premiers terme termes raison rang u0 suite somme nth index difference ratio "
    "common multiplied added starting whether belongs position until",
    "properties.is_perfect":
    "propre propres diviseurs strict stricts lui meme 3 6 28",
    "rankings.":
    "name names mark marks score scores grade grades point points pair pairs tuple tuples best "
    "highest first worst lowest last ties tie tied equal equals alphabetical alphabetically az "
    "descending decreasing order sorted by then same draw draws three top fewer less than at most "
    "couple couples nom noms note notes decroissant decroissante puis ordre alphabetique trie "
    "meilleur meilleurs meilleure egalite eleve eleves joueur joueurs trois premier premiers moins "
    "classement tri rang a z come comes before after team teams person people",
    "graphs.shortest_path":
    "unreachable reachable disconnected connected between lie lies edges edge hops hop steps step "
    "links link friendships friends friend people person way ways fewest least many shortest "
    "number there neighbours lists neighbors maps list each node stations stops existe salles "
    "ecole couloirs associe chaque salle voisines renvoie traversees compris aucun chemin deux "
    "villes",
    "records.contacts":
    "number numbers none sorted prefix start same upper lower phone names already unknown "
    "ignoring case begin begins beginning with replaces replaced contact person known twice "
    "several stored not sensitive sans distinction casse un par deja existe inconnu commencent "
    "debut tries numero",
    "records.library":
    "borrowed borrow lent title titles book books sorted whether could given back returned at "
    "emprunte livre livres disponible disponibles titres ordre alphabetique alphabetical pas "
    "rendu copy copies left lend lends member members reader readers did false loans loan "
    "many once each already out most time",
    "records.student":
    "none without least minimum sorted names nobody alphabetical alphabetically list above",
    "records.todo_list":
    "not done yet titles tasks open finished still sorted order most urgent priority mark "
    "marks share 0.0 1.0 all such there progress highest next pending completed never only",
    "rings.":
    "last most recent newest keeps oldest overwritten overwrites overwrite full capacity "
    "fixed only at drops dropped lost raises once circular wraps wrap around slots slot end "
    "buffer makes room next free replaced discarded",
    "robots.":
    "endless grid facing north east south west starts at origin moves turns degrees 90 plane "
    "quarter position step one clockwise forward faces compass direction unlimited infinite",
    "rooms.":
    "free lowest number taken share guests guest rooms numbered from 0 1 heats below target "
    "above stops stays degrees allowed 5 30 hours count one half times 40 overtime rate "
    "extra stay only range full leaves none give gives",
    "seats.":
    "already enrolled registered course event full places seats seat capacity student "
    "students remove removes top random side sides card cards left only participants people "
    "limited least most free booked deals dealt die shown shows twice never",
    "sequences.difference":
    "elements not",
    "series.":
    "zero",
    "shops.":
    "pieces piece lines different distinct number many added again more same increases all "
    "everything basket sold stock enough restock refuses refused raises product products "
    "name vendue vendu suffit suffire pas magasin retire quantite produit ajoute leave "
    "arrive what buy increased list bought thing things off",
    "signals.":
    "handler handlers callback callbacks listener listeners subscribed subscription order "
    "payload every all called once only messages message level levels oldest newest last "
    "recent event events data subscribers without nobody",
    "sorting.":
    "binary halves halving algorithm bubble insertion merge selection quick places adjacent "
    "nouvelle croissant ordre trie ancienne",
    "special_numbers.collatz":
    "both sequence start end until reaches one steps",
    "special_numbers.hanoi":
    "peg pegs disks disk moves tower deplacements piquet disques",
    "special_numbers.pascal":
    "premieres lignes ligne above two adding",
    "statistics.median":
    "even odd middle two ones half sorted order average",
    "statistics.min":
    "least",
    "statistics.range":
    "difference between",
    "statistics.second":
    "least two different numbers distinct",
    "summaries.manhattan":
    "along axes absolute differences city block grid",
    "text.is_anagram":
    "ignores ignoring ignore spaces rearranged arrangement",
    "text.is_palindrome":
    "accents ne comptent compte pas sens lit facon ignores punctuation digits only counts matter",
    "text.vowel_table":
    "six five cinq figurent toujours always confondues present even absent y lower upper case",
    "text.word_frequency":
    "ignoring ignores ignored lower case punctuation around stripped surrounding marks removed",
    "text_facts.top_words":
    "ties alphabetical order frequent most first common pairs pair same count counts around "
    "removed words",
    "text_forms.collapse_spaces":
    "replaces replace run runs several sequence many single",
    "text_forms.pig_latin":
    "begin begins vowel way ay moves moved",
    "text_forms.truncate":
    "cuts cut most dots ends fits unchanged longer space gets result product list description "
    "never than",
    "trees.":
    "ascending order sorted smallest left right subtree node depth traversal",
    "trees.search":
    "bst binary tree "
    "ignored ignore ignores already there duplicate duplicates kept once twice only left "
    "right smaller larger greater less than subtree levels empty never ascending order "
    "sorted key keys below above smallest largest",
    "units.to_base":
    "write writes non negative base digits up",
    "units.to_roman":
    "roman numeral numerals",
    "validation.email":
    "dot sign before after inside part local domain at one something",
    "vending.":
    "coin coins cents price prices product products sold out small credit deliver without "
    "any change few possible largest first pay pays insert inserted unknown not off know "
    "knows money machine stock slot only enough item refund left",
    "vessels.":
    "most holds litres liters litre fit fits overflows overflow lost excess surplus never "
    "below above more than capacity water poured tank charge charged bottle level percent "
    "amount beyond only empty full whole what was",
    "votes.poll":
    "cast casts voter voters already voted most votes tie place first no without percent "
    "share part all unknown registered one person once twice candidate candidates there only "
    "100 50",
    "whole_numbers.":
    "smaller smallest greater larger ascending order",
    "windows.":
    "last size values ones only average return window up fewer none undo redo undone redone "
    "afterwards nothing new recent many yet before do does action actions",
}  # fmt: skip
