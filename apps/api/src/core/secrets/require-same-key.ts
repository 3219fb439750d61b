import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { keyFingerprints } from '../database/tables.ts';
import { StartupError } from '../startup-error.ts';

/** Throws if the database was used with another key, because processes must accept each other's sign-ins and links. */
export async function requireSameKey(
  db: Database,
  key: string,
  { isReplaced }: { isReplaced: boolean },
): Promise<void> {
  const fingerprint = createHmac('sha256', key).update('mark of SECRET_KEY').digest('base64url');
  const isSecretRow = eq(keyFingerprints.name, 'secret');
  await db.insert(keyFingerprints).values({ name: 'secret', fingerprint }).onConflictDoNothing();
  if (isReplaced) {
    await db.update(keyFingerprints).set({ fingerprint }).where(isSecretRow);
    return;
  }
  const [stored] = await db.select().from(keyFingerprints).where(isSecretRow);
  if (stored?.fingerprint === fingerprint) return;
  throw new StartupError(
    'SECRET_KEY differs from that of the other API processes of this database: set the same for all; if it was ' +
      'replaced on purpose, start all of them with SECRET_KEY_REPLACED=on, and once without it afterwards.',
  );
}
