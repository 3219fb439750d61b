import type { z } from 'zod';
import type { RowProblem } from './content-problem.ts';

/** The rows of a JSON file that are right by themselves; what is wrong with the others goes to `problems`. */
export function checkedRows<T>(
  file: string,
  text: string,
  schema: z.ZodType<T>,
  problems: RowProblem[],
): T[] {
  return parsed(file, text, problems).flatMap((row, index) => {
    const { data, error } = schema.safeParse(row);
    if (error === undefined) return [data];
    for (const { path, message } of error.issues) {
      const reason = `${path.join('.') || 'row'}: ${message}`;
      problems.push({ file, row: index + 1, name: nameOf(row), reason });
    }
    return [];
  });
}

function parsed(file: string, text: string, problems: RowProblem[]): unknown[] {
  try {
    const rows: unknown = JSON.parse(text);
    if (Array.isArray(rows)) return rows;
    problems.push({ file, row: 0, name: 'whole file', reason: 'must be a list of rows' });
  } catch (cause) {
    const reason = `is not JSON: ${cause instanceof Error ? cause.message : cause}`;
    problems.push({ file, row: 0, name: 'whole file', reason });
  }
  return [];
}

function nameOf(row: unknown): string {
  if (typeof row !== 'object' || row === null) return 'no name';
  if ('key' in row) return String(row.key);
  return 'slug' in row ? String(row.slug) : 'no name';
}
