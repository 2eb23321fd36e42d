import ExactDecimals
import Foundation
import SpreadsheetFormulas
import SpreadsheetValues
import Testing

@testable import SpreadsheetAudit

/// Tests repairs of faults in workbooks for which the version without the fault is also known.
@Suite struct RepairTests {
  private func repairs(_ workbook: Workbook) -> [AuditRepair] {
    let audit = WorkbookAudit(workbook, now: Layout.moment)
    return AuditRepairs(workbook, audit, now: Layout.moment).repairs
  }

  /// Checks that a repair restores the content from before the fault.
  @Test(
    arguments: (PlantedFaultTests.planted + PlantedFaultTests.more).filter {
      $0.code != .numberAsText
    })
  func `a repair gives the twin without the fault`(_ planted: PlantedFaultTests.Planted) throws {
    let twin = planted.layout().saved
    let found = repairs(planted.faulty)
    for cell in found.flatMap(\.cells) {
      let formula = twin[sheet: cell.location.sheet]?[cell.location.reference]?.formula?.text
      #expect(cell.after == formula.map { .formula($0) }, "\(cell.location)")
    }
    for change in found.flatMap(\.changes) {
      let value = twin[sheet: change.location.sheet]?[change.location.reference]?.value.number
      #expect(value?.rounded(toSignificantDigits: 15) == change.after.number, "\(change.location)")
    }
  }

  /// Checks which kinds of planted faults have a repair.
  @Test func `kinds of faults with a repair`() {
    var counts: [AuditCode: [Int]] = [:]
    for planted in PlantedFaultTests.planted + PlantedFaultTests.more {
      counts[planted.code, default: [0, 0]][0] += 1
      if !repairs(planted.faulty).isEmpty { counts[planted.code, default: [0, 0]][1] += 1 }
    }
    #expect(counts[.staleCache] == [2, 2] && counts[.wrongSheet] == [2, 2])
    for code in [
      AuditCode.floatDust, .doubleCount, .errorValue, .cycle, .hiddenRows, .unmatchedCriterion, .mixedUnits,
    ] {
      #expect(counts[code]?[1] == 0)
    }
  }

  @Test(arguments: PlantedFaultTests.planted)
  func `nothing is repaired where nothing was found`(_ planted: PlantedFaultTests.Planted) {
    #expect(repairs(planted.layout().saved).isEmpty)
  }

  @Test(arguments: [
    ("12.50", "12.5"), ("12,50", "12.5"), ("1,250.00", "1250"), ("1.250,00", "1250"), ("-7", "-7"),
    ("1,234,567", nil), ("1,250", nil), ("1.250", nil), ("12,5,0", nil), ("$5", nil), ("5%", nil),
  ])
  func `numbers that texts show`(_ text: String, _ number: String?) throws {
    let expected = try number.map { try Decimal(strict: $0) }
    #expect(NumericText.number(text) == expected)
  }

  /// Makes a column with the same formula in every row, except for a typed number in the middle.
  private func column(typed: Decimal) -> Workbook {
    var sheet = Sheet("Plan")
    for row in 1...12 {
      sheet.set(Cell(CellReference(clampingRow: row, column: 1), .number(Decimal(row))))
      sheet.set(Cell(CellReference(clampingRow: row, column: 2), .number(Decimal(row * 3))))
      let sum = CellFormula("A\(row)+B\(row)")
      let place = CellReference(clampingRow: row, column: 3)
      sheet.set(row == 6 ? Cell(place, .number(typed)) : Cell(place, .number(Decimal(row * 4)), formula: sum))
    }
    return Workbook(sheets: [sheet])
  }

  @Test func `a number over a formula is sure only where the formula gives it`() {
    let equal = repairs(column(typed: 24))
    #expect(equal.flatMap(\.cells).map(\.after) == [.formula("A6+B6")])
    let changes = equal.flatMap(\.changes)
    #expect(changes.isEmpty)
    #expect(repairs(column(typed: 25)).isEmpty)
  }

  @Test func `a stale value brings its dependents along, and keeps the formula`() {
    var workbook = column(typed: 24)
    workbook.sheets[0].set(
      Cell(CellReference(clampingRow: 3, column: 3), 99, formula: CellFormula("A3+B3")))
    workbook.sheets[0].set(
      Cell(CellReference(clampingRow: 20, column: 5), 198, formula: CellFormula("C3*2")))
    let stale = repairs(workbook).filter { $0.code == .staleCache }
    #expect(stale.flatMap(\.cells).allSatisfy { $0.before == $0.after })
    #expect(
      stale.flatMap(\.changes).map { "\($0.location.reference) \($0.after)" }.sorted() == [
        "C3 \(CellValue.number(12))", "E20 \(CellValue.number(24))",
      ])
  }
}
