# Oponentes. Los niveles llevan los nombres de los rangos en solitario.

no-such-bot = ningún bot se llama «{ $name }»; hay { $names }
level-dutiful = Constructor diligente
level-steadfast = Artesano resuelto
level-dedicated = Especialista dedicado
level-sovereign = Arquitecto soberano
level-master = Amo del Monolito
level-dutiful-says = Está aprendiendo y pasa por alto muchas cosas; un primer rival amable.
level-steadfast-says = Toma lo que mejor se ve en el momento y no piensa en ti.
level-dedicated-says = Piensa adónde lleva cada jugada; un buen rival cuando ya conoces el juego.
level-sovereign-says = Tiene sentido del conjunto y castiga los descuidos.
level-master-says = Busca a fondo con un criterio entrenado en miles de partidas.
hint-noted = { $hint } ({ $note })
bot-without-value = Su criterio aprendido no vale para estos componentes; busca sin él.
bot-value-does-not-fit = Su criterio aprendido no vale para el paquete { $pack }; busca sin él.
