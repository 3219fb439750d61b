import { LANGUAGES } from '@tractor-haat/i18n';
import { and, eq, isNotNull, notInArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { playlists } from '../../database/schema/playlists.ts';
import { answers, questions } from '../../database/schema/questions.ts';
import { reels } from '../../database/schema/reels.ts';
import { stories } from '../../database/schema/stories.ts';
import { subsidies } from '../../database/schema/subsidies.ts';
import { writePosts } from '../posts/import/write-posts.ts';
import { clipFolder, type MediaContent } from './checked-media.ts';
import type { QuestionRow } from './media-rows.ts';
import { removeOthers, upsert } from './upsert.ts';

/** Makes the media section's tables say what its content says; what visitors wrote stays. */
export async function writeMedia(
  db: Database,
  content: MediaContent,
  clips: ReadonlySet<string>,
): Promise<void> {
  const slugOf = ({ slug }: { slug: string }) => slug;
  await writePosts(db, content.posts, content.names);
  const reelRows = content.reels.map((row) => {
    const clip = `${clipFolder(row.clip, clips)}/${row.clip}`;
    const caption_languages = LANGUAGES.filter((language) => clips.has(`${clip}.${language}.vtt`));
    return { ...row, clip, caption_languages };
  });
  await upsert(db, reels, reels.slug, reelRows);
  await removeOthers(db, reels, reels.slug, reelRows.map(slugOf));
  await upsert(db, stories, stories.slug, content.stories);
  await removeOthers(db, stories, stories.slug, content.stories.map(slugOf));
  await upsert(db, subsidies, subsidies.slug, content.subsidies);
  await removeOthers(db, subsidies, subsidies.slug, content.subsidies.map(slugOf));
  await upsert(db, playlists, playlists.slug, content.playlists);
  await removeOthers(db, playlists, playlists.slug, content.playlists.map(slugOf));
  await writeQuestions(db, content.questions);
}

async function writeQuestions(db: Database, rows: readonly QuestionRow[]): Promise<void> {
  for (const { answers: replies, ...row } of rows) {
    // A row that a moderator took out stays out: its status is not written again.
    const values = { ...row, demo: true, status: 'approved' as const };
    const { status: _, ...set } = values;
    const [written] = await db
      .insert(questions)
      .values(values)
      .onConflictDoUpdate({ target: questions.key, set })
      .returning({ id: questions.id });
    for (const reply of replies) {
      const answer = { ...reply, question_id: written?.id ?? 0, demo: true };
      await db
        .insert(answers)
        .values({ ...answer, status: 'approved' })
        .onConflictDoUpdate({ target: answers.key, set: answer });
    }
  }
  const keys = rows.map(({ key }) => key);
  const replyKeys = rows.flatMap(({ answers: replies }) => replies.map(({ key }) => key));
  await db
    .delete(answers)
    .where(and(isNotNull(answers.key), notInArray(answers.key, replyKeys), eq(answers.demo, true)));
  await db
    .delete(questions)
    .where(
      and(isNotNull(questions.key), notInArray(questions.key, keys), eq(questions.demo, true)),
    );
}
