extension Finding {
  /// The facts that can be reported, by subject; the cases contain values as they are in files, never
  /// sentences.
  public enum Fact: Hashable, Sendable {
    /// A record breaks a rule.
    case record(RecordFact)
    /// A row of a log or an entry of a statement cannot be used, or may be a mistake.
    case row(RowFact)
    /// The conventions of a log are unclear, or were inferred from its rows.
    case log(LogFact)
    /// A fact about a plan, its categories, accounts or settings.
    case plan(PlanFact)
    /// A file is not of the expected kind, or lacks what a budget needs.
    case file(FileFact)
    /// A fact about sheets, cells or formulas of a workbook.
    case workbook(WorkbookFact)
    /// A fact about a bank's statement.
    case statement(StatementFact)
    /// A fact about the currency of amounts.
    case currency(CurrencyFact)
    /// A value of a backup is unusable; its position in the text is given if known.
    case backup(BackupFact, at: TextPosition? = nil)
    /// A written file cannot store something.
    case export(ExportFact)
    /// An import has an effect on a budget.
    case intake(IntakeFact)

    /// The kind of finding.
    public var code: Code { verdict.code }
    /// The severity.
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

  /// The code and severity that programs use for a fact.
  typealias Verdict = (code: Code, severity: Severity)

  /// A word from a file or form, such as a column header or a function name.
  ///
  /// Two findings whose topics are different words are of different kinds.
  public struct Topic: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The word.
    public let name: String

    /// Creates a topic from a word.
    public init(_ name: String) { self.name = name }

    public init(stringLiteral name: String) { self.name = name }
  }

  /// A position in a text; lines and columns are counted from 1.
  public struct TextPosition: Hashable, Sendable {
    /// The line and the column.
    public let line, column: Int

    /// Creates a position.
    public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
  }

  /// The collections of a budget, by their keys in the backup.
  public enum Collection: String, CaseIterable, Hashable, Sendable {
    case categories, transactions, monthlyBudgets, accounts, bills, periods, limits, members, tombstones
  }

  /// The kinds of records.
  public enum RecordKind: String, CaseIterable, Hashable, Sendable {
    case category, account, member, period, bill, transaction, limit
    case monthlyBudget = "monthlybudget"
    case imported = "import"
  }
}
