import type { Table, TableRow } from 'mdast';
import type { Inline } from './inline.ts';
import type { Refuse } from './refusal-of.ts';

/** A table with a header; a wide one scrolls by itself, with the keyboard too. */
export function renderTable(
  { children: [head, ...rows] }: Table,
  inline: (nodes: readonly Inline[]) => string,
  refuse: Refuse,
): string {
  const columns = head?.children.length ?? 0;
  const row = (of: TableRow, cell: 'th' | 'td') => {
    const found = of.children.length;
    if (found !== columns) refuse(of, `this row has ${found} cells, the head has ${columns}`);
    const scope = cell === 'th' ? ' scope="col"' : '';
    const cells = of.children.map((one) => `<${cell}${scope}>${inline(one.children)}</${cell}>`);
    return `<tr>${cells.join('')}</tr>`;
  };
  const top = head ? row(head, 'th') : '';
  const body = rows.map((one) => row(one, 'td')).join('');
  return `<div tabindex="0"><table><thead>${top}</thead><tbody>${body}</tbody></table></div>`;
}
