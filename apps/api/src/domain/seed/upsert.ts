import {
  and,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { RETIRED } from '../../database/schema/from-content.ts';

/** PostgreSQL takes 65,535 parameters in a statement; our widest row has 35. */
const ROWS_AT_ONCE = 500;

/** A table that the content fills: alone, or together with visitors (then its rows have a status). */
export type ContentTable = PgTable & { by_operator: PgColumn } & (
    | { retired_at: PgColumn }
    | { status: PgColumn }
  );

/** The content leaves alone what an operator wrote; an operator takes a row over. */
export type Writer = 'content' | 'operator';

/** Columns that say what became of a row since it first came. */
const KEPT = new Set(['id', 'created_at', 'moderated_at']);

/** Writes rows by their key: new ones come in, known ones keep their id, those that had left come back. */
export async function upsert<T extends ContentTable>(
  db: Database,
  table: T,
  key: PgColumn,
  rows: readonly object[],
  writer: Writer = 'content',
): Promise<void> {
  const set = overwritten(table, key, writer);
  const byOperator = writer === 'operator';
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const values = rows
      .slice(start, start + ROWS_AT_ONCE)
      .map((row) => ({ ...row, by_operator: byOperator })) as T['$inferInsert'][];
    await db
      .insert(table)
      .values(values)
      .onConflictDoUpdate({
        target: key,
        set,
        ...(byOperator ? {} : { setWhere: eq(table.by_operator, false) }),
      });
  }
}

/** `column = excluded.column` for what the writer says of a row. */
function overwritten(table: PgTable, key: PgColumn, writer: Writer): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(
    columns
      .filter(([name, column]) => !KEPT.has(name) && column !== key)
      .map(([name, column]) => [
        name,
        name === 'status' && writer === 'content'
          ? // A row that a moderator took out, or whose tractor is sold, stays so.
            sql`case when ${column} = ${RETIRED} then excluded.status else ${column} end`
          : sql`excluded.${sql.identifier(column.name)}`,
      ]),
  );
}

/**
 * Retires the content's rows but those with these keys, and but those that are `needed`. They stay
 * where they are; a row without a key is a visitor's, one of an operator is the operator's.
 */
export async function retireOthers(
  db: Database,
  table: ContentTable,
  key: PgColumn,
  keep: readonly string[],
  needed?: SQL,
): Promise<void> {
  const others = and(
    eq(table.by_operator, false),
    keep.length === 0 ? isNotNull(key) : notInArray(key, [...keep]),
    needed && sql`not (${needed})`,
  );
  await db.execute(
    'retired_at' in table
      ? sql`update ${table} set retired_at = now() where ${and(others, isNull(table.retired_at))}`
      : sql`update ${table} set status = ${RETIRED} where ${and(others, eq(table.status, 'approved'))}`,
  );
}
