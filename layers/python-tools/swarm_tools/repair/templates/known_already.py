"""What is known already is not left out: nothing is to be done for it a second time."""

from __future__ import annotations

BEFORE = (
    "class Words:\n    def __contains__(self, word):\n        return word in self.words\n\n"
    "    def add(self, word):\n        self.count += 1\n        self.words.append(word)\n"
)
AFTER = (
    "class Words:\n    def __contains__(self, word):\n        return word in self.words\n\n"
    "    def add(self, word):\n        if word in self:\n            return\n"
    "        self.count += 1\n        self.words.append(word)\n"
)
COST = 1.6


def propose(site):
    """Yield a check at the beginning of a method: it returns for what the object has."""
    body = site.body_statements()
    if site.cls is None or not body or not site.source.room_before(body[0]):
        return
    if getattr(site.node, "name", "").startswith("__"):
        return
    step = site.source.step
    holders = ["self"] if "__contains__" in site.methods else []
    for holder in (*holders, *site.attributes[:4]):
        for name in site.params[:2]:
            for result in ("return", "return False", "return None"):
                rows = [f"if {name} in {holder}:", f"{step}{result}"]
                cost = COST + 0.2 * (holder != "self") + 0.1 * (result != "return")
                said = f"`if {name} in {holder}: {result}` added"
                yield site.insert_before(body[0], rows, cost, said)
