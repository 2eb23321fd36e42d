/// The names in a page under which transactions are found: those of a category, those of a day.
public struct LogTargets: Sendable {
  private let names: [String: String]

  /// These names, by what they are asked for.
  init(_ names: [String: String]) { self.names = names }

  /// The name in the page; nil for what the log does not list.
  func name(_ key: String?) -> String? { key.flatMap { names[$0] } }
}
