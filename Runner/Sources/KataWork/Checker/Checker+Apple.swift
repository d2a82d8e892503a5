import Foundation
import KataBase
import KataEngine
import KataText

extension Checker {
    /// The remarks on code that is green and has views; nil where there is nothing to say, or nobody to ask yet.
    ///
    /// What has to be prepared for the question is prepared behind: no check waits for it.
    ///
    /// - Parameter willAsk: is called where the compiler has to be asked, which takes half a second.
    package func appleRemarks(
        on verdict: Verdict, of chapter: Chapter, willAsk: () -> Void
    ) async -> AppleRemarks? {
        guard verdict.isGreen else { return nil }
        guard let sources = try? Setup.sources(in: workspace.sourcesFolder(of: chapter.name)),
            sources.importSwiftUI, let adviser = AppleAdviser(engines)
        else { return nil }
        guard adviser.isReady else {
            _ = Behind.start(AppleBehind.command, of: workspace, environment: engines.environment)
            return nil
        }
        willAsk()
        let remarks = try? await adviser.remarks(on: sources, of: chapter.name)
        return remarks.flatMap { $0.isEmpty ? nil : $0 }
    }
}
