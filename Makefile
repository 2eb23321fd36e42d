# `make demo` shows what BudgetKit does; `make test` proves it.
SWIFT ?= swift
CHECKED := --explicit-target-dependency-import-check error
DEMO := .build/demo
NOW := 2026-02-01T08:00:00Z

# Homebrew keeps libxml2 apart from the system's own.
ifeq ($(shell uname -s),Darwin)
export PKG_CONFIG_PATH := $(shell brew --prefix libxml2 2>/dev/null)/lib/pkgconfig:$(PKG_CONFIG_PATH)
endif

.PHONY: demo test coverage samples format libraries

# A report, a backup, CSVs and a workbook from Samples, and what the month looks like.
demo: libraries
	@$(SWIFT) build $(CHECKED) --product budget
	@mkdir -p $(DEMO)
	@set -e; budget="$$($(SWIFT) build --show-bin-path)/budget"; \
	"$$budget" convert Samples/household.xlsx $(DEMO)/household.json --now $(NOW); \
	"$$budget" convert Samples/household.xlsx $(DEMO)/household.csv --now $(NOW); \
	"$$budget" convert Samples/household.xlsx $(DEMO)/household.xlsx --now $(NOW); \
	"$$budget" report Samples/household.xlsx --month 2026-01 --now $(NOW) -o $(DEMO)/household.html; \
	"$$budget" report Samples/household.xlsx --month 2026-01 --now $(NOW) --brief; \
	echo; echo "Made from Samples/household.xlsx:"; \
	for file in $(DEMO)/*; do echo "  $$file"; done

# Format, layers and every test.
test: libraries
	$(SWIFT) format lint --strict --recursive --parallel Sources Tests Package.swift
	$(SWIFT) build $(CHECKED) --build-tests
	$(SWIFT) test --skip-build

# The share of lines in Sources that tests run.
coverage: libraries
	$(SWIFT) test --enable-code-coverage
	@Tests/coverage.sh "$$($(SWIFT) test --show-codecov-path)"

# Makes the files in Samples again, byte for byte the same.
samples: libraries
	RECORD_SAMPLES=1 $(SWIFT) test --filter SamplesTests || true
	$(SWIFT) test --filter SamplesTests

format:
	$(SWIFT) format --in-place --recursive --parallel Sources Tests Package.swift

# Installs the system libraries that are missing, and says so before it does.
libraries:
	@./Tests/install-libraries.sh
