"""Other forms of a text: slugs, cases, cuts, masks and paddings."""

from swarm_tools.intents.families.grouped_sums import of_form
from swarm_tools.intents.model import code, each, eq, intent, one_of

TEXT = "string text word words sentence case convert name characters"
FIXED_MASKS = "'***' '****' '*****' '******' '********' 'xxxx' '####'"
"""Constants by which as many signs are shown for however many are hidden."""
PADDED = (r".*", r"(?!.*(char|fill|c$)).*")

DOTS = (
    r"(ends?|ending|gets?|append\w*|adds?|adding|followed|with|termin\w+|suivi)\b[^.]{0,30}"
    r"['\"]?\.\.\."
)
WHOLE_LENGTH = (
    r"\b(at most|exactly|no (longer|more) than|not exceed\w*|never (longer|more) than|within"
    r"|au plus|au maximum|exactement)\b[^.]{0,30}\b(characters|chars|letters|caracteres|signs)"
    r"|\b(including|included|counting|compris) (the |les )?(dots|ellipsis|three dots|points)"
    r"|\bresult( is|'s)? (never|not) (longer|more) than\b|\bthe result\b[^.]{0,20}\bat most\b"
)
WHOLE_WORDS = (
    r"\bcut(s|ting)? (it |the text )?(off )?(at|after|before) (the last|the|an?) (space|blank"
    r"|word|whole word|full word)\b|\bword boundar|\b(never|not|without) (cut|break|split)\w* "
    r"(in )?(a |the )?(middle of a )?words?\b|\bwhole words\b"
)
ONE_HYPHEN = (
    r"\bruns? of\b|\b(one|a single|single|exactly one) (hyphen|dash)\b|\bcollaps\w+"
    r"|\b(multiple|repeated|consecutive|several|successive) "
    r"(hyphens|dashes|spaces|blanks|separators)"
    r"|\bun seul tiret\b"
)
NO_CUT_HYPHEN = (
    r"\b(cut|truncat\w*|at most|max\w*)\b[^.;]{0,80}\b(no|without|never)\b[^.;]{0,40}\bhyphen"
    r"|\bno hyphen at either end\b"
)
NO_OUTER = (
    r"\b(no|without|strip\w*|trim\w*|remov\w*|drop\w*|never)\b[^.]{0,40}"
    r"\b(leading|trailing|either end|(both|the) ends|at the ends?|edges|outer)\b"
    r"|\b(hyphens|dashes) at (the ends|either end|both ends) are (removed|stripped|dropped)"
)

