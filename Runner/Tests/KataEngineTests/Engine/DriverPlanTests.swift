import Foundation
import Testing

@testable import KataEngine

struct DriverPlanTests {
    @Test func `a compilation's flags are read with their quotes, without the file's own`() throws {
        let plan = DriverPlan(
            """
            '/My Tools/swift-frontend' -frontend -c -primary-file '/a b.swift' -target x86_64 -I 'it'\\''s here' \
            -module-name Probe -o /a.o
            """)
        let (compiler, flags) = try #require(plan.compilation)

        #expect(compiler.path == "/My Tools/swift-frontend")
        #expect(flags == ["-target", "x86_64", "-I", "it's here"])
    }

    @Test func `clang quotes in its own way`() {
        let plan = DriverPlan(
            #"""
            clang version 21.0.0
            InstalledDir: /usr/bin
             "/My Tools/ld.lld" "-o" "/probe.out" "it's here" "a \"word\"" '"' "-lc"
            """#)

        #expect(
            plan.jobs == [
                ["/My Tools/ld.lld", "-o", "/probe.out", "it's here", "a \"word\"", "\"", "-lc"]
            ])
    }

    @Test func `other files take the place of those that it was asked about`() {
        let plan = DriverPlan(
            """
            /bin/extract /probe.o -o /main.list
            /bin/clang -pie /probe.o @/main.list @/other -o /probe.out
            """)

        let jobs = plan.jobs(replacing: [
            "/probe.o": ["/1.o", "/2.o"], "/main.list": ["/here/list"], "/probe.out": ["/here/tests"],
        ])

        #expect(jobs[0] == ["/bin/extract", "/1.o", "/2.o", "-o", "/here/list"])
        #expect(
            jobs[1] == ["/bin/clang", "-pie", "/1.o", "/2.o", "@/here/list", "@/other", "-o", "/here/tests"])
    }

    @Test func `what is no plan has no jobs`() {
        let plan = DriverPlan("error: unknown argument: '-###'")

        #expect(plan.jobs.isEmpty)
        #expect(plan.compilation == nil)
    }
}
