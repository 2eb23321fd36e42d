import Foundation
import SpreadsheetFiles

/// A checked output location, known to be writable before the work begins.
///
/// Only `RunFiles` creates output locations, and every writing function requires one.
struct OutputTarget {
  /// What happens to an existing file.
  fileprivate enum Kind {
    case stream
    /// No file may exist at the path.
    case new
    /// An existing file is replaced.
    case replacing
    /// The file is replaced only if it still has the content that was read; until then its folder is locked.
    case updating(FileDigest, FolderLock)
  }

  /// The path as the user gave it; `-` is standard output.
  let path: String
  fileprivate let kind: Kind
}

/// Keeps track of the input and output files of one run, so that no file is replaced by mistake.
final class RunFiles {
  /// The maximum time to wait for another program that writes to a folder.
  var patience: Duration = .seconds(10)
  /// The findings for the file of `--findings`, which is written when the run ends.
  var findings: FindingsOutput?
  /// The reason why a file was not read, kept because the code that reads it may report another error instead.
  private(set) var conflict: CommandError?
  private var inputs: Set<FileIdentity> = []
  private var outputs: Set<Place> = []

  /// The location of an output, existing or new.
  private enum Place: Hashable {
    case stream
    case file(FileIdentity)
    case name(String, in: FileIdentity)
  }

  // MARK: Before the work

  /// Records that a file is read.
  ///
  /// - Throws: `CommandError` if something is written to it.
  func read(_ file: FileIdentity?, _ path: String) throws {
    guard let file else { return }
    inputs.insert(file)
    guard outputs.contains(.file(file)) else { return }
    findings = nil
    let error = Self.isInput(path)
    conflict = error
    throw error
  }

  /// Returns an output location for this format.
  ///
  /// - Throws: `CommandError` if an existing file may not be replaced, or a new one cannot be created.
  func target(_ path: String, as form: OutputForm, replacing: Bool) throws -> OutputTarget {
    guard path != FileAccess.standardStream else {
      try claim(.stream, path)
      return OutputTarget(path: path, kind: .stream)
    }
    if let named = OutputForm(path: path), named != form {
      throw CommandError(
        .usage,
        "\(path): this name means \(named.rawValue), but \(form.rawValue) would be written; name a .\(form.suffix) file"
      )
    }
    let target = try Self.following(path)
    guard let file = FileIdentity(path: target.path) else {
      guard let folder = FileIdentity(path: target.folder) else { throw Self.failure(path, ENOENT) }
      try claim(.name(String(target.path.split(separator: "/").last ?? ""), in: folder), path)
      return OutputTarget(path: path, kind: replacing ? .replacing : .new)
    }
    guard !inputs.contains(file) else { throw Self.isInput(path) }
    try claim(.file(file), path)
    guard replacing else {
      throw CommandError(.unreadable, "\(path): this file already exists; name another, or use --replace")
    }
    return OutputTarget(path: path, kind: .replacing)
  }

  /// Returns the location of a file to rewrite; as long as the returned value is kept, other runs cannot
  /// write to the folder.
  ///
  /// - Throws: `CommandError` if another run blocks the folder for too long.
  func updating(_ path: String) throws -> OutputTarget {
    guard path != FileAccess.standardStream else { return OutputTarget(path: path, kind: .stream) }
    // A missing file is reported when it is read.
    guard let file = FileIdentity(path: path) else { return OutputTarget(path: path, kind: .new) }
    let target = try Self.following(path)
    inputs.insert(file)
    do {
      let lock = try FolderLock(target.folder, patience: patience)
      return OutputTarget(path: path, kind: .updating(try FileDigest(path: target.path), lock))
    } catch {
      throw Self.failure(path, error.code)
    }
  }

  private func claim(_ place: Place, _ path: String) throws {
    guard outputs.insert(place).inserted else {
      let name = place == .stream ? "standard output" : path
      throw CommandError(
        .usage, "\(name): two outputs of this command go there; name another file for one of them")
    }
  }

