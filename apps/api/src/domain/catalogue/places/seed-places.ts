import type { Places } from '@tractor-haat/places';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { contentState } from '../../../database/schema/content-state.ts';
import { checkedPlaces } from './checked-places.ts';
import { readPlaceFiles } from './place-files.ts';
import { writePlaces } from './write-places.ts';

/** Key under which the digest of the stored places is saved. */
export const PLACES = 'places';

/** Prefix of the digest of imported places, which the seed does not overwrite. */
const IMPORTED = 'imported ';

export type PlacesSeedResult = 'written' | 'unchanged' | 'imported';

/**
 * Imports content/places: all of it, or nothing if a row is wrong (`ContentProblem`). Does nothing if the database has
 * exactly these places, or imported ones.
 */
export async function seedPlaces(db: Database, contentDir: string): Promise<PlacesSeedResult> {
  const digest = await placesDigest(db);
  if (digest?.startsWith(IMPORTED)) return 'imported';
  const files = readPlaceFiles(contentDir);
  if (digest === files.digest) return 'unchanged';
  await replacePlaces(db, checkedPlaces(files), files.digest);
  return 'written';
}

/** Replaces all places by those of another source, which stay until `forgetImport`. */
export function importPlaces(db: Database, places: Places, digest: string): Promise<void> {
  return replacePlaces(db, places, IMPORTED + digest);
}

/** Makes the next seed write the places of the content folder again. */
export async function forgetImport(db: Database): Promise<void> {
  await db.delete(contentState).where(eq(contentState.name, PLACES));
}

async function replacePlaces(db: Database, places: Places, digest: string): Promise<void> {
  await db.transaction(async (transaction) => {
    await writePlaces(transaction, places);
    await transaction
      .insert(contentState)
      .values({ name: PLACES, digest })
      .onConflictDoUpdate({
        target: contentState.name,
        set: { digest, written_at: new Date() },
      });
  });
}

async function placesDigest(db: Database): Promise<string | undefined> {
  const rows = await db
    .select({ digest: contentState.digest })
    .from(contentState)
    .where(eq(contentState.name, PLACES));
  return rows[0]?.digest;
}
