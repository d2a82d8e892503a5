enum ViewState<Info> {
    case initial
    case loading
    case loaded(Info)
    case error

    var info: Info? {
        guard case .loaded(let info) = self else { return nil }
        return info
    }

    var isLoading: Bool {
        switch self {
        case .loading: true
        case .initial, .loaded, .error: false
        }
    }
}

extension ViewState: Equatable where Info: Equatable {}
