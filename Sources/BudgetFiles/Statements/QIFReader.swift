internal import BudgetModel
internal import CalendarDates
internal import Decimals
internal import Foundation
internal import SpreadsheetFiles
internal import WorkProgress

/// Reads the records of a QIF file as transactions.
struct QIFReader {
  private let document: QIFDocument
  private let context: ImportContext
  private var drafts: [QIFDraft] = []

  init(_ document: QIFDocument, _ context: ImportContext) {
    self.document = document
    self.context = context
  }

  /// Adds each record as a transaction, or one for each part of a split; what cannot be used is a finding.
  ///
  /// - Throws: `ImportError` where nothing is a move of money, or dates or amounts can be read in two ways.
  mutating func read(into builder: inout BudgetBuilder, _ ledger: inout RowAccounting) throws(ImportError) {
    noteOthers(&builder)
    guard !document.records.isEmpty else {
      throw ImportError([
        context.finding(
          .noBudget, .error, .whole, "the file has no entries of a bank account, a card or cash",
          remedy: "export transactions of such an account")
      ])
    }
    let dates = QIFDate(order: try dateOrder())
    let amounts = try amounts()
    var accounts = QIFAccounts(document.records, context, &builder)
    context.meter?.begin(document.records.count)
    for record in document.records.counted(by: context.meter) {
      let amount = (record["T"] ?? record["U"]).flatMap(amounts.read)
      ledger.read.add(amount)
      if accounts.isOpening(record), let amount {
        accounts.open(record, amount)
        ledger.skip(.balances, amount)
        continue
      }
      let entry = QIFEntry(record, accounts.own(record), context)
      guard let date = entry.usableDate(dates, &builder), let amount = entry.usable(amount, &builder) else {
        ledger.unusable.add(amount)
        continue
      }
      drafts += entry.drafts(date, amount, amounts, &builder)
      ledger.imported.add(amount)
    }
    accounts.finish(&builder)
    // An import pairs the sides itself, because each of them is a row that it knows again.
    if !context.keepsRowSources { pairTransfers() }
    builder.reserve(transactions: drafts.count)
    for draft in drafts {
      builder.add(draft.transaction, amountAt: .line(draft.line, field: nil))
      builder.note(
        RowSource(amount: draft.asWritten, account: draft.own, isBesideRow: draft.isFurtherPart),
        of: draft.transaction.id)
    }
  }

  // MARK: Conventions

  private func dateOrder() throws(ImportError) -> DateOrder {
    if let given = context.dateOrder { return given }
    let texts = document.records.compactMap { $0["D"] }
    if let order = QIFDate.order(of: texts) { return order }
    let example = texts.first {
      QIFDate(order: .monthDayYear).read($0) != QIFDate(order: .dayMonthYear).read($0)
    }
    let record = document.records.first { $0["D"] == example }
    throw ImportError([
      context.finding(
        .dateOrderAmbiguous, .error, .line(record?.line ?? 1, field: "D"),
        "dates such as \(FieldText.quoted(example ?? "")) could have the day or the month in front",
        remedy: "say which with --date-order dmy or --date-order mdy")
    ])
  }

  private func amounts() throws(ImportError) -> StatementAmounts {
    let letters = Set("TU$".utf8)
    let texts = document.records.flatMap { $0.fields.filter { letters.contains($0.letter) }.map(\.text) }
    if let amounts = StatementAmounts(texts, given: context.decimalMark) { return amounts }
    throw ImportError([
      context.finding(
        .decimalMarkAmbiguous, .error, .line(document.records[0].line, field: "T"),
        "the amounts can be read with either decimal mark, such as \(FieldText.quoted(texts.first ?? ""))",
        remedy: "say which with --decimal-mark")
    ])
  }

  // MARK: Transfers

  private struct Route: Hashable {
    let from: Identifier<Account>?
    let to: Identifier<Account>?
    let date: CalendarDate
    let amount: Decimal
    let own: Identifier<Account>?
  }

  /// A transfer that stands in the lists of both its accounts is one: Quicken writes both sides of one entry.
  private mutating func pairTransfers() {
    var waiting: [Route: [Int]] = [:]
    var joined: Set<Int> = []
    for (index, draft) in drafts.enumerated() where draft.transaction.kind == .transfer {
      let transaction = draft.transaction
      func route(_ own: Identifier<Account>?) -> Route {
        Route(
          from: transaction.accountID, to: transaction.transferAccountID, date: transaction.date,
          amount: transaction.amount, own: own)
      }
      let other = draft.own == transaction.accountID ? transaction.transferAccountID : transaction.accountID
      if let place = waiting[route(other)]?.popLast() {
        drafts[place].transaction = drafts[place].transaction.joined(with: transaction, at: context.now)
        joined.insert(index)
      } else {
        waiting[route(draft.own), default: []].append(index)
      }
    }
    drafts = drafts.enumerated().filter { !joined.contains($0.offset) }.map(\.element)
  }

