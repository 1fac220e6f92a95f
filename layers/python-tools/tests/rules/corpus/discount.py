TAX = 0.2
discountRates = {'gold': 0.2, 'silver': 0.1}
def applyDiscount(price, level, extras = {}):
    rate = discountRates.get(level, 0)
    unused = 5
    for k in extras.keys():
        rate += extras[k]
    final = price * (1 - rate)
    return final
def priceWithTax(price):
    return round(price * (1 + TAX), 2)
def formatPrice(p, currency='$'):
    return '%s%.2f' % (currency, p)
def cheapest(prices):
    if len(prices) == 0:
        return None
    return min(prices)
