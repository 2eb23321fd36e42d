import Foundation
import SpreadsheetValues

/// Collects the rows and properties of a worksheet while it is parsed (ECMA-376 18.3.1.99).
final class SheetHandler: XMLHandler {
  private enum Place {
    case start, sheet, data, row, cell, value, formula, inlineString, branch
  }

  /// The properties of the sheet except its cells; complete at the end of the part.
  private(set) var properties: SheetPropertiesBuilder
  /// A note about cells whose style is missing from the workbook; nil if no such cell has been read.
  private(set) var note: ReadingNote?
  private let name: String
  private let context: CellContext
  private let limits: ReadingLimits
  private let collection: SheetCollection
  private let tree: XMLTreeBuilder

  private var place = Place.start
  /// The nesting depth within an ignored element.
  private var ignoredDepth = 0
  private var row = Sheet.Row(number: 0)
  private var column = 0
  private var isSorted = true
  /// Reads plain rows; it also stores the counts and the rows of this handler.
  private var scanner: RowScanner
  private var cell: CellBuilder?
  private var formula: CellFormula?
  private var bytes: [UInt8] = []
  private var valueBytes: [UInt8] = []
  private var inline: RichTextBuilder
  /// The number of text runs with fonts in the sheet itself.
  private var runCount = 0

  init(name: String, context: CellContext, limits: ReadingLimits, collection: SheetCollection) {
    self.name = name
    self.context = context
    self.limits = limits
    self.collection = collection
    tree = XMLTreeBuilder(limits: limits)
    inline = RichTextBuilder(palette: context.palette)
    scanner = RowScanner(context: context, limits: limits, collection: collection)
    properties = SheetPropertiesBuilder(name: name)
  }

  /// Returns the complete rows; nil if there are none.
  func takeRows() -> RowBlock? { scanner.block.take() }

  func start(_ element: XMLElement) throws(SpreadsheetFileError) {
    guard ignoredDepth == 0 else {
      ignoredDepth += 1
      return
    }
    let name = element.name
    switch place {
    case .cell:
      if name.isSpreadsheet("v") {
        begin(.value)
      } else if name.isSpreadsheet("f") {
        begin(.formula)
        scanner.progress.formulas.start(FormulaTag(element))
      } else if name.isSpreadsheet("is") {
        place = .inlineString
        inline.clear()
      } else {
        ignoredDepth = 1
      }
    case .row:
      guard name.isSpreadsheet("c") else { return ignoredDepth = 1 }
      try startCell(element)
    case .data:
      guard name.isSpreadsheet("row"), collection != .nothing else { return ignoredDepth = 1 }
      try startRow(element)
    case .inlineString: inline.start(element)
    case .value, .formula: ignoredDepth = 1
    case .branch: try tree.start(element)
    case .sheet:
      place = name.isSpreadsheet("sheetData") ? .data : .branch
      if place == .branch { try tree.start(element) }
    case .start:
      guard name.isSpreadsheet("worksheet") else {
        throw .damagedPart("the part begins with <\(String(cString: name.local))> instead of <worksheet>")
      }
      place = .sheet
    }
  }

  func end(_ name: XMLName) throws(SpreadsheetFileError) {
    guard ignoredDepth == 0 else {
      ignoredDepth -= 1
      return
    }
    switch place {
    case .value:
      swap(&valueBytes, &bytes)
      cell?.hasValue = true
      place = .cell
    case .formula:
      place = .cell
      guard collection == .everything, let cell else { return }
      formula = try scanner.progress.formulas.finish(
        EscapedText.decode(bytes), cell: cell.reference,
        isDynamic: context.dynamicArrays.contains(cell.metadata))
    case .inlineString:
      guard name.isSpreadsheet("is") else { return inline.end() }
      cell?.hasInlineString = true
      place = .cell
    case .cell: try endCell()
    case .row: try endRow()
    case .data: place = .sheet
    case .branch:
      tree.end(name)
      guard !tree.isOpen, let branch = tree.take() else { return }
      properties.add(branch)
      place = .sheet
    case .sheet, .start: break
    }
  }

