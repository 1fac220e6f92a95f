"""Words with which docstrings describe texts, ciphers, checks of texts, and files."""

from __future__ import annotations

TEXTS = {
    "written_totals.":
    "write name total totals category rows lines under a header line with biggest largest first as "
    "csv sorted by alphabetical order each with two decimals",
    "csv_lines.":
    "split one line of csv into its fields a quoted field may hold the mark separators and "
    "doubled quotes quote for write as quoting only where it is needed reverse that need file "
    "double inside two",
    "query_strings.":
    "write dict of strings as a 1 b 2 escaped with the keys sorted in order names query string "
    "leading allowed missing value is inverse without question mark x y dictionary for",
    "amounts.":
    "return amount like such as text 12.05 non negative bytes in size 1.5 kb 10 512 mb number of "
    "an int case is ignored letters word order ecrit une somme francaise donne 1234",
    "checks.balanced_brackets":
    "properly nested "
    "ignored",
    "checks.date_day_first":
    "dd mm yyyy real written calendar exists true",
    "checks.date_text":
    "existante jj mm aaaa format real existing dd yyyy",
    "checks.first_wrong_bracket":
    "closing open opened still innermost outermost last first balanced position fit match end "
    "characters ignored doesn don isn",
    "checks.ipv4":
    "without leading zeros four numbers",
    "checks.luhn":
    "digits pass spaces ignored anything else makes invalid allowed non digit card string every "
    "second every_other from right doubled check above divisible minus nine 9 position "
    "hyphens",
    "checks.password":
    "aucun espace sans dont moins caracteres "
    "least upper lower case letter digit characters",
    "checks.password_problems":
    "means spaces letter upper lower case digit characters what is fine list no rules codes code",
    "checks.zip_code":
    "francais exactement cinq chiffres digits exactly five french",
    "ciphers.keyed_shift_decrypt":
    "encrypt same",
    "ciphers.rail_fence_decrypt":
    "undo zigzag rail",
    "ciphers.rail_fence_encrypt":
    "read zigzag rail by",
    "ciphers.run_length_decode":
    "decode original digits made "
    "rebuild encode compress encoding",
    "ciphers.run_length_encode":
    "without digits digit text "
    "repetitions",
    "ciphers.shift_decrypt":
    "get back same with message encrypted caesar inverse "
    "undo shift "
    "encrypt encode same with retrouve origine original",
    "ciphers.shift_encrypt":
    "move places along alphabet keeping its case other characters stay caesar only letters "
    "change kept cipher leave alone keep shift spaces",
    "ciphers.vigenere":
    "upper lower case capital capitals non letters characters aren isn stay stays kept unchanged "
    "use uses used up polyalphabetic repeated repeating punctuation spaces wraps",
    "ciphers.vigenere_decrypt":
    "retrouve majuscules message uppercase undo",
    "ciphers.vigenere_encrypt":
    "seulement autres signes restent majuscules chiffre cle only letters",
    "csv_columns.totals":
    "add up column amount each value",
    "csv_columns.totals_of_file":
    "header line lower case sum column "
    "lit colonnes additionne montants chaque columns read reads adds",
    "dna.":
    "percentage share fraction of g and c bases in the sequence strand reverse complement dna adn "
    "base a t u replaced with transcribes to rna part between 0 1 100 percent letters other its",
    "expressions.":
    "reverse polish notation postfix prefix infix operator operators operand operands tokens "
    "token separated spaces space stack plus minus times division divided precedence parentheses "
    "left right usual order supports four arithmetic operations ops prec operation two between",
    "expressions.value":
    "pop",
    "files_at_work.":
    "line lines ends end ending endings newline newlines whole header columns column rows copied",
    "files_at_work.filter_csv_by_number":
    "at least minimum number header copy copied how many",
    "files_at_work.folder_size":
    "below all files total including subfolders",
    "files_at_work.grep":
    "ignoring case line number numbers from word contains",
    "files_at_work.merge":
    "lignes",
    "files_at_work.names_by_extension":
    "lower case without dot",
    "files_at_work.with_extension":
    "sort paths under given lower",
    "files_at_work.write_table":
    "number rows",
    "identifiers.domain":
    "labels label parts dots dot letters digits hyphens hyphen start end not",
    "identifiers.isbn13":
    "valid",
    "identifiers.mac":
    "six groups group two hexadecimal hex digits colons colon separated pairs pair 6 address mac "
    "case upper lower",
    "identifiers.pin":
    "digits four six 4 6 only exactly",
    "identifiers.python_name":
    "letters digits underscores underscore letter digit start starts with not only name keyword "
    "python variable",
    "identifiers.time":
    "hh mm 24 hour hours minutes 0 23 59 00 between format",
    "identifiers.username":
    "starts start letter letters digits digit underscore underscores underscores only contains "
    "characters long length 3 15 16 20 5 12 may must least most between",
    "justified.":
    "wider come comes first put "
    "characters character gaps gap extra leftmost left blanks blank spaces space equal possible "
    "exactly spread padded right single between words last line lines distributed evenly width",
    "log_files.":
    "add one line at end of the log file append entry level message date written",
    "log_files.levels":
    "count log lines such as error disk full by level number how many each of message "
    "messages level 2024 2021 2023 info warning",
    "markup.hashtags":
    "lower case once each one post",
    "plain_texts.":
    "split text into lower case lowercase words without surrounding punctuation around them list "
    "in order all word stripped decoupe texte mots minuscules sans ponctuation any",
    "plain_texts.by_length":
    "alphabetically alphabetical longest shortest within length equal same then",
    "text.character_frequency":
    "times",
    "text.count_vowels":
    "comprises majuscules minuscules phrase either case contains how many a e i o u voyelles "
    "nombre",
    "text.is_anagram":
    "different writing writings written exactly made blanks spaces punctuation counts other "
    "order case matter not ignored words "
    "espaces",
    "text.is_palindrome":
    "se lit pareil sens tenir compte casse ni ponctuation sans deux memes envers endroit "
    "lettres chiffres espaces accents ignorant "
    "but everything except ways same reads digits letters "
    "dans "
    "blanks recursivement case",
    "text.reverse_words":
    "separated single spaces order mots ordre inverse",
    "text.vowel_table":
    "sans tenir compte casse nombre dans phrase each vowel mapping counts",
    "text.word_frequency":
    "without edge punctuation lower case each map word surrounding count outer lowercase lowered "
    "histogram tally how often appears times white space spaces separated dropped either end ends "
    "matter",
    "text_facts.average_word_length":
    "sans ponctuation mots vide longueur moyenne without punctuation",
    "text_facts.counts":
    "like wc",
    "text_facts.edit_distance":
    "least",
    "text_facts.top_words":
    "egalite ordre alphabetique leur nombre ties alphabetical order counts n most frequent words "
    "punctuation without around compared lower case pairs count counted "
    "first",
    "text_facts.unique_characters":
    "twice",
    "text_forms.mask":
    "but hide hides all stars star characters everything except digits digit spaces dashes stay "
    "every last four 1111 1234 4242 card number readable visible shown asterisks without show "
    "only",
    "text_forms.remove_repeated":
    "only first occurrence occurrences every keep",
    "text_forms.slug":
    "cut trailing hyphen hyphens max length lower case join without most characters "
    "single joined",
    "textfiles.append":
    "fin fichier texte ligne ajoute",
    "textfiles.read_lines":
    "missing empty list file none exist",
    "textfiles.sum_column":
    "skipping empty cells add up",
    "texts_at_work.column_letters":
    "27 aa spreadsheet",
    "texts_at_work.filled":
    "replace unknown names stay "
    "matching leave field ones",
    "transposed.":
    "fence rail rails zigzag pattern position letter letters read rows row off inverse reverse "
    "up down two more least",
    "validation.email":
    "least simple check exactly something before after dot dots blanks blank parts part user "
    "spaces one very "
    "not either end non empty domain name",
    "validation.email_domain":
    "valid return lower case address not error part after",
    "whole_texts.":
    "digit digits text texts binary decimal carry right left column long big arbitrary large sum "
    "look say read aloud run runs group groups count next term sequence thousands comma commas "
    "separator three range ranges consecutive hyphen dash page pages only hexadecimal leading "
    "zeros zero bits bit place value base 2 10 16",
    "whole_texts.from_ranges":
    "inverse reverse compress compressed compact opposite short",
    "whole_texts.look_and_say":
    "1211 111221 21 11 312211 13112221 starting aloud 1s 2s two begins start next "
    "follows sequence "
    "describe",
    "whole_texts.to_ranges":
    "sort sorted order repetitions duplicates matter short turn page pages",
    "wording.acronym":
    "capital capitals skip skipped skips hyphen hyphens separate small "
    "hyphenated two counts name dots dot",
    "wording.caesar_decrypt":
    "encrypt same undo",
    "wording.caesar_encrypt":
    "leave alone keep case shift letters other characters spaces",
    "wording.camel_to_snake":
    "pascalcase pascal case turn word words "
    "pascal_case camel_case camelcase "
    "case unit",
    "wording.count_uppercase":
    "lettres",
    "wording.longest_word":
    "sans ponctuation premier egalite without punctuation",
}  # fmt: skip
