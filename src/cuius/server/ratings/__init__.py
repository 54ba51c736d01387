"""Ratings of people and bots, leader boards, and what others may see of a person."""
