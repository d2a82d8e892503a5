import Foundation

/// A screen that a person plays: what is on it, what can be done there, and what becomes of it.
///
/// It reads a ``Deed`` a line from standard input, does it, and writes a ``Page`` a line to standard output, both in JSON. A page
/// is also written when the screen changes by itself. What the app prints goes to standard error. `./kata run` shows it in
/// a browser.
@MainActor
package final class LiveScreen {
    /// The variable of the environment that has an app's `main()` serve its screen: the number of the first node. Numbers of
    /// an app that was built earlier are then none of this one's.
    nonisolated static let variable = "PAPER_LIVE"

    nonisolated static var firstNumber: Int? {
        ProcessInfo.processInfo.environment[variable].map { Int($0) ?? 1 }
    }

    /// The time that a page waits for what a deed has started. What takes longer shows as it is on its way.
    private static let patience = Duration.milliseconds(300)

    /// The time from one change to the page with it: what changes all the time is seen so often.
    private static let rhythm = Duration.milliseconds(40)

    let screen: Screen
    /// The nodes that a page has named, by their numbers. A number is given once.
    private var named: [Int: Named] = [:]
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var next: Int
    /// The page that was written last.
    private var last: Page?

    private struct Named { weak var node: Node? }

    package init(_ screen: Screen, first: Int = 1) {
        self.screen = screen
        next = first
    }

    /// A deed of a person.
    package struct Deed: Codable, Equatable {
        package enum Kind: String, Codable {
            /// Look again.
            case look
            case tap, write, submit, hide, left, right, pull, press, slide, light, dark
        }

        package let kind: Kind
        /// The number of a node, as a page has it. What is written, sent and ended there is for that field alone.
        package var node: Int?
        /// The text that is written; for a slider its share, from 0 to 1.
        package var text: String?
        /// True where whoever does it hears of later changes, too: the page is then what there is at once.
        package var isFollowed: Bool?

        package init(_ kind: Kind, node: Int? = nil, text: String? = nil) {
            (self.kind, self.node, self.text) = (kind, node, text)
        }
    }

    /// The page that a person sees, with what can be done on it.
    package struct Page: Codable, Equatable {
        /// The field that has the keyboard.
        package struct Field: Codable, Equatable {
            package let node: Int
            package let title: String
            package let text: String
            package let hasLines: Bool
            package let isSecret: Bool
        }

        /// Things to do that the picture has no room for.
        package struct Choices: Codable, Equatable {
            package struct Choice: Codable, Equatable {
                package let title: String
                package let deed: Deed
                package let isChosen: Bool
            }

            package let title: String
            package let choices: [Choice]
        }

        /// An SVG document in which what can be tapped is a link, to `tap?node=7`, and named.
        package let picture: String
        package let field: Field?
        package let choices: [Choices]
        package let warnings: [String]
        package let isDark: Bool
        /// True while a task is on its way.
        package let isBusy: Bool
        /// The reason why nothing took the deed, in a sentence.
        package var refusal: String?
        /// True for a page that nobody has asked for.
        package var isNews = false
    }

    /// Does what a person does, and gives it a moment.
    package func page(after deed: Deed) async -> Page {
        let refusal = perform(deed)
        if deed.isFollowed == true {
            screen.update()
        } else {
            _ = await screen.settleOrExplain(deadline: Self.patience)
        }
        var page = page()
        page.refusal = refusal
        return page
    }

    // MARK: What is done

    /// - Returns: why nothing has taken the deed.
    private func perform(_ deed: Deed) -> String? {
        let node = deed.node.flatMap { named[$0]?.node }
        switch deed.kind {
        case .look: return nil
        case .light: screen.surroundings.colorScheme = .light
        case .dark: screen.surroundings.colorScheme = .dark
        case .write, .submit, .hide:
            screen.update()
            if let refusal = refusal(of: deed.text, by: node) { return refusal }
            guard let node, screen.focusedNode === node else { return nil }
            if let text = deed.text, text != node.text { node.setText(text) }
            if deed.kind == .submit { node.submit() }
            if deed.kind == .hide { screen.focus(nil) }
        default:
            screen.update()
            guard let node, node.isMounted else { return "What was meant is not on the screen any more." }
            touch(node, deed)
        }
        return nil
    }

    private func touch(_ node: Node, _ deed: Deed) {
        switch deed.kind {
        case .tap where node.isEditable && node.isEnabled && node.obstacle == nil: screen.focus(node)
        case .tap: node.tap()
        case .left: node.swipe(.trailing)
        case .right: node.swipe(.leading)
        case .pull: if !node.refresh() { _ = node.pullSheet() }
        case .press: node.longPress()
        case .slide: if let share = deed.text.flatMap(Double.init) { node.slide(to: share) }
        default: break
        }
    }

    /// The reason why a field does not take a text that was typed into it: nothing that is typed is lost in silence.
    private func refusal(of text: String?, by field: Node?) -> String? {
        guard let field, field.isMounted else {
            return text.map { _ in
                "The field that it was typed into is not on the screen any more. Nothing took the text."
            }
        }
        guard let text, text != field.text else { return nil }
        let name = "“\(field.fieldName)”"
        guard field.isEnabled, field.obstacle == nil, field.isEditable else {
            return "\(name) is out of reach now. Nothing took the text that was typed into it."
        }
        guard let focused = screen.focusedNode else {
            return
                "\(name) does not have the keyboard any more. Nothing took the text that was typed into it."
        }
        return focused === field
            ? nil
            : "“\(focused.fieldName)” has the keyboard now. Nothing took the text that was typed into \(name)."
    }

    // MARK: What is seen

    private func page() -> Page {
        forgetTheGone()
        let front = screen.front
        let nodes = front?.base?.subtree ?? []
        let reachable = nodes.filter { $0.isControl && $0.isEnabled && $0.obstacle == nil }
        let stops = nodes.compactMap { node in stop(for: node).map { (ObjectIdentifier(node), $0) } }
        let picture = screen.picture(width: 390, height: 844, isLive: true)
        var attributes = [(name: "role", value: "group"), ("aria-label", "The screen of the phone")]
        if let front, front.frame == .sheet { attributes.append(("data-sheet", "\(number(of: front))")) }
        let parts = LiveStops(
            of: picture, Dictionary(stops, uniquingKeysWith: { $1 }),
            front.map(words) ?? LiveStops.Words(), attributes: attributes)
        let text = SVGDocument(picture: picture, stops: parts).text
        return Page(
            picture: text, field: field,
            choices: choices(
                beside: reachable.filter { !parts.drawn.contains(ObjectIdentifier($0)) }, among: nodes),
            warnings: screen.warnings, isDark: screen.surroundings.colorScheme == .dark,
            isBusy: !screen.agenda.isEmpty)
    }

    private var field: Page.Field? {
        guard let field = screen.focusedNode else { return nil }
        return Page.Field(
            node: number(of: field), title: field.fieldName, text: field.text ?? "", hasLines: field.hasLines,
            isSecret: field.elementType == "secure text field")
    }

    /// The choices that a picture does not show: the options of a menu, what a finger does that swipes, pulls or stays.
    private func choices(beside hidden: [Node], among nodes: [Node]) -> [Page.Choices] {
        var groups: [Page.Choices] = []
        func add(_ title: String, _ choices: [Page.Choices.Choice]) {
            if !choices.isEmpty { groups.append(Page.Choices(title: title, choices: choices)) }
        }
        var rest = hidden
        for holder in nodes where holder.isPicker || holder.isMenu {
            let inside = rest.filter { $0.holders.contains { $0 === holder } && $0 !== holder }
            rest.removeAll { node in inside.contains { $0 === node } || node === holder }
            let title = holder.isMenu ? holder.content.first { $0.role == .label }?.label : nil
            add(title ?? holder.label, inside.map { choice($0, .tap, isChosen: $0.isSelectedOption) })
        }
        add("Also there", rest.filter { !$0.label.isEmpty }.map { choice($0, .tap) })
        for slider in nodes where slider.isSlider && slider.isEnabled && slider.obstacle == nil {
            let shares = [0, 0.25, 0.5, 0.75, 1].map { share in
                Page.Choices.Choice(
                    title: "\(Int(share * 100)) %",
                    deed: Deed(.slide, node: number(of: slider), text: "\(share)"), isChosen: false)
            }
            add(slider.label.isEmpty ? "Slider" : slider.label, shares)
        }
        let touchable = nodes.filter { $0.obstacle == nil }
        add("Swipe to the left", touchable.filter { $0.offersSwipe(.trailing) }.map { choice($0, .left) })
        add("Swipe to the right", touchable.filter { $0.offersSwipe(.leading) }.map { choice($0, .right) })
        add("Keep a finger on", touchable.filter(\.mindsLongPress).map { choice($0, .press) })
        let lists = touchable.filter(\.isRefreshable).map { choice($0, .pull, title: "the list") }
        let sheet = screen.front?.base.flatMap {
            $0.frame == .sheet ? choice($0, .pull, title: "the sheet") : nil
        }
        add("Pull down", lists + [sheet].compactMap(\.self))
        return groups
    }

    private func choice(
        _ node: Node, _ kind: Deed.Kind, title: String? = nil, isChosen: Bool = false
    ) -> Page.Choices.Choice {
        Page.Choices.Choice(
            title: title ?? node.spokenLine, deed: Deed(kind, node: number(of: node)), isChosen: isChosen)
    }

    // MARK: Numbers

    func number(of node: Node) -> Int {
        let id = ObjectIdentifier(node)
        if let number = numbers[id], named[number]?.node === node { return number }
        defer { next += 1 }
        numbers[id] = next
        named[next] = Named(node: node)
        return next
    }

    private func forgetTheGone() {
        named = named.filter { $0.value.node != nil }
        numbers = numbers.filter { named[$0.value] != nil }
    }

    // MARK: Lines

    /// Answers each line, and tells what changes meanwhile, until there are no more.
    func serve() async {
        let answers = FileHandle(fileDescriptor: dup(STDOUT_FILENO))
        dup2(STDERR_FILENO, STDOUT_FILENO)
        let lines = AsyncStream<Data> { lines in
            Thread.detachNewThread {
                // Not by readLine, which keeps the lock of its stream while it waits: fflush would wait with it. Nor by
                // FileHandle, which ends the program where a signal comes, as the backtracer's after a crash.
                var (rest, buffer) = (Data(), [UInt8](repeating: 0, count: 1 << 16))
                while true {
                    let count = read(STDIN_FILENO, &buffer, buffer.count)
                    if count < 0, errno == EINTR { continue }
                    guard count > 0 else { break }
                    rest += buffer.prefix(count)
                    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                        lines.yield(Data(rest[..<end]))
                        rest = Data(rest[(end + 1)...])
                    }
                }
                lines.finish()
            }
        }
        let watch = Task { await tellNews(to: answers) }
        defer { watch.cancel() }
        for await line in lines {
            let deed = (try? JSONDecoder().decode(Deed.self, from: line)) ?? Deed(.look)
            guard write(await page(after: deed), to: answers) else { return }
        }
    }

    private func tellNews(to answers: FileHandle) async {
        while !Task.isCancelled {
            let seen = screen.agenda.changeCount
            if last != nil {
                var news = page()
                news.isNews = true
                if !news.says(the: last), !write(news, to: answers) { return }
            }
            await screen.agenda.waitForChange(after: seen)
            try? await Task.sleep(for: Self.rhythm)
        }
    }

    private func write(_ page: Page, to answers: FileHandle) -> Bool {
        last = page
        // What the app has printed comes out before the picture of it.
        fflush(nil)
        guard let line = try? JSONEncoder().encode(page) else { return false }
        return (try? answers.write(contentsOf: line + Data("\n".utf8))) != nil
    }
}

extension LiveScreen.Page {
    /// True where both show the same.
    fileprivate func says(the other: Self?) -> Bool {
        guard var other else { return false }
        (other.isNews, other.refusal) = (isNews, refusal)
        return self == other
    }
}
