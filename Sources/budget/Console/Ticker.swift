import Dispatch

/// Ticks on a separate thread, for progress shown while a command works.
enum Ticker {
  private static let first = Duration.seconds(1)
  private static let step = Duration.milliseconds(200)

  /// Calls the body with the elapsed time; the returned function stops the calls and waits for a running one.
  static func start(_ body: @escaping @Sendable (Duration) -> Void) -> () -> Void {
    let queue = DispatchQueue(label: "progress")
    let timer = DispatchSource.makeTimerSource(queue: queue)
    nonisolated(unsafe) var elapsed = first
    timer.setEventHandler {
      body(elapsed)
      elapsed += step
    }
    timer.schedule(deadline: .now() + .seconds(1), repeating: .milliseconds(200))
    timer.resume()
    return {
      timer.cancel()
      queue.sync {}
    }
  }
}
