"""Ciphers, run lengths and Morse code."""

import codecs

from swarm_tools.intents.model import code, each, intent, one_of, when

TEXT = "string message word sentence code cipher with using"

INTENTS = [
    intent(
        "ciphers.rot13", "Every letter moves by thirteen places.",
        "rot13|rot 13|rot13 encode|rot13 cipher|to rot13|rot13 encrypt|rot13 decode", "string",
        each(lambda t: codecs.encode(t, "rot13"), ("hello",), ("xyz",), ("Abc",)),
        objects=TEXT, returns="string",
    ),
    intent(
        "ciphers.shift_encrypt",
        "Each letter moves by the shift, around the end of the alphabet.",
        "encrypt|encode|cipher|encipher|chiffrer|shift text|shift letters|encrypt text"
        "|encrypt message|shift letter|shift char", "string number",
        code("around_the_end", 'assert {f}("z", 1).lower() == "a"'),
        code("three", 'assert {f}("b", 3).lower() == "e"'),
        code("twice_around", 'assert {f}("c", 52).lower() == "c"'),
        code("nowhere", 'assert {f}("d", 0).lower() == "d"'),
        code("first_letter", 'assert {f}("a", 1).lower() == "b"'),
        code("first_capital", 'assert {f}("A", 1) in ("B", "b", "A")'),
        code("last_capital", 'assert {f}("Y", 1) in ("Z", "z", "Y")'),
        code("within", 'assert {f}("h", 3).lower() == "k"'),
        when("isalpha", code("two_words", "try:", '    result = {f}("ab cd", 1).lower()',
                             "except ValueError:", "    return",
                             'assert result[:2] == "bc" and result[-2:] == "de"')),
        objects=TEXT + " caesar letter char wrapping upper lower case around z", returns="string",
        unless="mode decrypt decode key base64 xor", needs="26 ord alphabet ascii_lowercase",
        spelled=(r".*", r"shift|offset|decalage|rotation|rot|steps|places|n|by|amount"),
    ),
    intent(
        "ciphers.shift_decrypt", "Each letter moves back by the shift.",
        "decrypt|decode|decipher|dechiffrer|decrypt text|decrypt message", "string number",
        code("around_the_start", 'assert {f}("a", 1).lower() == "z"'),
        code("three", 'assert {f}("e", 3).lower() == "b"'),
        code("within", 'assert {f}("k", 3).lower() == "h"'),
        objects=TEXT + " caesar", returns="string", unless="mode key base64 xor",
        spelled=(r".*", r"shift|offset|decalage|rotation|rot|steps|places|n|by|amount"),
    ),
    intent(
        "ciphers.atbash", "The alphabet the other way round.",
        "atbash|atbash cipher|atbash encode|atbash encrypt", "string",
        code("start_of_alphabet", 'assert {f}("abc").lower() == "zyx"'),
        code("end_of_alphabet", 'assert {f}("xyz").lower() == "cba"'),
        objects=TEXT, returns="string",
    ),
    intent(
        "ciphers.vigenere_encrypt", "Each letter moves by the letter of the key.",
        "vigenere encrypt|vigenere encode|vigenere cipher|vigenere|encrypt vigenere",
        "string string",
        code("known_text", 'assert {f}("ATTACKATDAWN", "LEMON").upper() == "LXFOPVEFRNHR"'),
        code("key_of_one_letter", 'assert {f}("ABC", "B").upper() == "BCD"'),
        objects=TEXT, returns="string", unless="mode decrypt decode",
        spelled=(r".*(text|message|plain|msg|texte|s).*", r".*(key|word|cle|k).*"),
    ),
    intent(
        "ciphers.vigenere_decrypt", "Each letter moves back by the letter of the key.",
        "vigenere decrypt|vigenere decode|decrypt vigenere", "string string",
        code("known_text", 'assert {f}("LXFOPVEFRNHR", "LEMON").upper() == "ATTACKATDAWN"'),
        code("key_of_one_letter", 'assert {f}("BCD", "B").upper() == "ABC"'),
        objects=TEXT, returns="string",
        spelled=(r".*(text|message|cipher|msg|texte|s).*", r".*(key|word|cle|k).*"),
    ),
    intent(
        "ciphers.run_length_encode", "Each run becomes the letter and its length.",
        "run length encode|rle encode|rle|encode rle|run length encoding|compress|compress string"
        "|string compression|compress rle|rle compress|encode run length", "string",
        one_of("three_runs", "aaabbbccc", to=(
            "a3b3c3", "3a3b3c", [("a", 3), ("b", 3), ("c", 3)], [["a", 3], ["b", 3], ["c", 3]],
            [(3, "a"), (3, "b"), (3, "c")],
        )),
        one_of("one_run", "zzzz", to=("z4", "4z", [("z", 4)], [["z", 4]], [(4, "z")])),
        one_of("nothing", "", to=("", [])),
        one_of("last_run_of_one", "aaaabbbbc", to=(
            "a4b4c1", "a4b4c", "4a4b1c", "4a4bc", [("a", 4), ("b", 4), ("c", 1)],
            [["a", 4], ["b", 4], ["c", 1]], [(4, "a"), (4, "b"), (1, "c")],
        )),
        objects=TEXT + " basic", unless="zlib gzip vowels whitespace spaces lzw huffman dictionary",
        known=True, needs="count counts cnt groupby run 1 length len num freq compteur",
    ),
    intent(
        "ciphers.run_length_decode", "Each letter is repeated by its number.",
        "run length decode|rle decode|decode rle|decompress|decompress string|run length decoding"
        "|rle decompress|expand rle", "string",
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
        objects=TEXT, returns="string", unless="zlib gzip lzw huffman", known=True,
    ),
    intent(
        "ciphers.to_morse", "Each letter in dots and dashes.",
        "to morse|morse encode|encode morse|string to morse|encode to morse|morse encrypt"
        "|to morse code|string to morse code", "string",
        code("one_letter", 'assert {f}("E").strip() == "."'),
        code("three_letters", 'assert {f}("SOS").split() == ["...", "---", "..."]'),
        objects="code translate convert string message", returns="string",
    ),
    intent(
        "ciphers.from_morse", "Dots and dashes into letters.",
        "morse decode|decode morse|morse to string|from morse|decode morse code|morse code to "
        "string",
        "string",
        code("one_letter", 'assert {f}(".").strip().upper() == "E"'),
        code("three_letters", 'assert {f}("... --- ...").strip().upper() == "SOS"'),
        objects="code translate convert string message", returns="string",
    ),
]  # fmt: skip
