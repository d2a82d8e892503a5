import Testing

/// Tests a helper's failure: runs the body and expects these issues of it, word for word and in this order.
///
/// What the helpers of this workspace report is looked at, and not recorded. What another helper records is recorded as
/// a known issue.
///
/// - Returns: the lines at which the issues were reported, for a check that they are the caller's.
@discardableResult
public func expectIssues(
    _ texts: String...,
    isolation: isolated (any Actor)? = #isolation,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () async throws -> Void
) async rethrows -> [Int] {
    let found = Locked<[Report.Failure]>([])
    let listener = { @Sendable (failure: Report.Failure) in found.withLock { $0.append(failure) } }
    try await Report.$listener.withValue(listener) {
        // A closure stays on the caller's actor only if it captures the parameter.
        _ = isolation
        try await withKnownIssue(isIntermittent: true, sourceLocation: sourceLocation) {
            try await body()
        } matching: { issue in
            found.withLock { $0.append(.init(words: issue.words, line: issue.sourceLocation?.line)) }
            return true
        }
    }
    let failures = found.withLock { $0 }
    let words = failures.map(\.words)
    guard Report.isHeard() else {
        if words != texts {
            Report.issue(
                "These issues are expected: \(texts)\nThese were found: \(words)",
                sourceLocation: sourceLocation)
        }
        return failures.compactMap(\.line)
    }
    #expect(words == texts, sourceLocation: sourceLocation)
    return failures.compactMap(\.line)
}

extension Issue {
    fileprivate var words: String {
        guard comments.isEmpty else { return comments.map(\.rawValue).joined(separator: "\n") }
        return error.map { "\($0)" } ?? "\(kind)"
    }
}
