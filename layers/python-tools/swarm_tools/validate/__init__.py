"""Whether a change may stay: what code does before and after it, on the same inputs."""
