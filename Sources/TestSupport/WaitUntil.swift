import Observation
import Testing

/// Waits until a condition on observable state holds; returns at once if it holds already.
///
/// ```swift
/// sut.send()
/// await waitUntil("sending is over") { !sut.isSending }
/// ```
///
/// The condition is looked at again when a property that it read changes, and only then. Returns early,
/// without a word, when the test's task is cancelled.
///
/// - Parameters:
///   - what: completes the sentence "Waited 2 seconds until …", should it come to that.
///   - deadline: how long to wait before an issue is recorded at the caller's line.
///   - sourceLocation: where the issue is reported; leave it out.
///   - condition: reads `@Observable` state and changes nothing.
@MainActor
public func waitUntil(
    _ what: String,
    deadline: Duration = .seconds(2),
    sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: @escaping @MainActor () -> Bool
) async {
    let deadline = Patience.granted(deadline)
    let glance = Glance()
    switch await Wait.outcome(of: { glance.holds(condition) }, by: deadline) {
    case .met, .cancelled:
        break
    case .late:
        Report.issue(
            "Waited \(deadline) until \(what), but it did not happen.\(glance.end)",
            sourceLocation: sourceLocation)
    case .unobserved:
        Report.issue(
            "Waited \(deadline) until \(what). \(Wait.unobservedHint)", sourceLocation: sourceLocation)
    }
}

/// Waits until an observable value equals another, and says at the deadline what it was instead.
///
/// ```swift
/// sut.send()
/// await waitUntil(sut.buttonTitle, equals: "Sending...")
/// ```
///
/// - Parameters:
///   - value: reads `@Observable` state; it is read again when that changes, and only then.
///   - expected: what the value has to become.
///   - deadline: how long to wait before an issue is recorded at the caller's line.
///   - sourceLocation: where the issue is reported; leave it out.
@MainActor
public func waitUntil<Value: Equatable>(
    _ value: @autoclosure @escaping @MainActor () -> Value,
    equals expected: Value,
    deadline: Duration = .seconds(2),
    sourceLocation: SourceLocation = #_sourceLocation
) async {
    let deadline = Patience.granted(deadline)
    let goal = String(describingForTest: expected)
    switch await Wait.outcome(of: { value() == expected }, by: deadline) {
    case .met, .cancelled:
        break
    case .late:
        Report.issue(
            "Waited \(deadline) for \(goal); the value is \(String(describingForTest: value())).",
            sourceLocation: sourceLocation)
    case .unobserved:
        Report.issue("Waited \(deadline) for \(goal). \(Wait.unobservedHint)", sourceLocation: sourceLocation)
    }
}
