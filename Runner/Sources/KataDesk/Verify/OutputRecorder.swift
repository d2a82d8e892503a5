import Foundation
import KataBase
import KataText
import Synchronization

/// The outputs that the texts should show, and the pictures, gathered while the proofs run.
final class OutputRecorder: Sendable {
    /// A place for an output that the text has no fence for.
    private struct Gap: Hashable {
        let step: Int
        let kind: Fence.Kind
    }

    private let outputs = Mutex<[URL: [Int: String]]>([:])
    private let pictures = Mutex<[URL: String]>([:])
    private let missing = Mutex<[URL: [Gap: String]]>([:])

    func note(_ output: String, at line: Int, of chapter: Chapter) {
        outputs.withLock { $0[chapter.textFile, default: [:]][line] = output }
    }

    func note(_ output: String, as kind: Fence.Kind, ofStep step: Int, of chapter: Chapter) {
        let gap = Gap(step: step, kind: kind)
        missing.withLock { $0[chapter.textFile, default: [:]][gap] = output }
    }

    func note(_ picture: String, at file: URL) {
        pictures.withLock { $0[file] = picture }
    }

    /// Writes the pictures, rewrites the fences that hold something else, and puts in those that are missing.
    ///
    /// - Returns: how many were written.
    func write() throws(KataError) -> Int {
        let pictures = pictures.withLock(\.self)
        var count = pictures.count
        for (file, svg) in pictures { try Files.write(Data(svg.utf8), to: file) }
        let (outputs, missing) = (outputs.withLock(\.self), missing.withLock(\.self))
        for file in Set(outputs.keys).union(missing.keys).sorted(by: { $0.path < $1.path }) {
            let markdown = try Files.exactText(file)
            var changed = markdown
            // From the last to the first: a replacement moves the lines below it.
            for (line, body) in outputs[file, default: [:]].sorted(by: { $0.key > $1.key }) {
                let next = ChapterText.replacing(fenceAt: line, body: body, in: changed)
                if next != changed { count += 1 }
                changed = next
            }
            for (gap, output) in missing[file, default: [:]] {
                changed = ChapterText.adding(output, as: gap.kind, toStep: gap.step, in: changed)
                count += 1
            }
            if changed != markdown { try Files.write(Data(changed.utf8), to: file) }
        }
        return count
    }
}