  func text(_ piece: UnsafeBufferPointer<UInt8>) throws(SpreadsheetFileError) {
    guard ignoredDepth == 0 else { return }
    switch place {
    case .value, .formula:
      guard bytes.count + piece.count <= limits.stringBytes else {
        throw limits.passed(.stringBytes, "a text has over \(limits.stringBytes) bytes").at(cell?.reference)
      }
      bytes.append(contentsOf: piece)
    case .inlineString:
      do { try inline.append(piece, limits: limits) } catch { throw error.at(cell?.reference) }
    case .branch: try tree.text(piece)
    case .start, .sheet, .data, .row, .cell: break
    }
  }

  private func begin(_ place: Place) {
    self.place = place
    bytes.removeAll(keepingCapacity: true)
  }
}

// Rows and cells.
extension SheetHandler {
  private func startRow(_ element: XMLElement) throws(SpreadsheetFileError) {
    scanner.progress.rowCount += 1
    let rowCount = scanner.progress.rowCount
    guard rowCount <= limits.rows else { throw limits.passed(.rows, "the sheet has \(rowCount) rows") }
    let last = scanner.progress.row
    var next = Sheet.Row(number: last + 1)
    var address: String?
    element.forEachAttribute { name, uri, value in
      guard uri == nil else { return }
      switch String(cString: name) {
      case "r": address = String(decoding: value, as: UTF8.self)
      case "hidden": next.isHidden = isTrue(value)
      case "outlineLevel": next.outlineLevel = Int(RowOutline.level(value))
      case "collapsed": next.isCollapsed = isTrue(value)
      case "ht": next.height = measure(String(decoding: value, as: UTF8.self))
      default: break
      }
    }
    if let address { next.number = Int(address) ?? 0 }
    guard (1...CellReference.maximumRow).contains(next.number) else {
      throw .damagedPart("the sheet has a row \(address?.prefix(30) ?? "after the last"), which no sheet has")
    }
    guard next.number > last else { throw .damagedPart("row \(next.number) comes after row \(last)") }
    scanner.progress.row = next.number
    scanner.progress.formulas.startRow()
    (row, column, isSorted, place) = (next, 0, true, .row)
  }

  private func endRow() throws(SpreadsheetFileError) {
    place = .data
    if !isSorted { row.cells.sort { $0.reference < $1.reference } }
    for (cell, next) in zip(row.cells, row.cells.dropFirst()) where cell.reference == next.reference {
      throw .damagedPart("the row has this cell twice", cell: cell.reference)
    }
    scanner.block.append(row)
    row.cells.removeAll(keepingCapacity: true)
  }

  private func startCell(_ element: XMLElement) throws(SpreadsheetFileError) {
    scanner.progress.cellCount += 1
    let cellCount = scanner.progress.cellCount
    guard cellCount <= limits.cells else { throw limits.passed(.cells, "the sheet has \(cellCount) cells") }
    let cell = try CellBuilder(element, row: row.number, after: column)
    if cell.reference.column <= column { isSorted = false }
    column = cell.reference.column
    self.cell = cell
    formula = nil
    valueBytes.removeAll(keepingCapacity: true)
    place = .cell
  }

  private func endCell() throws(SpreadsheetFileError) {
    place = .row
    guard let cell else { return }
    var finished = try cell.cell(value: valueBytes, inline: inline, formula: formula, context: context)
    if let count = context.styleCount, cell.style > 0, cell.style >= count {
      finished.style = .general
      noteUnknownStyle(of: cell.reference)
    }
    if case .text(let text) = finished.value {
      do { try limits.check(text: text) } catch { throw error.at(cell.reference) }
    }
    if cell.hasInlineString, let richText = finished.richText {
      do { try limits.count(richText, &runCount) } catch { throw error.at(cell.reference) }
    }
    if collection == .values { finished.rawText = nil }
    row.cells.append(finished)
  }
}

extension SheetHandler {
  private func noteUnknownStyle(of cell: CellReference) {
    var note = note ?? ReadingNote(.unknownStyle, sheetName: name, cell: cell)
    note.count += 1
    self.note = note
  }
}

extension SheetHandler: RecordHandler {
  var markup: RecordMarkup { RecordMarkup(start: "<sheetData", recordEnd: "</row>", end: "</sheetData") }
  var isBetweenRecords: Bool { place == .data && ignoredDepth == 0 }
  var admitsScanning: Bool { scanner.isUseful }

  func scanRecords(from start: Position) -> Position {
    let end = scanner.scanRows(from: start)
    if collection == .nothing { scanner.block = RowBlockBuilder() }
    return end
  }
}
