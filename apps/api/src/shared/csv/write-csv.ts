import { stringify } from 'csv-stringify/sync';

/**
 * Starts with a byte order mark, which Excel needs to detect UTF-8. Cells that begin with = + - @, tab or return get an
 * apostrophe, so that spreadsheets do not run them as formulas.
 */
export const writeSpreadsheetCsv = (rows: readonly (readonly string[])[]): string =>
  stringify([...rows], {
    bom: true,
    escape_formulas: true,
    quoted_match: /[\r\n]/,
    record_delimiter: 'windows',
  });

export const writeCsv = (rows: readonly (readonly string[])[]): string => stringify([...rows]);
