import KataBase
import KataWork

extension VerdictReport {
    private static let remarkLimit = 4

    /// What would not compile on an iPhone, and what this Mac's app would not show. It is said below a green alone.
    var onApple: [String] {
        guard let remarks = verdict.onApple else { return [] }
        return [phone(remarks), mac(remarks)].compactMap(\.self)
    }

    private func phone(_ remarks: AppleRemarks) -> String? {
        guard !remarks.onPhone.isEmpty else { return nil }
        let shown = remarks.onPhone.prefix(limit(Self.remarkLimit))
        let left = remarks.onPhone.count - shown.count
        var told: Set<String?> = []
        let lines = shown.flatMap { remark in
            ["    \(remark.file):\(remark.line)", "      \(remark.message)"]
                + (told.insert(remark.since).inserted ? ["      " + wayOut(of: remark)] : [])
        }
        return
            ([style.yellow("  On an iPhone with iOS \(remarks.phone) this would not compile:")] + lines
            + (left > 0 ? ["    and \(left) more: ./kata check --all"] : []))
            .joined(separator: "\n")
    }

    private func wayOut(of remark: AppleRemarks.Remark) -> String {
        remark.since.map { "Leave it out, or put what needs it below if #available(\($0), *)." }
            ?? "Leave it out: no iPhone has it."
    }

    /// A name is told once, wherever it stands.
    private func mac(_ remarks: AppleRemarks) -> String? {
        let names = remarks.onMac.reduce(into: [AppleRemarks.Remark]()) { names, remark in
            if !names.contains(where: { $0.name == remark.name }) { names.append(remark) }
        }
        guard !names.isEmpty else { return nil }
        return names.prefix(limit(Self.remarkLimit)).map { remark in
            let place = "\(remark.file):\(remark.line)"
            return prose(
                remark.since == nil
                    ? "`\(remark.name)` is not on a Mac (\(place)). To see this screen in App, put it between #if !os(macOS) and #endif."
                    : "`\(remark.name)` is not on macOS \(remarks.mac), where App begins (\(place)).")
        }.joined(separator: "\n")
    }
}
