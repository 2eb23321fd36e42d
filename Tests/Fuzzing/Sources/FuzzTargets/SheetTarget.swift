import SpreadsheetValues

@testable import SpreadsheetFiles

enum SheetTarget {
  /// The result of reading a sheet, up to an error if there is one.
  private struct Outcome: Equatable {
    var rows: [Sheet.Row] = []
    var properties: SheetProperties?
    var error: SpreadsheetFileError?
  }

  /// The first byte selects the size of the pieces and the content to collect; the rest is the part.
  static func run(_ bytes: [UInt8]) {
    guard let choice = bytes.first else { return }
    let part = Array(bytes.dropFirst())
    let largest = [40, 400, 1 << 20][Int(choice % 3)]
    let collection = [SheetCollection.everything, .values, .nothing][Int(choice / 3 % 3)]
    let parsed = read(part, largest, collection, scans: false)
    let mixed = read(part, largest, collection, scans: true)
    require(parsed == mixed, "the parser reads \(parsed)\nand the scanner \(mixed)")
  }

  private static let strings = (0..<20).map { "shared \($0)" }

  private static func read(
    _ part: [UInt8], _ largest: Int, _ collection: SheetCollection, scans: Bool
  ) -> Outcome {
    var outcome = Outcome()
    let context = CellContext(
      sharedStrings: collection == .nothing ? [] : strings, styleCount: 5, dateSystem: .from1900)
    let handler = SheetHandler(name: "S", context: context, limits: ReadingLimits(), collection: collection)
    do {
      let reader = try RecordReader(
        Pieces(part, upTo: largest), handler: handler, limits: ReadingLimits(), scans: scans)
      while try reader.advance() {}
    } catch {
      outcome.error = comparable(error, isCut: largest < part.count)
    }
    if let block = handler.takeRows() {
      var cursor = RowCursor(block)
      while let row = cursor.next() { outcome.rows.append(row) }
    }
    outcome.properties = handler.properties.properties
    return outcome
  }

  /// Returns the error without the message of libxml2, which depends on where the pieces end.
  private static func comparable(_ error: SpreadsheetFileError, isCut: Bool) -> SpreadsheetFileError {
    var error = error
    if isCut, error.reason.contains("not well-formed") { (error.reason, error.line) = ("", nil) }
    return error
  }
}

/// A part in pieces of this size; the first piece contains the whole XML declaration.
private final class Pieces: PartBytes {
  private var rest: ArraySlice<UInt8>
  private var size: Int
  private let largest: Int

  init(_ bytes: [UInt8], upTo largest: Int) {
    (rest, size, self.largest) = (bytes[...], max(200, largest), largest)
  }

  func next() -> PartPiece? {
    guard !rest.isEmpty else { return nil }
    let bytes = rest.prefix(size)
    let piece = PartPiece(capacity: bytes.count)
    _ = piece.fill { room in
      room.copyBytes(from: bytes)
      return bytes.count
    }
    rest = rest.dropFirst(size)
    size = largest
    return piece
  }
}
