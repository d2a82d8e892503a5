import Foundation
import KataBase
import KataText

extension Setup {
    /// The error of the first file that marks a type @main; nil where none does.
    var secondMain: Diagnostic? {
        for file in sources + tests where !isOff(file.path) {
            let lines = String(decoding: file.bytes, as: UTF8.self).linesBetweenFeeds
            for (index, line) in lines.enumerated() {
                guard
                    let match = line.firstMatch(
                        of: /^([^"\/]*)@(?:main|UIApplicationMain|NSApplicationMain)\b/.inCode)
                else { continue }
                return Diagnostic(
                    file: file.path, line: index + 1, column: match.1.utf8.count + 1,
                    message: Self.secondMain(in: file.path), excerpt: line)
            }
        }
        return nil
    }

    /// The sentence about a file that marks a type @main.
    static func secondMain(in path: String) -> String {
        "'\(path.lastComponent)' marks a type @main, and the tests bring a main of their own. Leave @main out, or keep it for the app."
    }
}
