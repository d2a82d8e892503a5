enum ViewState<Info> {
    case initial, loading, error
    case loaded(Info)

    var isLoading: Bool {
        if case .loading = self { true } else { false }
    }

    var info: Info? {
        if case .loaded(let info) = self { info } else { nil }
    }
}

extension ViewState: Equatable where Info: Equatable {}

extension ViewState: Sendable where Info: Sendable {}
