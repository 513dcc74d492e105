# The workshop: packs edited by clicking. The browser loads it with that page only.

provenance-rulebook = Spielanleitung
provenance-review = Rezension
provenance-reconstruction = Rekonstruktion
provenance-seen = von mir, an meinem Spiel gesehen
provenance-invented = von mir, erfunden
balance-value = { $value }
