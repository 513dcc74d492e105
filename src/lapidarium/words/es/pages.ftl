# Lo que un enlace dice de sí mismo donde se comparte.

server-preview-site = Juegos de piedra en el navegador: en solitario, contra bots o con amigos.
server-preview-invites = { $name } te invita a jugar a { $game }
server-preview-result = { $game }: { $names }
server-preview-running = La partida está en curso.
server-no-client-title = Lapidarium está en marcha
server-no-client =
    El servidor funciona, pero la página del navegador aún no está compilada.
    Se compila con:  cd client && npm ci && npm run build
    La interfaz para programas está en /api/docs y en docs/protocol.md.
server-docs-title = La interfaz HTTP de Lapidarium
server-no-documentation = Este servidor se instaló sin su documentación. Está en la carpeta docs/ del código fuente; scripts/docs --bundle la genera.
