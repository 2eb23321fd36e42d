# `make demo` shows what BudgetKit does; `make test` proves it.
SWIFT ?= swift
CHECKED := --explicit-target-dependency-import-check error
DEMO := demo
MONTH := 2026-01
NOW := 2026-02-01T08:00:00Z
PYTHON := python3
CHROMIUM := chromium

ifeq ($(shell uname -s),Linux)
STATIC := --static-swift-stdlib
endif

# Homebrew keeps libxml2 apart from the system's own.
ifeq ($(shell uname -s),Darwin)
export PKG_CONFIG_PATH := $(shell brew --prefix libxml2 2>/dev/null)/lib/pkgconfig:$(PKG_CONFIG_PATH)
endif

.PHONY: install deb release-check demo editing packages docs test release hostile growth concurrency stores coverage samples schema conformance expressions reference campaigns ready api picture format libraries

# A report, a backup, CSVs and a workbook from Samples, and what the month looks like.
demo: libraries
	@$(SWIFT) build $(CHECKED) --product budget
	@mkdir -p $(DEMO)
	@set -e; budget="$$($(SWIFT) build --show-bin-path)/budget"; input=Samples/household.xlsx; \
	"$$budget" report $$input --month $(MONTH) --now $(NOW) -o $(DEMO)/report.html --replace; \
	"$$budget" convert $$input $(DEMO)/backup.json --now $(NOW) --replace; \
	"$$budget" convert $$input $(DEMO)/transactions.csv --now $(NOW) --replace; \
	"$$budget" convert $$input $(DEMO)/categories.csv --table categories --now $(NOW) --replace; \
	"$$budget" convert $$input $(DEMO)/budget.xlsx --month $(MONTH) --now $(NOW) --replace; \
	echo; "$$budget" report $$input --month $(MONTH) --now $(NOW) --section summary; \
	echo "Made from $$input:"; \
	echo "  $(DEMO)/report.html        the month as a page; open it in a browser"; \
	echo "  $(DEMO)/backup.json        everything, exact"; \
	echo "  $(DEMO)/transactions.csv   the log"; \
	echo "  $(DEMO)/categories.csv     the plan"; \
	echo "  $(DEMO)/budget.xlsx        a workbook with live formulas and charts"

# The fast command. On Linux the Swift runtime is linked in: it runs where no Swift is and starts in half the time.
release: libraries
	$(SWIFT) build -c release $(STATIC) $(FLAGS) --product budget
	@echo "$$($(SWIFT) build -c release $(STATIC) $(FLAGS) --show-bin-path)/budget"

# The command, its manual pages and its completions under PREFIX (and DESTDIR, for packages).
PREFIX ?= /usr/local
ROOT = $(DESTDIR)$(PREFIX)
install: release
	install -d "$(ROOT)/bin" "$(ROOT)/share/man/man1" "$(ROOT)/share/bash-completion/completions" \
	  "$(ROOT)/share/zsh/site-functions" "$(ROOT)/share/fish/vendor_completions.d"
	install "$$($(SWIFT) build -c release $(STATIC) $(FLAGS) --show-bin-path)/budget" "$(ROOT)/bin/budget"
	strip "$(ROOT)/bin/budget"
	"$(ROOT)/bin/budget" --generate-completion-script bash >"$(ROOT)/share/bash-completion/completions/budget"
	"$(ROOT)/bin/budget" --generate-completion-script zsh >"$(ROOT)/share/zsh/site-functions/_budget"
	"$(ROOT)/bin/budget" --generate-completion-script fish >"$(ROOT)/share/fish/vendor_completions.d/budget.fish"
	$(SWIFT) build $(FLAGS) --product generate-manual
	"$$($(SWIFT) build $(FLAGS) --show-bin-path)/generate-manual" "$(ROOT)/bin/budget" --multi-page \
	  --output-directory "$(ROOT)/share/man/man1"
	gzip -9nf "$(ROOT)"/share/man/man1/budget*.1

# A Debian package in .build/deb; it names the libraries that it needs.
deb: libraries
	@SWIFT="$(SWIFT)" Packaging/deb.sh

