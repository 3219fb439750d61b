import { stringify } from 'csv-stringify/sync';

/** Excel needs the byte order mark to detect UTF-8. Escaped formulas are not run by spreadsheets. */
export const writeSpreadsheetCsv = (rows: readonly (readonly string[])[]): string =>
  stringify([...rows], {
    bom: true,
    escape_formulas: true,
    quoted_match: /[\r\n]/,
    record_delimiter: 'windows',
  });

export const writeCsv = (rows: readonly (readonly string[])[]): string => stringify([...rows]);
