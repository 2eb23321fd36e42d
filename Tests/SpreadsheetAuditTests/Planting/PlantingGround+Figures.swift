import ExactDecimals
import Foundation
import SpreadsheetFormulas
import SpreadsheetValues

extension PlantingGround {
  /// Totals of subtotals in one column made one range; totals elsewhere that take up the total behind their cells.
  func doubleCountsInRanges() -> [Plant] {
    formulas.compactMap { spot in
      if let cells = addends(spot), let first = cells.first, let last = cells.last,
        cells.allSatisfy({ $0.column == spot.reference.column && $0.row < spot.reference.row }),
        let start = spots[spot.sheet][first].flatMap(total),
        cells.allSatisfy({ isTotalAbove($0, spot.sheet) }),
        last.row > first.row
      {
        return Plant(
          kind: .doubleCountInRange, sheet: spot.sheet, cell: with(spot, "SUM(\(start.first):\(last))"))
      }
      guard let range = total(spot), range.count >= 3, range.columns.count == 1,
        let behind = self.spot(spot.sheet, row: range.last.row + 1, column: range.last.column),
        behind.reference != spot.reference, total(behind)?.last == range.last, behind.number != 0
      else { return nil }
      return Plant(
        kind: .doubleCountInRange, sheet: spot.sheet,
        cell: with(spot, "SUM(\(range.first):\(behind.reference))"))
    }
  }

  private func isTotalAbove(_ cell: CellReference, _ sheet: Int) -> Bool {
    guard let range = spots[sheet][cell].flatMap(total) else { return false }
    return range.columns == cell.column...cell.column && range.last.row < cell.row
  }

  /// Totals of single cells, one of them a sum, to which an item of that sum is added.
  func doubleCountsOfCells(_ generator: inout SeededGenerator) -> [Plant] {
    formulas.compactMap { spot in
      guard let cells = addends(spot) else { return nil }
      let items = cells.flatMap { cell -> [CellReference] in
        guard let sum = spots[spot.sheet][cell], sum.form != nil else { return [] }
        return added(sum).filter { $0.count < 200 }.flatMap { range in
          range.rows.flatMap { row in range.columns.compactMap { CellReference(row: row, column: $0) } }
        }
      }.filter {
        !cells.contains($0) && spots[spot.sheet][$0]?.isTyped == true && spots[spot.sheet][$0]?.number != 0
      }
      guard let item = items.randomElement(using: &generator) else { return nil }
      let text = cells.map(\.description) + [item.description]
      return Plant(
        kind: .doubleCountOfCells, sheet: spot.sheet, cell: with(spot, text.joined(separator: "+")))
    }
  }

  /// Between balances on both sides, four others or more: the one before the last balance is carried on.
  func brokenBalances() -> [Plant] {
    formulas.compactMap { spot in
      let others = run(spot, down: true) { $0.form == spot.form }
      let before = CellReference(row: spot.reference.row - 1, column: spot.reference.column)
      guard others.before.count > 1, !others.after.isEmpty, others.before.count + others.after.count >= 4,
        let before, let form = spot.form,
        forms.forms[form].expression.contains({ part in
          guard case .area(let area) = part, area.sheet == nil, area.first == area.last else { return false }
          return forms.forms[form].range(of: area, in: spot.reference).first == before
        })
      else { return nil }
      let text = FormulaText(spot.text)
      var isDone = false
      let earlier = CellReference(clampingRow: before.row - 1, column: before.column)
      let places = text.references().filter { $0.last == nil && $0.first.cell == before }.map(
        \.tokens.lowerBound)
      let changed = text.replacing { place in
        guard !isDone, places.contains(place) else { return nil }
        isDone = true
        return earlier.description
      }
      guard changed != spot.text else { return nil }
      return Plant(kind: .brokenBalance, sheet: spot.sheet, cell: with(spot, changed), mustChange: false)
    }
  }

