/// A currency, identified by its ISO 4217 code.
public struct Currency: Hashable, Sendable {
  /// The code: three uppercase letters.
  public let code: String

  /// The currency with this code in upper or lower case; nil if the code is not three ASCII letters.
  public init?(_ code: some StringProtocol) {
    let code = code.uppercased()
    guard code.utf8.count == 3, code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else { return nil }
    self.code = code
  }

  private init(known code: String) {
    self.code = code
  }

  /// The US dollar, the default currency of a new budget.
  public static let usd = Currency(known: "USD")

  /// The number of decimal places of an amount: 2 for most, 0 for JPY, 3 for KWD (ISO 4217, minor unit).
  public var minorUnits: Int { Self.minorUnitExceptions[code] ?? 2 }

  /// The exceptions in ISO 4217 list one: currencies whose minor unit is not a hundredth.
  private static let minorUnitExceptions: [String: Int] = [
    "BIF": 0, "CLP": 0, "DJF": 0, "GNF": 0, "ISK": 0, "JPY": 0, "KMF": 0, "KRW": 0, "PYG": 0, "RWF": 0,
    "UGX": 0, "UYI": 0, "VND": 0, "VUV": 0, "XAF": 0, "XOF": 0, "XPF": 0,
    "BHD": 3, "IQD": 3, "JOD": 3, "KWD": 3, "LYD": 3, "OMR": 3, "TND": 3,
    "CLF": 4, "UYW": 4,
  ]
}

extension Currency: CustomStringConvertible {
  public var description: String { code }
}
