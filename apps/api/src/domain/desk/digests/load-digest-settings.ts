import type { Digest } from '@tractor-haat/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { staff } from '../../../database/schema/staff.ts';

export async function loadDigestSettings(db: Database, staffId: number): Promise<Digest> {
  const [settings] = await db
    .select({ on: staff.digest, language: staff.language })
    .from(staff)
    .where(eq(staff.id, staffId));
  if (settings === undefined) throw new Error('the member of staff does not exist');
  return settings;
}

export async function saveDigestSettings(
  db: Database,
  staffId: number,
  { on, language }: Digest,
): Promise<void> {
  await db.update(staff).set({ digest: on, language }).where(eq(staff.id, staffId));
}
