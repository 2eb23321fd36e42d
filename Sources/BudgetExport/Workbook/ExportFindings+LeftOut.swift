internal import BudgetModel
internal import CalendarDates
internal import Foundation
internal import FieldReading
internal import WorkbookForm

/// The data of a budget that a workbook cannot store, by kind.
struct LeftOut {
  private let budget: Budget
  private let now: UTCTimestamp

  /// Counts the omissions of a workbook that is written at this time.
  ///
  /// A record that was created and last changed at this time loses nothing, because it gets the same times
  /// when it is read back.
  init(_ budget: Budget, now: UTCTimestamp) {
    (self.budget, self.now) = (budget, now)
  }

  /// The kinds that occur, with their counts.
  var kinds: [(kind: Finding.ExportFact.Unheld, count: Int)] {
    let counts: [(kind: Finding.ExportFact.Unheld, count: Int)] = [
      (.receipts, images), (.deletedRecords, budget.tombstones.count), (.imports, budget.imports.count),
      (.changes, budget.history.count), (.unknownFields, unknown), (.times, times),
      (.customFields, customFields), (.texts, texts), (.names, repeatedNames),
    ]
    return counts.filter { $0.count > 0 }
  }

  private var images: Int {
    budget.transactions.count { if case .image = $0.receipt { true } else { false } }
  }

  private var infos: [RecordInfo] {
    budget.categories.map(\.info) + budget.transactions.map(\.info) + budget.monthlyBudgets.map(\.info)
      + budget.accounts.map(\.info) + budget.bills.map(\.info) + budget.periods.map(\.info)
      + budget.limits.map(\.info) + budget.members.map(\.info)
  }

  private var unknown: Int {
    let fields = budget.transactions.lazy.flatMap(\.customFields).map(\.unknown.fields.count)
    return budget.unknown.fields.count + budget.settings.unknown.fields.count
      + infos.map(\.unknown.fields.count).reduce(0, +) + fields.reduce(0, +)
  }

  private var times: Int {
    infos.count { $0.created != now || $0.updated != now } + (budget.settings.updated == nil ? 0 : 1)
  }

  private var customFields: Int {
    let columns = CustomColumns(budget.transactions)
    return budget.transactions.count { transaction in
      guard !transaction.customFields.isEmpty else { return false }
      let held = transaction.customFields.map { CustomField(name: $0.name, value: $0.value) }
      return columns.readBack(transaction) != held
    }
  }

  /// The number of texts that change when they are read back; names are also normalised to NFC.
  private var texts: Int {
    let names =
      budget.categories.map(\.name) + budget.accounts.map(\.name) + budget.members.map(\.name)
      + budget.periods.map(\.name)
    let others =
      budget.bills.map(\.title) + budget.categories.compactMap(\.icon) + budget.accounts.compactMap(\.icon)
      + [budget.settings.notificationSound, budget.settings.timeZone].compactMap(\.self)
    let rows = budget.transactions.lazy.map { row in
      var texts = [row.description, row.notes, row.payee]
      if case .reference(let text) = row.receipt { texts.append(text) }
      return texts.count { $0.map { $0.isEmpty || $0.trimmed != $0 } ?? false }
    }
    return names.count { $0.isEmpty || NameKey.exact($0) != $0 }
      + others.count { $0.isEmpty || $0.trimmed != $0 } + rows.reduce(0, +)
  }

  private var repeatedNames: Int {
    budget.categories.count - Set(budget.categories.map { NameKey.exact($0.name) }).count
  }
}
