# El terminal.

cli-no-file = no existe el archivo { $path }
cli-unreadable-file = no se puede leer { $path }: { $reason }
cli-unwritable-file = no se puede escribir { $path }: { $reason }
cli-file-exists = { $path } ya existe; elige otro nombre, no se ha cambiado nada
cli-not-toml = { $path }: el nombre de un paquete termina en .toml
cli-bad-record = { $path }: { $reason }
cli-pack-of-other-game = el paquete { $pack } es de { $game }, no de { $wanted }
cli-seen-record = { $path } contiene la partida solo como la vio alguien; se puede ver, pero no continuar
cli-names = un nombre para cada uno de los { $players } jugadores, de { $most } caracteres como máximo
cli-set-unused = «{ $event }» no se roba en esta preparación; por ejemplo «card 6», «board 1 BOKT» o «first 2»
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
cli-choices-a-turn = jugadas legales por turno
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

play-prompt = { $who } (? para ver la ayuda):
play-line = { $who }: { $message }
play-table = Mesa
play-help-monolyth =
    Una jugada se escribe tal como aparece en la lista, por ejemplo «@5 L4/7 b2»:
    el Cristal va a la cantera 5, su Piedra se gira de la 7.ª manera y su ancla va a la columna b2.
    list @5    todas las maneras de colocar la Piedra de la cantera 5
    list lid   lo que queda en la caja
play-help-ocelot =
    Una jugada se escribe tal como aparece en la lista, por ejemplo «AC f7»:
    la ficha A, con la Brújula bocarriba, va al espacio circular f7. Después, «take g8» recoge una piedra
    preciosa, «all» las recoge todas y «done» termina el turno.
    list f7    qué recogería cada Herramienta en f7     list g8    qué le falta a la piedra de g8
    list amethysts   tus propias Amatistas (que nadie mire)
play-help =
    list       qué se puede hacer        show       dibujar la mesa de nuevo
    undo       deshacer una decisión     save FILE  guardar el registro
    quit       parar; la partida se puede continuar
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
cave-bags = Amatistas en las bolsas:
cave-in-hand = en la mano
cave-tools = Herramientas
cave-gems = Piedras preciosas
cave-amethysts = Amatistas
cave-title = { $who } (jugador { $seat }) · puntos: { $points }
list-tool = colocar una Herramienta en un espacio circular libre
list-collects = recogería
list-companion = el Compañero va a
list-take = recoger una piedra preciosa
list-stay = dejar al Compañero donde está
list-done = no recoger nada más
list-nothing-here = no se puede colocar ninguna Herramienta en { $circle }
sheet-what = Qué
sheet-how-many = Cantidad
sheet-points = Puntos
cli-ocelot-ended = final: todas las fichas colocadas
cli-train-one-ahead = una sola jugada no se puede comparar: --ahead es 0, o de 2 a 16
cli-train-gone-alone = --gone dice cuántas rondas tienen los pesos de --from; indícalos con --from ARCHIVO
cli-train-no-weights = { $path } no contiene pesos con los que pueda empezar un curso de este juego: { $reason }
cli-train-other-course = { $folder } contiene otro curso, que difiere en: { $what }. Sigue con las opciones con las que empezó o elige otra carpeta; no se ha cambiado nada
cli-trained = Entrenado; los pesos están en { $file }.
cli-warm-already = El núcleo ya está compilado ({ $folder }).
cli-warming = Compilando el núcleo: { $game }, { $part } ({ $done } de { $count })
cli-warm = El núcleo se ha compilado en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}; se guarda en { $folder }.
