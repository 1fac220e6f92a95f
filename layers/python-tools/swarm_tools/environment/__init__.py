"""What a project needs from others: read as data, resolved to a lock, installed as files."""
