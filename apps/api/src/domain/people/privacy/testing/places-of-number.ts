import { sql } from 'drizzle-orm';
import type { Database } from '../../../../database/database.ts';
import { queryRows } from '../erase/query-rows.ts';

/**
 * Finds a number in every text, JSON, list and other readable column of every table and schema. Independent of the
 * erasure's own list of columns, in order to test it.
 */
export async function placesOfNumber(db: Database, mobile: string): Promise<string[]> {
  const tables = await queryRows<{ schema: string; name: string }>(
    db,
    sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const own = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const rows = await queryRows<{ words: string }>(
      db,
      sql`select own::text as words from ${own} as own where own::text like ${`%${mobile}%`}`,
    );
    found.push(...rows.map(({ words: text }) => `${schema}.${name}: ${text}`));
  }
  return found;
}
