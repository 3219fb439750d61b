import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';

/** A sweep over all tables takes longer than any other statement may. */
const LIMIT = '60s';

/**
 * Runs `work` in a transaction in which verified leads and their history may change (migration 0017). For erasing on a
 * person's wish and for retention, and for nothing else.
 */
export function erasing<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('tractor_haat.erasing', 'on', true)`);
    await tx.execute(sql`select set_config('statement_timeout', ${LIMIT}, true)`);
    return work(tx);
  });
}
