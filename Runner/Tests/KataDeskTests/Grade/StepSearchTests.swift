import Testing

@testable import KataDesk

struct StepSearchTests {
    /// Searches a chapter of twelve steps.
    ///
    /// - Parameters:
    ///   - isHonest: whether a red says which step's test is to blame, or always the first.
    /// - Returns: the steps that were tried.
    private func search(_ green: Int, from start: Int?, hints: (Int) -> Int?) -> (found: Int, tried: [Int]) {
        var search = StepSearch(steps: 12, from: start)
        var tried: [Int] = []
        while let step = search.next, tried.count < 50 {
            tried.append(step)
            let isGreen = step <= green
            search.saw(step, isGreen: isGreen, firstRed: isGreen ? nil : hints(step))
        }
        return (search.green, tried)
    }

    @Test(arguments: 0...12)
    func `the last green step is found from anywhere, whatever the reds say`(_ green: Int) {
        for start in [nil, -3, 0, 1, 5, 11, 12, 99] {
            for hints: (Int) -> Int? in [{ _ in nil }, { _ in green + 1 }, { $0 }, { _ in 1 }, { _ in 40 }] {
                let (found, tried) = search(green, from: start, hints: hints)

                #expect(found == green)
                #expect(Set(tried).count == tried.count)
                #expect(tried.count <= 8)
            }
        }
    }

    @Test func `most copies take one try or two`() {
        #expect(search(12, from: 12) { _ in nil }.tried == [12])
        #expect(search(5, from: 5) { _ in nil }.tried == [5, 6])
        #expect(search(5, from: 6) { $0 }.tried == [6, 5])
        #expect(search(5, from: 12) { _ in 6 }.tried == [12, 5, 6])
    }
}
