# Las mesas y el servidor que las lleva.


## Lo que una mesa rechaza

table-not-begun = la partida aún no ha empezado
table-begun-already = la partida ya ha empezado
table-over = la partida ha terminado
table-not-over = la partida aún no ha terminado
table-not-seated = no tienes asiento en esta mesa
table-seated-already = ya ocupas el asiento { $seat }
table-full = no queda ningún asiento libre
table-seat-taken = el asiento { $seat } está ocupado
table-bot-plays = un bot juega por ti; recupera antes tu asiento
table-stale = mientras tanto ha pasado algo en la mesa; vuelve a mirar (suceso { $event })
table-out-of-time = se ha acabado el tiempo
table-resigned-already = has abandonado esta partida
table-undo-rated = en las partidas puntuadas y en el reto del día no se puede deshacer
table-undo-practice = desde entonces se ha sacado algo o ha respondido un bot; eso solo se puede deshacer en una mesa de práctica
table-nothing-to-undo = no hay nada que deshacer
table-undo-asked-already = alguien ya ha pedido deshacer; antes hay que responder
table-undo-not-asked = nadie ha pedido deshacer una jugada
table-host-only = solo puede hacerlo quien abrió la mesa
table-mute-yourself = no puedes silenciarte
table-muted = quien abrió la mesa te ha silenciado
table-daily-once = en el reto del día cuenta un solo intento
table-daily-alone = en el reto del día ningún bot puede jugar por ti
table-no-programs = en las partidas puntuadas y en el reto del día solo juegan personas; un programa no puede ocupar este asiento
table-no-hints = en las partidas puntuadas y en el reto del día no hay pistas
table-no-hints-today = no hay pistas para el reparto de hoy

## Cómo termina una partida en la mesa

ended-resigned = el jugador { $seat } ha abandonado
    .you = has abandonado
    .named = { $name } ha abandonado
ended-out-of-time = se acabó el tiempo del jugador { $seat }
    .you = se acabó tu tiempo
    .named = se acabó el tiempo de { $name }
decided-gave-up = el jugador { $seat } gana por abandono
    .you = ganas por abandono
    .named = { $name } gana por abandono
decided-others-gave-up = el jugador { $seat } gana; quienes abandonaron quedan los últimos
    .you = ganas; quienes abandonaron quedan los últimos
    .named = { $name } gana; quienes abandonaron quedan los últimos
decided-nobody = nadie gana
match-points = el jugador { $seat } gana el duelo por { $points } puntos a { $other }
    .you = ganas el duelo por { $points } puntos a { $other }
    .named = { $name } gana el duelo por { $points } puntos a { $other }
match-games = empate a { $points } puntos; el jugador { $seat } gana el duelo con más partidas ganadas
    .you = empate a { $points } puntos; ganas el duelo con más partidas ganadas
    .named = empate a { $points } puntos; { $name } gana el duelo con más partidas ganadas
match-shared = empate a { $points } puntos y a partidas ganadas: duelo compartido
match-given-up = el jugador { $seat } gana el duelo porque el otro abandonó una partida
    .you = ganas el duelo porque la otra persona abandonó una partida
    .named = { $name } gana el duelo porque la otra persona abandonó una partida

## La hoja de puntuación

sheet-count = { $count }
hint = Una buena jugada: { $move }
    .you = Una buena jugada: { $move }
hint-why = { $hint }. Motivo: { $why }.
reason-also = { $first }. Además, { $second }

## Lo que el servidor rechaza

server-no-cookie = el servidor aún no te conoce; abre la página de nuevo
server-other-origin = esto viene de otro sitio web
server-no-such-table = no existe esa mesa
server-unreadable-table = esta mesa no se puede abrir aquí: su juego no está instalado, o la ha modificado una versión más reciente de Lapidarium
server-no-such-address = no hay nada en esta dirección
server-cannot-do-that = eso no se puede hacer en esta dirección
server-private-table = esta mesa es privada; pide una invitación a quien la abrió
server-closed = por ahora el servidor no admite personas ni mesas nuevas; las partidas en curso continúan
server-by-invitation = este servidor es solo por invitación; escribe tu código en la página de inicio
server-wrong-code = este código no es válido o ya se ha usado
server-banned = ya no tienes acceso a este servidor
server-hosts-only = eso solo pueden hacerlo quienes administran este servidor
server-too-many-reports = ya has enviado muchas denuncias; espera a que alguien las revise
server-nothing-to-report = lo que denuncias ya no está
server-not-your-seat = ese no es tu asiento
server-too-fast = demasiadas peticiones; espera un momento
server-too-many-sockets = demasiadas conexiones desde tu dirección
server-too-large = es demasiado grande; { $most } bytes como máximo
server-too-long = { $where } es demasiado largo; { $most } caracteres como máximo
server-too-slow = la petición no llegó a tiempo
server-upload-too-costly = este texto exige demasiado trabajo de lectura; un paquete o un registro necesita mucho menos
server-too-many-tables = tienes demasiadas mesas abiertas; termina o deja una antes
server-unreadable-message = este mensaje no se puede leer
server-unreadable-request = esta petición no se puede leer: { $where }
server-cannot-store = el servidor no puede guardar nada ahora; no ha cambiado nada, inténtalo dentro de poco
server-unsure = el servidor no puede acceder ahora a su almacenamiento y no sabe si esto quedó guardado; se verá en la mesa
server-fault = algo ha fallado en el servidor; no ha cambiado nada
server-no-rules = aquí no hay reglas escritas de { $game }
server-no-such-seat = en esta mesa no hay asiento { $seat }
server-no-name = un nombre necesita al menos una letra
server-name-taken = el nombre { $name } ya es de otra persona
server-name-claimed = tu nombre está registrado con una frase de acceso y no se puede cambiar
server-no-chat = en este servidor no hay chat
server-nothing-said = el mensaje está vacío
server-no-notices = este servidor no envía avisos
server-review-running = esta partida no ha terminado; solo se pueden analizar y estudiar partidas terminadas
server-too-many-reviews = ya estás esperando { $most } análisis
server-not-todays-deal = es el reparto de hoy y otros aún tienen que jugarlo; desde mañana se podrá estudiar, analizar y continuar
server-no-such-event = no existe el suceso { $event }; el último es el { $last }