  private func noteOthers(_ builder: inout BudgetBuilder) {
    // Lists of categories and the like say nothing that entries do not.
    let silent: Set<String> = ["cat", "class", "tag", "memorized", "budget"]
    for other in document.others where !silent.contains(other.type) {
      builder.note(
        .entriesLeftOut, .warning, .line(other.line, field: nil),
        "\(other.count) entries of the type \(FieldText.quoted(other.type)) are left out; only bank accounts, cards and cash are read"
      )
    }
  }
}

/// A transaction of a QIF record, or of a part of it.
struct QIFDraft {
  var transaction: Transaction
  let line: Int
  /// The account in whose list the record stands.
  let own: Identifier<Account>?
  /// The record's amount for its first part, 0 for the further ones.
  let asWritten: Decimal
  let isFurtherPart: Bool
}

/// The accounts of a QIF file, and their opening balances.
struct QIFAccounts {
  private var ids: [QIFDocument.QIFAccount: Identifier<Account>] = [:]
  /// The account that the opening balance of a list without one names, by the type of the list.
  private var byType: [String: Identifier<Account>] = [:]

  /// What the types of lists say of accounts.
  private var kinds: [Identifier<Account>: AccountKind] = [:]
  private var openings: [Identifier<Account>: Decimal] = [:]

  private static let kindsByType: [String: AccountKind] = [
    "bank": .checking, "cash": .cash, "ccard": .creditCard, "oth a": .savings, "oth l": .loan,
  ]

  /// Adds the accounts whose lists the file has.
  init(_ records: [QIFDocument.Record], _ context: ImportContext, _ builder: inout BudgetBuilder) {
    for record in records {
      if let account = record.account {
        if ids[account] == nil { ids[account] = add(account.name, record, &builder) }
      } else if byType[record.type] == nil, let name = Self.openingName(record) {
        byType[record.type] = add(name, record, &builder)
      }
    }
    // A list without a name is one account's all the same: transfers need both their sides.
    for record in records where record.account == nil && byType[record.type] == nil {
      let name = context.statementAccount ?? Self.names[record.type] ?? "Account"
      byType[record.type] = add(name, record, &builder)
    }
  }

  private static let names = [
    "bank": "Bank account", "cash": "Cash", "ccard": "Credit card", "oth a": "Asset", "oth l": "Liability",
  ]

  private mutating func add(
    _ name: String, _ record: QIFDocument.Record, _ builder: inout BudgetBuilder
  ) -> Identifier<Account> {
    let id = builder.accountID(named: name.trimmed.isEmpty ? "Account" : name)
    kinds[id] = kinds[id] ?? Self.kindsByType[record.type] ?? .checking
    return id
  }

  /// The account in whose list a record stands.
  func own(_ record: QIFDocument.Record) -> Identifier<Account>? {
    record.account.map { ids[$0] } ?? byType[record.type]
  }

  /// Whether a record is the opening balance of its account: one that goes to the account itself.
  func isOpening(_ record: QIFDocument.Record) -> Bool {
    guard let name = Self.openingName(record) else { return false }
    return record.account.map { NameKey.exact($0.name) == NameKey.exact(name) } ?? true
  }

  private static func openingName(_ record: QIFDocument.Record) -> String? {
    guard record["P"]?.lowercased() == "opening balance", let target = record["L"], target.hasPrefix("["),
      let end = target.firstIndex(of: "]")
    else { return nil }
    return String(target[target.index(after: target.startIndex)..<end])
  }

  /// Takes an opening balance.
  mutating func open(_ record: QIFDocument.Record, _ amount: Decimal) {
    if let id = own(record) { openings[id] = amount }
  }

  /// Tells the budget's accounts what is known of them.
  func finish(_ builder: inout BudgetBuilder) {
    for index in builder.budget.accounts.indices {
      let id = builder.budget.accounts[index].id
      if let kind = kinds[id] { builder.budget.accounts[index].kind = kind }
      if let amount = openings[id] { builder.budget.accounts[index].openingBalance = amount }
    }
  }
}
