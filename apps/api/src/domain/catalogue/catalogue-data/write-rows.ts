import type { SQL } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { isLive } from '../../../database/schema/content-columns.ts';
import { upsert, type Writer } from '../../../shared/content-rows/upsert.ts';
import { CATALOGUE_ENTITIES } from './catalogue-entities.ts';
import type { Entity, EntityRow } from './entity.ts';

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

export function listLiveIds(db: Database, name: string): Promise<Map<string, number>> {
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
