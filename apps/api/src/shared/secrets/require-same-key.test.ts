import type { Connection } from '../../database/database.ts';
import { keyFingerprints } from '../../database/schema/key-fingerprints.ts';
import { everyDatabase } from '../../testing/databases.ts';
import { StartupError } from '../startup-error.ts';
import { requireSameKey } from './require-same-key.ts';

const [FIRST, SECOND] = [
  'the key of the first API, long enough',
  'another key, as long as it must be',
];

describe.each(everyDatabase())('the stored hash of the key on $name', (database) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await database.open();
  });
  afterEach(() => connection.close());

  test('stores the first key and rejects a second one until it replaces the first', async () => {
    const { db } = connection;
    await requireSameKey(db, FIRST, false);
    await requireSameKey(db, FIRST, false);
    const refused = requireSameKey(db, SECOND, false);
    await expect(refused).rejects.toThrow(StartupError);
    await expect(refused).rejects.toThrow('SECRET_KEY differs from that');
    await requireSameKey(db, SECOND, true);
    await requireSameKey(db, SECOND, false);
    await expect(requireSameKey(db, FIRST, false)).rejects.toThrow(StartupError);
  });

  test('rejects one of two parallel starts with different keys, and stores no key', async () => {
    const { db } = connection;
    const started = await Promise.allSettled(
      [FIRST, SECOND].map((key) => requireSameKey(db, key, false)),
    );
    expect(started.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const rows = await db.select().from(keyFingerprints);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.mark).not.toMatch(/key/);
  });
});
