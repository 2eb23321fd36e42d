import Foundation

/// The geometry of a ring that begins at the top and runs clockwise.
struct Ring {
  /// A part of the ring; its start and end are fractions of a full turn.
  struct Arc {
    let start, end: Double
    var middle: Double { (start + end) / 2 }
  }

  let centerX, centerY: Double
  var outer = 100.0
  var inner = 64.0

  /// Returns the arcs of these shares, one after the other.
  func arcs(_ shares: [Decimal]) -> [Arc] {
    var sum: Decimal = 0
    return shares.map { share in
      let start = sum
      sum += share
      return Arc(start: geometry(start), end: geometry(sum))
    }
  }

  /// Returns the point of the ring at a fraction of a full turn.
  func point(_ turn: Double, _ radius: Double) -> (x: Double, y: Double) {
    (centerX + radius * sin(turn * 2 * .pi), centerY - radius * cos(turn * 2 * .pi))
  }

  /// Returns the outline of an arc; a full turn is drawn as two halves, because its ends coincide.
  func path(_ arc: Arc) -> String {
    guard arc.end - arc.start < 0.9999 else {
      return [Arc(start: 0, end: 0.5), Arc(start: 0.5, end: 1)].map(path).joined(separator: " ")
    }
    let corners = [(arc.start, outer), (arc.end, outer), (arc.end, inner), (arc.start, inner)].map {
      turn, radius in
      let corner = point(turn, radius)
      return "\(coordinate(corner.x)) \(coordinate(corner.y))"
    }
    let large = arc.end - arc.start > 0.5 ? 1 : 0
    return "M\(corners[0])A\(coordinate(outer)) \(coordinate(outer)) 0 \(large) 1 \(corners[1])"
      + "L\(corners[2])A\(coordinate(inner)) \(coordinate(inner)) 0 \(large) 0 \(corners[3])z"
  }

  /// Returns heights that are at least `gap` apart, within bounds, and close to the preferred heights, which are
  /// ascending.
  ///
  /// Labels that would touch form a block, centred on the mean of their preferred heights.
  static func spread(_ wished: [Double], gap: Double, within bounds: ClosedRange<Double>) -> [Double] {
    var blocks: [(sum: Double, count: Double)] = []
    for (index, height) in wished.enumerated() {
      var block = (sum: height - Double(index) * gap, count: 1.0)
      while let last = blocks.last, last.sum / last.count > block.sum / block.count {
        block = (block.sum + last.sum, block.count + last.count)
        blocks.removeLast()
      }
      blocks.append(block)
    }
    var heights = blocks.flatMap { block in repeatElement(block.sum / block.count, count: Int(block.count)) }
    let last = Double(max(0, heights.count - 1)) * gap
    for index in heights.indices {
      let offset = min(
        max(heights[index], bounds.lowerBound), max(bounds.lowerBound, bounds.upperBound - last))
      heights[index] = offset + Double(index) * gap
    }
    return heights
  }
}
