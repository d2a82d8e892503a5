import KataText

/// The texts of one file from top to bottom, and on which pages they stand: so a link to a heading finds it, and no two headings
/// of a file have one anchor.
struct BookOutline: Sendable {
    /// The text below a heading.
    struct Passage {
        let heading: String
        let markdown: String
        /// The page's path in the book.
        let page: String
        /// The place of the heading on its page.
        let place: Place
    }

    enum Place: Equatable {
        case top
        case id(String)
        /// By its anchor in the file.
        case anchor
    }

    /// The headings before each passage of a page, its own included.
    private var starts: [String: [HeadingAnchors]] = [:]
    /// The ids of each page's passages.
    private var ids: [String: [String?]] = [:]
    /// A page's places, as `BookPage` has them, without the file's name.
    private var places: [String: [String: String?]] = [:]

    init(_ passages: [Passage]) {
        var anchors = HeadingAnchors()
        for passage in passages {
            let anchor = anchors.next(passage.heading)
            let id: String? =
                switch passage.place {
                case .top: nil
                case .id(let id): id
                case .anchor: anchor.isEmpty ? nil : anchor
                }
            starts[passage.page, default: []].append(anchors)
            ids[passage.page, default: []].append(id)
            places[passage.page, default: [:]][anchor] = .some(id)
            for heading in MarkdownBlock.headings(in: passage.markdown) {
                let anchor = anchors.next(heading)
                places[passage.page, default: [:]][anchor] = .some(anchor)
            }
        }
    }

    /// The anchors before the text of a page's passage, counted from 0.
    func start(of passage: Int, on page: String) -> HeadingAnchors {
        starts[page]?[passage] ?? HeadingAnchors()
    }

    func id(of passage: Int, on page: String) -> String? { ids[page]?[passage] }

    /// - Parameter source: the file's path in the workspace.
    func covers(on page: String, of source: String) -> [String: String?] {
        Dictionary((places[page] ?? [:]).map { ("\(source)#\($0)", $1) }) { first, _ in first }
    }
}
