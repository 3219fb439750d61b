import { sql } from 'drizzle-orm';
import type { Connection } from '../../database/database.ts';
import { testRun } from './run.ts';

/** Address of a test's PostgreSQL database, for another process. */
export async function addressOfDatabase(of: Connection): Promise<string> {
  const result = await of.db.execute(sql`select current_database() as name`);
  const { rows } = result as unknown as { rows: [{ name: string }] };
  const address = new URL(testRun().server?.url ?? '');
  address.pathname = `/${rows[0].name}`;
  return address.href;
}
