import { z } from 'zod';
import type { Entity, EntityRow } from '../../domain/catalogue/catalogue-data/entity.ts';

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
