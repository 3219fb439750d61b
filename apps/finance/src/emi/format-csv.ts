type Cell = string | number;

/** Spreadsheets run a cell that starts with one of these characters as a formula. */
const FORMULA_PATTERN = /^[=+\-@\t\r]/;

function formatCell(cell: Cell): string {
  const text = typeof cell === 'string' && FORMULA_PATTERN.test(cell) ? `'${cell}` : String(cell);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Formats rows as a CSV file (RFC 4180). */
export const formatCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');

/** Data URL of the file, so that a plain link downloads it without JavaScript. */
export const toCsvUrl = (rows: readonly (readonly Cell[])[]): string =>
  // The byte order mark makes Excel read the file as UTF-8.
  `data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${formatCsv(rows)}`)}`;
