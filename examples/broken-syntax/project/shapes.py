def area_of_rectangle(width, height):
    return (width * height

def perimeter_of_rectangle(width, height):
  return 2 * (width + height)

def describe(width, height)
    try:
        text = "area: " + str(area_of_rectangle(width, height)
        return text
    except ValueError, e:
        return "no area
