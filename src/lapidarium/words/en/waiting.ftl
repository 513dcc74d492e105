# While a new server prepares its bots.
ui-bots-preparing = The bots are being prepared. This happens once and can take a few minutes.
ui-bots-simpler = Until then they play and advise more simply.
