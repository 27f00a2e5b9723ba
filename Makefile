# make lab    open JupyterLab on the home page        make test   run every check
# make bench  compare the speed with that of other programs
# You need only Python 3.11 or later. If Node.js 20 or later is installed, the front end is rebuilt and tested too.
# Another Python: make lab PYTHON=/path/to/python3.12     Another environment: make test VENV=/tmp/venv

VENV ?= .venv
BIN := $(VENV)/bin

# The first of these that is new enough and can make an environment; else the first that is new enough.
pick = for p in python3.13 python3.12 python3.11 python3; do \
  $$p -c 'import sys$(1); sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && { echo $$p; break; }; done
PYTHON ?= $(or $(shell $(call pick,$(comma) ensurepip)),$(shell $(call pick,)))
comma := ,

NODE := $(shell node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' >/dev/null 2>&1 && npm --version 2>/dev/null)
MODULES := widgets/node_modules/.package-lock.json
FRONT_END := $(if $(NODE),$(MODULES))

# Which versions: those of the locks, or the newest, or the lowest that pyproject.toml admits (`make newest`, `make lowest`).
VERSIONS ?= locked

JOBS ?= logical
# Each has a browser and a JupyterLab of its own. They wait for each other so often that a third keeps two cores busy.
BROWSERS ?= 3
PYTEST := $(BIN)/python -m pytest -p tests.project.no_skips
# Whole files to each process, in the order of tests/conftest.py.
FILES := --dist loadfile --no-loadscope-reorder
# Many tests start a Python of their own, and each kernel imports the package: where no bytecode is kept, each compiles it again.
unexport PYTHONDONTWRITEBYTECODE
# Games and progress that a run saves go to a folder of its own, never to a person's.
FRESH_HOME = home=$$(mktemp -d) && trap 'rm -rf "$$home"' EXIT && export UNDAUNTED_NB_HOME="$$home" &&

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help venv lab docs test quick test-quick test-at-once costs check test-python test-browser test-notebooks test-front-end test-docs lite lite-test nightly mutants \
  bench fuzz load notebooks address locks newest lowest audit build format clean

help:
	@sed -n 's/^# //p' Makefile | head -4
	@echo "make docs       build the documentation in build/docs"
	@echo "make notebooks  make and run the notebooks    make build  bundle the front end (Node.js)"
	@echo "make lite       build the browser-only site   make lite-test  test it in a browser (ALL=1: all of it)"
	@echo "make quick      what to run before a commit   make locks  refresh the exact versions"
	@echo "make format     ruff and the formatter        make clean  remove what was made here"

# ---------------------------------------------------------------- environment

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "undaunted-nb needs Python 3.11 or later, and none was found. Install one, or name it: make $(or $(MAKECMDGOALS),lab) PYTHON=/path/to/python3.12" >&2; exit 1; }
	@echo "Making $(VENV) with $$($(PYTHON) --version)"
	@if $(PYTHON) -c 'import ensurepip' 2>/dev/null; then $(PYTHON) -m venv $(VENV); \
	elif $(PYTHON) -m virtualenv --version >/dev/null 2>&1; then $(PYTHON) -m virtualenv --quiet $(VENV); \
	elif $(PYTHON) -m pip --version >/dev/null 2>&1; then $(PYTHON) -m venv --without-pip $(VENV) && $(PYTHON) -m pip --python $(BIN)/python install --quiet pip; \
	else echo "$(PYTHON) cannot make an environment: it came without ensurepip. On Debian and Ubuntu: sudo apt install python3-venv. Or name another: make $(or $(MAKECMDGOALS),lab) PYTHON=/path/to/python3.12" >&2; exit 1; \
	fi && $(call locked,binder/locks/installer.lock) || { rm -rf $(VENV); exit 1; }

# Exact versions with hashes come through uv, or where it does not reach what pip reaches (a mirror in pip.conf), through pip.
with_uv = $(BIN)/uv pip install --quiet --compile-bytecode --python
with_pip = $(BIN)/python -m pip --disable-pip-version-check --python
locked = { $(with_uv) $(or $(2),$(BIN)/python) --require-hashes --requirement $(1) 2>/dev/null \
  || $(with_pip) $(or $(2),$(BIN)/python) install --quiet --require-hashes --requirement $(1); }

