# One way to run things. `make` alone lists the targets.

VENV    := .venv
BIN     := $(VENV)/bin
PYTHON  ?= $(shell command -v python3.11 || command -v python3)
# With PYTHON=..., an environment of another Python is removed, to be made anew; without it, what is there is used.
ifneq ($(filter command environment,$(firstword $(origin PYTHON))),)
VERSION_OF := -c 'import sys; print(sys.implementation.name, *sys.version_info[:3])'
WANTED     := $(shell $(PYTHON) $(VERSION_OF) 2>/dev/null)
PRESENT    := $(if $(wildcard $(BIN)/python),$(shell $(BIN)/python $(VERSION_OF) 2>/dev/null))
ifneq ($(and $(WANTED),$(PRESENT)),)
ifneq ($(WANTED),$(PRESENT))
$(info $(VENV) has $(PRESENT), wanted is $(WANTED): it is made anew)
REMOVED    := $(shell rm -rf $(VENV))
endif
endif
endif

PIP     := $(BIN)/python -m pip install -qq --disable-pip-version-check
PYTEST  := $(BIN)/python -m pytest
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
           --no-emit-index-url --no-annotate --custom-compile-command "make lock"

# Many tests and benchmarks start processes: compiled files are kept, whatever the shell says.
unexport PYTHONDONTWRITEBYTECODE

CLIENT  := src/cuius/server/static/index.html
WEB     := $(wildcard web/*.json web/*.js web/*.ts web/*.html) $(shell find web/src web/public -type f 2>/dev/null)

POSTGRES := $(shell command -v initdb || ls -d /usr/lib/postgresql/*/bin/initdb 2>/dev/null)

TITLE ?=
GAMES ?=
SEED  ?=
JOBS  ?=
POLICIES ?=
BUILD ?=

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play test check lint format fuzz bench bench-server bench-stranger bench-masters bench-client bench-envs bench-goals bench-growth compiled dist docs lock api-types \
  geography samples screenshots films clean chromium postgresql

help:  ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## */\t/' | expand -t 14

setup: $(VENV)/.dev $(CLIENT) $(if $(shell command -v chromium),,chromium) $(if $(POSTGRES),,postgresql)  ## all that `make test` needs; nothing the second time

play: $(VENV)/.base $(CLIENT)  ## serve the games on this machine and open the browser
	@$(BIN)/cuius play $(TITLE)

# Browser tests run by themselves: Playwright keeps an event loop running in the process it was started in.
test: setup lint  ## the whole suite: lint, types, import contract, Python, client
	$(PYTEST) -n 2 -m "not browser" -rR
	$(PYTEST) -n 2 -m browser -rR
	npm --prefix web --silent run check
	npm --prefix web --silent test

check: $(VENV)/.dev $(CLIENT) lint  ## the quick part: format, lint, types, fast tests
	$(PYTEST) -n 2 -m "not slow and not browser"

lint: $(VENV)/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

format: $(VENV)/.dev web/node_modules/.stamp  ## format the code and put imports in order
	$(BIN)/ruff check --fix --quiet .
	$(BIN)/ruff format .
	npm --prefix web --silent run format

fuzz: $(VENV)/.dev  ## games with mixed policies: make fuzz TITLE=name [GAMES=n] [SEED=n] [JOBS=n] [POLICIES=random]
	$(BIN)/python -m cuius.kit.fuzz $(TITLE) $(if $(GAMES),--games $(GAMES)) $(if $(SEED),--seed $(SEED)) \
	  $(if $(JOBS),--jobs $(JOBS)) $(if $(POLICIES),--policies $(POLICIES))

bench: $(VENV)/.dev  ## speed of every title, against a peer in the same run [BUILD=compiled]
	$(if $(BUILD),PYTHONPATH=build/$(BUILD)) $(BIN)/cuius bench

bench-goals: $(VENV)/.dev  ## the figures that have a goal, three times, in four minutes [BUILD=compiled]
	$(if $(BUILD),PYTHONPATH=build/$(BUILD)) $(BIN)/python -m bench.goals

bench-server: $(VENV)/.dev  ## the server under load, against a bare room in the same run
	$(BIN)/python bench/server_load.py

bench-stranger: $(VENV)/.dev  ## how soon answers arrive while one stranger asks for all that takes long
	$(BIN)/python bench/stranger_load.py

bench-masters: $(VENV)/.dev  ## how soon a person's answer is confirmed while masters think
	$(BIN)/python bench/masters_load.py

