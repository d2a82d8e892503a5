import Foundation

/// What keeps the repository the runner's own, whatever somebody put into it.
extension HistoryRepository {
    /// Settings can have git run programs: to sign, to look for what is missing. So there are none but ours.
    static let settings =
        "[core]\n\trepositoryformatversion = 0\n\tbare = true\n[gc]\n\tauto = 0\n"

    private var settingsFile: URL { directory.appending(path: "config") }

    func putSettingsBack() throws(HistoryError) {
        // It would have git take another repository for this one.
        unlink(directory.appending(path: "commondir").path)
        guard exists, Files.isLink(settingsFile) || (try? Files.text(settingsFile)) != Self.settings else {
            return
        }
        // Renamed into its place, so that a link goes and what it leads to stays.
        let new = directory.appending(path: "config.new-\(UInt32.random(in: 0 ... .max))")
        do { try Data(Self.settings.utf8).write(to: new) } catch {
            throw .failed(Files.reason(error), directory: directory.path)
        }
        guard rename(new.path, settingsFile.path) == 0 else {
            throw .failed(String(cString: strerror(errno)), directory: directory.path)
        }
    }

    /// - Throws: `HistoryError.linked` where a link could have us, or git, write or delete elsewhere.
    func confirmNoLinks() throws(HistoryError) {
        let lock = directory.appendingPathExtension("lock")
        let folders = [directory] + ["objects", "refs", "refs/heads"].map { directory.appending(path: $0) }
        let inside = folders.flatMap { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.sorted().map { folder.appending(path: $0) }
        }
        for place in [directory.deletingLastPathComponent(), directory, lock] + inside
        where Files.isLink(place) && place.path != settingsFile.path {
            throw .linked(place.path)
        }
    }
}
