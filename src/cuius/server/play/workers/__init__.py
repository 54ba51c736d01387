"""Work that would hold up the event loop, in processes beside the server, with queues, quotas and limits."""
