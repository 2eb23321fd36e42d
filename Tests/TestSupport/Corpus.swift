public import Foundation

/// Other people's files beside the checkout, for tests that run only where they are.
public enum Corpus {
  /// The folder, whether or not it exists.
  public static let folder = packageFolder.deletingLastPathComponent().appending(path: "shared/corpus")

  /// Whether the corpus is on this machine.
  public static let isPresent = FileManager.default.fileExists(atPath: folder.path)

  /// Every file below a folder of the corpus with one of these extensions, by path.
  public static func files(in subfolder: String, extensions: Set<String>) -> [URL] {
    let root = folder.appending(path: subfolder)
    guard let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil) else {
      return []
    }
    return files.compactMap { $0 as? URL }
      .filter { extensions.contains($0.pathExtension.lowercased()) }
      .sorted { $0.path < $1.path }
  }
}

/// The folder of the package's manifest.
public let packageFolder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
