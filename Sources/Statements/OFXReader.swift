internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import WorkProgress
internal import FieldReading
internal import ImportCore

/// Reads the statements of an OFX file as transactions.
struct OFXReader {
  private let document: OFXDocument
  private let context: ImportContext
  private var accounts: [String: Identifier<Account>] = [:]
  /// The number of accounts with each name so far.
  ///
  /// ` (2)` is added to the name of the second account.
  private var nameCounts: [String: Int] = [:]

  /// Creates a reader for the statements of a file.
  init(_ document: OFXDocument, _ context: ImportContext) {
    self.document = document
    self.context = context
  }

  /// Adds a transaction for each entry.
  ///
  /// An unusable entry becomes a finding.
  ///
  /// - Throws: `ImportError` if the file has no statement, or if its amounts are ambiguous.
  mutating func read(into builder: inout BudgetBuilder) throws(ImportError) {
    let statements = document.all(["STMTRS", "CCSTMTRS"])
    guard !statements.isEmpty else {
      throw ImportError([
        context.finding(.statement(.accountsMissing), at: .whole)
      ])
    }
    let entries = statements.map { document.descendants("STMTTRN", of: $0) }
    let texts = entries.joined().compactMap { $0["TRNAMT"] }
    let amounts = try StatementAmounts(texts, at: .line(statements[0].line, field: "TRNAMT"), context)
    builder.terms = .entries()
    builder.reserve(transactions: texts.count)
    context.meter?.begin(entries.joined().count)
    for (statement, entries) in zip(statements, entries) {
      let account = account(of: statement, &builder)
      let currency = currency(statement["CURDEF"], statement.line, &builder)
      builder.currencies.notePlan(currency.map(StatedCurrency.init))
      let sum = read(entries, account, currency, amounts, &builder)
      noteBalance(of: statement, account, amounts, sum, &builder)
    }
    noteOthers(&builder)
  }

  // MARK: Accounts and currencies

  private func currency(_ text: String?, _ line: Int, _ builder: inout BudgetBuilder) -> Currency? {
    guard let text else { return nil }
    guard let currency = Currency(text) else {
      builder.note(.row(.currencyUnreadable(text, .entry)), at: .line(line, field: "CURDEF"))
      return nil
    }
    return currency
  }

  private mutating func account(
    of statement: OFXDocument.Group, _ builder: inout BudgetBuilder
  ) -> Identifier<Account>? {
    let from =
      document.descendants("BANKACCTFROM", of: statement) + document.descendants("CCACCTFROM", of: statement)
    guard let group = from.first, let number = group["ACCTID"] else { return nil }
    let isCard = group.name == "CCACCTFROM"
    let type = group["ACCTTYPE"]?.uppercased() ?? ""
    let key = [group["BANKID"] ?? "", number, type].joined(separator: "\u{1F}")
    if let known = accounts[key] { return known }
    let digits = String(number.filter { $0.isASCII && $0.isNumber }.suffix(4))
    let (word, kind) =
      isCard ? ("Credit card", AccountKind.creditCard) : Self.kinds[type] ?? ("Account", .checking)
    let name = digits.isEmpty ? word : "\(word) \(digits)"
    // The numbers of two accounts can end with the same digits.
    let count = (nameCounts[name] ?? 0) + 1
    nameCounts[name] = count
    let unique = count == 1 ? name : "\(name) (\(count))"
    let id: Identifier<Account> = builder.identifiers.identifier(place: "account", content: [unique])
    builder.add(
      Account(
        id: id, name: unique, kind: kind, lastFourDigits: digits.count == 4 ? digits : nil,
        info: context.recordInfo),
      at: .line(group.line, field: nil), amountAt: .line(group.line, field: nil))
    accounts[key] = id
    return id
  }

  private static let kinds: [String: (String, AccountKind)] = [
    "CHECKING": ("Checking", .checking), "SAVINGS": ("Savings", .savings), "MONEYMRKT": ("Savings", .savings),
    "CD": ("Savings", .savings), "CREDITLINE": ("Credit line", .loan),
  ]

  // MARK: Entries

  /// Adds the transactions of entries.
  ///
  /// Returns the sum of their amounts.
  private func read(
    _ entries: [OFXDocument.Group], _ account: Identifier<Account>?, _ currency: Currency?,
    _ amounts: StatementAmounts, _ builder: inout BudgetBuilder
  ) -> Decimal {
    var sum = ExactSum()
    var bankIDs: Set<String> = []
    var repeated: [(id: String, line: Int)] = []
    for group in entries.counted(by: context.meter) {
      let amount = group["TRNAMT"].flatMap(amounts.read)
      builder.rows.read.add(amount)
      let entry = OFXEntry(group, document)
      guard
        var draft = builder.draft(entry.day, entry.amount(amount), asWritten: amount, place: entry.place)
      else { continue }
      entry.fill(&draft)
      draft.transaction.accountID = account
      draft.transaction.currency = self.currency(entry.currency, group.line, &builder) ?? currency
      let bankID = group["FITID"]
      builder.take(
        draft, RowSource(bankID: bankID, amount: amount), asWritten: amount,
        at: .line(group.line, field: nil), place: entry.place)
      if let bankID, !bankIDs.insert(bankID).inserted { repeated.append((bankID, group.line)) }
      sum.add(draft.signed)
    }
    if let first = repeated.first {
      builder.note(
        .statement(.identifiersRepeated(count: repeated.count, example: first.id)),
        at: .line(first.line, field: "FITID"))
    }
    return sum.value
  }

  // MARK: What is not imported

  private func noteBalance(
    of statement: OFXDocument.Group, _ account: Identifier<Account>?, _ amounts: StatementAmounts,
    _ sum: Decimal,
    _ builder: inout BudgetBuilder
  ) {
    guard let group = document.descendants("LEDGERBAL", of: statement).first, let text = group["BALAMT"],
      let balance = amounts.read(text)
    else { return }
    let date = group["DTASOF"].flatMap { DateField(order: .yearMonthDay).read($0)?.date }
    let place = Provenance.Location.line(group.line, field: "BALAMT")
    if let account, let date {
      builder.balances.append(
        StatementBalance(
          account: account, date: date, amount: balance, place: Provenance(file: context.fileName, place)))
    }
    let before = (ExactSum([balance, -sum])).value
    builder.note(.statement(.balanceGiven(balance, date, rows: sum, before: before)), at: place)
  }

  private func noteOthers(_ builder: inout BudgetBuilder) {
    let count = document.all(["INVSTMTRS"]).count
    guard count > 0 else { return }
    builder.note(.statement(.investmentsLeftOut(count: count)), at: .whole)
  }
}
