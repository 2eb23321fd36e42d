/// The anchors of transactions in a page, such as all transactions of a category or of a day.
public struct LogTargets: Sendable {
  private let names: [String: String]

  /// Creates targets from anchors by key.
  init(_ names: [String: String]) { self.names = names }

  /// Returns the anchor in the page; nil if the log does not list the key.
  func name(_ key: String?) -> String? { key.flatMap { names[$0] } }
}
