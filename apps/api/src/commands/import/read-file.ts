import { readFileSync } from 'node:fs';
import type { Entity, EntityRow } from '../../domain/catalogue/catalogue-data/entity.ts';
import { readCsv } from '../../shared/csv/read-csv.ts';
import { StartupError } from '../../shared/start-problem.ts';
import { rowOfCells, shapeOf } from './cells.ts';

/** Rows of a file and the line on which each begins. */
export type FileRows = { rows: unknown[]; lines: number[] };

/** Reads an operator's file. Throws `StartupError` if it is not a list of rows. */
export function readRows(entity: Entity, file: string): FileRows {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new StartupError(`The file ${file} cannot be read.`, { cause });
  }
  if (file.endsWith('.csv')) return csvRows(entity, file, text);
  if (file.endsWith('.json')) return jsonRows(file, text);
  throw new StartupError(`${file}: only .csv and .json files are supported.`);
}

function csvRows(entity: Entity, file: string, text: string): FileRows {
  const [head, ...body] = readCsv(text);
  if (head === undefined) throw new StartupError(`${file} is empty.`);
  const shape = shapeOf(entity);
  const columns = head.cells.map((cell) => cell.trim());
  const rows: EntityRow[] = body.map(({ cells }) => rowOfCells(columns, cells, shape));
  return { rows, lines: body.map(({ line }) => line) };
}

function jsonRows(file: string, text: string): FileRows {
  let rows: unknown;
  try {
    rows = JSON.parse(text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartupError(`${file} is not JSON: ${reason}`, { cause });
  }
  if (!Array.isArray(rows)) throw new StartupError(`${file} must be a list of rows.`);
  return { rows, lines: linesOfRows(text) };
}

/** The line on which each element of the outermost list begins. */
export function linesOfRows(text: string): number[] {
  const lines: number[] = [];
  let line = 1;
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '\n') line += 1;
    if (quoted) {
      if (letter === '\\') at += 1;
      else if (letter === '"') quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === '{' || letter === '[') {
      if (depth === 1) lines.push(line);
      depth += 1;
    } else if (letter === '}' || letter === ']') depth -= 1;
  }
  return lines;
}
