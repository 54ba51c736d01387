"""The web server and the client it serves."""
