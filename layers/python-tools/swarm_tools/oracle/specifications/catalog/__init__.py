"""The specifications, one theme a file; every file of this folder is read by the registry."""
