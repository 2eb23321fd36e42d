@testable import SpreadsheetFiles

enum InflateTarget {
  /// A limit for the output, because a few bytes may inflate to a thousand times as many.
  private static let mostBytes = 1 << 20

  static func run(_ bytes: [UInt8]) {
    let whole = inflate(bytes, portion: bytes.count + 1, piece: 1 << 16)
    require(inflate(bytes, portion: 3, piece: 1_024) == whole, "pieces give other bytes")
  }

  /// Returns the inflated bytes; nil for damaged data.
  private static func inflate(_ deflated: [UInt8], portion: Int, piece: Int) -> [UInt8]? {
    var offset = 0
    let stream = InflateStream { room in
      let count = min(portion, room.count, deflated.count - offset)
      room.copyBytes(from: deflated[offset..<offset + count])
      offset += count
      return count
    }
    // Memory of exactly this size, so that an access beyond its end is detected.
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: DeflateSymbols.window + piece)
    defer { memory.deallocate() }
    memory.initialize(repeating: 0)
    var (result, history) = ([UInt8](), 0)
    while result.count < mostBytes {
      let room = UnsafeMutableBufferPointer(rebasing: memory[DeflateSymbols.window...])
      guard let count = try? stream.fill(room, history: history) else { return nil }
      result += room[..<count]
      if count < piece { return result }
      history = min(result.count, DeflateSymbols.window)
      for (index, byte) in result.suffix(history).enumerated() {
        memory[DeflateSymbols.window - history + index] = byte
      }
    }
    return Array(result.prefix(mostBytes))
  }
}
