# El taller: paquetes que se editan con clics. El navegador lo carga solo con esa página.

provenance-rulebook = reglamento
provenance-review = reseña
provenance-reconstruction = reconstrucción
provenance-seen = mía, vista en mi ejemplar
provenance-invented = mía, inventada
balance-value = { $value }
workshop-words = Corrige lo que sea distinto en tu ejemplar o inventa tu propio paquete. Después puedes jugar aquí con él.
workshop-begin-shipped = Empezar con el paquete incluido
workshop-begin-blank = Empezar desde cero
workshop-import = Importar archivo
workshop-export = Exportar archivo
workshop-my-packs = Mis paquetes
workshop-packs-limit = { $count } de { $most } paquetes. Se conservan si registras tu nombre.
workshop-remove-pack-sure = ¿Borrar «{ $title }» con todas sus versiones?
workshop-version = versión { $version }
workshop-versions = Versiones anteriores
workshop-ready = listo para jugar
workshop-problems =
    { $count ->
        [one] 1 problema por resolver
       *[other] { $count } problemas por resolver
    }
workshop-problems-title = Comprobación
workshop-problems-more = y { $count } más
workshop-pack-problem = se encontró { $found }; se esperaba { $expected }
workshop-pack-warning = poco habitual, pero se puede jugar: se encontró { $found }; se esperaba { $expected }
workshop-pack-names = Nombre
workshop-pack-title = Título
workshop-pack-name = Nombre corto, sin espacios
workshop-source-of = Procedencia: { $figure }
workshop-source-note = { $part }: { $source }
workshop-remove-what = Quitar: { $what }
workshop-add-what = Añadir: { $what }
workshop-letter-of = Letra de { $what }
workshop-solo = Solitario
workshop-with-players = { $players } jugadores
workshop-meaning = Resumen
workshop-meaning-points = Puntos en juego
workshop-certain = Certeza
workshop-certain-of = { $certain } de { $all } datos son del reglamento o vistos en tu ejemplar
workshop-my-changes = Lo que cambio es
workshop-mine-seen = visto en mi ejemplar
workshop-mine-invented = inventado
workshop-other-pack = Otros paquetes
workshop-save = Guardar
workshop-saved = Guardado como versión { $version }
workshop-share = Compartir copia
workshop-shared = El enlace lleva a una copia del paquete tal como está ahora.
workshop-copy-link = Copiar el enlace
workshop-play-pack = Mesa nueva con este paquete
workshop-tab-drawn = Componentes
workshop-tab-text = Archivo
workshop-tab-balance = Equilibrio
workshop-balance-words = Un bot rápido juega muchas partidas contra sí mismo con este paquete, y también con el incluido. Puede tardar unos minutos: las partidas en curso tienen prioridad.
workshop-balance-start = Probarlo
workshop-balance-not-ready = Resuelve antes los problemas.
workshop-balance-progress = { $done } de { $all } partidas jugadas
workshop-balance-done = { $games } partidas de { $bot }
workshop-this-pack = este paquete
workshop-shipped-pack = paquete incluido
workshop-plot-turns = Turnos por partida
workshop-plot-average = { $own } de media; paquete incluido { $shipped }
workshop-plot-scores = Puntuaciones finales
workshop-plot-seats = Victorias según el orden de turno
workshop-plot-points = Puntos de media
workshop-plot-turn = Jugador { $turn } en el orden de turno
workshop-plot-points-each = { $points } puntos cada una
server-too-many-packs = ya tienes { $most } paquetes guardados; borra uno antes
server-too-many-shared = ya tienes { $most } paquetes compartidos
server-no-such-own-pack = no tienes ese paquete
server-no-such-shared-pack = ese paquete compartido no existe; quizá se haya retirado
server-pack-has-problems =
    { $count ->
        [one] el paquete todavía tiene un problema
       *[other] el paquete todavía tiene { $count } problemas
    }
server-too-many-runs = ahora mismo se están probando otros paquetes; inténtalo dentro de unos minutos
workshop-no-editor = Este juego no trae un editor que dibuje sus componentes. Aquí su paquete se edita como archivo, con todas las comprobaciones; importar, exportar y crear mesas funciona como siempre.
workshop-drafts = Sin guardar
workshop-drafts-words = { $count } de { $most }, solo en este navegador. Abre uno y guárdalo para conservarlo con tu nombre.
workshop-drafts-full = Este navegador conserva { $most } paquetes sin guardar. En cuanto cambies otro, se perderá el más antiguo: «{ $title }». Guárdalo antes si lo necesitas.
workshop-remove-draft-sure = ¿Eliminar «{ $title }» con todos sus cambios sin guardar?
workshop-lose-sure = Tus últimos cambios no se han podido guardar en ninguna parte y se perderían. ¿Salir de todos modos?
workshop-version-shown = Esta es la versión { $version }. Con «Deshacer» vuelves a lo que tenías; al guardar pasa a ser la versión más reciente.
workshop-file-too-large = «{ $name }» ocupa { $size } kB. Un paquete puede ocupar { $most } kB como máximo.
workshop-file-unreadable = No se puede leer «{ $name }». Un paquete es un archivo de texto en UTF-8.
workshop-parts = Ir a
workshop-balance-go-on = Continuar
