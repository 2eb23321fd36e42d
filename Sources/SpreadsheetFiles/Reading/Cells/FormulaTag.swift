import Foundation
import SpreadsheetValues

/// The attributes of a formula's start tag (ECMA-376 18.3.1.40).
struct FormulaTag {
  var isShared = false
  var isArray = false
  var index: Int?
  var range: CellRange?

  private static let names: [StaticString] = [
    "t", "ref", "si", "ca", "aca", "bx", "dt2D", "dtr", "r1", "r2", "del1", "del2",
  ]

  /// Parses the attributes of a tag up to its `>` or `/>`; returns nil if an attribute is unknown or given twice.
  @inline(__always)
  init?(_ position: inout Position) {
    var seen = 0
    while let attribute = position.attribute() {
      guard let place = Self.names.firstIndex(where: { attribute.isNamed($0) }), seen & 1 << place == 0 else {
        return nil
      }
      seen |= 1 << place
      add(attribute, place)
    }
  }

  private mutating func add(_ attribute: ScannedAttribute, _ place: Int) {
    switch place {
    case 0: (isShared, isArray) = (attribute.hasValue("shared"), attribute.hasValue("array"))
    case 1: range = CellRange(String(decoding: attribute.value, as: UTF8.self))
    case 2: index = wholeNumber(attribute.value)
    default: break
    }
  }

  /// Creates a tag without attributes.
  init() {}

  /// Reads the attributes from an element that the parser reports.
  init(_ element: XMLElement) {
    element.forEachAttribute { name, uri, value in
      guard uri == nil else { return }
      let name = UnsafeBufferPointer(
        start: name, count: strlen(UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self)))
      let attribute = ScannedAttribute(name: name, value: value)
      if let place = Self.names.firstIndex(where: { attribute.isNamed($0) }) { add(attribute, place) }
    }
  }
}
