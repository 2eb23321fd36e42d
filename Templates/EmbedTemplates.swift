import Foundation
import PackagePlugin

/// Embeds the texts of the folders beside this file in the targets that use them.
@main struct EmbedTemplates: BuildToolPlugin {
  /// The folders of each target; for example, `Templates/Report` becomes the enumeration `EmbeddedReport`.
  private static let folders = [
    "BudgetBackups": ["Starters"],
    "BudgetReports": ["Report"],
    "FieldReading": ["Words"],
    "TextImport": ["Profiles"],
    "Translations": ["Languages"],
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let tool = try context.tool(named: "EmbedTemplatesTool").url
    if target.name == "budget" { return [commit(context, tool)] }
    return try Self.folders[target.name, default: []].map { name in
      let folder = context.package.directoryURL.appending(path: "Templates/\(name)")
      let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      let output = context.pluginWorkDirectoryURL.appending(path: "Embedded\(name).swift")
      return .buildCommand(
        displayName: "Embedding Templates/\(name)", executable: tool,
        arguments: [folder.path, output.path], inputFiles: [folder] + files, outputFiles: [output])
    }
  }

  /// Returns the command that records the commit from which `budget` is built; without a repository, it records `nil`.
  private func commit(_ context: PluginContext, _ tool: URL) -> Command {
    let repository = context.package.directoryURL.appending(path: ".git")
    let output = context.pluginWorkDirectoryURL.appending(path: "SourceCommit.swift")
    // The log of `HEAD` changes with each commit.
    let inputs = ["HEAD", "logs/HEAD"].map { repository.appending(path: $0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    return .buildCommand(
      displayName: "Noting the commit", executable: tool,
      arguments: ["--commit", repository.path, output.path],
      inputFiles: inputs, outputFiles: [output])
  }
}
