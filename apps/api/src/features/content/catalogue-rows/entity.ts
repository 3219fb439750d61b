import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { ContentTable } from '../../../core/files/upsert.ts';

/** `field` of a content file contains a key of `entity`. `column` of the table stores the id of that row. */
export type Reference = { field: string; column: string; entity: string };

export type Entity = {
  name: string;
  schema: z.ZodType<Record<string, unknown>>;
  table: ContentTable & { id: PgColumn };
  key: PgColumn;
  keyField: 'key' | 'slug' | 'path';
  references: readonly Reference[];
  fixedValues?: Readonly<Record<string, unknown>>;
};

export type EntityRow = Record<string, unknown>;

export const readRowKey = (entity: Entity, row: EntityRow): string => String(row[entity.keyField]);

/** `row` counts from 1. `field` is empty if the error concerns the whole row. */
export type RowFieldError = { row: number; field: string; reason: string };

export type ExistingKeys = ReadonlyMap<string, ReadonlySet<string>>;

/** `rows` also contains rows with a repeated key or an unknown reference. */
export function checkRows(
  entity: Entity,
  inputRows: readonly unknown[],
  existingKeys: ExistingKeys,
  onChecked: (checkedRows: number) => void = () => undefined,
): { rows: EntityRow[]; rowErrors: RowFieldError[] } {
  const rows: EntityRow[] = [];
  const rowErrors: RowFieldError[] = [];
  const firstRowByKey = new Map<string, number>();
  for (const [index, inputRow] of inputRows.entries()) {
    const row = index + 1;
    const { data, error } = entity.schema.safeParse(inputRow);
    for (const { path, message } of error?.issues ?? []) {
      rowErrors.push({ row, field: path.join('.'), reason: message });
    }
    if (data !== undefined) {
      const key = readRowKey(entity, data);
      const firstRow = firstRowByKey.get(key);
      if (firstRow === undefined) firstRowByKey.set(key, row);
      else {
        const reason = `"${key}" is used in row ${firstRow} already`;
        rowErrors.push({ row, field: entity.keyField, reason });
      }
      rowErrors.push(
        ...findBadReferences(entity, data, existingKeys).map((badReference) => ({
          row,
          ...badReference,
        })),
      );
      rows.push(data);
    }
    onChecked(row);
  }
  return { rows, rowErrors };
}

function findBadReferences(entity: Entity, row: EntityRow, existingKeys: ExistingKeys) {
  return entity.references
    .filter(({ field, entity: target }) => !existingKeys.get(target)?.has(String(row[field])))
    .map(({ field, entity: target }) => ({
      field,
      reason: `there is no "${row[field]}" among the ${target}`,
    }));
}
