public import Foundation

/// Why a text is not a decimal number.
public enum DecimalParseError: Error, Hashable, Sendable {
  /// There is nothing to read.
  case empty
  /// The byte at this offset does not belong to a number.
  case unexpectedByte(offset: Int)
  /// More digits than a `Decimal` holds exactly (38).
  case tooManyDigits
  /// The number is too large or too small for a `Decimal`.
  case exponentOutOfRange
}

extension Decimal {
  /// Reads a whole text as a number: `-12.50`, `+3`, `.5`, `1e-3`; no spaces, no separators.
  ///
  /// Every digit counts: a number that a `Decimal` cannot hold exactly is an error, never rounded.
  public init(strict text: some StringProtocol) throws(DecimalParseError) {
    var text = String(text)
    let result: Result<Decimal, DecimalParseError> = text.withUTF8 { bytes in
      Result { () throws(DecimalParseError) in try Decimal(strict: bytes) }
    }
    self = try result.get()
  }

  /// Reads ASCII bytes as a number, by the same rules as the text form.
  public init(strict bytes: UnsafeBufferPointer<UInt8>) throws(DecimalParseError) {
    guard let decimal = try DecimalParts(strict: bytes).decimal else { throw .exponentOutOfRange }
    self = decimal
  }
}

extension DecimalParts {
  /// Reads ASCII bytes as a number: `-12.50`, `+3`, `.5`, `1e-3`; no spaces, no separators.
  public init(strict bytes: UnsafeBufferPointer<UInt8>) throws(DecimalParseError) {
    var reader = DecimalReader(bytes: bytes)
    self = try reader.read()
  }
}

/// Reads one number from its first byte to its last.
private struct DecimalReader {
  let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var mantissa: UInt128 = 0
  private var exponent = 0

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func read() throws(DecimalParseError) -> DecimalParts {
    guard !bytes.isEmpty else { throw .empty }
    let isNegative = bytes[0] == UInt8(ascii: "-")
    if isNegative || bytes[0] == UInt8(ascii: "+") { position = 1 }
    var digits = try readDigits(isFraction: false)
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      digits += try readDigits(isFraction: true)
    }
    guard digits > 0 else { throw .unexpectedByte(offset: position) }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") { try readExponent() }
    guard position == bytes.count else { throw .unexpectedByte(offset: position) }
    let signed = isNegative ? -Int128(mantissa) : Int128(mantissa)
    return DecimalParts(mantissa: signed, exponent: mantissa == 0 ? 0 : exponent)
  }

  /// Reads a run of digits and counts them; trailing zeros of a fraction cost no digit of precision.
  private mutating func readDigits(isFraction: Bool) throws(DecimalParseError) -> Int {
    let start = position
    var pendingZeros = 0
    while position < bytes.count {
      let digit = bytes[position] &- 0x30
      guard digit <= 9 else { break }
      position += 1
      if digit == 0 {
        pendingZeros += 1
        continue
      }
      try append(zeros: pendingZeros, digit: digit, isFraction: isFraction)
      pendingZeros = 0
    }
    if !isFraction { try append(zeros: pendingZeros) }
    return position - start
  }

  private mutating func append(zeros: Int, digit: UInt8, isFraction: Bool) throws(DecimalParseError) {
    let places = zeros + 1
    if mantissa == 0 {
      mantissa = UInt128(digit)
    } else {
      guard places < powersOfTen.count else { throw .tooManyDigits }
      let (product, overflow) = mantissa.multipliedReportingOverflow(by: UInt128(powersOfTen[places]))
      mantissa = product &+ UInt128(digit)
      guard !overflow, mantissa <= maximumMantissa else { throw .tooManyDigits }
    }
    if isFraction { exponent -= places }
  }

  /// Zeros at the end of a whole number: part of the mantissa while they fit, else of the exponent.
  private mutating func append(zeros: Int) throws(DecimalParseError) {
    guard zeros > 0, mantissa != 0 else { return }
    guard let scaled = Int128(mantissa).timesPowerOfTen(zeros), scaled <= maximumMantissa else {
      throw .tooManyDigits
    }
    mantissa = UInt128(scaled)
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
    guard mantissa == 0 || (-165...165).contains(exponent) else { throw .exponentOutOfRange }
  }
}

/// 38 nines: the largest number of digits that every `Decimal` holds.
private let maximumMantissa = UInt128(powersOfTen[38]) - 1
