internal import Foundation

/// Writes the texts of a folder as a Swift file: `EmbedTemplatesTool Templates/Report EmbeddedReport.swift`.
///
/// With `--commit .git SourceCommit.swift` it writes the commit of a repository instead.
///
/// The folder's description (`README.md`) is left out. The enumeration is named after the output file. Its
/// `files` are all texts in the order of their names. Each text also has a constant: `page.css` has the
/// constant `pageCss`.
@main struct EmbedTemplatesTool {
  static func main() throws {
    let arguments = CommandLine.arguments
    if arguments[1] == "--commit" {
      return try writeCommit(of: URL(filePath: arguments[2]), to: URL(filePath: arguments[3]))
    }
    let folder = URL(filePath: CommandLine.arguments[1])
    let output = URL(filePath: CommandLine.arguments[2])
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles
    ).filter { $0.pathExtension != "md" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
    var source = """
      /// The files of `Templates/\(folder.lastPathComponent)`, byte for byte.
      enum \(output.deletingPathExtension().lastPathComponent) {
        /// Name and text of each file.
        static let files: [(name: String, text: String)] = [

      """
    for file in files {
      let name = file.lastPathComponent
      source += "    (\"\(name)\", \(constant(name))),\n"
    }
    source += "  ]\n"
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      source += "\n  static let \(constant(file.lastPathComponent)) = \(literal(text))\n"
    }
    try (source + "}\n").write(to: output, atomically: true, encoding: .utf8)
  }

  /// Writes the seven-digit hash of a repository's head commit; `nil` if there is no repository.
  private static func writeCommit(of repository: URL, to output: URL) throws {
    func text(_ path: String) -> String? {
      (try? String(contentsOf: repository.appending(path: path), encoding: .utf8))?
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
    let head = text("HEAD")
    let branch = head.flatMap { $0.hasPrefix("ref: ") ? String($0.dropFirst(5)) : nil }
    let packed = branch.flatMap { name in
      text("packed-refs")?.split(separator: "\n").first { $0.hasSuffix(" \(name)") }
    }
    let digits = (branch.map { text($0) ?? packed.map(String.init) ?? "" } ?? head ?? "").prefix(7)
    let isCommit = digits.count == 7 && digits.allSatisfy(\.isHexDigit)
    try """
    /// The commit that this command was built from.
    enum SourceCommit {
      static let digits: String? = \(isCommit ? "\"\(digits)\"" : "nil")
    }

    """.write(to: output, atomically: true, encoding: .utf8)
  }

  private static func constant(_ file: String) -> String {
    let words = file.split { !$0.isLetter && !$0.isNumber }
    return words.dropFirst().reduce(String(words.first ?? "")) { $0 + $1.capitalized }
  }

  /// A raw string literal whose delimiters have more number signs (`#`) than any sequence of number signs in
  /// the text; Windows line ends are escaped, because the compiler would change them.
  private static func literal(_ text: String) -> String {
    let runs = text.split { $0 != "#" }.map(\.count)
    let signs = String(repeating: "#", count: (runs.max() ?? 0) + 1)
    let kept = text.replacing("\r\n", with: "\\\(signs)r\n").replacing("\r", with: "\\\(signs)r")
    return "\(signs)\"\"\"\n\(kept)\n\"\"\"\(signs)"
  }
}
