# Everything a checkout needs: `make run` plays, `make test` checks.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

# Compiled once: the tests import everything in many processes, and start the bot hundreds of times.
unexport PYTHONDONTWRITEBYTECODE

# The files with tests of a kind: to collect all the others would take longer than some of them.
marked = $(sort $(shell grep -rlE "mark\.$(1)\b" tests --include="test_*.py"))

.PHONY: chromium font run test long net thorough check bench soak cuts deck listing messages unfinished release-check dist lock audit clean

run: $(VENV)/.run
	@$(BIN)/python -m bot

test: $(VENV)/.test chromium font ## the tests that look at the clock by themselves, after the others
	$(BIN)/python -m pytest -n auto --dist worksteal -m "not clock and not long and not net"
	$(BIN)/python -m pytest -m clock $(call marked,clock)

long: $(VENV)/.test chromium font ## the tests that take seconds each, and the net: whole games in a browser, programs, long searches
	$(BIN)/python -m pytest -n auto --dist worksteal -m "(long or net) and not clock" tests/play/net $(call marked,long)

net: $(VENV)/.test ## every screen and picture of three crawls, beside what they showed; KEEP=1 keeps what they show now
	$(BIN)/python -m pytest -n auto tests/play/net

thorough: $(VENV)/.test chromium font ## more games, deals and days where `make test` looks at a few; the whole bot at other moments
	THOROUGH=1 $(BIN)/python -m pytest -n auto --dist worksteal -m "not clock and not net"
	THOROUGH=1 $(BIN)/python -m pytest -m clock $(call marked,clock)
	for moment in $$($(BIN)/python -m tests.moments); do PLAY_MOMENT=$$moment \
	    $(BIN)/python -m pytest -n auto --dist worksteal -m "not clock and not net" tests/play || exit; done

check: $(VENV)/.test ## what CI runs besides the tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/codespell
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.dependabot .github/dependabot.yml
	$(BIN)/zizmor --offline --quiet .github
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.github-issue-forms .github/ISSUE_TEMPLATE/[!c]*.yml
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m pip --disable-pip-version-check check

bench: $(VENV)/.test
	$(BIN)/python -m tools.bench

bench-%: $(VENV)/.test ## one part, as in `make bench-play`; an unknown name lists the parts
	$(BIN)/python -m tools.bench $*

SECONDS := 600
KILLS := 60

soak: $(VENV)/.test ## a crowd for ten minutes, and bursts; then four bots, one killed every second, for one
	$(BIN)/python -m tools.soak $(SECONDS)
	$(BIN)/python -m tools.soak.kills $(KILLS)

CUTS := 200

cuts: $(VENV)/.test ## cuts the power 200 times, which `make long` does 20 times; `make cuts CUTS=1000`
	CUTS=$(CUTS) $(BIN)/python -m pytest tests/powercut

deck: $(VENV)/.test ## builds the sprite atlas from the deck's sources
	$(BIN)/python -m assets.deck

listing: $(VENV)/.test chromium font ## the README's animation, and the pictures of docs/listing.md
	@fc-list | grep -qi emoji || { echo "The medals need emoji: sudo apt-get install fonts-noto-color-emoji"; exit 1; }
	$(BIN)/python -m tools.listing

messages: $(VENV)/.test ## collects every sentence, and brings it into each language; KEEP=1 keeps the translations of reworded ones
	$(BIN)/python -m assets.languages

unfinished: $(VENV)/.test ## lists what isn't translated, or not from today's English
	@$(BIN)/python -m assets.languages.unfinished

release-check: $(VENV)/.test ## what a release needs besides CI: nothing is unfinished in any language
	@$(BIN)/python -m assets.languages.unfinished --fail

dist: .venv-release/.ready ## in dist, the source and a wheel for Linux that needs no compiler, named for the oldest libc it runs on
	rm -rf dist
	.venv-release/bin/python -m build --no-isolation
	PATH="$(CURDIR)/.venv-release/bin:$$PATH" auditwheel repair --wheel-dir dist dist/*-linux_*.whl
	rm dist/*-linux_*.whl

lock: ## pins every dependency, with hashes, for every supported Python
	uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --python-version 3.11 \
	    --no-annotate --custom-compile-command "make lock" \
	    --extra speed pyproject.toml requirements/build.in -o requirements/run.txt
	uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --python-version 3.11 \
	    --no-annotate --custom-compile-command "make lock" \
	    --extra speed --extra postgres pyproject.toml requirements/build.in -c requirements/run.txt \
	    -o requirements/postgres.txt
	uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --python-version 3.11 \
	    --no-annotate --custom-compile-command "make lock" \
	    --all-extras pyproject.toml requirements/build.in -c requirements/run.txt -o requirements/test.txt
	uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --python-version 3.11 \
	    --no-annotate --custom-compile-command "make lock" \
	    requirements/compiler.in -o requirements/compiler.txt
	uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --python-version 3.11 \
	    --no-annotate --custom-compile-command "make lock" \
	    requirements/audit.in -o requirements/audit.txt
	uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --python-version 3.11 \
	    --no-annotate --custom-compile-command "make lock" \
	    requirements/release.in -c requirements/run.txt -o requirements/release.txt

audit: .venv-audit/.ready ## asks on the network whether the pinned versions are known to be vulnerable
	@.ci/audit

.venv-audit/.ready .venv-release/.ready: .venv-%/.ready: requirements/%.txt
	$(PYTHON) -m venv .venv-$*
	.venv-$*/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r $<
	@touch $@

# Unless a command finds what the tests need, installs it on Debian if we are root.
installed = @$(1) || if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $(2); \
	else echo "The tests need more: sudo apt-get install $(2)"; exit 1; fi

chromium: ## the browser for the tests
	$(call installed,command -v chromium >/dev/null,chromium fonts-noto-color-emoji)

font: $(VENV)/.test ## by which the tests measure rows of buttons, looked for as they do
	$(call installed,$(BIN)/python -c 'from PIL import ImageFont as it; it.truetype("DejaVuSans.ttf")' 2>/dev/null,fonts-dejavu-core)

clean:
	rm -rf $(VENV) .venv-audit .venv-release build dist *.egg-info

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Divan needs Python 3.11 or newer: make run PYTHON=python3.11")'
	@echo "Installing Divan into $(VENV), which takes a minute, once."
	$(PYTHON) -m venv $(VENV)

# The lists are whole, so pip needn't resolve anything (`make check` asks it whether they are). If it
# did, it would look at a package that another asks for with an extra apart from the pinned one, take
# its newest version and refuse that for having no hash.
$(VENV)/.run: requirements/run.txt pyproject.toml setup.py $(wildcard engine/solver/fast/*.[ch] engine/solver/fast/*/*.[ch] bot/render/fast/*.[ch]) | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r requirements/run.txt
	@.ci/with-compiler $(BIN)/python $(BIN)/python -m pip install --quiet --disable-pip-version-check \
	    --no-build-isolation --no-deps -e .
	@touch $@

$(VENV)/.test: requirements/test.txt $(VENV)/.run
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r requirements/test.txt
	@touch $@
