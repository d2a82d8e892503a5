/// Draws parts as pictures: a plain layout of its own, close to a phone's.
///
/// A part is drawn into a width. Text takes what it needs of it; fields, toggles, links and lists take all.
@MainActor
struct PictureDrawing {
    /// The colour of text that has none of its own.
    var tint = Color.primary
    /// The font of text that has none of its own.
    var font = Font.body
    /// True inside a row of a list, where fields have no box of their own.
    var isInRow = false
    /// True in a bar, where labels are icons.
    var isInBar = false
    /// True where symbols are filled that can be.
    var isFillingSymbols = false
    /// The width that each view of a row is given that scrolls sideways: it may be wider than the room.
    var stripWidth: Double?
    /// True where an image fills a room of other proportions than its own.
    var isStretched = false
    /// True for a picture of a phone's screen, to whose edges views go.
    var isPhone = false
    /// True where the picture says where a finger reaches what.
    var isLive = false
    /// The height below the page that is the screen's, in points.
    var safeArea = 0.0

    /// The room between the bars of the page; nil where nobody knows, and where what is drawn cannot fill it.
    var pageRoom: PageRoom?

    /// The height that is given, in points: known inside of a frame, and to what is behind or upon a view.
    var roomHeight: Double?

    func picture(of part: Part, width: Double) -> Picture {
        picture(of: part, wrappedIn: part.layers[...], width: width)
    }

    /// The modifiers from the outside to the inside, then the part itself.
    private func picture(
        of part: Part, wrappedIn layers: ArraySlice<Part.Layer>, width: Double
    ) -> Picture {
        guard let layer = layers.first else {
            let bare = bare(part, width: width)
            return part.node.isTouchedItself ? reaching(bare, part.node) : bare
        }
        let rest = layers.dropFirst()
        var inside = self
        switch layer.modifier {
        case .padding(let edges, let length):
            let length = Double(length ?? 16)
            let left = edges.contains(.leading) ? length : 0
            let right = edges.contains(.trailing) ? length : 0
            let top = edges.contains(.top) ? length : 0
            let bottom = edges.contains(.bottom) ? length : 0
            inside.roomHeight = roomHeight.map { max($0 - top - bottom, 0) }
            let inner = inside.picture(of: part, wrappedIn: rest, width: max(width - left - right, 0))
            var padded = Picture(width: inner.width + left + right, height: inner.height + top + bottom)
            padded.add(inner, x: left, y: top)
            return padded
        case .frame(let fixedWidth, let fixedHeight, let alignment):
            inside.roomHeight = fixedHeight.map { Double($0) } ?? roomHeight
            let inner = inside.picture(
                of: part, wrappedIn: rest, width: fixedWidth.map { Double($0) } ?? width)
            return inner.placed(
                inWidth: fixedWidth.map { Double($0) } ?? inner.width,
                height: fixedHeight.map { Double($0) } ?? inner.height, alignment)
        case .flexibleFrame(let frame):
            inside.roomHeight = roomHeight.map { min($0, frame.maxHeight ?? $0) } ?? frame.minHeight
            let inner = inside.picture(of: part, wrappedIn: rest, width: frame.inside(width: width))
            return inner.placed(
                inWidth: frame.width(of: inner.width, in: width),
                height: frame.height(of: inner.height, in: roomHeight), frame.alignment)
        case .background(let color):
            let fill = Palette(scheme: part.environment.colorScheme).fill(color)
            let inner = picture(of: part, wrappedIn: rest, width: width)
            return pageRoom?.fill(behind: inner, fill) ?? inner.upon(fill)
        case .ignoresSafeArea(let edges):
            guard let room = pageRoom?.open(edges), let roomHeight, width >= room.width,
                roomHeight >= room.height
            else { return picture(of: part, wrappedIn: rest, width: width) }
            inside.pageRoom = nil
            inside.roomHeight = roomHeight + room.above + room.below
            let inner = inside.picture(of: part, wrappedIn: rest, width: width)
            return room.cut(inner) ?? picture(of: part, wrappedIn: rest, width: width)
        case .backdrop(_, let alignment):
            let inner = picture(of: part, wrappedIn: rest, width: width)
            var backed = beside(inner, layer.parts, alignment)
            backed.add(inner, x: 0, y: 0)
            return backed
        case .overlay(_, let alignment):
            var inner = picture(of: part, wrappedIn: rest, width: width)
            inner.add(beside(inner, layer.parts, alignment), x: 0, y: 0)
            return inner
        case .clip(let form):
            return picture(of: part, wrappedIn: rest, width: width).grouped(clip: form)
        case .opacity(let opacity):
            let inner = picture(of: part, wrappedIn: rest, width: width)
            if opacity >= 1 { return inner }
            return opacity <= 0
                ? Picture(width: inner.width, height: inner.height) : inner.grouped(opacity: opacity)
        case .drawn(let x, let y, let degrees, let scale):
            return picture(of: part, wrappedIn: rest, width: width)
                .drawn(x: x, y: y, degrees: degrees, scale: scale)
        case .aspectRatio(let ratio?, let mode) where ratio > 0:
            return shaped(part, rest, by: ratio, mode, width: width)
        case .automaticLabel where isInBar:
            return part.parts().first.map { picture(of: $0, width: width) } ?? .empty
        case .badge(let badge?):
            var grey = self
            grey.tint = .secondary
            let label = grey.text(badge, in: part.environment, width: width / 2)
            let inner = picture(of: part, wrappedIn: rest, width: max(width - label.width - 8, 0))
            return ends(inner, label, width: width)
        case .swipeActions, .editableRow, .contextMenu:
            guard !layer.parts.isEmpty else {
                return reaching(picture(of: part, wrappedIn: rest, width: width), layer.owner)
            }
            let buttons = row(layer.parts, spacing: 12, width: width / 2)
            let inner = picture(of: part, wrappedIn: rest, width: max(width - buttons.width - 12, 0))
            return ends(inner, buttons, width: width)
        case .onTap, .onLongPress, .refreshable:
            return reaching(picture(of: part, wrappedIn: rest, width: width), layer.owner)
        default:
            return picture(of: part, wrappedIn: rest, width: width)
        }
    }

