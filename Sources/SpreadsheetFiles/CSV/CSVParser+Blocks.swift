/// Reads rows block by block: `CSVRowScanner` reads ordinary rows, and the state machine reads the others.
extension CSVParser {
  /// The rows that end in a chunk, up to the first faulty one.
  mutating func block(of chunk: [UInt8]) -> CSVBlock {
    var block = CSVBlock(bytes: chunk)
    // Most fields have at least eight bytes, including the delimiter, so this capacity is usually enough.
    block.fields.reserveCapacity(chunk.count / 8)
    block.rows.reserveCapacity(chunk.count / 64)
    var position = 0
    do throws(CSVError) {
      while position < chunk.count {
        if isBetweenRows { scanRows(chunk, from: &position, into: &block) }
        if try next(in: chunk, at: &position) { block.append(record) }
      }
    } catch {
      block.failure = error
    }
    return block
  }

  /// Appends ordinary rows up to the first row that is not ordinary.
  private mutating func scanRows(_ chunk: [UInt8], from position: inout Int, into block: inout CSVBlock) {
    chunk.withUnsafeBufferPointer { bytes in
      while case let first = block.fields.count,
        let end = CSVRowScanner.scan(
          bytes, from: position, delimiter: delimiter, limits: limits, into: &block.fields)
      {
        block.rows.append(
          CSVBlock.Row(line: line, firstField: first, count: block.fields.count &- first))
        position = end
        passLine()
      }
      let known = block.rows.last.map { $0.firstField + $0.count } ?? 0
      block.fields.removeLast(block.fields.count - known)
    }
  }
}
