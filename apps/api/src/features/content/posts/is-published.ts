import type { Language } from '@tractor-haat/i18n';
import { and, eq, getTableColumns, lte, or, type SQL, sql } from 'drizzle-orm';
import { isLive } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { posts, postTexts } from './tables.ts';

const { words: _, ...columnsWithoutSources } = getTableColumns(posts);

/** Omits the source texts of the editors, because they are long. */
export const POST_COLUMNS = columnsWithoutSources;

const isDue = and(eq(posts.state, 'scheduled'), lte(posts.show_at, sql`now()`));

export function isPublished(...conditions: (SQL | undefined)[]): SQL {
  return isLive(posts, or(eq(posts.state, 'published'), isDue), ...conditions);
}

export function createDuePostCounter(db: Database): () => Promise<number> {
  const dueQuery = db
    .select({ due: sql<number>`count(*)::int` })
    .from(posts)
    .where(isDue)
    .prepare('due_posts');
  return async () => (await dueQuery.execute())[0]?.due ?? 0;
}

/** Joins a post with its text in `language`, or with its English text if it is not translated. */
export function createTextCondition(language: Language): SQL | undefined {
  const isTranslation = isLive(
    postTexts,
    eq(postTexts.post_id, posts.id),
    eq(postTexts.language, language),
  );
  if (language === 'en') return isTranslation;
  const isEnglishFallback = isLive(
    postTexts,
    eq(postTexts.post_id, posts.id),
    eq(postTexts.language, 'en'),
    sql`not exists (
      select 1 from post_texts translation
      where translation.post_id = ${posts.id} and translation.language = ${language}
        and translation.retired_at is null
    )`,
  );
  return or(isTranslation, isEnglishFallback);
}

export const CARD_TEXT_COLUMNS = {
  language: postTexts.language,
  title: postTexts.title,
  description: postTexts.description,
  reading_minutes: postTexts.reading_minutes,
} as const;
