enum ViewState<Info> {
    case initial, loading, error
    case loaded(Info)

    var isLoading: Bool {
        switch self {
        case .loading: true
        case .initial, .loaded, .error: false
        }
    }

    var info: Info? {
        switch self {
        case .loaded(let info): info
        case .initial, .loading, .error: nil
        }
    }
}

extension ViewState: Equatable where Info: Equatable {}
