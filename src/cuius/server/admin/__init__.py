"""Administration: moderation and removal of expired data."""
