from .pricing import apply_discount
from .cart import Cart
