/// A section of a list or a form. Rows outside of any section are a section without header and footer.
@MainActor
struct ListSection {
    var header: [Part] = []
    var rows: [Part] = []
    var footer: [Part] = []

    /// The sections of a list or a form, the empty ones left out.
    static func sections(of list: Part) -> [ListSection] {
        var sections = [ListSection()]
        for part in list.parts() {
            if part.node.isSection {
                sections.append(
                    ListSection(
                        header: part.parts(.header), rows: part.parts(), footer: part.parts(.footer)))
                sections.append(ListSection())
            } else {
                sections[sections.count - 1].rows.append(part)
            }
        }
        return sections.filter { !($0.header + $0.rows + $0.footer).isEmpty }
    }
}
