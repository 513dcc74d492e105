# La página de inicio y el perfil, con los avisos: se cargan con esas páginas.

ui-missing = Esta página no existe
ui-missing-words = Puede que la dirección esté mal escrita o que la página haya cambiado de lugar.
ui-welcome = Un lugar para juegos de piedra
ui-against = Contra
ui-play-now = Jugar ya
ui-play-solo = Jugar en solitario
ui-new-table = Mesa nueva
ui-daily-heading = Reto del día
ui-daily-words = Una partida de { $game } en solitario con el mismo reparto para todos. Cuenta tu primer intento.
ui-daily-not-counted = El reto de hoy ya se ha jugado desde esta conexión con el mismo navegador. Puedes jugarlo también, pero solo cuenta el primer intento. Los nombres registrados antes de hoy cuentan siempre.
ui-daily-play = Jugar el reto de hoy
ui-daily-go-on = Continuar mi intento
ui-daily-again = Jugarlo otra vez
ui-bests = Tus mejores puntuaciones
ui-my-games = Mis partidas
ui-my-games-none = Ninguna todavía. Juega ya o crea una mesa.
ui-solo = en solitario
ui-waiting-for-others = esperando a otros
ui-finished = terminada
ui-open-tables = Mesas abiertas
ui-open-tables-none = Ninguna mesa espera jugadores.
ui-seats-open =
    { $count ->
        [one] 1 asiento libre
       *[other] { $count } asientos libres
    }
ui-rated = puntuada
ui-watch = mirar
ui-records = Partidas recientes
ui-records-none = Aún no se ha terminado ninguna partida pública.
ui-import = Abrir un registro
ui-join = Entrar con un enlace
ui-join-link = Enlace de invitación o de mesa
ui-join-go = Entrar
ui-name = Nombre
ui-passphrase = Frase de acceso
ui-ok = Aceptar
ui-guest = invitado
ui-claimed = registrado
ui-rename = Cambiar
ui-claim = Registrar este nombre
ui-claim-words = Con una frase de acceso de al menos 8 caracteres el nombre es tuyo, también en otros dispositivos.
ui-enter = Iniciar sesión
ui-enter-words = Inicia sesión con tu nombre y tu frase de acceso.
ui-forget = Borrar mis datos
ui-forget-words = Se borran tu nombre y tu lista de partidas. En las mesas terminadas aparecerá «alguien». Los bots continúan tus partidas en curso.
ui-unofficial = Hecho por jugadores, sin relación con las editoriales ni los autores de los juegos. Los dibujos y los textos son nuestros; los títulos, los términos del juego y los nombres de los rangos en solitario son los de las ediciones impresas.
ui-new-table-of = Mesa nueva: { $game }
ui-who-sits = Quién juega en cada asiento
ui-clock = Reloj
ui-clock-none = sin reloj
ui-timeout = Si se acaba el tiempo
ui-timeout-bot = un bot sigue jugando
ui-timeout-loss = se pierde la partida
ui-listed = Pública: cualquiera puede jugar o mirar
ui-rated-long = Puntuada: sin pistas, sin deshacer
ui-practice-long = Práctica: deshacer cualquier jugada
ui-match = Dos partidas con el mismo reparto, intercambiando los asientos
ui-own-pack = Mi propio paquete de componentes
ui-own-pack-words = Si tu ejemplar del juego es distinto, elige tu paquete, un archivo .toml. Se comprueba antes de empezar.
ui-own-pack-choose = Elegir un paquete
ui-own-pack-read = Paquete elegido
ui-to-workshop = Crea uno en el taller.
ui-make-table = Crear mesa

