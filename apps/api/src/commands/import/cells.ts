import { z } from 'zod';
import type { Entity, EntityRow } from '../../domain/catalogue/catalogue-data/entity.ts';

/** The parts of a JSON schema that determine how a cell is parsed. */
type Shape = {
  type?: string | string[];
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
  items?: Shape;
};

/** Separator of list values within a cell. */
const BETWEEN = '|';

/** The shape of an entity's rows; a column is a field, or a nested field with a dot: `name.hi`. */
export function shapeOf(entity: Entity): Shape {
  return z.toJSONSchema(entity.schema, { io: 'input', unrepresentable: 'any' }) as Shape;
}

/** Parses a row from cells; an empty cell is unknown, and an empty nested field is omitted. */
export function rowOfCells(
  columns: readonly string[],
  cells: readonly string[],
  shape: Shape,
): EntityRow {
  const row: EntityRow = {};
  for (const [place, column] of columns.entries()) {
    const [field = '', ...path] = column.split('.');
    const text = cells[place] ?? '';
    const own = shape.properties?.[field];
    if (path.length === 0) {
      row[field] = meantBy(text, own);
      continue;
    }
    const part = path.join('.');
    const inner = objectOf(own);
    const value = meantBy(
      text,
      inner?.properties?.[part] ?? (inner?.additionalProperties as Shape | undefined),
    );
    const before = row[field];
    const nested = typeof before === 'object' && before !== null ? (before as EntityRow) : {};
    // Only a nested field is null here; whether the whole object is present is decided at the end.
    if (text !== '' || value === null) nested[part] = value;
    row[field] = nested;
  }
  return withoutEmpty(row, shape);
}

/** Replaces an object without values by null where the schema allows null. */
function withoutEmpty(row: EntityRow, shape: Shape): EntityRow {
  for (const [field, value] of Object.entries(row)) {
    const own = shape.properties?.[field];
    const isEmpty =
      typeof value === 'object' &&
      value !== null &&
      Object.values(value).every((part) => part === null);
    if (isEmpty && !Array.isArray(value) && typesOf(own).includes('null')) row[field] = null;
  }
  return row;
}

function objectOf(shape: Shape | undefined): Shape | undefined {
  if (shape?.anyOf) return shape.anyOf.map(objectOf).find((one) => one !== undefined);
  return shape?.type === 'object' ? shape : undefined;
}

function typesOf(shape: Shape | undefined): string[] {
  if (shape === undefined) return [];
  return [shape.type ?? [], ...(shape.anyOf ?? []).map(typesOf)].flat();
}

function meantBy(text: string, shape: Shape | undefined): unknown {
  const types = typesOf(shape);
  if (types.includes('array')) {
    return text === '' ? [] : text.split(BETWEEN).map((one) => one.trim());
  }
  if (text === '') return types.includes('null') ? null : '';
  if (types.includes('boolean') && /^(true|false)$/i.test(text)) return /^true$/i.test(text);
  const isNumber = types.includes('number') || types.includes('integer');
  if (isNumber && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  return text;
}

/** Formats rows as columns and cells. */
export function cellsOfRows(rows: readonly EntityRow[]): { columns: string[]; cells: string[][] } {
  const flat = rows.map(flattened);
  const columns = [...new Set(flat.flatMap((row) => [...row.keys()]))];
  return { columns, cells: flat.map((row) => columns.map((column) => row.get(column) ?? '')) };
}

function flattened(row: EntityRow): Map<string, string> {
  const cells = new Map<string, string>();
  for (const [field, value] of Object.entries(row)) {
    if (Array.isArray(value)) cells.set(field, value.join(BETWEEN));
    else if (typeof value === 'object' && value !== null) {
      for (const [part, inner] of Object.entries(value)) {
        cells.set(`${field}.${part}`, inner === null ? '' : String(inner));
      }
    } else cells.set(field, value === null ? '' : String(value));
  }
  return cells;
}
