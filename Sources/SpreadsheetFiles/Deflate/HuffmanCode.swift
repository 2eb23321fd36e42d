/// A prefix code of limited length over the symbols of an alphabet (RFC 1951, 3.2.2).
struct HuffmanCode: Sendable {
  /// The code length of each symbol in bits; 0 for a symbol without a code.
  let lengths: [UInt8]
  /// The code of each symbol as it is put into the stream, with its first bit lowest.
  let codes: [UInt32]

  /// A code with these code lengths.
  init(lengths: [UInt8]) {
    self.lengths = lengths
    codes = Self.codes(of: lengths)
  }

  /// The shortest code for these symbol frequencies; at least two symbols get a code, because some readers need that.
  init(frequencies: [UInt32], longest: Int) {
    var frequencies = frequencies
    var symbols = frequencies.indices.filter { frequencies[$0] > 0 }
    for symbol in 0..<2 where symbols.count < 2 && frequencies[symbol] == 0 {
      frequencies[symbol] = 1
      symbols.append(symbol)
    }
    symbols.sort { first, second in
      let weights = (frequencies[first], frequencies[second])
      return weights.0 == weights.1 ? first < second : weights.0 < weights.1
    }
    var counts = Self.lengthCounts(symbols.map { Int(frequencies[$0]) }, longest: longest)
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    var length = longest
    for symbol in symbols {
      while counts[length] == 0 { length -= 1 }
      counts[length] -= 1
      lengths[symbol] = UInt8(length)
    }
    self.init(lengths: lengths)
  }

  /// The number of bits of data with these symbol frequencies.
  func cost(_ frequencies: [UInt32]) -> Int {
    var bits = 0
    for symbol in frequencies.indices { bits += Int(frequencies[symbol]) * Int(lengths[symbol]) }
    return bits
  }

  /// How many symbols get each code length, for ascending weights (Moffat and Katajainen, in place).
  private static func lengthCounts(_ weights: [Int], longest: Int) -> [Int] {
    let depths = depths(weights)
    var counts = [Int](repeating: 0, count: longest + 1)
    for depth in depths { counts[min(depth, longest)] += 1 }
    // Shortening the long codes leaves too few bit patterns, so shorter codes are lengthened until all fit.
    var fullness = counts.indices.dropFirst().reduce(0) { $0 + counts[$1] << (longest - $1) }
    while fullness > 1 << longest {
      counts[longest] -= 1
      var length = longest - 1
      while counts[length] == 0 { length -= 1 }
      counts[length] -= 1
      counts[length + 1] += 2
      fullness -= 1
    }
    return counts
  }

  /// The depth of each leaf of a tree with the least total weight.
  private static func depths(_ weights: [Int]) -> [Int] {
    var tree = weights
    let count = tree.count
    var leaf = 0
    var root = 0
    // First, compute the weights of inner nodes; a weight is replaced by the index of the node's parent once that
    // exists.
    for next in 0..<count - 1 {
      func take() -> Int {
        defer { leaf += 1 }
        return tree[leaf]
      }
      func takeInner() -> Int {
        defer { root += 1 }
        let weight = tree[root]
        tree[root] = next
        return weight
      }
      let first = leaf >= count || root < next && tree[root] < tree[leaf] ? takeInner() : take()
      let second = leaf >= count || root < next && tree[root] < tree[leaf] ? takeInner() : take()
      tree[next] = first + second
    }
    // Then, compute the depths of inner nodes from the root down, and finally the depths of leaves.
    tree[count - 2] = 0
    for next in stride(from: count - 3, through: 0, by: -1) { tree[next] = tree[tree[next]] + 1 }
    var (available, used, depth) = (1, 0, 0)
    var inner = count - 2
    var next = count - 1
    while available > 0 {
      while inner >= 0, tree[inner] == depth {
        used += 1
        inner -= 1
      }
      while available > used {
        tree[next] = depth
        next -= 1
        available -= 1
      }
      available = 2 * used
      used = 0
      depth += 1
    }
    return tree
  }

  private static func codes(of lengths: [UInt8]) -> [UInt32] {
    var counts = [UInt32](repeating: 0, count: 17)
    for length in lengths where length > 0 { counts[Int(length) + 1] += 1 }
    var next = [UInt32](repeating: 0, count: 17)
    for length in 2...16 { next[length] = (next[length - 1] + counts[length]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      return next[Int(length)].reversed(length)
    }
  }
}

extension UInt32 {
  /// The lowest `count` bits in reverse order.
  fileprivate func reversed(_ count: UInt8) -> UInt32 {
    var (rest, result) = (self, UInt32(0))
    var left = count
    while left > 0 {
      result = result &<< 1 | rest & 1
      rest &>>= 1
      left &-= 1
    }
    return result
  }
}
