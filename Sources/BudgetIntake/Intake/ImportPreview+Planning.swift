internal import BudgetCalculation
public import BudgetModel
public import CalendarDates
internal import ExactDecimals
internal import Foundation
public import ImportCore

extension ImportPreview {
  /// Determines the effects of importing a file.
  ///
  /// - Parameters:
  ///   - result: The file, read with `ImportContext.keepsRowSources` and the budget's settings.
  ///   - file: The fingerprint of the file.
  ///   - accounting: The row accounting, if the reader of the file provides one.
  ///   - budget: The budget.
  ///   - options: The user's options.
  ///   - now: The time of the import.
  public init(
    of result: ImportResult, _ file: FileFingerprint, accounting: RowAccounting? = nil, into budget: Budget,
    options: Options = Options(), now: UTCTimestamp
  ) {
    let names = RecordMap(of: result.budget, in: budget)
    let incoming = result.budget.transactions.map { transaction in
      let source = result.sources[transaction.id]
      return IncomingRow(
        names.mapped(transaction), source, own: names.account(source?.account),
        currency: budget.settings.currency,
        at: result.provenance[transaction.id] ?? Provenance(file: file.name))
    }
    let sorter = RowSorter(incoming, budget)
    var plan = ImportPlan(sorter, file, budget, names, options, now)
    plan.make()
    self.file = file
    self.budget = budget
    new = plan.new
    duplicates = plan.duplicates
    conflicts = plan.conflicts
    verdicts = result.verdicts
    var record = plan.record
    record?.verdicts = result.verdicts.map(\.withoutFileName)
    self.record = record
    changes = plan.changes
    let used = Set(incoming.map(\.row.place.asRow))
    unusable = result.findings.filter {
      Self.leftOutCodes.contains($0.code) && !used.contains($0.place.asRow)
    }
    let left = Set(unusable)
    let others = result.findings.filter { !left.contains($0) && $0.code != .balanceGiven }
    findings =
      others + plan.findings + Self.notImported(result.budget, file)
      + Self.balances(result.balances, names, budget, plan)
    self.accounting = Self.accounting(accounting, plan, unusable)
  }

  /// The codes of findings about rows that did not become transactions.
  private static let leftOutCodes: Set<Finding.Code> = [
    .dateMissing, .dateUnreadable, .amountMissing, .amountUnreadable, .amountTooPrecise, .amountZero,
    .directionMissing, .nameMissing,
  ]

  private static func accounting(_ file: RowAccounting?, _ plan: ImportPlan, _ unusable: [Finding])
    -> ImportAccounting
  {
    var accounting = ImportAccounting()
    let new = plan.new.map(\.row)
    accounting.new = RowAccounting.Entry(new.filter { !$0.isBesideRow })
    accounting.beside = RowAccounting.Entry(new.filter(\.isBesideRow))
    accounting.duplicates = RowAccounting.Entry(plan.duplicates.map(\.row).filter { !$0.isBesideRow })
    accounting.conflicts = RowAccounting.Entry(plan.conflicts.map(\.row).filter { !$0.isBesideRow })
    if let file {
      (accounting.read, accounting.unusable, accounting.skipped) = (file.read, file.unusable, file.skipped)
    } else {
      for _ in Set(unusable.map(\.place.asRow)) { accounting.unusable.add(nil) }
      let parts = [accounting.new, accounting.duplicates, accounting.conflicts, accounting.unusable]
      for part in parts { accounting.read.add(part) }
    }
    return accounting
  }

  /// Compares the balances that a bank states with those of the accounts after the import.
  private static func balances(
    _ balances: [StatementBalance], _ names: RecordMap, _ budget: Budget, _ plan: ImportPlan
  ) -> [Finding] {
    guard !balances.isEmpty else { return [] }
    var after = budget
    plan.changes.apply(to: &after)
    let ledger = Ledger(after)
    let known = Set(budget.accounts.map(\.id))
    return balances.compactMap { balance in
      // For an account that the file itself adds, there is no earlier data to compare with.
      guard let id = names.account(balance.account), known.contains(id),
        let row = AccountBalances(ledger, on: balance.date).rows.first(where: { $0.account.id == id }),
        row.balance != balance.amount
      else { return nil }
      return Finding(
        .intake(
          .balanceDiffers(
            account: Finding.Topic(row.account.name), balance.date, bank: balance.amount, budget: row.balance)
        ),
        at: balance.place)
    }
  }

  /// Reports the contents of a file that are not imported: everything except its rows and the records that
  /// rows name.
  private static func notImported(_ budget: Budget, _ file: FileFingerprint) -> [Finding] {
    let counts = [budget.monthlyBudgets.count, budget.bills.count, budget.limits.count, budget.periods.count]
    guard counts.contains(where: { $0 > 0 }) else { return [] }
    return [
      Finding(
        .intake(
          .onlyRows(monthlyBudgets: counts[0], bills: counts[1], limits: counts[2], periods: counts[3])),
        at: Provenance(file: file.name))
    ]
  }
}
