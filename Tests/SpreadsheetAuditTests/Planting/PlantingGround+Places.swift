import ExactDecimals
import Foundation
import SpreadsheetFormulas
import SpreadsheetValues

// Fair positions: a careful reader would see that the cell is wrong.

extension PlantingGround {
  func places(for kind: FaultKind, _ generator: inout SeededGenerator) -> [Plant] {
    switch kind {
    case .staleValue: staleValues()
    case .numberOverFormula: numbersOverFormulas()
    case .shortRange: shortRanges()
    case .holeInSum: holes()
    case .unlikeSeries: oddFormulas(&generator)
    case .numberAsText: numbersAsText()
    case .wrongSheet: wrongSheets()
    case .doubleCountInRange: doubleCountsInRanges()
    case .doubleCountOfCells: doubleCountsOfCells(&generator)
    case .brokenBalance: brokenBalances()
    case .criterionTypo: criterionTypos(&generator)
    case .entryTypo: entryTypos(&generator)
    case .mixedUnits: mixedUnits()
    case .mixedRates: mixedRates()
    case .signError: signErrors(&generator)
    case .lostReference: lostReferences(&generator)
    case .circle: circles()
    }
  }

  /// Changes any figure that does not depend on the time or on random numbers.
  private func staleValues() -> [Plant] {
    let calculator = WorkbookCalculator(workbook, now: PlantingTrial.moment, arithmetic: .double)
    calculator.computeAll()
    return formulas.compactMap { spot in
      guard let number = spot.number,
        !calculator.isUncertain(sheetNumber: spot.sheet, spot.reference)
      else { return nil }
      var cell = spot.cell
      cell.value = .number(number + number / 10 + 7)
      return Plant(kind: .staleValue, sheet: spot.sheet, cell: cell)
    }
  }

  /// Replaces a formula by a number; the same formula is on both sides, in at least three other cells.
  private func numbersOverFormulas() -> [Plant] {
    formulas.compactMap { spot in
      let others = siblings(spot)
      guard others.before > 0, others.after > 0, others.before + others.after >= 3, let number = spot.number,
        !format(spot).kind.isDate
      else { return nil }
      return Plant(
        kind: .numberOverFormula, sheet: spot.sheet, cell: with(spot, value: .number(number + 17)),
        mustChange: false)
    }
  }

  /// Whether two neighbours are amounts with the same format and formula.
  private func alike(_ spot: Spot?, _ other: Spot?) -> Bool {
    guard let spot, let other, spot.number != nil, other.number != nil else { return false }
    return spot.form == other.form && format(spot) == format(other) && !format(spot).kind.isDate
  }

  private func spots(of range: CellRange, _ sheet: Int) -> [Spot?] {
    range.rows.flatMap { row in range.columns.map { self.spot(sheet, row: row, column: $0) } }
  }

  private func written(_ first: CellReference, _ last: CellReference) -> String { "\(first):\(last)" }

  /// Shortens a total of at least four cells whose last cell is an amount like the one before.
  private func shortRanges() -> [Plant] {
    formulas.compactMap { spot in
      guard let range = total(spot), range.count >= 4 else { return nil }
      let cells = spots(of: range, spot.sheet)
      guard let last = cells.last ?? nil, last.number != 0, alike(last, cells[cells.count - 2]),
        let before = cells[cells.count - 2]
      else { return nil }
      return Plant(
        kind: .shortRange, sheet: spot.sheet,
        cell: with(spot, "SUM(\(written(range.first, before.reference)))"))
    }
  }

  /// Leaves out an inner cell in a total of at least five cells; the cells on both sides are similar amounts.
  private func holes() -> [Plant] {
    formulas.flatMap { spot -> [Plant] in
      guard let range = total(spot), range.count >= 5 else { return [] }
      let cells = spots(of: range, spot.sheet)
      return (2..<cells.count - 2).compactMap { place in
        guard let hole = cells[place], hole.number != 0, alike(cells[place - 1], hole),
          alike(hole, cells[place + 1]), let before = cells[place - 1], let after = cells[place + 1]
        else { return nil }
        let text =
          "SUM(\(written(range.first, before.reference)),\(written(after.reference, range.last)))"
        return Plant(kind: .holeInSum, sheet: spot.sheet, cell: with(spot, text))
      }
    }
  }

  /// Changes a formula; the same formula is on both sides, in at least four other cells.
  private func oddFormulas(_ generator: inout SeededGenerator) -> [Plant] {
    formulas.compactMap { spot in
      let others = siblings(spot)
      guard others.before > 0, others.after > 0, others.before + others.after >= 4, spot.number != nil else {
        return nil
      }
      let formula = FormulaText(spot.text)
      let signs = ["-": "+", "*": "/", "+": "-", "/": "*", "SUM": "AVERAGE"]
      let places = formula.tokens.indices.compactMap { place in
        signs[formula.tokens[place].text].map { (place, $0) }
      }
      let swap = places.filter { $0.0 > 0 || $0.1 == "AVERAGE" }.randomElement(using: &generator)
      let text = swap.map { swap in formula.replacing { $0 == swap.0 ? swap.1 : nil } } ?? "\(spot.text)*1.1"
      return Plant(kind: .unlikeSeries, sheet: spot.sheet, cell: with(spot, text))
    }
  }

  /// Turns typed amounts into text, in ranges that are added up.
  private func numbersAsText() -> [Plant] {
    formulas.flatMap { spot -> [Plant] in
      guard let range = total(spot) else { return [] }
      return spots(of: range, spot.sheet).compactMap { item in
        guard let item, item.isTyped, let number = item.number, number != 0, !format(item).kind.isDate else {
          return nil
        }
        return Plant(
          kind: .numberAsText, sheet: item.sheet, cell: with(item, value: .text(number.plainText)))
      }
    }
  }

  /// Changes the sheet in one of at least five formulas that all refer to one sheet, or to one sheet after another.
  private func wrongSheets() -> [Plant] {
    let names = workbook.sheets.map(\.name)
    func naming(_ text: String) -> (sheet: Int, rest: String)? {
      let found = names.indices.filter { text.contains(SheetName.quoted(names[$0]) + "!") }
      guard found.count == 1, let sheet = found.first else { return nil }
      return (sheet, text.replacingOccurrences(of: SheetName.quoted(names[sheet]) + "!", with: "?!"))
    }
    return formulas.compactMap { spot in
      guard let own = naming(spot.text), names.count > 2 else { return nil }
      let found = [true, false].map { down in
        run(spot, down: down) { other in
          guard let theirs = naming(other.text) else { return false }
          return other.form == spot.form || theirs.rest == own.rest
        }
      }
      guard let series = found.first(where: { $0.before.count + $0.after.count >= 4 }),
        let before = series.before.first, let after = series.after.first
      else { return nil }
      let near = [before, after].compactMap { naming($0.text)?.sheet }.filter { $0 != own.sheet }
      let isOneSheet = (series.before + series.after).allSatisfy { naming($0.text)?.sheet == own.sheet }
      guard
        let other = near.first
          ?? (isOneSheet ? names.indices.first { $0 != own.sheet && $0 != spot.sheet } : nil)
      else { return nil }
      return Plant(
        kind: .wrongSheet, sheet: spot.sheet,
        cell: with(spot, own.rest.replacingOccurrences(of: "?!", with: SheetName.quoted(names[other]) + "!")))
    }
  }
}