ui-strength = fuerza { $strength } de 5
ui-ended-won = ganada
ui-ended-lost = perdida
ui-ended-shared = compartida
ui-profile = Mi perfil
ui-profile-empty = Todavía nada. Termina una partida y aparecerá aquí.
ui-profile-games = Partidas con otros
ui-profile-opponents = Por rival
ui-profile-daily = Retos del día
ui-played = Jugadas
ui-won = Ganadas
ui-drawn = Compartidas
ui-lost = Perdidas
ui-best = Mejor puntuación
ui-games-count =
    { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
ui-streak-now = Días seguidos
ui-streak-longest = Racha más larga
ui-rating = Clasificación
ui-rating-graph = Clasificación en { $game }: de { $first } a { $last } en { $games } partidas
ui-notices = Avisos
ui-notices-words = En partidas de varios días podemos avisarte cuando sea tu turno.
ui-notices-on = Avisarme en este navegador
ui-notices-off = Desactivar
ui-notices-here = Recibes avisos en este navegador.
ui-notices-removed = Desactivado.
ui-notices-test = Enviar un aviso de prueba
ui-notices-tested =
    { $count ->
        [0] No llegó nada. Desactívalo y vuelve a activarlo.
        [one] Enviado a 1 dirección.
       *[other] Enviado a { $count } direcciones.
    }
ui-notices-blocked = Este navegador no permite avisos de esta página. Puedes cambiarlo en sus ajustes.
ui-notices-cannot = Este navegador no puede mostrar avisos. En un iPhone o iPad, añade antes la página a la pantalla de inicio.
ui-notices-device = Otro dispositivo
ui-webhook = Webhook
ui-webhook-own = Enviar a un webhook
ui-webhook-words = Para tus propios programas: cada aviso se envía a esta dirección como JSON, firmado con un secreto.
ui-webhook-address = Dirección del webhook
ui-webhook-add = Añadir
ui-webhook-secret = Añadido. Su secreto, que se muestra solo una vez: { $secret }
ui-host-page = Administrar
ui-door-closed = Este servidor no admite ahora ni personas ni mesas nuevas. Las partidas en curso continúan.
ui-door-invited = Por invitación
ui-door-invited-words = Escribe el código que te han dado. Para mirar no hace falta.
ui-code = Código

## Lo que el servidor rechaza en la página de inicio y en el perfil

server-no-such-pack = aquí no hay ningún paquete llamado { $name }
server-pack-of-other-game = el paquete { $pack } es de { $game }
server-no-time = un reloj necesita minutos o días
server-match-for-two = un duelo de dos partidas es para dos jugadores
server-cannot-be-rated = una partida puntuada necesita al menos dos jugadores, un paquete incluido y un reparto al azar
server-practice-is-not-rated = una partida de práctica no puede ser puntuada
server-wrong-passphrase = el nombre o la frase de acceso no son correctos
server-first-attempt-first = termina antes tu primer intento de hoy; es el que cuenta
server-record-of-a-seat = este registro solo muestra lo que vio un jugador; hace falta uno completo
server-webhook-address = un aviso solo puede ir a una dirección https pública
server-too-many-notices = { $most } direcciones para avisos como máximo

## Lo que cuenta el servidor

notice-your-turn = Es tu turno: { $game }
notice-test = Los avisos llegan aquí. Sabrás cuándo es tu turno.
ui-learn-five = Aprende en cinco minutos
ui-learn-five-about = Lecciones cortas en la mesa de verdad
ui-learn = Aprender
ui-puzzles = Problemas
ui-study = Estudio

# The page of the rules.
ui-rules = Reglas
ui-rules-of = Reglas: { $game }
ui-rules-search = Buscar en las reglas
ui-rules-found =
    { $count ->
        [one] 1 cláusula encontrada
       *[other] { $count } cláusulas encontradas
    }
ui-rules-none = Ninguna cláusula contiene esas palabras.
ui-no-rules = No se pueden mostrar estas reglas
ui-rules-link = Enlace a { $clause }
ui-rules-source = Con nuestras propias palabras, a partir de los reglamentos impresos. Cuando una jugada no se puede hacer, se indica una de estas cláusulas.

# Replays.
ui-no-replay = No se puede mostrar esta partida
ui-replay-begins = La preparación ha terminado
ui-replay-at = paso { $at } de { $of }
ui-replay-start = Al principio
ui-replay-end = Al final
ui-replay-run = Reproducir
ui-replay-pause = Pausa
ui-replay-scrub = Momento de la partida
ui-seen-by = Punto de vista
ui-seen-by-all = Todo descubierto
ui-seen-by-seat = El de { $name }
ui-copy-position = Copiar la posición
ui-replay-back = Un paso atrás
ui-replay-on = Un paso adelante
ui-study-position = Estudiar esta posición

# One more or less of something.
ui-less = Uno menos: { $what }
ui-more = Uno más: { $what }

# What is edited step by step.
ui-undo-step = Deshacer
ui-redo-step = Rehacer
ui-players = Jugadores
ui-workshop = Taller
