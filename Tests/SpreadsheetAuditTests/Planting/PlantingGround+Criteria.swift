import ExactDecimals
import Foundation
import SpreadsheetFormulas
import SpreadsheetValues

extension PlantingGround {
  /// A condition in a formula that compares cells with one text.
  private struct Condition {
    let formula: Spot
    let text: String
    /// The cell that contains the text; nil if the text is part of the formula.
    let source: Spot?
    let sheet: Int
    let range: CellRange
  }

  private static let functions: [String: [(range: Int, criterion: Int)]] = [
    "SUMIF": [(0, 1)], "COUNTIF": [(0, 1)], "AVERAGEIF": [(0, 1)],
    "SUMIFS": (0..<4).map { (1 + 2 * $0, 2 + 2 * $0) },
    "AVERAGEIFS": (0..<4).map { (1 + 2 * $0, 2 + 2 * $0) },
    "MAXIFS": (0..<4).map { (1 + 2 * $0, 2 + 2 * $0) }, "MINIFS": (0..<4).map { (1 + 2 * $0, 2 + 2 * $0) },
    "COUNTIFS": (0..<4).map { (2 * $0, 1 + 2 * $0) },
  ]

  private func calls(_ expression: FormulaExpression) -> [(String, [FormulaExpression])] {
    var own: [(String, [FormulaExpression])] = []
    if case .call(let name, let arguments) = expression { own.append((name, arguments)) }
    return own + expression.operands.flatMap(calls)
  }

  private func place(_ expression: FormulaExpression, _ spot: Spot) -> (sheet: Int, range: CellRange)? {
    if case .structured(let part) = expression, let name = part.table, let columns = part.columns {
      for (number, sheet) in workbook.sheets.enumerated() {
        for table in sheet.properties.tables where table.name.lowercased() == name.lowercased() {
          guard
            let index = table.columns.firstIndex(where: { $0.name.lowercased() == columns.first.lowercased() }
            )
          else { return nil }
          let column = table.range.first.column + index
          return CellRange(rows: table.range.first.row + 1...table.range.last.row, columns: column...column)
            .map {
              (number, $0)
            }
        }
      }
      return nil
    }
    guard case .area(let area) = expression, let form = spot.form else { return nil }
    let range = forms.forms[form].range(of: area, in: spot.reference)
    switch area.sheet {
    case nil: return (spot.sheet, range)
    case .sheet(let name):
      return workbook.sheets.firstIndex { $0.name.lowercased() == name.lowercased() }.map { ($0, range) }
    default: return nil
    }
  }

  /// Conditions that compare with a text of at least four plain letters.
  private var conditions: [Condition] {
    formulas.flatMap { spot -> [Condition] in
      guard let form = spot.form, let value = spot.number, value != 0 else { return [] }
      return calls(forms.forms[form].expression).flatMap { name, arguments -> [Condition] in
        (Self.functions[name] ?? []).compactMap { places in
          guard arguments.indices.contains(places.criterion), let list = place(arguments[places.range], spot),
            list.range.count > 1, list.range.columns.count == 1 || list.range.rows.count == 1
          else { return nil }
          var source: Spot?
          let text: String
          switch arguments[places.criterion] {
          case .constant(.text(let literal)): text = literal
          default:
            guard let cell = place(arguments[places.criterion], spot), cell.range.count == 1,
              let found = spots[cell.sheet][cell.range.first], found.cell.formula == nil,
              !(cell.sheet == list.sheet && list.range.contains(found.reference)),
              let literal = found.cell.value.text
            else { return nil }
            (source, text) = (found, literal)
          }
          guard text.count >= 4, text.first?.isLetter == true, !text.contains(where: "*?~<>=".contains) else {
            return nil
          }
          return Condition(formula: spot, text: text, source: source, sheet: list.sheet, range: list.range)
        }
      }
    }
  }

  private func entries(_ condition: Condition) -> [Spot] {
    spots[condition.sheet].values.filter {
      condition.range.contains($0.reference) && $0.cell.formula == nil
        && $0.cell.value.text?.lowercased() == condition.text.lowercased()
    }.sorted { $0.reference < $1.reference }
  }

  /// Returns the text with a typing error: an added space, or a letter doubled, left out or moved.
  private func typo(_ text: String, _ generator: inout SeededGenerator) -> String {
    var letters = Array(text)
    let place = Int.random(in: 1..<letters.count - 1, using: &generator)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: letters.append(" ")
    case 1: letters.insert(letters[place], at: place)
    case 2 where letters[place] != letters[place + 1]: letters.swapAt(place, place + 1)
    case 3 where letters.contains(" "):
      letters = letters.map { $0 == " " ? "\u{A0}" : $0 }
    case 4 where letters.count > 5 && letters.last == "s": letters.removeLast()
    default: letters.remove(at: place)
    }
    return String(letters)
  }

  private func readers(_ source: Spot, _ conditions: [Condition]) -> Set<CellLocation> {
    Set(
      conditions.filter { $0.source?.reference == source.reference && $0.source?.sheet == source.sheet }.map {
        location($0.formula)
      })
  }

  /// Misspells the text of a condition that some entries meet, in its cell or in its formula.
  func criterionTypos(_ generator: inout SeededGenerator) -> [Plant] {
    let conditions = conditions
    return conditions.shuffled(using: &generator).prefix(60).compactMap { condition in
      guard !entries(condition).isEmpty else { return nil }
      let typo = typo(condition.text, &generator)
      if let source = condition.source {
        return Plant(
          kind: .criterionTypo, sheet: source.sheet, cell: with(source, value: .text(typo)),
          alsoAt: readers(source, conditions))
      }
      let changed = condition.formula.text.replacingOccurrences(
        of: "\"\(condition.text)\"", with: "\"\(typo)\"")
      return Plant(
        kind: .criterionTypo, sheet: condition.formula.sheet, cell: with(condition.formula, changed))
    }
  }

  /// Misspells one of at least two entries that meet a condition.
  func entryTypos(_ generator: inout SeededGenerator) -> [Plant] {
    let conditions = conditions
    return conditions.shuffled(using: &generator).prefix(60).compactMap { condition in
      let entries = entries(condition)
      guard entries.count > 1, let entry = entries.randomElement(using: &generator) else { return nil }
      return Plant(
        kind: .entryTypo, sheet: entry.sheet,
        cell: with(entry, value: .text(typo(condition.text, &generator))),
        alsoAt: Set(
          conditions.filter {
            $0.sheet == condition.sheet && $0.range.contains(entry.reference) && $0.text == condition.text
          }.flatMap { [location($0.formula)] + ($0.source.map { [location($0)] } ?? []) }))
    }
  }
}
