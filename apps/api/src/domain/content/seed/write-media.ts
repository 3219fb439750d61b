import { LANGUAGES } from '@tractor-haat/i18n';
import type { Database } from '../../../database/database.ts';
import { playlists } from '../../../database/schema/playlists.ts';
import { answers, questions } from '../../../database/schema/questions.ts';
import { reels } from '../../../database/schema/reels.ts';
import { stories } from '../../../database/schema/stories.ts';
import { subsidies } from '../../../database/schema/subsidies.ts';
import { retireOthers, upsert } from '../../../shared/content-rows/upsert.ts';
import { writePosts } from '../posts/import/write-posts.ts';
import { findClipFolder, type MediaContent } from './check-media.ts';
import type { QuestionRow } from './media-rows.ts';

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
