import type { z } from 'zod';
import type { RowError } from './content-error.ts';
import { formatRowName, parseJsonRows } from './parse-json-rows.ts';

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
