import ExactDecimals
import Foundation
import SpreadsheetFormulas
import SpreadsheetValues

extension PlantingGround {
  /// Turns a total of subtotals in one column into a range, or extends the range of another total by the total after
  /// it.
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

  /// Adds an item twice: a total of single cells includes a sum, and also gets an item of that sum.
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

  /// Makes a balance refer to the balance two rows above; it has balances on both sides, at least four in all.
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

  /// Flips one sign in a formula of additions or subtractions that at least three neighbours share.
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

  /// Replaces a reference in a formula that does not handle errors.
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

  /// Extends a total directly after its cells so that it includes itself.
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

  /// Divides by a thousand one of at least six typed amounts in a line that differ by at most four times.
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

  /// Multiplies by a hundred one of at least four typed rates in a line that are percentages of at most 100.
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
