import type { z } from 'zod';
import type { RowProblem } from './content-problem.ts';
import { nameOfRow, parsedRows } from './parsed-rows.ts';

/** The valid rows of a JSON file; problems of the others are added to `problems`. */
export function checkedRows<T>(
  file: string,
  text: string,
  schema: z.ZodType<T>,
  problems: RowProblem[],
): T[] {
  return parsedRows(file, text, problems).flatMap((row, index) => {
    const { data, error } = schema.safeParse(row);
    if (error === undefined) return [data];
    for (const { path, message } of error.issues) {
      const reason = `${path.join('.') || 'row'}: ${message}`;
      problems.push({ file, row: index + 1, name: nameOfRow(row), reason });
    }
    return [];
  });
}
