import BudgetBackups
import BudgetCalculation
import BudgetFiles
import BudgetModel
import BudgetStores
import CalendarDates

extension BudgetLoader {
  /// Reverts the changes to a budget that were made after the day of `--as-of`.
  func goBack(_ result: inout ImportResult, _ input: Input) throws {
    guard let day = options.asOf else { return }
    guard !result.budget.history.isEmpty else {
      throw CommandError(
        .badInput,
        "\(input.context.fileName): it keeps no history, so its state on \(day) is unknown; leave --as-of out"
      )
    }
    do {
      result.budget = try result.budget.before(UTCTimestamp(date: day.adding(days: 1)))
    } catch {
      throw CommandError(error, of: input.path)
    }
  }

  /// Returns the budget in a book, with the requested part of its log.
  func book(_ input: Input) throws -> ImportResult {
    guard let path = input.workbookPath else {
      throw CommandError(.usage, "a book is read in place: name a file, not standard input")
    }
    let store = BookStore(path, patience: console.files.patience)
    do {
      return try reading(input) { _ in
        try store.read { turn in
          var budget = try turn.budget(scope)
          if scope == .all { budget.history = try turn.changes(nil, withRecords: true) }
          var result = ImportResult(budget: budget, exportDate: try store.exportDate())
          try goBack(&result, input)
          return result
        }
      }
    } catch let error as StoreError {
      throw CommandError(error, of: path)
    }
  }

  /// Returns the budget of a book with findings for the rules that it breaks; the findings name
  /// entries by their IDs.
  ///
  /// Entries that were read only as monthly totals are not checked; `budget validate` checks all entries.
  func bookValidated(_ result: ImportResult, _ input: Input) -> ImportResult {
    var (result, read) = (result, result)
    switch scope {
    case .all: break
    case .since(let day):
      let first = BudgetMonth(containing: day, startDay: read.budget.settings.monthStartDay).firstDay
      read.budget.transactions.removeAll { $0.date < first }
    default: return result
    }
    read.findings = []
    let log = read.budget.transactions
    result.findings += validated(read, input).findings.map { $0.named(byIDsOf: log) }
    return result
  }
}

extension Finding {
  /// Returns the finding with the ID of its transaction instead of its index in the log.
  fileprivate func named(byIDsOf log: [Transaction]) -> Finding {
    let list = "$.transactions["
    guard case .jsonPath(let path) = place.location, path.hasPrefix(list),
      let end = path.firstIndex(of: "]"), let index = Int(path[..<end].dropFirst(list.count)),
      log.indices.contains(index)
    else { return self }
    var named = self
    named.place.location = .jsonPath(list + log[index].id.description.prefix(8).lowercased() + path[end...])
    return named
  }
}
