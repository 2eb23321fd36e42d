public import Foundation

/// A temporary folder for one test, which is deleted afterwards.
public final class TemporaryFolder {
  /// The folder.
  public let url: URL

  /// Creates an empty folder.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "budgetkit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Returns the path of a file in the folder.
  public func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file to the folder and returns its path.
  public func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    try Data(bytes).write(to: url.appending(path: name))
    return path(name)
  }
}
