import TestSupport
import Testing

@Suite(.endsInTime) struct LockedTests {
    @Test func `no change is lost, whichever threads make them`() async {
        let count = Locked(0)

        await withTaskGroup { group in
            for _ in 1...8 {
                group.addTask {
                    for _ in 1...1000 { count.withLock { $0 += 1 } }
                }
            }
        }

        #expect(count.withLock { $0 } == 8000)
    }

    @Test func `what the body throws leaves the lock open`() {
        let texts = Locked<[String]>([])

        #expect(throws: CancellationError.self) {
            try texts.withLock {
                $0.append("before")
                throw CancellationError()
            }
        }

        #expect(texts.withLock { $0 } == ["before"])
    }
}
