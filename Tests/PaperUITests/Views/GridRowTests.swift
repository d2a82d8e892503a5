import PaperUI
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct GridRowTests {
    struct Scores: View {
        var body: some View {
            Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 4) {
                GridRow {
                    Text("Film")
                    Text("Rating").gridColumnAlignment(.trailing)
                }
                Divider()
                ForEach(["Up", "Finding Nemo"], id: \.self) { film in
                    GridRow {
                        Text(film)
                        Text(verbatim: "\(film.count)")
                    }
                }
                GridRow { Text("All of them").gridCellColumns(2) }
            }
        }
    }

    @Test func `in text the columns stand below each other`() {
        #expect(
            Screen(Scores()).text == """
                Film         Rating
                ────────────────────────────────────────
                Up           2
                Finding Nemo 12
                All of them
                """)
    }

    @Test func `in a picture a column is as wide as its widest cell, and aligned as one of its cells says`()
        throws
    {
        let drawn = Drawn(Scores())
        let (film, up, nemo) = (try drawn.text("Film"), try drawn.text("Up"), try drawn.text("Finding Nemo"))
        #expect(film.x == up.x && up.x == nemo.x)
        let (rating, two, twelve) = (try drawn.text("Rating"), try drawn.text("2"), try drawn.text("12"))
        #expect(rating.x > nemo.x + 80)
        #expect(two.x > twelve.x && twelve.x > rating.x, "they end at one line")
        #expect(film.y == rating.y && up.y == two.y && nemo.y > up.y)
        #expect(try drawn.text("All of them").x == film.x)
    }

    @Test func `a cell of several columns makes them wider where it has to`() throws {
        let drawn = Drawn(
            Grid(horizontalSpacing: 0) {
                GridRow { Text("A very long title of a table").gridCellColumns(2) }
                GridRow {
                    Rectangle().fill(.red).frame(width: 10, height: 10)
                    Rectangle().fill(.blue).frame(width: 10, height: 10)
                }
            })
        #expect(try drawn.box("#007aff").x - drawn.box("#ff3b30").x > 80)
    }

    @Test func `a cell stands in its row as the row, the grid or an anchor says`() throws {
        func grid(_ alignment: VerticalAlignment?, _ anchor: UnitPoint?) throws -> Double {
            let small = Rectangle().fill(.red).frame(width: 10, height: 10)
            let drawn = Drawn(
                Grid(alignment: .bottom) {
                    GridRow(alignment: alignment) {
                        if let anchor { small.gridCellAnchor(anchor) } else { small }
                        Rectangle().fill(.blue).frame(width: 10, height: 50)
                    }
                })
            return try drawn.box("#ff3b30").y - drawn.box("#007aff").y
        }

        #expect(try grid(nil, nil) == 40)
        #expect(try grid(.top, nil) == 0)
        #expect(try grid(.center, nil) == 20)
        #expect(try grid(.top, .bottom) == 40)
    }

    @Test func `cells are made narrower where there is no room, and an unsized one makes nothing wider`()
        throws
    {
        let words = "many words that do not fit into a line beside each other, and go on and on"
        let drawn = Drawn(
            Grid {
                GridRow {
                    Text("a")
                    Text(words)
                }
            })
        #expect(try drawn.text("a").x >= 0 && Double(drawn.height)! > 40)
        let unsized = Screen(
            Grid {
                GridRow { Color.red.frame(height: 5).gridCellUnsizedAxes(.horizontal) }
                GridRow { Text("narrow") }
            })
        #expect(try Drawn(unsized).box("#ff3b30").width < 100)
    }

    @Test func `what is put on a row is put on its cells, and an empty cell keeps its column`() {
        let screen = Screen(
            Grid {
                GridRow {
                    Text("a")
                    Text("b")
                }
                GridRow {
                    Color.clear
                    Text("c")
                }
                .accessibilityIdentifier("row")
            })
        #expect(screen.text == "a b\n  c")
    }

    @Test func `a person taps what is in a cell`() throws {
        struct Pad: View {
            @State private var digits = ""
            var body: some View {
                Grid {
                    GridRow { Text(verbatim: "= \(digits)").gridCellColumns(2) }
                    GridRow {
                        Button("1") { digits += "1" }
                        Button("2") { digits += "2" }
                    }
                }
            }
        }

        let screen = Screen(Pad())
        try #require(screen.button("2")).tap()
        try #require(screen.button("1")).tap()
        #expect(screen.text == "= 21\n[ 1 ] [ 2 ]")
    }

    @Test func `outside of a grid a row is a group`() {
        let row = GridRow {
            Text("a")
            Text("b")
        }
        #expect(Screen(HStack { row }).text == "a b")
        #expect(Screen(VStack { row }).text == "a\nb")
        #expect(Screen(List { row }).text == "│ a\n│ b")
        #expect(Screen(Grid { GridRow { VStack { row } } }).text == "a\nb")
    }

    @Test func `spacing that cannot be drawn is told`() {
        let screen = Screen(Grid(horizontalSpacing: .infinity) { GridRow { Text("a") } })
        #expect(screen.warnings.first?.hasPrefix("The spacing of a grid is inf") == true)
    }
}
