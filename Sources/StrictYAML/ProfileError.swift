/// The reason why a text is not a profile: the file, the line, the key, and the error.
public struct ProfileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name.
  public var file: String
  /// The line, from 1, if it is known.
  public var line: Int?
  /// The path of the key, such as `columns.date`; nil for the file as a whole.
  public var key: String?
  /// The error, without a full stop.
  public var reason: String

  /// Creates an error at a position.
  public init(file: String, line: Int?, key: String?, reason: String) {
    (self.file, self.line, self.key, self.reason) = (file, line, key, reason)
  }

  /// The position and the reason in one sentence: `my-bank.yaml, line 3, columns: …`.
  public var description: String {
    let place = [file, line.map { "line \($0)" }, key].compactMap(\.self).joined(separator: ", ")
    return "\(place): \(reason)"
  }
}
