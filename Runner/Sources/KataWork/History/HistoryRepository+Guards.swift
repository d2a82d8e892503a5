import Foundation
import KataBase

/// The guards that keep the repository the runner's own, whatever else was put into it.
extension HistoryRepository {
    /// Settings can have git run programs: to sign, to look for what is missing. So there are none but ours.
    static let settings =
        "[core]\n\trepositoryformatversion = 0\n\tbare = true\n[gc]\n\tauto = 0\n"

    private var settingsFile: URL { directory.appending(path: "config") }

    package func putSettingsBack() throws(KataError) {
        // It would have git take another repository for this one.
        unlink(directory.appending(path: "commondir").path)
        guard exists, (try? Files.text(settingsFile)) != Self.settings else { return }
        do { try Data(Self.settings.utf8).write(to: settingsFile, options: .atomic) } catch {
            throw .failed(Files.reason(error), directory: directory.path)
        }
    }
}
