import PaperUI

struct PillButtonStyle: ButtonStyle {
    var color = Color.accentColor

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .padding(.horizontal, 20)
            .padding(.vertical, 10)
            .background(color.opacity(configuration.isPressed ? 0.6 : 1), in: .capsule)
            .foregroundStyle(.white)
            .scaleEffect(configuration.isPressed ? 0.97 : 1)
            .animation(.snappy(duration: 0.2), value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == PillButtonStyle {
    static var pill: PillButtonStyle { PillButtonStyle() }
}

struct CheckboxStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.square" : "square")
                configuration.label
            }
        }
    }
}

struct Shimmer: ViewModifier {
    @State private var phase: CGFloat = 0

    func body(content: Content) -> some View {
        content
            .redacted(reason: .placeholder)
            .mask {
                LinearGradient(
                    colors: [.black.opacity(0.4), .black], startPoint: .leading, endPoint: .trailing)
            }
            .hueRotation(.degrees(phase))
            .onAppear {
                withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { phase = 360 }
            }
    }
}

struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

struct ProgressRing: View {
    let progress: Double
    var lineWidth: CGFloat = 8

    var body: some View {
        Circle()
            .trim(from: 0, to: progress)
            .stroke(
                AngularGradient(colors: [.blue, .purple], center: .center),
                style: StrokeStyle(lineWidth: lineWidth, lineCap: .round)
            )
            .rotationEffect(.degrees(-90))
            .overlay { Text(progress, format: .percent.precision(.fractionLength(0))) }
            .onGeometryChange(for: CGFloat.self) { proxy in
                proxy.size.width
            } action: { _ in
            }
    }
}

struct ComponentsScreen: View {
    @State private var width: CGFloat = 0
    @State private var isOn = false
    @State private var color = Color.blue

    var body: some View {
        ScrollView {
            Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 12) {
                GridRow {
                    Text("Pill")
                    Button("Tap me") {}.buttonStyle(.pill)
                }
                GridRow {
                    Text("Checkbox").gridColumnAlignment(.trailing)
                    Toggle("Agree", isOn: $isOn).toggleStyle(CheckboxStyle())
                }
                GridRow {
                    Text("Gauge")
                    Gauge(value: 0.4) { Text("Speed") }
                        .gaugeStyle(.accessoryCircular)
                }
            }
            ViewThatFits {
                HStack {
                    ProgressRing(progress: 0.7); Triangle().fill(.orange).frame(width: 40, height: 40)
                }
                VStack { ProgressRing(progress: 0.7) }
            }
            ColorPicker("Colour", selection: $color, supportsOpacity: false)
            Text("Loading…").modifier(Shimmer())
                .background {
                    GeometryReader { proxy in
                        Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
                    }
                }
                .onPreferenceChange(WidthKey.self) { width = $0 }
                .rotation3DEffect(.degrees(isOn ? 10 : 0), axis: (x: 0, y: 1, z: 0))
            HStack {
                ForEach(0..<5) { star in
                    Image(systemName: "star.fill").onHover { _ in isOn.toggle() }.id(star)
                }
            }
            .glassEffect()
        }
        .scrollTargetBehavior(.viewAligned)
        .sensoryFeedback(.impact(weight: .light), trigger: isOn)
    }
}

#Preview("Light", traits: .sizeThatFitsLayout) { ComponentsScreen() }
#Preview("Dark") { ComponentsScreen().preferredColorScheme(.dark) }
