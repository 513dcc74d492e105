# Lecciones y problemas.
ui-exercise-over = Eso es todo. Mira todo lo que quieras.
ui-learn-about = Lecciones cortas en la mesa de verdad. Cada intento tiene respuesta y nada cuenta para tu clasificación.
ui-learn-all = Todas las lecciones
ui-learn-back = Volver
ui-learn-begin = Empezar
ui-learn-coached = Primera partida con entrenador, contra { $level }
ui-learn-go-on = Continuar
ui-learn-progress = { $done } de { $all } lecciones hechas
ui-learn-trouble = No se puede mostrar esta página
ui-lesson = Lección
ui-lesson-done = ¡Conseguido!
ui-lesson-is-done = (hecha)
ui-lesson-next = Lección siguiente
ui-lesson-not-asked = Está permitido, pero no es lo que se pide aquí. Prueba otra vez.
ui-lesson-right-so-far = Bien. Sigue.
server-no-such-lesson = aquí no hay ninguna lección «{ $name }»
server-not-the-goal = estas jugadas no alcanzan el objetivo
ui-coach = Entrenador: un consejo por turno
ui-coach-off = Desactivar el entrenador
ui-coach-says = Entrenador: { $advice }
ui-puzzles-about = Posiciones de partidas entre bots fuertes, cada una con una jugada claramente mejor. Hay una al día, igual para todos; las demás se ajustan a tu clasificación.
ui-puzzles-count = { $count ->
    [one] { $count } problema
   *[other] { $count } problemas
  }
ui-puzzle = Problema
ui-puzzle-daily = Problema del día
ui-puzzle-daily-missed = Problema del día: sin resolver
ui-puzzle-daily-solved = Problema del día: resuelto
ui-puzzle-first = Solo cuenta el primer intento.
ui-puzzle-found = ¡Encontrada!
ui-puzzle-found-later = Encontrada en el intento { $tries }:
ui-puzzle-goal = { $steps ->
    [one] Encuentra la mejor jugada.
   *[other] Encuentra el mejor turno: { $steps } jugadas.
  }
ui-puzzle-next = Problema siguiente
ui-puzzle-now = Tu clasificación: { $rating }, racha: { $streak }
ui-puzzle-of = { $solved } de { $tried }
ui-puzzle-rated = Clasificación del problema: { $rating }
ui-puzzle-rating = Tu clasificación
ui-puzzle-show = Mostrar la solución
ui-puzzle-solved = Resueltos a la primera
ui-puzzle-streak = Racha
ui-puzzle-streak-best = { $streak }, la mejor { $best }
ui-puzzle-deeds = { $deeds }
ui-puzzle-then = {" "}y después{" "}
ui-puzzle-told = La solución:
ui-puzzle-uncertain = La clasificación aún es incierta
ui-puzzle-wrong = Hay una jugada mejor.
ui-puzzle-wrong-by = Hay una jugada mejor: cerca de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } más.
puzzle-last-turn = Último turno
puzzle-missed = Por qué otra jugada es mejor: { $why }.
puzzle-missed-points = Tu jugada vale al menos { $points ->
    [one] un punto
   *[other] { $points } puntos
  } menos.
puzzle-reply = La respuesta: tu rival { $move }.
server-no-such-puzzle = aquí no hay ningún problema «{ $name }»
