#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Replaces a user's file and keeps one copy next to it: the last state that this program did not write.
///
/// The copy of `household.xlsx` is `household.before-<16 hex digits>.xlsx`. The digits are the first digits of
/// the SHA-256 of the content that this program wrote to `household.xlsx`. As long as the content matches them,
/// this program was the last to write the file, and saving the file again only renames the copy. If somebody else
/// has changed the file, the changed state becomes the new copy. The copy is in the folder of the file itself,
/// even if the path is a symbolic link.
///
/// The copy is complete on the disk before the file is replaced, and an older copy is removed only afterwards. Ending
/// the process at any moment therefore leaves a complete file, and loses no state that the user saved.
package struct KeptCopy {
  /// The reason why nothing was saved or restored.
  package enum Failure: Error, Hashable, Sendable {
    /// The file cannot be read, written or locked; the cause is `ESTALE` if the file has changed.
    case file(FileOutputError)
    /// There is no copy.
    case noCopy
    /// There is a copy with this name, but the file has been changed since this program wrote it.
    case changedSince(copy: String)
  }

  private let path: String
  private let target: FileTarget
  private let calls: FileCalls

  private init(_ path: String, _ calls: FileCalls) throws(SystemError) {
    (self.path, self.calls) = (path, calls)
    target = try FileTarget(path)
    guard target.mode != nil else { throw SystemError(code: ENOENT) }
  }

  /// Saves bytes to an existing file whose content has not changed since it was read.
  ///
  /// An existing copy is renamed to match the new content even without `keepsCopy`, which only controls new copies.
  ///
  /// - Parameters:
  ///   - bytes: The new content.
  ///   - path: The path of the file.
  ///   - expected: The digest of the content that was read.
  ///   - keepsCopy: Whether to keep a copy of a state that this program did not write.
  ///   - lock: The lock on the file's folder if the caller has it; otherwise, this method takes it.
  ///   - patience: The maximum time to wait for the lock.
  ///   - calls: The system calls.
  /// - Returns: The path of the copy; nil if there is none.
  /// - Throws: `Failure`. The file and its copy are then unchanged.
  @discardableResult
  package static func save(
    _ bytes: [UInt8], to path: String, expecting expected: ContentDigest, keepsCopy: Bool,
    holding lock: FolderLock? = nil, patience: Duration = .seconds(10), calls: FileCalls = .system
  ) throws(Failure) -> String? {
    var step = FileOutputError.Step.resolve
    do throws(SystemError) {
      let kept = try KeptCopy(path, calls)
      let lock = try kept.lock(lock, patience)
      defer { withExtendedLifetime(lock) {} }
      // The file is compared again at the moment of the rename, because not every program takes locks.
      let seen = try FileDigest(path: kept.target.path)
      let present = try kept.content(kept.target.path)
      let digest = ContentDigest(present)
      guard digest == expected else { throw SystemError(code: ESTALE) }
      step = .write
      return try kept.save(bytes, over: present, digest, seen, keepsCopy)
    } catch {
      throw .file(FileOutputError(path: path, step: step, cause: error))
    }
  }

  private func save(
    _ bytes: [UInt8], over present: [UInt8], _ digest: ContentDigest, _ seen: FileDigest, _ keepsCopy: Bool
  ) throws(SystemError) -> String? {
    let (old, new) = (copyPath(digest), copyPath(ContentDigest(bytes)))
    let isOurs = Self.isFile(old)
    guard bytes != present else { return isOurs ? old : nil }
    if isOurs {
      try giveName(new, toCopy: old)
    } else if keepsCopy {
      try write(present, to: new)
    }
    do throws(FileOutputError) {
      let file = try AtomicFile(path: target.path, calls: calls)
      try file.write(bytes)
      try file.commit(expecting: .content(seen))
    } catch {
      // If the file is unchanged, the copy created for the new content is not needed.
      if isOurs || keepsCopy, (try? FileDigest(path: target.path)) == seen { _ = calls.remove(new) }
      throw error.cause
    }
    guard isOurs || keepsCopy else { return nil }
    for name in copies() where path(of: name) != new {
      _ = calls.remove(path(of: name))
    }
    return new
  }

  /// Gives a copy an additional name (a hard link), or copies its content if that fails.
  private func giveName(_ new: String, toCopy old: String) throws(SystemError) {
    guard calls.link(old, new) != 0 else { return try calls.sync(folder: target.folder) }
    try write(try content(old), to: new)
  }

  private func write(_ bytes: [UInt8], to copy: String) throws(SystemError) {
    do {
      let file = try AtomicFile(path: copy, mode: target.mode, calls: calls)
      try file.write(bytes)
      try file.commit()
    } catch {
      throw error.cause
    }
  }

  /// Restores a file whose content this program wrote: the copy is renamed to the file's name.
  ///
  /// - Throws: `Failure`. The file and the copy are then unchanged.
  package static func restore(
    _ path: String, holding lock: FolderLock? = nil, patience: Duration = .seconds(10),
    calls: FileCalls = .system
  ) throws(Failure) {
    var other: String?
    do throws(SystemError) {
      let kept = try KeptCopy(path, calls)
      let lock = try kept.lock(lock, patience)
      defer { withExtendedLifetime(lock) {} }
      let copy = kept.copyPath(ContentDigest(try kept.content(kept.target.path)))
      if Self.isFile(copy) {
        guard calls.rename(copy, kept.target.path) == 0 else { throw SystemError.last }
        try calls.sync(folder: kept.target.folder)
        return
      }
      other = kept.copies().sorted().first
    } catch {
      throw .file(FileOutputError(path: path, step: .rename, cause: error))
    }
    throw other.map { .changedSince(copy: $0) } ?? .noCopy
  }

  /// The lock that the caller holds, or a new one.
  private func lock(_ held: FolderLock?, _ patience: Duration) throws(SystemError) -> FolderLock {
    if let held { return held }
    return try FolderLock(target.folder, patience: patience)
  }

  // MARK: Names and bytes

  /// The file's name before its extension, and the extension with its dot.
  private var nameParts: (stem: Substring, suffix: Substring) {
    let name = target.path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (name, "") }
    return (name[..<dot], name[dot...])
  }

  private func copyPath(_ digest: ContentDigest) -> String {
    path(of: "\(nameParts.stem).before-\(digest.short)\(nameParts.suffix)")
  }

  private func path(of name: String) -> String { "\(target.folder)/\(name)" }

  /// The names of all copies of the file.
  private func copies() -> [String] {
    let (start, suffix) = ("\(nameParts.stem).before-", nameParts.suffix)
    guard let stream = opendir(target.folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
          String(cString: $0)
        }
      }
      guard name.hasPrefix(start), name.hasSuffix(suffix),
        name.utf8.count == start.utf8.count + 16 + suffix.utf8.count,
        name.dropFirst(start.count).prefix(16).utf8.allSatisfy(Self.isHexDigit)
      else { continue }
      names.append(name)
    }
    return names
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
  }

  /// Whether there is a regular file at a path; a symbolic link to a file does not count.
  private static func isFile(_ path: String) -> Bool {
    var facts = stat()
    return lstat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
  }

  private func content(_ path: String) throws(SystemError) -> [UInt8] {
    let file = try InputFile(path, calls: calls)
    var bytes: [UInt8] = []
    while true {
      let piece = try file.read(1 << 20)
      bytes += piece
      if piece.count < 1 << 20 { return bytes }
    }
  }
}
