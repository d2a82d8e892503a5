import Foundation

/// A row of a ``Grid``, each view in it a cell. Outside of a grid it is a ``Group``.
public struct GridRow<Content: View>: View, PrimitiveView {
    private let alignment: VerticalAlignment?
    nonisolated(unsafe) private let content: Content

    /// A row; cells that are lower than it stand as the alignment says, or as the grid's.
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    var resolution: Resolution {
        Resolution(GridRowElement(alignment: alignment), children: [ChildView(content)])
    }
}

/// Cells, of which the grid around them makes a row.
struct GridRowElement: PaperElement {
    let alignment: VerticalAlignment?

    func dissolves(at node: Node) -> Bool {
        let around = sequence(first: node, next: \.parent).dropFirst().first {
            $0.frame != .none || $0.element != nil
        }
        return around?.isTable != true
    }

    func makesRows(_ isInRows: Bool) -> Bool { isInRows }
}

/// The place of a view in a grid, where modifiers say it.
package struct GridCell {
    var span: Int?
    var anchor: UnitPoint?
    var alignment: HorizontalAlignment?
    var unsized: Axis.Set = []

    /// The number of columns that the cell takes.
    var columns: Int { max(span ?? 1, 1) }
}

extension View {
    /// Lets the view take several columns of the grid around it.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modified(by: .gridCell(GridCell(span: count)))
    }

    /// The place of the view in its cell.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modified(by: .gridCell(GridCell(anchor: anchor)))
    }

    /// The place of all cells in the column of the view.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modified(by: .gridCell(GridCell(alignment: guide)))
    }

    /// Keeps the view from making its column or its row larger.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modified(by: .gridCell(GridCell(unsized: axes)))
    }
}
