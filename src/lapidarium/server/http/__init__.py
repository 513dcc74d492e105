"""HTTP around the tables: one file a subject (docs/protocol.md, OpenAPI)."""
