extension GradeRow.Own {
    init(_ judgement: Judgement) {
        let deciding = judgement.tests.filter { if case .decides = $0.standing { true } else { false } }
        self.init(
            sound: judgement.tests.filter(\.isSound).map(\.name),
            contradicting: judgement.contradicting.map(\.name), deciding: deciding.map(\.name),
            caught: judgement.mistakes.count(where: \.isCaught), mistakes: judgement.mistakes.count,
            unguarded: judgement.unguarded.map(\.promise))
    }
}
