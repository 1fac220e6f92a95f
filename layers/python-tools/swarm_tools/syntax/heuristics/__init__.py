"""One file a syntax heuristic; the registry reads this folder."""
