import { CsvError, parse } from 'csv-parse/sync';
import { StartProblem } from '../start-problem.ts';

/** Cells without the space around them, and the line on which they begin; lines count from 1. */
export type CsvRow = { line: number; cells: string[] };

type Parsed = { record: string[]; info: { lines: number } };

const lineEnds = (cells: readonly string[]) => cells.join('').split('\n').length - 1;

/**
 * Reads CSV as spreadsheets write it (RFC 4180); rows without any text are left out. Throws `StartProblem` with the
 * line of what is no CSV, as a quote that never ends.
 */
export function readCsv(text: string): CsvRow[] {
  try {
    const rows = parse(text.replaceAll('\r\n', '\n'), {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as Parsed[];
    return rows
      .map(({ record, info }) => ({
        line: info.lines - lineEnds(record),
        cells: record.map((cell) => cell.trim()),
      }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new StartProblem(`This is no CSV: ${error.message}`, { cause: error });
  }
}
