/// A step's names as code beside that of the step before: as they stand in its text, but for the little that a compiler which
/// goes on behind each error cannot get over.
package struct ToldNames: Sendable {
    package private(set) var text: String

    /// - Parameter imports: what stands in the first line.
    package init(_ names: String, imports: String) {
        // A class has no initialiser but those that are told.
        let told = names.replacing(
            /\b(?:class|actor)\s+(?!(?:func|var|let|subscript|init)\b)\w[^{}]*\{/.inCode
        ) { "\($0.output) private init(of names: Never);" }
        text = "\(imports)\n\(told)\n"
    }

    /// Takes up what the compiler says at some places, which are counted from 1.
    ///
    /// - Returns: whether the text is another one by that.
    package mutating func mend(_ remarks: [(message: String, line: Int, column: Int)]) -> Bool {
        let before = text
        // Each leaves the places before it as they are.
        for remark in remarks.sorted(by: { ($0.line, $0.column) > ($1.line, $1.column) }) {
            guard let place = place(line: remark.line, column: remark.column) else { continue }
            if remark.message.hasPrefix("invalid redeclaration of")
                || remark.message.hasSuffix("previously declared here")
            {
                setApart(at: place)
            } else if remark.message.hasPrefix("expected '{' to start") {
                text.insert(contentsOf: "{ fatalError() } ", at: place)
            } else if remark.message.contains("requires an initializer expression")
                || remark.message.contains("is not concurrency-safe")
            {
                compute(at: place)
            }
        }
        return text != before
    }

    /// Adds to a type that is there already what is told of it, and calls all else that is there by another name.
    ///
    /// - Parameter name: the place of its name, or of "init".
    private mutating func setApart(at name: String.Index) {
        guard
            let head = text[..<name].firstMatch(
                of: /(?:(?:final|indirect)\s+)*\b(struct|class|enum|actor|protocol)\s+$/.inCode)
        else {
            let spelled = text[name...].prefixMatch(of: /(init|subscript)\b[?!]?|`?\w+`?|[^\w\s(]+/.inCode)
            guard let spelled else { return }
            let word = spelled.output.0.filter { $0.isLetter || $0.isNumber || $0 == "_" }
            text.replaceSubrange(
                spelled.range, with: (spelled.output.1 == nil ? "" : "func ") + "again_\(word)")
            return
        }
        let body = SwiftText(text[name...])
        guard let start = body.firstBrace, let end = body.counterpart(of: start) else { return }
        if head.output.1 == "enum" {
            let cases = body.tokens[start].end..<body.tokens[end].start
            let rest = body.text(0..<cases.lowerBound) + Self.functions(for: body.text(cases))
            text.replaceSubrange(name..., with: rest + body.text(cases.upperBound..<body.bytes.count))
        }
        text.replaceSubrange(head.range, with: "extension ")
    }

    /// What stands for cases where the enum is there without them.
    private static func functions(for cases: String) -> String {
        let swift = SwiftText(cases)
        var (code, place) = ("", 0)
        for keyword in swift.tokens.indices where swift.word(keyword) == "case" {
            code += swift.text(place..<swift.tokens[keyword].start)
            code += swift.cases(after: keyword).map { name in
                place = swift.tokens[name].end
                guard swift.sign(name + 1) == "(", let end = swift.counterpart(of: name + 1) else {
                    return "static var \(swift.text(swift.tokens[name])): Self { get }"
                }
                place = swift.tokens[end].end
                // A case may leave the names of its values out, and a function not.
                let values = swift.parts(inBracket: name + 1).map { part in
                    let value = swift.text(
                        swift.tokens[part.lowerBound].start..<swift.tokens[part.upperBound - 1].end)
                    return swift.sign(part.lowerBound + 1) == ":" ? value : "_: \(value)"
                }
                let list = values.joined(separator: ", ")
                return "static func \(swift.text(swift.tokens[name]))(\(list)) -> Self"
            }.joined(separator: "; ")
        }
        return code + swift.text(place..<swift.bytes.count)
    }

    /// Has no value kept in a static one, or in one that stands in no type: it would want one, and a test wait for it.
    private mutating func compute(at name: String.Index) {
        let swift = SwiftText(text[name...])
        var (sign, end) = (0, 1)
        while end < swift.tokens.count, !swift.tokens[end].isFirstOnLine,
            !";}".contains(swift.sign(end) ?? " ")
        {
            if sign == 0, swift.sign(end) == "=" { sign = end }
            if sign == 0, swift.sign(end) == "{" { return }
            end = ("([{".contains(swift.sign(end) ?? " ") ? swift.counterpart(of: end) ?? end : end) + 1
        }
        guard swift.sign(1) == ":" else { return }
        let type = swift.text(0..<swift.tokens[(sign > 0 ? sign : end) - 1].end)
        let constant = text[..<name].firstMatch(of: /\blet\s+$/.inCode)?.range
        let accessors = constant == nil ? "{ get set }" : "{ get }"
        let rest = swift.text(swift.tokens[end - 1].end..<swift.bytes.count)
        text.replaceSubrange(name..., with: "\(type) \(accessors)\(rest)")
        if let constant { text.replaceSubrange(constant, with: "var ") }
    }

    private func place(line: Int, column: Int) -> String.Index? {
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard let line = lines[safe: line - 1] else { return nil }
        return line.index(line.startIndex, offsetBy: column - 1, limitedBy: line.endIndex)
    }
}
