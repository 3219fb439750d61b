import type { SQL } from 'drizzle-orm';
import type { Database } from '../../../../database/database.ts';

/** Runs a query and returns its rows, which both database drivers return in `rows`. */
export async function queryRows<T extends object>(db: Database, query: SQL): Promise<T[]> {
  const result = await db.execute(query);
  const isResult = typeof result === 'object' && result !== null && 'rows' in result;
  return isResult && Array.isArray(result.rows) ? result.rows : [];
}
