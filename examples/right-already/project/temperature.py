"""Convert temperatures."""


def celsius_to_fahrenheit(celsius):
    """Return a temperature in degrees Fahrenheit.

    Args:
        celsius: Degrees Celsius.

    Returns:
        Degrees Fahrenheit.
    """
    return celsius * 9 / 5 + 32


def average_speed(distance, time):
    """Return the average speed over a distance.

    Args:
        distance: Kilometres.
        time: Hours.

    Returns:
        Kilometres an hour.
    """
    return distance / time
