import type { Database } from '../../database/database.ts';
import { type PlacesSeeded, seedPlaces } from '../places/seed-places.ts';
import { type Seeded, type SeedOptions, seed } from './seed.ts';

/** What became of a content folder; its places are left out with content that is older. */
export type ImportedContent = { content: Seeded; places: PlacesSeeded | 'older' };

/** Brings a content folder with its places into the database. */
export async function importContent(
  db: Database,
  folder: string,
  options: SeedOptions = {},
): Promise<ImportedContent> {
  const content = await seed(db, folder, options);
  return { content, places: content === 'older' ? 'older' : await seedPlaces(db, folder) };
}
