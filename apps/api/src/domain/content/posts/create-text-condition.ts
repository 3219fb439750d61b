import type { Language } from '@tractor-haat/i18n';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import { isLive } from '../../../database/schema/content-columns.ts';
import { postTexts } from '../../../database/schema/post-texts.ts';
import { posts } from '../../../database/schema/posts.ts';

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
