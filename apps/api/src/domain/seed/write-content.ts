import { LANGUAGES } from '@tractor-haat/i18n';
import type { Database } from '../../database/database.ts';
import { implementBrands } from '../../database/schema/implement-brands.ts';
import { implementTypes } from '../../database/schema/implement-types.ts';
import { implementsTable } from '../../database/schema/implements.ts';
import { videos } from '../../database/schema/videos.ts';
import type { Content } from './content.ts';
import { removeOthers, upsert } from './upsert.ts';

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

async function idsBySlug(
  db: Database,
  table: typeof implementTypes | typeof implementBrands,
): Promise<Map<string, number>> {
  const rows = await db.select({ slug: table.slug, id: table.id }).from(table);
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}
