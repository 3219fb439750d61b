import type { HtmlPage } from './html-page.ts';

/** A page must contain one data block and one executable inline script, which stores the language. */
export function findScriptProblems({ address, html, inlineScripts }: HtmlPage): string[] {
  const problems: string[] = [];
  const data = inlineScripts.filter(({ type }) => type === 'application/json');
  if (data.length !== 1) problems.push(`${address}: ${data.length} blocks of data`);
  // Browsers do not execute structured data.
  const executable = inlineScripts.filter(({ type }) => !/^application\/(?:ld\+)?json$/.test(type));
  if (executable.length !== 1) problems.push(`${address}: ${executable.length} scripts run`);
  if (!executable[0]?.code.includes("setItem('language'"))
    problems.push(`${address}: the script that runs is not the language's`);
  const handler = /\son\w+="/.exec(html);
  if (handler) problems.push(`${address}: there is a handler in the HTML:${handler[0]}`);
  return problems;
}
