import PaperUI
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct AnimationTests {
    struct Lamp: View {
        @State private var isOn = false
        var body: some View {
            if isOn { Text("on").transition(.opacity.combined(with: .slide)) }
            Button("switch") {
                let count = withAnimation(.spring(response: 0.3)) {
                    isOn.toggle()
                    return 1
                }
                withAnimation { _ = count }
            }
            .animation(.easeInOut(duration: 0.2), value: isOn)
        }
    }

    @Test func `an animation changes the state and moves nothing`() throws {
        let screen = Screen(Lamp())
        try #require(screen.button("switch")).tap()
        #expect(screen.text == "on\n[ switch ]")
    }
}
