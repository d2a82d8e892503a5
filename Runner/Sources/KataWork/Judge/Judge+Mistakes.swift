import Foundation
import KataBase
import KataEngine
import KataText

/// The two sides of a trial: the mistakes of the gallery, and the learner's sound tests.
extension Judge {
    /// A bug of the gallery that breaks a promise of a step.
    package struct StepBug: Sendable {
        let bug: BugGallery.Bug
        let promise: String
        let step: Int
        /// The hash of the diff: another diff is another mistake.
        let digest: String

        func mistake(_ fate: Judgement.Mistake.Fate) -> Judgement.Mistake {
            Judgement.Mistake(title: bug.title, promise: promise, step: step, fate: fate)
        }
    }

    /// Step by step, each step's in the gallery's order.
    func bugs(of steps: [Int]) throws -> [StepBug] {
        let gallery = try BugGallery(of: chapter.name, in: workspace)?.bugs ?? []
        return steps.map { text.steps[$0 - 1] }.flatMap { step in
            gallery.compactMap { bug in
                step.promises.first { $0.name == bug.promise }.map {
                    StepBug(
                        bug: bug, promise: $0.name, step: step.number, digest: SHA256.hex(bug.patch.utf8))
                }
            }
        }
    }

    /// The sound tests of some texts, file by file.
    func soundTests(of judgement: Judgement, in texts: [SourceText]) async throws -> JudgedTests {
        let mayDisturb = texts.contains(where: \.keepsState)
        let versions = try await cache.found(try await key("versions", texts, [])) { _ in
            let dependencies = mayDisturb ? texts.map { _ in Array(texts.indices) } : texts.dependencies
            return dependencies.map { places in
                var hash = SHA256()
                for text in places.map({ texts[$0] }) {
                    hash.update(part: workspace.displayPath(text.path))
                    hash.update(part: text.digest)
                }
                return hash.finish()
            }
        }
        let files = zip(texts, versions).map { text, version in
            let path = workspace.displayPath(text.path)
            let tests = judgement.tests.filter { $0.file == path }
            let setAside = (mayDisturb ? judgement.tests : tests).filter { !$0.isSound }.map(\.id)
            var hash = SHA256()
            for word in [version] + setAside.sorted() { hash.update(part: word) }
            return JudgedTests.File(
                path: path, version: hash.finish(), tests: Set(tests.filter(\.isSound).map(\.id)))
        }
        var hash = SHA256()
        for file in files { hash.update(part: file.version) }
        return JudgedTests(files: files.filter { !$0.tests.isEmpty }, version: hash.finish())
    }
}

extension SourceText {
    /// True where something in it may outlive a test: a variable of a type or of the file, the user's
    /// settings, a file.
    var keepsState: Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.contains(
            /(?m)^(?:[a-z]\S* )*var |\bstatic var \w+(?:: [^={]+)? = |UserDefaults|FileManager|\.write\(/
                .inCode)
    }
}
