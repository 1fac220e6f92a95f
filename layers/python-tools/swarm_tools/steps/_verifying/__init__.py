"""Parts of the step `verify`."""
