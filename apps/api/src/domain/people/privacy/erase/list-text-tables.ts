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
    sql`select place.nspname as schema, own.relname as table, part.attname as column, kind.typname as type,
        exists (select from pg_index key where key.indrelid = own.oid and key.indisunique
          and part.attnum = any (key.indkey)) as is_key
      from pg_attribute part
      join pg_class own on own.oid = part.attrelid and own.relkind = 'r'
      join pg_namespace place on place.oid = own.relnamespace
      join pg_type kind on kind.oid = part.atttypid
      where part.attnum > 0 and not part.attisdropped and part.attgenerated = ''
        and place.nspname not in ('pg_catalog', 'information_schema') and place.nspname !~ '^pg_(toast|temp)'
        and kind.typname in ('text', 'varchar', 'bpchar', 'json', 'jsonb', '_text', '_varchar')
      order by 1, 2, part.attnum`,
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