install_locked = $(call locked,binder/locks/$(1).lock) && $(with_pip) $(BIN)/python install --quiet --no-deps --no-build-isolation --editable .
install_newest = $(with_uv) $(BIN)/python --upgrade --requirement pyproject.toml --all-extras --editable .
install_lowest = $(BIN)/uv pip compile --quiet --no-header --all-extras --resolution lowest-direct --python $(BIN)/python pyproject.toml \
  --output-file $(VENV)/lowest.txt && $(with_uv) $(BIN)/python --requirement $(VENV)/lowest.txt --editable .

define install
	@echo "Installing into $(VENV) (a minute or two the first time)"
	@$(call install_$(VERSIONS),$(1))
	@mkdir -p $(VENV)/share/jupyter/lab/settings && cp binder/overrides.json $(VENV)/share/jupyter/lab/settings/
endef

$(VENV)/.lab: pyproject.toml binder/locks/lab.lock binder/overrides.json | $(BIN)/python
	$(call install,lab)
	@touch $@

$(VENV)/.test: pyproject.toml binder/locks/test.lock binder/overrides.json | $(BIN)/python
	$(call install,test)
	@touch $(VENV)/.lab $@

$(MODULES): widgets/package.json widgets/package-lock.json
	cd widgets && npm ci --no-audit --no-fund
	@touch $@

venv: $(VENV)/.test
	@test ! -e .git || test "$(VENV)" != .venv || $(BIN)/pre-commit install >/dev/null

# The browser-only site is built with an environment of its own: exact versions with checksums, from PyPI and npm.
LITE := .cache/lite
SITE ?= build/lite

$(LITE)/.tools: binder/lite/tools.lock binder/lite/package-lock.json | $(BIN)/python
	@test -n "$(NODE)" || { echo "The browser-only site needs Node.js 20 or later: it compiles the packages with the site's own Python." >&2; exit 1; }
	@rm -rf $(LITE)/venv && mkdir -p $(LITE)
	@$(BIN)/python -m venv --without-pip $(LITE)/venv
	@$(call locked,binder/lite/tools.lock,$(LITE)/venv/bin/python)
	@cp binder/lite/package.json binder/lite/package-lock.json $(LITE)/ && cd $(LITE) && npm ci --silent --ignore-scripts --no-audit --no-fund
	@touch $@

# ---------------------------------------------------------------- use

# JupyterLab runs the first cell of a notebook that it trusts. Only the ones that are newer are signed again.
$(VENV)/.trusted: $(wildcard notebooks/*.ipynb notebooks/*/*.ipynb notebooks/*/*/*.ipynb) | $(VENV)/.lab
	@$(BIN)/jupyter trust $? >/dev/null
	@touch $@

lab: $(VENV)/.lab $(VENV)/.trusted
	$(BIN)/jupyter lab $(if $(filter 0,$(shell id -u)),--allow-root) --LabApp.default_url=/lab/tree/00-start-here.ipynb $(LAB_ARGS) notebooks/00-start-here.ipynb

lite: $(LITE)/.tools
	@$(LITE)/venv/bin/python binder/lite/build.py $(SITE) --cache=$(LITE) --node-modules=$(LITE)/node_modules $(if $(SCIENCE),--science=$(SCIENCE))

# The browser-only site in a real browser: what stands for all of it, or with ALL=1 every notebook and the whole course.
lite-test: lite $(VENV)/.test
	@UNDAUNTED_NB_SITE=$(SITE) ALL=$(ALL) $(PYTEST) tests/lite -n 2 --dist loadfile --durations=5

docs: $(VENV)/.test
	@$(FRESH_HOME) $(BIN)/python binder/docs/make_site.py build/docs

bench: $(VENV)/.test
	@$(FRESH_HOME) $(BIN)/python -m tests.bench

fuzz: $(VENV)/.test
	@$(FRESH_HOME) nice $(BIN)/python -m tests.properties.million $(INPUTS)

load: $(VENV)/.test
	@$(FRESH_HOME) $(BIN)/python -m tests.load $(LOAD_ARGS) && $(BIN)/python -m tests.load.rooms $(ROOM_ARGS)

notebooks: $(VENV)/.test
	@$(BIN)/python -m tests.notebooks.ready && $(BIN)/python -m tests.notebooks.execute

address: $(VENV)/.test
	@$(BIN)/python -m tests.project.address $(REPO)

locks: $(VENV)/.test
	@$(BIN)/python -m tests.project.locks
	@$(MAKE) --no-print-directory quick

audit: $(VENV)/.test
	@$(BIN)/python -m tests.project.audit

build: $(MODULES)
	cd widgets && npm run build

format: $(VENV)/.test $(FRONT_END)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(if $(NODE),cd widgets && npm run --silent format)

