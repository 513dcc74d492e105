"""Notices for slow games: Web Push and webhooks."""