  /// Among three others or more of one formula that adds or subtracts: one sign is the other one.
  func signErrors(_ generator: inout SeededGenerator) -> [Plant] {
    formulas.compactMap { spot in
      let others = siblings(spot)
      guard others.before + others.after >= 3, let form = spot.form,
        case .operation(_, let terms) = forms.forms[form].expression,
        terms.allSatisfy({ ["+", "-"].contains($0.operator.rawValue) })
      else { return nil }
      let text = FormulaText(spot.text)
      var depth = 0
      var signs: [(Int, String)] = []
      for (place, token) in text.tokens.enumerated() {
        if token.isSign("(") || text.isFollowed(place, by: "(") && token.isSign("(") { depth += 1 }
        if token.isSign(")") { depth -= 1 }
        if depth == 0, place > 0, token.isSign("+") || token.isSign("-") {
          signs.append((place, token.isSign("+") ? "-" : "+"))
        }
      }
      guard let flip = signs.randomElement(using: &generator) else { return nil }
      return Plant(
        kind: .signError, sheet: spot.sheet,
        cell: with(spot, text.replacing { $0 == flip.0 ? flip.1 : nil }), mustChange: false)
    }
  }

  /// Any formula outside of which nothing catches errors.
  func lostReferences(_ generator: inout SeededGenerator) -> [Plant] {
    formulas.compactMap { spot in
      guard !["IFERROR", "IFNA", "ISERR", "AGGREGATE"].contains(where: spot.text.uppercased().contains),
        spot.number != nil
      else { return nil }
      let text = FormulaText(spot.text)
      guard let lost = text.references().randomElement(using: &generator) else { return nil }
      let start = lost.tokens.lowerBound
      let changed = text.replacing { $0 == start ? "#REF!" : lost.tokens.contains($0) ? "" : nil }
      guard !changed.contains("!#REF!") else { return nil }
      return Plant(kind: .lostReference, sheet: spot.sheet, cell: with(spot, changed))
    }
  }

  /// Totals right behind their cells that take up themselves.
  func circles() -> [Plant] {
    formulas.compactMap { spot in
      guard let range = total(spot),
        range.last.row + 1 == spot.reference.row
          && range.columns == spot.reference.column...spot.reference.column
          || range.last.column + 1 == spot.reference.column
            && range.rows == spot.reference.row...spot.reference.row
      else { return nil }
      return Plant(
        kind: .circle, sheet: spot.sheet, cell: with(spot, "SUM(\(range.first):\(spot.reference))"),
        mustChange: false)
    }
  }

  /// One of six typed amounts or more in a line, all within four times the least: a thousandth of it.
  func mixedUnits() -> [Plant] {
    all.compactMap { spot in
      guard spot.isTyped, let number = spot.number, number.magnitude >= 100, !format(spot).kind.isDate else {
        return nil
      }
      let isFair = [true, false].contains { down in
        let found = run(spot, down: down) { $0.isTyped && format($0) == format(spot) }
        let numbers = (found.before + found.after + [spot]).compactMap(\.number).map(\.magnitude)
        guard numbers.count >= 6, let least = numbers.min(), let most = numbers.max(), least > 0 else {
          return false
        }
        return most <= least * 4
      }
      guard isFair else { return nil }
      return Plant(
        kind: .mixedUnits, sheet: spot.sheet, cell: with(spot, value: .number(number / 1_000)))
    }
  }

  /// One of four typed rates or more in a line, shown as percentages of at most 100: a hundred times as much.
  func mixedRates() -> [Plant] {
    all.compactMap { spot in
      guard spot.isTyped, let number = spot.number, number > 0, number <= 1, format(spot).kind == .percent
      else {
        return nil
      }
      let isFair = [true, false].contains { down in
        let found = run(spot, down: down) { $0.isTyped && format($0).kind == .percent }
        let numbers = (found.before + found.after).compactMap(\.number)
        return numbers.count >= 3 && numbers.allSatisfy { $0 >= 0 && $0 <= 1 }
      }
      guard isFair, number * 100 > 1 else { return nil }
      return Plant(
        kind: .mixedRates, sheet: spot.sheet, cell: with(spot, value: .number(number * 100)))
    }
  }
}
