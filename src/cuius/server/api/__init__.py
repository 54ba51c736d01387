"""The routes: HTTP and sockets. They read a request, ask a service, and shape its answer."""
