import KataBase

/// One thing that the doctor looked at.
package struct Finding: Equatable, Sendable {
    package enum Status: String, Sendable, Encodable {
        case fine
        /// Worth knowing; everything works.
        case remark
        /// Something does not work until it is mended.
        case problem
    }

    /// The subject in the words of the report: "Swift Testing".
    let subject: String
    let status: Status
    /// The finding, in half a sentence; a whole one where it is a problem.
    let words: String
    /// The one edit or command that mends it; nil where there is nothing to mend.
    let mend: String?

    static func fine(_ subject: String, _ words: String) -> Finding {
        Finding(subject: subject, status: .fine, words: words, mend: nil)
    }

    static func remark(_ subject: String, _ words: String, mend: String? = nil) -> Finding {
        Finding(subject: subject, status: .remark, words: words, mend: mend)
    }

    static func problem(_ subject: String, _ words: String, mend: String) -> Finding {
        Finding(subject: subject, status: .problem, words: words, mend: mend)
    }

    static func problem(_ subject: String, _ error: some Error) -> Finding {
        let known = error as? KataError
        return Finding(
            subject: subject, status: .problem, words: known?.what ?? "\(error)",
            mend: known.flatMap { $0.next.isEmpty ? nil : $0.next })
    }
}
