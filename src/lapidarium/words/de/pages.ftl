# Was ein Link über sich sagt, wo er geteilt wird.

server-preview-site = Spiele aus Stein im Browser: allein, gegen Bots oder mit Freunden.
server-preview-invites = { $name } lädt dich zu { $game } ein
server-preview-result = { $game }: { $names }
server-preview-running = Das Spiel läuft.
