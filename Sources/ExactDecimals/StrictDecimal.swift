public import Foundation

/// The reason why a text is not a decimal number.
public enum DecimalParseError: Error, Hashable, Sendable {
  /// The text is empty.
  case empty
  /// The byte at this offset does not belong to a number.
  case unexpectedByte(offset: Int)
  /// The number has more than 38 significant digits, the most that a `Decimal` always represents exactly.
  case tooManyDigits
  /// The number is too large or too small for a `Decimal`.
  case exponentOutOfRange
}

extension Decimal {
  /// Reads a whole text as a number, such as `-12.50`, `+3`, `.5` or `1e-3`, without spaces or thousands separators.
  ///
  /// Every digit counts: a number that a `Decimal` cannot represent exactly is an error, and is never rounded.
  public init(strict text: some StringProtocol) throws(DecimalParseError) {
    var text = String(text)
    let result: Result<Decimal, DecimalParseError> = text.withUTF8 { bytes in
      Result { () throws(DecimalParseError) in try Decimal(strict: bytes) }
    }
    self = try result.get()
  }

  /// Reads ASCII bytes as a number, with the same rules as for a text.
  public init(strict bytes: UnsafeBufferPointer<UInt8>) throws(DecimalParseError) {
    guard let decimal = try DecimalParts(strict: bytes).decimal else { throw .exponentOutOfRange }
    self = decimal
  }
}

extension DecimalParts {
  /// Reads ASCII bytes as a number, such as `-12.50`, `+3`, `.5` or `1e-3`, without spaces or thousands separators.
  package init(strict bytes: UnsafeBufferPointer<UInt8>) throws(DecimalParseError) {
    var reader = DecimalReader(bytes: bytes)
    self = try reader.read()
  }
}

extension DecimalParts {
  /// Parses the usual form of numbers: an optional sign, 1 to 18 digits and at most one `mark`, the decimal
  /// separator; nil for any other text.
  package init?(short bytes: UnsafeBufferPointer<UInt8>, mark: UInt8) {
    guard let first = bytes.first else { return nil }
    let isNegative = first == UInt8(ascii: "-")
    var index = isNegative || first == UInt8(ascii: "+") ? 1 : 0
    var (mantissa, digits, places) = (Int64(0), 0, -1)
    while index < bytes.count {
      let digit = bytes[index] &- 0x30
      if digit <= 9 {
        guard digits < 18 else { return nil }
        mantissa = mantissa &* 10 &+ Int64(digit)
        digits &+= 1
        if places >= 0 { places &+= 1 }
      } else {
        guard bytes[index] == mark, places < 0 else { return nil }
        places = 0
      }
      index &+= 1
    }
    guard digits > 0 else { return nil }
    self.init(
      mantissa: Int128(isNegative ? -mantissa : mantissa), exponent: mantissa == 0 ? 0 : -max(places, 0))
  }
}

/// Reads one number from the first byte of the text to the last.
private struct DecimalReader {
  let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var mantissa: UInt128 = 0
  private var exponent = 0
  /// The number of zeros since the last digit above 0; they join the mantissa only if another digit above 0 follows.
  private var pendingZeros = 0

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func read() throws(DecimalParseError) -> DecimalParts {
    guard !bytes.isEmpty else { throw .empty }
    let isNegative = bytes[0] == UInt8(ascii: "-")
    if isNegative || bytes[0] == UInt8(ascii: "+") { position = 1 }
    var digits = try readDigits()
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      let places = try readDigits()
      exponent = -places
      digits += places
    }
    guard digits > 0 else { throw .unexpectedByte(offset: position) }
    placePendingZeros()
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") { try readExponent() }
    guard position == bytes.count else { throw .unexpectedByte(offset: position) }
    let signed = isNegative ? -Int128(mantissa) : Int128(mantissa)
    return DecimalParts(mantissa: signed, exponent: mantissa == 0 ? 0 : exponent)
  }

  /// Reads a run of digits and counts them.
  private mutating func readDigits() throws(DecimalParseError) -> Int {
    let start = position
    while position < bytes.count {
      let digit = bytes[position] &- 0x30
      guard digit <= 9 else { break }
      if digit == 0 { pendingZeros += 1 } else { try append(digit) }
      position += 1
    }
    return position - start
  }

  private mutating func append(_ digit: UInt8) throws(DecimalParseError) {
    let places = pendingZeros + 1
    pendingZeros = 0
    if mantissa < 1_000_000_000_000_000_000, places == 1 || mantissa == 0 {
      // Up to 19 digits fit in one machine word; amounts have no more.
      return mantissa = UInt128(UInt64(truncatingIfNeeded: mantissa) &* 10 &+ UInt64(digit))
    }
    guard places < powersOfTen.count else { throw .tooManyDigits }
    let (product, overflow) = mantissa.multipliedReportingOverflow(by: powersOfTen[places].magnitude)
    guard !overflow, product <= maximumMantissa - UInt128(digit) else { throw .tooManyDigits }
    mantissa = product + UInt128(digit)
  }

  /// Moves trailing zeros into the exponent; the trailing zeros of an integer stay in the mantissa if they fit.
  private mutating func placePendingZeros() {
    exponent += pendingZeros
    guard exponent > 0, let scaled = Int128(mantissa).timesPowerOfTen(exponent), scaled <= maximumMantissa
    else { return }
    mantissa = UInt128(scaled)
    exponent = 0
  }

  private mutating func readExponent() throws(DecimalParseError) {
    position += 1
    let isNegative = position < bytes.count && bytes[position] == UInt8(ascii: "-")
    if isNegative || position < bytes.count && bytes[position] == UInt8(ascii: "+") { position += 1 }
    let start = position
    var value = 0
    while position < bytes.count, bytes[position] &- 0x30 <= 9 {
      value = min(value * 10 + Int(bytes[position] - 0x30), 100_000)
      position += 1
    }
    guard position > start else { throw .unexpectedByte(offset: position) }
    exponent += isNegative ? -value : value
    guard mantissa == 0 || (-200...200).contains(exponent) else { throw .exponentOutOfRange }
  }
}

/// 38 nines: the largest number of 38 digits, the most digits that a `Decimal` always represents exactly.
private let maximumMantissa = UInt128(powersOfTen[38]) - 1
