"""Negotiation: clauses, offers made of them, consent and what follows."""
