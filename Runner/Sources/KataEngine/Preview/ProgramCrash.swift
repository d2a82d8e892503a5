import Foundation
import KataBase
import KataText

/// A crash of a chapter's app, told as a check tells one: words, file, line.
package struct ProgramCrash: Sendable {
    package let message: String
    /// "Sources/Films/FilmList.swift:12"; nil where it is not in the chapter.
    package let place: String?
    /// The line of the code.
    package let excerpt: String?

    /// The value of `SWIFT_BACKTRACE` that has the runtime write a report.
    package static func settings(report file: URL) -> String { CrashReport.settings(output: file) }

    /// - Parameters:
    ///   - signal: the one that ended it.
    ///   - printed: what the runtime said of it.
    ///   - report: what the runtime wrote into the file that it was given; nil where there is none.
    ///   - setup: what the app was built from.
    package init(
        signal: Int32, printed: PrintedLines, report: String?, of setup: Setup, in workspace: Workspace
    ) {
        let report = report.map { CrashReport(parsing: $0) }
        var message =
            printed.fatalError ?? report?.reason ?? SignalWords.words(for: signal, ending: "app was")
        var place: (path: String, line: Int)?
        // The runtime's own place where it is the chapter's; the frames where the file is one of Swift's.
        if let match = message.wholeMatch(of: /([^\/:]+)\/([^\/:]+\.swift):([0-9]+): (.*)/) {
            if let file = setup.sources.first(where: { $0.name == match.2 }), let line = Int(match.3) {
                place = (file.path, line)
            }
            message = String(match.4)
        }
        if place == nil {
            place =
                report?.places.lazy.compactMap { frame in
                    Self.source(at: frame.file, of: setup).map { ($0.path, frame.line) }
                }.first
        }
        self.message = message
        self.place = place.map { "\(setup.displayPath($0.path, in: workspace)):\($0.line)" }
        excerpt = place.flatMap { setup.line($0.line, of: $0.path) }
    }

    /// The chapter's file at a path. Where SwiftPM builds, the chapter is linked or copied into a folder of that name.
    private static func source(at path: String, of setup: Setup) -> SourceText? {
        setup.sources.first { source in
            [source.path, URL(fileURLWithPath: source.path).real.path].contains(path)
                || path.hasSuffix("/chapter/\(source.name)")
        }
    }
}
