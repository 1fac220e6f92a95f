"""Checks of brackets, card numbers, addresses, colours, passwords and dates."""

from swarm_tools.intents.model import Case, but, code, intent, no, when, yes

CARDS = (yes("known_number", "4539578763621486"), yes("another", "4111111111111111"),
         when("luhn", code("odd_length", "numbers = [f'7992739871{digit}' for digit in range(10)]",
                           "valid = [n for n in numbers if {f}(n)]",
                           "assert valid in ([], ['79927398713'])  # some lengths may be refused")),
         no("last_digit", "4539578763621487"), no("other_digit", "4111111111111211"),
         no("first_digit", "5111111111111111"), no("five_less", "4539578763621481"))  # fmt: skip


FIVE_DIGITS = r"\b(five|cinq|5) (digits|chiffres)\b"
GROUPED = r"\bspaces (are |is )?(allowed|ignored|permitted|skipped|removed)\b"
SUMMED = "10 9 2 luhn sum checksum check_digit total double doubled mod"
SIRET = (
    "numero number chiffres digits espaces spaces permis cle luhn partant droite gauche chiffre "
    "deux double doubles dernier depasse retire somme multiple 9 10 company entreprise key right "
    "left every other second doubled exceeds"
)

DIGIT_TOO = r"^(?!.*(\bof (these|the)\b|either|score)).*(?<!or )\b(an?|one|un) (digit|chiffre)\b"
ASKED = r"^(?!.*(\bof (these|the)\b|either|score)).*(?<!or )\b(an?|one) {}.?case letter"
"""A docstring that asks for a letter of one case."""
ABOUT_A_NAME = r"(?!(\w*_)?(name|key|field|column|type|tag|title)$).*"


def some(label: str, *texts: str) -> Case:
    """Return the case that one of some texts at least is taken."""
    return code(label, f"assert any({{f}}(text) for text in {texts!r})")


def valid(*things: str) -> str:
    """Return the names of a check, for each word for the thing."""
    forms = ("is valid {}", "valid {}", "validate {}", "is {}", "check {}", "verify {}", "{} valid",
             "is {} valid", "validator {}", "{} is valid")  # fmt: skip
    return "|".join(form.format(thing) for thing in things for form in forms)


PARTS = {"y": r"y|year|annee|yyyy|an", "m": r"m|month|mois|mm", "d": r"d|day|jour|dd|j"}
DATES = (
    ("leap_day", 2024, 2, 29, True),
    ("no_leap_day", 2023, 2, 29, False),
    ("month", 2024, 13, 1, False),
    ("month_zero", 2024, 0, 10, False),
    ("day_of_april", 2024, 4, 31, False),
    ("end_of_april", 2023, 4, 30, True),
    ("last_day", 2024, 12, 31, True),
    ("first_day", 2024, 1, 1, True),
    ("day_zero", 2024, 5, 0, False),
    ("day_below_zero", 2024, 6, -3, False),
    ("day_32", 2024, 7, 32, False),
    ("month_below_zero", 2024, -1, 10, False),
    ("day_of_june", 2023, 6, 31, False),
    ("end_of_august", 2023, 8, 31, True),
    ("day_of_february", 2024, 2, 30, False),
    ("end_of_february", 2023, 2, 28, True),
    ("leap_day_of_2000", 2000, 2, 29, True),
    ("day_of_november", 2023, 11, 31, False),
)


def dates_in(order: str) -> tuple[Case, ...]:
    """Return the cases of year, month and day in an order such as ``ymd``."""
    cases = []
    for label, year, month, day, real in (*DATES, ("leap_day_of_1900", 1900, 2, 29, False)):
        parts = {"y": year, "m": month, "d": day}
        case = (yes if real else no)(label, *(parts[part] for part in order))
        cases.append(when("100", case) if year == 1900 else case)
    return tuple(cases)


def of_company(number: str) -> str:
    """Return the names of checks of a French company's number."""
    checked = valid(number, f"{number} number", f"numero {number}")
    return f"{checked}|verifier {number}|{number} valide|{number} est valide|valider {number}"


