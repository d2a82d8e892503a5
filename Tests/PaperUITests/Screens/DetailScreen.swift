import PaperUI

struct Recipe: Identifiable {
    let id: UUID
    var title: String
    var author: String
    var published: Date
    var minutes: Int
    var servings: Int
    var ingredients: [String]
    var steps: [String]
    var notes: AttributedString
    var link: URL
}

struct DetailScreen: View {
    let recipe: Recipe
    @Binding var isFavourite: Bool
    @State private var servings: Int
    @State private var isShowingNotes = false
    @State private var done: Set<Int> = []
    @Environment(\.horizontalSizeClass) private var sizeClass

    init(recipe: Recipe, isFavourite: Binding<Bool>) {
        self.recipe = recipe
        _isFavourite = isFavourite
        _servings = State(initialValue: recipe.servings)
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                header
                facts
                Divider()
                GroupBox {
                    VStack(alignment: .leading, spacing: 6) {
                        ForEach(recipe.ingredients, id: \.self) { ingredient in
                            Label(ingredient, systemImage: "circle.fill")
                                .labelStyle(.titleAndIcon)
                                .imageScale(.small)
                        }
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                } label: {
                    Label("Ingredients", systemImage: "basket")
                }
                steps
                DisclosureGroup("Notes", isExpanded: $isShowingNotes) {
                    Text(recipe.notes)
                        .textSelection(.enabled)
                        .padding(.top, 8)
                }
                .tint(.primary)
            }
            .padding()
        }
        .navigationTitle(recipe.title)
        .navigationBarTitleDisplayMode(sizeClass == .compact ? .inline : .large)
        .toolbar {
            ToolbarItemGroup(placement: .topBarTrailing) {
                Button {
                    withAnimation(.bouncy) { isFavourite.toggle() }
                } label: {
                    Label("Favourite", systemImage: isFavourite ? "heart.fill" : "heart")
                        .symbolEffect(.bounce, value: isFavourite)
                }
                .tint(isFavourite ? .pink : nil)
                ShareLink(item: recipe.link, subject: Text(recipe.title), message: Text("Look at this."))
            }
        }
    }

    private var header: some View {
        Image(systemName: "fork.knife")
            .resizable()
            .aspectRatio(contentMode: .fill)
            .frame(height: 180)
            .frame(maxWidth: .infinity)
            .clipped()
            .mask(LinearGradient(colors: [.black, .clear], startPoint: .center, endPoint: .bottom))
            .overlay(alignment: .bottomLeading) {
                VStack(alignment: .leading) {
                    Text(recipe.title).font(.largeTitle).fontWeight(.heavy)
                    Text("by \(recipe.author) · \(recipe.published, style: .date)")
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
                .padding()
            }
    }

    private var facts: some View {
        HStack(alignment: .lastTextBaseline, spacing: 24) {
            VStack {
                Text(recipe.minutes, format: .number).font(.title2.bold())
                Text("minutes").font(.caption).foregroundStyle(.secondary)
            }
            VStack {
                Text("\(servings)").font(.title2.bold()).contentTransition(.numericText())
                Text("^[\(servings) serving](inflect: true)").font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
            Stepper("Servings", value: $servings, in: 1...12)
                .labelsHidden()
        }
        .accessibilityElement(children: .contain)
    }

    private var steps: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Steps").font(.title3.bold()).accessibilityAddTraits(.isHeader)
            ForEach(Array(recipe.steps.enumerated()), id: \.offset) { index, step in
                HStack(alignment: .firstTextBaseline) {
                    Image(systemName: done.contains(index) ? "checkmark.circle.fill" : "\(index + 1).circle")
                        .foregroundStyle(done.contains(index) ? .green : .secondary)
                    Text(step)
                        .strikethrough(done.contains(index))
                        .fixedSize(horizontal: false, vertical: true)
                }
                .contentShape(.rect)
                .onTapGesture { done.formSymmetricDifference([index]) }
            }
        }
    }
}
