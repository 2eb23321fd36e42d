public import ArgumentParser
public import BudgetFiles
import Foundation

/// The options for reading a CSV file, and for the output of findings.
struct CSVInputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The profile of a CSV: a name or a file (default: the one that matches the header).",
      valueName: "name|file.yaml"))
  var profile: String?

  @Option(
    help: ArgumentHelp(
      "The decimal separator of a CSV's amounts: . or , (default: detected from the column).",
      valueName: "mark"))
  var decimalMark: DecimalMark?

  @Option(
    help: ArgumentHelp(
      "The sign convention of a CSV's amounts: negative-is-expense or positive-is-expense "
        + "(default: detected from the file).",
      valueName: "rule"))
  var signs: SignConvention?

  @Option(
    help: ArgumentHelp("Write all findings to a CSV file.", valueName: "file"), completion: .file())
  var findings: String?

  /// Returns the options with the named profile and the available profiles: the user's own, then
  /// the built-in ones.
  ///
  /// - Throws: `CommandError` if a profile is unknown or invalid.
  func options(on console: Console) throws -> CSVOptions {
    var catalog = ProfileCatalog.builtIn
    for path in try Self.ownProfiles(console) { catalog.add(try Self.read(path, console)) }
    var chosen: CSVProfile?
    if let profile {
      if Self.isFile(profile) {
        chosen = try Self.read(profile, console)
      } else {
        chosen = catalog[profile]
        guard chosen != nil else {
          throw CommandError(
            .usage,
            "there is no profile \"\(profile)\"; the profiles are "
              + "\(catalog.profiles.map(\.name).sorted().joined(separator: ", "))"
          )
        }
      }
    }
    return CSVOptions(profile: chosen, catalog: catalog)
  }

  /// Returns the files in `$XDG_CONFIG_HOME/budget/profiles` (`~/.config` if it is not set), the
  /// last one first.
  private static func ownProfiles(_ console: Console) throws -> [String] {
    let home = console.environment["HOME"].map { "\($0)/.config" }
    let named = console.environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    guard let base = named ?? home else { return [] }
    let folder = "\(base)/budget/profiles"
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      return []
    }
    guard let files = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw CommandError(
        .unreadable, "\(folder): this folder of profiles cannot be read; check its permissions")
    }
    return files.filter(isFile).sorted(by: >).map {
      "\(folder)/\($0)"
    }
  }

  /// Returns whether a profile is given as a file.
  static func isFile(_ profile: String) -> Bool { profile.hasSuffix(".yaml") || profile.hasSuffix(".yml") }

  private static func read(_ path: String, _ console: Console) throws -> CSVProfile {
    let text = try FileAccess(console: console).text(path, "profile")
    do {
      return try CSVProfile(yaml: text, file: FileAccess.name(of: path))
    } catch {
      throw CommandError(.badInput, error.description)
    }
  }
}

extension DecimalMark: ExpressibleByArgument {
  /// Reads `.` or `,`, or their names.
  public init?(argument: String) {
    switch argument {
    case "point": self = .point
    case "comma": self = .comma
    default: self.init(rawValue: argument)
    }
  }
}

extension SignConvention: ExpressibleByArgument {
  /// Reads `negative-is-expense` or `positive-is-expense`.
  public init?(argument: String) { self.init(word: argument) }
}
