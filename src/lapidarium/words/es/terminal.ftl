# The table on a terminal's whole screen.

tui-log = Historial
tui-moves = Jugadas
tui-notes = Leyenda
tui-key-help = Ayuda
tui-key-hint = Pista
tui-key-undo = Deshacer
tui-key-side = Vista
tui-key-rules = Reglas
tui-key-light = Luz
tui-key-back = Repaso
tui-key-quit = Salir
tui-close = Esc cierra
tui-preview = vista previa
tui-looking-back = Mirando atrás (Esc: ahora)
tui-no-hint = Puedes pedir una pista cuando sea tu turno.
tui-no-such-move = Ninguna jugada coincide con lo escrito.
tui-help =
    Haz clic en lo que quieras usar o escribe una jugada; Tab la completa, ↑ y ↓ recorren las que encajan. Una jugada completa se ve en la mesa antes de jugarla con Intro (o con otro clic).
    F1 ayuda · F2 pista · F3 deshacer · F4 historial, jugadas o leyenda · F5 reglas · F6 claro u oscuro · RePág y AvPág mirar atrás · F10 salir
    list LUGAR     qué se puede hacer allí     ? { $clause }   una cláusula de las reglas
    save ARCHIVO   guardar el registro         say TEXTO   chat en la mesa de un servidor
    ⚙ es un bot, ○ está ausente, ▶ tiene el turno.
play-not-saved = La partida no se puede guardar en { $path }: { $reason }. Puedes seguir jugando; «save ARCHIVO» la guarda en otro sitio.
play-no-latest = no hay ninguna partida sin terminar; empieza una con: lapidarium play
join-bad-link = «{ $link }» no es el enlace de una mesa; tiene esta forma: https://example.org/t/MESA
join-unreachable = { $server } no responde como un servidor de Lapidarium: { $reason }
join-closed = el servidor ha cerrado la conexión ({ $number })
join-left = La mesa está en { $link }
join-no-screen = la mesa necesita una terminal de al menos { $columns } × { $lines } caracteres que muestre Unicode
