import Foundation

/// A column of a ``LazyVGrid``.
public struct GridItem: Sendable {
    /// The width of a column.
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns as fit.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    let size: Size

    /// A column of a width. Paper draws all columns equally wide.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
    }

    /// Between columns and rows, where nothing is said.
    static let spacing = 8.0
    /// As many columns as a picture may have.
    private static let most = 1_000_000

    /// The number of columns in a width, in points.
    static func count(_ items: [GridItem], spacing: Double, in width: Double) -> Int {
        let counts = items.map { item in
            guard case .adaptive(let minimum, _) = item.size else { return 1 }
            let count = Int(bounded: (width + spacing) / (Double(minimum) + spacing), .towardZero)
            return min(max(count, 1), most)
        }
        return max(counts.reduce(0, +), 1)
    }
}

/// Views in columns, one row after another.
public struct LazyVGrid<Content: View>: View, PrimitiveView, LazyContainer {
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    nonisolated(unsafe) private let content: Content

    /// Puts views into columns, in points apart from each other.
    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        (self.columns, self.alignment, self.spacing, self.content) = (columns, alignment, spacing, content())
    }

    var resolution: Resolution {
        Resolution(
            GridElement(
                columns: columns, alignment: alignment,
                spacing: spacing.map { Double($0) } ?? GridItem.spacing),
            children: [ChildView(content)])
    }
}

/// Parts in columns of one width, row by row.
private struct GridElement: PaperElement {
    let columns: [GridItem]
    /// The place of what goes over the whole width.
    let alignment: HorizontalAlignment
    /// In points.
    let spacing: Double

    func drawable(_ odd: inout OddNumbers) -> (any PaperElement)? {
        let spacing = odd.length(spacing, "The spacing of a grid", or: GridItem.spacing)
        return GridElement(
            columns: columns.map { $0.drawable(spacing: spacing, &odd) }, alignment: alignment,
            spacing: spacing)
    }

    func lines(of part: Part, by drawing: TextDrawing) -> [String] {
        // As many cells in a row as there are on a phone.
        let count = GridItem.count(columns, spacing: spacing, in: 358)
        return part.gridLines(of: count).flatMap { line in
            drawing.row(line.parts.map { drawing.lines(of: $0) })
        }
    }

    func picture(of part: Part, by drawing: PictureDrawing, width: Double) -> Picture {
        let count = GridItem.count(columns, spacing: spacing, in: width)
        return drawing.tall.grid(part.gridLines(of: count), count, alignment, spacing: spacing, width: width)
    }
}

/// A line of a grid: cells beside each other, or over the whole width what stands above or below the cells of a section.
struct GridLine {
    var parts: [Part]
    let isWide: Bool
    fileprivate let section: Node?
}

extension Part {
    /// The lines of a grid with so many columns. Each section begins a line of its own.
    fileprivate func gridLines(of count: Int) -> [GridLine] {
        parts().reduce(into: []) { lines, part in
            let line = part.gridLine(in: node)
            if let last = lines.last, !line.isWide, !last.isWide, last.section === line.section,
                last.parts.count < count
            {
                lines[lines.count - 1].parts.append(part)
            } else {
                lines.append(line)
            }
        }
    }

    /// A line with the part alone.
    private func gridLine(in grid: Node) -> GridLine {
        let way = sequence(first: node, next: \.parent).prefix { $0 !== grid }
        let isWide = way.contains {
            ($0.role == .header || $0.role == .footer) && $0.parent?.isSection == true
        }
        return GridLine(parts: [self], isWide: isWide, section: way.first(where: \.isSection))
    }
}

extension GridItem {
    /// The column, or one as wide as there is room in the place of infinitely many.
    fileprivate func drawable(spacing: Double, _ odd: inout OddNumbers) -> GridItem {
        guard case .adaptive(let minimum, _) = size else { return self }
        let width = Double(minimum)
        if width.isFinite, (width + spacing).magnitude > 0.001 { return self }
        odd.note(OddNumber("The least width of a grid's columns", width))
        return GridItem()
    }
}
