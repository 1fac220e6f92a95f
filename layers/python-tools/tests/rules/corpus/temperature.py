# converts temperatures
def cToF(c): return c*9/5+32
def fToC(f): return (f-32)*5/9
def kelvinToCelsius(k):
	if k < 0:
		raise ValueError('Below absolute zero')
	return k - 273.15
def describeTemp(t):
	if t < 0: return "freezing"
	elif t >= 0 and t < 15: return "cold"
	elif t >= 15 and t < 25: return "mild"
	else: return "hot"
absoluteZero = -273.15
def isValidTemp(t):
	return not t < absoluteZero
