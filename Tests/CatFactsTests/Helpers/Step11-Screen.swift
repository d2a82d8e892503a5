#if STEP_11
import PaperUI
import PaperUITesting
import Testing

@testable import CatFacts

@MainActor
func makeScreen(_ fetchFact: @escaping @Sendable () async throws -> CatFact) -> Screen {
    Screen(CatFactView(viewModel: CatFactViewModel(dependencies: .init(fetchFact: fetchFact))))
}

/// The view on the first of two tabs.
@MainActor
func makeTabs(_ viewModel: CatFactViewModel) -> Screen {
    Screen(
        TabView {
            CatFactView(viewModel: viewModel).tabItem { Text("Cats") }
            Text("Woof").tabItem { Text("Dogs") }
        })
}

extension Screen {
    var spinners: Int? {
        try? inspect().findAll(ViewType.ProgressView.self).count
    }

    /// In how many places exactly this can be read.
    func count(of text: String) -> Int? {
        try? inspect().findAll(Text.self).count { try $0.string() == text }
    }

    var button: InspectedView<any View> {
        get throws { try inspect().find(button: "Fetch another") }
    }

    var isButtonDisabled: Bool? {
        try? button.isDisabled()
    }
}
#endif
