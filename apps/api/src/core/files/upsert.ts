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
import { RETIRED_STATUS } from '../database/content-columns.ts';
import type { Database } from '../database/database.ts';

/** PostgreSQL accepts 65,535 parameters per statement, and the widest row has 35. */
const MAX_ROWS_PER_STATEMENT = 500;

/** Tables to which visitors also write have a `status` instead of `retired_at`. */
export type ContentTable = PgTable & { by_operator: PgColumn } & (
    | { retired_at: PgColumn }
    | { status: PgColumn }
  );

/** A content import skips rows of operators. An operator overwrites all rows. */
export type Writer = 'content' | 'operator';

const PRESERVED_COLUMNS = new Set(['id', 'created_at', 'moderated_at']);

/** Existing rows keep their id. Retired rows become live again. */
export async function upsert<T extends ContentTable>(
  db: Database,
  table: T,
  key: PgColumn,
  rows: readonly object[],
  writer: Writer = 'content',
): Promise<void> {
  const set = toUpdateColumns(table, key, writer);
  const byOperator = writer === 'operator';
  for (let start = 0; start < rows.length; start += MAX_ROWS_PER_STATEMENT) {
    const values = rows
      .slice(start, start + MAX_ROWS_PER_STATEMENT)
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

function toUpdateColumns(table: PgTable, key: PgColumn, writer: Writer): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(
    columns
      .filter(([name, column]) => !PRESERVED_COLUMNS.has(name) && column !== key)
      .map(([name, column]) => [
        name,
        name === 'status' && writer === 'content'
          ? reactivateRetired(column)
          : sql`excluded.${sql.identifier(column.name)}`,
      ]),
  );
}

/** Moderators and sellers also change the status, so a content import replaces only `retired`. */
const reactivateRetired = (status: PgColumn): SQL =>
  sql`case when ${status} = ${RETIRED_STATUS} then excluded.status else ${status} end`;

/** Retires rows that are not in `currentKeys`, except needed rows and rows of operators and visitors. */
export async function retireOthers(
  db: Database,
  table: ContentTable,
  key: PgColumn,
  currentKeys: readonly string[],
  neededCondition?: SQL,
): Promise<void> {
  const removedCondition = and(
    eq(table.by_operator, false),
    currentKeys.length === 0 ? isNotNull(key) : notInArray(key, [...currentKeys]),
    neededCondition && sql`not (${neededCondition})`,
  );
  if ('retired_at' in table) {
    const condition = and(removedCondition, isNull(table.retired_at));
    await db.execute(sql`update ${table} set retired_at = now() where ${condition}`);
  } else {
    const condition = and(removedCondition, eq(table.status, 'approved'));
    await db.execute(sql`update ${table} set status = ${RETIRED_STATUS} where ${condition}`);
  }
}
