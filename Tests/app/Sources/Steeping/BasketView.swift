import SwiftUI

/// Shows a basket that its parent keeps, and asks the basket for every rule.
public struct BasketView: View {
    @Binding private var basket: Basket
    private let shop: Shop

    public init(basket: Binding<Basket>, shop: Shop) {
        _basket = basket
        self.shop = shop
    }

    public var body: some View {
        VStack {
            Text("Packets: \(String(basket.packets))")
            Button("Add a packet") { basket.add() }
            Button("Order") { Task { await order() } }
                .disabled(!basket.canOrder)
            if let message = basket.message { Text(message) }
        }
    }

    private func order() async {
        do {
            try await shop.order(basket.packets)
            basket.take(.success(()))
        } catch {
            basket.take(.failure(error))
        }
    }
}
