import Foundation
import FuzzTargets
import Synchronization

/// Runs targets on inputs mutated from small seeds, in one process.
///
///     mutate [--seed 1] [--from 0] [--count 1000000]
///     mutate --calls [--seed 1] [--from 0] [--count 1000000]     calculates calls of all functions instead
///     mutate --input N FILE [--seed 1]     writes input N of a seed to a file
///     mutate --seeds FOLDER                writes the seeds of each target to a folder with its name
@main
struct Mutate {
  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    func take(_ name: String) -> String? {
      guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
      defer { arguments.removeSubrange(index...index + 1) }
      return arguments[index + 1]
    }
    let seed = take("--seed").flatMap { UInt64($0) } ?? 1
    if let folder = take("--seeds") { return try writeSeeds(to: URL(filePath: folder)) }
    if let number = take("--input").flatMap({ UInt64($0) }), let path = arguments.first {
      let (target, bytes) = input(number, seed, SeedTable())
      try Data(bytes).write(to: URL(filePath: path))
      return print("an input for \(target.rawValue), \(bytes.count) bytes")
    }
    let from = take("--from").flatMap { UInt64($0) } ?? 0
    let count = take("--count").flatMap { UInt64($0) } ?? 1_000_000
    if arguments.contains("--calls") { return call(seed: seed, from: from, count: count) }
    run(seed: seed, from: from, count: count)
  }

  /// Returns input number `number` of a seed; it does not depend on earlier inputs.
  private static func input(_ number: UInt64, _ seed: UInt64, _ seeds: SeedTable) -> (FuzzTarget, [UInt8]) {
    var mutator = Mutator(seed: seed &* 0xD134_2543_DE82_EF95 &+ number)
    return mutator.input(seeds)
  }

  private static func run(seed: UInt64, from: UInt64, count: UInt64) {
    let seeds = SeedTable()
    var counts: [FuzzTarget: Int] = [:]
    var slowest = (seconds: 0.0, number: UInt64(0))
    let clock = ContinuousClock()
    let start = clock.now
    nameInputOnCrash()
    for number in from..<from + count {
      currentInput.store(number, ordering: .relaxed)
      let (target, bytes) = input(number, seed, seeds)
      let began = clock.now
      target.run(bytes)
      let seconds = (clock.now - began) / .seconds(1)
      if seconds > slowest.seconds { slowest = (seconds, number) }
      counts[target, default: 0] += 1
      if (number + 1) % 100_000 == 0 {
        print("\(number + 1) inputs, \(Int((clock.now - start) / .seconds(1))) s")
      }
    }
    let kinds = FuzzTarget.allCases.map { "\($0.rawValue) \(counts[$0] ?? 0)" }.joined(separator: ", ")
    let milliseconds = Int(slowest.seconds * 1_000)
    print(
      "seed \(seed): \(count) inputs in \(Int((clock.now - start) / .seconds(1))) s, none crashed; \(kinds); "
        + "slowest \(milliseconds) ms (input \(slowest.number))")
  }

  /// Calculates calls of all functions, and prints the calls that take more than a second of processor time.
  private static func call(seed: UInt64, from: UInt64, count: UInt64) {
    var slowest = (seconds: 0.0, number: UInt64(0))
    let start = clock()
    nameInputOnCrash()
    for number in from..<from + count {
      currentInput.store(number, ordering: .relaxed)
      let formula = CallTarget.formula(SplitMix64(state: seed &* 0xD134_2543_DE82_EF95 &+ number))
      let began = clock()
      CallTarget.run(formula, number: number)
      let seconds = Double(clock() - began) / Double(CLOCKS_PER_SEC)
      if seconds > slowest.seconds { slowest = (seconds, number) }
      if seconds > 1 { print("call \(number) took \(Int(seconds * 1_000)) ms: \(formula.prefix(500))") }
      if (number + 1) % 100_000 == 0 { print("\(number + 1) calls") }
    }
    print(
      "seed \(seed): \(count) calls in \((clock() - start) / CLOCKS_PER_SEC) s, none crashed; slowest "
        + "\(Int(slowest.seconds * 1_000)) ms (call \(slowest.number))")
  }

  private static func writeSeeds(to folder: URL) throws {
    for target in FuzzTarget.allCases {
      let own = folder.appending(path: target.rawValue)
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
      for (index, bytes) in Seeds.inputs(target).enumerated() {
        try Data(bytes).write(to: own.appending(path: "seed-\(index)"))
      }
    }
  }
}

/// The number of the current input.
private let currentInput = Atomic<UInt64>(0)

/// Prints the number of the current input if the process crashes.
private func nameInputOnCrash() {
  for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE] {
    signal(number) { number in
      var digits = currentInput.load(ordering: .relaxed)
      var text: [UInt8] = [0x0A]
      repeat {
        text.insert(UInt8(0x30 + digits % 10), at: 0)
        digits /= 10
      } while digits > 0
      text = Array("died at input ".utf8) + text
      _ = write(2, text, text.count)
      signal(number, SIG_DFL)
      raise(number)
    }
  }
}
