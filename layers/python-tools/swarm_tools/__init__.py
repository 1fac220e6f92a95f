"""The Python side of Refactoring Swarm: workbench steps and the builtin engine."""
