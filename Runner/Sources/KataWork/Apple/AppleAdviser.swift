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
        guard let toolchain = try? engines.toolchain() else { return nil }
        self.init(
            of: engines.workspace, with: toolchain, environment: engines.environment, cache: engines.cache)
    }

    private init?(
        of workspace: Workspace, with toolchain: Toolchain, environment: [String: String], cache: ProductCache
    ) {
        guard let phone = AppleSystem.phone(of: workspace), let mac = AppleSystem.mac(of: workspace) else {
            return nil
        }
        (self.phone, self.mac, self.workspace, self.cache) = (phone, mac, workspace, cache)
        questions = [phone, mac].compactMap {
            AppleQuestion(for: $0, of: workspace, with: toolchain, environment: environment)
        }
        guard questions.count == 2 else { return nil }
    }

    package func isReady() throws -> Bool { try questions.allSatisfy { try $0.isReady() } }

    package func prepare() async throws {
        // A workspace that is deleted meanwhile is not begun anew.
        for question in questions where Files.exists(workspace.root) { try await question.prepare() }
    }

    /// - Parameter files: those of a module.
    package func remarks(on files: [URL], of module: String) async throws -> AppleRemarks {
        let sources = try SourceText.read(files)
        var hash = SHA256()
        hash.update(sources)
        for question in questions { hash.update(part: try question.key()) }
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
