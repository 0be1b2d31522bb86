"""The WebSocket: its connections, and what is said on them."""
