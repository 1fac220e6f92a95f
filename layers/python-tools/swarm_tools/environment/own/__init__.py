"""What is known of a project itself as a distribution, without building it."""
