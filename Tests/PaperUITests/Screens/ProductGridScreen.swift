import PaperUI

struct Product: Identifiable, Hashable {
    let id: Int
    var name: String
    var price: Decimal
    var rating: Double
    var imageURL: URL?
    var isFavourite = false
    var isNew = false
}

extension ColorResource {
    static let cardBackground = ColorResource(name: "cardBackground", bundle: .main)
}

extension ImageResource {
    static let placeholder = ImageResource(name: "placeholder", bundle: .main)
}

@Observable
@MainActor
final class Shop {
    enum Order: String, CaseIterable, Identifiable {
        case name = "Name", price = "Price", rating = "Rating"
        var id: Self { self }
    }

    var products: [Product] = []
    var query = ""
    var order = Order.name
    var cart: [Product] = []
    private let load: @Sendable () async -> [Product]

    init(load: @escaping @Sendable () async -> [Product]) {
        self.load = load
    }

    var shown: [Product] {
        let found =
            query.isEmpty ? products : products.filter { $0.name.localizedCaseInsensitiveContains(query) }
        return switch order {
        case .name: found.sorted { $0.name < $1.name }
        case .price: found.sorted { $0.price < $1.price }
        case .rating: found.sorted { $0.rating > $1.rating }
        }
    }

    func refresh() async { products = await load() }
}

struct ProductGridScreen: View {
    @State var shop: Shop
    private let columns = [GridItem(.adaptive(minimum: 150), spacing: 16)]

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 16) {
                    ForEach(shop.shown) { product in
                        NavigationLink(value: product) {
                            ProductCard(product: product)
                        }
                        .buttonStyle(.plain)
                        .contextMenu {
                            Button("Add to cart", systemImage: "cart.badge.plus") {
                                shop.cart.append(product)
                            }
                        }
                    }
                }
                .padding(.horizontal)
                .animation(.snappy, value: shop.order)
            }
            .scrollIndicators(.hidden)
            .overlay {
                if shop.shown.isEmpty, !shop.query.isEmpty {
                    ContentUnavailableView.search(text: shop.query)
                }
            }
            .navigationTitle("Shop")
            .navigationDestination(for: Product.self) { product in
                ProductDetail(product: product) { shop.cart.append(product) }
            }
            .searchable(text: $shop.query, prompt: "Find a product")
            .refreshable { await shop.refresh() }
            .task { await shop.refresh() }
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Menu {
                        Picker("Sort by", selection: $shop.order) {
                            ForEach(Shop.Order.allCases) { Text($0.rawValue).tag($0) }
                        }
                    } label: {
                        Image(systemName: "arrow.up.arrow.down")
                    }
                    .accessibilityLabel("Sort")
                }
            }
            .sensoryFeedback(.success, trigger: shop.cart.count)
        }
    }
}

struct ProductCard: View {
    let product: Product

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            AsyncImage(url: product.imageURL) { phase in
                switch phase {
                case .success(let image): image.resizable().scaledToFill()
                case .failure: Image(systemName: "photo.badge.exclamationmark")
                case .empty: Image(.placeholder).resizable().aspectRatio(contentMode: .fit)
                @unknown default: ProgressView()
                }
            }
            .frame(height: 120)
            .frame(maxWidth: .infinity)
            .clipShape(.rect(cornerRadius: 12))
            .overlay(alignment: .topTrailing) {
                if product.isNew {
                    Text("NEW")
                        .font(.caption2.weight(.bold))
                        .padding(.horizontal, 8)
                        .padding(.vertical, 4)
                        .background(.tint, in: .capsule)
                        .foregroundStyle(.white)
                        .padding(6)
                }
            }
            Text(product.name)
                .font(.headline)
                .lineLimit(1...2)
            HStack(alignment: .firstTextBaseline) {
                Text(product.price, format: .currency(code: "EUR"))
                    .font(.subheadline.monospacedDigit())
                Spacer()
                Label(
                    product.rating.formatted(.number.precision(.fractionLength(1))), systemImage: "star.fill"
                )
                .font(.caption)
                .foregroundStyle(.yellow)
            }
        }
        .padding(12)
        .background(.background.secondary, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
        .shadow(color: .black.opacity(0.08), radius: 8, y: 4)
    }
}

struct ProductDetail: View {
    let product: Product
    let onBuy: () -> Void

    var body: some View {
        VStack(spacing: 16) {
            Text(product.name).font(.title.bold())
            Button("Add to cart", systemImage: "cart") { onBuy() }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(.cardBackground).ignoresSafeArea())
        .navigationTitle(product.name)
        .toolbarTitleDisplayMode(.inline)
    }
}
