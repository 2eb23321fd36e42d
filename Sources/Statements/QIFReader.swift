internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import WorkProgress
internal import FieldReading
internal import ImportCore

/// Reads the records of a QIF file as transactions.
struct QIFReader {
  private let document: QIFDocument
  private let context: ImportContext
  private var transactions: [QIFTransaction] = []

  init(_ document: QIFDocument, _ context: ImportContext) {
    self.document = document
    self.context = context
  }

  /// Adds a transaction for each record, or one for each part of a split.
  ///
  /// An unusable record becomes a finding.
  ///
  /// - Throws: `ImportError` if the file has no transactions, or if dates or amounts are ambiguous.
  mutating func read(into builder: inout BudgetBuilder) throws(ImportError) {
    noteOthers(&builder)
    guard !document.records.isEmpty else {
      throw ImportError([
        context.finding(.statement(.entriesMissing), at: .whole)
      ])
    }
    let dates = QIFDate(order: try dateOrder())
    let amounts = try amounts()
    var accounts = QIFAccounts(document.records, context, &builder)
    builder.terms = .entries(dayRemedy: .order)
    context.meter?.begin(document.records.count)
    for record in document.records.counted(by: context.meter) {
      let amount = (record["T"] ?? record["U"]).flatMap(amounts.read)
      builder.rows.read.add(amount)
      if accounts.isOpening(record), let amount {
        accounts.open(record, amount)
        builder.rows.skip(.balances, amount)
        continue
      }
      let entry = QIFEntry(record, accounts.own(record))
      guard
        let draft = builder.draft(
          entry.day(dates), entry.amount(amount), asWritten: amount, place: entry.place)
      else { continue }
      transactions += entry.transactions(draft, amounts, &builder)
      builder.rows.imported.add(amount)
    }
    accounts.finish(&builder)
    // An import into an existing budget joins the two sides of a transfer later, because it must first recognise each
    // side as a separate row.
    if !context.keepsRowSources { pairTransfers() }
    builder.reserve(transactions: transactions.count)
    for found in transactions { builder.add(found.transaction, found.source, at: found.row) }
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
        .log(.dateOrderAmbiguous(example: example ?? "", isRead: false)),
        at: .line(record?.line ?? 1, field: "D"))
    ])
  }

  private func amounts() throws(ImportError) -> StatementAmounts {
    let letters = Set("TU$".utf8)
    let texts = document.records.flatMap { $0.fields.filter { letters.contains($0.letter) }.map(\.text) }
    return try StatementAmounts(texts, at: .line(document.records[0].line, field: "T"), context)
  }

  // MARK: Transfers

  private struct Route: Hashable {
    let from: Identifier<Account>?
    let to: Identifier<Account>?
    let date: CalendarDate
    let amount: Decimal
    let own: Identifier<Account>?
  }

  /// Joins transfers that occur in the lists of both accounts.
  ///
  /// Quicken writes both sides of a transfer.
  private mutating func pairTransfers() {
    var waiting: [Route: [Int]] = [:]
    var joined: Set<Int> = []
    for (index, found) in transactions.enumerated() where found.transaction.kind == .transfer {
      let (transaction, own) = (found.transaction, found.source.account)
      func route(_ own: Identifier<Account>?) -> Route {
        Route(
          from: transaction.accountID, to: transaction.transferAccountID, date: transaction.date,
          amount: transaction.amount, own: own)
      }
      let other = own == transaction.accountID ? transaction.transferAccountID : transaction.accountID
      if let place = waiting[route(other)]?.popLast() {
        let first = transactions[place].transaction
        transactions[place].transaction = first.joined(with: transaction, at: context.now)
        joined.insert(index)
      } else {
        waiting[route(own), default: []].append(index)
      }
    }
    transactions = transactions.enumerated().filter { !joined.contains($0.offset) }.map(\.element)
  }

  private func noteOthers(_ builder: inout BudgetBuilder) {
    // The transactions already contain the data of lists such as categories.
    let silent: Set<String> = ["cat", "class", "tag", "memorized", "budget"]
    for other in document.others where !silent.contains(other.type) {
      builder.note(
        .statement(.typeLeftOut(other.type, count: other.count)), at: .line(other.line, field: nil))
    }
  }
}

/// The transaction of a QIF record or of one part of the record, with its row and source.
struct QIFTransaction {
  var transaction: Transaction
  let row: Provenance.Location
  let source: RowSource
}

/// The accounts of a QIF file, and their opening balances.
struct QIFAccounts {
  private var ids: [QIFDocument.QIFAccount: Identifier<Account>] = [:]
  /// The account of each list that names no account, by the type of the list.
  private var byType: [String: Identifier<Account>] = [:]

  /// The kind of each account, from the type of its list.
  private var kinds: [Identifier<Account>: AccountKind] = [:]
  private var openings: [Identifier<Account>: Decimal] = [:]

  private static let kindsByType: [String: AccountKind] = [
    "bank": .checking, "cash": .cash, "ccard": .creditCard, "oth a": .savings, "oth l": .loan,
  ]

  /// Adds the accounts of all lists.
  init(_ records: [QIFDocument.Record], _ context: ImportContext, _ builder: inout BudgetBuilder) {
    for record in records {
      if let account = record.account {
        if ids[account] == nil { ids[account] = add(account.name, record, &builder) }
      } else if byType[record.type] == nil, let name = Self.openingName(record) {
        byType[record.type] = add(name, record, &builder)
      }
    }
    // A list that names no account still belongs to an account, because transfers need accounts on both sides.
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

  /// Returns the account that a record's list belongs to.
  func own(_ record: QIFDocument.Record) -> Identifier<Account>? {
    record.account.map { ids[$0] } ?? byType[record.type]
  }

  /// Returns whether a record is the opening balance of its account.
  ///
  /// Such a record names its own account as the destination.
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

  /// Stores the opening balance of a record's account.
  mutating func open(_ record: QIFDocument.Record, _ amount: Decimal) {
    if let id = own(record) { openings[id] = amount }
  }

  /// Sets the kinds and opening balances of the budget's accounts.
  func finish(_ builder: inout BudgetBuilder) {
    for index in builder.budget.accounts.indices {
      let id = builder.budget.accounts[index].id
      if let kind = kinds[id] { builder.budget.accounts[index].kind = kind }
      if let amount = openings[id] { builder.budget.accounts[index].openingBalance = amount }
    }
  }
}
