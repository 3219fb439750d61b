import type { z } from 'zod';
import { StartupError } from '../startup-error.ts';

/** `row` counts from 1. Errors of text files have a `line` instead. */
export type RowError = {
  file: string;
  row: number;
  name: string;
  reason: string;
  line?: number;
};

const MAX_LISTED_ERRORS = 20;

/** None of the content is written if one row is invalid. */
export class ContentError extends StartupError {
  readonly rowErrors: readonly RowError[];

  constructor(rowErrors: readonly RowError[]) {
    const lines = rowErrors
      .slice(0, MAX_LISTED_ERRORS)
      .map(({ file, row, name, reason, line }) =>
        line === undefined
          ? `  ${file}, row ${row} (${name}): ${reason}`
          : `  ${file}, line ${line}: ${reason}`,
      );
    if (rowErrors.length > MAX_LISTED_ERRORS)
      lines.push(`  and ${rowErrors.length - MAX_LISTED_ERRORS} more`);
    super(`The content has mistakes, so none of it was written:\n${lines.join('\n')}`);
    this.rowErrors = rowErrors;
  }
}

export function validateRows<T>(
  file: string,
  text: string,
  schema: z.ZodType<T>,
  rowErrors: RowError[],
): T[] {
  return parseJsonRows(file, text, rowErrors).flatMap((row, index) => {
    const { data, error } = schema.safeParse(row);
    if (error === undefined) return [data];
    for (const { path, message } of error.issues) {
      const reason = `${path.join('.') || 'row'}: ${message}`;
      rowErrors.push({ file, row: index + 1, name: formatRowName(row), reason });
    }
    return [];
  });
}

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