    /// A part in a room of these proportions, as large as fits or as fills what is given.
    private func shaped(
        _ part: Part, _ layers: ArraySlice<Part.Layer>, by ratio: Double, _ mode: ContentMode, width: Double
    ) -> Picture {
        var (width, height) = (width, width / ratio)
        if let roomHeight, (mode == .fit) == (height > roomHeight) {
            (width, height) = (roomHeight * ratio, roomHeight)
        }
        var inside = self
        inside.roomHeight = height
        inside.isStretched = true
        let inner = inside.picture(of: part, wrappedIn: layers, width: width)
        return part.fillsItsRoom ? inner.placed(inWidth: width, height: height, .center) : inner
    }

    /// The parts behind or upon a picture, in its room.
    private func beside(_ picture: Picture, _ parts: [Part], _ alignment: Alignment) -> Picture {
        var inside = self
        inside.roomHeight = picture.height
        return inside.pile(parts, alignment, width: picture.width)
            .placed(inWidth: picture.width, height: picture.height, alignment)
    }

    /// A picture upon a room in which a finger reaches a node, where that is to be known. What is drawn in it comes in front,
    /// with regions of its own. The room of a field is in front: what is typed stands there.
    func reaching(_ picture: Picture, _ node: @autoclosure () -> Node?) -> Picture {
        guard isLive, let node = node() else { return picture }
        var room = Picture(width: picture.width, height: picture.height)
        let region = Mark.Kind.region(ObjectIdentifier(node), width: picture.width, height: picture.height)
        if !node.isEditable { room.add(region) }
        room.add(picture, x: 0, y: 0)
        if node.isEditable { room.add(region) }
        return room
    }

    private func bare(_ part: Part, width: Double) -> Picture {
        switch part.node.kind {
        case .element(let element): return element.picture(of: part, by: self, width: width)
        case .alert: return alert(part, width: width)
        case .page, .sheet: return page(Page(part.node), in: part.environment, width: width)
        case .tabs: return pages(part, width: width)
        case .group, .composite, .navigation:
            return column(part.parts(), .leading, spacing: 8, width: width)
        }
    }

    /// A picture that takes all the height that there is, and more if it needs it.
    func filling(_ picture: Picture) -> Picture {
        picture.placed(
            inWidth: picture.width, height: max(picture.height, roomHeight ?? 0), .top)
    }

    /// The same drawing where nobody knows how high it will be.
    var tall: PictureDrawing {
        var tall = self
        tall.roomHeight = nil
        tall.pageRoom = nil
        return tall
    }

    /// Text in the environment's font and colour, broken into lines.
    func text(
        _ text: String, in environment: EnvironmentValues, font: Font? = nil, width: Double
    ) -> Picture {
        let metrics = TextMetrics(environment, default: font ?? self.font)
        let fill = Palette(scheme: environment.colorScheme).fill(ink(in: environment))
        let lines = metrics.lines(of: text, within: width, limit: environment.lineLimit)
        var picture = Picture(width: 0, height: metrics.lineHeight * Double(lines.count))
        for (index, line) in lines.enumerated() where !line.isEmpty {
            let width = metrics.width(of: line)
            picture.add(
                .text(line, width: width, size: metrics.size, weight: metrics.weight, fill: fill),
                y: metrics.lineHeight * Double(index) + metrics.ascent)
            picture.width = max(picture.width, width)
        }
        return picture
    }
}
