import type { Connection } from '../../core/database/database.ts';
import { seedPlaces } from '../../features/catalogue/places/seed-places.ts';
import { seed } from '../../features/content/import/import-content.ts';

/** The same steps as at the start of the API. */
export async function fillDatabase(
  connection: Connection,
  contentDir: string | undefined,
): Promise<void> {
  await connection.prepare(async (db) => {
    if (contentDir === undefined) return;
    await seed(db, contentDir);
    await seedPlaces(db, contentDir);
  });
}
