"""Settings of Sphinx. ``make_site.py`` calls it once for each language."""

import json
import os
import sys
from pathlib import Path

import undaunted_nb as un

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))
un._give_words()  # noqa: SLF001  (the texts of the catalogs are said outside a notebook)

language = os.environ["UNDAUNTED_NB_DOCS_LANGUAGE"]
undaunted_pages = json.loads(os.environ["UNDAUNTED_NB_DOCS_PAGES"])

project = "undaunted-nb"
author = "undaunted-nb contributors"
project_copyright = "undaunted-nb contributors"
version = release = un.__version__

extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "rulepages", "screens", "searchdata"]
templates_path = [str(HERE / "templates")]
exclude_patterns = ["locale"]
locale_dirs = ["locale"]
smartquotes_action = "De"  # dashes only: the texts have their quotation marks, and Memoir '44 its straight apostrophe
suppress_warnings = [
    "mystnb.unknown_mime_type",  # Vega-Lite and the live table: their static copies are shown
    "misc.highlighting_failure",  # a block of CSV has no colors
]

# Notebooks are shown as they were run by `make notebooks`.
nb_execution_mode = "off"
nb_mime_priority_overrides = [("html", "image/svg+xml", 5)]
myst_heading_anchors = 3

add_module_names = False
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True}
napoleon_numpy_docstring = False

html_theme = "furo"
html_title = "undaunted-nb"
html_language_code = language[:2]
html_static_path = [str(HERE / "static")]
html_css_files = ["site.css"]
html_favicon = str(HERE / "static" / "favicon.svg")
html_additional_pages = {"search": "search.html"}
html_copy_source = False
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#00466E", "color-brand-content": "#005A8C"},
    "dark_css_variables": {"color-brand-primary": "#8CCBF0", "color-brand-content": "#8CCBF0"},
    "top_of_page_buttons": [],
}
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "sidebar/languages.html",
        "sidebar/search.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}
