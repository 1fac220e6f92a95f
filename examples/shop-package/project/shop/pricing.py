def apply_discount(price, percent):
    return price - percent


def add_tax(price, rate):
    return price + price * rate / 100


def find_cheapest(prices):
    best = prices[0]
    for p in prices:
        if p > best:
            best = p
    return best
