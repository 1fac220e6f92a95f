def apply_discount(price, percent):
    """Take a percentage off a price.

    >>> apply_discount(200, 10)
    180.0
    >>> apply_discount(50, 50)
    25.0
    """
    return price - percent


def add_tax(price, rate):
    return price + price * rate / 100


def find_cheapest(prices):
    """Find the lowest price.

    >>> find_cheapest([3, 1, 2])
    1
    >>> find_cheapest([2, 40, 90])
    2
    """
    best = prices[0]
    for p in prices:
        if p > best:
            best = p
    return best
