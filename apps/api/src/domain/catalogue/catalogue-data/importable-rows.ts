import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { RETIRED } from '../../../database/schema/from-content.ts';
import type { KnownKeys } from './check-rows.ts';
import type { Entity, EntityRow } from './entity.ts';
import { idsOf, liveIdsOf } from './write-rows.ts';

/** A row in import format, and its id in the table. */
type ImportableRow = { id: number; row: EntityRow };

type Which = { where?: SQL | undefined; limit?: number };

const ALL = 1_000_000_000;

/** Rows of an entity in import format, without visitors' rows and retired rows. */
export async function importableRows(
  db: Database,
  entity: Entity,
  { where, limit = ALL }: Which = {},
): Promise<ImportableRow[]> {
  const { table, key, keyField } = entity;
  const conditions = [
    sql`${key} is not null`,
    'retired_at' in table ? sql`${table.retired_at} is null` : sql`${table.status} <> ${RETIRED}`,
    ...(where === undefined ? [] : [where]),
  ];
  const rows: EntityRow[] = await db
    .select()
    .from(table)
    .where(sql.join(conditions, sql` and `))
    .orderBy(table.id)
    .limit(limit);
  const names = new Map<string, Map<number, string>>();
  for (const { entity: other } of entity.references) {
    const ids = await idsOf(db, other);
    names.set(other, new Map([...ids].map(([key, id]) => [id, key])));
  }
  return rows
    .filter((row) => row[keyField] !== null)
    .map((row) => ({ id: Number(row.id), row: importable(entity, row, names) }));
}

/** Keys that references to the entity may use. */
export async function knownKeys(db: Database, entity: Entity): Promise<KnownKeys> {
  const known = new Map<string, Set<string>>();
  for (const { entity: other } of entity.references) {
    known.set(other, new Set((await liveIdsOf(db, other)).keys()));
  }
  return known;
}

function importable(
  entity: Entity,
  row: EntityRow,
  names: ReadonlyMap<string, ReadonlyMap<number, string>>,
): EntityRow {
  const plain: EntityRow = { ...row };
  for (const { field, column, entity: other } of entity.references) {
    plain[field] = names.get(other)?.get(Number(row[column]));
    delete plain[column];
  }
  // Removes columns that only the table has: ids and states.
  const { data, error } = entity.schema.safeParse(plain);
  if (data !== undefined) return data;
  for (const issue of error?.issues ?? []) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) delete plain[key];
  }
  return plain;
}
