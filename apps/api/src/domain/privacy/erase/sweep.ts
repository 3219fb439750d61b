import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { numberPattern } from './number-pattern.ts';
import { rowsOf } from './rows-of.ts';
import { type TextColumn, type TextTable, textTables } from './text-columns.ts';

/** Stands where a number stood. Digits, as JSON may hold it as a number; no Indian mobile begins with 1. */
const MASK = '1111111111';

/**
 * Takes a number out of whatever words still hold it, in every table of every schema: what somebody else wrote, a
 * history, a queue. A row that is told apart by such a word goes. Gives how many rows it found.
 */
export async function sweep(tx: Database, mobile: string): Promise<number> {
  const pattern = numberPattern(mobile);
  let found = 0;
  for (const table of await textTables(tx)) found += await sweepTable(tx, table, pattern);
  return found;
}

async function sweepTable(tx: Database, table: TextTable, pattern: string): Promise<number> {
  const own = sql`${sql.identifier(table.schema)}.${sql.identifier(table.name)}`;
  const keys = table.columns.filter(({ is_key }) => is_key);
  const others = table.columns.filter(({ is_key }) => !is_key);
  const deleted =
    keys.length === 0 ? 0 : await count(tx, sql`delete from ${own} where ${holds(keys, pattern)}`);
  if (others.length === 0) return deleted;
  const masked = others.map((column) => sql`${nameOf(column)} = ${without(column, pattern)}`);
  const update = sql`update ${own} set ${sql.join(masked, sql`, `)} where ${holds(others, pattern)}`;
  return deleted + (await count(tx, update));
}

const nameOf = ({ name }: TextColumn) => sql.identifier(name);
const asText = (column: TextColumn) => sql`${nameOf(column)}::text`;

/** One look at all the words of a row: a table has many rows, and hardly one of them holds the number. */
function holds(columns: readonly TextColumn[], pattern: string): SQL {
  const words = sql.join(columns.map(asText), sql`, `);
  return sql`concat_ws(' ', ${words}) ~ ${pattern}`;
}

function without(column: TextColumn, pattern: string): SQL {
  const masked = sql`regexp_replace(${asText(column)}, ${pattern}, ${MASK}, 'g')`;
  if (column.kind === 'text') return masked;
  if (column.kind === 'list') return sql`${masked}::text[]`;
  return column.kind === 'json' ? sql`${masked}::json` : sql`${masked}::jsonb`;
}

async function count(tx: Database, change: SQL): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    tx,
    sql`with changed as (${change} returning 1) select count(*)::int as count from changed`,
  );
  return row?.count ?? 0;
}
