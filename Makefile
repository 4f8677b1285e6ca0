# run, test, check, eval, baseline, bench: each sets up what it needs first, once. `make clean` starts over.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.PHONY: run test check eval baseline bench clean

VENV := .venv
BIN := $(VENV)/bin
PYTHONS := $(PYTHON) python3.11 python3.12 python3.13 python3
USABLE := import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))
INSTALL := $(BIN)/python -m pip install -qq --disable-pip-version-check -c constraints.txt
GAMES := $(notdir $(patsubst %/,%,$(dir $(wildcard corpus/*/game.toml))))

run: $(VENV)/installed
	@$(BIN)/referee serve --host 127.0.0.1 --port 8000

test: $(VENV)/installed-dev
	@OMP_NUM_THREADS=1 $(BIN)/python -m pytest -n 2 --dist worksteal $(PYTEST)

check: $(VENV)/installed-dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/deptry .
	@for game in $(GAMES); do echo "coverage of $$game"; $(BIN)/referee coverage $$game | tail -n 1; done
	@rm -rf data/evals-runs/check
	$(BIN)/referee eval --split dev --out data/evals-runs/check --baseline evals/baseline.json

eval: $(VENV)/installed-dev
	@$(BIN)/referee eval $(EVAL)

baseline: $(VENV)/installed-dev
	@$(BIN)/referee eval --split dev --write-baseline evals/baseline.json

bench: $(VENV)/installed-dev
	@$(BIN)/python -m evals.bench evals/sets/*-dev*.yaml

clean:
	rm -rf $(VENV) data build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@for python in $(PYTHONS); do \
	  if command -v $$python >/dev/null && $$python -c '$(USABLE)' 2>/dev/null; then \
	    echo "Making $(VENV) with $$($$python --version)"; exec $$python -m venv $(VENV); fi; done; \
	echo "No Python 3.11 or newer with venv found: install one, or name it with make PYTHON=..." >&2; exit 1

$(VENV)/installed: pyproject.toml constraints.txt | $(BIN)/python
	@echo "Installing Referee; the first time takes a few minutes"
	@$(INSTALL) -e .
	@touch $@

$(VENV)/installed-dev: $(VENV)/installed
	@echo "Installing what tests and checks need"
	@$(INSTALL) -e '.[evals,dev]'
	@touch $@
