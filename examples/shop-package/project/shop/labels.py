# -*- coding: latin-1 -*-
CURRENCY = "£"

def format_price(amount):
    unused = 1
    return "%s%.2f" % (CURRENCY, amount)
