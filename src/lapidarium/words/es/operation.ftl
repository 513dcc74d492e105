# Gestionar un servidor: esto solo lo dice la terminal.

serve-ready = Lapidarium está en marcha en { $url }
serve-stopped = Detenido. Todas las partidas están guardadas y continúan tras el próximo arranque.
serve-port-taken = el puerto { $port } lo usa otro programa; elige otro, por ejemplo --port { $other }
serve-port-forbidden = el puerto { $port } requiere permisos especiales; elige uno a partir de 1024, por ejemplo --port 8000
serve-no-such-host = este equipo no tiene la dirección { $host }; --host 127.0.0.1 es solo para este equipo, --host 0.0.0.0 para todas las redes
serve-folder = no se puede escribir en la carpeta { $folder }: { $reason }; dale permisos o elige otra con --data
serve-in-use = otro servidor ya usa los datos de { $folder }; páralo antes o elige otra carpeta con --data
serve-workers-need-postgres = { $workers } procesos necesitan PostgreSQL; SQLite admite uno. Usa --workers 1 o --database postgresql://…
serve-data-or-database = indica --data o --database, no ambos
serve-database-url = se espera una base de datos como postgresql://usuario@servidor/lapidarium o sqlite:///carpeta/archivo
serve-no-psycopg = PostgreSQL necesita un controlador: pip install 'lapidarium[postgres]'
serve-no-database = la base de datos no responde: { $reason }
serve-newer-database = la base de datos se ha usado con una versión más reciente de Lapidarium ({ $found }); instala esa versión
backup-running = Escribiendo la copia de seguridad
restore-running = Leyendo la copia de seguridad
backup-done =
    { $tables ->
        [one] 1 mesa guardada
       *[other] { $tables } mesas guardadas
    } en { $path }
restore-done =
    { $tables ->
        [one] 1 mesa restaurada
       *[other] { $tables } mesas restauradas
    } desde { $path }
restore-not-empty = la base de datos no está vacía; restaura en una vacía, por ejemplo con --data CARPETA-NUEVA
restore-foreign = { $path } no es una copia de seguridad completa de Lapidarium
backup-no-database = no hay ninguna base de datos en { $path }; indica la carpeta del servidor con --data o su base de datos con --database
backup-foreign = esa no es una base de datos de Lapidarium
restore-newer = { $path } se creó con una versión más reciente de Lapidarium; restáurala con esa versión
restore-in-use = un servidor está usando esta base de datos; detenlo primero
admin-bad-until = se espera un tiempo como 30m, 2h, 3d o 2026-12-24T20:00, no { $text }
admin-no-text = di qué anunciar, o --clear
admin-sure = esto no se puede deshacer; añade --yes para hacerlo
admin-done = Hecho.
admin-announced = Anunciado. Los servidores en marcha lo muestran en dos segundos.
admin-code = Código: { $letters }
admin-none = No hay nada que mostrar.
admin-new-secret = El servidor tiene un secreto nuevo: se ha cerrado la sesión de todo el mundo. Los invitados pierden su nombre; quienes están registrados vuelven a iniciar sesión.
admin-head-name = Nombre
admin-head-person = Id
admin-head-is-registered = Registrado
admin-head-is-host = Administra
admin-head-banned = Bloqueado
admin-head-lang = Idioma
admin-head-created = Creado
admin-head-seen = Visto
admin-head-at-table = Mesa
admin-head-game = Juego
admin-head-status = Estado
admin-head-host-name = Anfitrión
admin-head-players = Jugadores
admin-head-changed = Cambio
admin-head-number = N.º
admin-head-at = Hora
admin-head-by-whom = Por
admin-head-action = Acción
admin-head-about = Sobre
admin-head-detail = Detalle
admin-head-person-name = Denuncia
admin-head-about-name = Sobre
admin-head-kind = Tipo
admin-head-words = Texto
admin-head-note = Nota
admin-head-code = Código
admin-head-uses-left = Usos restantes
admin-head-until = Hasta
admin-head-listed = Pública
admin-other-form = la base de datos tiene el formato { $found } y esta versión trabaja con { $wanted }: arranca una vez el servidor de esta versión o usa el comando de la versión en marcha
serve-bad-file = no se puede leer { $path }: { $reason }
serve-unknown-setting = en { $path } figura el ajuste { $name }, que no existe; existen: { $names }
serve-bad-network = se espera una dirección, una red como 10.0.0.0/8, loopback o private, no { $text }
serve-posix-only = el servidor funciona en Linux, macOS y otros sistemas POSIX; en Windows usa WSL o un contenedor
serve-no-home = este usuario no tiene carpeta personal para los datos; elige una con --data
admin-pruned = Se ha eliminado: invitados, { $guests }; mesas sin empezar, { $tables }; paquetes, { $packs }.
