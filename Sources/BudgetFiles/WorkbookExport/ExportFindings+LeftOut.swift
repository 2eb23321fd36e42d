internal import BudgetModel
internal import CalendarDates
internal import Foundation

/// What of a budget a workbook has no place for, by kind.
struct LeftOut {
  private let budget: Budget
  private let now: UTCTimestamp

  /// What a workbook that is written at a moment leaves out; records of that moment get it again when it is read.
  init(_ budget: Budget, now: UTCTimestamp) {
    (self.budget, self.now) = (budget, now)
  }

  /// A kind of things with their count, and the words for one and for several.
  struct Kind {
    let name: String
    let count: Int
    let one: String
    let many: String
  }

  /// The kinds of which there is something.
  var kinds: [Kind] {
    [
      Kind(name: "receipts", count: images, one: "picture of a receipt", many: "pictures of receipts"),
      Kind(
        name: "deleted records", count: budget.tombstones.count, one: "mark of a deleted record",
        many: "marks of deleted records"),
      Kind(
        name: "imports", count: budget.imports.count, one: "record of an imported file",
        many: "records of imported files"),
      Kind(
        name: "unknown fields", count: unknown, one: "field that this version does not know",
        many: "fields that this version does not know"),
      Kind(
        name: "times", count: times, one: "time at which a record was made or changed",
        many: "times at which records were made or changed"),
      Kind(
        name: "custom fields", count: customFields,
        one: "transaction whose custom fields repeat a name, stand in another order or are blank",
        many: "transactions whose custom fields repeat a name, stand in another order or are blank"),
      Kind(
        name: "texts", count: texts, one: "text that is blank or has white space at its ends",
        many: "texts that are blank or have white space at their ends"),
      Kind(
        name: "names", count: repeatedNames, one: "category with the name of another one",
        many: "categories with the names of other ones"),
    ].filter { $0.count > 0 }
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

  /// Names are read in NFC, too.
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
