"""Names, addresses and numbers that must have a form."""

from swarm_tools.intents.families.checks import some
from swarm_tools.intents.model import Case, but, code, intent, no, when, yes

TEXT = "string text of a an the name number code value input user check"


def check(kind: str) -> str:
    """Return the names of a check, English and French."""
    forms = ("is valid {0}", "valid {0}", "validate {0}", "is {0}", "check {0}", "verify {0}",
             "{0} valid", "{0} valide", "{0} is valid", "is {0} valid",
             "is correct {0}")  # fmt: skip
    return "|".join(form.format(kind) for form in forms)


def refused(label: str, text: str) -> Case:
    """Return the case that a text is not taken, or that it can't be read."""
    return code(
        label, "try:", f"    result = {{f}}({text!r})", "except (ValueError, IndexError):",
        "    return  # it is refused as well", "assert not result",
    )  # fmt: skip


def digit(label: str, number: str, want: int) -> Case:
    """Return the case of the digit to put behind a number, which is given as a text or not."""
    return code(
        label, "found = []",
        f"for given in ({number!r}, {number}, {[int(d) for d in number]}):", "    try:",
        "        found.append(str({f}(given)))", "    except Exception:", "        continue",
        f"assert {str(want)!r} in found or {number + str(want)!r} in found",
    )  # fmt: skip


