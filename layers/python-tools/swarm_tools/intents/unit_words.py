"""The words for units in English and French, by the words that names of conversions use."""

from __future__ import annotations

# Longer and shorter forms, singular and plural; what stands for a unit in a docstring.
UNITS = {
    "km": "kilometer kilometers kilometre kilometres distance",
    "meters": "meter metre metres m distance longueur",
    "cm": "centimeter centimeters centimetre centimetres longueur",
    "miles": "mile mille milles distance",
    "feet": "foot ft pied pieds",
    "inch": "inches in pouce pouces",
    "yards": "yard yards verge verges",
    "kg": "kilogram kilograms kilo kilos kilogramme kilogrammes masse poids mass weight",
    "lbs": "pound pounds lb livre livres masse poids mass weight",
    "grams": "gram g gramme grammes masse poids",
    "ounces": "ounce oz once onces",
    "oz": "ounce ounces once onces",
    "liters": "liter litre litres l volume",
    "gallons": "gallon volume",
    "hours": "hour h heure heures duree duration",
    "minutes": "minute min duree duration",
    "seconds": "second s seconde secondes duree duration",
    "days": "day jour jours duree duration",
    "weeks": "week semaine semaines duree duration",
    "months": "month mois duree duration",
    "years": "year an ans annee annees duree duration",
    "celsius": "degre degres temperature temperatures degree degrees centigrade",
    "fahrenheit": "degre degres temperature temperatures degree degrees",
    "kelvin": "degre degres temperature temperatures degree degrees kelvins absolute absolue",
    "degrees": "degree degre degres angle",
    "radians": "radian angle pi",
    "bytes": "byte octet octets",
    "mb": "megabyte megabytes mo mega megaoctet megaoctets",
    "kb": "kilobyte kilobytes ko kilooctet kilooctets",
    "kmh": "kilometer kilometers kilometre kilometres per par hour heure km h vitesse speed",
    "kph": "kilometer kilometers kilometre kilometres per par hour heure km h vitesse speed",
    "ms": "meter meters metre metres per par second seconde m s vitesse speed mps",
    "mph": "mile miles per par hour heure h vitesse speed",
}


def unit_words(intent_id: str, names: tuple[str, ...]) -> list[str]:
    """Return the words for the units that the names of a conversion speak of."""
    if not intent_id.startswith(("conversion.", "units.", "times.")):
        return []
    said = {word for name in names for word in name.split()}
    return sorted({word for unit in said & UNITS.keys() for word in UNITS[unit].split()})
