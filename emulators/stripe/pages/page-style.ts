/** The look of the hosted pages: readable on phones, in light and in dark. */
export const pageStyle = `
:root { color-scheme: light dark;
  --page: #f3f5f8; --card: #ffffff; --ink: #1b2330; --soft: #56617a; --line: #dbe1ea; --accent: #4f46c8; --accent-ink: #ffffff;
  --bad: #b3261e; --bad-page: #fdecea; --good: #17693c; --good-page: #e5f5ec; --tape: #ffd75e; --tape-ink: #3a2b00; --field: #ffffff; }
@media (prefers-color-scheme: dark) { :root {
  --page: #11151d; --card: #1a202b; --ink: #eef2f8; --soft: #a6b1c4; --line: #333d4e; --accent: #9d96ff; --accent-ink: #14102e;
  --bad: #ffb4ab; --bad-page: #43201d; --good: #8fdcb0; --good-page: #17382a; --tape: #6b5310; --tape-ink: #fff0c2; --field: #141a24; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
  -webkit-text-size-adjust: 100%; }
.tape { background: var(--tape); color: var(--tape-ink); margin: 0; padding: .5rem 1rem; text-align: center; font-size: .875rem; font-weight: 600; text-wrap: balance; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
.columns { display: grid; gap: 1.5rem; } .columns > * { min-width: 0; }
@media (min-width: 48rem) { main { padding-top: 3rem; } .columns { grid-template-columns: 1fr 1fr; gap: 4rem; align-items: start; } }
.narrow { max-width: 34rem; margin: 0 auto; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .875rem; padding: 1.5rem; box-shadow: 0 1px 3px rgb(0 0 0 / 8%); }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .75rem; }
h2 { font-size: 1.0625rem; margin: 0 0 .75rem; }
p { margin: 0 0 1rem; }
.soft { color: var(--soft); }
.small { font-size: .875rem; }
a { color: var(--accent); }
.back { display: inline-flex; align-items: center; gap: .5rem; min-height: 2.75rem; margin-bottom: .75rem; text-decoration: none; font-weight: 600; }
.back:hover { text-decoration: underline; }
.price { font-size: 2.5rem; line-height: 1.1; font-weight: 700; letter-spacing: -.02em; margin: 0 0 1.5rem; font-variant-numeric: tabular-nums; }
.lines { list-style: none; margin: 0; padding: 0; }
.lines li, .total, .row { display: flex; justify-content: space-between; gap: 1rem; padding: .75rem 0; border-bottom: 1px solid var(--line); }
.lines span:last-child, .total span:last-child { white-space: nowrap; font-variant-numeric: tabular-nums; }
.lines .name, .row span { overflow-wrap: anywhere; } .row span:first-child { flex: none; } .row { margin: 0; text-align: end; }
.row + form, .row + h2 { margin-top: 1.5rem; }
.total { font-weight: 700; border-bottom: 0; }
.stack { display: grid; gap: .75rem; }
button, .button { display: block; width: 100%; min-height: 3rem; padding: .625rem 1rem; border-radius: .5rem; border: 1px solid var(--line);
  background: var(--card); color: var(--ink); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
button.first, .button.first { background: var(--accent); border-color: var(--accent); color: var(--accent-ink); font-size: 1.0625rem; }
button:hover, .button:hover { filter: brightness(1.06); border-color: var(--accent); }
button:focus-visible, a:focus-visible, summary:focus-visible, input:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
details { margin-top: 1.25rem; border-top: 1px solid var(--line); padding-top: .5rem; }
summary { min-height: 2.75rem; display: flex; align-items: center; cursor: pointer; color: var(--soft); font-weight: 600; }
summary::before { content: "▸"; margin-right: .5rem; } details[open] summary::before { content: "▾"; } summary::-webkit-details-marker { display: none; }
.note { border-radius: .5rem; padding: .875rem 1rem; margin: 0 0 1.25rem; }
.note:focus { outline: none; }
.note.bad { background: var(--bad-page); color: var(--bad); } .note.good { background: var(--good-page); color: var(--good); }
fieldset { border: 0; margin: 0 0 1.5rem; padding: 0; min-width: 0; } legend { font-weight: 700; padding: 0; margin-bottom: .5rem; }
label { display: block; font-size: .875rem; color: var(--soft); margin-bottom: .75rem; }
input { display: block; width: 100%; min-height: 2.75rem; margin-top: .25rem; padding: .5rem .75rem; border: 1px solid var(--line);
  border-radius: .5rem; background: var(--field); color: var(--ink); font: inherit; font-size: 1rem; }
.pair { display: grid; gap: 0 1rem; } @media (min-width: 30rem) { .pair { grid-template-columns: 1fr 1fr; } }
code { font-size: .875rem; overflow-wrap: anywhere; }
`;
