import Foundation
import Testing

@testable import SpreadsheetValues

@Suite("Style tables")
struct StyleTableTests {
  @Test("Equal styles have one place, the first is that of a new cell")
  func register() {
    var table = StyleTable()
    let money = CellStyle(numberFormat: NumberFormat("$#,##0.00"))
    let bold = CellStyle(font: CellStyle.Font(isBold: true))
    #expect(table.register(CellStyle()) == .general)
    let first = table.register(money)
    let second = table.register(bold)
    #expect(table.register(money) == first)
    #expect(first != second)
    #expect(table.styles == [CellStyle(), money, bold])
    #expect(table[first] == money)
    #expect(table[second].font.isBold)
  }

  @Test("A file's equal styles keep their places; new cells get the first of them")
  func fromFile() {
    let date = CellStyle(numberFormat: .isoDate)
    var table = StyleTable(styles: [CellStyle(), date, date, CellStyle()])
    #expect(table.styles.count == 4)
    #expect(table[StyleID(index: 2)] == date)
    #expect(table.register(date) == StyleID(index: 1))
    #expect(table.register(CellStyle()) == .general)
    #expect(table.register(CellStyle(numberFormat: .text)) == StyleID(index: 4))
  }

  @Test(
    "A table without styles has that of a new cell; an unknown place gives it",
    arguments: [-1, 1, .max, .min])
  func unknownPlace(index: Int) {
    let table = StyleTable(styles: [])
    #expect(table.styles == [CellStyle()])
    #expect(table[StyleID(index: index)] == CellStyle())
  }

  @Test("Every part of a style tells it from others")
  func parts() {
    var table = StyleTable()
    let styles = [
      CellStyle(fillColor: CellStyle.Color(red: 1, green: 2, blue: 3)),
      CellStyle(border: CellStyle.Border(top: .thin)),
      CellStyle(border: CellStyle.Border(bottom: .thin)), CellStyle(alignment: CellStyle.Alignment(.right)),
      CellStyle(alignment: CellStyle.Alignment(wrapsText: true)), CellStyle(font: CellStyle.Font(size: 12)),
    ]
    #expect(Set(styles.map { table.register($0) }).count == styles.count)
  }
}
