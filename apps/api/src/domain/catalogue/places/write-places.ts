import type { Places } from '@tractor-haat/places';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { toPlaceSlugs } from './to-place-slugs.ts';

/** A place keeps its id as long as its slug exists. Each statement gets all rows as one JSON parameter. */
export async function writePlaces(db: Database, places: Places): Promise<void> {
  const { tehsils, towns, neighbours } = places;
  const states = places.states.map(withAliasSlugs);
  const districts = places.districts.map(withAliasSlugs);
  // Foreign keys require that children are deleted before their parents and inserted after them.
  await deleteOtherRows(db, tehsils, TEHSIL_COLUMNS, sql`tehsils`);
  await deleteOtherRows(db, towns, TOWN_COLUMNS, sql`towns`);
  await db.execute(sql`
    DELETE FROM districts USING states
    WHERE states.id = districts.state_id AND (states.slug, districts.slug) NOT IN
      (SELECT state, slug FROM ${toRecordset(districts, DISTRICT_COLUMNS)})`);
  await db.execute(sql`
    DELETE FROM states WHERE slug NOT IN (SELECT slug FROM ${toRecordset(states, STATE_COLUMNS)})`);
  await db.execute(sql`
    INSERT INTO states (slug, kind, name, aliases)
    SELECT slug, kind, name, aliases FROM ${toRecordset(states, STATE_COLUMNS)}
    ON CONFLICT (slug) DO UPDATE SET
      kind = excluded.kind, name = excluded.name, aliases = excluded.aliases`);
  await db.execute(sql`
    INSERT INTO districts (state_id, slug, name, aliases)
    SELECT states.id, row.slug, row.name, row.aliases FROM ${toRecordset(districts, DISTRICT_COLUMNS)}
    JOIN states ON states.slug = row.state
    ON CONFLICT (state_id, slug) DO UPDATE SET name = excluded.name, aliases = excluded.aliases`);
  await db.execute(sql`
    INSERT INTO tehsils (district_id, slug, name)
    SELECT districts.id, row.slug, row.name FROM ${toRecordset(tehsils, TEHSIL_COLUMNS)} ${JOIN_DISTRICTS}
    ON CONFLICT (district_id, slug) DO UPDATE SET name = excluded.name`);
  await db.execute(sql`
    INSERT INTO towns (district_id, slug, name, latitude, longitude)
    SELECT districts.id, row.slug, row.name, row.latitude, row.longitude
    FROM ${toRecordset(towns, TOWN_COLUMNS)} ${JOIN_DISTRICTS}
    ON CONFLICT (district_id, slug) DO UPDATE SET
      name = excluded.name, latitude = excluded.latitude, longitude = excluded.longitude`);
  await db.execute(sql`DELETE FROM neighbour_towns`);
  await db.execute(sql`
    INSERT INTO neighbour_towns (latitude, longitude)
    SELECT latitude, longitude FROM ${toRecordset(neighbours, POINT_COLUMNS)}`);
}

const POINT_COLUMNS = sql`latitude double precision, longitude double precision`;
const STATE_COLUMNS = sql`slug text, kind text, name jsonb, aliases text[]`;
const DISTRICT_COLUMNS = sql`state text, slug text, name jsonb, aliases text[]`;
const TEHSIL_COLUMNS = sql`state text, district text, slug text, name jsonb`;
const TOWN_COLUMNS = sql`${TEHSIL_COLUMNS}, ${POINT_COLUMNS}`;

const JOIN_DISTRICTS = sql`
  JOIN states ON states.slug = row.state
  JOIN districts ON districts.state_id = states.id AND districts.slug = row.district`;

function toRecordset(rows: readonly object[], columns: SQL): SQL {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row(${columns})`;
}

function withAliasSlugs<T extends { slug: string; name: { en: string }; aliases: string[] }>(
  row: T,
): T {
  return { ...row, aliases: toPlaceSlugs(row).slice(1) };
}

async function deleteOtherRows(
  db: Database,
  rows: readonly object[],
  columns: SQL,
  table: SQL,
): Promise<void> {
  await db.execute(sql`
    DELETE FROM ${table} child USING districts, states
    WHERE districts.id = child.district_id AND states.id = districts.state_id
      AND (states.slug, districts.slug, child.slug) NOT IN
        (SELECT state, district, slug FROM ${toRecordset(rows, columns)})`);
}
