import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { StartupError } from '../startup-error.ts';

/** `line` is the number of the first line of the row. Cells are trimmed. */
type CsvRow = { line: number; cells: string[] };

type ParsedRecord = { record: string[]; info: { lines: number } };

const countLineEnds = (cells: readonly string[]) => cells.join('').split('\n').length - 1;

/** Skips empty rows. Throws `StartupError` with the line of an error, such as a quote that is not closed. */
export function readCsv(text: string): CsvRow[] {
  try {
    const rows = parse(text.replaceAll('\r\n', '\n'), {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as ParsedRecord[];
    return rows
      .map(({ record, info }) => ({
        line: info.lines - countLineEnds(record),
        cells: record.map((cell) => cell.trim()),
      }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new StartupError(`Invalid CSV: ${error.message}`, { cause: error });
  }
}

/** Excel needs the byte order mark to detect UTF-8. Escaped formulas are not run by spreadsheets. */
export const writeSpreadsheetCsv = (rows: readonly (readonly string[])[]): string =>
  stringify([...rows], {
    bom: true,
    escape_formulas: true,
    quoted_match: /[\r\n]/,
    record_delimiter: 'windows',
  });

export const writeCsv = (rows: readonly (readonly string[])[]): string => stringify([...rows]);
