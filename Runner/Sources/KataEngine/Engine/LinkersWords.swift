/// The words of GNU's, gold's, LLVM's and Apple's linker, a line at a time.
enum LinkersWords {
    /// The fault, said in one way for all of them: "undefined symbol nowhere", "duplicate symbol main".
    ///
    /// - Returns: nil for a line that says nothing of a symbol.
    static func message(of line: Substring) -> String? {
        if line.contains("undefined ") || line.contains("referenced from:"),
            let match = line.firstMatch(
                of: /undefined (?:reference to(?: symbol)?|symbols?:?) [`']?([^`'@]+)(?:@[^']*)?'?$/)
                ?? line.wholeMatch(of: /\s*"(.+)", referenced from:/)
        {
            return "undefined symbol \(match.1)"
        }
        if line.contains("duplicate symbol") || line.contains("multiple definition"),
            let match = line.firstMatch(
                of: /(?:duplicate symbol|multiple definition of):? [`']?([\w$.]+)/)
        {
            return match.1 == "main" || match.1 == "_main"
                ? Diagnostic.secondMain : "duplicate symbol \(match.1)"
        }
        return nil
    }

    /// The place where a symbol is asked for, or is a second time. Without a line only the name of the file is known.
    static func place(in line: Substring) -> (file: String, line: Int?)? {
        if let match = line.firstMatch(of: /\((\/.+\.swift):([0-9]+)\)$/)
            ?? line.firstMatch(of: /(?:^|: )(\/.+?\.swift):([0-9]+):\s/)
        {
            return (String(match.1), Int(match.2))
        }
        let name =
            line.firstMatch(of: /([^\/\s:(]+?)(?:\.swift)?\.o(?!\w)/)
            ?? line.wholeMatch(of: />>> referenced by (\S+)\.swift/)
        return name.map { (file: "\($0.1).swift", line: nil) }
    }

    /// Any other fault, in the linker's own words: "unable to find library -lnone".
    static func other(in line: Substring) -> String? {
        line.wholeMatch(of: /(?:\S*\/)?ld(?:\.\w+)?: (?:error: )?(.*[^:])/)
            .flatMap { $0.1.hasPrefix("warning") ? nil : String($0.1) }
    }
}
