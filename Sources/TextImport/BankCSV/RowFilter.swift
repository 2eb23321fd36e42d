internal import FieldReading

/// Finds rows that are not transactions, by their texts.
///
/// Each different text of a column is checked once. If several reasons apply, the one with the lowest rank is used.
final class RowFilter {
  /// Why a row with a certain text is not a transaction.
  ///
  /// The verdict with the lowest rank is used.
  struct Verdict: Hashable {
    let rank: UInt8
    let reason: SkipReason

    /// The verdict on most texts: the text gives no reason to skip the row.
    static let none = Verdict(rank: .max, reason: .blank)
  }

  /// A check of a text.
  private struct Question {
    let rank: UInt8
    let judge: (String) -> SkipReason?
  }

  /// The columns that are checked.
  ///
  /// `questions` holds the checks of each column, in the order of their ranks.
  private var columns: [Int] = []
  private var questions: [[Question]] = []
  /// The checks of texts that are joined from several columns.
  private var composed: [(source: ResolvedProfile.Source, question: Question)] = []
  private let resolved: ResolvedProfile
  private let memo = TextCache<Verdict>()
  /// The rank of the first label column, the description.
  ///
  /// Skip rules and the status have lower ranks.
  private let firstLabel: UInt8

  init(_ resolved: ResolvedProfile) {
    self.resolved = resolved
    let status = UInt8(clamping: min(resolved.skips.count, 200))
    firstLabel = status + 1
    for (rank, skip) in resolved.skips.enumerated() {
      for test in skip.condition.tests {
        ask(
          test.column,
          Question(rank: min(UInt8(clamping: rank), status)) { test.holds($0) ? skip.reason : nil })
      }
    }
    ask(.status, status, RowWords.reason(status:))
    // The label of a closing balance may be in any text column, even in the currency column.
    let labels: [FieldMeaning] = [.description, .memo, .payee, .type, .reference, .currency]
    for (rank, meaning) in zip(firstLabel..., labels) {
      ask(meaning, rank, RowWords.reason(text:))
    }
  }

  private func ask(_ meaning: FieldMeaning, _ rank: UInt8, _ judge: @escaping (String) -> SkipReason?) {
    switch resolved[meaning] {
    case nil: return
    case .column(let column): ask(column, Question(rank: rank) { FieldText.value($0).flatMap(judge) })
    case let source?: composed.append((source, Question(rank: rank, judge: judge)))
    }
  }

  private func ask(_ column: Int, _ question: Question) {
    if let place = columns.firstIndex(of: column) {
      questions[place].append(question)
    } else {
      columns.append(column)
      questions.append([question])
    }
  }

  /// Why a row is not a transaction; nil if it may be one.
  func reason(_ fields: RowFields, _ day: RowMemos.Day?) -> SkipReason? {
    var best = Verdict.none
    for place in columns.indices {
      // A missing cell counts as an empty cell.
      let verdict =
        memo.rawValue(columns[place], fields) { self.verdict(place, $0) } ?? self.verdict(place, "")
      if verdict.rank < best.rank { best = verdict }
    }
    for (source, question) in composed where question.rank < best.rank {
      if let reason = resolved.text(source, fields).flatMap(question.judge) {
        best = Verdict(rank: question.rank, reason: reason)
      }
    }
    if best.rank < firstLabel { return best.reason }
    if let day, day.isPending { return .pending }
    if day?.reading == nil, let label = fields.lazy.compactMap({ FieldText.value($0) }).first {
      if RowWords.isTotal(label) { return .totals }
      if RowWords.reason(text: label) == .balances { return .balances }
    }
    return best == .none ? nil : best.reason
  }

  /// The verdict on a text in the column at this position in `columns`.
  private func verdict(_ place: Int, _ text: String) -> Verdict {
    for question in questions[place] {
      if let reason = question.judge(text) { return Verdict(rank: question.rank, reason: reason) }
    }
    return .none
  }
}
