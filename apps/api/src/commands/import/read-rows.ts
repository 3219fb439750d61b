import { readFileSync } from 'node:fs';
import type { Entity, EntityRow } from '../../domain/catalogue/catalogue-data/entity.ts';
import { readCsv } from '../../shared/csv/read-csv.ts';
import { StartupError } from '../../shared/startup-error.ts';
import { parseRow, toRowShape } from './parse-row.ts';

export type FileRows = { rows: unknown[]; lines: number[] };

export function readRows(entity: Entity, file: string): FileRows {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new StartupError(`The file ${file} cannot be read.`, { cause });
  }
  if (file.endsWith('.csv')) return parseCsvRows(entity, file, text);
  if (file.endsWith('.json')) return parseJsonRows(file, text);
  throw new StartupError(`${file}: only .csv and .json files are supported.`);
}

function parseCsvRows(entity: Entity, file: string, text: string): FileRows {
  const [head, ...body] = readCsv(text);
  if (head === undefined) throw new StartupError(`${file} is empty.`);
  const shape = toRowShape(entity);
  const columns = head.cells.map((cell) => cell.trim());
  const rows: EntityRow[] = body.map(({ cells }) => parseRow(columns, cells, shape));
  return { rows, lines: body.map(({ line }) => line) };
}

function parseJsonRows(file: string, text: string): FileRows {
  let rows: unknown;
  try {
    rows = JSON.parse(text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartupError(`${file} is not JSON: ${reason}`, { cause });
  }
  if (!Array.isArray(rows)) throw new StartupError(`${file} must be a list of rows.`);
  return { rows, lines: findRowLines(text) };
}

/** Returns the line, counted from 1, on which each element of the outermost JSON list starts. */
export function findRowLines(text: string): number[] {
  const lines: number[] = [];
  let line = 1;
  let depth = 0;
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '\n') line += 1;
    if (isQuoted) {
      if (character === '\\') index += 1;
      else if (character === '"') isQuoted = false;
    } else if (character === '"') isQuoted = true;
    else if (character === '{' || character === '[') {
      if (depth === 1) lines.push(line);
      depth += 1;
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return lines;
}
