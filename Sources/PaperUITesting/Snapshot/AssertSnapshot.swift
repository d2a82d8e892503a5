import TestSupport
import Testing

/// Compares a value's picture in text with the reference that is kept beside the test.
///
/// ```swift
/// assertSnapshot(of: FilmCard(film: coco), as: .text)
/// assertSnapshot(of: FilmCard(film: coco), as: .svg(colorScheme: .dark), named: "dark")
/// ```
///
/// The reference of the test `filmCard()` in FilmCardTests.swift is
/// `__Snapshots__/FilmCardTests/filmCard.1.txt` beside that file, `filmCard.2.txt` for the next line that
/// takes one without a name, and so on. In a loop or a test with arguments, give each snapshot a name.
///
/// How lines end, as on Windows (CRLF) or not, is no difference; what is recorded has line feeds.
///
/// What differs fails at the caller's line, with a diff and with the places of the reference, the actual text
/// and the diff; the actual text is attached to the test, too. A snapshot that was recorded fails as well, so
/// that it cannot pass unseen. As in the package swift-snapshot-testing, whose names these are.
///
/// - Parameters:
///   - value: what to snapshot; an error that it throws fails the test.
///   - snapshotting: how to picture it: `.lines`, `.dump`, `.text`, `.svg(…)`.
///   - name: takes the counter's place in the file's name, where only letters, digits and underscores count: `-1`
///     and `1` are told to be one.
///   - record: what to record; goes before the trait `.snapshots(record:)` and SNAPSHOT_TESTING_RECORD.
///   - testName: names the file where no test is running; leave it out.
///   - sourceLocation: where a failure is reported, and beside which file the references are; leave it out.
public func assertSnapshot<Value>(
    of value: @autoclosure () throws -> Value,
    as snapshotting: Snapshotting<Value>,
    named name: String? = nil,
    record: SnapshotRecord? = nil,
    testName: String = #function,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    do {
        let mode = try SnapshotRecord.mode(argument: record)
        let actual = try snapshotting.snapshot(value())
        let file = try SnapshotFile(
            name: name, pathExtension: snapshotting.pathExtension, testName: testName,
            sourceLocation: sourceLocation)
        try file.check(actual, mode: mode)
    } catch let failure as SnapshotFailure {
        if let actual = failure.attachment {
            Attachment.record(actual.text, named: actual.name, sourceLocation: sourceLocation)
        }
        Report.issue("\(failure)", sourceLocation: sourceLocation)
    } catch {
        Report.error(error, sourceLocation: sourceLocation)
    }
}
