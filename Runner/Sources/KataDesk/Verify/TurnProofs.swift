import KataBase
import KataEngine
import KataKit
import KataText
import KataWork

/// That the tests of a step come one at a time: with the listings of a Green its test passes, and the next one is red.
struct TurnProofs: AboutChapter {
    let subject: ProvenChapter

    func proofs(upTo last: Int) -> [Proof] {
        text.steps.prefix(last).compactMap { step in
            guard let states = try? ListedStates(of: step, subject: subject) else { return nil }
            return Proof(
                chapter: chapter.name, title: "step \(step.number), test by test", restsOn: step.number
            ) { try await claims(states) }
        }
    }

    private func claims(_ states: ListedStates) async throws -> [Proof.Claim] {
        let number = states.step.number
        var claims: [Proof.Claim] = []
        for turn in 1..<states.order.turns {
            let check = try await subject.check(of: "Step\(number)", at: number, test: turn, strictness: .all)
            claims.append(
                result(
                    .green, "Step\(number) is green at test \(turn)",
                    check.isGreen
                        ? nil
                        : "with the first \(count(turn, "test")) of step \(number) alone it is red: \(firstProblem(check).sentence) Mend the order of the tests, or what they lean on."
                ))
        }
        let codes: [ListedStates.Code]
        do { codes = try states.all() } catch let fault as ListedStates.Fault {
            return claims + [
                result(
                    .fence, "the listings of step \(number) can be typed",
                    "\(textPath):\(fault.line): \(fault.words)")
            ]
        }
        for turn in 1..<states.order.turns {
            claims += try await self.claims(states, codes[turn], after: turn)
        }
        return claims
    }

    private func claims(
        _ states: ListedStates, _ code: ListedStates.Code, after turn: Int
    ) async throws -> [Proof.Claim] {
        let (number, order) = (states.step.number, states.order)
        let line = states.step.turn(at: turn, in: order)?.line ?? states.step.line
        let folder = try await states.folder(with: code)
        let green = try await subject.check(of: folder, at: number, test: turn, strictness: .none)
        let passes = result(
            .green, "test \(turn) of step \(number) passes with the listings of its Green",
            green.isGreen
                ? nil
                : "\(textPath):\(line): with the listings up to here test \(turn) of step \(number) is red: \(firstProblem(green))"
        )
        let tests = order.tests(ofTurn: turn + 1)
        let isRest = order.hasRest && turn + 1 == order.turns
        guard green.isGreen, !isRest else { return [passes] }
        let next = turn + 1 < order.turns ? turn + 1 : nil
        let red = try await subject.check(of: folder, at: number, test: next, strictness: .none)
        guard !red.isGreen else {
            let why =
                "\(textPath):\(line): with the listings up to here '\(tests[0].name)' is green at once, so it drives nothing. List less, or let the test come with the rest."
            return [passes, result(.red, "test \(turn + 1) of step \(number) is red before its Green", why)]
        }
        let index = states.step.turns.firstIndex { $0.number(in: order) == turn + 1 }
        return [passes, result(.red, "test \(turn + 1) of step \(number) is red before its Green", nil)]
            + (index.map {
                StepProofs(subject: subject).recorded(.outputRed, Verdict(red), step: number, turn: $0)
            } ?? [])
    }
}
