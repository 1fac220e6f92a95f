name = "World"
counter = 0
items = [1,2,3]
for item in items:
    counter += item
if counter > 3:
    print("Hello %s" % name)
else :
    print("small")
print("Total: " + str(counter))
