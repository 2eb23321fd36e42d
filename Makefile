# `make demo` shows what BudgetKit does; `make test` proves it.
SWIFT ?= swift
CHECKED := --explicit-target-dependency-import-check error
DEMO := demo
MONTH := 2026-01
NOW := 2026-02-01T08:00:00Z

# Homebrew keeps libxml2 apart from the system's own.
ifeq ($(shell uname -s),Darwin)
export PKG_CONFIG_PATH := $(shell brew --prefix libxml2 2>/dev/null)/lib/pkgconfig:$(PKG_CONFIG_PATH)
endif

.PHONY: demo test hostile coverage samples schema expressions format libraries

# A report, a backup, CSVs and a workbook from Samples, and what the month looks like.
demo: libraries
	@$(SWIFT) build $(CHECKED) --product budget
	@mkdir -p $(DEMO)
	@set -e; budget="$$($(SWIFT) build --show-bin-path)/budget"; input=Samples/household.xlsx; \
	"$$budget" report $$input --month $(MONTH) --now $(NOW) -o $(DEMO)/report.html; \
	"$$budget" convert $$input $(DEMO)/backup.json --now $(NOW); \
	"$$budget" convert $$input $(DEMO)/transactions.csv --now $(NOW); \
	"$$budget" convert $$input $(DEMO)/categories.csv --table categories --now $(NOW); \
	"$$budget" convert $$input $(DEMO)/budget.xlsx --month $(MONTH) --now $(NOW); \
	echo; "$$budget" report $$input --month $(MONTH) --now $(NOW) --section summary; \
	echo "Made from $$input:"; \
	echo "  $(DEMO)/report.html        the month as a page; open it in a browser"; \
	echo "  $(DEMO)/backup.json        everything, exact"; \
	echo "  $(DEMO)/transactions.csv   the log"; \
	echo "  $(DEMO)/categories.csv     the plan"; \
	echo "  $(DEMO)/budget.xlsx        a workbook with live formulas and charts"

# Format, layers and every test.
test: libraries
	$(SWIFT) format lint --strict --recursive --parallel Sources Tests Package.swift
	$(SWIFT) build $(CHECKED) --build-tests
	$(SWIFT) test --skip-build

# Files made to do harm, and 5,000 mutants of them: each is read or refused with a sentence, in time and memory.
hostile: libraries
	$(SWIFT) build --product budget
	@SWIFT="$(SWIFT)" Tests/Hostile/run.sh

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

format:
	$(SWIFT) format --in-place --recursive --parallel Sources Tests Package.swift

# Installs the system libraries that are missing, and says so before it does.
libraries:
	@./Tests/install-libraries.sh
