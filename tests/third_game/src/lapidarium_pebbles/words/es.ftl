game-pebbles = Guijarros
level-counter = Contadora
play-help-pebbles = take 2 toma dos guijarros del montón.
event-pebbles-take = toma { $count ->
    [one] un guijarro
   *[other] { $count } guijarros
}
    .you = tomas { $count ->
        [one] un guijarro
       *[other] { $count } guijarros
    }
event-pebbles-draw = el jugador { $seat } saca el amuleto { $charm }
event-pebbles-draw-hidden = el jugador { $seat } saca un amuleto
pebbles-heap = { $count ->
    [0] El montón está vacío.
    [one] Queda un guijarro en el montón.
   *[other] Quedan { $count } guijarros en el montón.
}
pebbles-taken = El jugador { $seat } tiene { $count ->
    [one] un guijarro.
   *[other] { $count } guijarros.
}
    .named = { $name } tiene { $count ->
        [one] un guijarro.
       *[other] { $count } guijarros.
    }
    .you = Tienes { $count ->
        [one] un guijarro.
       *[other] { $count } guijarros.
    }
pebbles-charm = El amuleto del jugador { $seat } es el { $charm }.
    .named = El amuleto de { $name } es el { $charm }.
    .you = Tu amuleto es el { $charm }.
refused-pebbles-count = no puedes tomar { $count }; puedes tomar de 1 a { $most }
refused-pebbles-drawn = los amuletos ya se han sacado
refused-pebbles-no-charm = no queda ningún amuleto { $charm } en la bolsa
expected-pebbles-move = se espera una jugada como «take 2»
expected-pebbles-position = se espera una posición como «pebbles heap=15 taken=0,0 charms=- turns=0»
expected-pebbles-charms = al menos { $least } amuletos
ended-pebbles = el montón está vacío
cli-ended-pebbles = final: el montón quedó vacío
decided-pebbles = La mayor puntuación: { $points }
