import type { Database } from '../../database/database.ts';
import { upsert } from '../seed/upsert.ts';
import { ENTITIES } from './entities.ts';
import type { Entity, EntityRow } from './entity.ts';

/** Writes rows by their key; the names of other rows in them become ids. */
export async function writeRows(
  db: Database,
  entity: Entity,
  rows: readonly EntityRow[],
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
  await upsert(db, entity.table, entity.key, values);
}

/** Ids of all rows of an entity by their key. */
export async function idsOf(db: Database, name: string): Promise<Map<string, number>> {
  const entity = ENTITIES.find((one) => one.name === name);
  if (entity === undefined) throw new Error(`There is no entity "${name}".`);
  const rows = await db.select({ key: entity.key, id: entity.table.id }).from(entity.table);
  return new Map(rows.map(({ key, id }) => [String(key), Number(id)]));
}
