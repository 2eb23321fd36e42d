/// Writes blocks: encodes the sequences of a `RepetitionFinder` with the shortest code (RFC 1951, 3.2).
struct DeflateBlock: ~Copyable {
  private var literalCounts = [UInt32](repeating: 0, count: DeflateSymbols.literalCount)
  private var distanceCounts = [UInt32](repeating: 0, count: DeflateSymbols.distanceCount)
  /// The code of each byte, and of each length with its extra bits; the lowest byte is the number of bits.
  private let literalBits = UnsafeMutablePointer<UInt32>.allocate(capacity: 256)
  private let lengthBits = UnsafeMutablePointer<UInt32>.allocate(capacity: 259)
  private let distanceBits = UnsafeMutablePointer<UInt32>.allocate(capacity: DeflateSymbols.distanceCount)

  init() {}

  deinit {
    literalBits.deallocate()
    lengthBits.deallocate()
    distanceBits.deallocate()
  }

  /// Appends a block with these bytes.
  mutating func write(
    _ bytes: UnsafeBufferPointer<UInt8>, _ sequences: UnsafeBufferPointer<RepetitionFinder.Sequence>,
    isFinal: Bool, to output: inout BitWriter
  ) {
    let extraBits = count(bytes, sequences)
    let literals = HuffmanCode(frequencies: literalCounts, longest: 15)
    let distances = HuffmanCode(frequencies: distanceCounts, longest: 15)
    let header = DynamicHeader(literals, distances)
    let dynamicCost = header.cost + literals.cost(literalCounts) + distances.cost(distanceCounts)
    let fixedCost =
      DeflateSymbols.fixedLiterals.cost(literalCounts) + DeflateSymbols.fixedDistances.cost(distanceCounts)
    output.reserve(bytes.count + 1_024)
    if min(dynamicCost, fixedCost) + extraBits >= 8 * bytes.count {
      return Self.store(bytes, isFinal: isFinal, to: &output)
    }
    output.put(isFinal ? 1 : 0, 1)
    if fixedCost <= dynamicCost {
      output.put(1, 2)
      prepare(DeflateSymbols.fixedLiterals, DeflateSymbols.fixedDistances)
      write(bytes, sequences, DeflateSymbols.fixedLiterals, to: &output)
    } else {
      output.put(2, 2)
      header.write(to: &output)
      prepare(literals, distances)
      write(bytes, sequences, literals, to: &output)
    }
  }

  /// Counts the symbols and returns the number of their extra bits.
  private mutating func count(
    _ bytes: UnsafeBufferPointer<UInt8>, _ sequences: UnsafeBufferPointer<RepetitionFinder.Sequence>
  ) -> Int {
    for index in literalCounts.indices { literalCounts[index] = 0 }
    for index in distanceCounts.indices { distanceCounts[index] = 0 }
    literalCounts[DeflateSymbols.endOfBlock] = 1
    var extraBits = 0
    literalCounts.withUnsafeMutableBufferPointer { literals in
      distanceCounts.withUnsafeMutableBufferPointer { distances in
        DeflateSymbols.lengthSlots.withUnsafeBufferPointer { slots in
          var next = 0
          for sequence in sequences {
            let end = next &+ Int(sequence.literals)
            while next < end {
              literals[Int(bytes[next])] &+= 1
              next &+= 1
            }
            guard sequence.length > 0 else { continue }
            next &+= Int(sequence.length)
            let slot = Int(slots[Int(sequence.length) &- 3])
            let (symbol, extra) = DeflateSymbols.distanceSlot(UInt32(sequence.distance) &+ 1)
            literals[257 &+ slot] &+= 1
            distances[symbol] &+= 1
            extraBits &+= Int(extra) &+ Int(DeflateSymbols.lengthExtraBits[slot])
          }
        }
      }
    }
    return extraBits
  }

  private func prepare(_ literals: HuffmanCode, _ distances: HuffmanCode) {
    for byte in 0..<256 { literalBits[byte] = literals.codes[byte] << 8 | UInt32(literals.lengths[byte]) }
    for length in DeflateSymbols.lengths {
      let slot = Int(DeflateSymbols.lengthSlots[length - 3])
      let symbol = 257 + slot
      let extra = UInt32(length - DeflateSymbols.lengthBases[slot])
      let codeLength = UInt32(literals.lengths[symbol])
      let bits = literals.codes[symbol] | extra << codeLength
      lengthBits[length] = bits << 8 | (codeLength + UInt32(DeflateSymbols.lengthExtraBits[slot]))
    }
    for symbol in 0..<DeflateSymbols.distanceCount {
      distanceBits[symbol] = distances.codes[symbol] << 8 | UInt32(distances.lengths[symbol])
    }
  }

