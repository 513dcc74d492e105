# La arena, las partidas en solitario y los bots en la terminal.

bad-budget = presupuesto no válido: «{ $text }»; escribe segundos como 0.2s o simulaciones como 500sims
workers-died = una tarea ha hecho caer { $count } procesos seguidos; se ha detenido el trabajo
workers-no-ray = Ray no está instalado; instálalo con: pip install "lapidarium[cluster]"
workers-no-cluster = no hay ningún clúster de Ray en { $address }: { $reason }
workers-other-version = el clúster de Ray en { $address } tiene Lapidarium { $found } y aquí hay { $own }; instala allí la misma versión
workers-not-there = el clúster de Ray en { $address } no tiene Lapidarium; instala allí la versión { $own }
arena-twice = el mismo bot con el mismo presupuesto aparece dos veces; para que juegue contra sí mismo, nómbralo una vez
arena-other-match = { $path } contiene las partidas de otro encuentro; no se ha cambiado nada
arena-not-kept = { $path } no contiene partidas de un encuentro; no se ha cambiado nada
arena-bad-sprt = intervalo de Elo no válido: «{ $text }»; escribe dos diferencias de Elo, primero la menor, como 0:50
arena-sprt-of-two = una prueba que se detiene antes necesita exactamente dos bots y dos jugadores
arena-title =
    { $games ->
        [one] Una partida
       *[other] { $games } partidas
    } con { $deals ->
        [one] un reparto
       *[other] { $deals } repartos
    }, { $players } jugadores
arena-bot = bot
arena-won = victorias
arena-sure = intervalo del 95 %
arena-elo = Elo
arena-points = puntos
arena-per-move = por jugada
arena-longest = máx.
arena-by-turn = Victorias y puntos según el orden de turno
arena-turn = turno { $turn }
arena-how-counted = Una victoria compartida cuenta por partes: entre dos, media para cada uno. El Elo medio es 0. La tasa real está en su intervalo en 95 de cada 100 casos.
arena-sprt-high = Decidido: el primero es más fuerte en { $high } Elo y no en { $low } (razón logarítmica { $ratio }).
arena-sprt-low = Decidido: el primero es más fuerte en { $low } Elo y no en { $high } (razón logarítmica { $ratio }).
arena-sprt-open = Sin decidir entre { $low } y { $high } Elo (razón logarítmica { $ratio }).
solo-title =
    { $bot } en solitario, { $games ->
        [one] una partida
       *[other] { $games } partidas
    }
solo-rank = rango
solo-share = porcentaje
solo-from = { $points } puntos o más
solo-mean = media y desviación
solo-least-most = mínimo y máximo
serve-bad-seconds = «{ $text }» no es un tiempo para pensar; escribe por ejemplo master=0.5, con uno de estos niveles: { $names }
play-bad-bot = «{ $text }» no sienta a ningún bot; escribe por ejemplo 2=steadfast, con un asiento del 1 al { $players } y uno de estos bots: { $names }
play-only-bots = al menos un asiento tiene que ser de una persona; para partidas entre bots está «lapidarium simulate»
play-thinking = { $who } está pensando…
play-expects = (espera { $points })
cli-simulated-by =
    { $bot }: { $games ->
        [one] una partida
       *[other] { $games } partidas
    }, { $players ->
        [one] un jugador
       *[other] { $players } jugadores
    }
arena-no-program = no existe el programa «{ $command }»
arena-bad-program = «{ $command }» no es una orden: { $reason }
arena-program-failed = el programa terminó con el código { $status }: { $reason }
arena-answers = Respuestas de los programas
arena-answers-asked = jugadas pedidas
arena-answers-illegal = ilegales
arena-answers-unreadable = ilegibles
arena-answers-late = fuera de tiempo
arena-answers-fallbacks = sustituidas al azar
