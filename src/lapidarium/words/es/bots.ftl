# Oponentes. Los niveles llevan los nombres de los rangos en solitario.

no-such-bot = ningún bot se llama «{ $name }»; hay { $names }
level-dutiful = Constructor diligente
level-steadfast = Artesano resuelto
