internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import SpreadsheetFormulas
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore
internal import WorkbookForm

/// The verdicts on the data read from a workbook: proven, unopposed or contested.
struct WorkbookVerdicts {
  private let proof: WorkbookProof
  private let result: ImportResult
  private let left: LeftoverNumbers
  /// The codes of all findings.
  private let codes: Set<Finding.Code>

  private let context: ImportContext
  /// Whether only lists of names and amounts were found, so that the plan is a guess.
  private let isOffered: Bool
  /// The number of different arrangements of columns in the logs.
  private let formsOfLogs: Int
  /// Whether a log repeats most of its rows from other logs.
  private let logsRepeat: Bool
  /// Whether all plans are lists of things and their prices, which may be purchases instead of plans.
  private let areThings: Bool

  init(
    _ proof: WorkbookProof, _ result: ImportResult, _ left: LeftoverNumbers, _ tables: [FoundTable],
    _ context: ImportContext, isOffered: Bool
  ) {
    self.isOffered = isOffered
    (self.proof, self.result, self.left, self.context) = (proof, result, left, context)
    let logs = tables.filter { $0.role == .log }
    logsRepeat = logs.contains(where: \.repeatsRows)
    let plans = tables.filter { $0.role == .plan }
    areThings =
      logs.isEmpty && !plans.isEmpty && plans.allSatisfy { $0.isOfThings(in: context.fileName) }
    formsOfLogs =
      Set(
        logs.map { log in
          [FieldMeaning.date, .amount, .inflow, .outflow, .category].map { meaning in
            log[meaning].map { $0 - log.range.first.column }
          }
        }
      ).count
    // The finding `spendingRead` is no guess, because a word or the user says that the amounts were spent.
    codes = Set(result.findings.filter { $0.fact != .plan(.spendingRead) }.map(\.code))
  }

  /// Returns one verdict for each kind of records in the workbook.
  func verdicts() -> [ImportVerdict] {
    var verdicts: [ImportVerdict] = []
    let budget = result.budget
    if !budget.transactions.isEmpty {
      verdicts.append(verdict(.transactions, budget.transactions.count, isProven: areTransactionsProven))
    }
    let planned =
      budget.categories.count { $0.budgetedAmount != 0 }
      + budget.monthlyBudgets.reduce(0) { $0 + $1.assignments.count { $0.amount != 0 } }
    if planned > 0 { verdicts.append(verdict(.plan, planned, isProven: isPlanProven)) }
    let opened = result.origins.openingBalances.count
    if opened > 0 {
      let agrees = proof.agreeing[.accounts]?.isEmpty == false
      verdicts.append(verdict(.accounts, opened, isProven: agrees))
    }
    guard !verdicts.isEmpty else { return unread.map { [$0] } ?? [] }
    let last = verdicts.firstIndex { $0.collection == .plan } ?? 0
    verdicts[last].leftovers = left.leftovers
    let records = verdicts.reduce(0) { $0 + $1.records }
    let areManyForms = formsOfLogs >= Self.manyForms && verdicts[0].agreeingCount == 0
    if verdicts[0].collection == .transactions, areManyForms || logsRepeat { contest(&verdicts[0]) }
    // If twice as many numbers that were typed in by hand are left over as records were read, the budget is probably
    // elsewhere. If a plan has as many left-over amounts as records, it probably has another column of planned amounts.
    if isOffered || areThings || isWithoutSpending || isForOtherNames
      || left.countOutsidePlans >= max(Self.leastLeft, 2 * records)
      || left.countInPlans >= max(Self.leastLeft, records)
    {
      contest(&verdicts[last])
    }
    return verdicts
  }

  /// The verdict on a log without readable rows; nil if there is no such log.
  private var unread: ImportVerdict? {
    guard !codes.isDisjoint(with: Self.rowsLeftOut.union([.yearMissing])) else { return nil }
    return ImportVerdict(.transactions, .contested, records: 0)
  }