# What a release needs: tests, packages, no broken API, documentation, and what it is made of in .build/release-check.
release-check: test packages api docs release
	@mkdir -p .build/release-check
	python3 Packaging/sbom.py >.build/release-check/budget.cdx.json
	python3 Packaging/licences.py >.build/release-check/licences.txt
	@grep -q "^## \[$$(.build/release/budget --version | cut -d' ' -f1)\]" CHANGELOG.md || \
	  { echo "CHANGELOG.md has no section of this version."; exit 1; }

# Format, layers and every test.
test: libraries
	python3 Tests/walls.py
	$(SWIFT) format lint --strict --recursive --parallel Sources Templates Tests Samples Package.swift
	$(SWIFT) build $(CHECKED) --build-tests
	$(SWIFT) test --skip-build

# Five small packages that use the spreadsheet library: built, run, and without any other package.
packages: libraries
	@SWIFT="$(SWIFT)" Samples/Packages/run.sh

# The guides and the documentation of both products as one site in .build/docs, which needs no network.
DOCUMENTED := Spreadsheet SpreadsheetValues SpreadsheetFiles SpreadsheetFormulas SpreadsheetEditing SpreadsheetAudit \
  ExactDecimals CalendarDates \
  BudgetModel BudgetCalculation BudgetFiles Guides
docs: libraries
	@mkdir -p .build/docs
	@$(PYTHON) Packaging/guides.py Guides
	BUDGETKIT_DOCS=1 $(SWIFT) package --scratch-path .build-docs --allow-writing-to-directory .build/docs generate-documentation \
	  --enable-experimental-combined-documentation --warnings-as-errors $(DOCUMENTED:%=--target %) \
	  --output-path .build/docs --transform-for-static-hosting
	@rm -rf Guides
	@echo "Read it with: $(PYTHON) -m http.server -d .build/docs"

# Files made to do harm, and MUTANTS of them: each is read or refused with a sentence, in time and memory.
MUTANTS := 5000
hostile: libraries
	$(SWIFT) build --product budget
	@SWIFT="$(SWIFT)" Tests/Hostile/run.sh $(MUTANTS)

# Inputs that are doubled: what they cost must not triple. A campaign of its own, for it measures time.
growth: libraries
	$(SWIFT) build --product budget
	@python3 Tests/Hostile/growth.py "$$($(SWIFT) build --show-bin-path)/budget"

# Processes that import into one backup at a time: nothing may be lost.
concurrency: libraries
	$(SWIFT) build --product budget
	@SWIFT="$(SWIFT)" Tests/Concurrency/run.sh

# A book and a backup while commands are killed, and while eight writers and eight readers use them.
stores: libraries
	$(SWIFT) build --product budget
	@Tests/Stores/run.sh

# What the workbook editor leaves alone, on the workbooks of CORPUS; needs openpyxl and lxml (PYTHON) and LibreOffice.
CORPUS := ../shared/corpus
editing: libraries
	cd Tests/Editing && $(SWIFT) build -c release
	@set -e; edit="$$(cd Tests/Editing && $(SWIFT) build -c release --show-bin-path)/edit"; \
	for judge in "unchanged.py $$edit $(CORPUS)" "insertion.py $$edit" "loads.py $$edit" "peers.py $$edit"; do \
	  $(PYTHON) Tests/Editing/$$judge || true; done

# The share of lines in Sources that tests run.
coverage: libraries
	$(SWIFT) test --enable-code-coverage
	@python3 Tests/coverage.py "$$($(SWIFT) test --show-codecov-path)"

# Makes the files in Samples again, byte for byte the same.
samples: libraries
	RECORD_SAMPLES=1 $(SWIFT) test --filter SamplesTests || true
	$(SWIFT) test --filter SamplesTests

# Written backups against their JSON Schema, with PyPI's jsonschema in a folder of its own.
schema: libraries
	[ -x .build/schema/bin/python ] || python3 -m venv .build/schema
	.build/schema/bin/pip install -q --disable-pip-version-check jsonschema
	$(SWIFT) test --filter SchemaValidatorTests

