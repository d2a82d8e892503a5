import Foundation

extension Workspace {
    /// - Throws: `KataError.linkedState` where something is a link that the runner writes, deletes or runs as its
    ///   own. A cache is set aside instead: see `ProductCache`.
    func confirmStateIsOwn() throws(KataError) {
        let names = ["history.git", "history.git.lock", "share", "board", ".build", "snapshots", "grade"]
        for place in [stateFolder] + names.map({ stateFolder.appending(path: $0) }) {
            guard !Files.isLink(place) else { throw .linkedState(displayPath(place.path)) }
        }
        for build in children(of: stateFolder.appending(path: ".build")) {
            guard !Files.isLink(build) else { throw .linkedState(displayPath(build.path)) }
            try confirmLeadsInside(build, build.appending(path: "debug"))
            for products in children(of: build.appending(path: "debug"))
            where products.pathExtension == "build" {
                try confirmLeadsInside(build, products)
            }
        }
    }

    /// SwiftPM's own links lead from one of its folders to another.
    private func confirmLeadsInside(_ build: URL, _ place: URL) throws(KataError) {
        guard Files.isLink(place) else { return }
        let target = place.real.path
        guard target.hasPrefix(build.real.path + "/") else {
            throw .linkedState(displayPath(place.path))
        }
    }

    private func children(of folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appending(path: $0) }
    }
}
