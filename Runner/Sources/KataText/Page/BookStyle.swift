/// The one style sheet of all pages, those of previews among them: light and dark, wide and narrow, on a screen and on paper.
package enum BookStyle {
    package static let sheet = """
        :root {
          color-scheme: light dark;
          --paper: #fdfcf8; --ink: #1d1d1f; --quiet: #5c5c62; --line: #d8d6cc; --box: #f3f1ea; --link: #0b4f9e;
          --red: #b3261e; --green: #17652f; --blue: #0b57a8;
          --keyword: #8a1a75; --type: #1b5c7a; --string: #9a3412;
          --added: #e3f3e6; --removed: #fdeaea; --note: #ecf2f9; --mark: #fff0a8; --looks: #d9d9de;
          --serif: Charter, "Bitstream Charter", "Iowan Old Style", Palatino, "DejaVu Serif", Georgia, serif;
          --sans: system-ui, -apple-system, "Segoe UI", "DejaVu Sans", Helvetica, Arial, sans-serif;
          --mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --paper: #18181b; --ink: #e9e7e1; --quiet: #a9a8a2; --line: #3c3c42; --box: #232327; --link: #8fbdf5;
            --red: #ff8a80; --green: #7ed491; --blue: #8fbdf5;
            --keyword: #f0a3dc; --type: #8ecfe6; --string: #f3b184;
            --added: #17331f; --removed: #431c1c; --note: #1f2937; --mark: #5c4d00; --looks: #2c2c2e;
          }
          .pictures img { filter: brightness(0.88); }
        }
        * { box-sizing: border-box; }
        html { scroll-padding-top: 1rem; -webkit-text-size-adjust: 100%; }
        body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 var(--serif); }
        a { color: var(--link); text-underline-offset: 0.15em; }
        p { overflow-wrap: break-word; }
        h1, h2, h3, h4 { line-height: 1.25; margin: 2.5rem 0 1rem; overflow-wrap: break-word; }
        h1 { font-size: 1.9rem; margin-top: 0.25rem; }
        h2 { font-size: 1.35rem; }
        h3 { font-size: 1.15rem; }
        .red::before, .green::before, .refactor::before {
          content: ""; display: inline-block; width: 0.7em; height: 0.7em; margin-right: 0.5em; border-radius: 0.15em;
          background: var(--blue);
        }
        h1.red::before, h2.red::before, h3.red::before { background: var(--red); }
        h2.green::before, h3.green::before { background: var(--green); }
        b.red::before, b.green::before, span.red::before, td.red::before, td.green::before, figure.red::before, figure.green::before { content: none; }
        p, ul, ol, dl, .note { max-width: 44rem; }
        .where, small, header, nav, footer, figcaption, summary, th { font-family: var(--sans); }
        .where { color: var(--quiet); font-size: 0.95rem; margin: 0; }
        small { color: var(--quiet); font-size: 0.85rem; }
        li > p:first-child { margin-top: 0; }
        dt { font-weight: bold; margin-top: 1rem; }
        dd { margin-left: 1.25rem; }
        :target { background: var(--mark); }

        code, pre, samp { font-family: var(--mono); font-size: 0.875rem; }
        :not(pre) > code { background: var(--box); border-radius: 0.2rem; padding: 0.1em 0.3em; overflow-wrap: break-word; }
        pre { margin: 0; padding: 0.9rem; overflow-x: auto; line-height: 1.55; tab-size: 4; }
        figure, pre:not(figure pre) { max-width: 54rem; margin: 1.25rem 0; background: var(--box); border: 1px solid var(--line); border-radius: 0.4rem; }
        figure.red { border-left: 0.3rem solid var(--red); }
        figure.green { border-left: 0.3rem solid var(--green); }
        figcaption { padding: 0.35rem 0.9rem; font-size: 0.8rem; color: var(--quiet); border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
        .k { color: var(--keyword); } .t { color: var(--type); } .s { color: var(--string); } .c { color: var(--quiet); }
        b.red, span.red, del { color: var(--red); }
        b.green, ins { color: var(--green); }
        pre > code, pre > samp { display: block; width: max-content; min-width: 100%; }
        ins, del { display: block; text-decoration: none; }
        ins { background: var(--added); } del { background: var(--removed); }

        .pictures { display: flex; flex-wrap: wrap; gap: 1rem; max-width: 54rem; margin: 1.25rem 0; }
        .pictures figure { flex: 1 1 12rem; margin: 0; background: none; border: 0; }
        .pictures figcaption { padding: 0.4rem 0 0; border: 0; max-width: 44rem; }
        img { max-width: 100%; height: auto; }
        .pictures img { display: block; width: 100%; border-radius: 0.4rem; }
        .begin { display: inline-block; background: var(--link); color: var(--paper); font: bold 1rem/1.4 var(--sans); text-decoration: none; padding: 0.6rem 1.1rem; border-radius: 0.4rem; }

        .note { background: var(--note); border-left: 0.25rem solid var(--blue); border-radius: 0.3rem; padding: 0.1rem 1.25rem; margin: 1.5rem 0; }
        details { max-width: 54rem; border: 1px solid var(--line); border-radius: 0.4rem; margin: 0.6rem 0; padding: 0 0.9rem; }
        details.answer { margin: 2.5rem 0 0; }
        summary { cursor: pointer; padding: 0.5rem 0; }
        .table { overflow-x: auto; max-width: 100%; margin: 1.25rem 0; container-type: inline-size; }
        table { border-collapse: collapse; font-size: 0.95rem; }
        th, td { text-align: left; vertical-align: top; padding: 0.5rem 0.7rem; border-bottom: 1px solid var(--line); font-weight: normal; }
        thead th { font-weight: bold; font-size: 0.9rem; }
        /* Where a wide table has no room, each row of it is a block below the name of its row. */
        @container (max-width: 44rem) {
          .wide thead { display: none; }
          .wide table, .wide tbody, .wide tr, .wide th, .wide td { display: block; }
          .wide tr { padding: 0.6rem 0; border-bottom: 1px solid var(--line); }
          .wide th, .wide td { padding: 0.1rem 0; border: 0; overflow-wrap: break-word; }
          .wide tr > :first-child { font-weight: bold; }
          .wide td:empty { display: none; }
          .wide [data-label]::before { content: attr(data-label) ": "; font-family: var(--sans); font-weight: normal; font-size: 0.85rem; color: var(--quiet); }
        }
        /* What goes on beyond an edge fades there, as far as the browser knows where it is scrolled to. */
        @property --before { syntax: "<length>"; inherits: false; initial-value: 0px; }
        @property --behind { syntax: "<length>"; inherits: false; initial-value: 0px; }
        @keyframes fade {
          from { --before: 0px; --behind: 2.5rem; }
          10%, 90% { --before: 2.5rem; --behind: 2.5rem; }
          to { --before: 2.5rem; --behind: 0px; }
        }
        @media screen {
          pre, .table:not(:has(.grades)) { animation: fade linear; animation-timeline: scroll(self inline); mask-image: linear-gradient(to right, transparent, #000 var(--before), #000 calc(100% - var(--behind)), transparent); }
          pre:focus-visible, .table:focus-visible { mask-image: none; }
        }
        mark { background: var(--mark); color: inherit; }

        .grades { font-family: var(--sans); font-size: 0.9rem; }
        .grades th[scope=row] { min-width: 6rem; max-width: 16rem; overflow-wrap: anywhere; position: sticky; left: 0; background: var(--paper); }
        /* As wide as the name is, and where there is little room no wider than what leaves some for the rest. */
        .grades th[scope=row] bdi { display: inline-block; width: max-content; max-width: min(40vw, 13rem); }
        .grades thead th:not(:first-child) { text-align: center; }
        .grades td { white-space: nowrap; }
        .grades td.green, .grades td.red, .grades td.open { padding: 0.4rem 0.35rem; text-align: center; border: 0.125rem solid var(--paper); }
        .grades td[colspan] { text-align: left; padding-left: 0.7rem; }
        td.green { background: var(--added); color: var(--green); }
        td.red { background: var(--red); color: var(--paper); font-weight: bold; }
        td.open { color: var(--quiet); }
        .grades td.number { text-align: right; font-variant-numeric: tabular-nums; }
        .grades td.why { white-space: normal; overflow-wrap: anywhere; min-width: 18rem; }
        .grades .visit th { font-weight: bold; border-left: 0.3rem solid var(--red); }
        /* What a room looks at: as large as the screen is wide, and no line higher than it has to be. */
        @media screen and (min-width: 62rem) {
            .grades { width: 100%; font-size: clamp(1rem, 1.5vw, 2rem); line-height: 1.35; }
            .grades thead th { font-size: 0.8em; }
            .grades th[scope=row] { min-width: 10em; max-width: 26em; }
            .grades th[scope=row] bdi { display: inline; max-width: none; }
            .grades th, .grades td { padding: 0.25rem 0.6rem; }
            /* A colour says it, too: the room is the names'. */
            .copies td.green, .copies td.red:not([colspan]), .copies td.open:not([colspan]) { font-size: 0.75em; vertical-align: middle; }
            .copies th[scope=row] { font-size: 0.85em; }
        }
        dt bdi { font-family: var(--sans); }

        .states { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 30rem), 1fr)); gap: 1rem 2rem; }
        .states section { min-width: 0; }
        .states h2 { font-size: 1.1rem; margin: 0.5rem 0; }
        .looks { display: flex; width: fit-content; max-width: 100%; box-sizing: border-box; gap: 0.75rem; align-items: flex-start; background: var(--looks); padding: 0.75rem; border-radius: 0.6rem; }
        .looks img { width: 290px; min-width: 0; height: auto; }

        header { display: flex; flex-wrap: wrap; gap: 0.6rem 1.25rem; align-items: center; padding: 0.6rem 1.25rem; border-bottom: 1px solid var(--line); font-size: 0.95rem; }
        header .home { font-weight: bold; color: inherit; text-decoration: none; }
        header form { display: none; gap: 0.4rem; margin-left: auto; min-width: 0; }
        header .to-search { margin-left: auto; }
        /* A line of its own only where somebody searches. */
        body:has(#results) header form { display: flex; }
        body:has(#results) .to-search { display: none; }
        input, button { font: inherit; color: inherit; background: var(--box); border: 1px solid var(--quiet); border-radius: 0.3rem; padding: 0.2rem 0.55rem; min-width: 0; }
        .skip { position: absolute; left: -100rem; background: var(--paper); padding: 0.5rem 1rem; }
        .skip:focus { left: 0; z-index: 1; }
        :focus-visible { outline: 0.15rem solid var(--link); outline-offset: 0.1rem; }
        main:focus { outline: none; }
        main { padding: 1.75rem 1.25rem 3rem; min-width: 0; }
        .turn { display: flex; justify-content: space-between; gap: 1.5rem; max-width: 54rem; margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--line); font-size: 0.95rem; }
        .turn a:last-child { text-align: right; }
        #contents { border-top: 1px solid var(--line); padding: 1.25rem; font-size: 0.95rem; }
        #contents h2 { font: bold 0.8rem/1.4 var(--sans); color: var(--quiet); margin: 1.5rem 0.4rem 0.35rem; }
        #contents h2:first-child { margin-top: 0; }
        #contents ul { list-style: none; margin: 0; padding: 0; }
        #contents ul ul { padding-left: 1.1rem; }
        #contents a { display: block; color: inherit; text-decoration: none; padding: 0.18rem 0.4rem; border-radius: 0.25rem; }
        #contents a:hover { text-decoration: underline; }
        #contents [aria-current] { font-weight: bold; background: var(--box); }
        .steps small { white-space: nowrap; }
        footer { border-top: 1px solid var(--line); padding: 0.9rem 1.25rem; font-size: 0.8rem; color: var(--quiet); }

        @media (max-width: 40rem) {
          main ul, main ol { padding-left: 1.4rem; }
          pre > * { font-size: 0.8125rem; }
          pre { padding: 0.75rem; }
        }
        @media (min-width: 62rem) {
          body { display: grid; grid-template-columns: 17rem minmax(0, 1fr); grid-template-rows: auto 1fr auto; min-height: 100vh; }
          header, footer { grid-column: 1 / -1; }
          main { grid-column: 2; grid-row: 2; padding: 2rem 2rem 3rem; }
          #contents { grid-column: 1; grid-row: 2; border-top: 0; border-right: 1px solid var(--line); padding: 1.75rem 0.75rem; font-size: 0.9rem; }
          #contents > div { position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow-y: auto; }
          header form { display: flex; }
          .to-search { display: none; }
          body.plain { display: block; }
          .to-contents { display: none; }
        }
        /* The promises stay in sight beside the text, and where the window is wider than the code they have that room, too. */
        @media screen and (min-width: 80rem) {
          main:has(> .owed) { --beside: clamp(16rem, 100vw - 77rem, 24rem); padding-right: calc(var(--beside) + 3.5rem); }
          main > .owed {
            float: right; width: var(--beside); margin: 0 calc(-1.75rem - var(--beside)) 1rem 0; position: sticky; top: 1rem;
            max-height: calc(100vh - 2rem); overflow-y: auto; padding: 0.9rem 1rem; font-size: 0.95rem; line-height: 1.5;
            background: var(--paper); border: 1px solid var(--line); border-radius: 0.4rem;
          }
          main > .owed h2 { font-size: 1.1rem; margin: 0 0 0.5rem; }
          main > .owed ul { padding-left: 1.1rem; margin: 0.6rem 0; }
          main > .owed li { margin-bottom: 0.3rem; }
          main > .owed details { border: 0; padding: 0; margin: 0; }
          main > .owed th, main > .owed td { padding: 0.35rem 0.25rem; font-size: 0.85rem; }
        }
        @media screen and (min-width: 80rem) and (max-width: 96rem) {
          main:has(> .owed) pre > * { font-size: 0.8125rem; }
        }
        @media print {
          header, #contents, footer, .turn, .skip { display: none; }
          body { display: block; background: none; font-size: 11pt; }
          main { padding: 0; }
          pre { white-space: pre-wrap; overflow-wrap: anywhere; overflow: visible; }
          .table { overflow: visible; container-type: normal; }
          .pictures img { width: auto; max-height: 10cm; }
          pre > code, pre > samp { width: auto; }
          details { border: 0; padding: 0; }
          details:not([open])::details-content, ::details-content { content-visibility: visible; block-size: auto; }
          h1, h2, h3, figcaption, summary { break-after: avoid; }
          figure, tr { break-inside: avoid; }
          .grades { font-size: 7.5pt; }
          .grades th[scope=row] { position: static; min-width: 4rem; max-width: 9rem; background: none; }
          .grades th[scope=row] bdi { display: inline; max-width: none; }
          .grades td.why { min-width: 0; }
          .grades td.green, .grades td.red, .grades td.open { padding: 2pt 1pt; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
          article { break-before: page; }
        }

        """
}
