import Foundation
import KataBase
import Testing

extension FixtureWorkspace {
    /// - Returns: what git printed, without the last line's end.
    @discardableResult
    package func git(_ arguments: String..., sourceLocation: SourceLocation = #_sourceLocation) throws
        -> String
    {
        let git = try #require(Executable.find("git", environment: RunnerEnvironment.forChildren))
        let who = ["-c", "user.name=A learner", "-c", "user.email=learner@example.com"]
        let result = try ChildProcess.run(git, who + arguments, directory: root)
        let errors = String(decoding: result.standardError, as: UTF8.self)
        try #require(result.succeeded, "\(arguments): \(errors)", sourceLocation: sourceLocation)
        return String(decoding: result.standardOutput, as: UTF8.self).trimmed
    }
}
