import type { SQL } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { live } from '../../../database/schema/from-content.ts';
import { upsert, type Writer } from '../../../shared/content-rows/upsert.ts';
import { ENTITIES } from './entities.ts';
import type { Entity, EntityRow } from './entity.ts';

/** Writes rows by their key and resolves references to ids. */
export async function writeRows(
  db: Database,
  entity: Entity,
  rows: readonly EntityRow[],
  writer: Writer = 'content',
): Promise<void> {
  const ids = new Map<string, Map<string, number>>();
  for (const { entity: other } of entity.references) ids.set(other, await idsOf(db, other));
  const values = rows.map((row) => {
    const value: EntityRow = { ...row, ...entity.always };
    for (const { field, column, entity: other } of entity.references) {
      value[column] = ids.get(other)?.get(String(row[field]));
      delete value[field];
    }
    return value;
  });
  await upsert(db, entity.table, entity.key, values, writer);
}

/** Ids of all rows of an entity by key, including retired ones. */
export function idsOf(db: Database, name: string): Promise<Map<string, number>> {
  return idsWhere(db, entityNamed(name), undefined);
}

/** Ids of the live rows, which references may use. */
export function liveIdsOf(db: Database, name: string): Promise<Map<string, number>> {
  const entity = entityNamed(name);
  return idsWhere(db, entity, 'retired_at' in entity.table ? live(entity.table) : undefined);
}

function entityNamed(name: string): Entity {
  const entity = ENTITIES.find((one) => one.name === name);
  if (entity === undefined) throw new Error(`There is no entity "${name}".`);
  return entity;
}

async function idsWhere(db: Database, { table, key }: Entity, where: SQL | undefined) {
  const rows = await db.select({ key, id: table.id }).from(table).where(where);
  return new Map(rows.map((row) => [String(row.key), Number(row.id)]));
}
