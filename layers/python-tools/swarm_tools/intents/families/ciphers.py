"""Ciphers, run lengths and Morse code."""

import codecs
from dataclasses import replace

from swarm_tools.intents.model import (
    ClassIntent,
    but,
    code,
    intent,
    scene,
    when,
    words,
)  # fmt: skip

TEXT = "string message word sentence code cipher with using"
AROUND = "26 25 65 90 97 122 'a' 'z' 'abcdefghijklmnopqrstuvwxyz' alphabet ascii lowercase "\
    "isalpha isupper islower shift_char letters"  # fmt: skip
ENCRYPTING = "encrypt encode encipher cipher chiffrer"
KEPT = (
    r"\b((upper ?(case )?(and|or|/) ?lower ?)?case|capitals)( of (the |each )?letters?)? "
    r"(is |are |being |stays? )?(kept|preserved|retained|unchanged|maintained|respected|the same)\b"
    r"|\b(keep|preserv|retain|maintain|respect)\w* (the |its |their |letter |original )*"
    r"(case|capitals)\b|\bcapitals? (letters )?(stay|remain)"
    r"|\bcasse (est )?(conserv|gard|respect|pr[eé]serv)"
    r"|\b(conserv|gard|respect|pr[eé]serv)\w* la casse"
)
OTHERS = (
    r"\b(others?|everything else|rest|punctuation|non-?letters?|non-?alphabetic\w*|spaces|digits"
    r"|(everything|anything|all) (that|which) (is|are)(n't| not) (a )?letters?)"
    r"\b.{0,30}\b(unchanged|kept|left|as (it|they) (is|are)|alone|untouched)\b"
    r"|\bautres caract[eè]res.{0,25}(inchang|gard|conserv)|only letters (are )?(shift|mov)"
    r"|\b(keep|leave|leaving|keeping)s?( all| any| case and)?( the)? other "
    r"(characters|signs|symbols)\b"
)
LETTER_SPACE = r"letters (are )?(separated|joined) by (a|one)( single)? space"
PLAIN = "result = result.replace('\\u00b7', '.').replace('\\u2212', '-').replace('\\u2013', '-')"

KEY_WAITS = (
    r"(use up|uses? up|consumes?|advances?|moves?|uses?|spends?) no (letter|character|part)"
    r"|(not|n't|without|never) (use|using|consum\w+|advanc\w+|mov\w+|spend\w*)( up)? (the|a|any) "
    r"(\w+ (of|from) )?(the )?key|key (does not|doesn't|only|stays|is not)"
)


def runs(label: str, *pairs: tuple, bar: str = ""):
    """Return the case of runs of letters, written in any of the usual ways."""
    text = "".join(sign * n for sign, n in pairs)
    short = [(sign, n if n > 1 else "") for sign, n in pairs]
    ways = (
        *("".join(f"{sign}{n}" for sign, n in way) for way in (pairs, short)),
        *("".join(f"{n}{sign}" for sign, n in way) for way in (pairs, short)),
        list(pairs), list(map(list, pairs)), [(n, sign) for sign, n in pairs],
        [[n, sign] for sign, n in pairs], *([text] if len(text) <= 2 * len(pairs) else []),
    )  # fmt: skip
    case = code(
        label, f"result = {{f}}({text!r})",
        'result = "".join(result.split()) if isinstance(result, str) else list(result)',
        "if result and all(isinstance(run, str) for run in result):",
        '    result = "".join(result)', f"assert result in {ways}",
    )  # fmt: skip
    return but(bar, case)


def in_any_case(label: str, text: str, key: str, want: str):
    """Return the case of a text and key in capitals; some take small letters alone."""
    calls = ((text, key), (text.lower(), key), (text, key.lower()), (text.lower(), key.lower()))
    return code(label, "found = []", f"for text, key in {calls}:", "    try:",
                "        found.append({f}(text, key).upper())", "    except Exception:",
                "        continue", f"assert {want!r} in found")  # fmt: skip


def either(label: str, texts: tuple, want: str):
    """Return the case that one of some texts is decoded; letters or numbers may come first."""
    return code(label, "decoded = []", f"for text in {texts}:", "    try:",
                "        decoded.append({f}(text))", "    except Exception:", "        continue",
                f"assert {want!r} in decoded")  # fmt: skip


