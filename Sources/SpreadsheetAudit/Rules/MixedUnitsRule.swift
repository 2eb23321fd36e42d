internal import ExactDecimals
internal import Foundation
internal import SpreadsheetFormulas
internal import SpreadsheetValues

/// Reports numbers, typed in by hand, in another unit than their neighbours, such as thousands among units, or 5 among
/// rates of 0.05.
///
/// Household amounts vary a lot. A number is therefore reported only if its neighbours are of similar size,
/// and if the number is of that size too once it is converted to their unit.
enum MixedUnitsRule: AuditRule {
  /// The minimum number of neighbours with which a number is compared, for amounts and for rates.
  private static let minimumAmounts = 5
  private static let minimumRates = 3
  /// The maximum ratio of the greatest to the least of the other numbers.
  private static let spread: Decimal = 4
  /// The minimum ratio between two numbers of different sizes.
  private static let otherSize: Decimal = 30

  static func findings(in workbook: AuditedWorkbook) -> [AuditFinding] {
    workbook.sheets.flatMap { sheet in
      var seen: Set<CellReference> = []
      return Axis.allCases.reversed().flatMap { axis in
        sheet.lines(axis).flatMap { line in
          series(workbook, sheet, axis, line).compactMap { finding(workbook, sheet, axis, $0) }
        }
      }.filter { seen.insert($0.location.reference).inserted }
    }
  }

  /// Amounts of one number format in adjacent cells, typed in by hand; zeros among them are not compared.
  private static func series(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ axis: Axis, _ line: Int
  ) -> [[AuditedCell]] {
    var result: [[AuditedCell]] = []
    for index in sheet.line(axis, line) {
      let cell = sheet.cells[Int(index)]
      guard cell.content == .constant, workbook.isAmount(cell) else { continue }
      if let last = result.last?.last, axis.position(last.reference) + 1 == axis.position(cell.reference),
        workbook.format(last) == workbook.format(cell)
      {
        result[result.count - 1].append(cell)
      } else {
        result.append([cell])
      }
    }
    return result
  }

  private static func finding(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ axis: Axis, _ series: [AuditedCell]
  ) -> AuditFinding? {
    let cells = series.filter { $0.value.number != 0 }
    guard let first = cells.first else { return nil }
    let isRate = workbook.format(first).kind == .percent
    guard cells.count > (isRate ? minimumRates : minimumAmounts),
      let (cell, meant) = isRate ? rate(cells) : amount(cells), !isCrossing(workbook, sheet, axis, cell)
    else { return nil }
    return workbook.finding(
      .otherUnit(cell.value, meant: .number(meant), axis.fact, among: cells.count - 1), sheet, cell.reference)
  }

  /// Whether the number fits the row or column that crosses its line, so that the whole crossing line is of
  /// another kind.
  ///
  /// This is so if a neighbour in the crossing line has a similar size, and differs as much from its own neighbours.
  private static func isCrossing(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ axis: Axis, _ cell: AuditedCell
  ) -> Bool {
    func number(_ line: Int, _ position: Int) -> Decimal? {
      sheet.cell(axis.cell(line: line, position))?.value.number.flatMap { $0 == 0 ? nil : $0.magnitude }
    }
    func isFar(_ number: Decimal, _ other: Decimal) -> Bool {
      max(number, other) > min(number, other).times(otherSize)
    }
    let (line, position) = (axis.line(cell.reference), axis.position(cell.reference))
    guard let own = number(line, position) else { return true }
    return [line - 1, line + 1].contains { line in
      guard let beside = number(line, position), !isFar(own, beside) else { return false }
      let around = [position - 1, position + 1].compactMap { number(line, $0) }
      return around.isEmpty || around.contains { isFar(beside, $0) }
    }
  }

  /// The only amount that is about a thousand times smaller or larger than the others, and the expected amount.
  private static func amount(_ cells: [AuditedCell]) -> (AuditedCell, Decimal)? {
    let sorted = cells.compactMap { cell in cell.value.number.map { (cell, $0) } }.sorted {
      $0.1.magnitude < $1.1.magnitude
    }
    let (thousandth, thousandfold) = (Decimal(sign: .plus, exponent: -3, significand: 1), Decimal(1_000))
    for (place, factor) in [(0, thousandfold), (sorted.count - 1, thousandth)] {
      let odd = sorted[place]
      let others = place == 0 ? sorted.dropFirst() : sorted.dropLast()
      guard let least = others.first?.1.magnitude, let most = others.last?.1.magnitude,
        most <= least.times(spread), others.allSatisfy({ $0.1.sign == odd.1.sign })
      else { continue }
      let meant = odd.1.times(factor)
      if isOfSize(meant.magnitude, least, most) { return (odd.0, meant) }
    }
    return nil
  }

  /// The only rate of at least 100 % that fits the other rates after division by 100, and the divided rate.
  private static func rate(_ cells: [AuditedCell]) -> (AuditedCell, Decimal)? {
    let sorted = cells.compactMap { cell in cell.value.number.map { (cell, $0) } }.sorted { $0.1 < $1.1 }
    guard let odd = sorted.last, let least = sorted.first?.1, let most = sorted.dropLast().last?.1, least > 0,
      most <= 1, odd.1 > most.times(10)
    else { return nil }
    let meant = odd.1.times(Decimal(sign: .plus, exponent: -2, significand: 1))
    return odd.1 >= 1 && meant <= 1 && isOfSize(meant, least, most) ? (odd.0, meant) : nil
  }

  /// Whether a number is at least half of the least and at most twice the greatest of the others.
  private static func isOfSize(_ number: Decimal, _ least: Decimal, _ most: Decimal) -> Bool {
    number.times(2) >= least && number <= most.times(2)
  }
}

extension Decimal {
  /// The product; NaN if it is outside the range of a `Decimal`.
  fileprivate func times(_ factor: Decimal) -> Decimal { multiplied(by: factor) ?? .nan }
}
