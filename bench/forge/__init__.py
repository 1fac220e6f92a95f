"""How good forged suites are, and how fast and how right the mutants' verdicts."""
