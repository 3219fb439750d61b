import { stringify } from 'csv-stringify/sync';

/**
 * CSV for spreadsheets: UTF-8 with byte order mark, and protected against formulas (cells that begin with = + - @, tab
 * or return get an apostrophe).
 */
export const writeSpreadsheetCsv = (rows: readonly (readonly string[])[]): string =>
  stringify([...rows], {
    bom: true,
    escape_formulas: true,
    quoted_match: /[\r\n]/,
    record_delimiter: 'windows',
  });

export const writeCsv = (rows: readonly (readonly string[])[]): string => stringify([...rows]);
