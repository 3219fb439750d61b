import type { Connection } from '../../database/database.ts';
import { seedPlaces } from '../../domain/catalogue/places/seed-places.ts';
import { seed } from '../../domain/content/seed/seed.ts';

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
