import type { RowError } from './content-error.ts';

/** If the text is not a JSON list, adds an error to `rowErrors` and returns no rows. */
export function parseJsonRows(file: string, text: string, rowErrors: RowError[]): unknown[] {
  try {
    const rows: unknown = JSON.parse(text);
    if (Array.isArray(rows)) return rows;
    rowErrors.push({ file, row: 0, name: 'whole file', reason: 'must be a list of rows' });
  } catch (cause) {
    const reason = `is not JSON: ${cause instanceof Error ? cause.message : cause}`;
    rowErrors.push({ file, row: 0, name: 'whole file', reason });
  }
  return [];
}

export function formatRowName(row: unknown): string {
  if (typeof row !== 'object' || row === null) return 'no name';
  if ('key' in row) return String(row.key);
  return 'slug' in row ? String(row.slug) : 'no name';
}
