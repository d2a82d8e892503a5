import Observation

/// Tea that somebody else brews: no import of a view's module here, nor is there in an app.
@MainActor
@Observable
public final class Teapot {
    public private(set) var isSteeping = false
    public private(set) var cups = 0

    private let brew: () async throws -> Int

    public init(brew: @escaping () async throws -> Int) {
        self.brew = brew
    }

    public func steep() async {
        isSteeping = true
        defer { isSteeping = false }
        cups += (try? await brew()) ?? 0
    }
}
