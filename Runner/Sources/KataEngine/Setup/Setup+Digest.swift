import KataBase
import KataText

extension Setup {
    /// A hash of all that a verdict on it depends on: its texts, what its tests read besides, the modules that they lean on.
    ///
    /// - Parameter toolchain: which one it is.
    package func digest(with toolchain: String, in workspace: Workspace) throws(KataError) -> String {
        var hash = SHA256()
        for part in [toolchain, chapter, place.words] { hash.update(part: part) }
        hash.update(sources + tests)
        let folder = workspace.testsFolder(of: chapter)
        for path in Files.exists(folder) ? try Files.list(folder) : [] where !path.hasSuffix(".swift") {
            hash.update(part: path)
            hash.update(part: try Files.data(folder.appending(path: path)))
        }
        let modules = SupportModule.needed(by: sources + tests, of: SupportModule.present(in: workspace))
        for folder in modules.map({ workspace.sourcesFolder(of: $0.name) }) {
            for path in try Files.list(folder) {
                hash.update(part: SupportPackage.stamp(of: folder.appending(path: path).path))
            }
        }
        return String(hash.finish().prefix(32))
    }
}
