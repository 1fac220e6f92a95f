"""Minutes and seconds for a kilometre."""

from swarm_tools.intents.model import Case, code, intent

NAMES = "pace|running pace|pace per km|pace per kilometre|allure|allure au km|pace per kilometer"
KM = r"(km|kms|kilometres|kilometers|distance|distance_km|dist)"
SECONDS = r"(s|secs?|seconds|secondes|total_seconds|duration_s|time_s)"


def shown(label: str, *figures: float, want: str) -> Case:
    """Return the case of a pace that is told as a text."""
    return code(label, f"result = {{f}}{figures}", "if not isinstance(result, str):",
                "    return  # another form", f"assert {want!r} in result")  # fmt: skip


INTENTS = [
    intent(
        f"paces.{label}", "The time for a kilometre, as minutes and seconds.", NAMES,
        "number number",
        *(shown(name, *order((km, seconds)), want=want) for name, km, seconds, want in (
            ("even", 10, 3000, "5:00"), ("padded", 2, 608, "5:04"), ("one", 1, 270, "4:30"))),
        objects="run min of a", returns="string", spelled=spelled, needs="60",
        unless="mile miles hours minutes_total",
    )
    for label, order, spelled in (
        ("of_distance_and_time", tuple, (KM, SECONDS)),
        ("of_time_and_distance", lambda pair: pair[::-1], (SECONDS, KM)),
    )
]  # fmt: skip
