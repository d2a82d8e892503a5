#if STEP_5
import Testing

@testable import InvoiceEditor

@MainActor
@Suite("Mixed currencies are explained in a sentence")
struct Banner {
    @Test func mixedCurrenciesShowTheBanner() {
        let sut = InvoiceEditorViewModel()

        sut.add(LineItem(unitPrice: Money(80, "EUR"), quantity: 1))
        sut.add(LineItem(unitPrice: Money(30, "USD"), quantity: 2))

        #expect(sut.bannerText == "Pick one currency per invoice.")
    }

    #if STEP_5_2
    @Test func oneCurrencyHasNoBanner() {
        let sut = InvoiceEditorViewModel()
        #expect(sut.bannerText == nil, "an empty invoice mixes nothing")

        sut.add(LineItem(unitPrice: Money(100, "USD"), quantity: 1))
        #expect(sut.bannerText == nil)

        sut.add(LineItem(unitPrice: Money(50, "USD"), quantity: 1))
        #expect(sut.bannerText == nil)
    }
    #endif

    // The rest
    #if STEP_5_3
    @Test func aBadQuantityIsNoReasonForTheBanner() {
        let sut = InvoiceEditorViewModel()

        sut.add(LineItem(unitPrice: Money(100, "EUR"), quantity: 0))
        #expect(sut.bannerText == nil)

        sut.add(LineItem(unitPrice: Money(50, "USD"), quantity: 1))
        #expect(sut.bannerText == "Pick one currency per invoice.", "it is none against it, either")

        sut.add(LineItem(unitPrice: Money(70, "GBP"), quantity: 1))
        #expect(sut.bannerText == "Pick one currency per invoice.", "three are more than one, too")
    }

    @Test func removingTheOddLineTakesTheBannerAway() {
        let sut = InvoiceEditorViewModel()
        let odd = LineItem(unitPrice: Money(50, "USD"), quantity: 1)
        sut.add(LineItem(unitPrice: Money(100, "EUR"), quantity: 1))
        sut.add(odd)
        sut.add(LineItem(unitPrice: Money(20, "EUR"), quantity: 1))
        #expect(sut.bannerText == "Pick one currency per invoice.")

        sut.remove(odd.id)

        #expect(sut.bannerText == nil)
        #expect(sut.canSend == true)
    }
    #endif
}
#endif
