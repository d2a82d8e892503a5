// On purpose nothing but these two: SwiftUI hands its users Observation and Foundation's values, so a view's file
// that imports it alone has to compile here, too.
import PaperUI
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct ImportTests {
    @Observable
    final class Reminder {
        let id = UUID()
        var date = Date(timeIntervalSince1970: 0)
        var price = Decimal(9)
    }

    @Test func `a view's file needs no other import`() {
        struct ReminderView: View {
            @State private var reminder = Reminder()
            var body: some View {
                Text("\(reminder.price)").id(reminder.id)
            }
        }

        #expect(Screen(ReminderView()).text == "9")
    }

    @Test func `nor for the sizes and places that views are told`() {
        struct Card: View {
            let frame = CGRect(origin: CGPoint(x: 1, y: 2), size: CGSize(width: 30, height: 40))
            var side: CGFloat { frame.width }
            var body: some View { Text("\(Int(side))").offset(frame.size) }
        }

        #expect(Screen(Card()).text == "30")
    }

    @Test func `nor for what Foundation brings besides`() {
        let formatter = NumberFormatter()
        formatter.minimumFractionDigits = 1

        #expect(formatter.string(from: NSNumber(value: 2))?.count == 3)
        #expect(sqrt(4.0) + pow(2.0, 3) + floor(1.5) == 11)
        #expect(
            "a b".components(separatedBy: CharacterSet.whitespaces).sorted(using: SortDescriptor(\.self)) == [
                "a", "b",
            ])
        #expect(Measurement(value: 1, unit: UnitLength.kilometers).converted(to: .meters).value == 1000)
        #expect(DispatchTime.now() < .now() + 1)
    }
}
