def reverse_list(items):
    result = []
    for item in items:
        result.append(item)
    return result
