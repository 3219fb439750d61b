import type { RowFieldError } from '../../domain/catalogue/catalogue-data/check-rows.ts';

const MAX_REPORTED_ERRORS = 50;

export function formatRowErrors(
  file: string,
  rowErrors: readonly RowFieldError[],
  lines: readonly number[],
): string[] {
  const details = rowErrors.slice(0, MAX_REPORTED_ERRORS).map(({ row, field, reason }) => {
    const column = field === '' ? '' : `, column ${field}`;
    return `  line ${lines[row - 1] ?? '?'}${column}: ${reason}`;
  });
  const remaining = rowErrors.length - details.length;
  return [
    `${file} has ${rowErrors.length} mistakes, so nothing was imported:`,
    ...details,
    ...(remaining > 0 ? [`  and ${remaining} more`] : []),
  ];
}
