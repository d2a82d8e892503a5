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
    /// Colours, fonts, alignment and padding do not show. A line has 40 characters at most: a longer text is broken at a
    /// space, and a test looks for it with `inspect()` or a driver.
    public var text: String {
        guard let front, let base else { return "" }
        return TextDrawing(width: 40).lines(of: front, over: base).joined(separator: "\n")
    }
}
