import Foundation
import Steeping
import Testing

@Suite("A basket keeps to the shop's rules")
struct BasketTests {
    @Test func anEmptyBasketCannotBeOrdered() {
        #expect(Basket().canOrder == false)
    }

    @Test func theShopSendsTwelvePacketsAtMost() {
        var sut = Basket()

        for _ in 1...13 { sut.add() }

        #expect(sut.packets == 12)
    }

    @Test func anOrderThatFailsKeepsThePackets() {
        var sut = Basket()
        sut.add()

        sut.take(.failure(ShopIsClosed()))

        #expect(sut.packets == 1)
        #expect(sut.message == "The shop is closed.")
    }

    @Test func anOrderThatArrivesEmptiesTheBasket() {
        var sut = Basket()
        sut.add()

        sut.take(.success(()))

        #expect(sut.canOrder == false)
        #expect(sut.message == "Thank you.")
    }
}

struct ShopIsClosed: LocalizedError {
    var errorDescription: String? { "The shop is closed." }
}
