import Foundation

/// Converts a page to a PDF or a picture with an installed browser that is based on Chromium.
///
/// The browser reads one file from a separate folder. Its arguments block network access, and so does the page itself.
struct PagePrinter {
  /// The output format of a page.
  enum Form: Hashable {
    /// A PDF with tags, an outline and page numbers.
    case pdf
    /// A picture with a width in pixels.
    case png(width: Int, height: Int)
  }

  /// The names of the executables of such browsers.
  private static let names = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge", "chrome",
  ]
  private static let applications = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ]
  /// The maximum time that the browser may take.
  private static let patience = Duration.seconds(60)

  private let browser: String

  /// Finds the browser that `BUDGET_BROWSER` names or, if there is none, the first browser in the folders of `PATH`.
  ///
  /// - Throws: `CommandError` that says how to print without such a browser.
  init(_ console: Console) throws {
    let folders = (console.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let candidates =
      [console.environment["BUDGET_BROWSER"]].compactMap { $0 }
      + Self.names.flatMap { name in folders.map { "\($0)/\(name)" } } + Self.applications
    guard let found = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw CommandError(
        .unreadable,
        "a PDF or a picture needs Chromium or Chrome, and none is installed; write the page with -o report.html and "
          + "print it from a browser, or name one in BUDGET_BROWSER")
    }
    browser = found
  }

  /// Returns the page converted to another format.
  ///
  /// - Throws: `CommandError` if the browser produces nothing.
  func bytes(of page: [UInt8], as form: Form) throws -> [UInt8] {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "budget-\(UUID().uuidString)")
    let (source, target) = (folder.appending(path: "report.html"), folder.appending(path: "report.out"))
    do {
      try files.createDirectory(
        at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    } catch {
      throw CommandError(
        .unreadable, "no folder could be made for the browser's files: \(error.localizedDescription)")
    }
    defer { try? files.removeItem(at: folder) }
    do {
      try Data(page).write(to: source)
      try run(arguments(form, from: source, to: target, in: folder))
      return Array(try Data(contentsOf: target))
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError(
        .unreadable,
        "\(browser) did not print the page; write it with -o report.html and print it from a browser")
    }
  }

  private func arguments(_ form: Form, from source: URL, to target: URL, in folder: URL) -> [String] {
    var arguments = [
      "--headless", "--disable-gpu", "--no-first-run", "--disable-extensions", "--disable-sync",
      "--disable-background-networking", "--disable-component-update", "--disable-default-apps",
      "--host-resolver-rules=MAP * ~NOTFOUND", "--user-data-dir=\(folder.path)/profile",
      "--virtual-time-budget=4000",
    ]
    // Chromium's sandbox does not work for the superuser, for example in containers; it is not needed,
    // because this program has written the page.
    if geteuid() == 0 { arguments.append("--no-sandbox") }
    switch form {
    case .pdf:
      arguments += [
        "--no-pdf-header-footer", "--generate-pdf-document-outline", "--print-to-pdf=\(target.path)",
      ]
    case .png(let width, let height):
      arguments += [
        "--hide-scrollbars", "--window-size=\(width),\(height)", "--screenshot=\(target.path)",
      ]
    }
    return arguments + [source.absoluteString]
  }

  private func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: browser)
    process.arguments = arguments
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let end = ContinuousClock.now + Self.patience
    while process.isRunning, ContinuousClock.now < end { Thread.sleep(forTimeInterval: 0.02) }
    guard !process.isRunning else {
      process.terminate()
      throw CommandError(
        .unreadable, "\(browser) did not end within \(Self.patience.components.seconds) seconds")
    }
  }
}
