extension HistoryError: CustomStringConvertible {
    package var description: String { words.visible }

    private var words: String {
        switch self {
        case .noGit(let path):
            "Cannot run git at '\(path)', and the history needs it. Install git (for example: apt-get install git), then run the command again."
        case .unknownEntry(let id):
            "There is no entry '\(id)' in the history. See what there is with: ./kata history"
        case .ambiguousEntry(let id, let candidates):
            "'\(id)' could be \(Self.list(candidates)). Type more of it."
        case .busy:
            "Another runner has been writing the history for 10 seconds. End it (is one stopped in another terminal?), then run the command again."
        case .damaged(let directory):
            "The history at '\(directory)' is damaged and cannot be read. The next ./kata check sets it aside and begins a new one."
        case .failed(let reason, let directory):
            "The history at '\(directory)' cannot be written: \(reason). Mend that, then run the command again."
        }
    }

    private static func list(_ candidates: [String]) -> String {
        let shown = candidates.prefix(3)
        let more = candidates.count - shown.count
        return shown.joined(separator: " or ") + (more > 0 ? " or \(more) more" : "")
    }

    /// What a caller should be told about a history that had to be set aside.
    static func setAside(as name: String) -> String {
        "The history was damaged. It is kept as .kata/\(name), and a new one has begun."
    }
}
