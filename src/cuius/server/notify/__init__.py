"""Notifications: notices in the page, by email and by webhook."""
