import Foundation
import SpreadsheetValues
import TestSupport

extension RandomWorkbook {
  /// Returns a text of several runs, of which at least one has a font.
  mutating func richText() -> Cell.RichText {
    let plain = (0..<int(0...2)).map { _ in Cell.RichText.Run(text()) }
    let formatted = (0..<int(1...3)).map { _ in Cell.RichText.Run(text(), font: runFont()) }
    return Cell.RichText((plain + formatted).shuffled(using: &random))
  }

  private mutating func runFont() -> Cell.RichText.Font {
    Cell.RichText.Font(
      name: maybe { $0.pick(["Arial", "Käse & <b>", "_x0041_"]) }, size: maybe { $0.pick([8, 10.5, 24]) },
      isBold: chance(2), isItalic: chance(2), isStruckThrough: chance(3),
      underline: maybe { $0.pick([.single, .double, .singleAccounting, .doubleAccounting]) },
      verticalAlignment: maybe { $0.pick([.superscript, .subscript]) }, color: maybe { $0.color() })
  }

  /// Puts pictures on some of the sheets; some pictures have the same bytes.
  mutating func addPictures() {
    for index in workbook.sheets.indices where chance(3) {
      let pictures = (0..<int(1...3)).compactMap { _ in picture() }
      workbook.sheets[index].properties.pictures = pictures
    }
  }

  private mutating func picture() -> Workbook.Picture? {
    let bytes = pick([
      PictureBytes.png(width: 4, height: 3),
      PictureBytes.png(width: 4, height: 3, density: (5_000, 4_000, 1)),
      PictureBytes.jpeg(width: 9, height: 9, density: (96, 96, 1)),
    ])
    let first = CellReference(clampingRow: int(1...100), column: int(1...20))
    let last = CellReference(clampingRow: first.row + int(0...9), column: first.column + int(0...9))
    let extent = Workbook.Picture.Extent(width: int(0...9_999_999), height: int(0...9_999_999))
    let anchor: Workbook.Picture.Anchor = pick([
      .cell(.init(first, x: int(-99...99), y: int(0...99)), extent),
      .cells(.init(first, x: int(0...99)), .init(last), pick([.moves, .movesAndSizes, .stays])),
      .sheet(x: int(0...9_999_999), y: 0, extent),
    ])
    var picture = try? Workbook.Picture(
      bytes, anchor: anchor, description: maybe { $0.word() }, name: word())
    picture?.isDecorative = chance(3)
    return picture
  }
}
