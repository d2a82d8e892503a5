import Testing

/// Has the trait `.checksLeaks` report the object, at this line, if it outlives the running test.
///
/// - Parameters:
///   - object: is not kept by this.
///   - sourceLocation: where a leak is reported; leave it out, or pass on the caller's from a `makeSUT`.
/// - Returns: the object, so that it can be tracked where it is made.
@discardableResult
public func track<Object: AnyObject>(
    _ object: Object, sourceLocation: SourceLocation = #_sourceLocation
) -> Object {
    if let tracker = LeakTracker.current {
        tracker.track(object, sourceLocation)
    } else {
        Report.issue(
            "'track' needs the trait .checksLeaks: write '@Test(.checksLeaks)', or give it to the suite.",
            sourceLocation: sourceLocation)
    }
    return object
}
