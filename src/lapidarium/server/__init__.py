"""The table server: HTTP and WebSocket over tables, storage, fan-out, bots (docs/protocol.md)."""
