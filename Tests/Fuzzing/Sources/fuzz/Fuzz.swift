import Foundation
import FuzzTargets

/// Runs a target in libFuzzer: `fuzz TARGET [libFuzzer's arguments]`.
@main
struct Fuzz {
  fileprivate static let target: FuzzTarget = {
    guard let target = CommandLine.arguments.dropFirst().first.flatMap(FuzzTarget.init) else {
      fatalError("name a target: \(FuzzTarget.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return target
  }()

  /// The arguments without the target's name, as C strings; libFuzzer keeps them, so they are never freed.
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
  /// Copies texts to their own memory, with a null pointer after the last text.
  fileprivate static func copy(_ texts: [String]) -> Self {
    let array = allocate(capacity: texts.count + 1)
    for (index, text) in texts.enumerated() { array.initializeElement(at: index, to: strdup(text)) }
    array.initializeElement(at: texts.count, to: nil)
    return array
  }
}

/// The loop of libFuzzer, which its own `main` also calls.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// The function that libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  Fuzz.target.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
