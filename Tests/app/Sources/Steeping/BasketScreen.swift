import SwiftUI

/// Keeps the basket. It is the one place that knows the real shop.
public struct BasketScreen: View {
    @State private var basket = Basket()
    private let shop: Shop

    public init(shop: Shop) {
        self.shop = shop
    }

    public var body: some View {
        BasketView(basket: $basket, shop: shop)
    }
}