  /// Makes a verdict contested and adds its question, unless the question was answered.
  private func contest(_ verdict: inout ImportVerdict) {
    guard !WorkbookAnswers(context).settles(verdict.collection) else { return }
    verdict.standing = .contested
    verdict.questions = [WorkbookAnswers.question(verdict, result, context)]
  }

  /// If the logs have at least this many different arrangements of columns, some of them probably do not belong to the
  /// household.
  private static let manyForms = 3
  /// A plan with at least this many categories should include expenses.
  private static let manyCategories = 6

  /// Whether a plan of many categories has only income.
  ///
  /// Perhaps a title of expenses was not recognised.
  private var isWithoutSpending: Bool {
    let planned = result.budget.categories.filter { $0.budgetedAmount != 0 }
    return planned.count >= Self.manyCategories && planned.allSatisfy { $0.group == .income }
  }

  /// Whether no category with spending has a planned amount.
  ///
  /// The plan is perhaps for something else.
  private var isForOtherNames: Bool {
    let byMonth = Set(
      result.budget.monthlyBudgets.flatMap(\.assignments).filter { $0.amount != 0 }.map(\.categoryID))
    let planned = Set(
      result.budget.categories.filter {
        $0.group.isSpending && ($0.budgetedAmount != 0 || byMonth.contains($0.id))
      }.map(\.id))
    let spent = Set(result.budget.transactions.filter { $0.kind == .expense }.compactMap(\.categoryID))
    return planned.count > 1 && spent.count > 2 && planned.isDisjoint(with: spent)
  }

  /// The minimum number of left-over numbers that makes a plan contested even if there are few records.
  private static let leastLeft = 10

  private func verdict(
    _ collection: ImportVerdict.Collection, _ records: Int, isProven: Bool
  ) -> ImportVerdict {
    let agreeing = proof.agreeing[collection] ?? []
    let differing = proof.differing[collection] ?? []
    let isExplained =
      !codes.isDisjoint(with: Self.rowsLeftOut) || WorkbookAnswers(context).settles(collection)
    let standing: ImportVerdict.Standing =
      !differing.isEmpty && !isExplained ? .contested : isProven && differing.isEmpty ? .proven : .unopposed
    var verdict = ImportVerdict(collection, standing, records: records)
    (verdict.agreeingCount, verdict.differingCount) = (agreeing.count, differing.count)
    verdict.agreeing = Array(agreeing.prefix(ImportVerdict.mostFigures))
    verdict.differing = Array(differing.prefix(ImportVerdict.mostFigures))
    if standing == .contested { verdict.questions = [WorkbookAnswers.question(verdict, result, context)] }
    return verdict
  }

  /// Findings about single rows that were left out.
  private static let rowsLeftOut: Set<Finding.Code> = [
    .amountMissing, .amountUnreadable, .dateMissing, .dateUnreadable,
  ]

  /// Findings that report guesses.
  private static let guesses: Set<Finding.Code> = [
    .columnsAmbiguous, .plannedOrActual, .yearMissing, .contested, .nameRepeated,
  ]

  private var hasMuchLeft: Bool { left.leftovers.contains { $0.count > 2 } }

  // MARK: Transactions

  /// Whether each transaction, with its direction, is part of a sum or balance that the workbook states.
  private var areTransactionsProven: Bool {
    guard codes.isDisjoint(with: Self.guesses.union(Self.rowsLeftOut)), !hasMuchLeft else { return false }
    let ranges = proof.covered.mapValues(CoveredCells.init)
    var areDirected = codes.isDisjoint(with: [.signsAssumed, .typeUnknown])
    if proof.subjects.contains(where: { $0.quantity == .net && $0.month == nil && $0.account == nil }) {
      areDirected = true
    }
    return result.budget.transactions.allSatisfy { transaction in
      if !proof.subjects.isDisjoint(with: Self.subjects(of: transaction)) { return areDirected }
      guard case .cell(let sheet, let text)? = result.provenance[transaction.id]?.location,
        let cell = CellReference(text)
      else { return false }
      if proof.balanced.contains(CellLocation(sheet: sheet, reference: cell)) { return true }
      return areDirected && ranges[sheet]?.contains(cell) == true
    }
  }

