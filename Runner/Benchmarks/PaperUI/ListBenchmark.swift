import Observation
import PaperUI

/// Mounts a list of 1,000 rows, draws it, changes one row, and says how long each took and how many rows were
/// evaluated. From the project's root:
///
///     swift build -c release --target PaperUI
///     swiftc -O -swift-version 6 -parse-as-library -I .build/release/Modules \
///         Runner/Benchmarks/PaperUI/ListBenchmark.swift .build/release/PaperUI.build/*.o \
///         -o .build/list-benchmark
///     .build/list-benchmark
@main
@MainActor
struct ListBenchmark {
    static let rowCount = 1_000
    static let runs = 15

    static func main() async {
        var mounting: [Duration] = []
        var drawing: [Duration] = []
        var picturing: [Duration] = []
        var changing: [Duration] = []
        var evaluations: Set<Int> = []
        for _ in 1...runs {
            let rows = (0..<rowCount).map { RowModel(id: $0) }
            let counter = Counter()
            let start = ContinuousClock.now
            let screen = Screen(Rows(rows: rows, counter: counter))
            mounting.append(start.duration(to: .now))

            drawing.append(ContinuousClock().measure { _ = screen.text })
            picturing.append(ContinuousClock().measure { _ = screen.svg() })
            counter.count = 0
            rows[rowCount / 2].title = "changed"
            changing.append(await ContinuousClock().measure { await screen.settle() })
            evaluations.insert(counter.count)
        }
        report("mount \(rowCount) rows", mounting)
        report("draw them in text", drawing)
        report("draw them as SVG", picturing)
        report("change one row", changing)
        print("rows evaluated by that change: \(evaluations.sorted())")
    }

    private static func report(_ name: String, _ durations: [Duration]) {
        let sorted = durations.map { $0 / .milliseconds(1) }.sorted()
        let median = sorted[sorted.count / 2]
        print("\(name): median \(rounded(median)) ms, slowest \(rounded(sorted[sorted.count - 1])) ms")
    }

    private static func rounded(_ milliseconds: Double) -> Double {
        (milliseconds * 1_000).rounded() / 1_000
    }
}

@Observable
final class RowModel: Identifiable {
    let id: Int
    var title: String

    init(id: Int) {
        self.id = id
        title = "Film \(id)"
    }
}

@MainActor
final class Counter {
    var count = 0
}

struct Rows: View {
    let rows: [RowModel]
    let counter: Counter

    var body: some View {
        List(rows) { RowView(row: $0, counter: counter) }
    }
}

struct RowView: View {
    let row: RowModel
    let counter: Counter

    var body: some View {
        let _ = counter.count += 1
        HStack {
            Text(row.title).font(.headline)
            Spacer()
            Button("Choose") {}
        }
    }
}