clean:
	rm -rf $(VENV) widgets/node_modules build dist .cache .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find undaunted_nb tests widgets binder -name __pycache__ -prune -exec rm -rf {} +

# ---------------------------------------------------------------- test

STAGES = test-at-once test-python test-browser
# The first of these keeps one core busy for as long as the next two together. Beside its end, the notebooks have both cores.
AT_ONCE = test-docs check test-front-end test-notebooks

test: $(VENV)/.test $(FRONT_END)
	@$(call timed,$(STAGES))
	@echo "All is well$(if $(NODE),, (the front end was not rebuilt: that needs Node.js 20 or later; that it fits its sources was checked))."

# Each stage, and in the end how long each took.
timed = times=; for stage in $(1); do start=$$(date +%s); $(MAKE) --no-print-directory $$stage || exit 1; \
  times="$$times$$(printf '%5d s  %s' $$(($$(date +%s) - start)) $$stage)\n"; done; printf "\nSeconds of each stage:\n$$times"

test-at-once: $(VENV)/.test $(FRONT_END)
	@echo "At once: $(AT_ONCE)"
	@$(MAKE) --no-print-directory -j 2 $(if $(filter output-sync,$(.FEATURES)),--output-sync) $(AT_ONCE)

# What a person runs before a commit: few cases of what takes long, or none where one case takes long.
quick: check test-quick

test-quick: $(VENV)/.test
	@$(FRESH_HOME) $(PYTEST) -p tests.project.quick -q -m "not browser" --ignore=tests/docs -n $(JOBS) $(FILES)

# How long each test takes, for `make quick` and `make test`.
costs: $(VENV)/.test
	@$(FRESH_HOME) $(PYTEST) -q -m "not browser" --ignore=tests/docs -n $(JOBS) $(FILES) --junitxml=.cache/costs.xml
	@$(FRESH_HOME) $(PYTEST) -q $(IN_BROWSER) --junitxml=.cache/costs-browser.xml
	@$(BIN)/python -m tests.project.quick .cache/costs.xml .cache/costs-browser.xml

# Everything that `make test` takes a sample of, in full.
nightly: export UNDAUNTED_NB_NIGHTLY = 1
nightly: test
	@$(MAKE) --no-print-directory lite-test ALL=1

mutants: $(VENV)/.test $(FRONT_END)
	@$(BIN)/python -m tests.mutants $(MUTANTS)

# The two directions in which other people's releases drift away from the locks.
newest: VERSIONS = newest
lowest: VERSIONS = lowest
newest lowest:
	@rm -rf .cache/$@ && $(MAKE) --no-print-directory test-quick VENV=.cache/$@ VERSIONS=$(VERSIONS)

check: $(VENV)/.test $(FRONT_END)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(if $(NODE),cd widgets && npm run --silent types && npm run --silent check-format)
	$(BIN)/lint-imports --no-cache
	$(BIN)/pre-commit validate-config
	$(BIN)/python -m tests.project.subjects
	$(BIN)/codespell

test-python: $(VENV)/.test $(FRONT_END)
	@$(FRESH_HOME) $(PYTEST) -p tests.project.quick --share 1.5 -m "not browser" --ignore=tests/docs -n $(JOBS) $(FILES) --durations=10

test-notebooks: $(VENV)/.test
	@$(PYTEST) -p tests.notebooks.fresh_home -p tests.notebooks.languages --nbval --nbval-current-env -n $(JOBS) --dist loadfile notebooks

IN_BROWSER = -m browser -n $(BROWSERS) --dist loadgroup \
  tests/browser $$(grep -rl --include='test_*.py' --exclude-dir=browser --exclude-dir=docs 'mark\.browser' tests)

test-browser: $(VENV)/.test
	@$(BIN)/python -m tests.browser.chromium || { echo "Trying to fetch one."; $(BIN)/playwright install chromium >/dev/null 2>&1; } \
	|| echo "It could not be fetched: the browser tests are left out, and fail where CI is set."
	@$(FRESH_HOME) $(PYTEST) -p tests.project.quick --share 8 $(IN_BROWSER) --durations=10

# It builds the site if that is old: in one process the numbers of the answers are computed once.
test-docs: $(VENV)/.test
	@$(FRESH_HOME) $(PYTEST) tests/docs

ifdef NODE
test-front-end: $(MODULES)
	cd widgets && npm test
else
test-front-end:
	@echo "No Node.js 20 or later: the tests of the front end's sources are left out (the built front end is tested in the browser)."
endif
