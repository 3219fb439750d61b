import { sql } from 'drizzle-orm';
import type { Database } from '../../../../core/database/database.ts';
import { queryRows } from '../../../../core/database/delete-tree.ts';

/** Does not use the column list of the erasure, because tests check that list. */
export async function listPlacesOfNumber(db: Database, mobile: string): Promise<string[]> {
  const tables = await queryRows<{ schema: string; name: string }>(
    db,
    sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const places: string[] = [];
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const rows = await queryRows<{ text: string }>(
      db,
      sql`select entry::text as text from ${table} as entry where entry::text like ${`%${mobile}%`}`,
    );
    places.push(...rows.map(({ text }) => `${schema}.${name}: ${text}`));
  }
  return places;
}
