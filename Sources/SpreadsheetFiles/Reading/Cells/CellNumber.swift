internal import ExactDecimals
import Foundation
import SpreadsheetValues

/// A number of a cell, from its text in the file (ECMA-376 18.3.1.96, v).
struct CellNumber {
  /// The number, rounded to 15 significant digits, or `#NUM!`.
  let value: CellValue
  /// The text in the file; nil if it is the plain form of the value.
  let rawText: String?

  private static let digits = 15
  /// The exponent of the largest power of ten that a binary double holds.
  private static let largestDoubleExponent = 308
  private static let smallestDecimalExponent = -127

  /// Parses the bytes of a number; ignores spaces around it.
  ///
  /// A number between the largest `Decimal` and the largest double becomes `#NUM!`. A number that is too small for
  /// a `Decimal` is rounded to a representable value. The raw text keeps all digits.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(SpreadsheetFileError) {
    let bytes = UnsafeBufferPointer(rebasing: bytes.trimmingSpaces())
    let parts: DecimalParts
    do {
      parts = try DecimalParts(strict: bytes)
    } catch {
      guard case .exponentOutOfRange = error else { throw Self.refusal(bytes, error) }
      self = try Self.extreme(bytes)
      return
    }
    let rounded = parts.rounded(toSignificantDigits: Self.digits)
    let isRounded = rounded.exponent != parts.exponent
    guard let number = isRounded ? rounded.normalized.decimal : rounded.decimal else {
      self = try Self.extreme(bytes)
      return
    }
    value = .number(number)
    rawText = !isRounded && Self.isPlain(bytes) ? nil : Self.rawText(bytes, unless: number.plainText)
  }

  private init(value: CellValue, rawText: String) {
    self.value = value
    self.rawText = rawText
  }

  /// Whether the bytes are in plain form: no sign except `-`, no redundant zeros, no exponent.
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var digits = bytes[...]
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits = digits.dropFirst() }
    guard let first = digits.first, first != UInt8(ascii: "+"), first != UInt8(ascii: ".") else {
      return false
    }
    if first == UInt8(ascii: "0"), digits.count == 1 ? isNegative : digits[digits.startIndex + 1] != 0x2E {
      return false
    }
    var hasPoint = false
    for byte in digits {
      if byte == 0x2E { hasPoint = true } else if byte > 0x39 { return false }
    }
    return !hasPoint || digits.last.map { $0 != 0x30 && $0 != 0x2E } == true
  }

  private static func rawText(_ bytes: UnsafeBufferPointer<UInt8>, unless plain: String) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    return text == plain ? nil : text
  }

  /// A well-formed number that does not fit a `Decimal`.
  private static func extreme(_ bytes: UnsafeBufferPointer<UInt8>) throws(SpreadsheetFileError) -> CellNumber
  {
    let text = String(decoding: bytes, as: UTF8.self)
    let halves = text.lowercased().split(separator: "e", omittingEmptySubsequences: false)
    let mantissa = (halves.first ?? "").utf8
    let whole = mantissa.prefix { $0 != UInt8(ascii: ".") }.filter { $0 != 0x2B && $0 != 0x2D }
    // The following lines determine the power of ten of the first digit above 0.
    let significant = mantissa.filter { (0x30...0x39).contains($0) }
    let leadingZeros = significant.prefix { $0 == 0x30 }.count
    guard let exponent = halves.count == 2 ? Int(halves[1]) : 0, (-100_000...100_000).contains(exponent)
    else {
      throw outOfRange(text)
    }
    let leading = exponent + whole.count - 1 - leadingZeros
    if leading > largestDoubleExponent { throw outOfRange(text) }
    if leading > 0 { return CellNumber(value: .error(.number), rawText: text) }
    let kept = max(0, min(digits, leading - smallestDecimalExponent + 1))
    let head = significant.dropFirst(leadingZeros).prefix(kept + 1)
    let number = Int128(String(decoding: head, as: UTF8.self)).flatMap { number in
      DecimalParts(mantissa: text.hasPrefix("-") ? -number : number, exponent: leading + 1 - head.count)
        .rounded(toPlaces: -smallestDecimalExponent).normalized.decimal
    }
    return CellNumber(value: .number(number ?? 0), rawText: text)
  }

  private static func outOfRange(_ text: String) -> SpreadsheetFileError {
    SpreadsheetFileError(
      .numberOutOfRange, reason: "the number \(excerpt(text)) is larger than any spreadsheet holds")
  }

  private static func refusal(
    _ bytes: UnsafeBufferPointer<UInt8>, _ error: DecimalParseError
  ) -> SpreadsheetFileError {
    let text = excerpt(String(decoding: bytes, as: UTF8.self))
    if error == .tooManyDigits {
      return SpreadsheetFileError(
        .numberOutOfRange, reason: "the number \(text) has more digits than can be kept exactly")
    }
    return .damagedPart("\"\(text)\" is not a number")
  }

  private static func excerpt(_ text: String) -> String {
    text.count > 40 ? "\(text.prefix(40))…" : text
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The bytes without XML whitespace at both ends.
  fileprivate func trimmingSpaces() -> Slice<Self> {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }
    var slice = self[...]
    while let first = slice.first, isSpace(first) { slice = slice.dropFirst() }
    while let last = slice.last, isSpace(last) { slice = slice.dropLast() }
    return slice
  }
}
