import { selectAllDatabases } from '../../testing/databases.ts';
import type { Connection } from '../database/database.ts';
import { keyFingerprints } from '../database/tables.ts';
import { StartupError } from '../startup-error.ts';
import { requireSameKey } from './require-same-key.ts';

const FIRST_KEY = 'the key of the first API, long enough';
const SECOND_KEY = 'another key, as long as it must be';

describe.each(selectAllDatabases())('key fingerprints on $name', (database) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await database.open();
  });
  afterEach(() => connection.close());

  test('rejects another key until the operator replaces the stored fingerprint', async () => {
    const { db } = connection;
    await requireSameKey(db, FIRST_KEY, { isReplaced: false });
    await requireSameKey(db, FIRST_KEY, { isReplaced: false });
    const rejection = requireSameKey(db, SECOND_KEY, { isReplaced: false });
    await expect(rejection).rejects.toThrow(StartupError);
    await expect(rejection).rejects.toThrow('SECRET_KEY differs from that');
    await requireSameKey(db, SECOND_KEY, { isReplaced: true });
    await requireSameKey(db, SECOND_KEY, { isReplaced: false });
    const secondRejection = requireSameKey(db, FIRST_KEY, { isReplaced: false });
    await expect(secondRejection).rejects.toThrow(StartupError);
  });

  test('rejects one of two simultaneous starts with different keys and stores only a hash', async () => {
    const { db } = connection;
    const results = await Promise.allSettled(
      [FIRST_KEY, SECOND_KEY].map((key) => requireSameKey(db, key, { isReplaced: false })),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const rows = await db.select().from(keyFingerprints);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.fingerprint).not.toMatch(/key/);
  });
});
