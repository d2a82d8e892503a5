import Foundation

/// A picture: a symbol of the system by its name, or one of the app's assets, of which paper knows the name only.
///
/// In text it is its name in braces, `{trash}`. In a picture some common symbols are drawn; others are a box with the
/// first letter of their name.
public struct Image: View, PrimitiveView {
    private var drawing: ImageElement

    /// A symbol of the system.
    nonisolated public init(systemName: String) {
        drawing = ImageElement(image: systemName, isSymbol: true)
    }

    /// An asset of the app.
    nonisolated public init(_ name: String) {
        drawing = ImageElement(image: name, isSymbol: false)
    }

    /// A symbol of the system, drawn in part. Paper draws all of it.
    nonisolated public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
    }

    /// An asset of the app.
    nonisolated public init(_ name: String, bundle: Bundle?) {
        self.init(name)
    }

    /// An asset of the app, with what a screen reader says for it.
    nonisolated public init(_ name: String, label: Text) {
        self.init(name)
        drawing.label = label.content
    }

    /// An asset of the app that a screen reader passes over.
    nonisolated public init(decorative name: String) {
        self.init(name)
        drawing.isDecorative = true
    }

    /// Lets the image take the size of the room that it is given.
    nonisolated public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        var image = self
        image.drawing.isResizable = true
        return image
    }

    /// Sets the colours of a symbol. Paper draws all in one colour.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

    /// Sets the way to make an image larger. Paper draws all alike.
    nonisolated public func interpolation(_ interpolation: Interpolation) -> Image { self }

    /// The ways to make an image larger.
    public enum Interpolation: Sendable {
        case none, low, medium, high
    }

    /// Has the image drawn in the colour of text, or not. Paper has no other.
    nonisolated public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }

    var resolution: Resolution { Resolution(drawing) }

    public enum TemplateRenderingMode: Sendable {
        case template, original
    }

    /// The size of a symbol beside its text.
    public enum Scale: Sendable {
        case small, medium, large
    }
}

/// The colours of a symbol.
public struct SymbolRenderingMode: Sendable {
    public static let monochrome = SymbolRenderingMode()
    public static let hierarchical = SymbolRenderingMode()
    public static let multicolor = SymbolRenderingMode()
    public static let palette = SymbolRenderingMode()
}

/// The ways in which an image fills a room of other proportions.
public enum ContentMode: CaseIterable, Sendable {
    case fit, fill
}

/// A symbol as high as the text there, or as its frame if it can be resized.
private struct ImageElement: PaperElement {
    /// The name of the image.
    let image: String
    let isSymbol: Bool
    var isResizable = false
    var isDecorative = false
    /// The words of a screen reader.
    var label: String?

    var isElement: Bool { true }
    var keepsIdentifiers: Bool { false }
    var saysOrDoesSomething: Bool { false }
    var elementType: String? { "image" }
    func title(of node: Node) -> String? { image }

    func speakUp(at node: Node) {
        if isSymbol, !image.canBeSymbol { node.screen?.warn(.noSymbol(image, view: node.authoredName)) }
    }

    var fillsItsRoom: Bool { isResizable }

    func lines(of part: Part, by drawing: TextDrawing) -> [String] { ["{\(image)}"] }

    func picture(of part: Part, by drawing: PictureDrawing, width: Double) -> Picture {
        let environment = part.environment
        let metrics = TextMetrics(environment, default: drawing.font)
        let palette = Palette(scheme: environment.colorScheme)
        let fill = palette.fill(drawing.ink(in: environment))
        if drawing.isStretched, isResizable, !isSymbol, let height = drawing.roomHeight {
            return Symbol(name: image).box(width: width, height: height, paint: fill, weight: metrics.weight)
        }
        var side = metrics.lineHeight
        if isResizable { side = min(width, drawing.roomHeight ?? max(width, side)) }
        return Symbol(name: image, isToBeFilled: drawing.isFillingSymbols).picture(
            side: side, paint: fill, upon: palette.background, weight: metrics.weight)
    }
}

extension Node {
    /// The name of an image; nil for any other view.
    package var imageName: String? { (element as? ImageElement)?.image }

    /// The words of an image where it has no text.
    var imageWords: String? {
        guard let image = element as? ImageElement, !image.isDecorative else { return nil }
        return image.label ?? image.image
    }
}

extension View {
    /// Sets the size of symbols beside their text. Paper draws one size.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { self }

    /// Fits the view into its room. On paper an image always fits.
    nonisolated public func scaledToFit() -> some View { self }

    /// Fills the room with the view. On paper an image always fits.
    nonisolated public func scaledToFill() -> some View { self }

    /// The proportions of the view, its width by its height; nil are its own. It shows in pictures.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View
    {
        modified(by: .aspectRatio(aspectRatio.map { Double($0) }, contentMode))
    }

    /// The proportions of the view. They show in pictures.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }
}
