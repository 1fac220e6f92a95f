"""Bug patterns that no author means, each with the difference that its repair makes."""
