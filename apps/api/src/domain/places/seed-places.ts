import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { contentState } from '../../database/schema/content-state.ts';
import { checkedPlaces } from './checked-places.ts';
import { readPlaceFiles } from './place-files.ts';
import type { Places } from './place-rows.ts';
import { writePlaces } from './write-places.ts';

/** Under this name the digest of the places is kept that are in the database. */
export const PLACES = 'places';

/** Before the digest of places that an operator imported: the seed leaves those alone. */
const IMPORTED = 'imported ';

/** What `seedPlaces` did. */
export type PlacesSeeded = 'written' | 'unchanged' | 'imported';

/**
 * Brings content/places into the database: all of it or, when a row is wrong, nothing
 * (`ContentProblem`). Does nothing when the database has exactly these places, or imported ones.
 */
export async function seedPlaces(db: Database, contentDir: string): Promise<PlacesSeeded> {
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

/** The next seed writes the places of the content folder again. */
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
