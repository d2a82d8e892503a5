import PaperUI
import TestSupport
import Testing

/// A view that keeps a value of a protocol, as views keep their services.
@MainActor
@Suite(.endsInTime) struct ProtocolPropertyTests {
    protocol Service: Sendable {}

    final class Remote: Service {}

    struct Stub: Service {
        let answers: [String]
    }

    struct Client: View {
        let service: any Service
        let log: Log

        var body: some View {
            let _ = log.entries.append("Client")
            Text("Client")
        }
    }

    struct Parent: View {
        @State private var count = 0
        let log: Log
        let service: @MainActor (Int) -> any Service

        var body: some View {
            VStack {
                Button("Count \(count)") { count += 1 }
                Client(service: service(count), log: log)
            }
        }
    }

    private func evaluations(_ service: @escaping @MainActor (Int) -> any Service) throws -> [String] {
        let log = Log()
        let screen = Screen(Parent(log: log, service: service))
        try #require(screen.button("Count 0")).tap()
        #expect(screen.shows("Count 1"))
        return log.entries
    }

    @Test func `the same object is the same service`() throws {
        let remote = Remote()
        #expect(try evaluations { _ in remote } == ["Client"])
    }

    @Test func `another object is another service`() throws {
        #expect(try evaluations { _ in Remote() } == ["Client", "Client"])
    }

    @Test func `a value of another type is another service`() throws {
        let remote = Remote()
        #expect(
            try evaluations { $0 == 0 ? remote as any Service : Stub(answers: []) } == ["Client", "Client"])
    }

    @Test func `an equal value is the same service`() throws {
        #expect(try evaluations { _ in Stub(answers: ["Alien"]) } == ["Client"])
    }

    @Test func `an unequal value is another service`() throws {
        #expect(try evaluations { Stub(answers: ["\($0)"]) } == ["Client", "Client"])
    }
}
