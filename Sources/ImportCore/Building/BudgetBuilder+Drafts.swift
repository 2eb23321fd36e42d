package import BudgetModel
internal import CalendarDates
internal import ExactDecimals
package import Foundation
package import FieldReading

/// Turns rows into transactions.
///
/// All readers use this code to check days, amounts and texts, and to count rows.
extension BudgetBuilder {
  /// Returns a draft of a row's transaction; nil, with a finding, if the day or the amount is unusable.
  ///
  /// The row accounting counts `asWritten`, the amount as the file writes it. `place` is called only for a cell that
  /// has a finding.
  package mutating func draft(
    _ day: DayReading, _ amount: AmountReading, asWritten: Decimal?,
    place: (FieldMeaning) -> Provenance.Location
  ) -> TransactionDraft? {
    guard let day = checked(day, place), let amount = checked(amount, place) else {
      rows.unusable.add(asWritten)
      return nil
    }
    return TransactionDraft(day, amount, context.recordInfo)
  }

  /// Finishes a draft, adds its transaction and counts its row as imported.
  @discardableResult
  package mutating func take(
    _ draft: TransactionDraft, _ source: @autoclosure () -> RowSource, asWritten: Decimal?,
    at row: Provenance.Location, place: (FieldMeaning) -> Provenance.Location
  ) -> Transaction {
    let transaction = finish(draft, at: row, place: place)
    add(transaction, source(), at: row)
    rows.imported.add(asWritten)
    return transaction
  }

  /// The finished transaction of a draft, with all values that are derived from other fields.
  package mutating func finish(
    _ draft: TransactionDraft, at row: Provenance.Location,
    place: (FieldMeaning) -> Provenance.Location
  ) -> Transaction {
    var transaction = draft.transaction
    describe(&transaction, draft)
    name(&transaction, draft, place)
    transaction.id = identity(transaction, draft, row, place)
    if let stated = draft.currency { transaction.currency = currencies.note(stated) }
    remark(transaction, draft, place)
    return transaction
  }

  // MARK: Days and amounts

  private mutating func checked(
    _ day: DayReading, _ place: (FieldMeaning) -> Provenance.Location
  ) -> DateText.Reading? {
    switch day {
    case .day(let day): return day
    case .missing:
      note(.row(terms.missingDay), at: place(.date))
    case .unreadable(let text):
      note(.row(.dateUnreadable(text, terms.line, terms.dayRemedy)), at: place(.date))
    }
    return nil
  }

  private mutating func checked(
    _ amount: AmountReading, _ place: (FieldMeaning) -> Provenance.Location
  ) -> Decimal? {
    switch amount {
    case .amount(0), .rounded(0, _):
      note(.row(.amountZero(terms.line)), at: place(.amount))
    case .amount(let amount): return amount
    case .rounded(let amount, let exact):
      note(.row(.amountRounded(exact, to: amount)), at: place(.amount))
      return amount
    case .blank:
      note(.row(.amountMissing(terms.line)), at: place(.amount))
    case .unusable(let fault):
      let fact = Finding.Fact.row(
        .amountUnusable(fault, terms.line == .row ? .rowLeftOut : .entryLeftOut))
      note(fact, at: place(fact.code == .directionMissing ? .indicator : .amount))
    }
    return nil
  }

  /// The amount of a reading; nil if it is blank or unusable.
  ///
  /// If it is unusable, a finding says what the import does without the amount.
  package mutating func usable(
    _ reading: AmountReading, at place: @autoclosure () -> Provenance.Location,
    otherwise: Finding.RowFact.WithoutAmount
  ) -> Decimal? {
    switch reading {
    case .unusable(let fault): note(.row(.amountUnusable(fault, otherwise)), at: place())
    case .rounded(let amount, let exact): note(.row(.amountRounded(exact, to: amount)), at: place())
    case .amount, .blank: break
    }
    return reading.value
  }

  // MARK: What is derived

  /// Uses the first available text about the transaction as its description.
  ///
  /// The draft's note becomes the transaction's notes. If the memo is not the description, the memo is added.
  private func describe(_ transaction: inout Transaction, _ draft: TransactionDraft) {
    let isMemoTaken = draft.description == nil && transaction.payee == nil
    transaction.description =
      draft.description ?? transaction.payee ?? draft.memo ?? draft.category ?? draft.type ?? "Uncategorized"
    guard let memo = isMemoTaken ? nil : draft.memo else { return transaction.notes = draft.note }
    transaction.notes = draft.note.map { "\(memo)\n\($0)" } ?? memo
  }

  /// Replaces the names in a draft by references to records.
  private mutating func name(
    _ transaction: inout Transaction, _ draft: TransactionDraft,
    _ place: (FieldMeaning) -> Provenance.Location
  ) {
    if transaction.categoryID == nil, let name = draft.category {
      transaction.categoryID = categoryID(named: name, at: place(.category))
    }
    if transaction.accountID == nil, let name = draft.account {
      transaction.accountID = accountID(named: name)
    }
    if let name = draft.toAccount { transaction.transferAccountID = accountID(named: name) }
    if let name = draft.member { transaction.memberID = memberID(named: name) }
  }

  private mutating func identity(
    _ transaction: Transaction, _ draft: TransactionDraft, _ row: Provenance.Location,
    _ place: (FieldMeaning) -> Provenance.Location
  ) -> Identifier<Transaction> {
    func day() -> String { draft.dayText ?? transaction.date.description }
    if case .entry(let mark, let part) = draft.identity {
      return identity(
        given: nil, place: "\(row.rowName)\(part.map { ", part \($0)" } ?? "")",
        content: [day(), draft.signed.plainText, transaction.description, mark], at: row)
    }
    if draft.givenIdentity == nil,
      let made = rowIdentities.identity(
        of: row, day: day(), amount: transaction.amount.plainText, kind: transaction.kind.rawValue,
        description: transaction.description, category: draft.category, account: draft.account)
    {
      // Each line has only one transaction, so no other transaction can have this identifier yet.
      if case .line = draft.identity { return made }
      if isNew(made) { return made }
    }
    return identity(
      given: draft.givenIdentity, place: row.rowName,
      content: [
        day(), transaction.amount.plainText, transaction.kind.rawValue, transaction.description,
        draft.category ?? "", draft.account ?? "",
      ], at: place(.id))
  }

  // MARK: What is odd

  private mutating func remark(
    _ transaction: Transaction, _ draft: TransactionDraft,
    _ place: (FieldMeaning) -> Provenance.Location
  ) {
    if let text = draft.unknownCurrency { note(.row(.currencyUnreadable(text, .row)), at: place(.currency)) }
    for remark in draft.remarks { note(remark) }
    if terms.asksForCategory, transaction.categoryID == nil, transaction.kind != .transfer {
      note(.row(.uncategorized), at: place(.category))
    }
    if transaction.kind == .transfer, transaction.transferAccountID == nil {
      note(.row(.transferWithoutAccount), at: place(.type))
    }
    if draft.isReversed { note(.row(.reversed(to: transaction.kind, isNamed: true)), at: place(.amount)) }
  }
}

extension Provenance.Location {
  /// The name of the row in identifiers: `line 7`, `Log!7`.
  fileprivate var rowName: String {
    switch self {
    case .line(let line, _): "line \(line)"
    case .cell(let sheet, let reference): "\(sheet)!\(reference.drop { !$0.isNumber })"
    case .whole, .sheet, .jsonPath: ""
    }
  }
}
