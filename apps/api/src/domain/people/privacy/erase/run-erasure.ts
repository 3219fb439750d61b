import { sql } from 'drizzle-orm';
import type { Database } from '../../../../database/database.ts';

/** The search through all tables exceeds the default statement timeout. */
const STATEMENT_TIMEOUT = '60s';

/** Only in this transaction do triggers allow changes of verified leads. Use it only for erasure and retention. */
export function runErasure<T>(db: Database, task: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('tractor_haat.erasing', 'on', true)`);
    await tx.execute(sql`select set_config('statement_timeout', ${STATEMENT_TIMEOUT}, true)`);
    return task(tx);
  });
}
