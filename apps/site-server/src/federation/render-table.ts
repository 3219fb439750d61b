import { formatDate, formatNumber, formatTime } from '@tractor-haat/i18n';
import type { ArtifactRecord } from '@tractor-haat/registry';
import { escapeHtml } from '../escape-html.ts';

interface Html {
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

const BYTES_PER_KB = 1024;

export const formatDateTime = (iso: string) =>
  `${formatDate(new Date(iso), 'en')}, ${formatTime(new Date(iso), 'en')}`;

/** The size is in bytes, the limit in KB. Rounds to one decimal. */
const toKilobyteCell = (size: number, limit?: number): Cell => {
  if (size === 0) return { value: '', kind: 'number' };
  const kilobytes = formatNumber(Math.round((10 * size) / BYTES_PER_KB) / 10, 'en');
  return { value: limit ? `${kilobytes} of ${limit} KB` : `${kilobytes} KB`, kind: 'number' };
};

export const createSizeCells = (
  { entry, initial, total }: ArtifactRecord['sizes'],
  budgets: ArtifactRecord['budgets'] = null,
): Cell[] => [
  toKilobyteCell(entry, budgets?.entry_kb),
  toKilobyteCell(initial, budgets?.initial_kb),
  toKilobyteCell(total, budgets?.total_kb),
];
