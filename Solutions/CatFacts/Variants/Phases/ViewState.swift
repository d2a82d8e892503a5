enum ViewState<Info> {
    case error
    case initial
    case loaded(Info)
    case loading

    var isLoading: Bool {
        switch self {
        case .loading: true
        default: false
        }
    }

    var info: Info? {
        switch self {
        case .loaded(let info): info
        default: nil
        }
    }
}

extension ViewState: Equatable where Info: Equatable {
    static func == (one: Self, other: Self) -> Bool {
        switch (one, other) {
        case (.initial, .initial), (.loading, .loading), (.error, .error): true
        case (.loaded(let info), .loaded(let another)): info == another
        default: false
        }
    }
}
