import BudgetFiles
import BudgetModel
import ExactDecimals

extension LogFormError {
  /// The reason in words.
  var words: String {
    switch self {
    case .noLog(let sheet): "the table on \(sheet) is not a log"
    case .noAmountColumn(let sheet): "the log on \(sheet) has no column for typed amounts"
    case .noDateColumn(let sheet): "the log on \(sheet) has no column for typed dates"
    case .dateUnsayable(let date): "the log's format cannot express the day \(date)"
    case .amountUnsayable(let amount): "the log's format cannot express the amount \(amount)"
    case .directionUnsayable(let kind, let sheet):
      "the log on \(sheet) cannot record \(kind == .transfer ? "a transfer" : kind.rawValue)"
    case .noColumnForCategory(let category):
      category.map { "the log has no column for the category \"\($0)\"" }
        ?? "the log has a column for each category, and the row has no category"
    }
  }
}

extension LogForm.Loss {
  /// The description that rows with the same loss have in common.
  var kind: String {
    switch self {
    case .noColumn(let meaning, _): "the log has no column for \(meaning.words), which is left out"
    case .transferAsExpense: "transfers are recorded as expenses there"
    case .accountOpen: "the log has several accounts and none is given; choose one with --account"
    case .moreDecimals(let digits): "amounts have \(digits) decimals, more than others of the log"
    }
  }

  /// The value that is lost.
  var value: String? {
    if case .noColumn(_, let value) = self { value } else { nil }
  }
}

extension LogForm.Remark {
  /// The description that rows with the same remark have in common.
  var kind: String {
    switch self {
    case .newName(let meaning, _): "new to the log as \(meaning.words)"
    case .calculated(let header): "formulas are continued in \"\(header)\""
    case .balanceEmpty(let header): "the typed balance in \"\(header)\" stays empty"
    }
  }

  /// The name that is new.
  var value: String? {
    if case .newName(_, let name) = self { name } else { nil }
  }
}

extension FieldMeaning {
  /// The name of the field.
  fileprivate var words: String {
    switch self {
    case .toAccount: "the other account"
    case .account: "the account"
    case .payee: "the payee"
    case .description: "a description"
    case .memo, .note: "a note"
    case .category: "a category"
    case .member: "a person"
    case .currency: "the currency"
    case .tags: "tags"
    default: "the \(name)"
    }
  }
}

/// Combines losses and remarks of the same kind.
struct LogRemarks {
  /// One kind of loss or remark, the number of its rows, and some of its values.
  struct Kind {
    let isLoss: Bool
    let words: String
    var count = 0
    var values: [String] = []
  }

  private(set) var kinds: [Kind] = []

  /// Creates the losses of rows, followed by their remarks.
  init(_ rows: [LogForm.NewRow]) {
    for row in rows { for loss in row.losses { add(true, loss.kind, loss.value) } }
    for row in rows { for remark in row.remarks { add(false, remark.kind, remark.value) } }
  }

  private mutating func add(_ isLoss: Bool, _ words: String, _ value: String?) {
    let place = kinds.firstIndex { $0.words == words } ?? kinds.count
    if place == kinds.count { kinds.append(Kind(isLoss: isLoss, words: words)) }
    kinds[place].count += 1
    if let value, kinds[place].values.count < 1_000, !kinds[place].values.contains(value) {
      kinds[place].values.append(value)
    }
  }
}
