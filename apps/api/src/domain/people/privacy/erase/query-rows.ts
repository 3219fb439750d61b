import type { SQL } from 'drizzle-orm';
import type { Database } from '../../../../database/database.ts';

/** Both database drivers return an object with `rows`, which the type of `execute` lacks. */
export async function queryRows<T extends object>(db: Database, query: SQL): Promise<T[]> {
  const result = await db.execute(query);
  const isResult = typeof result === 'object' && result !== null && 'rows' in result;
  return isResult && Array.isArray(result.rows) ? result.rows : [];
}
