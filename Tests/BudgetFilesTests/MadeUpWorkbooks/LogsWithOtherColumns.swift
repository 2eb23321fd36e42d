import BudgetFiles
import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues

/// Logs with several columns of money, or with unclear column names.
enum LogsWithOtherColumns {
  static let all = [
    plannedAndActual(), partedHeader(), checkRegister(), twoCurrencies(), cardCharges(), netAndGross(),
    payslips(), paidWith(), effectiveDates(), totalsBeside(), categoriesBeside(), sourcesBeside(),
    sourcesOnly(),
  ]

  private static func make(
    _ name: String, seed: UInt64, sheet: String = "Log", row: Int = 1, facts count: Int = 24,
    onlySpending: Bool = false, hasCategories: Bool = true, _ columns: [LogColumn],
    _ adjust: (inout WorkbookExpectation) -> Void = { _ in }
  ) -> MadeUpWorkbook {
    var maker = FactMaker(seed: seed)
    let draft = WorkbookDraft()
    let first = day(2025, 5, 2)
    let facts =
      onlySpending ? maker.spendings(count, from: first, days: 70) : maker.facts(count, from: first, days: 70)
    draft.expectation.facts = facts
    draft.expectation.hasCategories = hasCategories
    draft.sheet(sheet) { pen in pen.log(columns, facts, row: row) }
    adjust(&draft.expectation)
    return draft.named(name)
  }

  /// `Planned_amount` and `Actual_amount` of each purchase; the actual amount was spent.
  private static func plannedAndActual() -> MadeUpWorkbook {
    make(
      "log-planned-and-actual-amounts", seed: 1_301, onlySpending: true,
      [
        .category(), LogColumn("Planned_amount", "ignored") { _, _ in .number(50) },
        .unsigned("Actual_amount"), .date("Date", "d\\.m\\.yyyy"), .description("Item"),
      ])
  }