  /// Returns the sums that include a transaction.
  private static func subjects(of transaction: Transaction) -> Set<BudgetSums.Subject> {
    let quantity: BudgetSums.Subject.Quantity =
      switch transaction.kind {
      case .income: .income
      case .expense: .expenses
      case .transfer: .transfers
      }
    var subjects: Set<BudgetSums.Subject> = []
    for month in [nil, transaction.date.calendarMonth] {
      subjects.insert(BudgetSums.Subject(quantity: quantity, month: month))
      subjects.insert(
        BudgetSums.Subject(quantity: quantity, month: month, category: transaction.categoryID))
      subjects.insert(BudgetSums.Subject(quantity: quantity, month: month, account: transaction.accountID))
      guard transaction.kind != .transfer else { continue }
      subjects.insert(BudgetSums.Subject(quantity: .net, month: month))
      subjects.insert(BudgetSums.Subject(quantity: .net, month: month, account: transaction.accountID))
    }
    return subjects
  }

  // MARK: Plan

  /// Whether each planned amount is part of a sum that the workbook states.
  private var isPlanProven: Bool {
    guard codes.isDisjoint(with: Self.guesses), !hasMuchLeft else { return false }
    let ranges = proof.covered.mapValues(CoveredCells.init)
    let totals = proof.subjects.filter { $0.collection == .plan && $0.month == nil }
    func isCovered(_ group: CategoryGroup) -> Bool {
      totals.contains { subject in
        guard case .planned(let isIncome) = subject.quantity else { return false }
        if let own = subject.group { return own == group }
        return isIncome == nil || isIncome == (group == .income)
      }
    }
    let categories = result.budget.categories.filter { $0.budgetedAmount != 0 }
    let areCovered = categories.allSatisfy { category in
      guard case .cell(let sheet, let text)? = result.origins.plannedAmounts[category.id]?.location,
        let cell = CellReference(text)
      else { return false }
      return isCovered(category.group) || ranges[sheet]?.contains(cell) == true
    }
    return areCovered
      && result.origins.assignments.values.joined().allSatisfy { _, place in
        guard case .cell(let sheet, let text) = place.location, let cell = CellReference(text) else {
          return false
        }
        return ranges[sheet]?.contains(cell) == true
      }
  }
}

/// The cells of a sheet that are in some ranges, with a fast lookup.
struct CoveredCells {
  /// The ranges of rows by column; they do not touch each other.
  private var rows: [Int: [ClosedRange<Int>]] = [:]

  init(_ ranges: [CellRange]) {
    for (column, ranges) in Dictionary(grouping: ranges, by: \.first.column) {
      var joined: [ClosedRange<Int>] = []
      for range in ranges.map(\.rows).sorted(by: { $0.lowerBound < $1.lowerBound }) {
        if let last = joined.last, range.lowerBound <= last.upperBound + 1 {
          joined[joined.count - 1] = last.lowerBound...Swift.max(last.upperBound, range.upperBound)
        } else {
          joined.append(range)
        }
      }
      rows[column] = joined
    }
  }

  /// Whether a cell is in one of the ranges.
  func contains(_ cell: CellReference) -> Bool {
    guard let ranges = rows[cell.column] else { return false }
    let place = ranges.partitioningIndex { $0.upperBound >= cell.row }
    return place < ranges.count && ranges[place].contains(cell.row)
  }
}

extension FoundTable {
  /// Whether a plan has descriptions and amounts, and no word says that the amounts are planned.
  fileprivate func isOfThings(in fileName: String) -> Bool {
    func header(_ meaning: FieldMeaning) -> String? { columns.first { $0.meaning == meaning }?.header }
    guard let names = header(.category), let amounts = header(.budgeted) else { return false }
    let things: Set<FieldMeaning?> = [.description, .payee]
    return things.contains(HeaderVocabulary.meaning(of: names))
      && HeaderVocabulary.meaning(of: amounts) == .amount
      && ![title, amounts, sheetName, fileName].compactMap(\.self).contains {
        PlanWords.isPlanned($0) || PlanFrequency(inName: $0) != nil
      }
  }
}
