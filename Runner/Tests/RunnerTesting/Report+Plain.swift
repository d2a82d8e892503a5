import KataText

extension Report {
    /// As on a terminal of 80 columns without colours.
    package var plain: String { text(style: .plain, width: 80) }
}
