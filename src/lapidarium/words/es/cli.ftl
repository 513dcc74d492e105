# El terminal.

cli-no-file = no existe el archivo { $path }
cli-unreadable-file = no se puede leer { $path }: { $reason }
cli-unwritable-file = no se puede escribir { $path }: { $reason }
cli-file-exists = { $path } ya existe; elige otro nombre, no se ha cambiado nada
cli-not-toml = { $path }: el nombre de un paquete termina en .toml
cli-bad-record = { $path }: { $reason }
cli-pack-of-other-game = el paquete { $pack } es de { $game }, no de { $wanted }
cli-playing = Jugando

cli-simulated = { $games ->
    [one] 1 partida al azar
   *[other] { $games } partidas al azar
}, { $players ->
    [one] un jugador
   *[other] { $players } jugadores
}
cli-least = mínimo
cli-mean = media
cli-most = máximo
cli-deviation = desviación
cli-turns = turnos por partida
cli-choices = jugadas posibles por decisión
cli-points-of = puntos del jugador { $seat } (victorias: { $wins })
cli-ended-top-level = final: nivel superior completado
cli-ended-top-level-solo = final: nivel superior completado
cli-ended-no-stones = final: no quedaban Piedras
cli-ended-no-prophecies = final: no quedaban fichas de Profecía

cli-pack-name = nombre
cli-pack-game = juego
cli-pack-title = título
cli-pack-digest = huella
cli-pack-where = lugar
cli-pack-shipped = incluido
cli-pack-folder = Tus propios paquetes van en { $folder }
cli-pack-key = clave
cli-pack-figure = valor
cli-pack-provenance = procedencia
cli-pack-problems = { $count ->
    [one] tiene un problema; véase packs check
   *[other] tiene { $count } problemas; véase packs check
}
cli-pack-good = { $name } es un paquete válido de { $game } ({ $digest })
cli-pack-new = { $path } está listo. Cambia lo que sea distinto en tu caja y después: lapidarium packs check { $path }
provenance-rulebook = reglamento
provenance-review = reseña
provenance-reconstruction = reconstrucción

play-prompt = Jugador { $seat } (? para la ayuda):
play-table = Mesa
play-help =
    Una jugada se escribe como aparece en la lista, por ejemplo «@5 L4/7 b2»:
    el Cristal a la cantera 5, su Piedra en la orientación 7, el ancla en b2.
    list          qué se puede hacer   list @5  cómo cabe la Piedra de la cantera 5
    show          redibujar la mesa    undo     deshacer la última decisión
    save ARCHIVO  guardar el registro  quit     parar y seguir más tarde
play-nothing-to-undo = No hay nada que deshacer.
play-undone = Deshecho. Lo que salga al azar saldrá en el mismo orden.
play-save-where = ¿Dónde? Por ejemplo: save partida.record
play-saved = Guardado en { $path }
play-left = La partida queda en { $path }; para continuar: lapidarium play --from { $path }
play-ended = La partida ha terminado: { $reason }.
play-record = El registro está en { $path }
replay-next = (Intro para la siguiente decisión, q para parar)
replay-unfinished = La partida no ha terminado (sucesos hasta ahora: { $count }).

board-prophecies = Profecías
board-levels = Niveles
board-structures = Estructura
board-singles = Piedras de 1 cubo
board-lid = En la caja
board-card = Tarjeta de Estructura
tower-title = Jugador { $seat } · { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
tower-tokens = Niveles: { $levels } · Estructura: { $structure }
wall-far = fondo
wall-right = derecha
wall-near = frente
wall-left = izquierda
wall-count = { $count } de { $prophecy }, máximo { $possible }
list-say = escribe
list-what = para
list-ways = opciones
list-place = colocar
list-swap = cambiar por 1 cubo:
list-drop = descartar
list-no-room = no hay sitio para
list-prophecy = anunciar una Profecía
list-give = descartar una ficha de Profecía
list-ways-of = Cantera { $site }: la Piedra vista desde arriba, capa por capa desde la base; + es el ancla
list-which-site = Al alcance: { $sites }
sheet-title = Puntuación
sheet-total = Total
