internal import BudgetModel
internal import Foundation
internal import FieldReading
internal import ImportCore

/// Reads the amounts of a statement.
///
/// The decimal separator is the one that fits all amounts.
struct StatementAmounts {
  private let mark: DecimalMark?

  /// Finds the decimal separator of the amounts.
  ///
  /// `place` is the place of the first amount.
  ///
  /// - Throws: `ImportError` if the amounts can be read with either separator but then have different values.
  init(_ texts: [String], at place: Provenance.Location, _ context: ImportContext) throws(ImportError) {
    if let given = context.decimalMark {
      mark = given
      return
    }
    var possible = Set(DecimalMark.allCases)
    for text in texts {
      let fitting = DecimalMark.allCases.filter { Self.fits(text, $0) }
      if !fitting.isEmpty { possible.formIntersection(fitting) }
    }
    if possible.count == 1 {
      mark = possible.first
      return
    }
    // Both separators fit, or neither fits all amounts. The values must then be the same with both.
    guard texts.allSatisfy({ Self.read($0, .point) == Self.read($0, .comma) }) else {
      throw ImportError([
        context.finding(.log(.statementMarkAmbiguous(example: texts.first ?? "")), at: place)
      ])
    }
    mark = .point
  }

  /// Returns the amount; nil if the text is not an amount.
  func read(_ text: String) -> Decimal? { Self.read(text, mark ?? .point) }

  private static func read(_ text: String, _ mark: DecimalMark) -> Decimal? {
    AmountField(text.trimmed, mark: mark)?.value
  }

  /// Returns whether a text is an amount with this decimal separator.
  ///
  /// Thousands must be in groups of three digits.
  private static func fits(_ text: String, _ mark: DecimalMark) -> Bool {
    guard read(text, mark) != nil else { return false }
    let other: Character = mark == .point ? "," : "."
    let whole = text.split(separator: Character(mark.rawValue), omittingEmptySubsequences: false)
    guard whole.count <= 2, let integer = whole.first else { return false }
    if whole.count == 2, whole[1].contains(other) { return false }
    let groups = integer.split(separator: other, omittingEmptySubsequences: false)
    return groups.dropFirst().allSatisfy { $0.filter(\.isNumber).count == 3 }
  }
}
