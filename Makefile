# One word for each chore. Each target does all of its own set-up, and nothing twice.
# Longer steps are scripts in tools/; what is made lives in .venv/ and build/.

PYTHON ?= python3
BIN := .venv/bin
COMPILED := PYTHONPATH=$(CURDIR)/build/compiled

SOURCES := $(sort $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info/*' -not -path '*/server/static/*'))
WEB := $(shell find web -type f -not -path 'web/node_modules/*' 2>/dev/null)

unexport PYTHONDONTWRITEBYTECODE # Tests start hundreds of programs: none of them should compile everything anew.

.DELETE_ON_ERROR:
ifndef SIDE_BY_SIDE # Only `test` has thought of what may be made at the same time.
.NOTPARALLEL:
endif
.PHONY: help play test lint game docs bench proof load lock clean screenshots test-packages

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s%s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/package build/compiled.stamp ## set up what is missing and play
	@$(if_compiled) $(BIN)/waterhole

# What plays is tested in both modes, all else once: compiled where there is a compiler, which is several times quicker.
TWICE := $(wildcard $(addprefix tests/,core games records rules table packages kit/test_golden.py kit/test_schema.py test_compiled.py))

# Two things at a time, as the machine has cores, and in this order: the hot modules are compiled, and meanwhile the client
# is built and all is looked at; who is done with that tests interpreted what plays. The compiled tests come last, and
# have the machine to themselves.
test: ## lint, what plays interpreted, then all tests compiled
	@$(MAKE) --no-print-directory -j2 -Oline SIDE_BY_SIDE=1 build/compiled.stamp lint test-interpreted
	@if [ -e build/compiled.failed ]; then cat build/compiled.log; exit 1; fi
	@if [ -e build/compiled.stamp ]; then $(MAKE) --no-print-directory test-compiled; \
	else echo "The compiled tests are not run: there is no C compiler."; tools/run-tests $(TWICE:%=--ignore=%); fi

.PHONY: test-compiled test-interpreted coverage
test-compiled:
	$(COMPILED) WATERHOLE_EXPECT=compiled tools/run-tests -m "not interpreted"

test-interpreted: .venv/dev .venv/package test-packages $(if $(WEB),build/web.stamp)
	WORKERS=2 tools/run-tests $(TWICE)

coverage: .venv/dev .venv/package test-packages build/web.stamp ## all tests interpreted, and the lines that none of them reaches
	$(BIN)/python -m pytest -n 3 --cov --cov-report=term

lint: .venv/dev .venv/package ## check style, types and layers
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

docs: .venv/docs .venv/package ## build the documentation, build/docs/index.html: every link is checked, a warning is an error
	$(BIN)/sphinx-build -q -W --keep-going -b html docs build/docs

bench: .venv/bench .venv/dev .venv/package build/compiled.stamp ## measure speed, beside others in the same run
	@$(if_compiled) $(BIN)/waterhole bench
	@$(if_compiled) $(BIN)/python -m waterhole.research.bench
	@if $(BIN)/python -c 'import polars' 2>/dev/null; then $(if_compiled) $(BIN)/python -m waterhole.research.data_bench; fi

proof: .venv/dev .venv/package test-packages $(if $(filter research all,$(PART)),.venv/research) $(if $(filter browsers all,$(PART)),other-browsers) ## the long proofs in full, each up to 45 minutes: PART=kills, races, secrets, rights, simulation, clusters, coach, puzzles, input, packages, browser, browsers, lockstep, research, fuzz, abuse or all
	@$(BIN)/python -m tools.proof $(PART)

load: .venv/dev .venv/package build/compiled.stamp ## tables, sockets and moves a second, beside boardgame.io in the same run
	@$(if_compiled) $(BIN)/python -m tools.load.run --rival
	@$(if_compiled) $(BIN)/python -m tools.load.rankings

game: .venv/dev .venv/package ## lay out a new game of your own: make game NAME=hippos [INTO=folder]
	@$(BIN)/python -m tools.new_game "$(NAME)" "$(INTO)"

lock: .venv/dev ## lock the dependencies anew after a change of pyproject.toml (UPGRADE=1: the newest)
	tools/lock

clean: ## remove all that was made here, .venv included
	rm -rf .venv build web/node_modules src/waterhole/server/static src/*.egg-info
	rm -rf .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

# Set-up. .venv/NAME is made once requirements/NAME.txt is installed.

# Empty where nothing could be compiled: then the same files run interpreted.
if_compiled = $(shell test -e build/compiled.stamp && echo $(COMPILED))

# A folder that was moved or copied needs a new .venv: the old one holds its old path.
ifneq ($(shell $(BIN)/python -c 'print(open(".venv/home").read().strip())' 2>/dev/null),$(CURDIR))
.PHONY: .venv/home .venv/build .venv/dev .venv/docs .venv/bench .venv/research .venv/package
endif

.venv/home:
	@PYTHON="$(PYTHON)" tools/venv
	@echo "$(CURDIR)" > $@

.venv/build .venv/dev .venv/docs .venv/bench .venv/research: .venv/%: requirements/%.txt | .venv/home
	@tools/install $*
	@touch $@

# One after the other: two installations at once would spoil each other. What is wanted first is small.
.venv/dev: | .venv/build .venv/package

# Editable and pure: a stale .so beside an edited .py would win silently.
.venv/package: pyproject.toml setup.py .venv/build
	@WATERHOLE_PURE=1 WATERHOLE_CLIENT=0 $(BIN)/python -m pip --disable-pip-version-check install -qq --no-deps --no-build-isolation -e .
	@touch $@

# A file that went away is newer than nothing: the list itself is compared, too.
ifneq ($(SOURCES),$(file <build/compiled.sources))
.PHONY: build/compiled.modules
endif

build/compiled.modules: $(SOURCES) pyproject.toml setup.py .venv/build
	@tools/compile
	@echo "$(SOURCES)" > build/compiled.sources

# The client, once it is built, is laid beside them. (Without a compiler there is neither.)
build/compiled.stamp: build/compiled.modules $(if $(WEB),build/web.stamp)
	@rm -rf $@ build/compiled/waterhole/server/static
	@if [ -e $< ]; then cp -R src/waterhole/server/static build/compiled/waterhole/server/ && touch $@; fi

# The browser client, once there is one: built into the server's static folder by Node from PyPI.
ifneq ($(wildcard web/package.json),)
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm --prefix web

web/node_modules/.stamp: web/package.json web/package-lock.json .venv/build
	$(NPM) ci --no-audit --no-fund
	@touch $@

# The types of the messages come from the server's own structs, those of views and events from the games.
build/web.stamp: $(WEB) $(filter src/waterhole/server/%.py src/waterhole/games/%.py %/edition.toml,$(SOURCES)) web/node_modules/.stamp .venv/package
	$(NPM) run --silent build -- --logLevel warn
	@mkdir -p build && touch $@

build/web.checked: build/web.stamp $(filter %.ftl,$(SOURCES))
	$(NPM) run --silent check
	$(NPM) run --silent test
	@touch $@

play: build/web.stamp
lint: build/web.checked
bench: bench-web

.PHONY: bench-web
bench-web: .venv/dev build/web.stamp
	$(NPM) run --silent size
	$(BIN)/python tools/smoothness.py
	$(BIN)/python tools/lighthouse.py

screenshots: .venv/dev build/web.stamp ## take the README's pictures anew
	$(BIN)/python tools/screenshots.py
endif

.PHONY: other-browsers
other-browsers: build/web.stamp
	@tools/test-packages browsers

test-packages:
	@tools/test-packages
