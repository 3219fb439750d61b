import { sql } from 'drizzle-orm';
import type { Connection } from '../../core/database/database.ts';
import { readTestRun } from './test-run.ts';

export async function readDatabaseUrl(connection: Connection): Promise<string> {
  const result = await connection.db.execute(sql`select current_database() as name`);
  const { rows } = result as unknown as { rows: [{ name: string }] };
  const url = new URL(readTestRun().server?.url ?? '');
  url.pathname = `/${rows[0].name}`;
  return url.href;
}
