import { LANGUAGES } from '@tractor-haat/i18n';
import { getTableColumns, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { implementBrands } from '../database/schema/implement-brands.ts';
import { implementTypes } from '../database/schema/implement-types.ts';
import { implementsTable } from '../database/schema/implements.ts';
import { videos } from '../database/schema/videos.ts';
import type { Content } from './checked-content.ts';

/** PostgreSQL takes 65,535 parameters in a statement; our widest row has 19. */
const ROWS_AT_ONCE = 500;

/** Makes the tables say what the content says. Rows keep their ids as long as their keys live. */
export async function writeContent(
  db: Database,
  content: Content,
  clips: ReadonlySet<string>,
): Promise<void> {
  await upsert(db, implementTypes, implementTypes.slug, content.types);
  await upsert(db, implementBrands, implementBrands.slug, content.brands);
  const typeIds = await idsBySlug(db, implementTypes);
  const brandIds = await idsBySlug(db, implementBrands);
  const machines = content.implements.map(({ type, brand, ...row }) => ({
    ...row,
    type_id: typeIds.get(type),
    brand_id: brandIds.get(brand),
  }));
  // Rows that left come out first: one of the new ones may have taken the address of such a row.
  await removeOthers(db, implementsTable, implementsTable.key, machines.map(keyOf));
  await upsert(db, implementsTable, implementsTable.key, machines);
  const clipRows = content.videos.map((row) => ({
    ...row,
    caption_languages: LANGUAGES.filter((language) => clips.has(`${row.clip}.${language}.vtt`)),
  }));
  await removeOthers(db, videos, videos.key, clipRows.map(keyOf));
  await upsert(db, videos, videos.key, clipRows);
  await removeOthers(db, implementTypes, implementTypes.slug, content.types.map(slugOf));
  await removeOthers(db, implementBrands, implementBrands.slug, content.brands.map(slugOf));
}

const keyOf = (row: { key: string }) => row.key;
const slugOf = (row: { slug: string }) => row.slug;

async function upsert<T extends PgTable>(
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

async function removeOthers(
  db: Database,
  table: PgTable,
  key: PgColumn,
  keep: readonly string[],
): Promise<void> {
  await db.delete(table).where(keep.length === 0 ? sql`true` : notInArray(key, [...keep]));
}

async function idsBySlug(
  db: Database,
  table: typeof implementTypes | typeof implementBrands,
): Promise<Map<string, number>> {
  const rows = await db.select({ slug: table.slug, id: table.id }).from(table);
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}
