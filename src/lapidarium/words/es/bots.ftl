# Oponentes. Los niveles llevan los nombres de los rangos en solitario.

no-such-bot = ningún bot se llama «{ $name }»; hay { $names }
level-dutiful = Constructor diligente
level-steadfast = Artesano resuelto
bad-budget = «{ $text }» no es un tiempo de reflexión; escribe segundos como 0.2s o simulaciones como 500sims
workers-died = una tarea ha acabado con { $count } procesos seguidos; no se intentó más
workers-no-ray = Ray no está instalado; instálalo con: pip install "lapidarium[cluster]"
workers-no-cluster = no hay ningún clúster de Ray en { $address }: { $reason }
