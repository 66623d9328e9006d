# Plays and tests Modiste in an environment of its own, .venv, which is made when it is first needed.
#
#   make play                      a game of Prêt-à-Porter against two bots (ARGS="--seed 7" adds options)
#   make play GAME=ID              another game (`modiste games` lists them)
#   make test                      the tests
#   make check                     style, types and import contracts
#   make bench                     what the engine costs (make bench-peers: beside other engines)
#   make clean test PY=python3.12  in a new environment with a Python of your choice (3.11 or newer)
#
# A stamp (.venv/.run, .venv/.dev) is written only after pip has worked, so an interrupted set-up starts anew.

BIN := .venv/bin
WORKERS ?= 2
GAME ?= pret-a-porter
NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
PIP := $(BIN)/python -m pip --disable-pip-version-check

.PHONY: play test check bench bench-peers soak clean

play: .venv/.run
	@$(BIN)/modiste play $(GAME) --seat You --seat bot:greedy --seat bot:random $(ARGS)

test: .venv/.dev
	$(BIN)/pytest -n $(WORKERS) $(ARGS)

check: .venv/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: .venv/.dev
	$(BIN)/python -m tests.bench $(ARGS)

bench-peers: .venv/.dev
	@$(PIP) install --quiet --editable '.[dev,bench]'
	$(BIN)/python -m tests.bench $(ARGS)

soak: .venv/.dev
	$(BIN)/pytest -n $(WORKERS) -m soak $(ARGS)

clean:
	rm -rf .venv build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis

# Without PY=..., take the first Python on the path that is new enough. An environment without a working pip
# (an interrupted set-up, or one made for another Python that is gone) is made anew.
define make_environment
	@set -e; \
	python="$(PY)"; \
	if [ -z "$$python" ]; then \
	  python=python3; \
	  for candidate in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	    if $$candidate -c '$(NEW_ENOUGH)' 2>/dev/null; then python=$$candidate; break; fi; \
	  done; \
	fi; \
	if ! $$python -c '$(NEW_ENOUGH)' 2>/dev/null; then \
	  echo "Modiste needs Python 3.11 or newer, and $$python is not ($$($$python --version 2>&1 | tail -n 1))." >&2; \
	  echo "Install one, or name it: make $(firstword $(MAKECMDGOALS)) PY=/path/to/python3.12" >&2; \
	  exit 1; \
	fi; \
	if ! { $(BIN)/python -c '$(NEW_ENOUGH)' && $(PIP) --version; } >/dev/null 2>&1; then \
	  echo "Making an environment in .venv with $$($$python --version) ..."; \
	  $$python -m venv --clear .venv || { \
	    echo "$$python could not make an environment; on Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }; \
	fi
endef

.venv/.run: pyproject.toml
	$(make_environment)
	@echo "Installing Modiste and the libraries it runs on (once, about a minute) ..."
	@$(PIP) install --quiet --editable .
	@touch $@

.venv/.dev: pyproject.toml
	$(make_environment)
	@echo "Installing Modiste, its libraries and the test tools (once, about a minute) ..."
	@$(PIP) install --quiet --editable '.[dev]'
	@touch .venv/.run $@