  /// `Amount` merged over `In` and `Out`; each other column name is merged over both header rows.
  private static func partedHeader() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_302)
    let draft = WorkbookDraft()
    let facts = maker.facts(18, from: day(2025, 12, 1), days: 30)
    draft.expectation.facts = facts
    draft.sheet("Cash box") { pen in
      pen.row(1, [.bold("Date"), .bold("Description"), .bold("Category"), .bold("Amount")])
      pen.merge("D1:E1")
      for letter in ["A", "B", "C"] { pen.merge("\(letter)1:\(letter)2") }
      pen.row(2, from: 4, [.bold("In"), .bold("Out")])
      for (index, fact) in facts.enumerated() {
        let amount = Ink.money(fact.magnitude)
        pen.row(
          index + 3,
          [
            .date(fact.date, "m/d/yyyy"), .text(fact.payee), .text(fact.category),
            fact.isIncome ? amount : .none, fact.isIncome ? .none : amount,
          ])
      }
      pen.table(
        rows: 1...facts.count + 2, columns: 1...5, "log",
        [1: "date", 2: "description", 3: "category", 4: "inflow", 5: "outflow"], headerRows: 2)
    }
    return draft.named("log-header-parted-in-a-second-row")
  }

  /// `Payment (-)` and `Deposit (+)`; the deposit column shows what the payment column means.
  private static func checkRegister() -> MadeUpWorkbook {
    make(
      "log-check-register", seed: 1_303, sheet: "Checkbook", hasCategories: false,
      [
        LogColumn("Check #", "checkNumber|ignored|reference") { fact, place in
          fact.isIncome ? .none : .number(Decimal(1_001 + place.index))
        },
        .date("Date", "m/d/yy"), .description("Transaction"), .outflow("Payment (-)"),
        .inflow("Deposit (+)"), .balance("Balance", opening: 600),
      ])
  }

  /// Each amount in two currencies.
  private static func twoCurrencies() -> MadeUpWorkbook {
    make(
      "log-amounts-in-two-currencies", seed: 1_304, sheet: "Trip", onlySpending: true,
      [
        .date(), .description(), .category(), .unsigned("Amount (EUR)"),
        LogColumn("Amount (SEK)", "ignored") { fact, _ in .money(fact.magnitude * 11) },
      ]
    ) { $0.warnings = [.columnsAmbiguous: 1] }
  }

  /// Charges without a minus sign and a payment with one; most rows are expenses.
  private static func cardCharges() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_305)
    let draft = WorkbookDraft()
    let payment = Fact(
      date: day(2025, 5, 20), amount: maker.amount(200...400), category: "Payment", payee: "PAYMENT THANK YOU"
    )
    let facts = maker.spendings(11, from: day(2025, 5, 2), days: 17) + [payment]
    draft.expectation.facts = facts
    draft.expectation.warnings = [.signsAmbiguous: 1]
    draft.sheet("Visa") { pen in
      let charge = LogColumn("Amount", "amount") { fact, _ in .money(-fact.amount) }
      pen.log([.date("Trans Date", "m/d/yyyy"), .description(), .category(), charge], facts)
    }
    return draft.named("log-card-charges-without-a-minus")
  }

  /// Purchases with net amount, tax and gross amount; the gross amount was paid.
  private static func netAndGross() -> MadeUpWorkbook {
    make(
      "log-net-tax-and-gross", seed: 1_306, sheet: "Receipts", onlySpending: true,
      [
        .date(), .payee("Vendor"), LogColumn("Net", "ignored") { fact, _ in .money(fact.magnitude - 1) },
        LogColumn("VAT", "tax|ignored") { _, _ in .money(1) }, .unsigned("Gross"), .category(),
      ])
  }

  /// Pay before and after tax; the net amount came in.
  private static func payslips() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_307)
    let draft = WorkbookDraft()
    let facts = (1...6).map { number in
      Fact(
        date: day(2025, number, 15), amount: maker.amount(900...2_000), category: "", payee: "Larkspur Mills")
    }
    draft.expectation.facts = facts
    draft.expectation.hasCategories = false
    draft.sheet("Income") { pen in
      pen.log(
        [
          .date("Pay Date"), .payee("Employer", "payee|description"),
          LogColumn("Gross Pay", "ignored") { fact, _ in .money(fact.amount + 450) },
          LogColumn("Taxes", "tax|ignored") { _, _ in .money(450) }, .unsigned("Net Pay"),
        ], facts)
    }
    return draft.named("log-of-payslips")
  }

  /// The amount in a middle column, and the date after it.
  private static func paidWith() -> MadeUpWorkbook {
    make(
      "log-amount-before-the-date", seed: 1_308, sheet: "Spending log", onlySpending: true,
      [
        .category(), LogColumn("Sub-Category", "subcategory|description|ignored") { _, _ in "Stuff" },
        .unsigned("Actual_ammount"), .date("Date", "mm/dd/yyyy"), .payee("Paid to"),
      ])
  }

  /// Signed amounts, and a column with a bank's words for the direction.
  private static func effectiveDates() -> MadeUpWorkbook {
    make(
      "log-words-of-a-bank-beside-signs", seed: 1_309, sheet: "Movements",
      [
        .date("Date", "yyyy/mm/dd"), .type("Type", income: "Deposit", expense: "Card purchase"), .category(),
        .signed(), .description("Details"), .balance("Balance", opening: 500),
        LogColumn("Effective Date", "valueDate") { fact, _ in
          .date(fact.date.adding(days: 1), "yyyy/mm/dd")
        },
      ])
  }

  /// Sums and shares by category, beside the log.
  private static func totalsBeside() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_310)
    let draft = WorkbookDraft()
    let facts = maker.spendings(20, from: day(2024, 1, 2), days: 28)
    draft.expectation.facts = facts
    draft.sheet("Jan 24") { pen in
      pen.log([.date("Date", "d\\-mmm"), .description("Where"), .category(), .unsigned()], facts)
      pen.row(1, from: 7, [.bold("Category"), .bold("Amount"), .bold("% of total")])
      let names = Set(facts.map(\.category)).sorted()
      for (index, name) in names.enumerated() {
        let sum = facts.filter { $0.category == name }.outflow
        pen.row(index + 2, from: 7, [.text(name), .money(sum), .number(hundredths(12), "0%")])
      }
      pen.table("G1:I\(names.count + 1)", "summary")
    }
    return draft.named("log-sums-and-shares-beside-it")
  }

  /// One column for each category and a total column; each amount is an entry of its category.
  private static func categoriesBeside() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_311)
    let draft = WorkbookDraft()
    let days = maker.spendings(24, from: day(2025, 5, 1), days: 30)
    draft.expectation.entriesPerRow = 2
    draft.expectation.facts = days.flatMap { fact in
      [("Food", 2 - fact.magnitude), ("Fun", -2)].map { name, amount in
        Fact(date: fact.date, amount: amount, category: name, payee: name)
      }
    }
    draft.sheet("Daily") { pen in
      pen.log(
        [
          .date("Date", "d\\-mmm"), LogColumn("Food", "amount") { fact, _ in .money(fact.magnitude - 2) },
          LogColumn("Rent", "amount") { _, _ in .money(0) }, LogColumn("Fun", "amount") { _, _ in .money(2) },
          LogColumn("Total", "total") { fact, place in
            Ink.money(fact.magnitude).from("SUM(B\(place.row):D\(place.row))")
          },
        ], days)
    }
    return draft.named("log-categories-beside-each-other")
  }

  /// Expenses beside income, with the same order of columns; an empty row separates titles and headers.
  private static func sourcesBeside() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_312)
    let draft = WorkbookDraft()
    let facts = maker.facts(24, from: day(2025, 5, 1), days: 30)
    draft.expectation.facts = facts
    let columns: [LogColumn] = [.date(), .unsigned(), .description(), .category()]
    draft.sheet("Transactions") { pen in
      pen.row(2, from: 2, [.bold("Expenses")])
      pen.row(2, from: 7, [.bold("Income")])
      pen.log(columns, facts.filter { !$0.isIncome }, row: 4, column: 2)
      pen.log(columns, facts.filter(\.isIncome), row: 4, column: 7)
    }
    return draft.named("log-expenses-beside-income")
  }

  /// Income beside expenses; only the header `Source` shows which part is income.
  private static func sourcesOnly() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_313)
    let draft = WorkbookDraft()
    let facts = maker.facts(20, from: day(2025, 2, 1), days: 27)
    draft.expectation.facts = facts
    draft.expectation.hasCategories = false
    draft.sheet("February") { pen in
      pen.row(1, [.bold("February 2025")])
      pen.log([.date(), .description(), .unsigned()], facts.filter { !$0.isIncome }, row: 4)
      pen.log(
        [.date(), .payee("Source", "payee|description|category"), .unsigned()], facts.filter(\.isIncome),
        row: 4,
        column: 5)
    }
    return draft.named("log-sources-beside-expenses")
  }
}