def of_text(label: str, text: str, shift: int, want: str):
    """Return the case of a text of several letters, of code that takes more than one."""
    return code(label, "try:", '    {f}("ab", 1)', f'    result = {{f}}("{text}", {shift})',
                "except (TypeError, ValueError):", "    return  # one letter alone",
                f"assert result in ({want}, {want.lower()})" if label == "other_characters"
                else f"assert result == {want}")  # fmt: skip


def coded(label: str, *rows: str):
    """Return the case of Morse code, for which the table of code may have too few letters."""
    first, *others = rows
    return code(label, "try:", f"    {first}", "except KeyError:",
                "    return  # a letter that it does not have",
                'if "?" in result:', "    return  # another form", *others)  # fmt: skip


ALONG, BY_RAIL = "WEAREDISCOVEREDFLEEATONCE", "WECRLTEERDSOEEFEAOCAIVDEN"

INTENTS = [
    ClassIntent(
        "ciphers.shifting", "An object that moves letters by its shift, and back.",
        ("caesar cipher", "caesar", "shift cipher", "cesar", "chiffre cesar", "code cesar",
         "chiffrement cesar", "caesar coder"),
        {"encrypt": "encrypt encode encipher chiffrer coder",
         "decrypt": "decrypt decode decipher dechiffrer decoder"},
        (
            scene("three", "thing = make(shift=3)\nassert thing.encrypt('abc').lower() == 'def'"),
            scene("around", "thing = make(shift=3)\nassert thing.encrypt('xyz').lower() == 'abc'"),
            scene("back", "thing = make(shift=3)\nassert thing.decrypt('def').lower() == 'abc'"),
            scene("back_around", "thing = make(shift=3)\n"
                  "assert thing.decrypt('abc').lower() == 'xyz'"),
            scene("there_and_back", "thing = make(shift=5)\n"
                  "assert thing.decrypt(thing.encrypt('quartz')).lower() == 'quartz'"),
        ),
        {"shift": 3, "key": 3, "offset": 3, "decalage": 3, "cle": 3},
        words("keyword vigenere random"),
    ),
    intent(
        "ciphers.rot13", "Every letter moves by thirteen places.",
        "rot13|rot 13|rot13 encode|rot13 cipher|to rot13|rot13 encrypt|rot13 decode", "string",
        *(code(f"moved_{text.lower()}",
               f"assert {{f}}({text!r}).lower() == {codecs.encode(text, 'rot13').lower()!r}")
          for text in ("hello", "xyz", "Abc", "mn", "NM")),
        but("upper lower", code("case_stays", 'assert {f}("Abc") == "Nop"')),
        when("isalpha", code("two_words", 'result = {f}("no nm")',
                             'assert result[:2] == "ab" and result[-2:] == "az"')),
        objects=TEXT, returns="string",
    ),
    intent(
        "ciphers.shift_encrypt",
        "Each letter moves by the shift, around the end of the alphabet.",
        "cesar|chiffre cesar|code cesar|chiffrement cesar|"
        "encrypt|encode|cipher|encipher|chiffrer|shift text|shift letters|encrypt text"
        "|encrypt message|shift letter|shift char", "string number",
        code("around_the_end", 'assert {f}("z", 1).lower() == "a"'),
        code("three", 'assert {f}("b", 3).lower() == "e"'),
        when("26", code("twice_around", 'assert {f}("c", 52).lower() == "c"')),
        code("nowhere", 'assert {f}("d", 0).lower() == "d"'),
        code("first_letter", 'assert {f}("a", 1).lower() == "b"'),
        code("first_capital", 'assert {f}("A", 1) in ("B", "b", "A")'),
        code("last_capital", 'assert {f}("Y", 1) in ("Z", "z", "Y")'),
        code("capitals_around_the_end", 'assert {f}("Z", 1) in ("A", "a", "Z")'),
        code("within", 'assert {f}("h", 3).lower() == "k"'),
        when("islower", code("small_stays_small", 'assert {f}("e", 2) == "g"')),
        when("isalpha", code("two_words", "try:", '    {f}("ab", 1)',
                             '    result = {f}("ab cd", 1).lower()',
                             "except (TypeError, ValueError):", "    return  # one letter alone",
                             'assert result[:2] == "bc" and result[-2:] == "de"')),
        but("lower upper casefold swapcase translate maketrans",
            code("capitals_within", 'assert {f}("B", 3) in ("E", "B", "")')),
        objects=TEXT + " caesar letter char wrapping wrap wraps upper lower case around z",
        returns="string",
        stated=(
            (KEPT, code("case_is_kept", 'assert {f}("B", 1) == "C"', 'assert {f}("Y", 3) == "B"',
                        'assert {f}("b", 1) == "c"')),
            (KEPT, of_text("a_word_in_capitals", "HAl", 1, '"IBm"')),
            (OTHERS, code("another_character", 'assert {f}("!", 1) == "!"')),
            (OTHERS, of_text("other_characters", "b c, 9", 2, '"d e, 9"')),
        ),
        unless="mode decrypt decode key base64 xor digits ascii_letters majuscules", needs=AROUND,
        spelled=(r".*", r"shift|offset|decalage|rotation|rot|steps|places|n|by|amount"),
    ),
    intent(
        "ciphers.shift_decrypt", "Each letter moves back by the shift.",
        "decrypt|decode|decipher|dechiffrer|decrypt text|decrypt message", "string number",
        but(ENCRYPTING, code("around_the_start", 'assert {f}("a", 1).lower() == "z"')),
        code("three", 'assert {f}("e", 3).lower() == "b"'),
        code("within", 'assert {f}("k", 3).lower() == "h"'),
        code("nowhere", 'assert {f}("d", 0).lower() == "d"'),
        code("last_letter", 'assert {f}("z", 1).lower() == "y"'),
        but(ENCRYPTING, code("first_capital", 'assert {f}("A", 1) in ("Z", "z", "A")')),
        when("26", code("twice_around", 'assert {f}("c", 52).lower() == "c"')),
        code("three_letters", 'assert {f}("def", 3).lower() == "abc"'),
        when("isalpha", code("two_words", "try:", '    {f}("bc", 1)',
                             '    result = {f}("bc de", 1).lower()',
                             "except (TypeError, ValueError):", "    return  # one letter alone",
                             'assert result[:2] == "ab" and result[-2:] == "cd"')),
        stated=(
            (KEPT, code("case_is_kept", 'assert {f}("C", 1) == "B"', 'assert {f}("B", 3) == "Y"',
                        'assert {f}("c", 1) == "b"')),
            (KEPT, of_text("a_word_in_capitals", "IBm", 1, '"HAl"')),
            (OTHERS, code("another_character", 'assert {f}("!", 1) == "!"')),
            (OTHERS, of_text("other_characters", "d e, 9", 2, '"b c, 9"')),
        ),
        objects=TEXT + " caesar", returns="string", needs=f"{AROUND} {ENCRYPTING}",
        unless="mode key base64 xor digits ascii_letters",
        spelled=(r".*", r"shift|offset|decalage|rotation|rot|steps|places|n|by|amount"),
    ),
    intent(
        "ciphers.atbash", "The alphabet the other way round.",
        "atbash|atbash cipher|atbash encode|atbash encrypt", "string",
        code("start_of_alphabet", 'assert {f}("abc").lower() == "zyx"'),
        code("end_of_alphabet", 'assert {f}("xyz").lower() == "cba"'),
        code("middle_of_alphabet", 'assert {f}("mn").lower() == "nm"'),
        code("word", 'assert {f}("hello").lower() == "svool"'),
        code("capitals", 'assert {f}("AZ") in ("ZA", "za", "AZ")'),
        objects=TEXT, returns="string",
    ),
    intent(
        "ciphers.vigenere_encrypt", "Each letter moves by the letter of the key.",
        "chiffrer vigenere|vigenere encrypt|vigenere encode|vigenere "
        "cipher|vigenere|encrypt vigenere",
        "string string",
        in_any_case("known_text", "ATTACKATDAWN", "LEMON", "LXFOPVEFRNHR"),
        in_any_case("key_of_one_letter", "ABC", "B", "BCD"),
        in_any_case("longer_word", "HELLO", "KEY", "RIJVS"),
        in_any_case("around_the_end", "Z", "B", "A"),
        in_any_case("key_longer_than_the_text", "AB", "BCDE", "BD"),
        stated=((KEY_WAITS, in_any_case("blanks_use_no_key", "ATTACK AT DAWN", "LEMON",
                                        "LXFOPV EF RNHR")),),
        objects=TEXT, returns="string", unless="mode decrypt decode 64 96",
        spelled=(r".*(text|message|plain|msg|texte|s).*", r".*(key|word|cle|k).*"),
    ),
    intent(
        "ciphers.vigenere_decrypt", "Each letter moves back by the letter of the key.",
        "dechiffrer vigenere|vigenere decrypt|vigenere decode|decrypt "
        "vigenere", "string string",
        in_any_case("known_text", "LXFOPVEFRNHR", "LEMON", "ATTACKATDAWN"),
        in_any_case("key_of_one_letter", "BCD", "B", "ABC"),
        in_any_case("longer_word", "RIJVS", "KEY", "HELLO"),
        in_any_case("around_the_start", "A", "B", "Z"),
        in_any_case("key_longer_than_the_text", "BD", "BCDE", "AB"),
        stated=((KEY_WAITS, in_any_case("blanks_use_no_key", "LXFOPV EF RNHR", "LEMON",
                                        "ATTACK AT DAWN")),),
        objects=TEXT, returns="string",
        spelled=(r".*(text|message|cipher|msg|texte|s).*", r".*(key|word|cle|k).*"),
    ),
    intent(
        "ciphers.run_length_encode", "Each run becomes the letter and its length.",
        "run length encode|rle encode|rle|encode rle|run length encoding|compress|compress string"
        "|string compression|compress rle|rle compress|encode run length", "string",
        runs("three_runs", ("a", 3), ("b", 3), ("c", 3)), runs("one_run", ("z", 4)),
        code("nothing", 'result = {f}("")', 'if hasattr(result, "__next__"):',
             "    result = list(result)", 'assert result in ("", [])'),
        runs("last_run_of_one", ("a", 4), ("b", 4), ("c", 1)),
        runs("runs_apart", ("c", 1), ("b", 3), ("c", 2), ("a", 2), bar="threshold="),
        runs("two_digits", ("a", 12), ("b", 2), bar="threshold="), runs("one_sign", ("q", 1)),
        objects=TEXT + " basic",
        unless="bits zlib gzip vowels whitespace spaces lzw huffman dictionary",
        known=True, needs="count counts cnt groupby run runs length len num freq compteur n j k m "
        "times total repeats streak",
    ),
    intent(
        "ciphers.run_length_decode", "Each letter is repeated by its number.",
        "expand|expand runs|decompress runs|developper|"
        "run length decode|rle decode|decode rle|decompress|decompress string|run length decoding"
        "|rle decompress|expand rle"
        "|unpack runs|unpack", "string",
        code(
            "either_order",
            "decoded = []",
            'for text in ("a3b2", "3a2b"):',
            "    try:",
            "        decoded.append({f}(text))",
            "    except Exception:",
            "        continue",
            'assert "aaabb" in decoded',
        ),
        code(
            "long_run",
            "decoded = []",
            'for text in ("a12b1", "12a1b"):',
            "    try:",
            "        decoded.append({f}(text))",
            "    except Exception:",
            "        continue",
            'assert "aaaaaaaaaaaab" in decoded or "aaabb" not in decoded',
        ),
        either("ones", ("a1b1", "1a1b"), "ab"), either("one_run", ("z4", "4z"), "zzzz"),
        either("apart", ("a2b1a3", "2a1b3a"), "aabaaa"),
        objects=TEXT, returns="string", unless="zlib gzip lzw huffman", known=True,
    ),
    intent(
        "ciphers.to_morse", "Each letter in dots and dashes.",
        "to morse|morse encode|encode morse|string to morse|encode to morse|morse encrypt"
        "|to morse code|string to morse code|morse|en morse|vers morse|coder morse", "string",
        *(coded(label, f"result = {{f}}({text!r})", PLAIN, f"assert result.split() == {want}")
          for label, text, want in (
              ("one_letter", "E", ["."]), ("three_letters", "SOS", ["...", "---", "..."]),
              ("two_signs", "A", [".-"]), ("first_letters", "ABC", [".-", "-...", "-.-."]),
              ("a_word", "TEA", ["-", ".", ".-"]), ("small", "note", ["-.", "---", "-", "."]),
          )),
        when("'/'", but("'-..-.'", coded(
            "two_words", 'result = {f}("TEA SO")', PLAIN,
            'assert result.split() == ["-", ".", ".-", "/", "...", "---"]'))),
        stated=((LETTER_SPACE, coded(
            "one_space_between", 'result = {f}("SO")', PLAIN, 'assert result == "... ---"')),),
        objects="code translate convert string message text", returns="string",
    ),
    intent(
        "ciphers.from_morse", "Dots and dashes into letters.",
        "morse decode|decode morse|morse to string|from morse|decode morse code|morse code to "
        "string|decoder morse|morse en texte|decode from morse",
        "string",
        *(coded(label, f"result = {{f}}({text!r})", f"assert result.strip().upper() == {want!r}")
          for label, text, want in (
              ("one_letter", ".", "E"), ("three_letters", "... --- ...", "SOS"),
              ("two_signs", ".-", "A"), ("first_letters", ".- -... -.-.", "ABC"),
              ("a_word", "- . .-", "TEA"), ("four_letters", "-. --- - .", "NOTE"),
          )),
        when("'/'", but("'-..-.'", coded(
            "two_words", 'result = {f}("- . .- / ... ---")',
            'assert result.strip().upper() == "TEA SO"'))),
        objects="code translate convert string message text", returns="string",
    ),
    *(
        intent(
            f"ciphers.rail_fence_{way}", "A text along a zigzag, read rail by rail, or back again.",
            names, "string number",
            *(code(label, f"assert {{f}}({given!r}, {rails}) == {want!r}")
              for label, given, rails, want in (
                  ("three", *((ALONG, 3, BY_RAIL)[::1 if way == "encrypt" else -1])),
                  ("two", *(("abcdef", 2, "acebdf")[::1 if way == "encrypt" else -1])),
                  ("one", "abc", 1, "abc"), ("more_than_the_text", "ab", 5, "ab"))),
            objects=TEXT + " rail fence zigzag", returns="string", unless="offset space spaces",
            needs="rails rail zigzag fence key", spelled=(r".*", r".*(rail|key|depth|row|n|k).*"),
        )
        for way, names in (
            ("encrypt", "rail fence encrypt|rail fence encode|rail fence cipher|fence encode"
             "|rail encrypt|encrypt rail fence|rail encode|rail fence|encode rail fence"),
            ("decrypt", "rail fence decrypt|rail fence decode|fence decode|rail decrypt"
             "|decrypt rail fence|rail decode|decode rail fence"),
        )
    ),
]  # fmt: skip

# Of a cipher that is Caesar's by name the key is the shift.
INTENTS += [
    replace(
        plain,
        id=plain.id.replace("shift", "keyed_shift"),
        unless=plain.unless - {"key"},
        names=tuple(name for name in plain.names if not name.startswith("shift")),
        needs=words("caesar cesar"),
        spelled=(r".*", r"key|cle|k"),
    )
    for plain in list(INTENTS)
    if plain.id in ("ciphers.shift_encrypt", "ciphers.shift_decrypt")
]

# What a docstring calls Vigenere's is so under the plainest of names.
INTENTS += [
    replace(
        plain,
        id=f"{plain.id}_said",
        names=("chiffrer", "encrypt", "encode", "cipher", "encipher")
        if plain.id.endswith("encrypt")
        else ("dechiffrer", "decrypt", "decode", "decipher"),
        needs=words("vigenere"),
    )
    for plain in list(INTENTS)
    if plain.id in ("ciphers.vigenere_encrypt", "ciphers.vigenere_decrypt")
]
