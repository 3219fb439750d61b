import { getTableColumns, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';

/** PostgreSQL takes 65,535 parameters in a statement; our widest row has 19. */
const ROWS_AT_ONCE = 500;

/** Writes rows by their key: new ones come in, known ones keep their id. */
export async function upsert<T extends PgTable>(
  db: Database,
  table: T,
  key: PgColumn,
  rows: readonly object[],
): Promise<void> {
  const set = overwritten(table, key);
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const values = rows.slice(start, start + ROWS_AT_ONCE) as T['$inferInsert'][];
    await db.insert(table).values(values).onConflictDoUpdate({ target: key, set });
  }
}

/** `column = excluded.column` for all columns but the id and the key. */
function overwritten(table: PgTable, key: PgColumn): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(
    columns
      .filter(([name, column]) => name !== 'id' && column !== key)
      .map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  );
}

/** Takes out all rows but those with these keys; a row without a key is a visitor's and stays. */
export async function removeOthers(
  db: Database,
  table: PgTable,
  key: PgColumn,
  keep: readonly string[],
): Promise<void> {
  await db.delete(table).where(keep.length === 0 ? isNotNull(key) : notInArray(key, [...keep]));
}
