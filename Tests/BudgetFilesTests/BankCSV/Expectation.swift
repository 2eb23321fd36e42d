import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import TestSupport

@testable import FieldReading
@testable import ImportCore
@testable import TextImport
@testable import ExactJSON

/// The content of a file as a person reads it, from a file in `Tests/Expectations`.
struct Expectation: CustomStringConvertible {
  let fields: [String: JSONValue]
  var description: String { file }

  /// Returns the expectations in a file.
  static func all(_ name: String) throws -> [Expectation] {
    let url = packageFolder.appending(path: "Tests/Expectations/\(name)")
    guard case .object(let top) = try JSONParser.parse(Array(Data(contentsOf: url))),
      case .array(let files)? = top.first(where: { $0.name == "files" })?.value
    else { return [] }
    return files.compactMap { value in
      guard case .object(let members) = value else { return nil }
      return Expectation(fields: Dictionary(members.map { ($0.name, $0.value) }) { first, _ in first })
    }
  }

  func text(_ key: String) -> String? {
    if case .string(let text)? = fields[key] { text } else { nil }
  }

  func number(_ key: String) -> Int? {
    if case .number(let text)? = fields[key] { Int(text) } else { nil }
  }

  private func texts(_ key: String) -> [String] {
    guard case .array(let values)? = fields[key] else { return [] }
    return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  var file: String { text("file") ?? "" }
  var kinds: [String] { text("kind")?.split(separator: "|").map(String.init) ?? [] }
  var ambiguous: [String] { texts("ambiguous") }
  /// The acceptable meanings of each column, counted from 1.
  var columns: [Int: [String]] {
    guard case .object(let members)? = fields["columns"] else { return [:] }
    return Dictionary(
      members.compactMap { member in
        guard let column = Int(member.name), case .string(let text) = member.value else { return nil }
        return (column, text.split(separator: "|").map(String.init))
      }
    ) { first, _ in first }
  }

  var dateOrder: DateOrder? { text("dateOrder").flatMap { DateOrder(code: $0) } }
  var decimalMark: DecimalMark? { text("decimalMark").flatMap { DecimalMark(rawValue: $0) } }

  /// Returns the sum of one direction over all currencies.
  func sum(_ key: String) -> Decimal? {
    switch fields[key] {
    case .string(let text): Decimal(string: text)
    case .object(let members):
      members.map { member in
        if case .string(let text) = member.value { Decimal(string: text) ?? 0 } else { Decimal(0) }
      }.exactSum()
    default: nil
    }
  }

  /// The number of rows for each reason in `skipped` or `unusable`.
  var skipped: [String: Int] {
    guard case .object(let members)? = fields["skipped"] else { return [:] }
    return Dictionary(
      members.compactMap { if case .number(let text) = $0.value { ($0.name, Int(text) ?? 0) } else { nil } }
    ) { first, _ in first }
  }

  var unusable: Int {
    guard case .array(let values)? = fields["unusable"] else { return 0 }
    return values.reduce(0) { sum, value in
      guard case .object(let members) = value,
        case .number(let text)? = members.first(where: { $0.name == "count" })?.value
      else { return sum }
      return sum + (Int(text) ?? 0)
    }
  }

  /// Returns the context with a person's answers to the open questions of the file.
  func answers(_ questions: [CSVQuestion]) -> ImportContext {
    var context = ImportContext(fileName: file, now: .epoch)
    for question in questions {
      switch question.subject {
      case .dateOrder: context.dateOrder = dateOrder
      case .decimalMark: context.decimalMark = decimalMark
      case .signs:
        // A separate column of outgoing money has no signs; in other files, the expectation names the rule.
        context.signs = SignConvention(word: text("signs") ?? "") ?? .positiveIsExpense
      case .dates, .profile, .columns, .year, .doubleEntry: break
      }
    }
    return context
  }
}

/// The result of reading a file.
struct Outcome {
  var outline: CSVForm?
  var imported: CSVImport?
  var refusal: ImportError?

  init(_ bytes: [UInt8], _ context: ImportContext, _ options: CSVOptions = CSVOptions()) {
    outline = try? CSVImport.outline(bytes, context: context, options: options)
    do { imported = try CSVImport(bytes, context: context, options: options) } catch { refusal = error }
  }

  /// Whether the reader asked a question, or a finding reports a decision without proof.
  var isAnnounced: Bool {
    if refusal != nil { return true }
    let unsure: Set<Finding.Code> = [
      .dateOrderAmbiguous, .signsAssumed, .signAgainstWord, .directionMissing, .headerMissing,
    ]
    return imported?.result.findings.contains { unsure.contains($0.code) || $0.severity == .error } ?? false
  }

  private var booked: [Transaction] {
    imported?.result.budget.transactions.filter { !$0.description.hasPrefix("Fee: ") } ?? []
  }

  var count: Int { booked.count }
  func sum(_ kind: TransactionKind) -> Decimal { booked.filter { $0.kind == kind }.map(\.amount).exactSum() }
  var fees: Decimal { imported?.accounting.fees.amount ?? 0 }
  var first: String? { booked.map(\.date).min()?.description }
  var last: String? { booked.map(\.date).max()?.description }

  /// Returns whether transactions, sums and dates are as expected.
  func isExact(_ expected: Expectation) -> Bool {
    count == expected.number("transactions") && sum(.income) == expected.sum("inflow")
      && sum(.expense) == expected.sum("outflow")
      && (count == 0 || first == expected.text("from") && last == expected.text("to"))
  }

  /// Returns how many columns have an expected meaning, how many there are, and which ones are wrong.
  func columns(_ expected: Expectation) -> (right: Int, all: Int, wrong: [String]) {
    let found = Dictionary(
      (outline?.columns ?? []).map { ($0.number, $0.meaning?.name ?? "ignored") }
    ) { first, _ in first }
    let wrong = expected.columns.sorted { $0.key < $1.key }.filter {
      !$0.value.contains(found[$0.key] ?? "ignored")
    }
    .map { "\($0.key): \(found[$0.key] ?? "none"), not \($0.value.joined(separator: "|"))" }
    return (expected.columns.count - wrong.count, expected.columns.count, wrong)
  }
}
