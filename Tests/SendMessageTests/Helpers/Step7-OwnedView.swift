#if STEP_7
import Observation
import SwiftUI

@testable import SendMessage

/// Decides which model the view is about, as the rest of an app would.
@MainActor @Observable
final class Owner {
    var model: SendMessageViewModel

    init(model: SendMessageViewModel) {
        self.model = model
    }
}

struct OwnedView<Content: View>: View {
    let owner: Owner
    @ViewBuilder let content: (SendMessageViewModel) -> Content

    var body: some View {
        content(owner.model)
    }
}
#endif
