# Lo que se dice a quienes administran el servidor.

host-no-such-person = aquí no hay nadie que se llame { $name }
host-many-people = { $count } personas se llaman { $name }; da el identificador de una: { $ids }
host-not-registered = { $name } es un invitado; solo puede administrar quien tiene el nombre registrado
host-is-banned = { $name } tiene el acceso bloqueado
host-is-a-host = { $name } también administra este servidor; eso se decide en la línea de comandos
host-no-such-code = no existe el código { $letters }
host-no-such-report = no hay ninguna denuncia abierta con el número { $number }
host-title = Administrar el servidor
host-online = En línea
host-playing = Partidas en curso
host-waiting = Mesas en espera
host-over = Partidas terminadas
host-playing-one = en curso
host-waiting-one = en espera
host-over-one = terminada
host-people = Personas
host-registered = Registradas
host-reports = Denuncias
host-version = Versión
host-door = Quién puede entrar
host-door-open = Todo el mundo
host-door-open-words = Se admiten personas y mesas nuevas.
host-door-invited = Por invitación
host-door-invited-words = Las personas nuevas necesitan un código.
host-door-closed = Nadie nuevo
host-door-closed-words = Ni personas ni mesas nuevas; las partidas en curso continúan.
host-codes = Códigos
host-code-for = Para quién
host-code-uses = Para cuántas personas
host-code-add = Código nuevo
host-code-left =
    { $count ->
        [one] para 1 persona
       *[other] para { $count } personas
    }
host-announcement = Anuncio
host-announcement-words = Se muestra en todas las mesas y en la página de inicio. Un idioma sin texto propio muestra el inglés.
host-until = Hasta
host-hours =
    { $count ->
        [one] durante una hora
       *[other] durante { $count } horas
    }
host-no-end = hasta que lo retire
host-announce = Anunciar
host-announce-end = Retirar
host-search = Buscar por nombre
host-is-host = administra
host-banned = bloqueado
host-ban = Bloquear
host-unban = Readmitir
host-remove = Borrar
host-sure = ¿Seguro?
host-tables = Mesas
host-packs = Paquetes
host-shared-copy = copia compartida
host-log = Historial de acciones
host-none = No hay nada.
host-more = Mostrar { $count } más de { $all }
host-report-name = nombre
host-report-words = chat
host-report-done = Resuelto
host-did-announce = Anuncio
host-did-door = Quién puede entrar:
host-did-code-add = Código nuevo
host-did-code-remove = Código borrado
host-did-secret = Clave secreta nueva
host-did-rename = Nombre cambiado
host-did-ban = Bloqueado
host-did-unban = Readmitido
host-did-seat = Un bot ocupó un asiento en
host-did-host-add = Administra ahora
host-did-host-remove = Ya no administra
host-did-person-remove = Persona borrada
host-did-table-remove = Mesa borrada
host-did-pack-remove = Paquete borrado
host-did-report-close = Denuncia resuelta
host-did-prune = Limpieza
