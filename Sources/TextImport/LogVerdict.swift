internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import FieldReading
internal import ImportCore

/// The verdict on the transactions read from a bank's CSV.
struct LogVerdict {
  private let bank: BankCSV
  private let resolved: ResolvedProfile
  private let evidence: RowEvidence
  private let accounting: RowAccounting
  private let chain: RunningBalance
  private let figures: StatedFigures
  private let transactions: [Transaction]

  init(
    _ bank: BankCSV, _ resolved: ResolvedProfile, _ evidence: RowEvidence, _ result: ImportResult,
    _ accounting: RowAccounting
  ) {
    (self.bank, self.resolved, self.evidence, self.accounting) = (bank, resolved, evidence, accounting)
    chain = RunningBalance(evidence.steps, mostLinks: ImportVerdict.mostFigures)
    figures = StatedFigures(bank, evidence, result)
    transactions = result.budget.transactions
  }

  /// Adds the verdict to a result.
  ///
  /// Also adds a finding for each of the first three figures that differ. If the verdict is contested and the user must
  /// decide something, another finding says so.
  func settle(_ result: inout ImportResult) {
    guard accounting.read.rows > 0 else { return }
    let standing = standing
    var verdict = ImportVerdict(.transactions, standing, records: transactions.count)
    let links = chain.links.map(figure)
    verdict.agreeing = Array((figures.agreeing + links).prefix(ImportVerdict.mostFigures))
    verdict.agreeingCount = figures.agreeing.count + chain.matches
    let (faults, isFollowed) = (faults, chain.matches >= 3 && chain.breaks * 4 <= chain.matches)
    let breaks = isFollowed ? chain.broken.map(figure) : faults.map(fault)
    verdict.differing = Array((figures.differing + breaks).prefix(ImportVerdict.mostFigures))
    verdict.differingCount = figures.differing.count + (isFollowed ? chain.breaks : faults.count)
    verdict.leftovers = leftovers
    verdict.questions = questions
    result.verdicts.append(verdict)
    for figure in verdict.differing.prefix(3) {
      let fact = Finding.FileFact.figureDiffers(
        name: .init(figure.name), stated: figure.stated, computed: figure.computed)
      result.findings.append(bank.context.finding(.file(fact), at: figure.place.location))
    }
    guard standing == .contested, let fact = doubt(verdict.questions, result.findings) else { return }
    result.findings.append(bank.context.finding(.file(fact), at: .line(bank.firstLine, field: nil)))
  }

  /// The fact that the user must decide something, with the options; nil if there is nothing to decide.
  private func doubt(_ questions: [ImportQuestion], _ findings: [Finding]) -> Finding.FileFact? {
    if let question = questions.first(where: { $0.topic != .dateOrder }) {
      return .contested(question.topic, options: question.answers.dropFirst().map(\.option))
    }
    guard isUnread else { return nil }
    let isOfDays = findings.contains { $0.code == .dateUnreadable || $0.code == .dateMissing }
    let topic: ImportQuestion.Topic = isOfDays ? .dates : .amounts
    return .contested(topic, options: ["--take \(topic.rawValue)=COLUMN"])
  }

  // MARK: Standing

  private var standing: ImportVerdict.Standing {
    if areMany(faults) || !figures.differing.isEmpty && accounting.unusable.amount != 0 || isUnread {
      return .contested
    }
    return isReproduced && isDirected && isDated ? .proven : .unopposed
  }

  /// If at least this many balances match, a single mismatch counts as an error in the file.
  private static let manyMatches = 10

  /// Whether there are too many mismatches.
  ///
  /// A few mismatches among very many balances are errors in the bank's file itself.
  private func areMany(_ faults: [RunningBalance.Fault]) -> Bool {
    faults.count * 40 >= chain.matches
      && (faults.count > 1 || chain.matches < Self.manyMatches && !faults.isEmpty)
  }

  /// The mismatches in the balances that a misread row would explain.
  ///
  /// If there are two amount columns, a single row with the wrong direction may be a coincidence.
  private var faults: [RunningBalance.Fault] {
    guard case .byColumn = bank.conventions.signs else { return chain.faults }
    let reversed = chain.faults.count(where: \.isReversed)
    return reversed > 1 ? chain.faults : chain.faults.filter { !$0.isReversed }
  }

  /// Whether there are rows with transactions but none of them could be used.
  private var isUnread: Bool { transactions.isEmpty && accounting.unusable.rows > 0 }

  /// Whether the computed balances or totals equal the stated ones, and no amounts are left over.
  private var isReproduced: Bool {
    guard leftovers.isEmpty, figures.differing.isEmpty else { return false }
    if !figures.agreeing.isEmpty, chain.breaks == 0 { return transactions.count > 2 }
    return chain.matches >= 3 && chain.breaks == 0 && chain.silent == 0
      && chain.accounts * 4 <= transactions.count
  }

