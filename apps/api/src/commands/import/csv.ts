/** A cell with the line on which it begins; lines count from 1. */
export type CsvRow = { line: number; cells: string[] };

/** Reads CSV as spreadsheets write it (RFC 4180): quotes, doubled quotes, line ends within quotes. */
export function readCsv(text: string): CsvRow[] {
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let begun = 1;
  const endRow = () => {
    cells.push(cell);
    if (cells.some((one) => one !== '')) rows.push({ line: begun, cells });
    cells = [];
    cell = '';
  };
  // A spreadsheet's mark of its encoding is no part of the first name.
  const source = text.replace(/^\uFEFF/, '');
  for (let at = 0; at < source.length; at += 1) {
    const letter = source[at];
    if (letter === '\n') line += 1;
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (letter === '"' && cell === '') quoted = true;
    else if (letter === ',') {
      cells.push(cell);
      cell = '';
    } else if (letter === '\n') {
      endRow();
      begun = line;
    } else if (letter !== '\r') cell += letter;
  }
  if (cell !== '' || cells.length > 0) endRow();
  return rows;
}

/** Writes a cell so that `readCsv` and spreadsheets read it back. */
export const csvCell = (text: string): string =>
  /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
