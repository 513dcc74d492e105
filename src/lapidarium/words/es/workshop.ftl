# The workshop: packs edited by clicking. The browser loads it with that page only.

provenance-rulebook = reglamento
provenance-review = reseña
provenance-reconstruction = reconstrucción
provenance-seen = mía, vista en mi ejemplar
provenance-invented = mía, inventada
balance-value = { $value }
