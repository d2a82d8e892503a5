import Foundation
import KataBase
import KataEngine
import KataText

/// The size of the cache of compiled products, and the products in it that are not whole.
struct CacheHealth {
    private(set) var products = 0
    private(set) var bytes = 0
    private(set) var broken: [String] = []
    private(set) var leftovers: [String] = []
    private let folder: URL

    init(folder: URL) {
        self.folder = folder
        let cache = ProductCache(folder: folder, notify: { _ in })
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() {
            guard let entry = CacheEntry(name) else { continue }
            bytes += Files.bytesOnDisk(folder.appending(path: name))
            switch entry {
            case .scratch where !entry.isBeingMade: leftovers.append(name)
            case .scratch, .note: break
            case .product:
                products += 1
                if !cache.isWhole(folder.appending(path: name)) { broken.append(name) }
            }
        }
    }

    func finding(in workspace: Workspace) -> Finding {
        let subject = "Cache"
        let place = workspace.displayPath(folder.path)
        let parent = Files.exists(folder) ? folder : workspace.root
        guard access(parent.path, W_OK) == 0 else {
            return .problem(
                subject, "'\(parent.path)' cannot be written.",
                mend: "Give yourself write permission there, then run ./kata doctor again.")
        }
        guard broken.isEmpty else {
            return .problem(
                subject, "A product in \(place) is damaged: \(broken[0]).",
                mend: "Delete \(place); the next check makes it again.")
        }
        guard products > 0 else { return .fine(subject, "empty; the first check fills it") }
        let whole = count(products, "product")
        let size = "\(bytes.megabytes) in \(place)"
        guard leftovers.isEmpty else {
            return .remark(
                subject, "\(whole), \(size); \(leftovers.count) left half made by a run that was killed",
                mend: "rm -r \(place)/making-*")
        }
        return .fine(subject, "\(whole), \(size)")
    }
}
