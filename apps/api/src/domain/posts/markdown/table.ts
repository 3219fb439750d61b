import type { Mistakes } from './mistakes.ts';

type Line = { text: string; line: number };

const cells = (text: string) =>
  text
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|');

/** A table of `| a | b |` lines: heads, a line of dashes, rows. */
export function table(
  lines: readonly Line[],
  words: (text: string, line: number) => string,
  mistake: Mistakes,
): string {
  const [head, rule, ...rows] = lines;
  if (head === undefined || rule === undefined || !/^\|[\s:|-]+\|?$/.test(rule.text.trim())) {
    mistake(head?.line ?? 0, 'a table is a line of heads, a line |---|---| and rows');
    return '';
  }
  const columns = cells(head.text).length;
  const row = ({ text, line }: Line, cell: 'th' | 'td') => {
    const found = cells(text);
    if (found.length !== columns) {
      mistake(line, `this row has ${found.length} cells, the head has ${columns}`);
    }
    const scope = cell === 'th' ? ' scope="col"' : '';
    return `<tr>${found.map((one) => `<${cell}${scope}>${words(one.trim(), line)}</${cell}>`).join('')}</tr>`;
  };
  // A wide table scrolls by itself, with the keyboard too.
  return `<div tabindex="0"><table><thead>${row(head, 'th')}</thead><tbody>${rows
    .map((one) => row(one, 'td'))
    .join('')}</tbody></table></div>`;
}
