import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';

type Reference = { child: string; child_column: string; parent_column: string; on_delete: string };

/** `pg_constraint.confdeltype` of `on delete set null`, which needs no deletion of the child rows. */
const SET_NULL = 'n';

/** Deletes referring rows first. They are found by the foreign keys of the database, which include new tables. */
export async function deleteTree(tx: Database, table: string, where: SQL): Promise<number> {
  const target = sql.identifier(table);
  for (const { child, child_column, parent_column, on_delete } of await listReferences(tx, table)) {
    const parents = sql`select ${sql.identifier(parent_column)} from ${target} where ${where}`;
    const column = sql.identifier(child_column);
    const refersToDeleted = sql`${column} in (${parents})`;
    if (child === table)
      await tx.execute(
        sql`update ${target} set ${column} = null where ${refersToDeleted} and not (${where})`,
      );
    else if (on_delete !== SET_NULL) await deleteTree(tx, child, refersToDeleted);
  }
  const [deleted] = await queryRows<{ count: number }>(
    tx,
    sql`with deleted as (delete from ${target} where ${where} returning 1) select count(*)::int as count from deleted`,
  );
  return deleted?.count ?? 0;
}

/** All foreign keys of the database have one column. */
function listReferences(tx: Database, table: string): Promise<Reference[]> {
  return queryRows<Reference>(
    tx,
    sql`select child.relname as child, child_column.attname as child_column,
        parent_column.attname as parent_column, reference.confdeltype::text as on_delete
      from pg_constraint reference
      join pg_class child on child.oid = reference.conrelid
      join pg_class parent on parent.oid = reference.confrelid
      join pg_namespace namespace on namespace.oid = parent.relnamespace and namespace.nspname = 'public'
      join pg_attribute child_column
        on child_column.attrelid = child.oid and child_column.attnum = reference.conkey[1]
      join pg_attribute parent_column
        on parent_column.attrelid = parent.oid and parent_column.attnum = reference.confkey[1]
      where reference.contype = 'f' and parent.relname = ${table}
      order by 1, 2`,
  );
}

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

/** Both database drivers return an object with `rows`, which the type of `execute` lacks. */
export async function queryRows<T extends object>(db: Database, query: SQL): Promise<T[]> {
  const result = await db.execute(query);
  const isResult = typeof result === 'object' && result !== null && 'rows' in result;
  return isResult && Array.isArray(result.rows) ? result.rows : [];
}
