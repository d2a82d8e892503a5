import Observation
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime)
struct RecorderTests {
    private let model = Model()

    @Test func `the present value is the first`() {
        let recorder = Recorder { model.state }

        #expect(recorder.values == [.initial])
    }

    @Test func `every value is kept in order`() {
        let recorder = Recorder { model.state }

        model.state = .loading
        model.state = .loaded("Coco")

        #expect(recorder.values == [.initial, .loading, .loaded("Coco")])
    }

    @Test func `values before the recorder are not its business`() {
        model.state = .loading
        let recorder = Recorder { model.state }

        model.state = .loaded("Coco")

        #expect(recorder.values == [.loading, .loaded("Coco")])
    }

    @Test func `reading the values in between changes nothing`() {
        let recorder = Recorder { model.state }
        model.state = .loading
        #expect(recorder.values == [.initial, .loading])
        #expect(recorder.values == [.initial, .loading])

        model.state = .loaded("Coco")

        #expect(recorder.values == [.initial, .loading, .loaded("Coco")])
    }

    @Test func `an equal value is not a new one`() {
        let recorder = Recorder { model.state.isLoading }

        model.state = .loading
        model.state = .loading
        model.state = .loaded("Coco")
        model.state = .loaded("Up")

        #expect(recorder.values == [false, true, false])
    }

    @Test func `a value that comes back is a new one`() {
        let recorder = Recorder { model.state }

        model.state = .loading
        model.state = .initial
        model.state = .loading

        #expect(recorder.values == [.initial, .loading, .initial, .loading])
    }

    @Test func `where values cannot be compared each write counts`() {
        let recorder = Recorder { (model.state, model.count) }

        model.state = .loading
        model.count += 1
        model.state = .initial

        #expect(recorder.values.map(\.0) == [.initial, .loading, .loading, .initial])
        #expect(recorder.values.map(\.1) == [0, 0, 1, 1])
    }

    @Test func `a write counts once, however many turns have passed`() async {
        let recorder = Recorder { (model.state, model.count) }

        for _ in 1...3 {
            model.count += 1
            await Task {}.value
        }

        #expect(recorder.values.map(\.1) == [0, 1, 2, 3])
    }

    @Test func `mutation in place is seen`() {
        let recorder = Recorder { model.items }

        model.items.append("Up")
        model.items[0] += "!"

        #expect(recorder.values == [[], ["Up"], ["Up!"]])
    }

    @Test func `an expression may read several models`() {
        let other = Model()
        let recorder = Recorder { model.count + other.count }

        model.count = 1
        other.count = 10
        model.count = 2
        other.count = 20

        #expect(recorder.values == [0, 1, 11, 12, 22])
    }

    @Test func `a property that is read only at times is followed from the next turn`() async {
        let recorder = Recorder { model.state.isLoading ? model.count : -1 }

        model.count = 1
        model.state = .loading
        await Task {}.value
        model.count = 2

        #expect(recorder.values == [-1, 1, 2])
    }

    @Test func `two recorders do not disturb each other`() {
        let first = Recorder { model.count }
        let second = Recorder { -model.count }

        model.count = 1
        model.count = 2

        #expect(first.values == [0, 1, 2])
        #expect(second.values == [0, -1, -2])
    }

    @Test func `values across suspensions are kept`() async {
        let recorder = Recorder { model.state }

        await model.load()

        #expect(recorder.values == [.initial, .loading, .loaded("Coco")])
    }

    @Test(.checksLeaks) func `a recorder and what it records can go`() {
        let model = track(Model())
        let recorder = track(Recorder { model.count })

        model.count = 1

        #expect(recorder.values == [0, 1])
    }

    @Test func `a write off the main actor is reported where the recorder was made`() async {
        let model = StrayModel()
        let recorder = Recorder { model.count }
        await Task.detached { model.count = 1 }.value

        let lines = await expectIssues(
            "The recorded model was written off the main actor, so values may be missing here."
        ) {
            #expect(recorder.values.last == 1)
        }
        #expect(lines == [#line - 8])
    }

    @Test func `a model that is not observable is reported where the recorder was made`() async {
        let model = SilentModel()
        let recorder = Recorder { model.count }
        #expect(recorder.values == [0])
        model.count = 1

        let lines = await expectIssues(
            """
            The recorded value has changed, but no observable property told of it. Is the model marked \
            @Observable?
            """
        ) {
            #expect(recorder.values == [1])
        }
        #expect(lines == [#line - 12])
    }

    @Test func `a thousand recorders miss nothing`() async {
        for _ in 1...1000 {
            let model = Model()
            let recorder = Recorder { model.state }

            await model.load()
            model.state = .initial
            await model.load()

            #expect(
                recorder.values == [
                    .initial, .loading, .loaded("Coco"), .initial, .loading, .loaded("Coco"),
                ])
        }
    }

    @Test func `a thousand values in a row are all kept`() {
        let recorder = Recorder { model.count }

        for number in 1...1000 { model.count = number }

        #expect(recorder.values == Array(0...1000))
    }
}

@MainActor
@Observable
private final class Model {
    enum State: Equatable {
        case initial
        case loading
        case loaded(String)

        var isLoading: Bool { self == .loading }
    }

    var state = State.initial
    var count = 0
    var items: [String] = []

    func load() async {
        state = .loading
        await Task.yield()
        state = .loaded("Coco")
    }
}

// Written by one task at a time in its test.
@Observable
private final class StrayModel: @unchecked Sendable {
    var count = 0
}

@MainActor
private final class SilentModel {
    var count = 0
}
