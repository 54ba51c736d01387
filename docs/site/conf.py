"""Sphinx's settings for the documentation site; `make docs` builds it."""

from cuius import __version__

project = "Cuius Regio"
author = copyright = "The authors of Cuius Regio"
version = release = __version__
extensions = ["myst_parser"]
html_theme = "furo"
html_title = f"Cuius Regio {version}"
html_extra_path = ["../../build/docs-source/extra"]
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#8e1b12", "color-brand-content": "#8e1b12"},
    "dark_css_variables": {"color-brand-primary": "#e39a8b", "color-brand-content": "#e39a8b"},
}
exclude_patterns = ["extra"]
myst_heading_anchors = 4
