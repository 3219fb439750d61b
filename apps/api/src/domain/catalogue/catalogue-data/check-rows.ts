import type { Entity, EntityRow } from './entity.ts';
import { keyOf } from './entity.ts';

/** An error in one row; rows count from 1. `field` is empty for the row as a whole. */
export type Mistake = { row: number; field: string; reason: string };

/** Keys of rows by entity, for checking references. */
export type KnownKeys = ReadonlyMap<string, ReadonlySet<string>>;

/** Checks every row alone and against the others; valid rows are returned in table format. */
export function checkRows(
  entity: Entity,
  inputRows: readonly unknown[],
  known: KnownKeys,
  checked: (rows: number) => void = () => undefined,
): { rows: EntityRow[]; mistakes: Mistake[] } {
  const rows: EntityRow[] = [];
  const mistakes: Mistake[] = [];
  const first = new Map<string, number>();
  for (const [index, one] of inputRows.entries()) {
    const row = index + 1;
    const { data, error } = entity.schema.safeParse(one);
    for (const { path, message } of error?.issues ?? []) {
      mistakes.push({ row, field: path.join('.'), reason: message });
    }
    if (data !== undefined) {
      const key = keyOf(entity, data);
      const before = first.get(key);
      if (before === undefined) first.set(key, row);
      else {
        const reason = `"${key}" is used in row ${before} already`;
        mistakes.push({ row, field: entity.keyField, reason });
      }
      mistakes.push(...badReferences(entity, data, known).map((one) => ({ row, ...one })));
      rows.push(data);
    }
    checked(row);
  }
  return { rows, mistakes };
}

function badReferences(entity: Entity, row: EntityRow, known: KnownKeys) {
  return entity.references
    .filter(({ field, entity: other }) => !known.get(other)?.has(String(row[field])))
    .map(({ field, entity: other }) => ({
      field,
      reason: `there is no "${row[field]}" among the ${other}`,
    }));
}
