import type { Places, StateRow } from '@tractor-haat/places';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { contentState } from '../../../core/database/tables.ts';
import { checkPlaces, readPlaceFiles, toPlaceSlugs } from './check-places.ts';
import { districts, neighbourTowns, states, tehsils, towns } from './tables.ts';

export const PLACES_STATE_NAME = 'places';

const IMPORTED_PREFIX = 'imported ';

export type PlacesSeedResult = 'written' | 'unchanged' | 'imported';

/** Writes nothing if the places are unchanged or imported. Throws `ContentError` if a row is invalid. */
export async function seedPlaces(db: Database, contentDir: string): Promise<PlacesSeedResult> {
  const digest = await findPlacesDigest(db);
  if (digest?.startsWith(IMPORTED_PREFIX)) return 'imported';
  const files = readPlaceFiles(contentDir);
  if (digest === files.digest) return 'unchanged';
  await replacePlaces(db, checkPlaces(files), files.digest);
  return 'written';
}

/** After an import, `seedPlaces` writes nothing until `deletePlacesImport` is called. */
export function importPlaces(db: Database, places: Places, digest: string): Promise<void> {
  return replacePlaces(db, places, IMPORTED_PREFIX + digest);
}

export async function deletePlacesImport(db: Database): Promise<void> {
  await db.delete(contentState).where(eq(contentState.name, PLACES_STATE_NAME));
}

async function replacePlaces(db: Database, places: Places, digest: string): Promise<void> {
  await db.transaction(async (transaction) => {
    await writePlaces(transaction, places);
    await transaction
      .insert(contentState)
      .values({ name: PLACES_STATE_NAME, digest })
      .onConflictDoUpdate({
        target: contentState.name,
        set: { digest, written_at: new Date() },
      });
  });
}

async function findPlacesDigest(db: Database): Promise<string | undefined> {
  const rows = await db
    .select({ digest: contentState.digest })
    .from(contentState)
    .where(eq(contentState.name, PLACES_STATE_NAME));
  return rows[0]?.digest;
}

/** A place keeps its id as long as its slug exists. Each statement gets all rows as one JSON parameter. */
async function writePlaces(db: Database, places: Places): Promise<void> {
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

export async function listPlaces(db: Database): Promise<Places> {
  const { slug, kind, name, aliases } = states;
  const parentSlugs = { state: states.slug, district: districts.slug };
  return {
    // The type of the column allows missing translations, but each stored state has a name in every language.
    states: (await db.select({ slug, kind, name, aliases }).from(states)) as StateRow[],
    districts: await db
      .select({
        state: states.slug,
        slug: districts.slug,
        name: districts.name,
        aliases: districts.aliases,
      })
      .from(districts)
      .innerJoin(states, eq(states.id, districts.state_id)),
    tehsils: await db
      .select({ ...parentSlugs, slug: tehsils.slug, name: tehsils.name })
      .from(tehsils)
      .innerJoin(districts, eq(districts.id, tehsils.district_id))
      .innerJoin(states, eq(states.id, districts.state_id)),
    towns: await db
      .select({
        ...parentSlugs,
        slug: towns.slug,
        name: towns.name,
        latitude: towns.latitude,
        longitude: towns.longitude,
      })
      .from(towns)
      .innerJoin(districts, eq(districts.id, towns.district_id))
      .innerJoin(states, eq(states.id, districts.state_id)),
    neighbours: await db
      .select({ latitude: neighbourTowns.latitude, longitude: neighbourTowns.longitude })
      .from(neighbourTowns),
  };
}
