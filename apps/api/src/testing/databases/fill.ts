import type { Connection } from '../../database/database.ts';
import { seedPlaces } from '../../domain/catalogue/places/seed-places.ts';
import { seed } from '../../domain/content/seed/seed.ts';

/** Prepares a database as the API does on start: migrations, then the content of a folder. */
export async function fill(connection: Connection, contentDir: string | undefined): Promise<void> {
  await connection.prepare(async (db) => {
    if (contentDir === undefined) return;
    await seed(db, contentDir);
    await seedPlaces(db, contentDir);
  });
}
