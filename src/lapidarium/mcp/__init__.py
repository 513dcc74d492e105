"""Games for agents that use tools: an MCP server over stdio or HTTP (the extra `mcp`)."""