INTENTS = [
    intent(
        "checks.balanced_brackets", "Every bracket is closed in the right order.",
        "brackets match|parentheses match|brackets ok|est equilibre|parentheses equilibrees|"
        "is balanced|balanced parentheses|valid parentheses|is valid parentheses|check parentheses"
        "|balanced brackets|is balanced parentheses|is balanced brackets|check brackets|check "
        "balanced"
        "|are brackets balanced|are parentheses balanced|valid brackets|is valid brackets|balanced"
        "|parentheses balanced|validate brackets|validate parentheses|brackets balanced", "string",
        yes("one_pair", "()"), yes("nested", "(())()"), yes("nothing", ""),
        no("not_closed", "(()"), no("not_opened", "())"), no("wrong_way_round", ")("),
        code(
            "crossing_kinds",
            'if not {f}("[") and {f}("[]"):',
            '    assert not {f}("([)]")',
            '    assert {f}("{[()]}") or {f}("{")',
        ),
        objects="expression string check", returns="bool", known=True, unless="enumerate half",
    ),
    intent(
        "checks.first_wrong_bracket", "Where the first wrong bracket is; none is -1 or nothing.",
        "first error|first unbalanced|first mismatch|find unbalanced|first unmatched"
        "|first bad bracket|find mismatch|mismatch position|first wrong bracket|first mismatched"
        "|first unmatched bracket|first unbalanced bracket|find bracket error"
        "|first mismatched bracket|position of mismatch|find first error|bracket error", "string",
        *(code(label, "if {f}(']') in (-1, None):", "    return  # other brackets",
               f"result = {{f}}({text!r})", f"assert result in {wants}")
          for label, text, wants in (
              ("all_closed", "([]{})", (-1, None)), ("nothing", "", (-1, None)),
              ("other_signs", "f(a[0])", (-1, None)), ("wrong_kind", "(]", (0, 1, 2)),
              ("not_opened", "a)", (1, 2)), ("not_opened_after_a_pair", "())", (2, 3)),
              ("wrong_kind_inside", "[a(b]c)", (2, 3, 4, 5)), ("left_open", "a(b", (1, 2, 3)),
              ("left_open_after_a_pair", "()[", (2, 3)), ("left_open_later", "abc(de", (3, 4, 6)),
              ("left_open_at_the_end", "(a)[b](", (6, 7)),
              ("two_left_open", "f(g(x", (1, 2, 3, 4, 5)),
              ("left_open_before_a_pair", "ab(c[d]e", (2, 3, 8)))),
        stated=(
            (r"innermost|last (one )?opened",
             code("last_left_open", "assert {f}('(a(b') in (2, 3)",
                  "assert {f}('(aa(bc') in (3, 4)")),
            (r"outermost|first (one )?opened",
             code("first_left_open", "assert {f}('(a(b') in (0, 1)")),
        ),
        objects="expression string bracket brackets parenthesis parentheses index code",
        returns="number", needs="bracket brackets parenthesis parentheses ']' '{' '([{' closing",
        unless="xml html tag",
    ),
    intent(
        "checks.luhn", "The check digit of a card number is right.",
        "luhn|luhn check|is luhn valid|check luhn|luhn valid|is valid luhn|validate luhn|luhn ok|"
        "passes luhn|luhn checksum valid|"
        + valid("card", "credit card", "card number", "credit card number", "card checksum"),
        "string",
        *CARDS, objects="number algorithm string exceeds subtracted doubled result",
        returns="bool", needs=SUMMED,
        stated=((GROUPED, yes("in_groups", "4111 1111 1111 1111")),
                (GROUPED, no("in_groups_with_another_digit", "4111 1111 1111 1112"))),
        unless="remainder_returned=",
    ),
    intent(
        "checks.siret", "A number of fourteen digits whose sum by Luhn is a multiple of ten.",
        of_company("siret"), "string",
        yes("known_number", "73282932000074"), no("last_digit", "73282932000075"),
        no("other_digit", "73282982000074"), no("ten_more", "73282932000184"),
        no("one_digit_less", "7328293200007"),
        when("isdigit", no("no_digit", "7328293200007A")),
        no("only_the_other_places_doubled", "10000000000009"),
        yes("nine_taken_off", "50000000000009"), yes("five_doubled", "00000000000059"),
        yes("six_doubled", "00000000000067"),
        objects=SIRET + " fourteen 14", returns="bool",
        unless="siren_too siren remainder_returned=",
    ),
    intent(
        "checks.siren", "A number of nine digits whose sum by Luhn is a multiple of ten.",
        of_company("siren"), "string",
        yes("known_number", "732829320"), no("last_digit", "732829321"),
        no("other_digit", "732829820"), no("one_digit_less", "73282932"),
        when("isdigit", no("no_digit", "73282932A")), yes("five_doubled", "000000059"),
        yes("six_doubled", "000000067"), yes("first_place_as_it_is", "100000009"),
        objects=SIRET + " nine neuf", returns="bool", unless="remainder_returned=",
    ),
    intent(
        "checks.luhn_of_number", "The check digit of a card number is right.",
        "luhn|luhn check|is luhn valid|check luhn|luhn valid|is valid luhn|passes luhn|"
        + valid("card", "credit card", "card number", "credit card number"), "number",
        yes("known_number", 4539578763621486), no("last_digit", 4539578763621487),
        objects="number algorithm", returns="bool", known=True, needs=SUMMED,
        unless="remainder_returned=",
    ),
    intent(
        "checks.isbn10", "The check digit of an ISBN of ten digits is right: weighted by 10, 9 and "
        "so on, they add up to a multiple of 11.",
        valid("isbn10", "isbn 10"), "string",
        yes("known_number", "0306406152"), yes("check_digit_x", "080442957X"),
        no("last_digit", "0306406153"), no("exchanged_digits", "0306401652"),
        code("x_within", "try:", '    result = {f}("03064X6106")', "except ValueError:",
             "    return  # no digit", "assert not result"),
        no("wrong_digit_x", "030640615X"),
        code("x_only_at_the_end", "found = []", 'for digit in "0123456789":', "    try:",
             '        found.append({f}("0306X4061" + digit))', "    except ValueError:",
             "        continue  # no digit", "assert not any(found)"),
        objects="number code weighted digits sum multiple hyphens last", returns="bool",
    ),
    intent(
        "checks.isbn13", "The check digit of an ISBN of thirteen digits is right.",
        valid("isbn13", "isbn 13", "ean13", "ean 13", "ean"), "string",
        yes("known_number", "9780306406157"), no("last_digit", "9780306406158"),
        no("other_digit", "9780306416157"), yes("digit_zero", "9780306406010"),
        *(code(label, "try:", f'    result = {{f}}("{text}")', "except ValueError:",
               "    return  # it says so otherwise", "assert not result")
          for label, text in (("twelve_digits", "978030640615"), ("letters", "97803064061AB"),
                              ("nothing", ""))),
        objects="number code", returns="bool",
    ),
    intent(
        "checks.isbn", "The check digit of an ISBN of ten or thirteen digits is right.",
        valid("isbn", "isbn number", "isbn code"), "string",
        code("known_number", 'assert {f}("9780306406157") or {f}("0306406152")'),
        code("last_digit", 'assert not {f}("9780306406158")', 'assert not {f}("0306406153")'),
        code("not_enough_digits", 'assert not {f}("978030640615")'),
        objects="number code", returns="bool", unless="length prefix country",
    ),
    intent(
        "checks.ipv4", "Four numbers from 0 to 255, with dots between.",
        valid("ip", "ipv4", "ip address", "ipv4 address", "adresse ip")
        + "|looks like ipv4|is ip address|est ipv4|looks like ip"
        "|ipv4 ok|ip ok|is dotted ip", "string",
        yes("private_address", "192.168.1.1"), yes("largest", "255.255.255.255"),
        no("too_large", "256.1.1.1"), no("last_too_large", "1.1.1.300"), no("three_parts", "1.2.3"),
        no("five_parts", "1.2.3.4.5"), no("letters", "a.b.c.d"),
        objects="address string", returns="bool", unless="v6 ipv6 private", spelled=(ABOUT_A_NAME,),
    ),
    intent(
        "checks.password",
        "A password of many kinds of characters is accepted, a short one is not.",
        valid("password", "strong password", "password strength", "secure password", "mot passe")
        + "|is password strong|is strong password|password is strong|is strong|is secure"
        "|is strong enough|is acceptable|est solide|est robuste|est fort", "string",
        some("many_kinds", "Kx9!mQ2@tzLw", "Kx9mQ2tz", "Kx9!mQ2@", "Kx9$mQ2_tz",
             "Kx9!mQ2@tzLwPf5#"), no("short", "aB1!"), no("nothing", ""),
        some("longer", "Kx9mQ2tzL", "Kx9!mQ2@t", "Kx9!mQ2@tzLw",
             "Kx9mQ2tzLw12", "Kx9$mQ2_tzPw", "Kx9-mQ2-tzLw-Pf5"),
        when("isdigit", no("eight_without_a_digit", "KxR!mQhL")),
        when("isupper", no("eight_without_a_capital", "kx9!mq2z")),
        when("8", no("seven_characters", "aB1!xY2")),
        when("8", some("eight_characters", "aB1!xY2?", "aB1$xY2#", "aB1@xY2&", "aB1_xY2-",
                       "aB1xxY2z")),
        when("isdigit", no("no_digit", "KxR!mQh@tzLw")),
        when("isupper", no("no_upper_case", "kx9!mq2@tzlw")),
        when("islower", no("no_lower_case", "KX9!MQ2@TZLW")),
        when("isdigit", no("letters_alone", "KxRomQhtzLw")),
        when("isupper", no("small_letters_and_digits", "kx9amq2atzlw")),
        when("islower", no("capitals_and_digits", "KX9AMQ2ATZLW")),
        objects="string strength format", returns="bool", needs="len isdigit isupper 8",
            unless="score points 'weak' 'strong' kinds categories classes three",
            spelled=(ABOUT_A_NAME,),
        stated=((DIGIT_TOO, no("no_digit", "KxR!mQh@tzLw")), (ASKED.format("upper"),
        no("no_capitals", "kx9!mq2@tzlw")),
                (ASKED.format("lower"), no("only_capitals", "KX9!MQ2@TZLW"))),
    ),
    intent(
        "checks.password_problems",
        "What is wrong with a password: nothing with one of many kinds of characters.",
        "check password|validate password|check password strength|validate password strength"
        "|password errors|password problems|password issues|password feedback|password violations"
        "|regles violees|problemes mot passe|erreurs mot passe|verifier mot passe|broken rules"
        "|defauts mot passe", "string",
        code("many_kinds", "texts = ('Kx9!mQ2@tzLw', 'Kx9mQ2tz', 'Kx9$mQ2_tz', 'Kx9!mQ2@tzLwPf5#')",
             "assert any(not {f}(text) for text in texts)"),
        code("short", "assert {f}('aB1!')"),
        when("isdigit", code("no_digit", "assert {f}('KxR!mQh@tzLw')")),
        when("isupper", code("no_upper_case", "assert {f}('kx9!mq2@tzlw')")),
        when("islower", code("no_lower_case", "assert {f}('KX9!MQ2@TZLW')")),
        when("isdigit", code("short_of_digits_alone", "found = {f}('KxR!mQh@tzLw')",
                             "assert len(found) > len({f}('Kx9!mQ2@tzLw'))")),
        objects="string strength format problems errors wrong fine empty list messages missing "
        "rules broken minimum min length ok good valid regles violees mot de passe ne respecte pas "
        "liste "
        "moins caracteres longueur un chiffre une majuscule minuscule espace vide",
        stated=((r"\b(at least|minimum( of)?|au moins) 8\b|\b8 (characters )?or more"
                 r"|\b(less|fewer|shorter) than 8\b|\bau moins 8\b|\bmoins de 8\b", code(
            "eight_are_enough", "assert len({f}('Kx9!mQ2@')) == len({f}('Kx9!mQ2@t'))",
            "assert len({f}('Kx9!mQ2')) > len({f}('Kx9!mQ2@'))")),),
        returns="list", needs="len isdigit isupper 8", unless="score points 'weak' 'strong'",
        spelled=(ABOUT_A_NAME,),
    ),
    intent(
        "checks.hex_color", "A number sign and hexadecimal digits.",
        valid("hex color", "hex colour", "color hex", "hex color code", "couleur hex"), "string",
        some("six_digits", "#ff8800", "ff8800"), some("upper_case", "#FF8800", "FF8800"),
        no("no_hex_digit", "#ff88zz"),
        no("five_digits", "#ff880"), no("no_sign", "ff8800x"), objects="code string",
        returns="bool", spelled=(ABOUT_A_NAME,),
    ),
    intent(
        "checks.url", "A URL has a scheme and a host.",
        valid("url", "http url", "web url"), "string",
        yes("plain", "https://example.com"),
        some("with_path", "http://www.example.com/page", "https://www.example.com/page"),
        no("words", "not a url"), no("nothing", ""), objects="string address", returns="bool",
        unless="domain allowed socket requests", spelled=(ABOUT_A_NAME,),
    ),
    intent(
        "checks.iban", "The remainder by 97 is one.",
        valid("iban"), "string",
        yes("german", "DE89370400440532013000"), yes("british", "GB82WEST12345698765432"),
        no("other_digit", "DE89370400440532013001"), no("other_check", "GB83WEST12345698765432"),
        objects="number string", returns="bool",
        unless="fr belgium be nl country francais français french france allemand german",
        spelled=(ABOUT_A_NAME,),
    ),
    intent(
        "checks.zip_code", "Five digits.",
        valid("zip", "zip code", "us zip", "us zip code", "code postal", "zipcode"), "string",
        some("five_digits", "75001", "12345", "10115", "02134", "90210", "75001-1234", "1010"),
        but("4 1000 9999", no("four_digits", "7500")), no("letters", "abcde"),
        stated=(
            (FIVE_DIGITS, no("six_digits", "750011")),
            (FIVE_DIGITS, no("seven_digits", "0212345")),
            (r"\b01 (et|[aà]|and|to) 9[58]\b", no("department_zero", "00123")),
        ),
        objects="string doit avoir exactement cinq commencer par departement entre francais 01 98 "
        "95 two first digits deux premiers chiffres",
        returns="bool", spelled=(ABOUT_A_NAME,),
        unless="'.zip' endswith file filename path",
    ),
    intent(
        "checks.phone", "Some way to write a phone number is accepted, words are not.",
        valid("phone", "phone number", "telephone", "numero telephone"), "string",
        code(
            "some_form_is_accepted",
            'forms = ("5551234567", "555-123-4567", "(555) 123-4567", "+15551234567", '
            '"0612345678",',
            '         "+33612345678", "06 12 34 56 78", "555-1234", "123-456-7890", "1234567890",',
            '         "06.12.34.56.78", "0712345678", "07123456789", "9876543210", "555.123.4567",',
            '         "+1-555-123-4567", "+1 (555) 123-4567", "(555)123-4567",',
            '         "+33 6 12 34 56 78", "+49 170 1234567", "+491701234567", "+44 7123 456789")',
            "assert any({f}(form) for form in forms)",
        ),
        no("letters", "not a number"), no("nothing", ""), no("two_digits", "12"),
        objects="string format", returns="bool", spelled=(ABOUT_A_NAME,), unless="device",
    ),
    *(
        intent(
            f"checks.{name}", "The day is one of the month, the month one of the year.",
            valid("date", "calendar date") + "|date exists|is real date|real date|date existe",
            "number number number", *dates_in(order), returns="bool",
            spelled=tuple(PARTS[part] for part in order),
        )
        for name, order in (("date", "ymd"), ("date_day_first", "dmy"), ("date_month_first", "mdy"))
    ),
    intent(
        "checks.date_text", "Year, month and day, with hyphens between.",
        valid("date", "iso date", "date format") + "|date valide|is real date|date existe",
        "string",
        yes("plain", "2024-02-28"), no("month", "2024-13-01"), no("day", "2024-01-40"),
        no("words", "yesterday"), objects="string", returns="bool", needs="iso_date=",
        unless="fmt formats B dd pattern today now", spelled=(ABOUT_A_NAME,),
    ),
    intent(
        "checks.triangle", "Two sides are always longer than the third.",
        "is triangle|is valid triangle|valid triangle|triangle possible|can form triangle"
        "|validate triangle|forms triangle|can be triangle", "number number number",
        yes("three_four_five", 3, 4, 5), yes("equal_sides", 2, 2, 2), no("third_too_long", 1, 2,
            10),
        no("first_too_long", 10, 2, 1), no("second_too_long", 1, 10, 2),
        objects="a", returns="bool", unless="right angle angles 180",
    ),
    intent(
        "checks.triangle_kind", "By how many sides are equal.",
        "triangle type|triangle kind|classify triangle|type triangle|type of triangle",
        "number number number",
        code("equilateral", 'assert "qui" in str({f}(3, 3, 3)).lower()'),
        code("isosceles", 'assert "iso" in str({f}(5, 5, 3)).lower()'),
        code("isosceles_first_and_last", 'assert "iso" in str({f}(5, 3, 5)).lower()'),
        code("isosceles_last_two", 'assert "iso" in str({f}(3, 5, 5)).lower()'),
        code("scalene", 'assert "scal" in str({f}(4, 5, 6)).lower()'),
        code("scalene_falling", 'assert "scal" in str({f}(7, 5, 4)).lower()'),
        code("scalene_first_longest", 'assert "scal" in str({f}(6, 4, 5)).lower()'),
        objects="get equilateral isosceles scalene", returns="string",
        unless="angle angles 'right' 'acute' 'obtuse' 'rectangle'",
    ),
    intent(
        "checks.age_range", "Adults are eighteen or older.",
        "is adult|can vote|est majeur|is eligible to vote", "number",
        yes("adult", 30), no("child", 10), when("18", yes("just_adult", 18)),
        when("18", no("just_below", 17)), returns="bool", needs="18", spelled=(r"age",),
    ),
]  # fmt: skip
