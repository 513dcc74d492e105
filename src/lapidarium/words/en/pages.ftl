# What a link says about itself where it is shared.

server-preview-site = Games of stone in the browser: alone, against bots or with friends.
server-preview-invites = { $name } invites you to { $game }
server-preview-result = { $game }: { $names }
server-preview-running = The game is being played.
server-no-client-title = Lapidarium is running
server-no-client =
    The server is running, but the browser client has not been built yet.
    Build it with:  cd client && npm ci && npm run build
    The interface for programs is described at /api/docs and in docs/protocol.md.
server-docs-title = The HTTP API of Lapidarium
server-no-documentation = This server was installed without its documentation. The sources have it in docs/; scripts/docs --bundle builds it.
