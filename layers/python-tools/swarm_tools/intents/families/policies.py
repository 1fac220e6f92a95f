"""Rules for passwords kept by an object."""

from swarm_tools.intents.model import ClassIntent, scene, words

GOOD = "Vk7!mR2#x@$Z"
ROLES = {
    "valid": "is_valid validate check is_strong is_acceptable accepts is_ok est_valide valide "
    "verify is_secure is_valid_password check_password validate_password est_fort",
    "says": "is_valid is_strong is_acceptable is_ok est_valide is_secure is_valid_password "
    "est_fort",
    "problems": "problems errors() violations get_errors issues failures find_problems erreurs "
    "problemes broken_rules get_problems get_violations missing list_errors",
    "digit_option": "need_digit require_digit requires_digit require_digits need_digits digit "
    "digits exige_chiffre require_number require_numbers",
    "upper_option": "need_upper require_upper require_uppercase requires_uppercase uppercase "
    "upper need_uppercase requires_upper exige_majuscule",
    "special_option": "need_special require_special requires_special special need_symbol "
    "require_symbol require_special_char",
}
OTHER = (
    "if isinstance(result, (int, str, dict)) and not isinstance(result, bool):\n"
    "    return  # points or words\n"
)
ACCEPTED = OTHER + (
    "first = result[:1] == (True,) if isinstance(result, tuple) else False\n"
    "assert first or result is None or result == [] or result is True"
)
REFUSED = OTHER + (
    "refused = isinstance(result, (list, tuple)) and result != [] and True not in result[:1]\n"
    "assert result is False or refused"
)
FOUND = "assert len(result) == {0}"


def judged(label: str, made: str, text: str, count: int, **more: str) -> tuple:
    """Return the scenarios of one password: whether it is valid, and how many rules it breaks."""
    thing = f"thing = make({made})\n"
    asked = thing + f"try:\n    result = thing.valid('{text}')\n"
    if count:
        asked += f"except Exception:\n    return\n{REFUSED}"
    else:
        asked = thing + f"result = thing.valid('{text}')\n{ACCEPTED}"
    named = thing + f"result = thing.problems('{text}')\n"
    named += FOUND.format(count) if count < 2 else "assert len(result) >= 1"
    return scene(label, asked, **more), scene(f"{label}_named", named, **more)


INTENTS = [
    ClassIntent(
        "policies.password",
        "A password is valid only if it has a minimum length and breaks no rule: a digit, "
        "an upper and a lower case letter, a special character and no spaces where that is "
        "required, at least one.",
        ("password policy", "password validator", "password checker", "password rules",
         "password strength", "politique mot passe", "validateur mot passe", "password",
         "password strength checker", "password rule", "mot passe"),
        ROLES,
        (
            *judged("all_rules_kept", "", GOOD, 0, unless="max maximum"),
            scene("says_yes", f"assert thing.says('{GOOD}')", unless="optional max maximum"),
            *judged("nothing_of_all", "", "a", 2, needs="isdigit isupper",
                    without="digit_option"),
            *judged("no_digit", "need_digit=True", "Vkt!mRw#x@$Z", 1),
            *judged("some_digits", "need_digit=True", GOOD, 0, unless="max maximum"),
            *judged("some_capitals", "need_upper=True", GOOD, 0, unless="max maximum"),
            *judged("no_digit_by_rule", "", "Vkt!mRw#x@$Z", 1, without="digit_option",
                    needs="isdigit isnumeric isdecimal"),
            *judged("no_upper", "need_upper=True", "vk7!mr2#x@$z", 1),
            *judged("no_upper_by_rule", "", "vk7!mr2#x@$z", 1, without="upper_option",
                    needs="isupper"),
            *judged("no_special", "need_special=True", "Vk7tmRq2wxZp", 1),
            *judged("long_enough", "min_length=12", GOOD, 0, unless="max maximum"),
            *judged("too_short", "min_length=13", GOOD, 1),
        ),
        {},
        words("isalnum either optional any_of hash hashed salt generate score weak levels "
              "points 2 3 digits_only="),
        lengths=True,
    ),
]  # fmt: skip
