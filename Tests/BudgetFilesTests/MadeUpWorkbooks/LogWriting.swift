import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues

/// A column of a made-up log: its header, its meaning, and how a fact is written in the column.
struct LogColumn {
  let header: Ink
  let meaning: String
  let ink: (Fact, LogPlace) -> Ink
  /// The value of this column in a row of totals.
  var total: (([Fact]) -> Decimal)?

  init(
    _ header: String, _ meaning: String, total: (([Fact]) -> Decimal)? = nil,
    _ ink: @escaping (Fact, LogPlace) -> Ink
  ) {
    self.header = .bold(header)
    self.meaning = meaning
    self.total = total
    self.ink = ink
  }

  static func date(_ header: String = "Date", _ code: String = "dd/mm/yyyy") -> LogColumn {
    LogColumn(header, "date") { fact, _ in .date(fact.date, code) }
  }
  static func category(_ header: String = "Category") -> LogColumn {
    LogColumn(header, "category") { fact, _ in .text(fact.category) }
  }
  static func payee(_ header: String = "Payee", _ meaning: String = "payee") -> LogColumn {
    LogColumn(header, meaning) { fact, _ in .text(fact.payee) }
  }
  static func description(_ header: String = "Description") -> LogColumn {
    .payee(header, "description")
  }
  static func signed(_ header: String = "Amount", _ code: String = "#,##0.00") -> LogColumn {
    LogColumn(header, "amount", total: \.net) { fact, _ in .money(fact.amount, code) }
  }
  static func unsigned(_ header: String = "Amount", _ code: String = "#,##0.00") -> LogColumn {
    LogColumn(header, "amount", total: { $0.map(\.magnitude).exactSum() }) { fact, _ in
      .money(fact.magnitude, code)
    }
  }
  static func inflow(_ header: String, _ code: String = "#,##0.00") -> LogColumn {
    LogColumn(header, "inflow", total: \.inflow) { fact, _ in
      fact.isIncome ? .money(fact.magnitude, code) : .none
    }
  }
  static func outflow(_ header: String, _ code: String = "#,##0.00") -> LogColumn {
    LogColumn(header, "outflow", total: \.outflow) { fact, _ in
      fact.isIncome ? .none : .money(fact.magnitude, code)
    }
  }
  /// Returns a running balance written as values; the file does not show the opening balance.
  static func balance(_ header: String, opening: Decimal) -> LogColumn {
    LogColumn(header, "balance") { _, place in .money(opening + place.running) }
  }
  static func type(_ header: String, income: String, expense: String) -> LogColumn {
    LogColumn(header, "indicator|type") { fact, _ in .text(fact.isIncome ? income : expense) }
  }
}

/// The position at which a fact is written.
struct LogPlace {
  let row: Int
  /// The index among the facts of the table.
  let index: Int
  /// The sum of the amounts up to this row.
  let running: Decimal
  /// The fact above, if any.
  let above: Fact?
}

/// A row of a made-up log.
enum LogRow {
  case fact(Fact)
  case blank
  /// A name in the first column, without amounts.
  case section(String)
  /// A label in the first column, and the sums of the facts since the previous row of totals (`total`: of all facts).
  case subtotal(String)
  case total(String)
  /// Cells exactly as given.
  case cells([Ink])
  /// The header row, repeated.
  case header
}

extension SheetPen {
  /// Writes a log whose header is in this row, and adds the log to the expected tables.
  ///
  /// - Returns: The row after the log.
  @discardableResult
  mutating func log(
    _ columns: [LogColumn], _ rows: [LogRow], row first: Int = 1, column: Int = 1, role: String = "log"
  ) -> Int {
    self.row(first, from: column, columns.map(\.header))
    var (row, running, all, block) = (first + 1, Decimal(0), [Fact](), [Fact]())
    var subtotals: [Int] = []
    for entry in rows {
      switch entry {
      case .fact(let fact):
        running += fact.amount
        let place = LogPlace(row: row, index: all.count, running: running, above: all.last)
        self.row(row, from: column, columns.map { $0.ink(fact, place) })
        all.append(fact)
        block.append(fact)
      case .blank: break
      case .section(let name): put(.bold(name), row, column)
      case .subtotal(let label):
        let rows = row - block.count...max(row - 1, row - block.count)
        totals(columns, label, block, row, column) { "SUM(\($0)\(rows.lowerBound):\($0)\(rows.upperBound))" }
        block = []
        subtotals.append(row)
      case .total(let label):
        let last = row - 1
        totals(columns, label, all, row, column) { [subtotals] letter in
          subtotals.isEmpty
            ? "SUM(\(letter)\(first + 1):\(letter)\(last))"
            : subtotals.map { "\(letter)\($0)" }.joined(separator: "+")
        }
      case .cells(let inks): self.row(row, from: column, inks)
      case .header: self.row(row, from: column, columns.map(\.header))
      }
      row += 1
    }
    table(
      rows: first...row - 1, columns: column...column + columns.count - 1, role,
      Dictionary(uniqueKeysWithValues: columns.enumerated().map { ($0.offset + column, $0.element.meaning) }))
    return row
  }

  @discardableResult
  mutating func log(
    _ columns: [LogColumn], _ facts: [Fact], row: Int = 1, column: Int = 1, role: String = "log"
  ) -> Int {
    log(columns, facts.map { .fact($0) }, row: row, column: column, role: role)
  }

  private mutating func totals(
    _ columns: [LogColumn], _ label: String, _ facts: [Fact], _ row: Int, _ column: Int,
    _ formula: (String) -> String
  ) {
    put(.bold(label), row, column)
    for (index, definition) in columns.enumerated() {
      guard let total = definition.total else { continue }
      put(.money(total(facts)).heavy.from(formula(letters(column + index))), row, column + index)
    }
  }
}
