import SwiftUI

struct CatFactView: View {
    let viewModel: CatFactViewModel
    @State private var turn = false

    init(viewModel: CatFactViewModel) {
        self.viewModel = viewModel
    }

    var body: some View {
        ScrollView {
            FactPane(fact: viewModel.lastFact)
            StatePane(state: viewModel.state)
        }
        Footer(isBusy: viewModel.state == .loading) { turn.toggle() }
            .task(id: Occasion(model: ObjectIdentifier(viewModel), turn: turn)) { await viewModel.fetch() }
    }
}

/// The view fetches when it appears, and whenever one of these changes: also for a model that it is handed later.
private struct Occasion: Equatable {
    let model: ObjectIdentifier
    let turn: Bool
}

private struct FactPane: View {
    let fact: CatFact?

    var body: some View {
        if let fact {
            Text(fact.fact)
        } else {
            Divider()
        }
    }
}

private struct StatePane: View {
    let state: ViewState<CatFact>

    var body: some View {
        switch state {
        case .loading: HStack { ProgressView() }
        case .error: HStack { Text("Error") }
        default: EmptyView()
        }
    }
}

private struct Footer: View {
    let isBusy: Bool
    let fetchAnother: @MainActor () -> Void

    var body: some View {
        Button(action: fetchAnother) {
            HStack { Text("Fetch another") }
        }
        .disabled(isBusy)
    }
}
