"""Held-back checks of the result: right behaviour and every public name survive."""

import json
import tempfile
from pathlib import Path

import inventory as module

first = module.inventory()
assert first.isEmpty() is True
assert first.addItem("nut", 3) == 1
assert first.addItem("bolt", 4) == 2
assert first.totalQuantity() == 7
assert module.inventory().isEmpty() is True, "two inventories share one list"
with tempfile.TemporaryDirectory() as folder:
    path = Path(folder) / "items.json"
    path.write_text(json.dumps([{"name": "gear", "qty": 2}]), encoding="utf-8")
    assert first.LoadFrom(str(path)) is True
    assert first.LoadFrom(str(path) + ".missing") is False
assert first.totalQuantity() == 9
assert module.formatLine("nut", 3) == "nut: 3"
