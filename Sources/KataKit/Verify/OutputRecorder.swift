import Foundation
import Synchronization

/// What the recorded outputs in the texts should be, gathered while the proofs run.
final class OutputRecorder: Sendable {
    private let outputs = Mutex<[URL: [Int: String]]>([:])

    func note(_ output: String, at line: Int, of chapter: Chapter) {
        outputs.withLock { $0[chapter.textFile, default: [:]][line] = output }
    }

    /// Rewrites the fences that hold something else.
    ///
    /// - Returns: how many were rewritten.
    func write() throws(KataError) -> Int {
        var count = 0
        for (file, fences) in outputs.withLock({ $0 }).sorted(by: { $0.key.path < $1.key.path }) {
            let markdown = try Files.text(file)
            var changed = markdown
            // From the last to the first: a replacement moves the lines below it.
            for (line, body) in fences.sorted(by: { $0.key > $1.key }) {
                let next = ChapterText.replacing(fenceAt: line, body: body, in: changed)
                if next != changed { count += 1 }
                changed = next
            }
            if changed != markdown { try Files.write(Data(changed.utf8), to: file) }
        }
        return count
    }
}
