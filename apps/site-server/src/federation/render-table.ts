import { escapeHtml } from '../html/escape-html.ts';

export interface Html {
  readonly html: string;
}

/** A string is escaped, `Html` is not. `kind` is a CSS class. */
export type Cell =
  | string
  | Html
  | { readonly value: string | Html; readonly kind: 'number' | 'text' };

export function renderTable(
  label: string,
  headings: readonly string[],
  rows: readonly Cell[][],
): string {
  const isNumberColumn = (column: number) => {
    const firstCell = rows[0]?.[column];
    return typeof firstCell === 'object' && 'kind' in firstCell && firstCell.kind === 'number';
  };
  const headingCells = headings.map((text, column) =>
    renderCell('th', isNumberColumn(column) ? { value: text, kind: 'number' } : text),
  );
  const bodyRows = rows.map(
    (cells) => `<tr>${cells.map((cell) => renderCell('td', cell)).join('')}</tr>`,
  );
  return [
    `<div class="box" role="region" tabindex="0" aria-label="${escapeHtml(label)}">`,
    `<table><tr>${headingCells.join('')}</tr>${bodyRows.join('')}</table></div>`,
  ].join('');
}

export const toHtml = (value: string): Html => ({ html: value });

export const formatCode = (text: string) => toHtml(`<code>${escapeHtml(text)}</code>`);

function renderCell(tag: 'th' | 'td', cell: Cell): string {
  if (typeof cell === 'string' || 'html' in cell) return `<${tag}>${renderContent(cell)}</${tag}>`;
  return `<${tag} class="${cell.kind}">${renderContent(cell.value)}</${tag}>`;
}

const renderContent = (value: string | Html) =>
  typeof value === 'string' ? escapeHtml(value) : value.html;
