"""Middleware, error handlers, dependencies and static files."""
