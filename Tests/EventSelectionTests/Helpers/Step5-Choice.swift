#if STEP_5
import Observation
import SwiftUI

@testable import EventSelection

/// Keeps the selection of a view that has no owner. A screen sees it change.
@MainActor @Observable
final class Choice {
    var event: Event?

    init(_ event: Event? = nil) {
        self.event = event
    }

    var binding: Binding<Event?> {
        Binding(get: { self.event }, set: { self.event = $0 })
    }
}
#endif
