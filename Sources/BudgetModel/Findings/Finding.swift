/// Something in the user's data that needs a look: a fact and its place.
///
/// Findings are collected and handed on, all of them; they never stop the work by themselves. What they mean in words,
/// and what would help, is said by `FindingWording` alone.
public struct Finding: Hashable, Sendable {
  /// How much it matters.
  public enum Severity: String, CaseIterable, Hashable, Comparable, Sendable {
    /// Worth knowing; nothing is wrong.
    case info
    /// Used, but perhaps not as it was meant.
    case warning
    /// Not used, or not usable.
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

  /// The kind of finding, for programs; the vocabulary is open.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// A short name in lower case with hyphens, such as `amount-is-text`.
    public let rawValue: String

    /// The code with this name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What was found, with its values.
  public var fact: Fact
  /// Where it is.
  public var place: Provenance

  /// A fact at a place.
  public init(_ fact: Fact, at place: Provenance) {
    self.fact = fact
    self.place = place
  }

  /// The kind of finding.
  public var code: Code { fact.code }
  /// How much it matters.
  public var severity: Severity { fact.severity }
}
