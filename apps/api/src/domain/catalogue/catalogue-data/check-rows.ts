import type { Entity, EntityRow } from './entity.ts';
import { readRowKey } from './entity.ts';

/** An error in one row; rows count from 1. `field` is empty for the row as a whole. */
export type RowFieldError = { row: number; field: string; reason: string };

/** Keys of rows by entity, for checking references. */
export type ExistingKeys = ReadonlyMap<string, ReadonlySet<string>>;

/** Checks every row alone and against the others; valid rows are returned in table format. */
export function checkRows(
  entity: Entity,
  inputRows: readonly unknown[],
  existingKeys: ExistingKeys,
  onChecked: (rows: number) => void = () => undefined,
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
      const earlierRow = firstRowByKey.get(key);
      if (earlierRow === undefined) firstRowByKey.set(key, row);
      else {
        const reason = `"${key}" is used in row ${earlierRow} already`;
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
