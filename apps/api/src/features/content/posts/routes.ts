import { POST_CATEGORIES } from '@tractor-haat/api-client';
import { endpoints, language } from '@tractor-haat/api-client/contract';
import { z } from 'zod';
import type { Database } from '../../../core/database/database.ts';
import { createTranslatedError } from '../../../core/messages/http-error.ts';
import type { App } from '../../../core/server/app.ts';
import { formatRss } from './format-rss.ts';
import { listPosts, requirePost } from './list-posts.ts';

export function addPostRoutes(app: App, db: Database): void {
  app.endpoint(endpoints.listPosts, async ({ query }) => ({ data: await listPosts(db, query) }));
  app.endpoint(endpoints.getPost, async ({ params, query }) => ({
    data: await requirePost(db, params.slug, query.language),
  }));
}

const feedNameSchema = z.object({ category: z.enum(['all', ...POST_CATEGORIES]), language });

/** Example: `/api/rss/tyre-news.hi.xml` contains the newest posts about tyres in Hindi. */
export function addFeedRoutes(app: App, db: Database, origin: string): void {
  app.endpoint(endpoints.getFeed, async ({ params }, reply) => {
    const [, category, languageCode] = /^([a-z-]+)\.([a-z]{2})\.xml$/.exec(params.file) ?? [];
    const { data: feed } = feedNameSchema.safeParse({ category, language: languageCode });
    if (feed === undefined) throw createTranslatedError('resource_missing', 'NOT_FOUND');
    const { items } = await listPosts(db, {
      page: 1,
      language: feed.language,
      ...(feed.category === 'all' ? {} : { category: feed.category }),
    });
    return reply
      .type('application/rss+xml; charset=utf-8')
      .send(formatRss(items, feed.category, feed.language, origin));
  });
}
