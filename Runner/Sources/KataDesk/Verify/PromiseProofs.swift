import KataBase
import KataKit
import KataText
import KataWork

/// That each promise is broken by a mistake, and kept by solutions in other styles.
struct PromiseProofs: AboutChapter {
    let subject: ProvenChapter

    private var promises: [(promise: Promise, step: Int)] { subject.promises }

    /// None where the chapter promises nothing.
    var all: [Proof] {
        guard !promises.isEmpty else { return [] }
        return [Proof(chapter: chapter.name, title: "promises") { try promiseClaims() }] + variants
    }

    private func promiseClaims() throws -> [Proof.Claim] {
        let bugs = try subject.gallery()?.bugs ?? []
        let broken = promises.map { promise, step in
            result(
                .bug, "a bug breaks '\(promise.name)'",
                bugs.contains { $0.promise == promise.name }
                    ? nil
                    : "\(textPath):\(promise.line): no bug breaks it. Put one that does into \(subject.galleryPath), with a line '*Breaks: \(promise.name)*'."
            )
        }
        let count = try workspace.variants(of: chapter.name).count
        let variety = result(
            .file, "other solutions keep the promises, too",
            count >= 2
                ? nil
                : "Solutions/\(chapter.name)/Variants holds \(count) of them. Write two or more, in other styles, that decide otherwise wherever the promises leave something open."
        )
        return broken + [variety]
    }

    /// The fault of the promise that a bug names; nil where there is none.
    func wrongPromise(of bug: BugGallery.Bug) -> String? {
        guard !promises.isEmpty else { return nil }
        guard let name = bug.promise else {
            return "it names no promise. Write '*Breaks: …*' below its heading."
        }
        let known = promises.map(\.promise.name)
        guard !known.contains(name) else { return nil }
        return "the chapter does not promise '\(name)'." + Spelling.question(name, among: known)
    }

    // MARK: Variants

    /// The last step in other styles: each as sound as ours.
    private var variants: [Proof] {
        let folders = (try? workspace.variants(of: chapter.name)) ?? []
        return folders.map { folder in
            let name = folder.lastPathComponent
            return Proof(chapter: chapter.name, title: "variant \(name)", restsOn: chapter.steps) {
                let place = "Solutions/\(chapter.name)/Variants/\(name)"
                guard try Files.list(folder).contains(where: { $0.hasSuffix(".swift") }) else {
                    let why = "'\(place)' holds no Swift file. Write the variant, or delete the folder."
                    return [result(.green, "the variant \(name) is green", why)]
                }
                let check = try await subject.check(of: folder, at: chapter.steps, strictness: .all)
                return [
                    result(
                        .green, "the variant \(name) is green",
                        check.isGreen
                            ? nil
                            : "it is red: \(firstProblem(check).sentence) Mend \(place), or the test that asks for more than the promises."
                    )
                ]
            }
        }
    }
}
