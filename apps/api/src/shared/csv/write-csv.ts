import { stringify } from 'csv-stringify/sync';

/**
 * A table for people with spreadsheets: UTF-8 is marked, and what visitors typed cannot run there as a formula
 * (cells that begin with = + - @, tab or return get an apostrophe).
 */
export const csvForPeople = (rows: readonly (readonly string[])[]): string =>
  stringify([...rows], {
    bom: true,
    escape_formulas: true,
    quoted_match: /[\r\n]/,
    record_delimiter: 'windows',
  });

/** A table that `readCsv` reads back to the letter. */
export const csvForImport = (rows: readonly (readonly string[])[]): string => stringify([...rows]);
