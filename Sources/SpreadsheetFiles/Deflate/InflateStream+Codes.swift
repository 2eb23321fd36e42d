extension InflateStream {
  /// The maximum number of bytes that one step writes.
  ///
  /// These are a repetition, the literals before it, and the bytes overwritten after it.
  private static let mostBytesAtOnce = 258 + 3 + 16
  /// The maximum number of bits of a code (15) with its extra bits (13, for a distance).
  private static let mostBitsOfEntry: UInt64 = 28

  /// Decodes symbols until the block ends or the output is full.
  func decode(into output: inout InflateOutput) throws(SpreadsheetFileError) {
    repeatRest(into: &output)
    while state == .codes, output.next < output.end {
      if bits.hasWords, output.end - output.next >= Self.mostBytesAtOnce {
        try decodeQuickly(into: &output)
      } else {
        try decodeSymbol(into: &output)
      }
    }
  }

  /// Decodes symbols as long as there is enough input and space, so that single symbols need no check.
  private func decodeQuickly(into output: inout InflateOutput) throws(SpreadsheetFileError) {
    var (bits, out) = (self.bits, output)
    defer { (self.bits, output) = (bits, out) }
    let last = out.end - Self.mostBytesAtOnce
    try literals.entries.withUnsafeBufferPointer { literals throws(SpreadsheetFileError) in
      try distances.entries.withUnsafeBufferPointer { distances throws(SpreadsheetFileError) in
        bits.refill()
        // The entry of the next code is looked up before the output of the last one is written.
        var entry = literals[bits.peek(11)]
        while bits.hasWords, out.next <= last {
          var start = bits.skip(entry)
          if entry.isLiteral {
            var byte = entry.byte
            entry = literals[bits.peek(11)]
            start = bits.skip(entry)
            out.append(byte)
            if entry.isLiteral {
              byte = entry.byte
              entry = literals[bits.peek(11)]
              start = bits.skip(entry)
              out.append(byte)
              if entry.isLiteral {
                byte = entry.byte
                bits.refill()
                entry = literals[bits.peek(11)]
                out.append(byte)
                continue
              }
            }
          }
          if entry.isException {
            guard entry.isFurtherTable else { return try endBlock(entry) }
            entry = literals[entry.value + bits.peek(4)]
            start = bits.skip(entry)
            if entry.isLiteral {
              out.append(entry.byte)
              bits.refill()
              entry = literals[bits.peek(11)]
              continue
            }
            if entry.isException { return try endBlock(entry) }
          }
          let length = entry.value(start)
          bits.refill()
          var further = distances[bits.peek(9)]
          start = bits.skip(further)
          if further.isException {
            guard further.isFurtherTable else { throw Self.damage("a distance is none") }
            further = distances[further.value + bits.peek(6)]
            start = bits.skip(further)
            guard !further.isException else { throw Self.damage("a distance is none") }
          }
          let distance = further.value(start)
          guard distance <= out.next - out.first else { throw Self.tooFar }
          bits.refill()
          entry = literals[bits.peek(11)]
          out.repeatWords(length, distance: distance)
        }
      }
    }
  }

  /// Decodes one symbol near the end of the output or of the loaded bytes.
  private func decodeSymbol(into output: inout InflateOutput) throws(SpreadsheetFileError) {
    let (entry, value) = try decodeEntry(literals)
    if entry.isLiteral {
      output.append(entry.byte)
    } else if entry.isException {
      try endBlock(entry)
    } else {
      let (further, distance) = try decodeEntry(distances)
      guard !further.isException else { throw Self.damage("a distance is none") }
      guard distance <= output.next - output.first else { throw Self.tooFar }
      rest = (value, distance)
      repeatRest(into: &output)
    }
  }

  /// Returns the entry of the next code and its value, and consumes the code.
  func decodeEntry(
    _ table: DecodingTable
  ) throws(SpreadsheetFileError) -> (entry: DecodingTable.Entry, value: Int) {
    try gather(Self.mostBitsOfEntry)
    var entry = table.entries[bits.peek(UInt64(table.bits))]
    if entry.isFurtherTable {
      guard bits.count >= entry.width else { throw Self.early }
      _ = bits.skip(entry)
      entry = table.entries[entry.value + bits.peek(UInt64(DecodingTable.longest - table.bits))]
    }
    guard bits.count >= entry.width else { throw Self.early }
    return (entry, entry.value(bits.skip(entry)))
  }

  private func endBlock(_ entry: DecodingTable.Entry) throws(SpreadsheetFileError) {
    guard entry.isEndOfBlock else { throw Self.damage("a code stands for nothing") }
    state = .blockHead
  }

  /// Continues an unfinished repetition as far as there is room.
  private func repeatRest(into output: inout InflateOutput) {
    let length = min(rest.length, output.end - output.next)
    output.repeatBytes(length, distance: rest.distance)
    rest.length -= length
  }

  private static var early: SpreadsheetFileError { damage("the data ends too early") }
  private static var tooFar: SpreadsheetFileError { damage("a repetition reaches too far back") }
}
