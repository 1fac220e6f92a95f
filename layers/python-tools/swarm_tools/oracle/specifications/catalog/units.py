"""From one unit into another."""

from __future__ import annotations

from ..domains import numbers
from ..model import args, one_of, specification

_DEGREES = numbers(-60, 250, 0, 100, 37, -40, 20, 32, 212, 98.6)
_AMOUNT = numbers(0, 500, 0, 1, 2, 10, 100, 0.5, 42)
_DEGREE = {"degrees": "c f k celsius fahrenheit kelvin temp temperature degrees degres t x value "
           "deg temperature_c temperature_f deg_c deg_f"}  # fmt: skip
_HEAT = (
    "celsius fahrenheit kelvin degrees temperature convert converts conversion converted into "
    "degres"
)
_SIZES = (
    "convert converts conversion converted into kilometers kilometres miles kilograms kilos pounds "
    "inches centimeters centimetres feet meters metres length weight distance km mi kg lb lbs cm "
    "hours minutes seconds days heures jours secondes total there are many duration"
)


@specification(
    names="celsius_to_fahrenheit c_to_f celsius_en_fahrenheit celsius_vers_fahrenheit c2f "
    "convert_celsius_to_fahrenheit",
    domain=args(_DEGREES), extra="convert", roles=_DEGREE, says=_HEAT, rounded=True,
    numbers=(1.8, 0.5556),
)  # fmt: skip
def celsius_to_fahrenheit(degrees: float) -> float:
    """Turn Celsius into Fahrenheit."""
    return degrees * 9 / 5 + 32


@specification(
    names="fahrenheit_to_celsius f_to_c fahrenheit_en_celsius fahrenheit_vers_celsius f2c "
    "convert_fahrenheit_to_celsius",
    domain=args(_DEGREES), extra="convert", roles=_DEGREE, says=_HEAT, rounded=True,
    numbers=(1.8,),
)  # fmt: skip
def fahrenheit_to_celsius(degrees: float) -> float:
    """Turn Fahrenheit into Celsius."""
    return (degrees - 32) * 5 / 9


@specification(
    names="celsius_to_kelvin c_to_k celsius_en_kelvin celsius_vers_kelvin",
    domain=args(_DEGREES), extra="convert", roles=_DEGREE, says=_HEAT, rounded=True,
)  # fmt: skip
def celsius_to_kelvin(degrees: float, *, zero: float = one_of(273.15, 273)) -> float:
    """Turn Celsius into Kelvin."""
    return degrees + zero


@specification(
    names="kelvin_to_celsius k_to_c kelvin_en_celsius kelvin_vers_celsius",
    domain=args(numbers(0, 500, 0, 273.15, 300, 100)), extra="convert", roles=_DEGREE,
    says=_HEAT, rounded=True,
)  # fmt: skip
def kelvin_to_celsius(degrees: float, *, zero: float = one_of(273.15, 273)) -> float:
    """Turn Kelvin into Celsius."""
    return degrees - zero


@specification(
    names="km_to_miles kilometers_to_miles km_en_miles kilometres_en_miles",
    domain=args(_AMOUNT), extra="convert", says=_SIZES, rounded=True,
)  # fmt: skip
def km_to_miles(
    km: float, *, factor: float = one_of(0.621371, 1 / 1.609344, 1 / 1.60934, 0.6214, 0.62137,
                                         1 / 1.609, 0.62, 1 / 1.6, 0.621),
) -> float:  # fmt: skip
    """Turn kilometres into miles."""
    return km * factor


@specification(
    names="miles_to_km miles_to_kilometers miles_en_km miles_en_kilometres",
    domain=args(_AMOUNT), extra="convert", says=_SIZES, rounded=True,
)  # fmt: skip
def miles_to_km(
    miles: float, *, factor: float = one_of(1.609344, 1.60934, 1.609, 1.6093, 1 / 0.621371, 1.6,
                                            1.61),
) -> float:  # fmt: skip
    """Turn miles into kilometres."""
    return miles * factor


@specification(
    names="kg_to_lbs kg_to_pounds kilograms_to_pounds kilos_to_pounds",
    domain=args(_AMOUNT), extra="convert", says=_SIZES, rounded=True,
)  # fmt: skip
def kg_to_lbs(
    kg: float, *, factor: float = one_of(2.20462, 2.20462262, 1 / 0.45359237, 2.2046, 2.205, 2.2,
                                         2.2046226218, 2.20462262185, 1 / 0.453592, 1 / 0.4536),
) -> float:  # fmt: skip
    """Turn kilograms into pounds."""
    return kg * factor


@specification(
    names="lbs_to_kg pounds_to_kg pounds_to_kilograms pounds_to_kilos",
    domain=args(_AMOUNT), extra="convert", says=_SIZES, rounded=True,
)  # fmt: skip
def lbs_to_kg(
    pounds: float, *, factor: float = one_of(0.45359237, 0.453592, 1 / 2.20462, 0.4536, 1 / 2.205,
                                             1 / 2.2, 0.454, 0.45, 1 / 2.2046),
) -> float:  # fmt: skip
    """Turn pounds into kilograms."""
    return pounds * factor


@specification(
    names="inches_to_cm inch_to_cm pouces_en_cm inches_to_centimeters",
    domain=args(_AMOUNT), extra="convert", says=_SIZES, rounded=True,
)  # fmt: skip
def inches_to_cm(inches: float) -> float:
    """Turn inches into centimetres."""
    return inches * 2.54


@specification(
    names="cm_to_inches cm_to_inch cm_en_pouces centimeters_to_inches",
    domain=args(_AMOUNT), extra="convert", says=_SIZES, rounded=True,
)  # fmt: skip
def cm_to_inches(cm: float, *, factor: float = one_of(1 / 2.54, 0.393701, 0.3937)) -> float:
    """Turn centimetres into inches."""
    return cm * factor


@specification(
    names="feet_to_meters pieds_en_metres feet_to_m",
    domain=args(_AMOUNT), extra="convert", says=_SIZES, rounded=True,
)  # fmt: skip
def feet_to_meters(feet: float, *, factor: float = one_of(0.3048, 1 / 3.28084, 0.305)) -> float:
    """Turn feet into metres."""
    return feet * factor


@specification(
    names="meters_to_feet metres_en_pieds m_to_feet",
    domain=args(_AMOUNT), extra="convert", says=_SIZES, rounded=True,
)  # fmt: skip
def meters_to_feet(
    meters: float, *, factor: float = one_of(3.28084, 1 / 0.3048, 3.2808, 3.281, 3.28)
) -> float:
    """Turn metres into feet."""
    return meters * factor


@specification(
    names="bmi imc body_mass_index calculate_bmi calculer_imc indice_masse_corporelle",
    domain=args(numbers(40, 120, 50, 70, 80.5, 100), numbers(1.4, 2.1, 1.5, 1.75, 1.8, 2.0)),
    roles={"weight": "weight kg mass poids masse weight_kg w", "height": "height m size taille h "
           "height_m hauteur"},
    says="body mass index weight kilograms divided square squared height metres meters kg m imc "
    "poids taille bmi indice masse corporelle metre",
    rounded=True,
)  # fmt: skip
def bmi(weight: float, height: float) -> float:
    """Give the body mass index of a weight in kilograms and a height in metres."""
    return weight / height**2
