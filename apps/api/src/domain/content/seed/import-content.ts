import type { Database } from '../../../database/database.ts';
import { type PlacesSeedResult, seedPlaces } from '../../catalogue/places/seed-places.ts';
import { type SeedOptions, type SeedResult, seed } from './seed.ts';

export type ImportedContent = { content: SeedResult; places: PlacesSeedResult | 'older' };

export async function importContent(
  db: Database,
  folder: string,
  options: SeedOptions = {},
): Promise<ImportedContent> {
  const content = await seed(db, folder, options);
  return { content, places: content === 'older' ? 'older' : await seedPlaces(db, folder) };
}
