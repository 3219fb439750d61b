type Cell = string | number;

/** Spreadsheets run a cell that starts with one of these characters as a formula. */
const FORMULA_PATTERN = /^[=+\-@\t\r]/;

function formatCell(cell: Cell): string {
  const text = typeof cell === 'string' && FORMULA_PATTERN.test(cell) ? `'${cell}` : String(cell);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const formatCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');

/** A data URL, so that the download works without JavaScript. */
export const toCsvUrl = (rows: readonly (readonly Cell[])[]): string =>
  // Excel reads the file as UTF-8 only with a byte order mark.
  `data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${formatCsv(rows)}`)}`;
