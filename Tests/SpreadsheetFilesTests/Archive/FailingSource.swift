import CLibZip
import Foundation
import TestSupport

@testable import SpreadsheetFiles

/// The bytes of an archive from a medium on which one read, or each from one on, goes wrong.
final class FailingSource: MemorySource {
  /// What goes wrong.
  enum Fault: CaseIterable, Sendable {
    /// One read fails, and the next would not.
    case once
    /// Every read fails from then on.
    case forGood
    /// The medium ends.
    case end
  }

  /// How many of these are alive, and how many reads there were.
  final class Census {
    var alive = 0
    var reads = 0
  }

  private let fault: Fault
  private let faultyRead: Int
  private let census: Census

  init(_ bytes: [UInt8], _ fault: Fault, atRead read: Int, census: Census) {
    (self.fault, self.faultyRead, self.census) = (fault, read, census)
    census.alive += 1
    super.init(bytes)
  }

  deinit { census.alive -= 1 }

  override func read(_ data: UnsafeMutableRawPointer?, _ length: Int) -> Int64 {
    census.reads += 1
    guard fault == .once ? census.reads == faultyRead : census.reads >= faultyRead else {
      return super.read(data, length)
    }
    if fault == .end { return 0 }
    zip_error_set(&error, ZIP_ER_READ, EIO)
    return -1
  }
}
