import PaperUI
import Testing

/// Lets the running test tell what a screen says of faults: as a warning, which fails nothing.
enum TestListener: FaultListener {
    /// The sentences that have been told. Many tests show one view, and once is enough.
    @MainActor private static var told: Set<String> = []

    static func hears(of fault: String) -> Bool {
        #if compiler(>=6.3)
        guard let test = Test.current else { return false }
        if told.insert(fault).inserted {
            Issue.record(Comment(rawValue: fault), severity: .warning, sourceLocation: test.sourceLocation)
        }
        return true
        #else
        return false
        #endif
    }
}