bench-client: setup  ## what a browser loads for a table, and how soon it redraws
	$(BIN)/python -m bench.client

bench-envs: $(VENV)/.dev  ## steps of the environments, beside PettingZoo's chess in the same run
	$(BIN)/python -m bench.envs

bench-growth: $(VENV)/.dev  ## charts of how cost grows with the length of a game, its seats, and tables
	$(BIN)/python -m bench.growth

# Both wheels go to dist/; the compiled one is also unpacked in build/compiled, where nothing else finds it.
compiled: $(VENV)/.dev $(CLIENT)  ## wheels without and with compiled rules; their games must be the same
	rm -rf build/compiled dist/cuius-*.whl
	$(BIN)/hatchling build -t wheel -d dist
	HATCH_BUILD_HOOK_ENABLE_CUSTOM=true $(BIN)/hatchling build -t wheel -d dist
	$(PIP) --no-deps --target build/compiled dist/cuius-*-cp*.whl
	$(BIN)/python -m cuius.kit.compare_builds build/compiled
	@echo "Use it with PYTHONPATH=build/compiled, as in: make bench BUILD=compiled"

docs: $(VENV)/.docs  ## the documentation as a site, in build/docs; every link is checked
	@$(BIN)/python docs/site/assemble.py build/docs-source >/dev/null
	@$(BIN)/sphinx-build -W --keep-going -q -b html -c docs/site build/docs-source build/docs
	@echo "The documentation is at build/docs/index.html"

dist: $(VENV)/.base $(CLIENT)  ## the wheel and the source package in dist/, tried in empty environments
	$(BIN)/python -m tests.distribution.check_distribution

lock: $(VENV)/.dev  ## choose newest versions anew and pin them with their hashes
	$(COMPILE) --upgrade requirements/build.in -o requirements/build.txt
	$(COMPILE) --upgrade pyproject.toml -o requirements/base.txt
	for extra in dev docs postgres research; do \
	  $(COMPILE) --upgrade pyproject.toml --extra $$extra -c requirements/base.txt -o requirements/$$extra.txt || exit; \
	done
	npm --prefix web update --package-lock-only

api-types: $(VENV)/.dev  ## the client's types of the HTTP API, from the server's description of it
	$(BIN)/python web/scripts/api_types.py

geography: web/node_modules/.stamp  ## the maps of the boards, from coastlines and the titles' data
	npm --prefix web --silent run geography

samples: $(VENV)/.dev  ## what titles tell their pages, for the tests of the client
	$(BIN)/python web/scripts/page_samples.py

screenshots: setup  ## the pictures of the README, taken in a real browser
	$(BIN)/python -m tests.web.screenshots

films: setup  ## short films of a march, a debate and a deal for the documentation
	$(BIN)/python -m tests.web.films

clean:  ## remove everything that was made here
	rm -rf $(VENV) build dist web/node_modules src/cuius/server/static .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
	find src tests -name __pycache__ -prune -exec rm -rf {} +

# What the targets above are made of; each is made once and again when what it is made from changes.

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	  || { echo "make: Python 3.11 or newer is needed: install it, or name it with PYTHON=..." >&2; exit 1; }
	@echo "Making $(VENV)"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.base: requirements/base.txt requirements/build.txt pyproject.toml | $(BIN)/python
	@echo "Installing cuius into $(VENV)"
	@$(PIP) --require-hashes -r requirements/build.txt -r requirements/base.txt
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.base
	@echo "Installing the developers' tools into $(VENV)"
	@$(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.docs: requirements/docs.txt $(VENV)/.base
	@echo "Installing the tools of the documentation into $(VENV)"
	@$(PIP) --require-hashes -r requirements/docs.txt
	@touch $@

# Not `npm ci`: it refuses a lock that was made where other platforms' optional builds cannot be had.
web/node_modules/.stamp: web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo "make: Node 20 with npm is needed to build the client" >&2; exit 1; }
	@echo "Installing the client's libraries"
	@npm --prefix web install --no-save --loglevel error --no-audit --no-fund >/dev/null
	@touch $@

$(CLIENT): $(WEB) web/node_modules/.stamp
	@echo "Building the client"
	@npm --prefix web --silent run build
	@touch $@

chromium postgresql:
	@command -v apt-get >/dev/null || { echo "make: the tests need $@: install it" >&2; exit 1; }
	@echo "Installing $@"
	@apt-get update -qq
	@DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends $@ >/dev/null
