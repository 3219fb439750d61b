import { type SQL, sql } from 'drizzle-orm';
import { isLive, RETIRED_STATUS } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { upsert, type Writer } from '../../../core/files/upsert.ts';
import { CATALOGUE_ENTITIES } from './catalogue-entities.ts';
import type { Entity, EntityRow, ExistingKeys } from './entity.ts';

export async function writeRows(
  db: Database,
  entity: Entity,
  rows: readonly EntityRow[],
  writer: Writer = 'content',
): Promise<void> {
  const ids = new Map<string, Map<string, number>>();
  for (const { entity: target } of entity.references) ids.set(target, await listIds(db, target));
  const values = rows.map((row) => {
    const value: EntityRow = { ...row, ...entity.fixedValues };
    for (const { field, column, entity: target } of entity.references) {
      value[column] = ids.get(target)?.get(String(row[field]));
      delete value[field];
    }
    return value;
  });
  await upsert(db, entity.table, entity.key, values, writer);
}

export function listIds(db: Database, name: string): Promise<Map<string, number>> {
  return queryIds(db, getEntity(name), undefined);
}

function listLiveIds(db: Database, name: string): Promise<Map<string, number>> {
  const entity = getEntity(name);
  return queryIds(db, entity, 'retired_at' in entity.table ? isLive(entity.table) : undefined);
}

function getEntity(name: string): Entity {
  const entity = CATALOGUE_ENTITIES.find((candidate) => candidate.name === name);
  if (entity === undefined) throw new Error(`There is no entity "${name}".`);
  return entity;
}

async function queryIds(db: Database, { table, key }: Entity, where: SQL | undefined) {
  const rows = await db.select({ key, id: table.id }).from(table).where(where);
  return new Map(rows.map((row) => [String(row.key), Number(row.id)]));
}

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
