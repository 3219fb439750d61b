import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { queryRows } from '../../../core/database/delete-tree.ts';

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

type TextColumn = {
  name: string;
  kind: 'text' | 'list' | 'json' | 'jsonb';
  is_key: boolean;
};

type TextTable = { schema: string; name: string; columns: TextColumn[] };

type Row = { schema: string; table: string; column: string; type: string; is_key: boolean };

const COLUMN_KINDS: Readonly<Record<string, TextColumn['kind']>> = {
  json: 'json',
  jsonb: 'jsonb',
  _text: 'list',
  _varchar: 'list',
};

/** Includes JSON columns and all schemas except those of the system. */
async function listTextTables(db: Database): Promise<TextTable[]> {
  const rows = await queryRows<Row>(
    db,
    sql`select namespace.nspname as schema, relation.relname as table, attribute.attname as column,
        type.typname as type,
        exists (select from pg_index index where index.indrelid = relation.oid and index.indisunique
          and attribute.attnum = any (index.indkey)) as is_key
      from pg_attribute attribute
      join pg_class relation on relation.oid = attribute.attrelid and relation.relkind = 'r'
      join pg_namespace namespace on namespace.oid = relation.relnamespace
      join pg_type type on type.oid = attribute.atttypid
      where attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = ''
        and namespace.nspname not in ('pg_catalog', 'information_schema')
        and namespace.nspname !~ '^pg_(toast|temp)'
        and type.typname in ('text', 'varchar', 'bpchar', 'json', 'jsonb', '_text', '_varchar')
      order by 1, 2, attribute.attnum`,
  );
  const tables = new Map<string, TextTable>();
  for (const { schema, table, column, type, is_key } of rows) {
    const key = `${schema}.${table}`;
    const textTable = tables.get(key) ?? { schema, name: table, columns: [] };
    textTable.columns.push({ name: column, kind: COLUMN_KINDS[type] ?? 'text', is_key });
    tables.set(key, textTable);
  }
  return [...tables.values()];
}