INTENTS = [
    intent(
        "text_forms.slug", "Lower-case words with hyphens between.",
        "slugify|slug|to slug|make slug|create slug|generate slug|creer slug|generer slug"
        "|faire slug"
        "|slug titre|slugifier", "string",
        one_of("two_words", "Hello World", to=("hello-world", "hello_world")),
        one_of("with_a_mark", "Hello, World!", to=("hello-world", "hello_world")),
        one_of("one_word", "Hello", to=("hello", "hello")),
        one_of("three_words", "One Two Three", to=("one-two-three", "one_two_three")),
        one_of("with_a_number", "Top 10 Songs", to=("top-10-songs", "top_10_songs")),
        objects="string title text product article post page name heading url", returns="string",
        stated=(
            (ONE_HYPHEN, one_of("comma_and_blank", "Hello, World",
                                to=("hello-world", "hello_world"))),
            (ONE_HYPHEN, one_of("several_blanks", "one   two", to=("one-two", "one_two"))),
            (ONE_HYPHEN, one_of("blank_dash_blank", "Red - Blue", to=("red-blue", "red_blue"))),
            (NO_CUT_HYPHEN, code("cut_behind_a_hyphen", "try:", "    result = {f}('ab cd', 3)",
                                 "except TypeError:", "    return  # of a fixed length",
                                 "assert result == 'ab'")),
            (NO_OUTER, one_of("mark_at_the_end", "Hello World !", to=("hello-world",
                                                                      "hello_world"))),
            (NO_OUTER, one_of("blanks_around", "  Hello World ", to=("hello-world",
                                                                     "hello_world"))),
        ),
    ),
    intent(
        "text_forms.kebab", "Lower-case words with hyphens between.",
        "to kebab|to kebab case|kebab case", "string",
        one_of("two_words", "hello world", to=("hello-world", "hello world")),
        one_of("three_words", "red green blue", to=("red-green-blue", "red green blue")),
        one_of("one_word", "hello", to=("hello",)),
        objects=TEXT, returns="string", needs="split replace join", unless="camel snake _ re",
    ),
    intent(
        "text_forms.pascal", "Every word with an upper-case letter, without separators.",
        "snake to pascal|snake to pascal case", "string",
        eq("two_words", "hello_world", to="HelloWorld"), eq("one_word", "hello", to="Hello"),
        eq("three_words", "one_big_name", to="OneBigName"), eq("short_words", "x_y_z", to="XYZ"),
        eq("short_last", "part_b", to="PartB"),
        objects=TEXT, returns="string",
    ),
    intent(
        "text_forms.snake", "Words with underscores between, in lower case.",
        "pascal to snake|camel case to snake case|camel to snake case", "string",
        eq("two_words", "helloWorld", to="hello_world"),
        eq("three_words", "someBigName", to="some_big_name"),
        eq("one_word", "hello", to="hello"),
        eq("four_words", "oneTwoThreeFour", to="one_two_three_four"),
        eq("capital_last", "partB", to="part_b"),
        objects=TEXT, returns="string",
    ),
    intent(
        "text_forms.camel_to_kebab", "Words with hyphens between, in lower case.",
        "camel to kebab|camel case to kebab case|pascal to kebab|camel to kebab case", "string",
        eq("two_words", "helloWorld", to="hello-world"),
        eq("three_words", "someBigName", to="some-big-name"), eq("one_word", "hello", to="hello"),
        eq("capital_last", "partB", to="part-b"),
        objects=TEXT, returns="string",
    ),
    intent(
        "text_forms.kebab_to_camel", "The words but the first begin with upper-case letters.",
        "kebab to camel|kebab case to camel case|kebab to camel case", "string",
        eq("two_words", "hello-world", to="helloWorld"), eq("one_word", "hello", to="hello"),
        eq("three_words", "some-big-name", to="someBigName"),
        objects=TEXT, returns="string", unless="pascal",
    ),
    intent(
        "text_forms.truncate", "A long text is cut, a short one stays.",
        "truncate|shorten|truncate string|shorten string|tronquer|abbreviate string|ellipsize"
        "|abbreviate|abbreviate text|shorten text|truncate text|cut text|clip text|raccourcir"
        "|teaser|excerpt|preview",
        "string number",
        eq("short_text_stays", "abc", 20, to="abc"), eq("exact_length_stays", "abcdefghij", 10,
                                                        to="abcdefghij"),
        code(
            "long_text_is_cut",
            'result = {f}("abcdefghijklmnopqrstuvwxyz", 10)',
            'assert result.startswith("abc")',
            "assert 5 <= len(result) <= 13",
        ),
        code("cut_at_the_length", 'result = {f}("abcdefghijklmnopqrstuvwxyz", 11)',
             "kept = sum(c.isalpha() for c in result)", "assert 11 in (len(result), kept)"),
        eq("one_less_stays", "abcdefghi", 10, to="abcdefghi"),
        objects="string to length text suffix ellipsis marker placeholder ending end dots width",
        returns="string", unless="words split word textwrap",
        spelled=(r".*", r".*(len|max|n|limit|width|size|longueur|count|k).*"),
        stated=((WHOLE_LENGTH, code(
            "no_longer_than_told", 'result = {f}("abcdefghijklmnopqrstuvwxyz", 10)',
            "assert len(result) <= 10",
        )), (DOTS, code(
            "dots_as_told", 'result = {f}("abcdefghijklmnopqrstuvwxyz", 10)',
            'assert result.endswith(("...", "\\u2026"))',
        )), (WHOLE_WORDS, code(
            "cut_between_words", 'whole = "alpha beta gamma delta epsilon"',
            "for limit in range(14, 24):", "    result = {f}(whole, limit)",
            '    words = "".join(c if c.isalpha() else " " for c in result).split()',
            "    assert words == whole.split()[: len(words)]",
            '    assert len(" ".join(whole.split()[: len(words) + 1])) + 3 > limit',
        ))),
    ),
    intent(
        "text_forms.pad_left", "Filled up on the left to a width.",
        "pad left|left pad|pad start", "any number",
        *of_form(code("short", 'result = str({f}("7", 3))',
                      'assert len(result) == 3 and result[-1] == "7"'),
        code("long", 'assert {f}("12345", 3) == "12345"'),
        code("two_letters", 'result = str({f}("ab", 5))',
             'assert len(result) == 5 and result[3:] == "ab" and len(set(result[:3])) == 1'),
        code("exact", 'assert {f}("abc", 3) == "abc"'),
        code("one_missing", 'result = {f}("abc", 4)',
             'assert len(result) == 4 and result[1:] == "abc"')),
        objects="string", returns="string", spelled=PADDED,
    ),
    intent(
        "text_forms.pad_right", "Filled up on the right to a width.",
        "pad right|right pad|pad end", "string number",
        code("short", 'result = {f}("7", 3)', 'assert len(result) == 3 and result[0] == "7"'),
        code("long", 'assert {f}("12345", 3) == "12345"'),
        code("two_letters", 'result = {f}("ab", 5)',
             'assert len(result) == 5 and result[:2] == "ab" and len(set(result[2:])) == 1'),
        code("exact", 'assert {f}("abc", 3) == "abc"'),
        code("one_missing", 'result = {f}("abc", 4)',
             'assert len(result) == 4 and result[:3] == "abc"'),
        objects="string", returns="string", spelled=PADDED,
    ),
    intent(
        "text_forms.mask_all_but", "Only so many characters at the end can be read.",
        "mask card|mask card number|mask credit card|mask|mask number|mask account number"
        "|mask account|mask string|mask text|mask iban|masquer|mask value|mask token|mask secret",
        "string number",
        code("four_of_eight", 'result = {f}("12345678", 4)', 'assert result.endswith("5678")',
             "assert len(result) == 8 and not any(c.isdigit() for c in result[:4])"),
        code("two_of_six", 'result = {f}("987654", 2)', 'assert result.endswith("54")',
             "assert len(result) == 6 and not any(c.isdigit() for c in result[:4])"),
        code("three_of_ten", 'result = {f}("1234567890", 3)', 'assert result.endswith("890")',
             "assert len(result) == 10 and not any(c.isdigit() for c in result[:7])"),
        stated=(*((rf"\b{word}\b[^.;]{{0,30}}\b(dropped|removed|ignored|stripped)",
                   code(f"without_{word}", f'assert len({{f}}("1234{mark}5678{mark}90", 2)) == 10'))
                  for word, mark in (("spaces", " "), ("dashes", "-"))),
                (r"\bnot longer\b[^.;]{0,60}\b(hidden completely|completely hidden|all hidden)",
                 code("all_hidden", 'assert not any(c.isdigit() for c in {f}("1234", 4))'))),
        objects="string last few visible characters shown digits of an account number with hide "
        "all but the spaces dashes are dropped first numbers not longer than part hidden "
        "completely end keep only card replace stars star asterisk asterisks by",
        returns="string", unless="start prefix @ groups " + FIXED_MASKS,
        spelled=(r".*", r"(visible|shown|show|keep|n|last|digits|visible_digits|show_last|keep_last"
                 r"|unmasked|visible_chars|nb_visible)"),
    ),
    intent(
        "text_forms.mask", "Only the last four characters can be read.",
        "mask card|mask card number|mask credit card|mask|mask number|mask account number",
        "string",
        code(
            "last_four",
            'result = {f}("1234567812345678")',
            'shown = result.replace(" ", "").replace("-", "")',
            'hidden = shown[:12] == "123456781234" and len(set(shown[12:])) == 1',
            'assert hidden or (shown[-4:] == "5678" and "12345678" not in result)',
        ),
        code("other_number", 'result = {f}("4000123412349876")',
             'shown = result.replace(" ", "").replace("-", "")',
             'hidden = shown[:12] == "400012341234" and len(set(shown[12:])) == 1',
             'assert hidden or (shown[-4:] == "9876" and "12341234" not in result)'),
        stated=((r"\b(spaces|dashes|separators)\b[^.;]{0,30}\b(stay|kept|keep|remain)",
                 code("in_groups", 'result = {f}("1234 5678 9012 3456")',
                      'assert result.endswith(" 3456") and len(result) == 19',
                      'assert not any(sign.isdigit() for sign in result[:14])')),
                *((rf"\b{word}\b[^.;]{{0,30}}\b(dropped|removed|ignored|stripped)",
                   code(f"without_{word}", f'result = {{f}}("1234{mark}5678{mark}9012{mark}3456")',
                        f'assert len(result.replace({mark!r}, "")) == 16',
                        'assert result.endswith("3456")'))
                  for word, mark in (("spaces", " "), ("dashes", "-")))),
        objects="string last four spaces dashes dropped removed hide all digits shown visible",
        returns="string", needs="4", unless="6 first start @",
    ),
    intent(
        "text_forms.double_letters", "Every character twice.",
        "double characters|double letters|repeat characters|duplicate each characters", "string",
        each(lambda t: "".join(c * 2 for c in t), ("abc",), ("a",),
             ("aab",), ("wxyz",), ("banana",)),
        objects="string each in", returns="string",
    ),
    intent(
        "text_forms.collapse_spaces", "One space between the words.",
        "collapse spaces|normalize whitespace|normalize spaces|remove extra spaces|collapse "
        "whitespace"
        "|remove extra whitespace|squeeze spaces|squeeze whitespace|clean whitespace|clean spaces",
        "string",
        eq("inner_spaces", "a   b  c", to="a b c"), eq("single_spaces", "a b c", to="a b c"),
        eq("two_spaces", "a  b", to="a b"),
        eq("many_words", "one  two   three    four", to="one two three four"),
        eq("one_word", "abc", to="abc"),
        objects="string multiple in text", returns="string",
    ),
    intent(
        "text_forms.remove_character", "The text without a character.",
        "remove characters|delete characters|remove letter|strip characters", "string string",
        eq("several", "banana", "a", to="bnn"), eq("none", "abc", "x", to="abc"),
        eq("at_both_ends", "abca", "a", to="bc"), eq("next_to_each_other", "hello", "l", to="heo"),
        eq("only", "zzz", "z", to=""),
        objects="string from a all", returns="string",
        unless="strip first last n index i replaced_once=",
    ),
    intent(
        "text_forms.remove_digits", "The text without its digits.",
        "remove digits|remove numbers|strip digits|delete digits", "string",
        eq("mixed", "a1b2", to="ab"), eq("none", "abc", to="abc"),
        eq("at_both_ends", "0abc9", to="abc"), eq("next_to_each_other", "a123b", to="ab"),
        eq("only_digits", "4567", to=""),
        objects="string from text in", returns="string",
    ),
    intent(
        "text_forms.remove_repeated", "Every character once.",
        "remove repeats|remove repeated letters|drop repeated|sans repetition|"
        "lettres uniques|dedupe letters|"
        "remove duplicates characters|remove duplicates letters|unique characters|unique letters"
        "|remove duplicates|dedupe characters|remove repeated characters", "string",
        code("each_once", 'assert sorted({f}("banana")) == ["a", "b", "n"]'),
        code("none_repeated", 'assert sorted({f}("abc")) == ["a", "b", "c"]'),
        code("apart", 'assert sorted({f}("abcabc")) == ["a", "b", "c"]'),
        code("next_to_each_other", 'assert sorted({f}("aabb")) == ["a", "b"]'),
        code("one_letter", 'assert sorted({f}("zzz")) == ["z"]'),
        objects="string from in", known=True, returns="text or list",
        unless="consecutive adjacent split words len all once=",
    ),
    intent(
        "text_forms.pig_latin", "The first consonant goes to the end, with ay.",
        "pig latin|to pig latin|string to pig latin|word to pig latin", "string",
        one_of("one_consonant", "hello", to=("ellohay", "ello-hay")),
        one_of("another", "pig", to=("igpay", "ig-pay")),
        one_of("short_word", "cat", to=("atcay", "at-cay")),
        one_of("long_word", "banana", to=("ananabay", "anana-bay")),
        one_of("letter_again", "pop", to=("oppay", "op-pay")),
        objects="word string convert translate", returns="string",
    ),
    intent(
        "text_forms.alternate_case", "Upper and lower case in turn.",
        "alternate case|alternating case|to alternating case|alternate caps|spongebob case",
        "string",
        one_of("letters", "abcd", to=("aBcD", "AbCd")), one_of("capitals", "ABCD", to=("aBcD",
        "AbCd")),
        one_of("odd_length", "abcde", to=("aBcDe", "AbCdE")),
        one_of("mixed", "aBCd", to=("aBcD", "AbCd")), one_of("two_letters", "xy", to=("xY", "Xy")),
        objects=TEXT, returns="string",
    ),
    intent(
        "text_forms.reverse_each_word", "The letters of each word in reverse order.",
        "reverse each word|reverse letters in words|reverse every word|reverse words letters",
        "string",
        eq("two_words", "ab cd", to="ba dc"), eq("one_word", "hello", to="olleh"),
        eq("three_words", "abc de fghi", to="cba ed ihgf"),
        eq("one_letter_first", "x yz", to="x zy"), eq("repeated_word", "ab ab", to="ba ba"),
        objects="in the string sentence letters characters", returns="string",
    ),
    intent(
        "text_forms.sort_characters", "The characters in order.",
        "sort characters|sort letters|sort string|alphabetize string|alphabetical order", "string",
        code("letters", 'assert "".join({f}("cab")) == "abc"'),
        code("repeated", 'assert "".join({f}("banana")) == "aaabnn"'),
        code("backwards", 'assert "".join({f}("dcba")) == "abcd"'),
        code("sorted_already", 'assert "".join({f}("xyz")) == "xyz"'),
        code("smallest_last", 'assert "".join({f}("bbaccba")) == "aabbbcc"'),
        objects="string of in", unless="split words reverse case lower", known=True,
    ),
]  # fmt: skip
