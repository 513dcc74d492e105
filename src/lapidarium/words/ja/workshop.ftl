# The workshop: packs edited by clicking. The browser loads it with that page only.

provenance-rulebook = ルールブック
provenance-review = レビュー
provenance-reconstruction = 推定
provenance-seen = 自分：手持ちの製品で確認
provenance-invented = 自分：創作
balance-value = { $value }
