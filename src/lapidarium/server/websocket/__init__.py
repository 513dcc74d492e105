"""The WebSocket of a table: messages, protocol, commands."""
