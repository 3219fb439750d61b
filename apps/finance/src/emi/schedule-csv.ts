type Cell = string | number;

/** Spreadsheets take a text that begins so for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cellOf(cell: Cell): string {
  const text = typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as a CSV file (RFC 4180). */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

/** The file as an address, so that a plain link gives it, without script too. */
export const csvAddress = (rows: readonly (readonly Cell[])[]): string =>
  // The mark at the start tells Excel that the Hindi in it is UTF-8.
  `data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${csvOf(rows)}`)}`;
