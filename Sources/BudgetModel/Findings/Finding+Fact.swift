extension Finding {
  /// What can be found, by subject; cases carry values as they stand in files, never sentences.
  public enum Fact: Hashable, Sendable {
    /// A record breaks a rule.
    case record(RecordFact)
    /// A row of a log or an entry of a statement cannot be used, or was perhaps not meant so.
    case row(RowFact)
    /// The conventions of a log are open, or were taken from its rows.
    case log(LogFact)
    /// A plan, its categories, accounts and settings.
    case plan(PlanFact)
    /// A file is not what it should be, or lacks what a budget needs.
    case file(FileFact)
    /// Sheets, cells and formulas of a workbook.
    case workbook(WorkbookFact)
    /// A bank's statement.
    case statement(StatementFact)
    /// The currency of amounts.
    case currency(CurrencyFact)
    /// A value of a backup, with its place in the text where that is known.
    case backup(BackupFact, at: TextPosition? = nil)
    /// What a file that was written cannot hold.
    case export(ExportFact)
    /// What an import into a budget does.
    case intake(IntakeFact)

    /// The kind of finding.
    public var code: Code { verdict.code }
    /// How much it matters.
    public var severity: Severity { verdict.severity }

    private var verdict: Verdict {
      switch self {
      case .record(let fact): fact.verdict
      case .row(let fact): fact.verdict
      case .log(let fact): fact.verdict
      case .plan(let fact): fact.verdict
      case .file(let fact): fact.verdict
      case .workbook(let fact): fact.verdict
      case .statement(let fact): fact.verdict
      case .currency(let fact): fact.verdict
      case .backup(let fact, _): fact.verdict
      case .export(let fact): fact.verdict
      case .intake(let fact): fact.verdict
      }
    }
  }

  /// What follows from a fact for programs.
  typealias Verdict = (code: Code, severity: Severity)

  /// A word of a form, such as a column's header or a function's name: findings about two of them are of two kinds.
  public struct Topic: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The word.
    public let name: String

    /// A word.
    public init(_ name: String) { self.name = name }

    public init(stringLiteral name: String) { self.name = name }
  }

  /// A place in a text, from 1.
  public struct TextPosition: Hashable, Sendable {
    /// The line and the column.
    public let line, column: Int

    /// A place.
    public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
  }

  /// The collections of a budget, by their keys in the backup.
  public enum Collection: String, CaseIterable, Hashable, Sendable {
    case categories, transactions, monthlyBudgets, accounts, bills, periods, limits, members, tombstones
  }

  /// What records are called.
  public enum RecordKind: String, CaseIterable, Hashable, Sendable {
    case category, account, member, period, bill, transaction, limit
    case monthlyBudget = "monthlybudget"
    case imported = "import"
  }
}
