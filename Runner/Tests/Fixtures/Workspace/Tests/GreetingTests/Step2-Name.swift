#if STEP_2
import Testing

@testable import Greeting

struct Name {
    @Test(arguments: ["Ada", "Grace"])
    func greetsByName(_ name: String) {
        #expect(greeting(for: name) == "Hello, \(name)")
    }
}
#endif
