import Foundation

/// Views in rows and columns, each column as wide as its widest cell.
///
/// A ``GridRow`` is a row; any other view is a row by itself, over the whole width.
public struct Grid<Content: View>: View, PrimitiveView {
    private let alignment: Alignment
    private let spacing: (horizontal: CGFloat?, vertical: CGFloat?)
    nonisolated(unsafe) private let content: Content

    /// Puts rows below each other. The spacings are in points.
    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        spacing = (horizontalSpacing, verticalSpacing)
        self.content = content()
    }

    var resolution: Resolution {
        Resolution(
            TableElement(
                alignment: alignment, horizontal: spacing.horizontal.map { Double($0) },
                vertical: spacing.vertical.map { Double($0) }),
            children: [ChildView(content)])
    }
}

/// Rows of cells. In text the columns stand below each other, too.
private struct TableElement: PaperElement {
    let alignment: Alignment
    /// In points.
    var horizontal: Double?
    var vertical: Double?

    func drawable(_ odd: inout OddNumbers) -> (any PaperElement)? {
        TableElement(
            alignment: alignment, horizontal: odd.length(horizontal, "The spacing of a grid"),
            vertical: odd.length(vertical, "The spacing of a grid"))
    }

    func lines(of part: Part, by drawing: TextDrawing) -> [String] {
        let rows = part.tableRows
        let blocks = rows.map { row in row.cells.map { drawing.lines(of: $0.part) } }
        let widths = ColumnWidths(
            rows, blocks.map { $0.map { Double($0.map(\.count).max() ?? 0) } }, spacing: 1)
        if widths.total > Double(drawing.width), drawing.breaksLines {
            return rows.flatMap { drawing.sideBySide($0.cells.map(\.part)) }
        }
        return zip(rows, blocks).flatMap { row, blocks in
            guard row.isRow else { return blocks.flatMap { $0 } }
            let cells = zip(row.cells, blocks).map { cell, lines in
                let width = Int(widths.width(of: cell))
                let first = lines.first ?? ""
                return [first.padded(to: width)] + lines.dropFirst()
            }
            return drawing.row(cells)
        }
    }

    func picture(of part: Part, by drawing: PictureDrawing, width: Double) -> Picture {
        drawing.tall.table(
            part.tableRows, alignment, horizontal: horizontal ?? 8, vertical: vertical ?? 8, width: width)
    }
}

extension Node {
    /// True for the rows and columns of a ``Grid``.
    var isTable: Bool { isElement(TableElement.self) }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(width - count, 0))
    }
}

// MARK: - Rows and cells

/// A row of a ``Grid``: its cells, or one view over the whole width.
struct CellRow {
    struct Cell {
        let part: Part
        /// The first of the columns that the cell takes.
        let column: Int
        let span: Int
    }

    var cells: [Cell] = []
    let isRow: Bool
    /// The place of the cells that are lower than their row; nil where the grid says it.
    var alignment: VerticalAlignment?
}

extension Part {
    fileprivate var tableRows: [CellRow] {
        parts().map { part in
            guard let element = part.node.element as? GridRowElement else {
                return CellRow(cells: [CellRow.Cell(part: part, column: 0, span: 1)], isRow: false)
            }
            var row = CellRow(isRow: true, alignment: element.alignment)
            var column = 0
            // What is put on the row is put on each of its cells, as on a group.
            for cell in part.node.shownContent.flatMap({ $0.parts(inside: part.layers) }) {
                let span = cell.gridCell.columns
                row.cells.append(CellRow.Cell(part: cell, column: column, span: span))
                column += span
            }
            return row
        }
    }

    /// What the modifiers say of the part as a cell, the outermost of a kind.
    var gridCell: GridCell {
        layers.reduce(GridCell()) { cell, layer in
            guard case .gridCell(let own) = layer.modifier else { return cell }
            var cell = cell
            cell.span = cell.span ?? own.span
            cell.anchor = cell.anchor ?? own.anchor
            cell.alignment = cell.alignment ?? own.alignment
            cell.unsized.formUnion(own.unsized)
            return cell
        }
    }
}

/// The widths of a grid's columns.
struct ColumnWidths {
    private(set) var columns: [Double]
    private let spacing: Double

