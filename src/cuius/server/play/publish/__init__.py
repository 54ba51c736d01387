"""Publishing: what changed at a table reaches sockets, event streams and other nodes."""
