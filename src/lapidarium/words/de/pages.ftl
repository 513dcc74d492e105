# Was ein Link über sich sagt, wo er geteilt wird.

server-preview-site = Spiele aus Stein im Browser: allein, gegen Bots oder mit Freunden.
server-preview-invites = { $name } lädt dich zu { $game } ein
server-preview-result = { $game }: { $names }
server-preview-running = Die Partie läuft.
server-no-client-title = Lapidarium läuft
server-no-client =
    Der Server läuft, aber der Tisch im Browser ist noch nicht gebaut.
    Gebaut wird er mit:  cd client && npm ci && npm run build
    Die Schnittstelle für Programme steht unter /api/docs und in docs/protocol.md.
server-docs-title = Die HTTP-Schnittstelle von Lapidarium
server-no-documentation = Dieser Server wurde ohne seine Dokumentation installiert. Sie liegt beim Quelltext in docs/; scripts/docs --bundle baut sie.