  /// Whether the direction of money is shown by something other than the balances.
  ///
  /// The balance of a card rises with spending, and the balance of an account rises with income. So balances alone
  /// prove nothing.
  private var isDirected: Bool {
    if bank.context.signs != nil || bank.profile != nil { return true }
    guard !chain.isOwed || chain.matches == 0 else { return false }
    switch bank.conventions.signs {
    case .byColumn: return !bank.names.isEmpty
    case .byMark: return true
    case .byWord, .bySignWithWords: if bank.conventions.moves.isEmpty { return true }
    case .bySign: break
    }
    let expenses = transactions.indices.count { transactions[$0].kind == .expense }
    return expenses * 2 >= transactions.count
  }

  /// Whether the dates are unambiguous and the rows are sorted by date.
  private var isDated: Bool {
    guard !isDateOrderAssumed else { return false }
    var (up, down) = (0, 0)
    for index in transactions.indices.dropLast() {
      let (one, next) = (transactions[index].date, transactions[index + 1].date)
      if one < next { up += 1 } else if one > next { down += 1 }
    }
    return up + down > 0 && min(up, down) * 20 <= max(up, down)
  }

  private var isDateOrderAssumed: Bool {
    bank.outline.questions.contains { $0.subject == .dateOrder }
  }

  // MARK: Figures

  private func place(_ line: Int, _ field: String? = nil) -> Provenance {
    Provenance(file: bank.context.fileName, .line(line, field: field))
  }

  private var balanceName: String { bank.name(resolved[.balance]?.columns.first) ?? "Balance" }

  private func figure(_ link: RunningBalance.Link) -> ImportVerdict.Figure {
    ImportVerdict.Figure(
      name: balanceName, place: place(link.line, balanceName), stated: link.stated, computed: link.computed)
  }

  private func fault(_ fault: RunningBalance.Fault) -> ImportVerdict.Figure {
    switch fault {
    case .reversed(let link), .leftOut(let link): figure(link)
    }
  }

  /// The amounts in rows that are neither transactions nor rows of a known kind.
  private var leftovers: [ImportVerdict.Leftover] {
    let amounts: Set<FieldMeaning> = [.amount, .outflow, .inflow, .balance]
    let columns = bank.outline.columns.filter { $0.meaning.map(amounts.contains) ?? false }.map {
      $0.number - 1
    }
    let end = bank.followingTable ?? .max
    return evidence.looseRows.prefix(1_000).filter { $0 < end }.compactMap { index in
      let row = bank.rows[index]
      let found = columns.compactMap { row.fields.field($0) }.compactMap {
        AmountField($0, mark: bank.conventions.amountMark)?.value
      }
      guard !found.isEmpty else { return nil }
      return ImportVerdict.Leftover(
        place: place(row.line), count: found.count, sum: ExactSum(found).value)
    }
  }

  // MARK: Questions

  private var questions: [ImportQuestion] {
    var questions: [ImportQuestion] = []
    if isDateOrderAssumed {
      questions.append(question(.dateOrder, "--date-order", [("mdy", "month first"), ("dmy", "day first")]))
    }
    if faults.contains(where: \.isReversed) {
      let usual = bank.outline.signs?.value == "positive-is-expense"
      let words = [
        ("positive-is-expense", "a plus is an expense"), ("negative-is-expense", "a minus is an expense"),
      ]
      questions.append(question(.signs, "--signs", usual ? words : words.reversed()))
    }
    if isUnread, bank.profile != nil, bank.context.answers[.profile] == nil {
      let name = bank.profile?.name ?? ""
      questions.append(
        question(.profile, "--take", [(name, "the profile \(name)"), ("none", "the columns themselves")]))
    }
    return questions
  }

  private func question(
    _ topic: ImportQuestion.Topic, _ option: String, _ words: [(word: String, meaning: String)]
  ) -> ImportQuestion {
    let answers = words.map { word, meaning in
      ImportQuestion.Answer(
        word: word, meaning: meaning,
        option: option == "--take" ? "--take \(topic.rawValue)=\(word)" : "\(option) \(word)")
    }
    return ImportQuestion(topic, at: place(bank.firstLine), answers: tried(answers))
  }

  /// The answers; the first one gets the totals of the import.
  ///
  /// The import assumed the first answer.
  private func tried(_ answers: [ImportQuestion.Answer]) -> [ImportQuestion.Answer] {
    var answers = answers
    guard !answers.isEmpty else { return answers }
    answers[0].transactions = transactions.count
    answers[0].income = transactions.lazy.filter { $0.kind == .income }.map(\.amount).exactSum()
    answers[0].expenses = transactions.lazy.filter { $0.kind == .expense }.map(\.amount).exactSum()
    answers[0].agreeing = figures.agreeing.count + chain.matches
    return answers
  }
}

extension RunningBalance.Fault {
  fileprivate var isReversed: Bool {
    if case .reversed = self { true } else { false }
  }
}
