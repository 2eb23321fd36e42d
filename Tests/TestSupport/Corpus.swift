public import Foundation

/// Sample files from other sources, beside the checkout; tests that need them run only if they are present.
public enum Corpus {
  /// The folder, whether or not it exists.
  public static let folder = packageFolder.deletingLastPathComponent().appending(path: "shared/corpus")

  /// Whether the corpus is on this machine.
  public static let isPresent = FileManager.default.fileExists(atPath: folder.path)

  /// Returns the files below a folder of the corpus that have one of these extensions, by path.
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

/// The folder with the package's manifest.
public let packageFolder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
