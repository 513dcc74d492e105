# Lo que una mesa dice más tarde: menú, chat, sala de espera, final y la mesa sencilla. Se carga cuando la página está en reposo.

ui-name-you = { $name } (tú)
ui-two-sentences = { $first }. { $second }.
ui-waiting-words = La partida empieza cuando se ocupen todos los asientos. Comparte este enlace con quien quiera jugar o mirar.
ui-sit = Sentarse
ui-get-up = Levantarse
ui-add-bot = Añadir un bot
ui-fill-with-bot = Un bot para el asiento { $seat }
ui-invite-link = Invitación
ui-copy-invite = Copiar la invitación
ui-copied = Copiado
ui-new-invite = Enlace nuevo
ui-revoke-invite = Anular el enlace
ui-leave = Salir de la mesa
ui-leave-sure = Un bot sigue jugando por ti. Hasta que acabe la partida puedes volver y recuperar tu asiento.
ui-resign = Abandonar
ui-hand-over = Que un bot juegue por mí
ui-download-record = Registro
ui-keys = Teclas
ui-key-commit = colocar
ui-key-cancel = cancelar
ui-key-search = buscar jugadas
ui-key-moves = jugada siguiente y anterior
ui-language = Idioma
ui-theme = Tema
ui-theme-system = del sistema
ui-theme-light = claro
ui-theme-dark = oscuro
ui-sound = Sonido
ui-sound-offer = ¿Quieres oír las piedras? Los sonidos son breves y suaves, sin música.
ui-letters = Atajos de una letra
ui-talk = Chat
ui-watching =
    { $count ->
        [one] 1 mirando
       *[other] { $count } mirando
    }
ui-mute = Silenciar a { $name }
ui-reactions = Reacciones
ui-say = Escribe un mensaje
ui-send = Enviar
ui-show-table = Ver la mesa
ui-sheet = Hoja de puntuación
ui-total = Total
ui-rank = { $rank }: { $points } puntos
ui-shared = Victoria compartida
ui-you-win = Has ganado
ui-wins = Gana { $name }
ui-rematch = Revancha
ui-rematch-waiting = Esperando a los demás
ui-rematch-wanted = { $name } quiere la revancha.
ui-to-rematch = A la revancha
ui-second-game = A la segunda partida
ui-replay = Repetición
ui-share = Copiar el enlace
ui-pace = Ritmo de los demás
ui-pace-slow = lento
ui-pace-normal = normal
ui-pace-at-once = al instante
ui-hand-over-ask = Dejar que juegue…
ui-hand-over-sure = { $level } juega por ti desde ahora, hasta que recuperes tu asiento. Sus jugadas cuentan como tuyas.
ui-hand-over-do = Ceder el asiento
ui-leave-open = Tu asiento queda libre para otra persona.
ui-leave-daily = Tu intento queda como está. Puedes continuarlo hoy.
ui-resign-ends = La partida termina ahora.
ui-resign-two = { $name } gana al instante.
ui-resign-last = Quedas en último lugar.
ui-resign-goes-on = Los demás siguen jugando.
ui-no-way-back = Esto no se puede deshacer.
ui-rated-counts = La partida puntúa: el resultado cuenta.
ui-play-again = Jugar otra vez
ui-turns-left = Turnos restantes
ui-rank-now = Vas camino de
ui-rank-reached = Rango
ui-rank-about = { $rank }, unos { $points }
ui-rank-next = Siguiente rango
ui-rank-from = { $rank }, desde { $points }
ui-best-score = Tu mejor marca
ui-change-bot = Fuerza de { $name }
ui-change = Cambiar
ui-daily-scores = Puntuaciones del día
ui-me = Tu nombre
ui-starter = Quién empieza
ui-starter-random = al azar
ui-how-to = Cómo se juega
ui-review = Análisis
ui-position = Posición
ui-moves = Jugadas
ui-moves-search = Buscar jugadas
ui-moves-count = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
ui-moves-more = { $count } más: escribe para acotar la lista.
ui-rest-move = Elige una jugada.
ui-play = Jugar
ui-invites-you = { $name } te invita a jugar a { $game }
ui-invited = Te invitan a jugar a { $game }
ui-already-there = Ya en la mesa: { $names }
ui-invited-watch = O quédate en esta página: verás la partida cuando empiece.
ui-show-code = Mostrar como código QR
ui-code-of-link = Código QR del enlace
ui-share-open = Quien tenga el enlace podrá ver esta partida.
ui-share-later = Quien tenga el enlace podrá ver esta partida desde mañana, cuando acabe el reto de hoy.
ui-points-count =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
ui-ladder = Rangos
ui-times =
    { $times ->
        [one] una vez
       *[other] { $times } veces
    }
ui-new-best = ¡Tu mejor puntuación hasta ahora!
ui-own-best = Tu mejor puntuación: { $score }
ui-copy-result = Copiar el resultado
ui-copy-result-says = Unas líneas para pegar; no revelan nada del reto.
ui-daily-line = Lapidarium · reto del { $day }
ui-daily-place = puesto { $place } de { $of }
ui-streak =
    { $days ->
        [one] 1 día
       *[other] { $days } días seguidos
    }
ui-notices-offer = ¿Te avisamos cuando vuelva a ser tu turno?
ui-notices-offer-yes = Sí, avísame
ui-not-now = Ahora no
ui-report = Denunciar algo
ui-report-what = Qué se denuncia
ui-report-name = El nombre { $name }
ui-report-note = ¿Algo que añadir?
ui-reported = Gracias. Lo verán quienes administran este servidor.
