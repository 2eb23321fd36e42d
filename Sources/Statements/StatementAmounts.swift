internal import BudgetModel
internal import Foundation
internal import FieldReading
internal import ImportCore

/// The amounts of a statement, whose decimal mark all of them decide together.
struct StatementAmounts {
  private let mark: DecimalMark?

  /// How amounts are read; `place` is that of the first.
  ///
  /// - Throws: `ImportError` if they can be read with either mark and mean different sums.
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
    // Where both marks fit all amounts, they must at least mean the same.
    guard texts.allSatisfy({ Self.read($0, .point) == Self.read($0, .comma) }) else {
      throw ImportError([
        context.finding(.log(.statementMarkAmbiguous(example: texts.first ?? "")), at: place)
      ])
    }
    mark = .point
  }

  /// The amount, or nil for a text that is not an amount.
  func read(_ text: String) -> Decimal? { Self.read(text, mark ?? .point) }

  private static func read(_ text: String, _ mark: DecimalMark) -> Decimal? {
    AmountField(text.trimmed, mark: mark)?.value
  }

  /// Whether a text is an amount with this mark, with thousands, if separated, in groups of three.
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
