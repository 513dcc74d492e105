# What a link says about itself where it is shared.

server-preview-site = Games of stone in the browser: alone, against bots or with friends.
server-preview-invites = { $name } invites you to { $game }
server-preview-result = { $game }: { $names }
server-preview-running = The game is being played.
