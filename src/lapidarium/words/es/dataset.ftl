# Conjuntos de datos de partidas.

dataset-version = este conjunto de datos es de la versión { $found }; este programa lee la versión { $known }
dataset-bad-plan = no se puede leer dataset.json: { $reason }
dataset-no-players = ninguno de los juegos admite ese número de jugadores; se admiten { $counts }
dataset-none = { $path } no contiene un conjunto de datos (falta dataset.json); se crea con: lapidarium dataset make
dataset-other = { $path } contiene otro conjunto de datos; elige otra carpeta, o las mismas opciones para continuarlo
dataset-bad-file = { $path } está dañado: { $reason }
dataset-fault = partida { $id }: «{ $column }» no coincide con la repetición ({ $reason })
dataset-no-game = este conjunto de datos no tiene la partida { $id }
dataset-made =
    { $count ->
        [one] Un archivo de partidas escrito
       *[other] { $count } archivos de partidas escritos
    } en { $path }; faltan: { $missing }
dataset-million = { $games } partidas tardaron { $seconds } s. A este ritmo, un millón tardaría { $hours } h con estos procesos (extrapolado, no medido).
dataset-interrupted = Detenido. Los archivos completos se conservan; la misma orden continúa desde ahí.
dataset-info = Partidas: { $games }. Decisiones: { $decisions }. Bytes: { $bytes }. Archivos que faltan: { $missing }.
dataset-contest = { $game }, jugadores: { $players }, partidas: { $games }, decisiones: { $decisions }
dataset-verified = Todo correcto. Partidas reproducidas: { $games }, decisiones comparadas: { $decisions }.
dataset-no-solo = aquí no hay partidas en solitario; se crean con: lapidarium dataset make CARPETA --players 1
dataset-several-solo = hay partidas en solitario de varios juegos; elige uno con --game: { $games }
dataset-minari-id = { $id } no es un identificador válido para Minari; se espera algo como lapidarium/mis-partidas-v0, con la versión al final
dataset-minari-there = Minari ya tiene un conjunto de datos { $id } ({ $path }); elige otro nombre con --id o bórralo con: minari delete { $id }
dataset-other-pack = la partida { $id } se jugó con otra versión del paquete «{ $pack }», distinta de la instalada aquí
dataset-exporting = Reproduciendo partidas…
dataset-exported = Partidas reproducidas: { $games }, decisiones: { $decisions }. Están en { $path }; se cargan con minari.load_dataset("{ $id }").
