import Foundation
import KataBase
import KataEngine
import KataText

/// Asks what Apple's compiler would say of a chapter's code.
package struct AppleAdviser: Sendable {
    private let phone: AppleSystem
    private let mac: AppleSystem
    private let questions: [AppleQuestion]
    private let workspace: Workspace
    private let cache: ProductCache

    /// - Returns: nil where nobody can be asked: with a toolchain of another kind, or on a Mac, where Xcode says it.
    package init?(_ engines: Engines) {
        let workspace = engines.workspace
        guard let phone = AppleSystem.phone(of: workspace), let mac = AppleSystem.mac(of: workspace),
            let toolchain = try? engines.toolchain(),
            let questions = try? AppleQuestion.all(
                for: [phone, mac], of: workspace, with: toolchain, environment: engines.environment)
        else { return nil }
        (self.phone, self.mac, self.questions) = (phone, mac, questions)
        (self.workspace, cache) = (workspace, engines.cache)
    }

    package var isReady: Bool { questions.allSatisfy(\.isReady) }

    package func prepare() async throws {
        // A workspace that is deleted meanwhile is not begun anew.
        for question in questions where Files.exists(workspace.root) { try await question.prepare() }
    }

    /// - Parameter sources: those of a module.
    package func remarks(on sources: [SourceText], of module: String) async throws -> AppleRemarks {
        var hash = SHA256()
        hash.update(sources)
        for question in questions { hash.update(part: question.key) }
        return try await cache.found("advice-\(hash.finish().prefix(32))") { _ in
            async let pendingOnPhone = questions[0].errors(in: sources, of: module)
            async let pendingOnMac = questions[1].errors(in: sources, of: module)
            let onPhone = remarks(try await pendingOnPhone)
            let told = Set(onPhone.map { "\($0.file):\($0.line)" })
            return AppleRemarks(
                phone: phone.version, onPhone: onPhone, mac: mac.version,
                onMac: remarks(try await pendingOnMac).filter {
                    !told.contains("\($0.file):\($0.line)")
                })
        }
    }

    /// One a line. What the compiler says of how a value is made, or of what a builder does, it says of the value, too.
    private func remarks(_ errors: [Diagnostic]) -> [AppleRemarks.Remark] {
        let all = errors.compactMap { error -> AppleRemarks.Remark? in
            guard let file = error.file, let line = error.line else { return nil }
            return AppleRemarks.Remark(file: workspace.displayPath(file), line: line, message: error.message)
        }
        func follows(_ remark: AppleRemarks.Remark) -> Bool { remark.name.contains(/^(?:init\(|build[A-Z])/) }
        return all.reduce(into: []) { list, remark in
            let isKnown = list.contains { ($0.file, $0.line) == (remark.file, remark.line) }
            let hasCause = all.contains {
                $0.file == remark.file && $0.since == remark.since && !follows($0)
            }
            if !isKnown, !(follows(remark) && hasCause) { list.append(remark) }
        }
    }
}

extension [SourceText] {
    /// True where one of them has views that are meant for an app.
    package var importSwiftUI: Bool { contains { $0.mentions("import SwiftUI") } }
}
