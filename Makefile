# Everything a newcomer needs. `make help` lists it.
PYTHON ?= python3
PORT ?= 8000
VENV := .venv
BIN := $(VENV)/bin
COMPILED := $(shell grep -rl --include='*.py' 'tablee.engine.native import' src)
# The pip of $(PYTHON) fills the virtual environment, which saves making another; one that was made there goes first.
PIP = $$(test -e $(BIN)/pip && echo $(BIN)/python -m pip || echo $(PYTHON) -m pip --python $(BIN)/python)
PIP_INSTALL = $(PIP) install --quiet --disable-pip-version-check --no-compile

.DEFAULT_GOAL := help
.PHONY: help setup play test check format golden bench load soak dist lock clean

help: ## show this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## */\t/' | expand -t 10

play: $(VENV)/.play ## set up and serve the site on http://localhost:$(PORT)
	@exec $(BIN)/python tools/play.py $(PORT) $(MAKE) --no-print-directory $(VENV)/.compiled

setup: $(VENV)/.play $(VENV)/.dev $(VENV)/.compiled ## set up everything: the game, the tests, the checks

test: setup ## set up and run every test, on the compiled and on the interpreted build
	$(BIN)/python tests/run.py

check: setup ## format, lint, strict types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

format: setup ## format and mend what can be mended
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

golden: setup ## keep golden games of new rules; tell playthroughs anew, for `git diff` to show
	$(BIN)/python -m tablee.lab.golden tests/records
	TABLEE_GAMES=harbor PYTHONPATH=tests $(BIN)/python -m tablee.lab.playthrough tests/playthroughs

bench: setup ## measure speed, as ratios in one run
	$(BIN)/tablee bench

load: setup ## live tables under load, beside boardgame.io where npm is at hand (four minutes)
	$(BIN)/python -m bench.load

soak: setup ## long runs: ten thousand games, load, endurance
	$(BIN)/python -m pytest -m soak -n auto

dist: $(VENV)/.dev ## build a wheel and a source archive into dist/
	$(BIN)/python -m build --no-isolation

# Three files in step: what serves the site from a checkout, what compiles, and everything.
LOCK = uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-annotate --no-header --python-version 3.11
lock: ## write the lock files anew (needs uv)
	$(LOCK) --extra server --extra postgres --extra build --extra dev pyproject.toml -o requirements-dev.lock
	$(LOCK) --extra build -c requirements-dev.lock pyproject.toml -o requirements-build.lock
	echo 'setuptools' | $(LOCK) --extra server -c requirements-dev.lock pyproject.toml - -o requirements.lock

clean: ## remove the virtual environment and everything built
	rm -rf $(VENV) build dist bench/peer/node_modules src/*.egg-info src/tablee/compiled.*.txt
	find src -name '*.so' -delete

$(BIN)/python:
	@echo "Making a virtual environment in $(VENV) ..."
	@if $(PYTHON) -m pip --version >/dev/null 2>&1; then $(PYTHON) -m venv --without-pip $(VENV); else $(PYTHON) -m venv $(VENV); fi

$(VENV)/.locked: requirements.lock | $(BIN)/python
	@echo "Installing the packages of the site (requirements.lock) ..."
	@$(PIP_INSTALL) --require-hashes -r requirements.lock
	@touch $@

$(VENV)/.play: $(VENV)/.locked pyproject.toml
	@echo "Installing Tablée ..."
	@TABLEE_BUILD=never $(PIP_INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.compiler: requirements-build.lock $(VENV)/.play
	@echo "Installing the compiler of Python (requirements-build.lock) ..."
	@$(PIP_INSTALL) --require-hashes -r requirements-build.lock
	@touch $@

# Compiled where a C compiler is at hand, otherwise interpreted: see setup.py and TABLEE_BUILD.
$(VENV)/.compiled: $(VENV)/.compiler setup.py $(COMPILED)
	@echo "Compiling the rules ..."
	@$(BIN)/python setup.py --quiet build_ext --inplace
	@$(BIN)/python -c "import tablee; tablee.compiled() or print('warning: the rules run interpreted, slower: no C compiler did its work')"
	@touch $@

$(VENV)/.dev: requirements-dev.lock $(VENV)/.compiler
	@echo "Installing what tests and checks need (requirements-dev.lock) ..."
	@$(PIP_INSTALL) --require-hashes -r requirements-dev.lock
	@touch $@
