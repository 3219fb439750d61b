/** A spreadsheet runs a cell that begins like this; people typed these cells. */
const RUNS = /^[=+\-@\t\r]/;

function cell(value: string): string {
  const harmless = RUNS.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A table as CSV (RFC 4180); with the mark by which spreadsheets know that it is UTF-8. */
export function csv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
