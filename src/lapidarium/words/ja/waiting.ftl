# While a new server prepares its bots.
ui-bots-preparing = ボットを準備しています。最初の1回だけで、数分かかることがあります。
ui-bots-simpler = それまでは、ボットの手やヒントが簡易的なものになります。
