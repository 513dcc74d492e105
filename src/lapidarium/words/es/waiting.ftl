# While a new server prepares its bots.
ui-bots-preparing = Se están preparando los bots. Solo ocurre una vez y puede tardar unos minutos.
ui-bots-simpler = Hasta entonces juegan y aconsejan de forma más sencilla.
