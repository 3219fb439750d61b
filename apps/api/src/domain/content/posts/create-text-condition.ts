import type { Language } from '@tractor-haat/i18n';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import { isLive } from '../../../database/schema/content-columns.ts';
import { postTexts } from '../../../database/schema/post-texts.ts';
import { posts } from '../../../database/schema/posts.ts';

export function createTextCondition(language: Language): SQL | undefined {
  const translated = isLive(
    postTexts,
    eq(postTexts.post_id, posts.id),
    eq(postTexts.language, language),
  );
  if (language === 'en') return translated;
  const english = isLive(
    postTexts,
    eq(postTexts.post_id, posts.id),
    eq(postTexts.language, 'en'),
    sql`not exists (select 1 from post_texts t where t.post_id = ${posts.id} and t.language = ${language} and t.retired_at is null)`,
  );
  return or(translated, english);
}

export const CARD_TEXT_COLUMNS = {
  language: postTexts.language,
  title: postTexts.title,
  description: postTexts.description,
  reading_minutes: postTexts.reading_minutes,
} as const;
