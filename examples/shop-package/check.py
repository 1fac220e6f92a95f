"""Held-back checks of the result."""

from pathlib import Path

from shop import Cart, apply_discount
from shop.labels import CURRENCY, format_price
from shop.pricing import add_tax, find_cheapest

assert apply_discount(200, 10) == 180
assert add_tax(100, 20) == 120
assert find_cheapest([3, 1, 2]) == 1
cart = Cart()
cart.add("pen", 2, 3)
assert cart.total() == 6
assert cart.total(50) == 9
assert format_price(2) == CURRENCY + "2.00"
source = Path("shop/labels.py").read_bytes()
assert b"\xa3" in source, "the declared encoding is kept"
assert b"\r\n" in source and source.count(b"\n") == source.count(b"\r\n"), "the line endings are kept"
