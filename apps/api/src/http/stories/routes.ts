import {
  PER_PAGE,
  type StoryCard,
  storiesAnswer,
  storiesQuery,
  storyAnswer,
  storyParams,
  storyQuery,
} from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { asc, count, desc } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { live } from '../../database/schema/from-content.ts';
import { stories } from '../../database/schema/stories.ts';
import { localText } from '../../shared/localised-text.ts';
import { pageNumbers } from '../../shared/pages.ts';
import { refuseTold } from '../../shared/refuse-told.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import { cachePublicly } from '../server/caching.ts';

type Row = typeof stories.$inferSelect;

export function addStoryRoutes(app: App, db: Database): void {
  const newestFirst = () =>
    db
      .select()
      .from(stories)
      .where(live(stories))
      .orderBy(desc(stories.published_on), asc(stories.slug));
  app.get(
    '/api/v1/stories',
    {
      schema: {
        summary: 'Web stories, 24 a page, newest first',
        tags: ['stories'],
        querystring: storiesQuery,
        response: answers(storiesAnswer),
      },
    },
    async ({ query: { page, language } }, reply) => {
      const [rows, totals] = await Promise.all([
        newestFirst()
          .limit(PER_PAGE)
          .offset((page - 1) * PER_PAGE),
        db.select({ total: count() }).from(stories).where(live(stories)),
      ]);
      const items = rows.map((row) => cardOf(row, language));
      cachePublicly(reply);
      return { data: { items, ...pageNumbers(totals[0]?.total ?? 0, page) } };
    },
  );
  app.get(
    '/api/v1/stories/:slug',
    {
      schema: {
        summary: 'One web story with its slides and the story to read next',
        tags: ['stories'],
        params: storyParams,
        querystring: storyQuery,
        response: answers(storyAnswer),
      },
    },
    async ({ params, query: { language } }, reply) => {
      const rows = await newestFirst();
      const place = rows.findIndex(({ slug }) => slug === params.slug);
      const row = rows[place];
      if (row === undefined) throw refuseTold('not_there', 'NOT_FOUND');
      // After the last one the first follows.
      const next = rows[(place + 1) % rows.length];
      cachePublicly(reply);
      return {
        data: {
          ...cardOf(row, language),
          more: row.more,
          slides: row.slides.map(({ picture, heading, text }) => ({
            picture: { ...picture, alt: localText(heading, language) },
            heading: localText(heading, language),
            text: localText(text, language),
          })),
          next: next === undefined || next === row ? null : cardOf(next, language),
        },
      };
    },
  );
}

function cardOf(row: Row, language: Language): StoryCard {
  const title = localText(row.title, language);
  return {
    slug: row.slug,
    title,
    description: localText(row.description, language),
    published_on: row.published_on,
    picture: { ...row.picture, alt: title },
    slide_count: row.slides.length,
  };
}
