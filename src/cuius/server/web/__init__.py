"""Around the routes: middleware, error handlers, dependencies and static files."""
