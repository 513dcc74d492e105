# While a new server prepares its bots.
ui-bots-preparing = Die Bots werden vorbereitet. Das passiert nur einmal und kann ein paar Minuten dauern.
ui-bots-simpler = Bis dahin spielen und raten sie einfacher.
