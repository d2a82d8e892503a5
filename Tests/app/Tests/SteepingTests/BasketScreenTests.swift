#if os(Linux)
import PaperUI
import PaperUITesting
import Steeping
import TestSupport
import Testing

@MainActor
@Suite("The basket's screen is connected to its basket and to the shop")
struct BasketScreenTests {
    @Test func whatIsInTheBasketIsOrdered() async throws {
        let orders = Locked<[Int]>([])
        let shop = Shop { packets in orders.withLock { $0.append(packets) } }
        let screen = Screen(BasketScreen(shop: shop))
        let page = try screen.inspect()
        #expect(try page.find(button: "Order").isDisabled() == true)

        try page.find(button: "Add a packet").tap()
        try page.find(button: "Add a packet").tap()
        try page.find(button: "Order").tap()
        await screen.settle()

        #expect(orders.withLock { $0 } == [2])
        #expect(screen.text.contains("Thank you."))
    }

    @Test func aFailureIsShown() async throws {
        let screen = Screen(BasketScreen(shop: Shop { _ in throw ShopIsClosed() }))
        let page = try screen.inspect()
        try page.find(button: "Add a packet").tap()

        try page.find(button: "Order").tap()
        await screen.settle()

        #expect(screen.text.contains("The shop is closed."))
        #expect(screen.text.contains("Packets: 1"))
    }
}
#endif
