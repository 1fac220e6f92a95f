"""Large projects made by rule, with known faults: what a run repairs of them, and at what cost."""
