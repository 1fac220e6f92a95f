recipes = {
    "cake" : ["flour","sugar","eggs"],
    "omelette" : ["eggs","milk"],
    }
def canCook(name, pantry):
    if name not in recipes:
        return False
    for ing in recipes[name]:
        if not ing in pantry: return False
    return True
def missing(name, pantry):
    m = list()
    for ing in recipes[name]:
        if ing not in pantry:
            m.append(ing)
    return m
def scaleRecipe(amounts, factor):
    new = {}
    for k,v in amounts.items():
        new[k] = v * factor
    return new
def allIngredients():
    s = set([])
    for r in recipes.values():
        for i in r:
            s.add(i)
    return sorted(s)
