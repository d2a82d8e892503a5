extension RegexComponent {
    /// The same, where `\b` is an end of a name: between a letter, a digit or `_`, and anything else.
    ///
    /// Without it, `\b` is Unicode's boundary between the words of a language, and there is none in "Films.Film", "a:b" or
    /// "it's".
    package var inCode: Regex<RegexOutput> { regex.wordBoundaryKind(.simple) }
}