  private func write(
    _ bytes: UnsafeBufferPointer<UInt8>, _ sequences: UnsafeBufferPointer<RepetitionFinder.Sequence>,
    _ literals: HuffmanCode, to output: inout BitWriter
  ) {
    var next = 0
    for sequence in sequences {
      let end = next &+ Int(sequence.literals)
      while next &+ 1 < end {
        let first = UInt64(literalBits[Int(bytes[next])])
        let second = UInt64(literalBits[Int(bytes[next &+ 1])])
        let count = first & 0xFF
        output.put(first &>> 8 | (second &>> 8) &<< count, count &+ second & 0xFF)
        next &+= 2
      }
      if next < end {
        let bits = UInt64(literalBits[Int(bytes[next])])
        output.put(bits &>> 8, bits & 0xFF)
        next &+= 1
      }
      guard sequence.length > 0 else { continue }
      next &+= Int(sequence.length)
      let length = UInt64(lengthBits[Int(sequence.length)])
      let (symbol, extraBits) = DeflateSymbols.distanceSlot(UInt32(sequence.distance) &+ 1)
      let distance = UInt64(distanceBits[symbol])
      let extra = UInt64(sequence.distance) & (1 &<< UInt64(extraBits) &- 1)
      var value = length &>> 8
      var count = length & 0xFF
      value |= (distance &>> 8) &<< count
      count &+= distance & 0xFF
      value |= extra &<< count
      output.put(value, count &+ UInt64(extraBits))
    }
    output.put(
      UInt64(literals.codes[DeflateSymbols.endOfBlock]), UInt64(literals.lengths[DeflateSymbols.endOfBlock]))
  }

  /// Appends bytes uncompressed, up to 65,535 at a time (3.2.4).
  private static func store(_ bytes: UnsafeBufferPointer<UInt8>, isFinal: Bool, to output: inout BitWriter) {
    var rest = UnsafeRawBufferPointer(bytes)
    repeat {
      let count = min(rest.count, 65_535)
      let isLast = count == rest.count
      output.reserve(16)
      output.put(isFinal && isLast ? 1 : 0, 3)
      output.align()
      output.put(UInt64(count) | UInt64(~UInt16(count)) << 16, 32)
      output.append(UnsafeRawBufferPointer(rebasing: rest[..<count]))
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    } while !rest.isEmpty
  }
}

/// The header of a block with its own code: the code lengths, run by run (3.2.7).
private struct DynamicHeader {
  private struct Item {
    let symbol: Int
    var extra: UInt64 = 0
    var extraBits: UInt64 = 0
  }

  private let literalCount: Int
  private let distanceCount: Int
  private let items: [Item]
  private let code: HuffmanCode
  private let orderCount: Int

  init(_ literals: HuffmanCode, _ distances: HuffmanCode) {
    literalCount = max(257, (literals.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    distanceCount = (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1
    items = Self.items(Array(literals.lengths[..<literalCount] + distances.lengths[..<distanceCount]))
    var counts = [UInt32](repeating: 0, count: 19)
    for item in items { counts[item.symbol] += 1 }
    let code = HuffmanCode(frequencies: counts, longest: 7)
    self.code = code
    orderCount = max(4, (DeflateSymbols.codeLengthOrder.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
  }

  /// The size of the header in bits.
  var cost: Int {
    items.reduce(14 + 3 * orderCount) { $0 + Int(code.lengths[$1.symbol]) + Int($1.extraBits) }
  }

  func write(to output: inout BitWriter) {
    output.put(UInt64(literalCount - 257), 5)
    output.put(UInt64(distanceCount - 1), 5)
    output.put(UInt64(orderCount - 4), 4)
    for symbol in DeflateSymbols.codeLengthOrder[..<orderCount] {
      output.put(UInt64(code.lengths[symbol]), 3)
    }
    for item in items {
      output.put(UInt64(code.codes[item.symbol]), UInt64(code.lengths[item.symbol]))
      output.put(item.extra, item.extraBits)
    }
  }

  private static func items(_ lengths: [UInt8]) -> [Item] {
    var items: [Item] = []
    var start = 0
    while start < lengths.count {
      let length = lengths[start]
      let end = lengths[start...].firstIndex { $0 != length } ?? lengths.count
      var run = end - start
      start = end
      if length != 0 {
        items.append(Item(symbol: Int(length)))
        run -= 1
      }
      while run >= 3 {
        let most = length != 0 ? 6 : run > 10 ? 138 : 10
        let part = min(run, most)
        items.append(
          length != 0
            ? Item(symbol: 16, extra: UInt64(part - 3), extraBits: 2)
            : part > 10
              ? Item(symbol: 18, extra: UInt64(part - 11), extraBits: 7)
              : Item(symbol: 17, extra: UInt64(part - 3), extraBits: 3))
        run -= part
      }
      for _ in 0..<run { items.append(Item(symbol: Int(length))) }
    }
    return items
  }
}
