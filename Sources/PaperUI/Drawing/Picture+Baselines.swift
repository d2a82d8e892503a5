extension Picture {
    /// The distance from the top to the line of the first or the last text; the foot of a picture without text.
    func baseline(_ which: VerticalAlignment.Baseline) -> Double {
        let lines = shapes.flatMap(\.baselines)
        return (which == .first ? lines.min() : lines.max()) ?? height
    }

    /// Pictures side by side whose texts stand on one line.
    static func row(_ pictures: [Picture], on which: VerticalAlignment.Baseline, spacing: Double) -> Picture {
        let above = pictures.map { $0.baseline(which) }
        let line = above.max() ?? 0
        let below = zip(pictures, above).map { $0.height - $1 }.max() ?? 0
        var row = Picture(width: 0, height: line + below)
        for (picture, top) in zip(pictures, above) {
            row.add(picture, x: row.width, y: line - top)
            row.width += picture.width + spacing
        }
        row.width = max(row.width - spacing, 0)
        return row
    }
}

extension Mark {
    fileprivate var baselines: [Double] {
        switch kind {
        case .text: [y]
        case .group(let marks, _, _, _, _), .turned(let marks, _, _, _, _):
            marks.flatMap(\.baselines).map { $0 + y }
        default: []
        }
    }
}
