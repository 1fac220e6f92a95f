"""More words with which docstrings describe an intent plainly, by the beginning of its id."""

from __future__ import annotations

SAYINGS = {
    "accounts.":
    "refuse refuses refused reject rejects rejected insufficient enough covers cover suffit "
    "suffisant suffisants solde montant deposer retirer retrait depot titulaire transfere "
    "virement autre compte argent overdrawing overdraft goes below possible succeeded "
    "success whether able sufficient exceed exceeds ne pas si le",
    "arithmetic.power":
    "whole exponent non negative repeated multiplication",
    "arithmetic.square_root":
    "newton",
    "calendar_days.":
    "both full years birthday difference today gone completed saturday sunday",
    "checks.hex_color":
    "six hexadecimal hash sign",
    "checks.ipv4":
    "four 0 255 parts",
    "checks.isbn":
    "hyphens without weights sum multiple ten check thirteen",
    "checks.luhn":
    "spaces ignored ignores card sum multiple ten right doubled doubling every second",
    "checks.password":
    "upper lower case letter digit 8 least eight special symbol long uppercase lowercase "
    "contains",
    "checks.phone":
    "exactly ten digits 10",
    "checks.triangle":
    "three lengths sides form area above zero inequality longer greater longest",
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
    "come comes first served waiting joins leaves",
    "devices.counter":
    "goes back start started reset resets step increases decreases counts zero",
    "equations.arithmetic":
    "count added common difference",
    "equations.geometric":
    "count multiplied common",
    "equations.normalize":
    "scales scale numbers add up total",
    "equations.quadratic":
    "ax bx x solutions real sorted not 0 zero discriminant none empty two list",
    "equations.wrap":
    "most least splits cuts breaks long longer lines width words line",
    "geometry.":
    "centre center positive lengths",
    "matrices.determinant":
    "expansion along first row laplace cofactor cofactors minors minor square recursively",
    "members.duplicates":
    "sorted more than once occur occurs twice several each",
    "members.intersection":
    "elements each once order",
    "members.union":
    "elements either each once order",
    "number_theory.sum_of_digits":
    "positif positive whole",
    "pastimes.":
    "below above shortest goes on next last title longest song songs current returns "
    "possible seconds drops drop going page pages back forward browser like tic tac toe x o "
    "cell cells taken false when player mark marks winner none three line lines holds grid 3",
    "records.contacts":
    "number numbers none sorted prefix start",
    "records.library":
    "borrowed borrow lent title titles book books sorted whether could given back returned",
    "records.student":
    "none without",
    "records.todo_list":
    "not done yet titles tasks open finished still sorted order",
    "rooms.":
    "free lowest number taken share guests guest rooms numbered from 0 1 heats below target "
    "above stops stays degrees allowed 5 30 hours count one half times 40 overtime rate "
    "extra stay only range",
    "sequences.difference":
    "elements not",
    "series.":
    "zero",
    "shops.":
    "pieces piece lines different distinct number many added again more same increases all "
    "everything basket sold stock enough restock refuses refused raises product products "
    "name",
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
    "ignores punctuation digits only counts matter",
    "text.word_frequency":
    "ignoring ignores lower case",
    "text_facts.top_words":
    "ties alphabetical order frequent most first common",
    "text_forms.collapse_spaces":
    "replaces replace run runs several sequence many single",
    "text_forms.pig_latin":
    "begin begins vowel way ay moves moved",
    "text_forms.truncate":
    "cuts cut most dots ends",
    "trees.":
    "ascending order sorted smallest left right subtree node depth traversal",
    "units.to_base":
    "write writes non negative base digits up",
    "units.to_roman":
    "roman numeral numerals",
    "validation.email":
    "dot sign before after inside part local domain at one something",
    "whole_numbers.":
    "smaller smallest greater larger ascending order",
}  # fmt: skip
