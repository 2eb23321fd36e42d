import CLibZip
import Foundation
import TestSupport

@testable import SpreadsheetFiles

/// The bytes of an archive on a medium where one read fails, or every read from a certain number on.
final class FailingSource: MemorySource {
  /// The kind of failure.
  enum Fault: CaseIterable, Sendable {
    /// One read fails, but later reads succeed.
    case once
    /// This read and all later reads fail.
    case forGood
    /// The medium ends at this read.
    case end
  }

  /// The number of sources in memory, and the number of reads.
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
