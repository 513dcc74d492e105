# The workshop: packs edited by clicking. The browser loads it with that page only.

provenance-rulebook = rulebook
provenance-review = review
provenance-reconstruction = reconstruction
provenance-seen = mine, seen on my box
provenance-invented = mine, invented
balance-value = { $value }
