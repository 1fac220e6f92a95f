"""What a text has: distances, prefixes, first letters, longest parts."""

from swarm_tools.intents.model import Case, but, code, eq, intent, no, one_of, yes
from swarm_tools.intents.ties import ties

TEXT = "string strings text word words sentence two in of between find get length"
PARTS = (r"s|sub\w*|small|a|needle|s1|pattern|str1|first|t1|x", r"t|text|string|big|b|hay\w*|s2"
         r"|s|str2|word|second|t2|y|sequence")  # fmt: skip
POINTS = {"c": 3, "a": 1, "b": 3, "z": 10, "q": 10, "u": 1, "i": 1, "k": 5, "t": 1}

FRENCH = {**POINTS, "k": 10, "q": 8}
NAMED = ("named = lambda w: next(p for p in w if isinstance(p, str)) "
         "if isinstance(w, (tuple, list)) else w")  # fmt: skip


def most(label: str, text: str, wanted: str, times: int) -> Case:
    """Return the case of what occurs most often: alone, with its number, or first of a list."""
    return code(
        label, f'result = {{f}}("{text}")',
        "several = isinstance(result, (list, set, dict)) and len(result) > 0",
        'first = next(iter(result.items() if hasattr(result, "items") else result)) '
        "if several else result",
        f'assert first in ("{wanted}", ("{wanted}", {times}))',
    )  # fmt: skip


def listed(label: str, text: str, to: tuple) -> Case:
    """Return the case of what is found in a text, as any sequence or as one value."""
    return code(
        label, f"result = {{f}}({text!r})",
        "result = result if isinstance(result, (str, int, float)) else list(result)",
        f"assert result in {to}",
    )  # fmt: skip


def subsequence(label: str, one: str, other: str, common: str) -> Case:
    """Return the case of a longest common subsequence: its length, a text or a list."""
    return one_of(label, one, other, to=(common, len(common), list(common)))


