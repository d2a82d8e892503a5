extension Screen {
    /// The screen drawn in text, from top to bottom: what a person would read out.
    ///
    /// ```
    /// Films                           [ Send ]
    /// ════════════════════════════════════════
    /// │ (Search films…) │
    /// Pixar
    /// │ Coco ›
    /// │ Up ›
    ///
    /// │ [ Load more ] (disabled)
    /// ```
    ///
    /// The bar of the page comes first: its title, and its toolbar on the right. `[ ]` is a button, `›` leads
    /// to another page, `│ │` is a text field with its text or, in brackets, its prompt; `[x]` is a toggle
    /// that is on, `◌` a spinner. The rows of lists and forms have a line at their left.
    ///
    /// A sheet is drawn in the place of the screen that it covers, a question in a box below it.
    ///
    /// Colours, fonts, alignment and padding do not show. The text of a view is never broken into lines, so
    /// a test can look for it.
    public var text: String { text(by: TextDrawing(width: 40)) }

    /// The same for somebody to look at: what is wider is broken into lines, at spaces.
    package func text(width: Int) -> String { text(by: TextDrawing(width: width, breaksLines: true)) }

    private func text(by drawing: TextDrawing) -> String {
        guard let front, let base = front.base else { return "" }
        return drawing.lines(of: front, over: base).joined(separator: "\n")
    }
}
