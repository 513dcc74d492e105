"""What mkdocs does besides: leaves out of the site what nobody reads."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any


def on_post_build(config: Any) -> None:
    """Maps of scripts, and the search's other languages: the pages are in English."""
    site = Path(config["site_dir"])
    for path in site.rglob("*.map"):
        path.unlink()
    shutil.rmtree(site / "assets" / "javascripts" / "lunr", ignore_errors=True)
    for name in ("404.html", "sitemap.xml", "sitemap.xml.gz"):  # for a site with a fixed address
        (site / name).unlink(missing_ok=True)
