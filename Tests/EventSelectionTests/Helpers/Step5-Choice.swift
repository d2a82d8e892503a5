#if STEP_5
import Observation
import SwiftUI

@testable import EventSelection

/// Where the selection is kept while nobody owns the view. A screen sees it change.
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
