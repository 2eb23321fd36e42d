import Foundation
import FuzzTargets

/// Hands a target to libFuzzer: `fuzz TARGET [libFuzzer's arguments]`.
@main
struct Fuzz {
  fileprivate static let target: FuzzTarget = {
    guard let target = CommandLine.arguments.dropFirst().first.flatMap(FuzzTarget.init) else {
      fatalError("name a target: \(FuzzTarget.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return target
  }()

  /// The arguments without the target's name, as C has them; libFuzzer keeps them, so they are never freed.
  nonisolated(unsafe) private static let arguments = UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>
    .copy(
      CommandLine.arguments.enumerated().filter { $0.offset != 1 }.map(\.element))

  static func main() {
    _ = target
    guard var start = arguments.baseAddress else { return }
    var count = Int32(arguments.count - 1)
    exit(runDriver(&count, &start, testOneInput))
  }
}

extension UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?> {
  /// Texts in memory of their own, with a null pointer after the last.
  fileprivate static func copy(_ texts: [String]) -> Self {
    let array = allocate(capacity: texts.count + 1)
    for (index, text) in texts.enumerated() { array.initializeElement(at: index, to: strdup(text)) }
    array.initializeElement(at: texts.count, to: nil)
    return array
  }
}

/// libFuzzer's loop, as its own `main` calls it.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  Fuzz.target.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