INTENTS = [
    intent(
        "text_facts.first_unique", "The first character that occurs once, or its place.",
        "first unique characters|first unique|first non repeating characters|first unique char"
        "|first non repeated characters|first non repeating|first nonrepeating characters"
        "|find first unique"
        "|first single|first lone|first not repeated|first solo", "string",
        one_of("second_letter", "swiss", to=("w", 1)), one_of("last_letter", "aabbc", to=("c", 4)),
        one_of("first_letter", "xyy", to=("x", 0)),
        one_of("repeated_apart", "abcab", to=("c", 2)),
        one_of("first_of_two", "aabcc" + "d", to=("b", 2)), one_of("one_letter", "z", to=("z", 0)),
        objects="string in letter the", returns="text or number", known=True,
    ),
    intent(
        "text_facts.most_common", "The character that occurs most often.",
        "most common characters|most frequent characters|most common letter|most frequent letter"
        "|max occurring characters|most used letter|most frequent char", "string",
        most("in_the_middle", "abbbc", "b", 3),
        most("at_the_end", "abccc", "c", 3),
        most("at_the_start", "aaabb", "a", 3),
        most("apart", "abcbdb", "b", 3),
        most("one_letter", "z", "z", 1),
        objects="string in", unless="n top k",
        stated=ties(most("first_of_equals", "zbacab", "b", 2),
                    most("last_of_equals", "zbaba", "a", 2)),
    ),
    intent(
        "text_facts.most_common_vowel", "The vowel that occurs most often.",
        "most common vowel|most frequent vowel|most used vowel|voyelle la plus frequente", "string",
        most("first_of_the_alphabet", "banana split", "a", 3),
        most("before_rarer_ones", "hello eve you", "e", 3),
        most("after_rarer_ones", "a big blue cup, but no gum", "u", 4),
        most("beside_more_consonants", "tttt o", "o", 1),
        objects="string in text", unless="top k",
    ),
    intent(
        "text_facts.most_common_word", "The word that occurs most often.",
        "most common word|most frequent word|most common words|max occurring word", "string",
        most("at_the_start", "red blue red", "red", 2),
        most("at_the_end", "a cat dog dog", "dog", 2),
        most("apart", "up red blue red green red", "red", 3),
        most("in_the_middle", "up red red blue", "red", 2),
        most("one_word", "red", "red", 1),
        stated=ties(most("first_of_equals", "up red blue blue red", "red", 2),
                    most("last_of_equals", "up red blue red blue", "blue", 2)),
        objects="string in sentence text", unless="n top k words stop banned path file",
    ),
    intent(
        "text_facts.words_once", "The words that a text has exactly once, in their order.",
        "unique words|words once|words used once|single words|mots uniques|hapax|hapaxes", "string",
        code("one_twice", "assert list({f}('red blue red green')) == ['blue', 'green']"),
        code("all_once", "assert list({f}('one two')) == ['one', 'two']"),
        code("all_twice", "assert list({f}('red red')) == []"),
        objects="string in of text appear appears exactly once only order", returns="list",
        needs="once hapax",
    ),
    intent(
        "text_facts.top_words", "The words that occur most often, most frequent first.",
        "top words|most common words|most frequent words|top n words|mots frequents"
        "|mots les plus frequents|frequent words|n most common words|most common|most frequent"
        "|top n|plus frequents|les plus frequents", "string number",
        code("first", "result = {f}('red blue red green blue red', 1)",
             NAMED, "names = [named(w) for w in result]",
             "assert names == ['red']"),
        code("two", "result = {f}('b a c a b a', 2)",
             NAMED, "names = [named(w) for w in result]",
             "assert names == ['a', 'b']"),
        code("three", "result = {f}('z y y x x x', 3)",
             NAMED, "names = [named(w) for w in result]",
             "assert names == ['x', 'y', 'z']"),
        code("one_word", "result = {f}('red', 1)",
             NAMED, "names = [named(w) for w in result]",
             "assert names == ['red']"),
        code("counts_if_told", "result = {f}('red blue red green blue red', 2)",
             "counts = [n for w in result if isinstance(w, (tuple, list)) for n in w]",
             "assert [n for n in counts if isinstance(n, int)] in ([], [3, 2])"),
        objects="string in text sentence n k", returns="any",
        unless="stop banned path file shortest length_tested= join",
        spelled=(r".*", r"n|k|top|count|limit|number|how_many|num|combien|nombre"),
        stated=((r"\bpairs?\b|\bcouples?\b|\((the )?\w+, (its )?(count|number|nombre)\w*\)",
                 code("with_their_counts", "result = {f}('red blue red green blue red', 2)",
                      "if not all(isinstance(w, (tuple, list)) for w in result):",
                      "    return  # words alone",
                      "assert [n for w in result for n in w if isinstance(n, int)] == [3, 2]")),
                (r"(ties?|equal\w*|same|[ée]galit[ée]s?)\b[^.]{0,40}\balphab[eé]ti(c|que)",
                 code("tie", "result = {f}('pear fig pear fig apple', 2)",
                      NAMED, "names = [named(w) for w in result]",
                      "assert names == ['fig', 'pear']")),
                (r"without( any)? punctuation|punctuation\b[^.]{0,30}(ignored|removed|strip)",
                 code("punctuation_around", "result = {f}('red, blue. red red! blue', 1)",
                      NAMED, "names = [named(w) for w in result]", "assert names == ['red']",
                      "result = {f}('a! b a, a. b', 2)", "names = [named(w) for w in result]",
                      "assert names == ['a', 'b']")),
                (r"\bin lower ?case|\bcase\b[^.]{0,30}(ignor|does not matter|doesn't matter)",
                 code("of_any_case", "result = {f}('Red blue red RED blue', 2)",
                      NAMED, "names = [named(w).lower() for w in result]",
                      "assert names == ['red', 'blue']"))),
    ),
    intent(
        "text_facts.unique_characters", "No character occurs twice.",
        "is isogram|has unique characters|all unique characters|is unique|has all unique characters"
        "|is all unique|are characters unique|unique characters only|isogram|has unique chars",
        "string",
        yes("all_different", "abcde"), no("last_repeated", "abca"), no("neighbours", "aab"),
        yes("one", "a"), no("repeated_far_apart", "algorithma"),
        no("first_and_last", "abcda"), no("two_letters", "aa"),
        stated=((r"(spaces?|hyphens?|punctuation)\b.*\b(not count|ignor|allowed|exclud)"
                 r"|(ignor|exclud|apart from|except)\w* .*(spaces?|hyphens?|punctuation)",
                 code("with_a_space", 'assert {f}("or ange d") is True',
                      'assert {f}("or ange o") is False')),),
        objects="string letters twice spaces hyphens count if", returns="bool", known=True,
    ),
    intent(
        "text_facts.hamming", "In how many places two texts differ.",
        "hamming distance|hamming", "string string",
        eq("three_places", "karolin", "kathrin", to=3), eq("equal", "abc", "abc", to=0),
        eq("every_place", "aaa", "bbb", to=3),
        eq("first_place", "xbc", "abc", to=1), eq("last_place", "abx", "abc", to=1),
        eq("same_letters_elsewhere", "abc", "cab", to=3),
        objects="between strings", returns="number",
        unless="bin xor",
    ),
    intent(
        "text_facts.edit_distance", "The fewest insertions, deletions and changes.",
        "typo distance|word distance|distance edition|distance levenshtein|edit cost|"
        "levenshtein|levenshtein distance", "string string",
        eq("three_changes", "kitten", "sitting", to=3), eq("from_nothing", "", "abc", to=3),
        eq("to_nothing", "abc", "", to=3), eq("equal", "abc", "abc", to=0),
        eq("one_change", "abc", "abd", to=1), eq("longer", "intention", "execution", to=5),
        eq("first_changed", "xbc", "abc", to=1), eq("two_missing", "abcd", "ad", to=2),
            eq("one_more", "abc", "abcd", to=1),
        objects="between strings words dp recursive", returns="number",
        unless="swap damerau transposition ratio",
    ),
    intent(
        "text_facts.edit_steps", "The fewest insertions, deletions and changes.",
        "edit distance|min edit distance", "string string",
        code("changes", 'pairs = ("kitten", "sitting"), ("abc", "abd"), ("xbc", "abc")',
             "assert [{f}(*pair) for pair in pairs] in ([3, 1, 1], [5, 2, 2])"),
        eq("from_nothing", "", "abc", to=3), eq("to_nothing", "abc", "", to=3),
        eq("equal", "abc", "abc", to=0), one_of("longer", "intention", "execution", to=(5, 8)),
        eq("two_missing", "abcd", "ad", to=2), eq("one_more", "abc", "abcd", to=1),
        objects="between strings words dp recursive", returns="number",
        unless="swap damerau transposition ratio",
    ),
    intent(
        "text_facts.common_subsequence", "The longest common subsequence, or its length.",
        "longest common subsequence|lcs|lcs length|longest common subsequence length",
        "string string",
        subsequence("in_both", "abcde", "ace", "ace"), subsequence("none", "abc", "xyz", ""),
        subsequence("all", "abc", "abc", "abc"),
        subsequence("crossing", "AGGTAB", "GXTXAYB", "GTAB"),
        subsequence("at_the_end", "xa", "ya", "a"),
        subsequence("repeated_letter", "aaa", "aa", "aa"),
        subsequence("letter_used_once", "ab", "aa", "a"),
        objects="of strings length", returns="text or number", unless="substring contiguous",
    ),
    intent(
        "text_facts.common_substring", "The longest common substring, or its length.",
        "longest common substring|longest common substring length", "string string",
        one_of("in_both", "abcdxyz", "xyzabcd", to=("abcd", 4)),
        one_of("none", "abc", "xyz", to=("", 0)),
        one_of("at_the_end", "xyzab", "qab", to=("ab", 2)),
        one_of("equal", "abc", "abc", to=("abc", 3)),
        one_of("interrupted", "abcde", "abxde" + "c", to=("ab", "de", 2)),
        one_of("one_letter", "abc", "xcy", to=("c", 1)),
        objects="of strings", returns="text or number",
    ),
    intent(
        "text_facts.common_prefix", "The longest beginning that all texts share.",
        "longest common prefix|common prefix"
        "|common start|shared prefix|longest shared prefix|common beginning|shared start"
        "|prefixe commun", "strings",
        eq("two_letters", ["flower", "flow", "flight"], to="fl"), eq("none", ["dog", "car"], to=""),
        eq("whole_word", ["inter", "internet"], to="inter"),
        eq("shorter_later", ["interview", "internet", "inner"], to="in"),
        eq("equal_start_and_end", ["abca", "abda"], to="ab"), eq("one_word", ["alone"], to="alone"),
        objects="strings words of", returns="string", unless="path paths os",
    ),
    intent(
        "text_facts.common_prefix_of_two", "The longest beginning that two texts share.",
        "longest common prefix|common prefix", "string string",
        eq("two_letters", "flower", "flight", to="fl"), eq("none", "dog", "car", to=""),
        eq("whole_word", "inter", "internet", to="inter"),
        eq("second_shorter", "internet", "inter", to="inter"),
        eq("equal_later_on", "abca", "abda", to="ab"), eq("equal", "same", "same", to="same"),
        objects="strings words of two", returns="string", known=True,
    ),
    intent(
        "text_facts.common_suffix", "The longest end that all texts share.",
        "longest common suffix|common suffix|suffixe commun|common ending", "strings",
        eq("two_letters", ["walked", "talked", "red"], to="ed"), eq("none", ["dog", "car"], to=""),
        eq("whole_word", ["net", "internet"], to="net"), eq("one_word", ["alone"], to="alone"),
        eq("equal_start_and_end", ["abca", "acca"], to="ca"),
        eq("not_turned_round", ["nation", "station"], to="ation"),
        objects="strings words of", returns="string", unless="path paths os",
    ),
    intent(
        "text_facts.common_suffix_of_two", "The longest end that two texts share.",
        "longest common suffix|common suffix|suffixe commun|common ending", "string string",
        eq("two_letters", "walked", "red", to="ed"), eq("none", "dog", "car", to=""),
        eq("whole_word", "net", "internet", to="net"), eq("equal", "same", "same", to="same"),
        eq("not_turned_round", "nation", "station", to="ation"),
        objects="strings words of two", returns="string", known=True,
    ),
    intent(
        "text_facts.longest_palindrome", "The longest part that reads the same backwards.",
        "longest palindromic substring|longest palindrome substring|longest palindromic substr"
        "|longest palindrome|plus long palindrome|plus longue sous chaine palindrome",
        "string",
        one_of("odd_length", "babad", to=("bab", "aba", 3)),
        one_of("even_length", "cbbd", to=("bb", 2, 3)),
        one_of("at_the_end", "xyzzy", to=("yzzy", 4, 5)),
        one_of("all", "racecar", to=("racecar", 7)),
        one_of("at_the_start", "abax", to=("aba", 3)),
        one_of("long_even", "forgeeksskeegfor", to=("geeksskeeg", 10, 16)),
        one_of("one_letter", "a", to=("a", 1)),
        objects="find length of",
        returns="text or number",
        stated=((r"\bfirst (one|of them)\b|\b(ties?|several|equal\w*|same)\b[^.]{0,40}\bfirst\b"
                 r"|\bleftmost\b|\bplusieurs\b[^.]{0,40}\bpremier",
                 one_of("first_of_equals", "abacdc", to=("aba", 3))),),
    ),
    intent(
        "text_facts.longest_without_repeat", "The longest part without a repeated character.",
        "length longest substring|longest unique substring|longest substring without repeating"
        "|longest substring without repeating characters|length of longest substring"
        "|longest substring without repeat", "string",
        one_of("at_the_start", "abcabcbb", to=(3, "abc")), one_of("one_letter", "bbbbb", to=(1,
        "b")),
        one_of("inside", "pwwkew", to=(3, "wke")),
        one_of("at_the_end", "aabcd", to=(4, "abcd")), one_of("all", "abcd", to=(4, "abcd")),
        one_of("from_the_second", "dvdf", to=(3, "vdf")),
        one_of("repeat_before_the_start", "abbac", to=(3, "bac")),
        objects="characters length",
        returns="text or number", unless="k distinct",
    ),
    intent(
        "text_facts.is_rotation", "One text is the other, moved around.",
        "is rotation|are rotations|is string rotation|check rotation|is rotated", "string string",
        yes("by_two", "abcd", "cdab"), no("other_order", "abcd", "acbd"), no("shorter", "abcd",
        "cda"),
        but("alike=", yes("equal", "abc", "abc")),
        yes("by_one", "abc", "bca"), no("backwards", "abcd", "dcba"), no("longer", "abc", "abca"),
        objects="string strings of", returns="bool",
    ),
    intent(
        "text_facts.is_subsequence", "The letters of the first occur in the second in this order.",
        "is subsequence", "string string",
        yes("in_order", "ace", "abcde"), no("other_order", "aec", "abcde"), no("missing", "axc",
        "abcde"),
        yes("nothing", "", "abc"),
        no("longer", "abcd", "abc"), no("needed_twice", "aa", "abc"), yes("all", "abc", "abc"),
        objects="of", returns="bool", spelled=PARTS,
    ),
    intent(
        "text_facts.digits_in_text", "The digits of a text.",
        "extract digits|get digits|only digits|keep digits|digits only", "string",
        listed("two_digits", "a1b2", to=("12", 12, [1, 2], ["1", "2"])),
        listed("at_both_ends", "7ab9", to=("79", 79, [7, 9], ["7", "9"])),
        listed("in_a_row", "a123", to=("123", 123, [1, 2, 3], ["1", "2", "3"], ["123"], [123])),
        listed("one", "a5b", to=("5", 5, [5], ["5"])),
        listed("only_digits", "405", to=("405", 405, [4, 0, 5], ["4", "0", "5"], ["405"], [405])),
        objects="string from in text",
    ),
    intent(
        "text_facts.numbers_in_text", "The numbers of a text.",
        "extract numbers|find numbers|get numbers|parse numbers|numbers from string", "string",
        but("word_edges=", listed("two_numbers", "a12b345", to=([12, 345], ["12", "345"]))),
        listed("at_the_start", "7 cats", to=([7], ["7"])),
        listed("at_the_end", "room 101", to=([101], ["101"])),
        but("word_edges=", listed("three", "a1b22c333", to=([1, 22, 333], ["1", "22", "333"]))),
        but("word_edges=", listed("repeated", "x1y1", to=([1, 1], ["1", "1"]))),
        objects="string from in text all", unless="split",
    ),
    intent(
        "text_facts.count_lines", "How many lines a text has.",
        "count lines|line count|number lines|lines count", "string",
        eq("three", "a\nb\nc", to=3), eq("one", "abc", to=1),
        eq("two", "a\nb", to=2), eq("five", "a\nb\nc\nd\ne", to=5),
        eq("several_words", "one two\nthree four", to=2),
        objects="string in of text",
        returns="number", known=True, unless="blank empty strip path filename code nonblank",
    ),
    intent(
        "text_facts.count_sentences", "How many sentences a text has.",
        "count sentences|sentence count|number sentences", "string",
        eq("two", "One. Two.", to=2), eq("three", "Hi! Who? Me.", to=3),
        eq("one", "Hello there.", to=1), eq("four", "One. Two. Three. Four.", to=4),
        eq("mark_first", "Who? You! Good.", to=3),
        objects="string in of text",
        returns="number", needs="!",
    ),
    intent(
        "text_facts.count_unique_words", "How many different words a text has.",
        "count unique words|unique words count|number unique words|count distinct words", "string",
        eq("one_repeated", "red blue red", to=2), eq("all_different", "a b c", to=3),
        eq("apart", "red blue green red blue", to=3), eq("all_the_same", "red red red", to=1),
        eq("one", "red", to=1),
        objects="string in of text", returns="number",
    ),
    intent(
        "text_facts.average_word_length", "The mean length of the words.",
        "average word length|average words length|mean word length|longueur moyenne mots"
        "|longueur moyenne des mots|longueur moyenne mot|longueur moyenne", "string",
        eq("two_words", "ab abcd", to=3), eq("one_word", "hello", to=5),
        eq("three_words", "ab abc abcd", to=3), eq("unequal", "b cdefg", to=3),
        eq("half", "ab abc", to=2.5, rounds=True),
        objects="string in of text",
        returns="number",
    ),
    intent(
        "text_facts.word_lengths", "The length of each word.",
        "word lengths|words lengths|lengths words|words length", "string",
        one_of("two_words", "the quick",
               to=([3, 5], {"the": 3, "quick": 5}, (3, 5), {3: 1, 5: 1})),
        one_of("one_word", "python", to=([6], {"python": 6}, (6,), {6: 1})),
        one_of("three_words", "one three sixteen",
               to=([3, 5, 7], {"one": 3, "three": 5, "sixteen": 7}, (3, 5, 7),
                   {3: 1, 5: 1, 7: 1})),
        one_of("short_first", "x yy", to=([1, 2], {"x": 1, "yy": 2}, (1, 2), {1: 1, 2: 1})),
        one_of("rising", "x yy zzz",
               to=([1, 2, 3], {"x": 1, "yy": 2, "zzz": 3}, (1, 2, 3), {1: 1, 2: 1, 3: 1})),
        objects="string in of text each",
    ),
    intent(
        "text_facts.starts_with", "The text begins so.",
        "starts with|begins with", "string string",
        yes("beginning", "hello", "he"), no("elsewhere", "hello", "lo"), yes("all", "abc", "abc"),
        no("last_differs", "hello", "hex"), no("inside", "banana", "nan"),
        no("longer", "ab", "abc"), yes("one_letter", "hello", "h"),
        objects="string prefix", returns="bool", known=True,
        spelled=(r"s|text|string|word|texte|txt", r"prefix|p|start|pre|prefixe|beginning"),
    ),
    intent(
        "text_facts.ends_with", "The text ends so.",
        "ends with", "string string",
        yes("end", "hello", "lo"), no("elsewhere", "hello", "he"), yes("all", "abc", "abc"),
        no("first_differs", "hello", "xlo"), no("inside", "banana", "nan"),
        no("longer", "bc", "abc"), yes("one_letter", "hello", "o"),
        objects="string suffix", returns="bool", known=True,
        spelled=(r"s|text|string|word|texte|txt", r"suffix|end|ending|suf|suffixe|e"),
    ),
    intent(
        "text_facts.count_substring", "How often a part occurs.",
        "count substring|count substrings|substring count|count occurrences substring",
        "string string",
        eq("two", "abcabc", "abc", to=2), eq("none", "abc", "x", to=0), eq("at_the_end", "xxab",
        "ab",
                                                                          to=1),
        eq("at_the_start", "abxx", "ab", to=1), eq("next_to_each_other", "ababab", "ab", to=3),
        eq("one_letter", "banana", "n", to=2),
        objects="string in occurrences", returns="number",
        spelled=(r"s|text|string|texte|haystack|txt",),
    ),
    intent(
        "text_facts.scrabble", "The sum of the points of the letters in Scrabble.",
        "scrabble score|score scrabble|scrabble word score|points scrabble|scrabble points|word "
        "score"
        "|scrabble value|valeur scrabble|score mot|score du mot", "string",
        *(one_of(word, word, to=tuple({sum(p[x] for x in word): 0 for p in (POINTS, FRENCH)}))
          for word in ("cab", "quiz", "kit", "quick", "z", "attic")),
        objects="word score", returns="number",
    ),
    intent(
        "text_facts.counts", "How many lines, words and characters a text has.",
        "text stats|text statistics|statistiques texte|stats texte|count all|text counts"
        "|analyze text|text summary|stats", "string",
        *(code(label, f"result = {{f}}({text!r})",
               "if not isinstance(result, dict) or len(result) != 3:",
               "    return  # told in another form", f"assert list(result.values()) == {want}")
          for label, text, want in (
              ("one_line", "one two three", [1, 3, 13]), ("two_lines", "a b\nc", [2, 3, 5]),
              ("one_word", "word", [1, 1, 4]))),
        objects="of a text number", returns="dict", needs="lines splitlines lignes",
        unless="sentences unique average longest vowels paragraphs letters",
    ),
]  # fmt: skip
