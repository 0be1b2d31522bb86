"""Calling people outside their browser tabs: by web push, and by a webhook of their own."""
