from swarm_tools.facts.names import removed_names

BEFORE = "class inventory:\n    def addItem(self): pass\n\ndef run(): pass\n"


def test_aliases_of_a_class_and_of_its_methods_keep_names_public():
    after = (
        "class Inventory:\n    def add_item(self): pass\n    addItem = add_item\n"
        "\n(inventory,) = (Inventory,)\ndef run(): pass\n"
    )
    assert removed_names(BEFORE, after, "a.py") == []


def test_a_method_without_alias_is_gone_under_the_old_name_of_its_class():
    after = (
        "class Inventory:\n    def add_item(self): pass\n\ninventory = Inventory\ndef run(): pass\n"
    )
    assert removed_names(BEFORE, after, "a.py") == ["a.py:inventory.addItem"]


def test_a_function_that_is_gone_is_told():
    assert removed_names(BEFORE, BEFORE.replace("run", "go"), "a.py") == ["a.py:run"]
