// Made from Templates/Report by EmbeddedTemplatesTests with RECORD_SNAPSHOTS=1; edit the files there.
// swift-format-ignore-file

/// The files of Templates/Report, byte for byte.
enum EmbeddedTemplates {
  static let files: [String: String] = [
"accounts.mustache": #"""
{{>section}}

"""#,
"bills.mustache": #"""
{{>section}}

"""#,
"calendar.mustache": #"""
{{>section}}

"""#,
"cards.css": #"""
h3 { margin: 24px 0 8px; font-size: 17px; overflow-wrap: anywhere; }
h4 { margin: 0; font-size: 16px; }
article { margin: 12px 0; padding: 10px 16px; background: var(--raised); border-left: 4px solid var(--budgeted); overflow-wrap: anywhere; }
article.caution { border-left-color: var(--caution); }
article.bad { border-left-color: var(--bad); }
article p { margin: 4px 0; }
article b { color: var(--budgeted); font-weight: 600; }
article.caution b { color: var(--caution); }
article.bad b { color: var(--bad); }
dl { margin: 8px 0 0; }
dl div { display: grid; grid-template-columns: 6rem 1fr; gap: 8px; }
dt { color: var(--quiet); }
dd { margin: 0; }
code { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: .9em; }
@media print { article { break-inside: avoid; } }
@media (forced-colors: active) { article { border: 1px solid; } }

"""#,
"cards.mustache": #"""
<section id="{{id}}" aria-labelledby="{{id}}-title">
<h2 id="{{id}}-title">{{title}}</h2>
<p class="lead">{{lead}}</p>
{{#tables}}
{{#groups}}
{{#heading}}
<h3>{{text}}</h3>
{{/heading}}
{{#rows}}
<article class="{{tone}}">
<h4>{{head}} {{title}}</h4>
{{#lines}}
<p>{{#label}}<b>{{.}}:</b> {{/label}}{{#isFormula}}<code>{{text}}</code>{{/isFormula}}{{^isFormula}}{{text}}{{/isFormula}}</p>
{{/lines}}
<dl>
{{#facts}}
<div><dt>{{label}}</dt><dd>{{value}}</dd></div>
{{/facts}}
</dl>
</article>
{{/rows}}
{{/groups}}
{{/tables}}
{{#notes}}
<p class="note">{{.}}</p>
{{/notes}}
</section>

"""#,
"chart.css": #"""
:root {
  color-scheme: light;
  --paper: #ffffff;
  --raised: #f6f6f4;
  --ink: #1b1b1d;
  --quiet: #5d5d63;
  --rule: #dcdcd8;
  --budgeted: #2a6cb0;
  --good: #23774a;
  --bad: #b3261e;
  --caution: #9a5200;
  --s1: #1f5f9e;
  --s2: #2b857c;
  --s3: #b07a10;
  --s4: #a8492a;
  --s5: #76559f;
  --s6: #557a2b;
  --s7: #a23b6c;
  --rest: #82828a;
}
@media (prefers-color-scheme: dark) {
  :root {
    color-scheme: dark;
    --paper: #1c1c1e;
    --raised: #262629;
    --ink: #f2f2f4;
    --quiet: #adadb4;
    --rule: #3d3d41;
    --budgeted: #6cabec;
    --good: #5fc48c;
    --bad: #ff8a80;
    --caution: #f2a74f;
    --s1: #6cabec;
    --s2: #56bdb1;
    --s3: #dfae4c;
    --s4: #e58a68;
    --s5: #b295de;
    --s6: #9bc266;
    --s7: #e487b2;
    --rest: #8f8f98;
  }
}
svg:root { background: var(--paper); }
.chart { display: block; max-width: 100%; height: auto; overflow: visible; font: 12px system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; font-variant-numeric: tabular-nums; fill: var(--ink); }
.chart { pointer-events: none; }
.chart a, .chart [tabindex] { fill: transparent; stroke: none; pointer-events: auto; }
.chart a:hover, .chart [tabindex]:hover { fill: color-mix(in srgb, var(--ink) 6%, transparent); }
.chart a:focus-visible, .chart [tabindex]:focus-visible { outline: none; }
.chart a text, .chart [tabindex] text { fill: var(--ink); stroke: var(--paper); stroke-width: 4px; paint-order: stroke; stroke-linejoin: round; }
.chart .name { font-size: 13px; }
.chart .small { font-size: 11px; }
.chart .tick { font-size: 11px; fill: var(--quiet); }
.chart .key { fill: var(--quiet); }
.chart .value { fill: var(--quiet); }
.chart .total { font-size: 19px; fill: var(--ink); font-weight: 650; }
.chart .bad { fill: var(--bad); font-weight: 600; }
.chart .strong { font-weight: 650; fill: var(--ink); }
.chart .value, .chart .name { paint-order: stroke; stroke: var(--paper); stroke-width: 4px; stroke-linejoin: round; }
.chart .middle { text-anchor: middle; }
.chart .end { text-anchor: end; }
.chart .grid { stroke: var(--rule); stroke-width: 1; }
.chart .baseline { stroke: var(--quiet); stroke-width: 1; }
.chart .leader { fill: none; stroke: var(--quiet); stroke-width: 1; }
.chart .earlier { fill: color-mix(in srgb, var(--rest) 16%, var(--paper)); stroke: var(--rest); stroke-width: 1.5; }
.chart .budgeted { fill: color-mix(in srgb, var(--budgeted) 16%, var(--paper)); stroke: var(--budgeted); stroke-width: 1.5; }
.chart :is(.now, .source) { fill: var(--budgeted); }
.chart .actual, .chart .income { fill: var(--good); }
.chart .over { fill: var(--bad); }
.chart .expenses { fill: var(--paper); stroke: var(--bad); stroke-width: 1.5; }
.chart .net { fill: none; stroke: var(--ink); stroke-width: 2; stroke-linejoin: round; }
.chart .halo { fill: none; stroke: var(--paper); stroke-width: 5; stroke-linejoin: round; }
.chart .dot { fill: var(--paper); stroke: var(--ink); stroke-width: 2; }
.chart .caution { fill: var(--caution); font-weight: 600; }
.chart .track { fill: var(--rule); }
.chart .fill { font-weight: 400; fill: var(--budgeted); }
.chart .fill.good { fill: var(--good); }
.chart .fill.caution { fill: var(--caution); }
.chart .fill.bad { fill: var(--bad); }
.chart .end-of-whole { stroke: var(--ink); stroke-width: 2; }
.chart .past { opacity: .62; }
.chart .area { fill: var(--budgeted); opacity: .14; }
.chart .f0 { fill: var(--budgeted); opacity: .34; }
.chart .f1 { fill: var(--s1); opacity: .34; }
.chart .f2 { fill: var(--s2); opacity: .34; }
.chart .f3 { fill: var(--s3); opacity: .34; }
.chart .f4 { fill: var(--s4); opacity: .34; }
.chart .f5 { fill: var(--s5); opacity: .34; }
.chart .f6 { fill: var(--s6); opacity: .34; }
.chart .f7 { fill: var(--s7); opacity: .34; }
.chart .flownames { paint-order: stroke; stroke: var(--paper); stroke-width: 3px; stroke-linejoin: round; }
.chart .h0 { fill: var(--paper); }
.chart .h1 { fill: color-mix(in srgb, var(--budgeted) 9%, var(--paper)); }
.chart .h2 { fill: color-mix(in srgb, var(--budgeted) 18%, var(--paper)); }
.chart .h3 { fill: color-mix(in srgb, var(--budgeted) 27%, var(--paper)); }
.chart .h4 { fill: color-mix(in srgb, var(--budgeted) 36%, var(--paper)); }
.chart .h5 { fill: color-mix(in srgb, var(--budgeted) 45%, var(--paper)); }
.chart .h0, .chart .h1, .chart .h2, .chart .h3, .chart .h4, .chart .h5 { stroke: var(--rule); stroke-width: 1; }
.chart .spent { font-weight: 600; }
.chart .days text { font-size: 11px; stroke: none; }
.chart .days text + text { font-size: 12px; font-weight: 600; text-anchor: end; }
.chart .slice { stroke: var(--paper); stroke-width: 2; }
.chart .s1 { fill: var(--s1); }
.chart .s2 { fill: var(--s2); }
.chart .s3 { fill: var(--s3); }
.chart .s4 { fill: var(--s4); }
.chart .s5 { fill: var(--s5); }
.chart .s6 { fill: var(--s6); }
.chart .s7 { fill: var(--s7); }
.chart .rest { fill: var(--rest); }
.chart a:focus-visible path, .chart [tabindex]:focus-visible path { stroke: var(--ink); stroke-width: 2; }
.chart a:hover .slice, .chart [tabindex]:hover .slice { opacity: .82; }
.chart a:hover [class^="f"], .chart [tabindex]:hover [class^="f"] { opacity: .55; }
@media (forced-colors: active) {
  :root, :root[data-theme] {
    --paper: Canvas; --ink: CanvasText; --quiet: CanvasText; --rule: GrayText;
    --budgeted: LinkText; --good: CanvasText; --bad: CanvasText; --caution: CanvasText;
    --s1: CanvasText; --s2: CanvasText; --s3: CanvasText; --s4: CanvasText; --s5: CanvasText;
    --s6: CanvasText; --s7: CanvasText; --rest: GrayText;
  }
  .chart [fill^="#"] { fill: CanvasText; }
}

"""#,
"chart.mustache": #"""
<figure>
<figcaption>{{title}}</figcaption>
{{{wide}}}{{{narrow}}}</figure>

"""#,
"comparison.mustache": #"""
{{>section}}

"""#,
"envelopes.mustache": #"""
{{>section}}

"""#,
"findings.mustache": #"""
{{>section}}

"""#,
"flow.mustache": #"""
{{>section}}

"""#,
"glossary.mustache": #"""
{{>section}}

"""#,
"limits.mustache": #"""
{{>section}}

"""#,
"log.mustache": #"""
{{>section}}

"""#,
"months.mustache": #"""
{{>section}}

"""#,
"overview.mustache": #"""
{{>summary}}

"""#,
"page.css": #"""
:root[data-theme="light"] {
  color-scheme: light;
  --paper: #ffffff;
  --raised: #f6f6f4;
  --ink: #1b1b1d;
  --quiet: #5d5d63;
  --rule: #dcdcd8;
  --budgeted: #2a6cb0;
  --good: #23774a;
  --bad: #b3261e;
  --caution: #9a5200;
  --s1: #1f5f9e;
  --s2: #2b857c;
  --s3: #b07a10;
  --s4: #a8492a;
  --s5: #76559f;
  --s6: #557a2b;
  --s7: #a23b6c;
  --rest: #82828a;
}
:root[data-theme="dark"] {
  color-scheme: dark;
  --paper: #1c1c1e;
  --raised: #262629;
  --ink: #f2f2f4;
  --quiet: #adadb4;
  --rule: #3d3d41;
  --budgeted: #6cabec;
  --good: #5fc48c;
  --bad: #ff8a80;
  --caution: #f2a74f;
  --s1: #6cabec;
  --s2: #56bdb1;
  --s3: #dfae4c;
  --s4: #e58a68;
  --s5: #b295de;
  --s6: #9bc266;
  --s7: #e487b2;
  --rest: #8f8f98;
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  font-variant-numeric: tabular-nums;
}
.page { max-width: 800px; margin: 0 auto; padding: 0 40px; }
.skip { position: absolute; left: -10000px; }
.skip:focus { left: 16px; top: 16px; padding: 8px 12px; background: var(--ink); color: var(--paper); }
a { color: var(--link, inherit); text-decoration-color: var(--quiet); text-underline-offset: 3px; }
a:focus-visible { outline: 2px solid var(--focus, var(--budgeted)); outline-offset: 2px; }

.masthead { padding: 56px 0 20px; border-bottom: 3px solid var(--ink); }
.kicker { margin: 0; font-size: 13px; font-weight: 600; letter-spacing: .08em; text-transform: uppercase; color: var(--quiet); }
h1 { margin: 4px 0 6px; font-size: clamp(34px, 7vw, 52px); line-height: 1.08; letter-spacing: -.02em; font-weight: 750; }
.span { margin: 0; font-size: 14px; color: var(--quiet); overflow-wrap: anywhere; }
.omission { margin: 6px 0 0; font-weight: 600; overflow-wrap: anywhere; }
.contents { padding: 10px 0; font-size: 13px; border-bottom: 1px solid var(--rule); }
.contents ul { display: inline; margin: 0; padding: 0; list-style: none; }
.contents li { display: inline-block; margin-right: 18px; }
.contents a { display: inline-block; padding: 3px 0; color: var(--link, var(--quiet)); text-decoration: none; }
.contents a:hover { color: var(--link, var(--ink)); text-decoration: underline; }

section { padding: 44px 0 4px; scroll-margin-top: 8px; }
h2 { margin: 0 0 6px; font-size: 25px; line-height: 1.2; letter-spacing: -.012em; font-weight: 700; }
.lead { margin: 0 0 22px; max-width: 62ch; font-size: 17px; line-height: 1.45; color: var(--quiet); overflow-wrap: anywhere; }
.note { margin: 12px 0 0; font-size: 13px; line-height: 1.45; color: var(--quiet); max-width: 72ch; overflow-wrap: anywhere; }

.good { color: var(--good); }
.caution { color: var(--caution); }
.bad { color: var(--bad); }
.quiet, .log td:nth-of-type(1) { color: var(--quiet); }
td.good, td.caution, td.bad { font-weight: 600; }

.hero { padding: 4px 0 24px; }
.hero .label { margin: 0; font-size: 15px; color: var(--quiet); }
.hero .figure { margin: 0; font-size: clamp(40px, 10vw, 68px); line-height: 1.1; font-weight: 750; letter-spacing: -.025em; overflow-wrap: anywhere; }
.hero .remark { margin: 4px 0 0; font-size: 18px; font-weight: 600; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 20px 28px; margin: 0; padding: 18px 0 0; border-top: 1px solid var(--rule); }
.facts dt { font-size: 13px; color: var(--quiet); }
.facts dd { margin: 0; font-size: 22px; font-weight: 650; letter-spacing: -.01em; overflow-wrap: anywhere; }
.facts [data-origin] { position: relative; }
.facts [data-origin]:is(:hover, :focus-visible)::after { content: attr(data-origin); position: absolute; z-index: 1; left: 0; top: 100%; width: max-content; max-width: min(320px, 80vw); padding: 6px 10px; font-size: 13px; font-weight: 400; letter-spacing: 0; white-space: normal; color: var(--paper); background: var(--ink); border-radius: 6px; }
.facts [data-origin]:focus-visible { outline: 2px solid var(--focus, var(--budgeted)); outline-offset: 2px; }
.facts.long { grid-template-columns: repeat(auto-fit, minmax(260px, 1fr)); }
.facts.long dd { font-size: 17px; white-space: nowrap; }
.hero.long .figure { font-size: clamp(21px, 6vw, 48px); white-space: nowrap; }
.facts .remark { display: block; font-size: 13px; font-weight: 400; letter-spacing: 0; color: var(--quiet); }

table + table, details + table { margin-top: 28px; }
details { margin: 0 0 8px; }
summary { padding: 6px 0; font-size: 14px; font-weight: 650; cursor: pointer; }
details caption { display: none; }
.bare caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
figure { margin: 0 0 28px; }
figcaption { margin: 0 0 12px; font-size: 14px; font-weight: 650; }
.chart { width: 100%; }
.chart.narrow { display: none; }

table { width: 100%; border-collapse: collapse; font-size: 14px; line-height: 1.4; margin: 0 0 8px; }
caption { text-align: left; font-size: 14px; font-weight: 650; padding: 0 0 8px; }
th, td { padding: 7px 0 7px 16px; text-align: left; vertical-align: baseline; border-bottom: 1px solid var(--rule); font-weight: 400; overflow-wrap: anywhere; }
th:first-child, td:first-child { padding-left: 0; }
thead th { font-size: 13px; color: var(--quiet); border-bottom: 1px solid var(--ink); vertical-align: bottom; }
td:where(:not(.w, .log td:nth-of-type(1))), th.n { text-align: right; white-space: nowrap; overflow-wrap: normal; }
.huge, .huge :is(caption, thead, tbody, tfoot) { display: block; font-size: 12px; }
.huge tr { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 2px 10px; padding: 7px 0; border-bottom: 1px solid var(--rule); }
.huge :is(th, td) { padding: 0; border: 0; }
.huge :is(th, td):first-child { grid-column: 1 / -1; font-weight: 600; }
.huge td:where(.w, .log td:nth-of-type(1)) { grid-column: 1 / -1; }
.group th { padding-top: 20px; font-weight: 650; }
.sum th, .sum td { font-weight: 650; }
tfoot th, tfoot td { font-weight: 650; border-bottom: 0; border-top: 1px solid var(--ink); }
tfoot tr + tr th, tfoot tr + tr td { border-top: 1px solid var(--rule); }
.months { display: flex; flex-wrap: wrap; gap: 6px; margin: 0; padding: 2px 0 12px; border: 0; font-size: 13px; }
.months legend { padding: 0; color: var(--quiet); float: left; margin: 4px 8px 0 0; }
.months label { padding: 4px 9px; border: 1px solid var(--rule); border-radius: 6px; cursor: pointer; }
.months input { position: absolute; opacity: 0; width: 1px; height: 1px; }
.months label:has(:checked) { border-color: var(--link, var(--ink)); background: var(--link, var(--ink)); color: var(--paper); font-weight: 650; text-decoration: underline; text-underline-offset: 3px; }
.months label:has(:focus-visible) { outline: 2px solid var(--focus, var(--budgeted)); outline-offset: 2px; }
.masthead { position: relative; }
button { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer; }
button:focus-visible, input:focus-visible, summary:focus-visible { outline: 2px solid var(--focus, var(--budgeted)); outline-offset: 2px; }
.theme { position: absolute; top: 52px; right: 0; padding: 4px 10px; border: 1px solid var(--rule); border-radius: 6px; font-size: 13px; color: var(--quiet); }
.sort { min-width: 24px; min-height: 24px; text-align: inherit; }
.sort:hover { text-decoration: underline; text-underline-offset: 3px; }
[aria-sort="ascending"] .sort::after { content: " ▴"; }
[aria-sort="descending"] .sort::after { content: " ▾"; }
.log.sorted tr.group { display: none; }
.log.sorted th[data-day]::after { content: attr(data-day); display: block; font-size: 12px; color: var(--quiet); }
.only, .all { display: none; margin: 0; padding: 6px 10px; background: var(--raised); font-weight: 650; scroll-margin-top: 60px; }
.only:target, .only:target ~ .all { display: block; }
.all { margin: 0 0 12px; padding-top: 0; font-size: 14px; font-weight: 400; }
tr.group:target th { background: var(--raised); }
.origins { margin: 0 0 14px; font-size: 13px; color: var(--quiet); }
.origins:has(:checked) ~ table tr[title]::after { content: attr(title); display: table-cell; padding-left: 12px; font-size: 11px; white-space: nowrap; color: var(--quiet); }
th[scope="row"] a { text-decoration-color: var(--rule); }
th[scope="row"] a:hover { text-decoration-color: var(--ink); }
.tip { position: absolute; z-index: 1; max-width: 320px; padding: 6px 10px; font-size: 13px; color: var(--paper); background: var(--ink); border-radius: 6px; pointer-events: none; }
.search { margin: 0 0 14px; font-size: 14px; color: var(--quiet); }
.search input { font: inherit; color: var(--ink); background: var(--paper); border: 1px solid var(--quiet); border-radius: 6px; padding: 5px 8px; width: 16em; max-width: 100%; }
[hidden], .stacks [hidden] { display: none; }
footer { margin: 56px 0 0; padding: 16px 0 56px; border-top: 1px solid var(--rule); font-size: 13px; color: var(--quiet); overflow-wrap: anywhere; }
footer p { margin: 0; }

@media screen and (max-width: 640px) {
  .page { padding: 0 16px; }
  .masthead { padding-top: 32px; }
  .theme { top: 26px; }
  section { padding-top: 36px; }
  .facts { grid-template-columns: 1fr 1fr; gap: 16px 20px; }
  .facts dd { font-size: 19px; }
  .chart.wide { display: none; }
  .chart.narrow { display: block; width: auto; margin: 0 auto; }
  table.stacks, .stacks caption, .stacks tbody, .stacks tfoot { display: block; }
  .stacks thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .stacks td:nth-of-type(1) { --label: var(--c1); }
  .stacks td:nth-of-type(2) { --label: var(--c2); }
  .stacks td:nth-of-type(3) { --label: var(--c3); }
  .stacks td:nth-of-type(4) { --label: var(--c4); }
  .stacks td:nth-of-type(5) { --label: var(--c5); }
  .stacks td:nth-of-type(6) { --label: var(--c6); }
  .stacks td:nth-of-type(7) { --label: var(--c7); }
  .stacks tr { display: grid; grid-template-columns: repeat(auto-fit, minmax(70px, 1fr)); gap: 2px 12px; padding: 9px 0; border-bottom: 1px solid var(--rule); }
  .stacks th, .stacks td { display: block; padding: 0; border: 0; }
  .stacks th:first-child { grid-column: 1 / -1; font-weight: 600; }
  .stacks td:where(:not(.w, .log td:nth-of-type(1))) { text-align: left; font-size: 13px; }
  .stacks td::before { content: var(--label); display: block; font-size: 12px; font-weight: 400; color: var(--quiet); }
  .stacks.huge tr { grid-template-columns: 1fr; }
  .facts.long { grid-template-columns: 1fr; }
  .stacks .none { display: none; }
  .origins:has(:checked) ~ table.stacks tr[title]::after { display: block; grid-column: 1 / -1; padding: 0; }
  .stacks.roomy tr { grid-template-columns: repeat(auto-fit, minmax(130px, 1fr)); }
  .stacks td:where(.w, .log td:nth-of-type(1)) { grid-column: 1 / -1; font-size: 13px; }
  .stacks td:where(.w, .log td:nth-of-type(1))::before { display: inline; content: var(--label) ": "; }
  .ledger tr:not(.group) { grid-template-columns: 1fr auto; gap: 0 12px; padding: 7px 0; }
  .ledger tr:not(.group) th:first-child { grid-column: 1; font-weight: 500; }
  .ledger td:nth-of-type(n + 2) { text-align: right; font-size: 14px; }
  .ledger td:nth-of-type(1) { grid-area: 2 / 1; }
  .ledger td:nth-of-type(1)::before, .ledger td:nth-of-type(2)::before { display: none; }
  .ledger td:nth-of-type(2) { grid-area: 1 / 2; }
  .ledger td:nth-of-type(3) { grid-area: 2 / 2; font-size: 13px; color: var(--quiet); }
  .ledger td:nth-of-type(3)::before { display: inline; content: var(--label) " "; }
  .stacks.bare td::before { display: none; }
  .single tr:not(.group) { grid-template-columns: 1fr auto; }
  .single tr:not(.group) th:first-child { grid-column: 1; }
  .single td { grid-column: 1 / -1; font-size: 13px; }
  .single td:last-child { grid-area: 1 / 2; text-align: right; font-size: 14px; }
  .single td:last-child::before { display: none; }
  .judged tr { position: relative; }
  .judged th:first-child { padding-right: 8.5em; }
  .stacks.judged td:last-child { position: absolute; top: 9px; right: 0; }
  .stacks.judged td:last-child::before { display: none; }
  .stacks tr.group { padding-top: 24px; border-bottom: 1px solid var(--ink); }
  .stacks .group th { padding: 0; font-weight: 700; }
  .stacks tfoot { border-top: 1px solid var(--ink); }
  .stacks tfoot th, .stacks tfoot td, .stacks tfoot tr + tr th, .stacks tfoot tr + tr td { border: 0; }
}

@page { size: auto; margin: 16mm 15mm; }
@media print {
  :root, :root[data-theme] {
    color-scheme: light;
    --paper: #ffffff;
    --raised: #f6f6f4;
    --ink: #1b1b1d;
    --quiet: #5d5d63;
    --rule: #dcdcd8;
    --budgeted: #2a6cb0;
    --good: #23774a;
    --bad: #b3261e;
    --caution: #9a5200;
    --s1: #1f5f9e;
    --s2: #2b857c;
    --s3: #b07a10;
    --s4: #a8492a;
    --s5: #76559f;
    --s6: #557a2b;
    --s7: #a23b6c;
    --rest: #82828a;
    print-color-adjust: exact; -webkit-print-color-adjust: exact;
  }
  body { font-size: 10.5pt; }
  .page { max-width: none; padding: 0; }
  .skip, .contents, .months, .theme, .search, .origins, .tip { display: none; }
  .masthead { padding: 0 0 12px; }
  section { padding-top: 18px; }
  .hero { padding: 0 0 8px; }
  h1 { font-size: 30pt; }
  h2 { font-size: 15pt; break-after: avoid; }
  .lead { font-size: 11pt; margin-bottom: 8px; break-after: avoid; break-inside: avoid; }
  .note { break-before: avoid; }
  .facts { grid-template-columns: repeat(4, 1fr); gap: 12px 16px; }
  .facts dd { font-size: 13pt; }
  .facts.long { grid-template-columns: 1fr 1fr; }
  .hero .figure { font-size: 30pt; }
  .hero.long .figure { font-size: 28pt; }
  details:not([open]) { display: none; }
  .hero, .facts, figure, .chart, tr { break-inside: avoid; }
  figcaption, caption, tr.group { break-after: avoid; }
  table { font-size: 9.5pt; }
  thead { display: table-header-group; break-after: avoid; }
  /* Heads that are repeated are drawn without what is laid out as a block. */
  .sort { display: contents; }
  caption + thead + tbody { break-before: avoid; }
  tfoot { display: table-row-group; }
  th, td { padding-top: 4px; padding-bottom: 4px; }
  .group th { padding-top: 12px; }
  footer { margin-top: 28px; padding-bottom: 0; }
}

"""#,
"page.js": #"""
// What a reader gets besides: a theme that is remembered, a search of the log, tables that can be sorted.
(() => {
  "use strict";
  const root = document.documentElement;
  const control = (id) => document.getElementById(id)?.content.firstElementChild.cloneNode(true);

  const themes = ["system", "light", "dark"];
  const button = control("theme-control");
  if (button) {
    const own = root.dataset.theme || "system";
    let theme = own;
    try { theme = localStorage.getItem("report-theme") || own; } catch { }
    const show = () => {
      if (theme === "system") delete root.dataset.theme; else root.dataset.theme = theme;
      button.textContent = button.dataset[theme];
    };
    if (!themes.includes(theme)) theme = own;
    button.addEventListener("click", () => {
      theme = themes[(themes.indexOf(theme) + 1) % themes.length];
      try { localStorage.setItem("report-theme", theme); } catch { }
      show();
    });
    show();
    document.querySelector(".masthead").append(button);
  }

  // Browsers that take a table for none when its rows are stacked.
  for (const table of document.querySelectorAll("table.stacks")) {
    table.setAttribute("role", "table");
    for (const part of table.querySelectorAll("thead, tbody, tfoot")) part.setAttribute("role", "rowgroup");
    for (const row of table.rows) {
      row.setAttribute("role", "row");
      for (const cell of row.cells) {
        const head = cell.scope === "col" ? "columnheader" : "rowheader";
        cell.setAttribute("role", cell.tagName === "TD" ? "cell" : head);
      }
    }
  }

  const rowsOf = (body) => [...body.rows].filter((row) => !row.matches(".group, .sum"));

  const logs = new Set([...document.querySelectorAll("table.log")].map((table) => table.closest("section")));
  for (const section of logs) {
    const search = control("log-control");
    if (!search) break;
    const [input, output] = [search.querySelector("input"), search.querySelector("output")];
    const tables = [...section.querySelectorAll("table.log")];
    const rows = tables.flatMap((table) => [...table.tBodies].flatMap((body) =>
      rowsOf(body).map((row) => ({ row, text: row.textContent.toLowerCase() }))));
    input.addEventListener("input", () => {
      const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
      let count = 0;
      for (const { row, text } of rows) {
        row.hidden = !words.every((word) => text.includes(word));
        if (!row.hidden) count += 1;
      }
      for (const table of tables) {
        for (const body of table.tBodies) body.hidden = rowsOf(body).every((row) => row.hidden);
        // A part of a long log opens where it has something.
        const part = table.closest("details");
        if (!part) continue;
        part.hidden = [...table.tBodies].every((body) => body.hidden);
        part.open = words.length > 0 && !part.hidden;
      }
      output.textContent = words.length
        ? output.dataset.shown.replace("{shown}", count).replace("{all}", rows.length) : "";
    });
    (tables[0].closest("details") ?? tables[0]).before(search);
  }

  // The rows that an address picks may be in parts that are closed.
  const open = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    // An address of another month shows that month.
    const month = target.closest(".month")?.className.match(/\bm-([0-9-]+)/)?.[1];
    const pick = document.getElementById("pick-" + month);
    if (pick && !pick.checked) { pick.checked = true; target.scrollIntoView(); }
    const key = [...target.classList].find((name) => /^k[0-9]*$/.test(name));
    if (target.matches(".only")) {
      for (const part of target.parentElement.querySelectorAll("details")) part.open = Boolean(part.querySelector("tr." + key));
    } else {
      const part = target.closest("details");
      if (part) { part.open = true; target.scrollIntoView(); }
    }
  };
  addEventListener("hashchange", open);
  open();

  // The keyboard sees what the mouse does: the title of the part of a chart that has the focus.
  const tip = document.createElement("div");
  tip.className = "tip";
  tip.setAttribute("aria-hidden", "true");
  document.addEventListener("focusin", ({ target }) => {
    const words = target.closest(".chart a, .chart [tabindex]")?.querySelector("title")?.textContent;
    if (!words || !target.matches(":focus-visible")) return tip.remove();
    tip.textContent = words;
    document.body.append(tip);
    const box = target.getBoundingClientRect();
    const left = Math.min(box.left, innerWidth - tip.offsetWidth - 8);
    tip.style.left = Math.max(8, left) + scrollX + "px";
    tip.style.top = box.top + scrollY - tip.offsetHeight - 6 + "px";
  });
  document.addEventListener("focusout", () => tip.remove());

  const mark = root.dataset.decimal || ".";
  const number = (text) => {
    const digits = [...text.replace("\u2212", "-")].filter((c) => /[0-9-]/.test(c) || c === mark).join("");
    return digits === "" ? null : Number(digits.replace(mark, "."));
  };
  const compare = (left, right) => {
    if (left.key === null || right.key === null) return (left.key === null) - (right.key === null);
    return typeof left.key === "number" ? left.key - right.key : left.key.localeCompare(right.key, root.lang);
  };

  const makeSortable = (table) => {
    const bodies = [...table.tBodies].map((body) => ({ body, rows: [...body.rows] }));
    const heads = [...table.tHead.rows[0].cells];
    const isLog = table.classList.contains("log");
    const sort = (column, direction) => {
      heads.forEach((head, index) => {
        if (index === column && direction) head.setAttribute("aria-sort", direction > 0 ? "ascending" : "descending");
        else head.removeAttribute("aria-sort");
      });
      for (const { body, rows } of bodies) body.append(...rows);
      table.classList.toggle("sorted", direction !== 0);
      if (!direction) return;
      const isFigure = heads[column].classList.contains("n");
      const keyed = (row) => {
        const text = row.cells[column]?.textContent.trim() ?? "";
        return { row, key: isFigure ? number(text) : text };
      };
      const ordered = (rows) => rows.map(keyed).sort((a, b) => direction * compare(a, b)).map((item) => item.row);
      if (isLog) {
        // Days no longer part the rows: each row says its own.
        const all = bodies.flatMap(({ body, rows }) => {
          const day = rows[0].textContent.trim();
          return rowsOf(body).map((row) => { row.cells[0].dataset.day = day; return row; });
        });
        bodies[0].body.append(...ordered(all));
        return;
      }
      for (const { body, rows } of bodies) {
        const sums = rows.filter((row) => row.matches(".sum"));
        body.append(...ordered(rowsOf(body)), ...sums);
      }
    };
    heads.forEach((head, column) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "sort";
      button.append(...head.childNodes);
      button.addEventListener("click", () => {
        const now = head.getAttribute("aria-sort");
        sort(column, now === "ascending" ? -1 : now === "descending" ? 0 : 1);
      });
      head.append(button);
    });
  };
  // On a phone the heads are out of sight, and a button that cannot be seen must not take the focus.
  if (matchMedia("(min-width: 641px)").matches) {
    for (const table of document.querySelectorAll("table")) {
      if ([...table.tBodies].some((body) => rowsOf(body).length > 1)) makeSortable(table);
    }
  }
})();

"""#,
"page.mustache": #"""
<!DOCTYPE html>
<html lang="{{language}}" data-decimal="{{decimalMark}}"{{#theme}} data-theme="{{.}}"{{/theme}}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:{{#hasScript}}; script-src 'sha256-{{{scriptHash}}}'{{/hasScript}}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="{{colorScheme}}">
<title>{{title}} – {{kicker}}</title>
<style>
{{{chartStyle}}}{{{pageStyle}}}{{#hasAccent}}
:root, :root[data-theme="light"] { --link: {{lightLink}}; --focus: {{lightFocus}}; }
@media (prefers-color-scheme: dark) { :root { --link: {{darkLink}}; --focus: {{darkFocus}}; } }
:root[data-theme="dark"] { --link: {{darkLink}}; --focus: {{darkFocus}}; }
@media print { :root, :root[data-theme] { --link: {{lightLink}}; } }
{{/hasAccent}}{{#picks}}
.{{.}}:target ~ * :is(tbody:not(:has(.{{.}})), tbody tr:not(.{{.}}, .group)) { display: none; }
{{/picks}}
{{#hasMonths}}@supports selector(:has(a)) {
{{#months}}
:root:not(:has(#pick-{{key}}:checked)) .m-{{key}} { display: none; }
{{/months}}
}
{{/hasMonths}}</style>
</head>
<body>
<a class="skip" href="#report">{{skip}}</a>
<div class="page">
<header class="masthead">
<p class="kicker">{{kicker}}</p>
{{#months}}
<div class="month m-{{key}}">
<h1>{{title}}</h1>
<p class="span">{{span}}</p>
{{#omissions}}
<p class="omission">{{.}}</p>
{{/omissions}}
</div>
{{/months}}
</header>
<nav class="contents" aria-label="{{contents}}">
{{#hasMonths}}
<fieldset class="months">
<legend>{{monthLegend}}</legend>
{{#months}}
<label><input type="radio" name="month" id="pick-{{key}}"{{#isShown}} checked="checked"{{/isShown}} autocomplete="off"/> {{short}}</label>
{{/months}}
</fieldset>
{{/hasMonths}}
{{#months}}
<ul class="month m-{{key}}">
{{#sections}}
<li><a href="#{{id}}">{{title}}</a></li>
{{/sections}}
</ul>
{{/months}}
<ul>
{{#shared}}
<li><a href="#{{id}}">{{title}}</a></li>
{{/shared}}
</ul>
</nav>
<main id="report" tabindex="-1">
{{#months}}
<div class="month m-{{key}}">
{{#sections}}
{{{html}}}
{{/sections}}
</div>
{{/months}}
{{#shared}}
{{{html}}}
{{/shared}}
</main>
<footer>
<p>{{provenance}}</p>
</footer>
</div>
{{#hasScript}}
<template id="theme-control"><button type="button" class="theme" data-system="{{themeSystem}}" data-light="{{themeLight}}" data-dark="{{themeDark}}"></button></template>
<template id="log-control"><p class="search"><label>{{searchLog}} <input type="search" autocomplete="off"/></label> <output data-shown="{{shownRows}}"></output></p></template>
<script>{{{script}}}</script>
{{/hasScript}}
</body>
</html>

"""#,
"plan.mustache": #"""
{{>section}}

"""#,
"row.mustache": #"""
<tr{{#class}} class="{{.}}"{{/class}}{{#origin}} title="{{.}}"{{/origin}}><th>{{#link}}<a href="#{{.}}">{{head}}</a>{{/link}}{{^link}}{{head}}{{/link}}{{#cells}}<td{{#class}} class="{{.}}"{{/class}}{{#lang}} lang="{{.}}"{{/lang}}>{{text}}{{/cells}}

"""#,
"section.mustache": #"""
<section id="{{id}}" aria-labelledby="{{id}}-title">
<h2 id="{{id}}-title">{{title}}</h2>
<p class="lead">{{lead}}</p>
{{#charts}}
{{>chart}}
{{/charts}}
{{#picks}}
<p class="only {{key}}" id="{{target}}">{{text}}</p>
{{/picks}}
{{#hasPicks}}
<p class="all"><a href="#{{id}}">{{allTransactions}}</a></p>
{{/hasPicks}}
{{#tables}}
{{#isFolded}}
<details>
<summary>{{caption}}</summary>
{{>table}}
</details>
{{/isFolded}}
{{^isFolded}}
{{>table}}
{{/isFolded}}
{{/tables}}
{{#notes}}
<p class="note">{{.}}</p>
{{/notes}}
</section>

"""#,
"spending.mustache": #"""
{{>section}}

"""#,
"summary.mustache": #"""
<section id="{{id}}" aria-labelledby="{{id}}-title">
<h2 id="{{id}}-title">{{title}}</h2>
<p class="lead">{{lead}}</p>
{{#hero}}
<div class="hero{{#isLong}} long{{/isLong}}">
<p class="label">{{label}}</p>
<p class="figure {{tone}}">{{value}}</p>
<p class="remark {{tone}}">{{remark}}</p>
</div>
{{/hero}}
<dl class="facts{{#isLong}} long{{/isLong}}">
{{#facts}}
<div><dt>{{label}}</dt><dd class="{{tone}}"{{#origin}} tabindex="0" data-origin="{{.}}"{{/origin}}>{{value}}{{#remark}}<span class="remark">{{.}}</span>{{/remark}}</dd></div>
{{/facts}}
</dl>
{{#notes}}
<p class="note">{{.}}</p>
{{/notes}}
</section>

"""#,
"table.mustache": #"""
{{! A log has thousands of rows: end tags are left out as HTML 13.1.2.4 lets one, and a head in a column of heads is
the head of its row (HTML 4.9.12.2). }}
{{#source}}
<p class="origins"><label><input type="checkbox" autocomplete="off"/> {{showOrigins}} ({{.}})</label></p>
{{/source}}
<table class="{{layout}}{{#isBare}} bare{{/isBare}}"{{#labels}} style="{{.}}"{{/labels}}>
<caption>{{caption}}</caption>
<thead><tr>{{#columns}}<th scope="col"{{#isFigure}} class="n"{{/isFigure}}>{{heading}}{{/columns}}
{{#groups}}
<tbody>
{{#heading}}
<tr class="group"{{#anchor}} id="{{.}}"{{/anchor}}><th scope="rowgroup" colspan="{{span}}">{{text}}
{{/heading}}
{{#rows}}
{{>row}}
{{/rows}}
{{/groups}}
{{#hasTotals}}
<tfoot>
{{#totals}}
{{>row}}
{{/totals}}
{{/hasTotals}}
</table>

"""#,
"top.mustache": #"""
{{>section}}

"""#,
"trend.mustache": #"""
{{>section}}

"""#,
"year.mustache": #"""
{{>section}}

"""#,
  ]
}
