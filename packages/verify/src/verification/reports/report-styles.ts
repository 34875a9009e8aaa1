/** Styles of the HTML report, for light and dark themes and for paper. */
export const REPORT_STYLES = `
:root { color-scheme: light dark; --text: #1b1f24; --muted: #57606a; --page: #ffffff; --line: #d0d7de; --block: #f6f8fa; --good: #116329; --bad: #a40e26; --warn: #7d4e00; }
@media (prefers-color-scheme: dark) { :root { --text: #e6edf3; --muted: #9da7b3; --page: #0d1117; --line: #3d444d; --block: #161b22; --good: #56d364; --bad: #ff7b72; --warn: #e3b341; } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--text); background: var(--page); margin: 0 auto; max-width: 1100px; overflow-wrap: anywhere; padding: 24px 16px; }
h1 { font-size: 24px; } h2 { font-size: 19px; margin-top: 32px; } h3 { font-size: 16px; } h4 { font-size: 15px; margin: 0; }
a { color: inherit; }
.verdict { display: inline-block; margin: 0; padding: 2px 12px; border: 2px solid currentColor; border-radius: 6px; font-weight: 700; }
.conforms { color: var(--good); } .deviates { color: var(--bad); } .not-implemented { color: var(--warn); } .skipped { color: var(--muted); }
.check { border-inline-start: 3px solid var(--bad); padding-inline-start: 12px; margin-block: 16px; }
.place { font-weight: 600; }
pre { background: var(--block); border: 1px solid var(--line); border-radius: 6px; padding: 8px 12px; overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
code { font-family: ui-monospace, monospace; font-size: 13px; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
table { overflow-wrap: normal; min-width: 720px; }
th, td { text-align: start; vertical-align: top; padding: 6px 10px; border-bottom: 1px solid var(--line); }
th { font-weight: 600; } .number { text-align: end; font-variant-numeric: tabular-nums; }
.status { display: inline-block; border: 1px solid currentColor; border-radius: 4px; padding: 0 5px; font-size: 13px; font-variant-numeric: tabular-nums; }
.status.deviates { font-weight: 700; border-width: 2px; } .status.skipped, .status.not-implemented { border-style: dashed; }
`;
