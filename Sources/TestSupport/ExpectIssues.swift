import Synchronization
import Testing

/// Tests a helper's failure: runs the body and expects these issues of it, word for word and in this order.
///
/// - Returns: the lines at which the issues were reported, for a check that they are the caller's.
@discardableResult
public func expectIssues(
    _ texts: String...,
    isolation: isolated (any Actor)? = #isolation,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () async throws -> Void
) async rethrows -> [Int] {
    let found = Mutex<[Issue]>([])
    try await withKnownIssue(isIntermittent: true, sourceLocation: sourceLocation) {
        try await body()
    } matching: { issue in
        found.withLock { $0.append(issue) }
        return true
    }
    let issues = found.withLock { $0 }
    #expect(issues.map(\.words) == texts, sourceLocation: sourceLocation)
    return issues.compactMap(\.sourceLocation?.line)
}

extension Issue {
    fileprivate var words: String {
        guard comments.isEmpty else { return comments.map(\.rawValue).joined(separator: "\n") }
        return error.map { "\($0)" } ?? "\(kind)"
    }
}
