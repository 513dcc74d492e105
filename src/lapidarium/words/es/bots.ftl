# Oponentes con nombres de piedras cada vez más duras; los rangos en solitario no son oponentes.

no-such-bot = ningún bot se llama «{ $name }»; hay { $names }
level-dutiful = Tiza
level-steadfast = Arenisca
level-dedicated = Mármol
level-sovereign = Granito
level-master = Diamante
level-dutiful-says = Todavía está aprendiendo y se le escapan muchas cosas; un buen primer rival.
level-steadfast-says = Toma lo que mejor pinta en el momento y no se fija en ti.
level-dedicated-says = Piensa adónde lleva cada jugada; un rival a tu altura cuando ya conoces el juego.
level-sovereign-says = Juega a largo plazo y castiga los descuidos.
level-master-says = Calcula a fondo, con un criterio entrenado en miles de partidas.
hint-noted = { $hint } ({ $note })
bot-without-value = Su criterio entrenado no sirve para este paquete; calcula sin él.
