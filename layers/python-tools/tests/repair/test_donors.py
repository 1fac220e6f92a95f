"""Conditions of a file as another of its functions may ask them."""

from __future__ import annotations

import pytest

from swarm_tools.repair.donors import donors
from swarm_tools.repair.site import sites_of
from swarm_tools.repair.source import SourceText

TREE = (
    "class Node:\n    def end(self):\n        return self.next is None\n\n"
    "    def full(self, most):\n        return self.size >= most\n\n\n"
    "def leaves(nodes):\n    return [node for node in nodes if node.last and len(nodes) > 1]\n\n\n"
    "def f(node, word):\n    return node is word\n"
)


def texts(name, text=TREE):
    (site,) = (s for s in sites_of(SourceText(text)) if s.qualname == name)
    return {donor.text: donor for donor in donors(site)}


def test_names_in_reach_stay_and_foreign_ones_become_those_in_reach():
    found = texts("f")
    assert "node.last" in found
    assert "word.last" in found
    assert {"len(node) > 1", "len(word) > 1"} <= found.keys()


def test_the_opposite_is_asked_as_well():
    found = texts("f")
    assert "not node.last" in found
    assert found["node is not word"].cost > found["node is word"].cost
    assert "self.next is not None" in texts("Node.full")


def test_what_belongs_to_an_object_is_asked_in_its_class_alone():
    assert not any("self" in text for text in texts("f"))
    assert "self.next is None" in texts("Node.full")


def test_a_condition_of_the_function_itself_is_likelier_than_one_from_elsewhere():
    found = texts("f")
    assert found["node is word"].cost < found["node.last"].cost


@pytest.mark.parametrize(("donor", "names"), [("node.last", {"node"}), ("word.last", {"word"})])
def test_a_donor_is_about_the_names_that_it_reads_or_that_were_exchanged(donor, names):
    assert texts("f")[donor].names == names


def test_long_conditions_are_left_out():
    long = "def f(a):\n    return a == " + " + ".join(["a"] * 30) + "\n"
    assert not texts("f", long)
