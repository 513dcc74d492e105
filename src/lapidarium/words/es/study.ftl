# Posiciones que se estudian.
study-title = Estudio
study-words = Aquí juegas por todos. Lo que se saca sale al azar; puedes deshacer las veces que quieras.
study-turn = Turno: { $who }
study-undo = Deshacer
study-panel = Variantes y posición
study-lines = Mostrar las mejores variantes
study-lines-deeper = Pensar más
study-thinking = El bot está pensando…
study-by = Por { $level }, que solo sabe lo que sabe quien tiene el turno. Lo que se saca en una variante es solo un ejemplo.
study-share = Copiar el enlace a esta posición
study-edit = Editar la posición
study-edit-words = La guía de notación explica cada campo. Al montar la posición se comprueba todo.
study-position = Posición en notación
study-set = Montar esta posición
study-from-start = Desde el inicio
study-from-position = Desde una posición
study-from-replay = Desde cualquier punto de una partida terminada: abre su repetición y elige «Estudiar esta posición».
study-setup = Montar a mano
study-setup-check = Comprobación de la posición
study-setup-right = Todo está bien. { $next }
study-setup-wrong = { $count ->
    [one] Hay un error
   *[other] Hay { $count } errores
 }
study-setup-done = Estudiarla
study-setup-text = Como texto
study-problem = { $field }: se espera { $expected }
study-expected = se espera: { $expected }
