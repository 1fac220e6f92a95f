"""Tests of what is suspected, written from what is stated and from slips; never delivered."""
