import Foundation
import KataBase
import KataEngine
import KataText

/// The frontend's arguments with which this machine's compiler works as one for a system of Apple's, for who calls it by hand:
/// `.ci/as-a-mac` does.
package enum AppleArguments {
    /// The hidden command of `kata` that this is.
    package static let command = "apple-arguments"

    /// Prints an argument a line.
    ///
    /// - Parameter words: the workspace's folder, the system's name, as in a target, and its version.
    package static func run(_ words: [String], _ console: Console) async -> ExitStatus {
        guard words.count == 3, let name = AppleSystem.Name(rawValue: words[1]), let version = Int(words[2])
        else {
            return .misuse
        }
        let engines = Behind.engines(of: Workspace(root: URL(filePath: words[0])), TimeLimits())
        do {
            let questions = try AppleQuestion.all(
                for: [AppleSystem(name, version)], of: engines.workspace, with: try engines.toolchain(),
                environment: engines.environment)
            guard let question = questions?.first else {
                console.printError("This toolchain is none for Linux, or has not what is copied of it.")
                return .red
            }
            console.print(try await question.arguments().joined(separator: "\n"))
            return .done
        } catch {
            console.printError("\(error)")
            return .red
        }
    }
}
