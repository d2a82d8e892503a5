#if STEP_7
import PaperUI

@testable import Films

extension FilmListScreen {
    init(_ viewModel: FilmListViewModel) {
        self.init(screen: Screen(FilmList(viewModel: viewModel)))
    }

    /// A list that is given the other of two models with each tap on "The other list".
    init(oneOf models: [FilmListViewModel]) {
        self.init(screen: Screen(OneOfTwoLists(models: models)))
    }
}

private struct OneOfTwoLists: View {
    let models: [FilmListViewModel]
    @State private var index = 0

    var body: some View {
        VStack {
            Button("The other list") { index = 1 - index }
            FilmList(viewModel: models[index])
        }
    }
}
#endif
