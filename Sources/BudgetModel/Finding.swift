/// Something in the user's data that needs a look: what, where, why, and what to do.
///
/// Findings are collected and handed on, all of them; they never stop the work by themselves.
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

  /// The kind of finding.
  public var code: Code
  /// How much it matters.
  public var severity: Severity
  /// Where it is.
  public var place: Provenance
  /// What it is and why, one sentence without a full stop: `the amount "12,3,4" is not a number`.
  public var reason: String
  /// What would help, one sentence without a full stop; nil where nothing has to be done.
  public var remedy: String?

  /// A finding at a place.
  public init(
    _ code: Code, _ severity: Severity, at place: Provenance, reason: String, remedy: String? = nil
  ) {
    self.code = code
    self.severity = severity
    self.place = place
    self.reason = reason
    self.remedy = remedy
  }
}
