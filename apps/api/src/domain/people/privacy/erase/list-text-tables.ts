import { sql } from 'drizzle-orm';
import type { Database } from '../../../../database/database.ts';
import { queryRows } from './query-rows.ts';

export type TextColumn = {
  name: string;
  kind: 'text' | 'list' | 'json' | 'jsonb';
  is_key: boolean;
};

export type TextTable = { schema: string; name: string; columns: TextColumn[] };

type Row = { schema: string; table: string; column: string; type: string; is_key: boolean };

const COLUMN_KINDS: Readonly<Record<string, TextColumn['kind']>> = {
  json: 'json',
  jsonb: 'jsonb',
  _text: 'list',
  _varchar: 'list',
};

/** Includes JSON columns and all schemas except those of the system. */
export async function listTextTables(db: Database): Promise<TextTable[]> {
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
