# La terminal.

cli-no-file = no existe el archivo { $path }
cli-same-file = { $path } se leería y escribiría a la vez; indica otro archivo para el resultado
cli-unreadable-file = no se puede leer { $path }: { $reason }
cli-unwritable-file = no se puede escribir { $path }: { $reason }
cli-file-exists = { $path } ya existe; elige otro nombre, no se ha cambiado nada
cli-not-toml = { $path }: el nombre de un paquete termina en .toml
cli-bad-record = { $path }: { $reason }
cli-no-clause = las reglas de { $game } no tienen la cláusula «{ $clause }»; hay { $clauses }
cli-pack-of-other-game = el paquete { $pack } es de { $game }, no de { $wanted }
cli-seen-record = { $path } contiene la partida solo como la vio un jugador; se puede ver, pero no continuar
cli-names = se espera un nombre para cada uno de los { $players } jugadores, de { $most } caracteres como máximo
cli-set-unused = «{ $event }» no se saca en esta preparación; vale por ejemplo «card 6», «board 1 BOKT» o «first 2»
cli-playing = Jugando
cli-counting = Contando
cli-training = Entrenando
cli-simulated =
    { $games ->
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
cli-choices = jugadas legales por decisión
cli-choices-per-turn = jugadas legales por turno
cli-points-of = puntos del jugador { $seat } (victorias: { $wins })
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
cli-pack-problems =
    { $count ->
        [one] tiene un problema; véase packs check
       *[other] tiene { $count } problemas; véase packs check
    }
cli-pack-good = { $name } es un paquete válido de { $game } ({ $digest })
cli-pack-new = { $path } está creado. Cambia lo que sea distinto en tu ejemplar y después: lapidarium packs check { $path }
cli-pack-not-stored = no hay ningún paquete guardado como { $key }; para ver la lista: lapidarium admin packs list
play-prompt = { $who } (? para ver la ayuda):
play-line = { $who }: { $message }
play-table = Mesa
play-help =
    list       qué se puede hacer        show       dibujar la mesa de nuevo
    undo       deshacer una decisión     save FILE  guardar el registro
    hint       qué haría un bot
    quit       parar; la partida se puede continuar
    ? { $clause }   mostrar una regla (la cláusula que indica un rechazo)
play-nothing-to-undo = No hay nada que deshacer.
play-undone = Deshecho. Lo que se saque después saldrá en el mismo orden.
play-save-where = ¿Dónde? Por ejemplo: save partida.record
play-saved = Guardado en { $path }
play-left = La partida está guardada en { $path }; se continúa con: { $command }
play-ended = La partida ha terminado: { $reason }.
play-record = El registro está en { $path }
replay-next = (Intro para la siguiente decisión, q para parar)
replay-unfinished = La partida no ha terminado (sucesos hasta ahora: { $count }).
list-say = escribe
list-what = para
list-ways = opciones
sheet-title = Puntuación
sheet-total = Total
sheet-what = Qué
sheet-how-many = Cantidad
cli-train-rounds-done-alone = --rounds-done dice cuántas rondas se han entrenado los pesos de --from; indícalos con --from ARCHIVO
cli-train-no-weights = { $path } no contiene pesos con los que pueda empezar un entrenamiento de este juego: { $reason }
cli-train-other-course = { $folder } contiene otro entrenamiento, que se diferencia en: { $what }. Continúa con las opciones con las que empezó o elige otra carpeta; no se ha cambiado nada
cli-trained = Entrenamiento terminado; los pesos están en { $file }.
cli-warm-already = El núcleo ya está compilado ({ $folder }).
cli-warming = Compilando el núcleo: { $game }, { $part } ({ $done } de { $count })
cli-warm =
    El núcleo se ha compilado en { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }; se guarda en { $folder }.
cli-interrupted = Interrumpido tras { $games } de { $wanted } partidas.
cli-interrupted-kept = Las partidas terminadas están en { $path }; el mismo comando continúa desde ahí.
cli-interrupted-lost = No se han guardado; con --keep ARCHIVO la próxima vez se puede continuar.
cli-no-home = este usuario no tiene carpeta personal; define HOME, o XDG_CONFIG_HOME y XDG_DATA_HOME
cli-train-interrupted = Interrumpido. Las rondas hechas están en { $folder }; el mismo comando continúa desde ahí.
cli-puzzles-unclear = { $name } no está claro: solo { $margin } puntos por delante de { $second } con { $simulations } simulaciones
cli-puzzles-not-best = { $name } tiene otra mejor jugada con { $simulations } simulaciones: { $second }
cli-puzzles-unexplained = { $name }: solo la búsqueda sabe por qué es la mejor jugada
cli-puzzles-checked = { $path }: { $count } de { $all } { $all ->
    [one] problema es correcto
   *[other] problemas son correctos
}
cli-puzzles-made = { $path }: { $count } { $count ->
    [one] problema
   *[other] problemas
  }
cli-no-puzzles = no hay problemas de { $game }
cli-no-such-puzzle = no hay ningún problema «{ $name }» de { $game }
cli-puzzle-title = { $game }, problema { $name }: dificultad { $level } de 5
cli-puzzle-goal = Turno: { $seat }. Escribe la mejor jugada en notación; «?» indica dónde mirar, «!» da la solución.
cli-puzzle-ask = Tu jugada:
cli-puzzle-next-step = Bien. ¿Y después?
cli-puzzle-found = ¡Encontrada!
cli-puzzle-wrong = Hay una jugada mejor.
cli-puzzle-solution = La solución: { $moves }
cli-puzzle-why = Por qué: { $why }.