INTENTS = [
    intent(
        "identifiers.luhn_digit", "The digit behind a card number by Luhn's sum, mod 10.",
        "luhn check digit|luhn digit|check digit luhn|card check digit|luhn checksum digit", "any",
        digit("known_number", "453957876362148", 6), digit("another", "411111111111111", 1),
        digit("odd_length", "7992739871", 3), digit("two_digits", "18", 2),
        digit("nothing_to_add", "19", 0),
        objects=TEXT + " calculate compute for partial digits", needs="10 9 2 luhn sum",
    ),
    intent(
        "identifiers.ean_digit", "The digit behind twelve others of a bar code.",
        "ean check digit|ean13 check digit|check digit|ean digit|isbn13 check digit"
        "|gtin check digit"
        "|barcode check digit|checksum digit|control digit|chiffre de controle|cle ean", "any",
        digit("known_number", "400638133393", 1), digit("of_a_book", "978030640615", 7),
        digit("nothing_to_add", "368595748906", 0), digit("ones_and_threes", "100000000001", 6),
        objects=TEXT + " calculate compute for the ean ean13 first twelve",
        needs="ean ean13 twelve thirteen gtin isbn13 barcode first12 12",
        unless="luhn isbn10 11 97 iban upc eleven weights 9",
    ),
    intent(
        "identifiers.next_version", "A version with one part raised and those behind it at zero.",
        "bump|bump version|increment version|next version|version bump|bump semver|raise version",
        "string string",
        *(
            code(label, f'result = {{f}}("{old}", "{part}")',
                 f'assert result in ("{new}", "v{new}", {tuple(map(int, new.split(".")))})')
            for label, old, part, new in (
                ("third", "1.2.3", "patch", "1.2.4"), ("second", "1.2.3", "minor", "1.3.0"),
                ("first", "1.2.3", "major", "2.0.0"), ("from_nine", "9.9.9", "major", "10.0.0"),
                ("three_digits", "0.9.123", "minor", "0.10.0"))
        ),
        objects=TEXT + " part by semantic to version level",
        spelled=(r".*", r".*(part|level|kind|type|which|component|release|bump|segment|partie).*"),
        needs="'patch'",
        unless="prerelease build epoch alpha beta rc",
    ),
    intent(
        "identifiers.isbn13", "The ISBN of thirteen digits of one of ten, with its own digit.",
        "isbn10 to isbn13|isbn 10 to 13|isbn10 to 13|to isbn13|to isbn 13|isbn to isbn13", "string",
        *(code(label, f'result = str({{f}}("{old}"))',
               f'assert result.replace("-", "").replace(" ", "") == "{new}"')
          for label, old, new in (
              ("plain", "0306406152", "9780306406157"), ("x", "080442957X", "9780804429573"),
              ("zero", "0131103628", "9780131103627"), ("other", "0201633612", "9780201633610"))),
        objects=TEXT + " convert", returns="string", needs="'978' 978",
    ),
    intent(
        "identifiers.mac", "Six pairs of hexadecimal digits with colons between them.",
        f"{check('mac')}|{check('mac address')}", "string",
        some("letters", "00:1a:2b:3c:4d:5e", "00:1A:2B:3C:4D:5E"),
        yes("digits", "01:23:45:67:89:10"),
        no("five", "00:1a:2b:3c:4d"), no("seven", "00:1a:2b:3c:4d:5e:6f"),
        no("letter", "00:1a:2b:3c:4d:5g"), no("one_digit", "00:1a:2b:3c:4d:5"),
        no("letter_first", "g0:1a:2b:3c:4d:5e"), no("one_digit_first", "0:1a:2b:3c:4d:5e"),
        no("empty", ""), objects=TEXT + " address", returns="bool", needs="':' : [:-]",
    ),
    intent(
        "identifiers.username", "Letters, digits and underscores, not too few and not too many.",
        f"{check('username')}|{check('user name')}", "string",
        some("plain", "alice", "alice12345", "Alice12345"), no("space", "al ice"),
        no("sign", "ali$ce"), no("empty", ""),
        objects=TEXT, returns="bool", needs="isalnum isalpha \\w fullmatch match",
        unless="@ taken users existing space .",
    ),
    intent(
        "identifiers.python_name", "A name of Python: letters, digits and underscores, no digit "
        "first.", f"{check('identifier')}|{check('variable name')}|{check('python identifier')}",
        "string", yes("plain", "total"), yes("underscore", "a_1"), no("digit_first", "1abc"),
        no("hyphen", "my-name"), no("empty", ""), no("space", "a b"), objects=TEXT + " variable",
        returns="bool", unless="length 63 32 upper camel",
        needs="isidentifier python iskeyword keyword variable",
    ),
    intent(
        "identifiers.time", "Hours 0 to 23 and minutes 0 to 59 with a colon between them.",
        f"{check('time')}|{check('24 hour time')}|{check('clock time')}", "string",
        yes("noon", "12:30"), yes("last", "23:59"), yes("first", "00:00"), no("hour", "24:00"),
        no("minute", "12:60"), refused("letters", "ab:cd"), refused("no_colon", "1230"),
        refused("empty", ""),
        objects=TEXT + " time 24 hour", returns="bool", needs="23 24",
        unless="am pm seconds 12 3 '%h:%m:%s'",
    ),
    intent(
        "identifiers.pin", "Four or six digits.",
        f"{check('pin')}|{check('pin code')}", "string",
        some("four", "1234", "123456", "12345", "12345678"), no("three", "123"),
        no("letter", "12a4"), no("sign", "-123"),
        when("6", no("five", "12345")), no("empty", ""), objects=TEXT + " code", returns="bool",
        needs="isdigit \\d isdecimal", unless="repeated sequential same weak user 8",
    ),
    intent(
        "identifiers.postal_code_fr", "Five digits.",
        f"{check('code postal')}|{check('postal code')}|{check('postcode')}|code postal valide"
        "|est code postal", "string",
        yes("paris", "75001"), no("four", "7500"), no("letter", "75a01"),
        but("6", no("six", "750011")),
        no("empty", ""), objects=TEXT + " postal", returns="bool", needs="5",
        unless="letter uk canada - 4",
    ),
    intent(
        "identifiers.hashtag", "A sign # and then letters, digits or underscores.",
        check("hashtag"), "string", code("sign",
                                         'assert bool({f}("#python")) != bool({f}("python"))'),
        code("other_word", 'assert bool({f}("#word")) != bool({f}("word"))'), objects=TEXT,
        returns="bool",
    ),
    intent(
        "identifiers.even_length", "As many characters as make pairs.",
        "has even length|is even length|even length", "string", yes("two", "ab"), no("one", "a"),
        yes("empty", ""), no("three", "abc"), objects=TEXT, returns="bool",
    ),
    intent(
        "identifiers.domain", "Parts of letters, digits and hyphens with dots between them.",
        f"{check('domain')}|{check('domain name')}|{check('hostname')}", "string",
        yes("plain", "example.com"), no("space", "exa mple.com"), no("empty", ""),
        no("two_dots", "example..com"), no("sign", "exa_$mple.com"),
        objects=TEXT + " domain", returns="bool", needs="isalnum label labels",
    ),
    intent(
        "identifiers.dna", "Only the letters A, C, G and T.",
        f"{check('dna')}|{check('dna sequence')}|{check('adn')}", "any",
        some("four", "ACGT", "acgt"), no("letter", "ACGX"), no("uracil", "ACGU"),
        some("repeated", "AAAA", "aaaa"), no("last", "acgz"), no("first", "XACG"),
        objects=TEXT + " dna strand", returns="bool",
        needs="acgt 'acgt' 'atcg' 'atgc' 'gatc' 'actg' 'a' 'agct' 'tacg'",
        unless="n rna gattaca 3",
    ),
    intent(
        "identifiers.plate_fr", "Two letters, three digits, two letters with hyphens.",
        f"{check('plaque')}|{check('immatriculation')}",
        "string", yes("plain", "AB-123-CD"), no("digits", "AB-12-CD"), no("letters", "A1-123-CD"),
        no("empty", ""), no("more", "AB-123-CDE"), objects=TEXT, returns="bool",
        needs="'-' - [A-Z]",
    ),
]  # fmt: skip