# 100,000 random expressions against Python's decimal; SEED picks others.
expressions: libraries
	@mkdir -p .build
	python3 Tests/Reference/expressions.py 100000 $(or $(SEED),1) > .build/expressions.tsv
	EXPRESSIONS=$(CURDIR)/.build/expressions.tsv $(SWIFT) test --filter ExpressionReferenceTests

# Every number of the sample's reports, worked out again in another language: each month, two years, days.
reference: libraries
	@$(SWIFT) build $(CHECKED) --product budget
	@set -e; budget="$$($(SWIFT) build --show-bin-path)/budget"; folder="$$(mktemp -d)"; backup=Samples/household.json; \
	for months in 2025-01 2025-02 2025-03 2025-04 2025-05 2025-06 2025-07 2025-08 2025-09 2025-10 2025-11 2025-12 \
	  2026-01 2026-02; do set -- --month $$months --compare 2025-06; [ $$months = 2025-06 ] && set -- --month $$months; \
	  for form in json html; do "$$budget" report $$backup "$$@" --now $(NOW) --to $$form -o - >"$$folder/r.$$form"; done; \
	  python3 Tests/Reference/report.py $$backup "$$folder/r.json" "$$folder/r.html"; done; \
	for span in "--year 2025" "--year 2026" "--since 2025-03-05 --until 2025-07-20"; do \
	  for form in json html; do "$$budget" report $$backup $$span --now $(NOW) --to $$form -o - >"$$folder/r.$$form"; done; \
	  python3 Tests/Reference/report.py $$backup "$$folder/r.json" "$$folder/r.html"; done; rm -r "$$folder"

# All random budgets of the tests that otherwise try an eighth: workbooks, books, copies brought together, merges.
campaigns: libraries
	ALL_BUDGETS=1 $(SWIFT) test --filter "WorkbookRoundTripTests|StoreSyncTests|BookTests|MergePropertyTests"

# Ready to Assign of 500 random budgets in every face, workbooks of 500 read back, and 30 computed by LibreOffice.
ready: libraries
	ALL_BUDGETS=1 $(SWIFT) test --filter "ReadyToAssignTests|WorkbookRoundTripTests"
	@SWIFT="$(SWIFT)" Tests/Ready/run.sh

# Public declarations of the product Spreadsheet: their number, and which the last tag (or BASE) had that are gone.
api: libraries
	@set -e; base="$(or $(BASE),$(shell git describe --tags --abbrev=0 2>/dev/null))"; \
	if [ -z "$$base" ]; then echo "There is no tag yet: say what to compare with, as make api BASE=COMMIT."; \
	  SWIFT="$(SWIFT)" python3 Tests/public-declarations.py .; exit 0; fi; \
	base="$$(git rev-parse --verify "$$base^{commit}")"; folder=".build/api/$$base"; mkdir -p "$$folder"; \
	git archive "$$base" | tar -x -C "$$folder"; \
	SWIFT="$(SWIFT)" python3 Tests/public-declarations.py . "$$folder"

# The pictures of README, light and dark, from the sample: needs Chromium.
picture: libraries
	@$(SWIFT) build $(CHECKED) --product budget
	@set -e; budget="$$($(SWIFT) build --show-bin-path)/budget"; folder="$$(mktemp -d)"; \
	for theme in light dark; do page="$$folder/$$theme.html"; \
	"$$budget" report Samples/household.xlsx --month $(MONTH) --now $(NOW) -o "$$page"; \
	sed -i.plain "1,5s/<html /<html data-theme=\"$$theme\" /" "$$page"; \
	$(CHROMIUM) --headless --no-sandbox --hide-scrollbars --force-device-scale-factor=1 --window-size=1280,1260 \
	  --screenshot="$(CURDIR)/Docs/report$$([ $$theme = light ] || echo -dark).png" "file://$$page"; done; rm -r "$$folder"

# Every cell against openpyxl and python-calamine, which are put into a folder of their own, and LibreOffice.
conformance: libraries
	@SWIFT="$(SWIFT)" Tests/Conformance/run.sh

format:
	$(SWIFT) format --in-place --recursive --parallel Sources Templates Tests Samples Package.swift

# Installs the system libraries that are missing, and says so before it does.
libraries:
	@./Tests/install-libraries.sh
