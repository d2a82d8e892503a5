import Combine
import PaperUI

final class StopwatchModel: ObservableObject {
    @Published var laps: [TimeInterval] = []
    @Published var start: Date?
    @Published private(set) var elapsed: TimeInterval = 0

    func toggle(at date: Date) {
        if let start {
            elapsed += date.timeIntervalSince(start)
            self.start = nil
        } else {
            start = date
        }
    }

    func total(at date: Date) -> TimeInterval { elapsed + (start.map { date.timeIntervalSince($0) } ?? 0) }
}

struct StopwatchScreen: View {
    @StateObject private var model = StopwatchModel()
    @SceneStorage("selectedFace") private var face = 0
    @GestureState private var dragged = CGSize.zero
    private let timer = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack(spacing: 32) {
            TimelineView(.animation(minimumInterval: 0.01, paused: model.start == nil)) { context in
                dial(model.total(at: context.date))
            }
            .gesture(
                DragGesture(minimumDistance: 20)
                    .updating($dragged) { value, state, _ in state = value.translation }
                    .onEnded { value in face = value.translation.width > 0 ? 1 : 0 }
            )

            HStack {
                Button("Lap") { model.laps.append(model.total(at: .now)) }
                    .disabled(model.start == nil)
                Spacer()
                Button(model.start == nil ? "Start" : "Stop") { model.toggle(at: .now) }
                    .tint(model.start == nil ? .green : .red)
            }
            .buttonStyle(.glassProminent)
            .buttonBorderShape(.circle)

            List {
                ForEach(Array(model.laps.enumerated().reversed()), id: \.offset) { index, lap in
                    LabeledContent("Lap \(index + 1)") {
                        Text(
                            Duration.seconds(lap), format: .time(pattern: .minuteSecond(padMinuteToLength: 2))
                        )
                        .monospacedDigit()
                    }
                }
            }
            .listStyle(.plain)
        }
        .onReceive(timer) { _ in }
    }

    private func dial(_ time: TimeInterval) -> some View {
        ZStack {
            Circle()
                .stroke(.quaternary, lineWidth: 12)
            Circle()
                .trim(from: 0, to: time.truncatingRemainder(dividingBy: 60) / 60)
                .stroke(.tint, style: StrokeStyle(lineWidth: 12, lineCap: .round))
                .rotationEffect(.degrees(-90))
            Canvas { context, size in
                let path = Path(ellipseIn: CGRect(x: size.width / 2 - 4, y: 0, width: 8, height: 8))
                context.fill(path, with: .color(.primary))
            }
            Text(Duration.seconds(time), format: .time(pattern: .minuteSecond))
                .font(.system(size: 54, weight: .thin, design: .monospaced))
                .minimumScaleFactor(0.5)
        }
        .padding()
    }
}

#Preview("Running") {
    StopwatchScreen()
}
