import Foundation
import KataBase
import KataKit
import KataText

/// The calls of `./kata` that a page names: each is of a command that there is, with options that it has, about a chapter and
/// a step that are there.
struct PageCommands {
    let workspace: Workspace
    let chapters: [Chapter]
    /// The page's path, relative to the workspace.
    let path: String

    /// A sentence for each wrong command, with its place.
    func wrong() throws -> [String] {
        let text = FencedLines(try Files.text(workspace.root.appending(path: path)))
        let prose = text.lines.map { $0.isFenced ? "" : $0.text }.joined(separator: "\n")
        let named = prose.matches(of: /`\.\/kata(\s[^`]*)?`/).map { match in
            (String(match.1 ?? ""), prose[..<match.range.lowerBound].count { $0 == "\n" } + 1)
        }
        let typed = text.blocks.flatMap { block in
            zip(1..., block.body).compactMap { row, line in
                line.prefixMatch(of: /[ \-]*(?:run: )?\.\/kata(?![^ ])/).map { match in
                    (String(line[match.range.upperBound...]), block.opening + 1 + row)
                }
            }
        }
        return (named + typed).compactMap { call, line in
            let words = Self.words(of: call)
            return fault(words).map {
                "\(path):\(line): '\((["./kata"] + words).joined(separator: " "))': \($0)"
            }
        }
    }

    /// As a shell takes them, up to what is no part of the call. What a CI server puts in is one word.
    private static func words(of call: String) -> [String] {
        let bare = call.replacing(/\$\{\{.*?\}\}/, with: "0").replacing(/(?:\s>|[#|&;]).*/, with: "")
        return bare.matches(of: /'([^']*)'|[^\s']+/).map { String($0.1 ?? $0.0) }
    }

    private func fault(_ words: [String]) -> String? {
        let name = words.first.flatMap { $0.hasPrefix("-") ? nil : $0 } ?? ""
        guard let command = allCommands.first(where: { $0.name == name }) else {
            return "there is no such command."
                + Spelling.question(name, among: allCommands.map { $0.name }) { "./kata \($0)" }
        }
        var arguments: Arguments
        do {
            arguments = try Arguments(Array(words.dropFirst(name.isEmpty ? 0 : 1)), for: command)
        } catch { return error.what }
        let step = arguments.text(.to)
        let takes = command.parameters.split(separator: " ")
        guard takes.first?.dropFirst().hasPrefix("chapter") ?? false,
            let number = arguments.next().flatMap({ Int($0) })
        else { return nil }
        guard let chapter = chapters.first(where: { $0.number == number }) else {
            return "there is no chapter \(number)."
        }
        let second = takes.dropFirst().first == "[step]" ? arguments.next() : nil
        guard let number = [step, second].compactMap({ $0.flatMap { Int($0) } }).first,
            number > chapter.steps
        else { return nil }
        return "\(chapter.name) has no step \(number)."
    }
}
