/// What is known of a fact that is asked for now and then: a value, and all the rules.
struct Enquiry {
    private(set) var state = ViewState<CatFact>.initial
    private(set) var lastFact: CatFact?
    private var atRest = ViewState<CatFact>.initial
    private var ticket: Ticket?

    /// Begins a question; nil while there is one that nobody has taken back.
    mutating func ask() -> Ticket? {
        if let ticket, !ticket.isTakenBack { return nil }
        let new = Ticket()
        ticket = new
        state = .loading
        return new
    }

    /// The question is over. One that was overtaken says nothing, and one that was taken back leaves what it found.
    ///
    /// - Returns: the fact that it has brought.
    @discardableResult
    mutating func settle(_ ticket: Ticket, with answer: ViewState<CatFact>) -> CatFact? {
        guard self.ticket === ticket else { return nil }
        self.ticket = nil
        let counts = !ticket.isTakenBack
        if counts { atRest = answer }
        state = atRest
        lastFact = atRest.info ?? lastFact
        return counts ? answer.info : nil
    }

    /// Shows at once that a question was taken back, before it is over.
    mutating func letGo(of ticket: Ticket) {
        settle(ticket, with: atRest)
    }
}
