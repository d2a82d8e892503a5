#if STEP_7
import Observation
import PaperUI

@testable import SendMessage

/// Decides which model the view is about, as the rest of an app would.
@MainActor @Observable
final class Owner {
    var model: SendMessageViewModel

    init(model: SendMessageViewModel) {
        self.model = model
    }
}

struct OwnedView: View {
    let owner: Owner

    var body: some View {
        SendMessageView(viewModel: owner.model)
    }
}
#endif
