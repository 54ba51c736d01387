"""Province and city cards carry no events; who holds them is settled in `phases/awards.py`."""
