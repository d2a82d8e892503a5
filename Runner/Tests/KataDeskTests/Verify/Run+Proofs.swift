import RunnerTesting

/// What `./kata verify --json` printed.
extension FixtureWorkspace.Run {
    var provesAll: Bool { status == 0 && output.hasPrefix(#"{"failed":0,"#) }

    func proves(_ claim: String) -> Bool { output.contains(#""claim":"\#(claim)","holds":true"#) }
}