  private static func following(_ path: String) throws -> FileTarget {
    let target: FileTarget
    do { target = try FileTarget(path) } catch { throw failure(path, error.code) }
    guard access(target.folder, W_OK) == 0 else { throw failure(path, errno) }
    return target
  }

  // MARK: After the work

  /// Writes bytes to a file.
  ///
  /// - Throws: `CommandError` if it cannot be written or has changed; the file is then unchanged.
  func write(_ bytes: [UInt8], to target: OutputTarget) throws {
    do {
      switch target.kind {
      case .stream: return
      case .new: try FileOutput.write(bytes, to: target.path, expecting: .nothing, access: .ownerOnly)
      case .replacing:
        // The file may have been read under another name in the meantime.
        guard FileIdentity(path: target.path).map({ !inputs.contains($0) }) ?? true else {
          throw Self.isInput(target.path)
        }
        try FileOutput.write(
          bytes, to: target.path, expecting: .anything, access: .ownerOnly, patience: patience)
      case .updating(let digest, let lock):
        defer { withExtendedLifetime(lock) {} }
        try FileOutput.write(bytes, to: target.path, expecting: .content(digest), access: .ownerOnly)
      }
    } catch let error as FileOutputError {
      throw Self.failure(target.path, error.cause.code)
    }
  }

  /// Replaces a file that was read; if another program wrote the old content, a copy of it can be kept beside
  /// the file.
  ///
  /// - Parameters:
  ///   - bytes: The new content.
  ///   - old: The content that was read.
  ///   - target: The location of the file.
  ///   - keepsCopy: Whether a copy of the old content is kept.
  /// - Returns: The path of the copy; nil if there is none.
  /// - Throws: `CommandError` if the file cannot be written or has changed; it is then unchanged.
  func save(
    _ bytes: [UInt8], over old: [UInt8], to target: OutputTarget, keepsCopy: Bool
  ) throws -> String? {
    guard case .updating(_, let lock) = target.kind else {
      try write(bytes, to: target)
      return nil
    }
    do {
      return try KeptCopy.save(
        bytes, to: target.path, expecting: ContentDigest(old), keepsCopy: keepsCopy, holding: lock)
    } catch .file(let error) {
      throw Self.failure(target.path, error.cause.code)
    } catch {
      throw Self.failure(target.path, EIO)
    }
  }

  /// Restores the content of a file from the copy that was kept beside it.
  ///
  /// - Throws: `CommandError` if there is no copy, or if the file has changed since.
  func restore(_ target: OutputTarget) throws {
    guard case .updating(_, let lock) = target.kind else { throw Self.failure(target.path, ENOENT) }
    do {
      try KeptCopy.restore(target.path, holding: lock)
    } catch .file(let error) {
      throw Self.failure(target.path, error.cause.code)
    } catch .changedSince(let copy) {
      throw CommandError(
        .badInput,
        "\(target.path): it was changed since this program wrote it, so nothing is undone; "
          + "its previous state is in \(copy)"
      )
    } catch .noCopy {
      throw CommandError(
        .badInput, "\(target.path): nothing to undo: no copy of its previous state was kept beside it")
    }
  }

  // MARK: Sentences

  private static func isInput(_ path: String) -> CommandError {
    CommandError(.unreadable, "\(path): this file is read by the same command; name another one to write")
  }

  private static func failure(_ path: String, _ code: Int32) -> CommandError {
    let reason =
      switch code {
      case EISDIR: "this is a folder; name a file in it"
      case EINVAL: "this is not a regular file; to write to a device or a pipe, write to - and redirect that"
      case EEXIST: "this file appeared while the command ran; name another, or use --replace"
      case ESTALE: "this file was changed after it was read, so it was not written; run the command again"
      case EWOULDBLOCK: "another program keeps writing into this folder; try again when it is done"
      default: "the file cannot be written (\(SystemError(code: code).message))"
      }
    return CommandError(.unreadable, "\(path): \(reason)")
  }
}
