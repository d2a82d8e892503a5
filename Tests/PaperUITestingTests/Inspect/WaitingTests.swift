import Observation
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime)
struct WaitingTests {
    private let model = Album()

    @Test func `a wait in vain says which texts stand on the screen that it looked at`() async {
        let screen = Screen(AlbumView(album: model))

        await expectIssues(
            """
            Waited 0.02 seconds until the page is there, but it did not happen.
            The texts on the screen: ["Toy \\"Story\\", 1995", "Coco"]
            """
        ) {
            await waitUntil("the page is there", deadline: .milliseconds(20)) {
                (try? screen.inspect().find(text: "Toy Story")) != nil
            }
        }
    }

    @Test func `a wait in vain says what an app shows`() async {
        let app = AppDriver.running(AlbumView(album: model))

        await expectIssues(
            """
            Waited 0.02 seconds until the page is there, but it did not happen.
            The texts on the screen: ["Toy \\"Story\\", 1995", "Coco"]
            """
        ) {
            await waitUntil("the page is there", deadline: .milliseconds(20)) {
                app.staticTexts["Toy Story"].exists
            }
        }
    }

    @Test func `what another condition looked at, or this one before, is not said`() async {
        let screen = Screen(AlbumView(album: model))
        _ = try? screen.inspect()
        var isFirst = true

        await expectIssues("Waited 0.02 seconds until the page is there, but it did not happen.") {
            await waitUntil("the page is there", deadline: .milliseconds(20)) {
                if isFirst { _ = try? screen.inspect() }
                isFirst = false
                return false
            }
        }
    }
}

@MainActor
@Observable
private final class Album {
    var titles = ["Toy \"Story\", 1995", "Coco"]
}

private struct AlbumView: View {
    let album: Album

    var body: some View {
        VStack {
            ForEach(album.titles, id: \.self) { Text($0) }
        }
    }
}
