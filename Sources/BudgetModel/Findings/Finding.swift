/// Something in the user's data that needs attention: a fact and its position.
///
/// All findings are collected and passed on; they never stop the work by themselves. Only
/// `FindingWording` expresses them in words, with advice.
public struct Finding: Hashable, Sendable {
  /// The severity of a finding.
  public enum Severity: String, CaseIterable, Hashable, Comparable, Sendable {
    /// The finding is for information; nothing is wrong.
    case info
    /// The value is used, but perhaps not as intended.
    case warning
    /// The value cannot be used, or is not used.
    case error

    public static func < (left: Severity, right: Severity) -> Bool {
      rank(left) < rank(right)
    }

    private static func rank(_ severity: Severity) -> Int {
      switch severity {
      case .info: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// The kind of finding, for programs; new kinds may be added.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// A short lowercase name with hyphens, such as `amount-is-text`.
    public let rawValue: String

    /// The code with this name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What was found, with its values.
  public var fact: Fact
  /// The position of the fact in the source.
  public var place: Provenance

  /// Creates a finding of a fact at a position.
  public init(_ fact: Fact, at place: Provenance) {
    self.fact = fact
    self.place = place
  }

  /// The kind of finding.
  public var code: Code { fact.code }
  /// The severity.
  public var severity: Severity { fact.severity }
}
