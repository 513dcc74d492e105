# Lo que un enlace dice de sí mismo donde se comparte.

server-preview-site = Juegos de piedra en el navegador: en solitario, contra bots o con amigos.
server-preview-invites = { $name } te invita a jugar a { $game }
server-preview-result = { $game }: { $names }
server-preview-running = La partida está en curso.
