import type { Mistake } from '../../domain/catalogue/catalogue-data/check-rows.ts';

const SHOWN = 50;

/** Formats mistakes: line of the file, column, reason. */
export function mistakeLines(
  file: string,
  mistakes: readonly Mistake[],
  lines: readonly number[],
): string[] {
  const details = mistakes.slice(0, SHOWN).map(({ row, field, reason }) => {
    const column = field === '' ? '' : `, column ${field}`;
    return `  line ${lines[row - 1] ?? '?'}${column}: ${reason}`;
  });
  const rest = mistakes.length - details.length;
  return [
    `${file} has ${mistakes.length} mistakes, so nothing was imported:`,
    ...details,
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ];
}
