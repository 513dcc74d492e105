"""The database: tables, journals and queries."""
