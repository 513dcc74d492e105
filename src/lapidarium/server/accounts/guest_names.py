"""Pleasant names for guests, in the language of their page: an adjective and a stone.

In German and Spanish all the stones are masculine, so that every adjective agrees.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass


@dataclass(frozen=True)
class Names:
    """The words that names are made of in a language."""

    adjectives: str
    stones: str
    pattern: str = "{adjective} {stone}"

    def one(self, key: str) -> str:
        """The one that goes with a key."""
        number = int.from_bytes(hashlib.blake2b(key.encode(), digest_size=8).digest(), "big")
        adjectives, stones = self.adjectives.split(), self.stones.split()
        number, adjective = divmod(number, len(adjectives))
        return self.pattern.format(
            adjective=adjectives[adjective], stone=stones[number % len(stones)]
        )


NAMES = {
    "en": Names(
        """
        Amber Ancient Bright Calm Clear Deep Dusky Early Fair Fine Gentle Golden Grey Keen Kind
        Lucky Merry Mossy Nimble Noble Patient Plain Polished Proud Quiet Rare Rough Silent Silver
        Smooth Solid Steady Sunny Tidy Veined Warm Weathered Wise
        """,
        """
        Agate Alabaster Andesite Basalt Beryl Calcite Chert Dolomite Feldspar Flint Fluorite Gabbro
        Garnet Gneiss Granite Gypsum Jade Jasper Limestone Malachite Marble Obsidian Olivine Onyx
        Pebble Porphyry Pumice Pyrite Quartz Sandstone Schist Serpentine Slate Topaz Tourmaline
        Travertine Tuff Zircon
        """,
    ),
    "de": Names(
        """
        Alter Bunter Edler Ehrlicher Feiner Fester Flinker Freier Froher Früher Geduldiger Glatter
        Goldener Grauer Guter Heiterer Heller Klarer Kluger Kühner Leiser Mutiger Munterer Netter
        Ruhiger Sanfter Schlichter Silberner Sonniger Starker Stiller Stolzer Tiefer Treuer Warmer
        Weiser Zäher
        """,
        """
        Achat Alabaster Basalt Beryll Bimsstein Calcit Diorit Dolomit Feldspat Feuerstein Fluorit
        Gabbro Gips Glimmer Gneis Granat Granit Jaspis Kalkstein Karneol Kiesel Malachit Marmor
        Obsidian Olivin Onyx Opal Porphyr Pyrit Quarz Sandstein Schiefer Serpentin Topas Travertin
        Tuff Turmalin Zirkon
        """,
    ),
    "es": Names(
        """
        alegre amable antiguo blanco brillante bueno callado claro dorado dulce fino firme fuerte
        gris honrado joven leal lento limpio liso manso noble paciente plateado profundo pulido
        puro raro sabio sencillo sereno sobrio tranquilo valiente veloz vivo
        """,
        """
        Alabastro Basalto Berilo Cuarzo Diamante Dolomito Esquisto Feldespato Gabro Gneis Granate
        Granito Guijarro Jade Jaspe Lapislázuli Mármol Olivino Ónice Ópalo Pedernal Pórfido Rubí
        Sílex Topacio Travertino Zafiro Zircón
        """,
        "{stone} {adjective}",
    ),
    "ja": Names(
        """
        静かな 穏やかな 明るい 賢い 優しい 気高い 澄んだ 温かい 素朴な 陽気な 辛抱強い 誠実な
        輝く 苔むした 滑らかな 落ち着いた 古い 若い 丸い 小さな 大きな 銀色の 金色の 灰色の
        """,
        """
        瑪瑙 玄武岩 花崗岩 大理石 黒曜石 水晶 翡翠 碧玉 石灰岩 砂岩 粘板岩 孔雀石 蛍石 方解石
        石英 長石 軽石 凝灰岩 黄玉 電気石 柘榴石 紅玉髄 橄欖石 雲母 石膏 小石
        """,
        "{adjective}{stone}",
    ),
}


def guest_name(lang: str, key: str) -> str:
    """The name of a guest with this key: always the same, so that it need not be stored."""
    return NAMES[lang].one(key)
