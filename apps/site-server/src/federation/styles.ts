import { createHash } from 'node:crypto';

/** The page uses its own styles, so that it works when the site's styles are broken. */
export const styles = `
:root{color-scheme:light;--ink:#14201a;--soft:#47534b;--line:#dedacc;--ground:#f6f4ec;--link:#0a5a3a;--bad:#b3261e;--ok:#0b6b3a}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:1360px;margin:0 auto;padding:24px 16px 64px}
h1{margin:0;font-size:28px;line-height:1.2}
h2{margin:32px 0 8px;font-size:20px;line-height:1.3}
h3{margin:24px 0 4px;font-size:15px}
p{margin:4px 0}
.soft{color:var(--soft)}
.facts{display:flex;flex-wrap:wrap;gap:4px 24px;margin-top:12px}
.box{margin-top:12px;overflow-x:auto;background:#fff;border:1px solid var(--line);border-radius:14px}
.box:focus-visible,a:focus-visible{outline:3px solid #ffb81c;outline-offset:2px}
table{width:100%;border-collapse:collapse}
th,td{padding:10px 12px;text-align:start;vertical-align:top;white-space:nowrap;border-top:1px solid var(--line)}
tr:first-child>th{border-top:0;font-size:13px;font-weight:600;color:var(--soft)}
td.text{min-width:240px;white-space:normal;overflow-wrap:anywhere}
td.number,th.number{text-align:end;font-variant-numeric:tabular-nums}
code{font:13px ui-monospace,SFMono-Regular,Menlo,monospace}
a{color:var(--link)}
.action{display:inline-flex;align-items:center;min-height:44px;margin:-10px 0}
.ok{color:var(--ok);font-weight:600}
.bad{color:var(--bad);font-weight:600}
ul{display:flex;flex-wrap:wrap;gap:4px 12px;margin:0;padding:0;list-style:none}
li{padding:0 8px;background:#fff;border:1px solid var(--line);border-radius:8px;overflow-wrap:anywhere}
nav a{display:inline-flex;align-items:center;min-height:44px;margin-inline-end:20px}
`;

export const stylePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
