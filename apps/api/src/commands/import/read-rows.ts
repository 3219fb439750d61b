import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { readCsv } from '../../core/files/read-csv.ts';
import { StartupError } from '../../core/startup-error.ts';
import type { Entity, EntityRow } from '../../features/content/catalogue-rows/entity.ts';

type FileRows = { rows: unknown[]; lines: number[] };

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

type RowShape = {
  type?: string | string[];
  anyOf?: RowShape[];
  properties?: Record<string, RowShape>;
  additionalProperties?: RowShape | boolean;
  items?: RowShape;
};

const LIST_SEPARATOR = '|';

/** A nested field is one column with a dot, such as `name.hi`. */
export function toRowShape(entity: Entity): RowShape {
  return z.toJSONSchema(entity.schema, { io: 'input', unrepresentable: 'any' }) as RowShape;
}

export function parseRow(
  columns: readonly string[],
  cells: readonly string[],
  shape: RowShape,
): EntityRow {
  const row: EntityRow = {};
  for (const [columnIndex, column] of columns.entries()) {
    const [field = '', ...path] = column.split('.');
    const text = cells[columnIndex] ?? '';
    const fieldShape = shape.properties?.[field];
    if (path.length === 0) {
      row[field] = parseCell(text, fieldShape);
      continue;
    }
    const nestedField = path.join('.');
    const value = parseCell(text, findNestedShape(fieldShape, nestedField));
    const current = row[field];
    const nested = typeof current === 'object' && current !== null ? (current as EntityRow) : {};
    if (text !== '' || value === null) nested[nestedField] = value;
    row[field] = nested;
  }
  return replaceEmptyObjects(row, shape);
}

/** An object has no cell of its own, so it becomes null if all its fields are null and the schema allows it. */
function replaceEmptyObjects(row: EntityRow, shape: RowShape): EntityRow {
  for (const [field, value] of Object.entries(row)) {
    const fieldShape = shape.properties?.[field];
    const isEmpty =
      typeof value === 'object' &&
      value !== null &&
      Object.values(value).every((item) => item === null);
    if (isEmpty && !Array.isArray(value) && collectTypes(fieldShape).includes('null'))
      row[field] = null;
  }
  return row;
}

function findNestedShape(shape: RowShape | undefined, nestedField: string): RowShape | undefined {
  const objectShape = findObjectShape(shape);
  const valueShape = objectShape?.additionalProperties as RowShape | undefined;
  return objectShape?.properties?.[nestedField] ?? valueShape;
}

function findObjectShape(shape: RowShape | undefined): RowShape | undefined {
  if (shape?.anyOf)
    return shape.anyOf.map(findObjectShape).find((objectShape) => objectShape !== undefined);
  return shape?.type === 'object' ? shape : undefined;
}

function collectTypes(shape: RowShape | undefined): string[] {
  if (shape === undefined) return [];
  return [shape.type ?? [], ...(shape.anyOf ?? []).map(collectTypes)].flat();
}

function parseCell(text: string, shape: RowShape | undefined): unknown {
  const types = collectTypes(shape);
  if (types.includes('array')) {
    return text === '' ? [] : text.split(LIST_SEPARATOR).map((item) => item.trim());
  }
  if (text === '') return types.includes('null') ? null : '';
  if (types.includes('boolean') && /^(true|false)$/i.test(text)) return /^true$/i.test(text);
  const isNumber = types.includes('number') || types.includes('integer');
  if (isNumber && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  return text;
}

export function toCells(rows: readonly EntityRow[]): { columns: string[]; cells: string[][] } {
  const flatRows = rows.map(flattenRow);
  const columns = [...new Set(flatRows.flatMap((row) => [...row.keys()]))];
  return { columns, cells: flatRows.map((row) => columns.map((column) => row.get(column) ?? '')) };
}

function flattenRow(row: EntityRow): Map<string, string> {
  const cells = new Map<string, string>();
  for (const [field, value] of Object.entries(row)) {
    if (Array.isArray(value)) cells.set(field, value.join(LIST_SEPARATOR));
    else if (typeof value === 'object' && value !== null) {
      for (const [nestedField, nestedValue] of Object.entries(value)) {
        cells.set(`${field}.${nestedField}`, nestedValue === null ? '' : String(nestedValue));
      }
    } else cells.set(field, value === null ? '' : String(value));
  }
  return cells;
}
