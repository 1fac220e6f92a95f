"""Short forms of names."""

from __future__ import annotations

import re

from ..domains import choices, sentences
from ..model import args, specification


@specification(
    names="acronym acronyme make_acronym abbreviation",
    domain=args(sentences("portable network graphics light random memory access", 1, 5)),
    extra="string phrase",
    says="first letters letter words word capitals capital upper case each phrase acronym initials",
)
def acronym(phrase: str) -> str:
    """Join the first letters of the words, in capitals."""
    return "".join(word[0] for word in phrase.split()).upper()


@specification(
    names="snake_to_camel snake_to_camel_case to_camel_case snake_case_to_camel_case "
    "snake_en_camel",
    domain=args(choices("a", "ab", "ab_cd", "one_two_three", "x_y", "user_name", "max_size_kb",
                        "a_b_c", "first_name_of", "is_ok",
                        "path_to_file", kind="string")),
    extra="string case name",
    says="snake camel case snake_case camelcase convert converts underscores name identifier "
    "snake_case_name camelcasename",
)  # fmt: skip
def snake_to_camel(name: str, *, first_capital: bool = False) -> str:
    """Turn ``snake_case`` into ``camelCase``."""
    joined = "".join(part.capitalize() for part in name.split("_"))
    return joined if first_capital else joined[0].lower() + joined[1:]


@specification(
    names="camel_to_snake camel_to_snake_case to_snake_case camel_case_to_snake_case "
    "camel_en_snake",
    domain=args(choices("a", "ab", "abCd", "oneTwoThree", "userName", "maxSizeKb", "aB", "abCD"[:3],
                        "xY", "pathToFile", "isEmpty", "getUserById"[:9], kind="string")),
    extra="string case name",
    says="snake camel case snake_case camelcase convert converts underscores name identifier "
    "pascalcase",
)  # fmt: skip
def camel_to_snake(name: str) -> str:
    """Turn ``camelCase`` into ``snake_case``."""
    return re.sub(r"(?<!^)([A-Z])", r"_\1", name).lower()
