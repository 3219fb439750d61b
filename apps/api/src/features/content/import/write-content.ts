import { LANGUAGES } from '@tractor-haat/i18n';
import { eq, type SQL, sql } from 'drizzle-orm';
import { isLive } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { retireOthers, upsert } from '../../../core/files/upsert.ts';
import {
  implementBrands,
  implementsTable,
  implementTypes,
} from '../../catalogue/products/tables.ts';
import { answers, questions } from '../../community/questions/tables.ts';
import { playlists, reels, stories, subsidies, videos } from '../media/tables.ts';
import { writePosts } from '../posts/write-posts.ts';
import type { Content } from './check-content.ts';
import { findClipFolder, type MediaContent } from './check-media.ts';
import type { QuestionRow } from './media-rows.ts';

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

/** Does not change rows of visitors, such as their questions. */
export async function writeMedia(
  db: Database,
  content: MediaContent,
  clips: ReadonlySet<string>,
): Promise<void> {
  const selectSlug = ({ slug }: { slug: string }) => slug;
  await writePosts(db, content.posts, content.names);
  const reelRows = content.reels.map((row) => {
    const clip = `${findClipFolder(row.clip, clips)}/${row.clip}`;
    const caption_languages = LANGUAGES.filter((language) => clips.has(`${clip}.${language}.vtt`));
    return { ...row, clip, caption_languages };
  });
  await upsert(db, reels, reels.slug, reelRows);
  await retireOthers(db, reels, reels.slug, reelRows.map(selectSlug));
  await upsert(db, stories, stories.slug, content.stories);
  await retireOthers(db, stories, stories.slug, content.stories.map(selectSlug));
  await upsert(db, subsidies, subsidies.slug, content.subsidies);
  await retireOthers(db, subsidies, subsidies.slug, content.subsidies.map(selectSlug));
  await upsert(db, playlists, playlists.slug, content.playlists);
  await retireOthers(db, playlists, playlists.slug, content.playlists.map(selectSlug));
  await writeQuestions(db, content.questions);
}

async function writeQuestions(db: Database, rows: readonly QuestionRow[]): Promise<void> {
  const questionRows = rows.map(({ answers: _, ...row }) => ({ ...row, ...PUBLISHED_COLUMNS }));
  await upsert(db, questions, questions.key, questionRows);
  const existing = await db.select({ key: questions.key, id: questions.id }).from(questions);
  const ids = new Map(existing.map(({ key, id }) => [key, id]));
  const replies = rows.flatMap(({ key, answers: answerRows }) =>
    answerRows.map((reply) => ({ ...reply, ...PUBLISHED_COLUMNS, question_id: ids.get(key) })),
  );
  await upsert(db, answers, answers.key, replies);
  const selectKey = ({ key }: { key: string }) => key;
  await retireOthers(db, answers, answers.key, replies.map(selectKey));
  await retireOthers(db, questions, questions.key, rows.map(selectKey));
}

const PUBLISHED_COLUMNS = { demo: true, status: 'approved' };