    /// As wide as the widest cell of one column each; a cell of several makes them wider where it needs that.
    init(_ rows: [CellRow], _ natural: [[Double]], spacing: Double) {
        self.spacing = spacing
        let count = rows.filter(\.isRow).flatMap(\.cells).map { $0.column + $0.span }.max() ?? 0
        columns = Array(repeating: 0, count: count)
        let cells = zip(rows, natural).filter(\.0.isRow).flatMap { zip($0.cells, $1) }
        for (cell, width) in cells where cell.span == 1 {
            columns[cell.column] = max(columns[cell.column], width)
        }
        for (cell, width) in cells where cell.span > 1 {
            let missing = width - self.width(of: cell)
            guard missing > 0 else { continue }
            for column in cell.column..<cell.column + cell.span {
                columns[column] += missing / Double(cell.span)
            }
        }
    }

    var total: Double { columns.reduce(0, +) + spacing * Double(max(columns.count - 1, 0)) }

    func width(of cell: CellRow.Cell) -> Double {
        columns[cell.column..<cell.column + cell.span].reduce(0, +) + spacing * Double(cell.span - 1)
    }

    /// Makes the widest columns narrower, until all fit into a width.
    mutating func fit(into width: Double) {
        var left = width - spacing * Double(max(columns.count - 1, 0))
        let narrowFirst = columns.indices.sorted { (columns[$0], $0) < (columns[$1], $1) }
        for (done, column) in narrowFirst.enumerated() {
            columns[column] = min(columns[column], max(left, 0) / Double(columns.count - done))
            left -= columns[column]
        }
    }
}

extension PictureDrawing {
    /// The rows of a grid, whose columns are as wide as their cells, if there is room for it.
    fileprivate func table(
        _ rows: [CellRow], _ alignment: Alignment, horizontal: Double, vertical: Double, width: Double
    ) -> Picture {
        let natural = rows.map { row in
            row.cells.map {
                $0.part.gridCell.unsized.contains(.horizontal) ? 0 : picture(of: $0.part, width: width).width
            }
        }
        var widths = ColumnWidths(rows, natural, spacing: horizontal)
        widths.fit(into: width)
        let whole = zip(rows, natural).filter { !$0.0.isRow }.flatMap(\.1).reduce(widths.total, max)
        let columns = columnAlignments(of: rows, or: alignment.horizontal)

        var table = Picture(width: min(whole, width), height: 0)
        for row in rows {
            if table.height > 0 { table.height += vertical }
            let rooms = row.cells.map { row.isRow ? widths.width(of: $0) : table.width }
            let pictures = pictures(of: row.cells.map(\.part), in: rooms)
            let height = pictures.map(\.height).max() ?? 0
            var x = 0.0
            for ((cell, room), picture) in zip(zip(row.cells, rooms), pictures) {
                let anchor = cell.part.gridCell.anchor
                let across = row.isRow ? columns[cell.column].share : alignment.horizontal.share
                let down = (row.alignment ?? alignment.vertical).share
                table.add(
                    picture, x: x + (room - picture.width) * (anchor.map { Double($0.x) } ?? across),
                    y: table.height + (height - picture.height) * (anchor.map { Double($0.y) } ?? down))
                x += room + horizontal
            }
            table.height += height
        }
        return table
    }

    /// The pictures of a row's cells. An outline is as high as the others.
    private func pictures(of parts: [Part], in rooms: [Double]) -> [Picture] {
        let pictures = zip(parts, rooms).map { picture(of: $0, width: $1) }
        let height = zip(parts, pictures).filter { !$0.0.isShape }.map(\.1.height).max()
        guard let height else { return pictures }
        return zip(zip(parts, rooms), pictures).map { cell, picture in
            guard cell.0.isShape else { return picture }
            return higher(height).picture(of: cell.0, width: cell.1)
        }
    }

    /// The place of the cells that are narrower than their columns: what one of the cells says counts for all.
    private func columnAlignments(of rows: [CellRow], or given: HorizontalAlignment) -> [HorizontalAlignment]
    {
        let cells = rows.filter(\.isRow).flatMap(\.cells)
        let count = cells.map { $0.column + $0.span }.max() ?? 0
        return (0..<count).map { column in
            cells.lazy.filter { $0.column == column }.compactMap(\.part.gridCell.alignment).first ?? given
        }
    }
}
