internal import ExactDecimals

/// Writes text byte by byte into preallocated memory.
struct ByteCursor {
  private(set) var next: UnsafeMutableRawPointer

  @inline(__always)
  init(_ start: UnsafeMutableRawPointer) {
    next = start
  }

  @inline(__always)
  mutating func put(_ text: StaticString) {
    next.copyMemory(from: text.utf8Start, byteCount: text.utf8CodeUnitCount)
    next += text.utf8CodeUnitCount
  }

  @inline(__always)
  mutating func put(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    next.copyMemory(from: start, byteCount: bytes.count)
    next += bytes.count
  }

  @inline(__always)
  mutating func put(byte: UInt8) {
    next.storeBytes(of: byte, as: UInt8.self)
    next += 1
  }

  /// Writes a text, which must fit.
  mutating func put(text: String) {
    for unit in text.utf8 { put(byte: unit) }
  }

  /// Writes all eight bytes of a short text, but advances only past the bytes that belong to the text.
  @inline(__always)
  mutating func put(_ word: ShortText) {
    next.storeBytes(of: word.bytes.littleEndian, as: UInt64.self)
    next += word.count
  }

  /// Writes an integer in at most 20 bytes.
  @inline(__always)
  mutating func put(_ number: UInt64) {
    var rest = number
    let count = Self.digitCount(number)
    var place = count
    repeat {
      place &-= 1
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      next.storeBytes(of: 0x30 | UInt8(truncatingIfNeeded: digit), toByteOffset: place, as: UInt8.self)
      rest = quotient
    } while rest > 0
    next += count
  }

  /// Writes a number in plain digits, in at most 42 bytes; returns false if it is too long for that.
  ///
  /// The number is short enough if its digits fit in 64 bits, and its exponent is from -18 to 0.
  @inline(__always)
  mutating func put(_ number: DecimalParts) -> Bool {
    guard var magnitude = UInt64(exactly: number.mantissa.magnitude), number.exponent > -19,
      number.exponent <= 0 || magnitude == 0
    else { return false }
    var places = magnitude == 0 ? 0 : -number.exponent
    while places > 0, case let (quotient, digit) = magnitude.quotientAndRemainder(dividingBy: 10), digit == 0
    {
      magnitude = quotient
      places &-= 1
    }
    if number.mantissa < 0 { put(byte: UInt8(ascii: "-")) }
    guard places > 0 else {
      put(magnitude)
      return true
    }
    // Digits after the decimal point are shifted by one byte to make room for it.
    let count = max(Self.digitCount(magnitude), places &+ 1)
    var rest = magnitude
    for place in stride(from: count, through: 0, by: -1) {
      if place == count &- places {
        next.storeBytes(of: UInt8(ascii: "."), toByteOffset: place, as: UInt8.self)
        continue
      }
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      next.storeBytes(of: 0x30 | UInt8(truncatingIfNeeded: digit), toByteOffset: place, as: UInt8.self)
      rest = quotient
    }
    next += count &+ 1
    return true
  }

  @inline(__always)
  private static func digitCount(_ number: UInt64) -> Int {
    var count = 1
    var limit: UInt64 = 10
    while number >= limit, count < 20 {
      count &+= 1
      let (product, overflow) = limit.multipliedReportingOverflow(by: 10)
      if overflow { return count }
      limit = product
    }
    return count
  }
}

/// Up to eight bytes of ASCII, such as the digits of a row's number.
struct ShortText {
  fileprivate private(set) var bytes: UInt64 = 0
  private(set) var count = 0

  /// Stores a number of up to eight digits.
  init(number: Int) {
    var rest = max(0, number)
    repeat {
      bytes = bytes << 8 | UInt64(0x30 + rest % 10)
      count += 1
      rest /= 10
    } while rest > 0 && count < 8
  }

  /// Stores the letters of a column.
  init(column: Int) {
    var rest = max(0, column)
    while rest > 0, count < 8 {
      bytes = bytes << 8 | UInt64(0x41 + (rest - 1) % 26)
      count += 1
      rest = (rest - 1) / 26
    }
  }
}
