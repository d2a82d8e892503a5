import Foundation
import KataBase
import KataEngine
import KataKit
import KataText
import KataWork

/// That the code of a chapter would compile with Apple's SwiftUI, as far as its names go: every solution, and every state that
/// the text's listings lead to.
struct AppleProofs: AboutChapter {
    let subject: ProvenChapter
    let adviser: AppleAdviser
    /// The chapter's name, or that of the pages.
    let row: String

    /// One for each step that has views.
    var all: [Proof] {
        (0...chapter.steps).map { step in
            Proof(chapter: row, title: "\(chapter.name), step \(step), on Apple's systems") {
                var claims: [Proof.Claim] = []
                for (name, folder) in try await folders(of: step) {
                    claims += try await claim(on: folder, called: name)
                }
                return claims
            }
        }
    }

    private func folders(of step: Int) async throws -> [(name: String, folder: URL)] {
        let names = ["Step\(step)", "Step\(step)-green"]
        var folders = names.map { ($0, workspace.snapshotFolder(of: chapter.name, named: $0)) }
            .filter { Files.exists($0.1) }
        guard let step = text.steps[safe: step - 1], let states = try ListedStates(of: step, subject: subject)
        else {
            return folders
        }
        for (turn, code) in try states.all().enumerated().dropFirst() {
            folders.append(("Step\(step.number).\(turn)", try await states.folder(with: code)))
        }
        return folders
    }

    private func claim(on folder: URL, called name: String) async throws -> [Proof.Claim] {
        let sources = try Setup.sources(in: folder)
        guard sources.importSwiftUI else { return [] }
        let remarks = try await adviser.remarks(on: sources, of: chapter.name)
        let fault = (remarks.onPhone + remarks.onMac).first
        return [
            Proof.Claim(
                kind: .file, chapter: row,
                words: "\(chapter.name), \(name) has no name that an iPhone or a Mac lacks",
                finding: fault.map { .broken("\($0.file):\($0.line): \($0.message).") } ?? .holds)
        ]
    }
}
