import { StartProblem } from '../../../shared/start-problem.ts';

/** A line of cells, and where it stands in the file, counted from 1. */
export type CsvLine = { line: number; cells: string[] };

/** Reads comma-separated text with quoted cells (RFC 4180). Throws where a quote never ends. */
export function readCsv(text: string): CsvLine[] {
  const lines: CsvLine[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let started = 1;
  const endCell = () => {
    cells.push(cell.trim());
    cell = '';
  };
  const endLine = () => {
    endCell();
    if (cells.some((one) => one !== '')) lines.push({ line: started, cells });
    cells = [];
    started = line + 1;
  };
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  for (let at = 0; at < clean.length; at += 1) {
    const letter = clean[at];
    if (quoted && letter === '"' && clean[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"') quoted = !quoted;
    else if (letter === ',' && !quoted) endCell();
    else if (letter === '\n' && !quoted) endLine();
    else cell += letter;
    if (letter === '\n') line += 1;
  }
  if (quoted) throw new StartProblem(`The quote of line ${started} never ends.`);
  endLine();
  return lines;
}
