internal import BudgetModel
internal import ExactDecimals
internal import SpreadsheetFiles
public import ImportCore
internal import FieldReading

/// A CSV file read as a budget: the detected form, the result and the row accounting (SPEC §3).
///
/// It reads this package's own format, files that match a profile, and other files, whose columns it detects by their
/// names and values.
public struct CSVImport: Hashable, Sendable {
  /// The detected form of the file.
  public let outline: CSVForm
  /// The budget, the findings, and the source of each transaction.
  public let result: ImportResult
  /// The row accounting.
  public let accounting: RowAccounting
  /// The rows that findings are about, by line; the file's delimiter separates the cells.
  public let rawRows: [Int: String]

  /// Reads a file.
  ///
  /// If `content` is nil, the columns decide what the file contains.
  ///
  /// - Throws: `ImportError` if the file is not a CSV, cannot be read as a budget, or leaves a question open.
  public init(
    _ bytes: [UInt8], context: ImportContext, options: CSVOptions = CSVOptions(),
    content: BudgetCSV.Content? = nil
  ) throws(ImportError) {
    let file = try CSVRows(bytes, context)
    let table = CSVTable(file)
    if options.profile == nil, let own = table.ownContent(content) {
      try self.init(own: own, table, file, context)
    } else {
      if content == .categories { throw ImportError([table.refusal(content, context)]) }
      try self.init(bank: file, context, options)
    }
  }

  /// Returns the detected form of a file, even if the file cannot be imported.
  ///
  /// - Throws: `ImportError` if the file is not a CSV.
  public static func outline(
    _ bytes: [UInt8], context: ImportContext, options: CSVOptions = CSVOptions()
  ) throws(ImportError) -> CSVForm {
    let file = try CSVRows(bytes, context)
    let table = CSVTable(file)
    if options.profile == nil, let own = table.ownContent(nil) { return table.outline(own, file) }
    return BankCSV(file.rows, dialect: file.dialect, context: context, options: options).outline
  }

  /// Reads a file of categories or transactions in this package's own format.
  private init(own: BudgetCSV.Content, _ table: CSVTable, _ file: CSVRows, _ context: ImportContext)
    throws(ImportError)
  {
    var builder = BudgetBuilder(context: context)
    switch own {
    case .categories: CategoryCSVReader(table).read(into: &builder)
    case .transactions: TransactionCSVReader(table).read(into: &builder)
    }
    var result = try builder.finish()
    result.noteUnopposed()
    self.result = result
    outline = table.outline(own, file)
    accounting = builder.rows
    rawRows = file.rawRows(of: result.findings)
  }

  /// Reads a file of a bank or an app.
  private init(bank file: CSVRows, _ context: ImportContext, _ options: CSVOptions) throws(ImportError) {
    let bank = BankCSV(file.rows, dialect: file.dialect, context: context, options: options)
    guard let resolved = bank.resolved else { throw ImportError(bank.refusal) }
    var builder = BudgetBuilder(context: context)
    var result: ImportResult
    if bank.outline.kind == .plan {
      if let question = PlanCSVReader.question(bank, resolved) { throw ImportError([bank.finding(question)]) }
      PlanCSVReader(bank, resolved).read(into: &builder)
      result = try builder.finish()
      result.noteUnopposed()
    } else {
      let open = bank.outline.questions.filter { $0.subject != .dateOrder }
      guard open.isEmpty else { throw ImportError(open.map(bank.finding)) }
      bank.announce(into: &builder)
      let evidence = BankRows(bank, resolved).read(into: &builder)
      result = try builder.finish()
      LogVerdict(bank, resolved, evidence, result, builder.rows).settle(&result)
    }
    outline = bank.outline
    accounting = builder.rows
    self.result = result
    rawRows = file.rawRows(of: result.findings)
  }
}

extension BankCSV {
  /// The finding about a question that the file leaves open.
  package func finding(_ question: CSVQuestion) -> Finding {
    context.finding(.log(question.fact), at: .line(firstLine, field: nil))
  }

  /// The findings that say why the file cannot be read at all.
  package var refusal: [Finding] {
    guard outline.questions.isEmpty else { return outline.questions.map(finding) }
    let meanings = outline.columns.compactMap(\.meaning)
    let found = Set(meanings.map(\.name)).sorted()
    let hasDate = meanings.contains(.date)
    let hasAmount = !Set(meanings).isDisjoint(with: [.amount, .outflow, .inflow])
    let missing: [Finding.FileFact.Need?] = [hasDate ? nil : .dates, hasAmount ? nil : .amounts]
    let fact: Finding.FileFact =
      outline.kind == .empty ? .rowsMissing : .columnsNotFound(missing.compactMap(\.self), understood: found)
    return [context.finding(.file(fact), at: .line(firstLine, field: nil))]
  }

  /// The finding that words such as `credit` and `debit` may mean kinds of cards instead of directions; nil if the
  /// directions do not come from such words.
  ///
  /// It is used if the columns have no names.
  private var wordsOfCards: Finding.LogFact? {
    guard case .byWord = conventions.signs, profile == nil, chain == nil,
      let column = resolved?.indicator?.columns.first
    else { return nil }
    let words = Set(
      rows.prefix(200).compactMap { $0.fields.indices.contains(column) ? $0.fields[column].trimmed : nil })
    func word(_ verdict: DirectionWords.Verdict) -> String? {
      words.sorted().first { word in
        let folded = HeaderText.normalized(word)
        return DirectionWords.verdict(word) == verdict
          && (folded.hasPrefix("cred") || folded.hasPrefix("deb"))
      }
    }
    guard let income = word(.income), let expense = word(.expense) else { return nil }
    return .wordsAssumed(income: income, expense: expense)
  }

  /// Adds findings about decisions that the user may want to know.
  func announce(into builder: inout BudgetBuilder) {
    for question in outline.questions where question.subject == .dateOrder {
      builder.note(
        .log(question.fact), at: .line(dateLine ?? firstLine, field: name(resolved?[.date]?.columns.first)))
    }
    if let profileFault { builder.note(.log(profileFault), at: .line(firstLine, field: nil)) }
    if assumesExpenses {
      builder.note(
        .log(.unsignedWithCategories),
        at: .line(firstLine, field: name(resolved?[.amount]?.columns.first)))
    }
    if names.isEmpty {
      let columns = outline.columns.compactMap { column in
        column.meaning.map { Finding.LogFact.Column(number: column.number, meaning: $0.name) }
      }
      builder.note(.log(.headerMissing(columns)), at: .line(firstLine, field: nil))
      if let words = wordsOfCards { builder.note(.log(words), at: .line(firstLine, field: nil)) }
    }
    if !booksFees, let fee = resolved?[.fee]?.columns.first {
      builder.note(.log(.feesNotBooked), at: .line(firstLine, field: name(fee)))
    }
  }
}
