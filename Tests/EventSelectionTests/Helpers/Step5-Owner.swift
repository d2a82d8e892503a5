#if STEP_5
import Observation
import SwiftUI

@testable import EventSelection

/// Has the list and the selection, as the rest of an app would.
@MainActor @Observable
final class Owner {
    var events: [Event]
    var selection: Event?

    init(events: [Event]) {
        self.events = events
    }
}

/// The view as its owner shows it, on New Year's Day of 2001: `Screen(OwnedView(owner: owner))` follows the owner.
struct OwnedView: View {
    @Bindable var owner: Owner

    var body: some View {
        EventSelectionView(events: owner.events, selection: $owner.selection, now: { .newYear2001 })
    }
}
#endif
