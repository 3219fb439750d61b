import type { Places } from '@tractor-haat/places';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { contentState } from '../../../database/schema/content-state.ts';
import { checkPlaces } from './check-places.ts';
import { readPlaceFiles } from './read-place-files.ts';
import { writePlaces } from './write-places.ts';

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
