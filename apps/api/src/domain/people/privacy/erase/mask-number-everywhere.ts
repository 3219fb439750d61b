import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../database/database.ts';
import { listTextTables, type TextColumn, type TextTable } from './list-text-tables.ts';
import { queryRows } from './query-rows.ts';

/** Code points of the digit zero in Devanagari and Gujarati. */
const SCRIPT_ZEROS = [0x966, 0xae6];

/** JSON may contain the number as a numeric value, so the mask has digits. No Indian mobile number begins with 1. */
const MASKED_NUMBER = '1111111111';

/** Rows with the number in their key are deleted. Returns how many rows were changed or deleted. */
export async function maskNumberEverywhere(tx: Database, mobile: string): Promise<number> {
  const pattern = createNumberPattern(mobile);
  let rowCount = 0;
  for (const table of await listTextTables(tx))
    rowCount += await maskNumberInTable(tx, table, pattern);
  return rowCount;
}

function createNumberPattern(mobile: string): string {
  return [...mobile]
    .map((digit) => {
      const variants = SCRIPT_ZEROS.map((zero) => String.fromCodePoint(zero + Number(digit)));
      return `[${digit}${variants.join('')}]`;
    })
    .join('[ .-]?');
}

async function maskNumberInTable(tx: Database, table: TextTable, pattern: string): Promise<number> {
  const target = sql`${sql.identifier(table.schema)}.${sql.identifier(table.name)}`;
  const keys = table.columns.filter(({ is_key }) => is_key);
  const otherColumns = table.columns.filter(({ is_key }) => !is_key);
  const deleted =
    keys.length === 0
      ? 0
      : await countChanged(tx, sql`delete from ${target} where ${containsNumber(keys, pattern)}`);
  if (otherColumns.length === 0) return deleted;
  const masked = otherColumns.map(
    (column) => sql`${quoteName(column)} = ${maskColumn(column, pattern)}`,
  );
  const update = sql`update ${target} set ${sql.join(masked, sql`, `)} where ${containsNumber(otherColumns, pattern)}`;
  return deleted + (await countChanged(tx, update));
}

const quoteName = ({ name }: TextColumn) => sql.identifier(name);
const castToText = (column: TextColumn) => sql`${quoteName(column)}::text`;

/** Hardly any row contains the number, so one condition checks all text columns of a row. */
function containsNumber(columns: readonly TextColumn[], pattern: string): SQL {
  const texts = sql.join(columns.map(castToText), sql`, `);
  return sql`concat_ws(' ', ${texts}) ~ ${pattern}`;
}

function maskColumn(column: TextColumn, pattern: string): SQL {
  const masked = sql`regexp_replace(${castToText(column)}, ${pattern}, ${MASKED_NUMBER}, 'g')`;
  if (column.kind === 'text') return masked;
  if (column.kind === 'list') return sql`${masked}::text[]`;
  return column.kind === 'json' ? sql`${masked}::json` : sql`${masked}::jsonb`;
}

async function countChanged(tx: Database, change: SQL): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    tx,
    sql`with changed as (${change} returning 1) select count(*)::int as count from changed`,
  );
  return row?.count ?? 0;
}
