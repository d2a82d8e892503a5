import Foundation
import KataBase

extension ChapterRecord {
    /// Two lines: the checks, then the learner's own tests. Without a check, the second alone.
    ///
    /// - Parameter titles: of the chapter's steps.
    package func lines(titles: [String]) -> [String] {
        [[effort, red(titles)], [tests, mistakes]].map { $0.compactMap(\.self).joined(separator: " ") }
            .filter { !$0.isEmpty }
    }

    private var effort: String? {
        guard checks > 0 else { return nil }
        return "It took " + (seconds.map { "\(Self.words(for: $0)) of your own time and " } ?? "")
            + count(checks, "check")
            + "."
    }

    private func red(_ titles: [String]) -> String? {
        longestRed.map { red in
            let title = titles[safe: red.step - 1].map { " · \($0)" } ?? ""
            return "The longest red: \(Self.words(for: red.seconds)), in step \(red.step)\(title)."
        }
    }

    private var tests: String {
        ownTests == 0
            ? "You wrote no tests of your own yet." : "You wrote \(count(ownTests, "test")) of your own."
    }

    private var mistakes: String? {
        mistakesCaught.map {
            "\(ownTests == 1 ? "It catches" : "They catch") \(count($0, "mistake")) of the gallery."
        }
    }

    package static func words(for seconds: TimeInterval) -> String {
        seconds < 60 ? "less than a minute" : count(Int(seconds / 60), "minute")
    }
}
