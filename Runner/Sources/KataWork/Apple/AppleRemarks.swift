import Foundation
import KataBase
import KataEngine
import KataText

/// What a compiler for Apple's systems would say of code that is green here.
package struct AppleRemarks: Codable, Equatable, Sendable {
    /// A name that a system does not have, or has later only, where the code uses it.
    package struct Remark: Codable, Hashable, Sendable {
        package let file: String
        package let line: Int
        /// The compiler's words.
        package let message: String

        /// The name that it is about.
        package var name: String { message.split(separator: "'").first.map(String.init) ?? message }

        /// The first version that has it: "iOS 18"; nil where none has.
        package var since: String? {
            message.firstMatch(of: /is only available in (.+) or newer/).map { String($0.1) }
        }

    }

    /// The system that the articles are about: an iPhone with the oldest iOS that Package.swift names.
    package let phone: Int
    package let onPhone: [Remark]
    /// The oldest macOS that the package `App` is for.
    package let mac: Int
    /// What the phone has.
    package let onMac: [Remark]

    package var isEmpty: Bool { onPhone.isEmpty && onMac.isEmpty }
}

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
        for question in questions { try await question.prepare() }
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
        let folder = workspace.sourcesFolder(of: chapter.name)
        guard
            let files = try? Files.list(folder).filter({ $0.hasSuffix(".swift") }).map({
                folder.appending(path: $0)
            }),
            let texts = try? SourceText.read(files), texts.contains(where: { $0.mentions("import SwiftUI") }),
            let adviser = AppleAdviser(engines)
        else { return nil }
        guard (try? adviser.isReady()) == true else {
            _ = Behind.start(AppleBehind.command, of: workspace, environment: engines.environment)
            return nil
        }
        willAsk()
        let remarks = try? await adviser.remarks(on: files, of: chapter.name)
        return remarks.flatMap { $0.isEmpty ? nil : $0 }
    }
}

/// The process that prepares the question, which takes half a minute, while the learner goes on.
package enum AppleBehind {
    /// The hidden command of `kata` that this is.
    package static let command = "prepare-apple"

    /// - Parameter words: the workspace's folder.
    package static func run(_ words: [String]) async {
        guard words.count == 1 else { return }
        let workspace = Workspace(root: URL(filePath: words[0]))
        let engines = Behind.engines(of: workspace, TimeLimits())
        await Behind.work(command, in: workspace) { try await AppleAdviser(engines)?.prepare() }
    }
}
