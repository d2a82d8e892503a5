/// Looks for the last step that is green, in few tries: tests only add up, so all steps before it are, too.
struct StepSearch {
    /// The last step that is known to be green.
    private(set) var green = 0
    /// The first that is known to be red; one more than there are where none is.
    private var red: Int
    private let steps: Int
    private let start: Int
    private var hint: Int?

    /// - Parameter start: where to look first; at the end where that is not known.
    init(steps: Int, from start: Int?) {
        self.steps = steps
        self.start = min(max(start ?? steps, 1), steps)
        red = steps + 1
    }

    /// The step to try now; nil where all is known.
    var next: Int? {
        guard red - green > 1 else { return nil }
        if green == 0, red > steps { return start }
        if red > steps { return green == start ? start + 1 : steps }
        // A failing test says its step: look at the one before it, then at itself.
        if let hint, hint > green, hint < red { return max(green + 1, hint - 1) }
        // Where the newest test does not compile, nothing is known of the others: most often it is the only one.
        if red == start { return red - 1 }
        return (green + red) / 2
    }

    /// - Parameter firstRed: of a red step, the first one whose test is to blame; nil where that cannot be told.
    mutating func saw(_ step: Int, isGreen: Bool, firstRed: Int?) {
        if isGreen {
            green = step
        } else {
            red = step
            hint = firstRed
        }
    }
}
