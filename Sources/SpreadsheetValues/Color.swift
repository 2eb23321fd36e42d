extension CellStyle {
  /// An opaque colour of red, green and blue.
  public struct Color: Hashable, Sendable {
    /// The components, 0 to 255 each.
    public var red, green, blue: UInt8

    /// The colour with these components.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
    }

    /// Reads `#RRGGBB` or `RRGGBB`, or `AARRGGBB` as in spreadsheet files; nil for anything else.
    public init?(hex text: some StringProtocol) {
      var digits = Substring(text)
      if digits.first == "#" { digits = digits.dropFirst() }
      if digits.count == 8 { digits = digits.dropFirst(2) }
      guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: 16) else {
        return nil
      }
      self.init(
        red: UInt8(number >> 16 & 0xFF), green: UInt8(number >> 8 & 0xFF), blue: UInt8(number & 0xFF))
    }

    /// The colour as six hexadecimal digits, `4D96FF`.
    public var hex: String {
      let digits = String(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), radix: 16, uppercase: true)
      return String(repeating: "0", count: 6 - digits.count) + digits
    }
  }
}
