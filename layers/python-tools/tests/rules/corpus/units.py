KM_PER_MILE = 1.609344
def milesToKm(m): return m * KM_PER_MILE
def kmToMiles(km): return km / KM_PER_MILE
def convert(value, fromUnit, toUnit):
    if fromUnit == toUnit: return value
    if fromUnit == 'km' and toUnit == 'mi':
        return kmToMiles(value)
    elif fromUnit == 'mi' and toUnit == 'km':
        return milesToKm(value)
    else:
        raise ValueError('unknown units: ' + fromUnit + ', ' + toUnit)
def bmi(weight, height):
    """ Body mass index """
    b = weight / (height*height)
    return round(b,1)
def bmiCategory(b):
    if b < 18.5: c = 'under'
    elif b < 25: c = 'normal'
    else: c = 'over'
    return c
