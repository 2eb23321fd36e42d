internal import BudgetModel
internal import Foundation
internal import SpreadsheetFiles
internal import FieldReading
internal import ImportCore

/// Decides from all rows how a file writes dates, decimal separators and directions.
struct ConventionFinder {
  let rows: FieldRows
  let names: [String]
  let resolved: ResolvedProfile
  let profile: CSVProfile?
  let chain: BalanceChain?
  let context: ImportContext

  var conventions = Conventions()
  private(set) var dateOrder: CSVForm.Decision?
  private(set) var decimalMark: CSVForm.Decision?
  var signs: CSVForm.Decision?
  var questions: [CSVQuestion] = []
  /// Whether amounts without signs were assumed to be expenses.
  var assumesExpenses = false
  /// Whether the dates cannot be read in the order that the profile states.
  private(set) var contradictsProfileDates = false
  /// Whether texts, words or balances contradict the profile's signs.
  var contradictsProfileSigns = false
  private var dates = DateOrderCensus()
  private var amounts = MarkCensus()
  private var balances = MarkCensus()

  init(
    rows: FieldRows, names: [String], resolved: ResolvedProfile, profile: CSVProfile?,
    chain: BalanceChain?,
    context: ImportContext
  ) {
    (self.rows, self.names, self.resolved, self.profile) = (rows, names, resolved, profile)
    (self.chain, self.context) = (chain, context)
  }

  mutating func find() {
    look()
    decideDateOrder()
    decideMarks()
    if !questions.contains(where: { $0.subject == .decimalMark }) {
      decideSigns()
      checkDoubleEntry()
    }
  }

  /// Collects evidence from every date and amount.
  private mutating func look() {
    let dateColumns = [FieldMeaning.date, .valueDate].flatMap { resolved[$0]?.columns ?? [] }
    let amountColumns: [Int] =
      switch resolved.amounts {
      case .single(let source): source.columns
      case .pair(let outflow, let inflow): (outflow?.columns ?? []) + (inflow?.columns ?? [])
      case nil: []
      }
    let feeColumns = resolved[.fee]?.columns ?? []
    let balanceColumns = resolved[.balance]?.columns ?? []
    let orders = TextCache<[DateOrder]>()
    let marks = TextCache<MarkEvidence>()
    let moneyColumns = amountColumns + feeColumns
    for row in rows {
      for column in dateColumns {
        let found = orders.value(column, row.fields) { DateField.orders(of: $0, year: context.year) }
        guard let found else { continue }
        dates.look(at: row.fields.field(column) ?? "", line: row.line, found)
      }
      for column in moneyColumns {
        guard let found = marks.value(column, row.fields, MarkCensus.evidence(of:)) else { continue }
        amounts.look(at: row.fields.field(column) ?? "", line: row.line, found)
      }
      for column in balanceColumns {
        guard let found = marks.value(column, row.fields, MarkCensus.evidence(of:)) else { continue }
        balances.look(at: row.fields.field(column) ?? "", line: row.line, found)
      }
    }
  }

  private mutating func decideDateOrder() {
    let found = foundOrder
    if let given = context.dateOrder {
      conventions.dateOrder = given
      dateOrder = CSVForm.Decision(value: given.code, evidence: "said with --date-order")
    } else if let given = profile?.dateOrder, dates.allows(given) {
      conventions.dateOrder = given
      dateOrder = CSVForm.Decision(value: given.code, evidence: "the profile says so")
    } else if let found {
      contradictsProfileDates = profile?.dateOrder != nil
      conventions.dateOrder = found.order
      dateOrder = CSVForm.Decision(value: found.order.code, evidence: found.evidence)
    } else {
      contradictsProfileDates = profile?.dateOrder != nil
      conventions.dateOrder = .monthDayYear
      dateOrder = CSVForm.Decision(value: "mdy", evidence: "assumed: no day is above 12")
      questions.append(
        CSVQuestion(
          subject: .dateOrder,
          fact: .dateOrderAmbiguous(example: dates.example?.text ?? "", isRead: true)))
    }
  }

  /// The order of dates, from the dates themselves, their sequence or the language of the column names.
  private var foundOrder: (order: DateOrder, evidence: String)? {
    let found = dates.order ?? DaySequence(self).order(orLanguage: orderOfLanguage)
    guard YearsInFront(self).contradict(found?.order ?? .monthDayYear) else { return found }
    return (.yearMonthDay, "in any other order the days are spread over years")
  }

  /// Day before month, if the column names are in a language that writes the day first; otherwise nil.
  private var orderOfLanguage: (order: DateOrder, evidence: String)? {
    guard dates.example != nil, HeaderLanguage.putsDayFirst(names) else { return nil }
    return (.dayMonthYear, "the columns are named in a language that writes the day first")
  }

  /// The line of the first date that can be read in two orders.
  var ambiguousDateLine: Int? { dates.example?.line }

  private mutating func decideMarks() {
    let together = amounts.adding(balances)
    if let given = context.decimalMark ?? profile?.decimalMark {
      (conventions.amountMark, conventions.balanceMark) = (given, given)
      let words = context.decimalMark == nil ? "the profile says so" : "said with --decimal-mark"
      decimalMark = CSVForm.Decision(value: given.rawValue, evidence: words)
    } else if let found = amounts.mark ?? together.mark {
      conventions.amountMark = found.mark
      conventions.balanceMark = balances.mark.map { balances.needsNone ? found.mark : $0.mark } ?? found.mark
      decimalMark = CSVForm.Decision(value: found.mark.rawValue, evidence: found.evidence)
    } else if together.hasOnlyOpenCommas, names.contains(where: MarkCensus.isOfPointScript) {
      decimalMark = CSVForm.Decision(
        value: DecimalMark.point.rawValue, evidence: "the names are of a language with decimal points")
    } else if together.hasOnlyOpenPoints, HeaderLanguage.hasDecimalCommas(names) {
      (conventions.amountMark, conventions.balanceMark) = (.comma, .comma)
      decimalMark = CSVForm.Decision(
        value: DecimalMark.comma.rawValue, evidence: "the names are of a language with decimal commas")
    } else {
      questions.append(
        CSVQuestion(
          subject: .decimalMark,
          fact: .decimalMarkAmbiguous(example: amounts.example?.text ?? "", isRead: false)))
    }
  }

  /// Asks a question if the file is a double-entry journal (`DoubleEntry`).
  private mutating func checkDoubleEntry() {
    guard let column = DoubleEntry(self).column else { return }
    questions = [
      CSVQuestion(
        subject: .doubleEntry,
        fact: .doubleEntry(column: names[column].trimmed))
    ]
  }
}
