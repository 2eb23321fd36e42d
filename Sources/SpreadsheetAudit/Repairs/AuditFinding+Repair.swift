internal import ExactDecimals
internal import Foundation
internal import SpreadsheetFormulas
internal import SpreadsheetValues

extension AuditFinding {
  /// The correct content of a cell, for findings where the audit is sure of it.
  private enum Remedy {
    /// The formula suggested by the cell's series or range.
    case suggestion
    /// The suggested formula, but only if it changes no value.
    case equalSuggestion
    /// The existing formula, recomputed.
    case computed
    /// The number that the text stands for.
    case number
  }

  /// The remedy that resolves the finding; nil if another remedy might be right as well.
  private var remedy: Remedy? {
    switch fact {
    case .staleCache: double == decimal ? .computed : nil
    case .rangeTooShort(_, let missed, _, _): missed.count == 1 ? .suggestion : nil
    case .wrongSheet, .otherSign(_, _, _, isBalance: true), .rangeWithHole, .rangeUnlikeOthers,
      .brokenBalance(_, _, .otherFormula), .brokenBalance(_, _, .nothing):
      .suggestion
    case .constantInFormulas(_, _, _, isSame: true), .oddFormula(_, _, _, isSame: true),
      .brokenBalance(_, _, .number):
      .equalSuggestion
    case .numberAsText: .number
    case .constantInFormulas, .oddFormula, .otherSign, .doubleCount, .countedTwice, .criterionMissesAll,
      .entryMissed, .otherUnit, .floatDust, .errorValue, .lostReference, .tooMuchWork, .cycle, .hiddenRows:
      nil
    }
  }

  /// Whether a repair must not change any value.
  var keepsValues: Bool { remedy == .equalSuggestion }

  /// The new contents of the finding's cells; nil unless the audit is sure of all of them.
  func repair(in workbook: Workbook) -> AuditRepair? {
    guard let remedy else { return nil }
    var cells: [AuditRepair.RepairedCell] = []
    for place in [location] + others {
      let cell = workbook[sheet: place.sheet]?[place.reference]
      guard cell?.formula?.arrayRange == nil, let after = content(remedy, at: place, cell) else { return nil }
      let before = cell?.formula.map { AuditRepair.Content.formula($0.text) } ?? .value(cell?.value ?? .empty)
      cells.append(AuditRepair.RepairedCell(location: place, before: before, after: after))
    }
    return AuditRepair(finding: self, cells: cells)
  }

  private func content(_ remedy: Remedy, at place: CellLocation, _ cell: Cell?) -> AuditRepair.Content? {
    switch remedy {
    case .computed: return cell?.formula.map { .formula($0.text) }
    case .number: return cell?.value.text.flatMap(NumericText.number).map { .value(.number($0)) }
    case .suggestion, .equalSuggestion:
      guard let suggestion else { return nil }
      guard place != location else { return .formula(suggestion) }
      let moved = ShiftableFormula(suggestion).shifted(
        rows: place.reference.row - location.reference.row,
        columns: place.reference.column - location.reference.column)
      return moved.contains("#REF!") ? nil : .formula(moved)
    }
  }
}

extension NumericText {
  /// The number that a text stands for; nil for a text such as `1,250`, which can be read in two ways.
  static func number(_ text: String) -> Decimal? {
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    let marks = trimmed.filter { $0 == "." || $0 == "," }
    let decimals = trimmed.reversed().prefix { $0.isNumber }.count
    var plain = trimmed
    if let last = marks.last {
      // Three digits after a single separator may be thousands or decimal places.
      guard marks.count == 1 ? decimals != 3 : marks.dropLast().allSatisfy({ $0 != last }) else { return nil }
      plain = trimmed.filter { $0 != "." && $0 != "," || $0 == last }
      plain = plain.replacingOccurrences(of: ",", with: ".")
    }
    return try? Decimal(strict: plain)
  }
}
