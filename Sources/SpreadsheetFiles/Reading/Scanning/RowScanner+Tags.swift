import Foundation
import SpreadsheetValues

/// The type of a value, which the scanner recognizes by its letters (ECMA-376 18.18.11, ST_CellType).
enum ScannedType {
  case number, sharedText, text, inlineText, boolean, error

  /// Parses a type up to its closing quote; returns nil for an unknown type.
  @inline(__always)
  init?(_ position: inout Position) {
    let isLetter = position.pointee != 0 && position[1] &- 0x61 >= 26
    switch position.pointee {
    case UInt8(ascii: "s") where isLetter: self = .sharedText
    case UInt8(ascii: "n") where isLetter: self = .number
    case UInt8(ascii: "b") where isLetter: self = .boolean
    case UInt8(ascii: "e") where isLetter: self = .error
    default:
      guard position.skip("str") else {
        guard position.skip("inlineStr") else { return nil }
        self = .inlineText
        return
      }
      self = .text
      return
    }
    position += 1
  }
}

/// The attributes of a row's start tag (ECMA-376 18.3.1.73).
struct RowHead {
  var number: Int
  var isHidden = false
  var height: Decimal?
  var outline = RowOutline()

  /// The attributes that are known, whether they are used or skipped.
  private static let names: [StaticString] = [
    "r", "spans", "s", "customFormat", "ht", "customHeight", "x14ac:dyDescent", "hidden", "outlineLevel",
    "collapsed", "thickTop", "thickBot", "ph",
  ]

  /// Parses the attributes of a tag up to its `>` or `/>`; returns nil if an attribute is unknown or given twice.
  ///
  /// Also returns nil if the row does not come after the row `last`, or if the tag is longer than `longest`.
  @inline(__always)
  init?(_ position: inout Position, after last: Int, longest: Int) {
    let start = position
    number = last + 1
    var seen = 0
    while let attribute = position.attribute() {
      guard let index = Self.names.firstIndex(where: { attribute.isNamed($0) }), seen & 1 << index == 0 else {
        return nil
      }
      seen |= 1 << index
      switch index {
      case 0:
        guard let value = wholeNumber(attribute.value) else { return nil }
        number = value
      case 4: height = measure(String(decoding: attribute.value, as: UTF8.self))
      case 7:
        isHidden = isTrue(attribute.value)
      case 8: outline.level = RowOutline.level(attribute.value)
      case 9: outline.isCollapsed = isTrue(attribute.value)
      default: break
      }
    }
    guard number > last, number <= CellReference.maximumRow, position - start <= longest else { return nil }
  }
}
