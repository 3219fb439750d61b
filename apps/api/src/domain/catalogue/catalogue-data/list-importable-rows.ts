import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { RETIRED_STATUS } from '../../../database/schema/content-columns.ts';
import type { ExistingKeys } from './check-rows.ts';
import type { Entity, EntityRow } from './entity.ts';
import { listIds, listLiveIds } from './write-rows.ts';

type ImportableRow = { id: number; row: EntityRow };

type RowFilter = { where?: SQL | undefined; limit?: number };

const UNLIMITED_ROWS = 1_000_000_000;

export async function listImportableRows(
  db: Database,
  entity: Entity,
  { where, limit = UNLIMITED_ROWS }: RowFilter = {},
): Promise<ImportableRow[]> {
  const { table, key, keyField } = entity;
  const conditions = [
    sql`${key} is not null`,
    'retired_at' in table
      ? sql`${table.retired_at} is null`
      : sql`${table.status} <> ${RETIRED_STATUS}`,
    ...(where === undefined ? [] : [where]),
  ];
  const rows: EntityRow[] = await db
    .select()
    .from(table)
    .where(sql.join(conditions, sql` and `))
    .orderBy(table.id)
    .limit(limit);
  const keysByEntity = new Map<string, Map<number, string>>();
  for (const { entity: target } of entity.references) {
    const ids = await listIds(db, target);
    keysByEntity.set(target, new Map([...ids].map(([targetKey, id]) => [id, targetKey])));
  }
  return rows
    .filter((row) => row[keyField] !== null)
    .map((row) => ({ id: Number(row.id), row: toImportFormat(entity, row, keysByEntity) }));
}

export async function listExistingKeys(db: Database, entity: Entity): Promise<ExistingKeys> {
  const keys = new Map<string, Set<string>>();
  for (const { entity: target } of entity.references) {
    keys.set(target, new Set((await listLiveIds(db, target)).keys()));
  }
  return keys;
}

function toImportFormat(
  entity: Entity,
  row: EntityRow,
  keysByEntity: ReadonlyMap<string, ReadonlyMap<number, string>>,
): EntityRow {
  const importRow: EntityRow = { ...row };
  for (const { field, column, entity: target } of entity.references) {
    importRow[field] = keysByEntity.get(target)?.get(Number(row[column]));
    delete importRow[column];
  }
  // Removes columns that content files do not have, such as the id, because the strict schema rejects them.
  const { data, error } = entity.schema.safeParse(importRow);
  if (data !== undefined) return data;
  for (const issue of error?.issues ?? []) {
    const unrecognizedKeys = issue.code === 'unrecognized_keys' ? issue.keys : [];
    for (const key of unrecognizedKeys) delete importRow[key];
  }
  return importRow;
}
