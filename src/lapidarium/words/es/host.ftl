# Lo que se dice a quienes administran el servidor.

host-no-such-person = aquí no hay nadie que se llame { $name }
host-many-people = { $count } personas se llaman { $name }; da el identificador de una: { $ids }
host-not-registered = { $name } es un invitado; solo puede administrar quien tiene el nombre registrado
host-is-banned = { $name } tiene el acceso bloqueado
host-is-a-host = { $name } también administra este servidor; eso se decide en la línea de comandos
host-no-such-code = no existe el código { $letters }
host-no-such-report = no hay ninguna denuncia abierta con el número { $number }
