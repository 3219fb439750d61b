import { LANGUAGES } from '@tractor-haat/i18n';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { isLive } from '../../../database/schema/content-columns.ts';
import { implementBrands } from '../../../database/schema/implement-brands.ts';
import { implementTypes } from '../../../database/schema/implement-types.ts';
import { implementsTable } from '../../../database/schema/implements-table.ts';
import { videos } from '../../../database/schema/videos.ts';
import { retireOthers, upsert } from '../../../shared/content-rows/upsert.ts';
import type { Content } from './content.ts';

export async function writeContent(
  db: Database,
  content: Content,
  clips: ReadonlySet<string>,
): Promise<void> {
  await upsert(db, implementTypes, implementTypes.slug, content.types);
  await upsert(db, implementBrands, implementBrands.slug, content.brands);
  const typeIds = await listIdsBySlug(db, implementTypes);
  const brandIds = await listIdsBySlug(db, implementBrands);
  const implementRows = content.implements.map(({ type, brand, ...row }) => ({
    ...row,
    type_id: typeIds.get(type),
    brand_id: brandIds.get(brand),
  }));
  // Missing rows are retired first, because a new row may have one of their slugs.
  await retireOthers(db, implementsTable, implementsTable.key, implementRows.map(selectKey));
  await upsert(db, implementsTable, implementsTable.key, implementRows);
  const videoRows = content.videos.map((row) => ({
    ...row,
    caption_languages: LANGUAGES.filter((language) => clips.has(`${row.clip}.${language}.vtt`)),
    voice_languages: LANGUAGES.filter((language) => clips.has(`${row.clip}.${language}.mp3`)),
  }));
  await retireOthers(db, videos, videos.key, videoRows.map(selectKey));
  await upsert(db, videos, videos.key, videoRows);
  const { types, brands } = content;
  // The content lacks implements of operators, but their types and brands must not be retired.
  const isTypeUsed = isReferencedByLive(eq(implementsTable.type_id, implementTypes.id));
  const isBrandUsed = isReferencedByLive(eq(implementsTable.brand_id, implementBrands.id));
  await retireOthers(db, implementTypes, implementTypes.slug, types.map(selectSlug), isTypeUsed);
  await retireOthers(
    db,
    implementBrands,
    implementBrands.slug,
    brands.map(selectSlug),
    isBrandUsed,
  );
}

const selectKey = (row: { key: string }) => row.key;
const selectSlug = (row: { slug: string }) => row.slug;

const isReferencedByLive = (condition: SQL) =>
  sql`exists (select 1 from ${implementsTable} where ${isLive(implementsTable, condition)})`;

async function listIdsBySlug(
  db: Database,
  table: typeof implementTypes | typeof implementBrands,
): Promise<Map<string, number>> {
  const rows = await db.select({ slug: table.slug, id: table.id }).from(table);
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}
