import { POST_CATEGORIES } from '@tractor-haat/api-client';
import { exactText, language } from '@tractor-haat/api-client/contract';
import { z } from 'zod';
import type { Database } from '../../../../database/database.ts';
import { formatRss } from '../../../../domain/content/posts/feed/format-rss.ts';
import { listPosts } from '../../../../domain/content/posts/list-posts.ts';
import { createTranslatedError } from '../../../../shared/create-translated-error.ts';
import type { App } from '../../../server/app.ts';
import { cachePublicly } from '../../../server/cache-publicly.ts';

const feedParams = z.object({ file: exactText().max(80) });
const feedNameSchema = z.object({ category: z.enum(['all', ...POST_CATEGORIES]), language });

/** Example: `/api/rss/tyre-news.hi.xml` contains the newest posts about tyres in Hindi. */
export function addFeedRoutes(app: App, db: Database, origin: string): void {
  app.get(
    '/api/rss/:file',
    {
      schema: {
        summary: 'Returns the RSS feed of news and blogs: {category or all}.{language}.xml',
        tags: ['posts'],
        params: feedParams,
      },
    },
    async ({ params }, reply) => {
      const [, category, languageCode] = /^([a-z-]+)\.([a-z]{2})\.xml$/.exec(params.file) ?? [];
      const { data: feed } = feedNameSchema.safeParse({ category, language: languageCode });
      if (feed === undefined) throw createTranslatedError('resource_missing', 'NOT_FOUND');
      const { items } = await listPosts(db, {
        page: 1,
        language: feed.language,
        ...(feed.category === 'all' ? {} : { category: feed.category }),
      });
      cachePublicly(reply);
      return reply
        .type('application/rss+xml; charset=utf-8')
        .send(formatRss(items, feed.category, feed.language, origin));
    },
  );
}
