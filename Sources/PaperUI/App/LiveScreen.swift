import Foundation

/// A screen that a person plays: what is on it, what can be done there, and what becomes of it.
///
/// It reads a ``Deed`` a line from standard input, does it, and writes a ``Page`` a line to standard output, both in JSON.
/// What the app prints goes to standard error. `./kata run` shows it in a browser.
@MainActor
package final class LiveScreen {
    /// The variable of the environment that has an app's `main()` serve its screen.
    nonisolated static let variable = "PAPER_LIVE"

    nonisolated static var isAskedFor: Bool { ProcessInfo.processInfo.environment[variable] != nil }

    /// The time that a page waits for what a deed has started. What takes longer shows as it is on its way.
    private static let patience = Duration.milliseconds(300)

    private let screen: Screen
    /// The nodes that a page has named, by their numbers. A number is given once.
    private var named: [Int: Named] = [:]
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var next = 1

    private struct Named { weak var node: Node? }

    package init(_ screen: Screen) {
        self.screen = screen
    }

    /// A deed of a person.
    package struct Deed: Codable {
        package enum Kind: String, Codable {
            /// Look again.
            case look
            case tap, write, submit, hide, left, right, pull, press, slide, light, dark
        }

        package let kind: Kind
        /// The number of a node, as a page has it.
        package var node: Int?
        /// The text that is written; for a slider its share, from 0 to 1.
        package var text: String?

        package init(_ kind: Kind, node: Int? = nil, text: String? = nil) {
            (self.kind, self.node, self.text) = (kind, node, text)
        }
    }

    /// The page that a person sees, with what can be done on it.
    package struct Page: Codable {
        /// The field that has the keyboard.
        package struct Field: Codable {
            package let title: String
            package let text: String
            package let hasLines: Bool
            package let isSecret: Bool
        }

        /// Things to do that the picture has no room for.
        package struct Choices: Codable {
            package struct Choice: Codable {
                package let title: String
                package let deed: Deed
                package let isChosen: Bool
            }

            package let title: String
            package let choices: [Choice]
        }

        /// An SVG document in which what can be tapped is a link, to `tap?node=7`.
        package let picture: String
        package let field: Field?
        package let choices: [Choices]
        package let warnings: [String]
        package let isDark: Bool
        /// True while a task is on its way.
        package let isBusy: Bool
    }

    /// Does what a person does, and gives it a moment.
    package func page(after deed: Deed) async -> Page {
        perform(deed)
        let isBusy = await screen.settleOrExplain(deadline: Self.patience) != nil
        return page(isBusy: isBusy)
    }

    // MARK: What is done

    private func perform(_ deed: Deed) {
        let node = deed.node.flatMap { named[$0]?.node }
        switch deed.kind {
        case .look: break
        case .light: screen.surroundings.colorScheme = .light
        case .dark: screen.surroundings.colorScheme = .dark
        case .tap:
            guard let node else { break }
            if node.isEditable, node.isEnabled, node.obstacle == nil {
                screen.focus(node)
            } else {
                node.tap()
            }
        case .write: screen.focusedNode?.setText(deed.text ?? "")
        case .submit:
            guard let field = screen.focusedNode else { break }
            if let text = deed.text { field.setText(text) }
            field.submit()
        case .hide: screen.focus(nil)
        case .left: node?.swipe(.trailing)
        case .right: node?.swipe(.leading)
        case .pull: if let node, !node.refresh() { _ = node.pullSheet() }
        case .press: node?.longPress()
        case .slide: if let share = deed.text.flatMap(Double.init) { node?.slide(to: share) }
        }
    }

    // MARK: What is seen

    private func page(isBusy: Bool) -> Page {
        forgetTheGone()
        var drawn: Set<ObjectIdentifier> = []
        let nodes = screen.front?.base?.subtree ?? []
        let reachable = nodes.filter {
            $0.isControl && $0.isEnabled && $0.obstacle == nil
        }
        let known = Dictionary(reachable.map { (ObjectIdentifier($0), $0) }, uniquingKeysWith: { $1 })
        let document = SVGDocument(picture: screen.picture(width: 390, height: 844, isLive: true)) { id in
            guard let node = known[id] else { return nil }
            drawn.insert(id)
            return "tap?node=\(self.number(of: node))"
        }
        let picture = document.text
        return Page(
            picture: picture, field: field,
            choices: choices(
                beside: reachable.filter { !drawn.contains(ObjectIdentifier($0)) }, among: nodes),
            warnings: screen.warnings, isDark: screen.surroundings.colorScheme == .dark, isBusy: isBusy)
    }

    private var field: Page.Field? {
        guard let field = screen.focusedNode else { return nil }
        let title = [field.label, field.prompt ?? ""].first { !$0.isEmpty } ?? ""
        return Page.Field(
            title: title, text: field.text ?? "", hasLines: field.hasLines,
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
        for slider in nodes where slider.elementType == "slider" && slider.isEnabled && slider.obstacle == nil
        {
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

    private func number(of node: Node) -> Int {
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

    /// Answers each line, until there are no more.
    func serve() async {
        let answers = FileHandle(fileDescriptor: dup(STDOUT_FILENO))
        dup2(STDERR_FILENO, STDOUT_FILENO)
        let lines = AsyncStream<String> { lines in
            Thread.detachNewThread {
                while let line = readLine() { lines.yield(line) }
                lines.finish()
            }
        }
        for await line in lines {
            let deed = (try? JSONDecoder().decode(Deed.self, from: Data(line.utf8))) ?? Deed(.look)
            guard let answer = try? JSONEncoder().encode(await page(after: deed)),
                (try? answers.write(contentsOf: answer + Data("\n".utf8))) != nil
            else { return }
        }
    }
}

extension Node {
    /// The words by which a reader knows a row.
    fileprivate var spokenLine: String {
        let words = label.isEmpty ? texts.compactMap(\.text).joined(separator: ", ") : label
        return words.isEmpty ? viewName : words
    }

    /// True where a finger that stays on the view does something, or shows a menu.
    fileprivate var mindsLongPress: Bool {
        modifiers.contains { modifier in
            switch modifier {
            case .onLongPress, .contextMenu: true
            default: false
            }
        }
    }
}
