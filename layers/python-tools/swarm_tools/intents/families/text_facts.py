"""What a text has: distances, prefixes, first letters, longest parts."""

from swarm_tools.intents.model import code, each, eq, intent, no, one_of, yes
from swarm_tools.intents.ties import ties

TEXT = "string strings text word words sentence two in of between find get length"
PARTS = (r"s|sub\w*|small|a|needle|s1|pattern|str1|first|t1|x", r"t|text|string|big|b|hay\w*|s2"
         r"|s|str2|word|second|t2|y|sequence")  # fmt: skip
POINTS = {"c": 3, "a": 1, "b": 3, "z": 10, "q": 10, "u": 1, "i": 1, "k": 5, "t": 1}

INTENTS = [
    intent(
        "text_facts.first_unique", "The first character that occurs once, or its place.",
        "first unique characters|first unique|first non repeating characters|first unique char"
        "|first non repeated characters|first non repeating|first nonrepeating characters"
        "|find first unique", "string",
        one_of("second_letter", "swiss", to=("w", 1)), one_of("last_letter", "aabbc", to=("c", 4)),
        one_of("first_letter", "xyy", to=("x", 0)),
        objects="string in letter the", returns="text or number", known=True,
    ),
    intent(
        "text_facts.most_common", "The character that occurs most often.",
        "most common characters|most frequent characters|most common letter|most frequent letter"
        "|max occurring characters|most used letter|most frequent char", "string",
        one_of("in_the_middle", "abbbc", to=("b", ("b", 3))),
        one_of("at_the_end", "abccc", to=("c", ("c", 3))),
        objects="string in", unless="n top k",
        stated=ties(one_of("first_of_equals", "zbacab", to=("b", ("b", 2))),
                    one_of("last_of_equals", "zbaba", to=("a", ("a", 2)))),
    ),
    intent(
        "text_facts.most_common_word", "The word that occurs most often.",
        "most common word|most frequent word|most common words|max occurring word", "string",
        one_of("at_the_start", "red blue red", to=("red", ("red", 2))),
        one_of("at_the_end", "a cat dog dog", to=("dog", ("dog", 2))),
        stated=ties(one_of("first_of_equals", "up red blue blue red", to=("red", ("red", 2))),
                    one_of("last_of_equals", "up red blue red blue", to=("blue", ("blue", 2)))),
        objects="string in sentence text", unless="n top k words stop banned path file",
    ),
    intent(
        "text_facts.top_words", "The words that occur most often, most frequent first.",
        "top words|most common words|most frequent words|top n words|mots frequents"
        "|mots les plus frequents|frequent words|n most common words", "string number",
        code("first", "result = {f}('red blue red green blue red', 1)",
             "names = [w[0] if isinstance(w, (tuple, list)) else w for w in result]",
             "assert names == ['red']"),
        code("two", "result = {f}('b a c a b a', 2)",
             "names = [w[0] if isinstance(w, (tuple, list)) else w for w in result]",
             "assert names == ['a', 'b']"),
        objects="string in text sentence n k", returns="any",
        unless="stop banned path file shortest",
        spelled=(r".*", r"n|k|top|count|limit|number|how_many|num|combien|nombre"),
        stated=((r"(ties?|equal\w*|same)\b[^.]{0,40}\b(alphabetical|alphabetic)",
                 code("tie", "result = {f}('pear fig pear fig apple', 2)",
                      "names = [w[0] if isinstance(w, (tuple, list)) else w for w in result]",
                      "assert names == ['fig', 'pear']")),),
    ),
    intent(
        "text_facts.unique_characters", "No character occurs twice.",
        "is isogram|has unique characters|all unique characters|is unique|has all unique characters"
        "|is all unique|are characters unique|unique characters only|isogram|has unique chars",
        "string",
        yes("all_different", "abcde"), no("last_repeated", "abca"), no("neighbours", "aab"),
        yes("one", "a"), no("repeated_far_apart", "algorithma"),
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
        eq("every_place", "aaa", "bbb", to=3), objects="between strings", returns="number",
        unless="bin xor",
    ),
    intent(
        "text_facts.edit_distance", "The fewest insertions, deletions and changes.",
        "levenshtein|levenshtein distance|edit distance|min edit distance", "string string",
        eq("three_changes", "kitten", "sitting", to=3), eq("from_nothing", "", "abc", to=3),
        eq("to_nothing", "abc", "", to=3), eq("equal", "abc", "abc", to=0),
        eq("one_change", "abc", "abd", to=1), eq("longer", "intention", "execution", to=5),
        eq("first_changed", "xbc", "abc", to=1), eq("two_missing", "abcd", "ad", to=2),
            eq("one_more", "abc", "abcd", to=1),
        objects="between strings words dp recursive", returns="number",
        unless="swap damerau transposition ratio",
    ),
    intent(
        "text_facts.common_subsequence", "The longest common subsequence, or its length.",
        "longest common subsequence|lcs|lcs length|longest common subsequence length",
        "string string",
        one_of("in_both", "abcde", "ace", to=("ace", 3)), one_of("none", "abc", "xyz", to=("", 0)),
        one_of("all", "abc", "abc", to=("abc", 3)), one_of("crossing", "AGGTAB", "GXTXAYB",
                                                            to=("GTAB", 4)),
        objects="of strings length", returns="text or number", unless="substring contiguous",
    ),
    intent(
        "text_facts.common_substring", "The longest common substring, or its length.",
        "longest common substring|longest common substring length", "string string",
        one_of("in_both", "abcdxyz", "xyzabcd", to=("abcd", 4)),
        one_of("none", "abc", "xyz", to=("", 0)), objects="of strings", returns="text or number",
    ),
    intent(
        "text_facts.common_prefix", "The longest beginning that all texts share.",
        "longest common prefix|common prefix", "strings",
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
        objects="strings words of two", returns="string", known=True,
    ),
    intent(
        "text_facts.longest_palindrome", "The longest part that reads the same backwards.",
        "longest palindromic substring|longest palindrome substring|longest palindromic substr"
        "|longest palindrome",
        "string",
        one_of("odd_length", "babad", to=("bab", "aba", 3)),
        one_of("even_length", "cbbd", to=("bb", 2, 3)),
        one_of("at_the_end", "xyzzy", to=("yzzy", 4, 5)),
        one_of("all", "racecar", to=("racecar", 7)), objects="find length of",
        returns="text or number",
    ),
    intent(
        "text_facts.longest_without_repeat", "The longest part without a repeated character.",
        "length longest substring|longest unique substring|longest substring without repeating"
        "|longest substring without repeating characters|length of longest substring"
        "|longest substring without repeat", "string",
        one_of("at_the_start", "abcabcbb", to=(3, "abc")), one_of("one_letter", "bbbbb", to=(1,
        "b")),
        one_of("inside", "pwwkew", to=(3, "wke")), objects="characters length",
        returns="text or number", unless="k distinct",
    ),
    intent(
        "text_facts.is_rotation", "One text is the other, moved around.",
        "is rotation|are rotations|is string rotation|check rotation|is rotated", "string string",
        yes("by_two", "abcd", "cdab"), no("other_order", "abcd", "acbd"), no("shorter", "abcd",
        "cda"),
        yes("equal", "abc", "abc"), objects="string strings of", returns="bool",
    ),
    intent(
        "text_facts.is_subsequence", "The letters of the first occur in the second in this order.",
        "is subsequence", "string string",
        yes("in_order", "ace", "abcde"), no("other_order", "aec", "abcde"), no("missing", "axc",
        "abcde"),
        yes("nothing", "", "abc"), objects="of", returns="bool", spelled=PARTS,
    ),
    intent(
        "text_facts.digits_in_text", "The digits of a text.",
        "extract digits|get digits|only digits|keep digits|digits only", "string",
        one_of("two_digits", "a1b2", to=("12", 12, [1, 2], ["1", "2"])),
        objects="string from in text",
    ),
    intent(
        "text_facts.numbers_in_text", "The numbers of a text.",
        "extract numbers|find numbers|get numbers|parse numbers|numbers from string", "string",
        one_of("two_numbers", "a12b345", to=([12, 345], ["12", "345"])),
        objects="string from in text all",
    ),
    intent(
        "text_facts.count_lines", "How many lines a text has.",
        "count lines|line count|number lines|lines count", "string",
        eq("three", "a\nb\nc", to=3), eq("one", "abc", to=1), objects="string in of text",
        returns="number", known=True, unless="blank empty strip path filename code nonblank",
    ),
    intent(
        "text_facts.count_sentences", "How many sentences a text has.",
        "count sentences|sentence count|number sentences", "string",
        eq("two", "One. Two.", to=2), eq("three", "Hi! Who? Me.", to=3),
        objects="string in of text",
        returns="number", needs="!",
    ),
    intent(
        "text_facts.count_unique_words", "How many different words a text has.",
        "count unique words|unique words count|number unique words|count distinct words", "string",
        eq("one_repeated", "red blue red", to=2), eq("all_different", "a b c", to=3),
        objects="string in of text", returns="number",
    ),
    intent(
        "text_facts.average_word_length", "The mean length of the words.",
        "average word length|average words length|mean word length", "string",
        eq("two_words", "ab abcd", to=3), eq("one_word", "hello", to=5),
        objects="string in of text",
        returns="number",
    ),
    intent(
        "text_facts.word_lengths", "The length of each word.",
        "word lengths|words lengths|lengths words|words length", "string",
        one_of("two_words", "the quick", to=([3, 5], {"the": 3, "quick": 5}, (3, 5))),
        one_of("one_word", "python", to=([6], {"python": 6}, (6,))),
        objects="string in of text each",
    ),
    intent(
        "text_facts.starts_with", "The text begins so.",
        "starts with|begins with", "string string",
        yes("beginning", "hello", "he"), no("elsewhere", "hello", "lo"), yes("all", "abc", "abc"),
        objects="string prefix", returns="bool", known=True,
        spelled=(r"s|text|string|word|texte|txt", r"prefix|p|start|pre|prefixe|beginning"),
    ),
    intent(
        "text_facts.ends_with", "The text ends so.",
        "ends with", "string string",
        yes("end", "hello", "lo"), no("elsewhere", "hello", "he"), yes("all", "abc", "abc"),
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
        objects="string in occurrences", returns="number",
        spelled=(r"s|text|string|texte|haystack|txt",),
    ),
    intent(
        "text_facts.scrabble", "The sum of the points of the letters in Scrabble.",
        "scrabble score|score scrabble|scrabble word score", "string",
        each(lambda w: sum(POINTS[x] for x in w),
             ("cab",), ("quiz",), ("kit",)), objects="word score", returns="number",
    ),
]  # fmt: skip
